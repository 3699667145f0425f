# What the browser says around the games.

# Everywhere

loading = Loading…
close = Close
cancel = Cancel
save = Save
all = All
on = On
off = Off
skip = Skip to the content
remove = Remove { $name }
show-more = Show more
try-again = Try again
language = Language
your-turn = your turn

nav-label = Pages
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules

lost-title = There is nothing here
lost-text = The address may be mistyped, or the table is gone.
lost-home = To the start

# What can go wrong

problem-unreachable = The server does not answer. Your connection may be lost.
problem-unknown = Something went wrong on the way.
problem-bad-request = The server does not understand that.
problem-wrong-password = Name and password do not match.
problem-password-wrong = This is not your password.
problem-not-allowed = That is not yours to do.
problem-banned = Whoever runs this server has closed this account.
problem-not-your-seat = That is not your seat.
problem-not-yet = The bot makes this decision. Then you can take your seat back.
problem-others-wait = Other people play there and would wait for you. Leave the seat to a bot.
problem-not-found = There is no such table, or it is not for your eyes.
problem-taken = That is taken already.
problem-too-large = That is too much at once.
problem-too-many = Too many requests. Wait a moment and try again.
problem-enough-waiting = You have as many open tables as you may have. Fill one of them, leave it or give it up first. Accounts may have more than guests.
problem-enough-bots = You have as many games with bots under way as you may have. Finish one or give one up first. Accounts may have more than guests.
problem-busy = The server is busy. Try again in a moment.
problem-session = You are not logged in here any more. Load the page anew.
problem-link-dead = This link has been used already, or is too old.
problem-name-empty = A name has at least one letter.
problem-name-long = The name is too long: 24 characters at most.
problem-name-hidden = The name has characters that cannot be seen.
problem-name-scripts = The name mixes letters of several scripts in one word, or uses letters that others could take for different ones.
problem-name-reserved = This name is kept for the site and its bots.
problem-name-taken = Somebody else has this name, or one that looks like it.
problem-own-name-empty = The name needs at least one letter.
problem-own-name-long = The name is too long: 60 characters at most.
problem-own-name-hidden = The name holds characters that cannot be seen.
problem-own-text-empty = The text is empty.
problem-own-text-long = The text is too long.
problem-own-text-hidden = The text holds characters that cannot be seen.
problem-own-texts-full = You keep as many texts as you may. Delete one first.
problem-password-short = A password has at least 8 characters.
problem-password-long = A password has 200 characters at most.
problem-password-weak = This password is easy to guess: many use it, or it follows from your name or the keyboard. A few words that do not belong together are better.
problem-password-unwritable = The password has characters that cannot be written.
problem-email-bad = This is not an address that mail can be sent to.
problem-webhook-bad = The address of a webhook begins with https:// or http:// and holds no password.

# Games

game-gaia = Gaia Project
    .line = Fourteen peoples, one map: terraform, research, federate.
    .time = 60–150 min
    .solo = Automa, 5 levels
game-race = Race for the Galaxy
    .line = With The Gathering Storm. Choose in secret, act together.
    .time = 20–40 min
    .solo = Robot, 3 levels
game-federation = Federation
    .line = Vote or fund: every ambassador has two sides.
    .time = 60–120 min

players-range = { $most ->
    [one] { $most } player
   *[other] { $least }–{ $most } players
 }
play-now = Play now
new-table = New table
solo = Solo

bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
bot-thinks = { $bot }, { $seconds } s
bot-about-random = Does anything that is allowed.
bot-about-greedy = Takes what looks best at once.
bot-about-other = A guest of this server.
bot-about-novice-gaia = Takes the nearest planet it can pay. Forgets round tiles and does not see what power it leaves to others.
bot-about-casual-gaia = Plans its own turn and likes income. Seldom federates early and overlooks the best now and then.
bot-about-skilled-gaia = Plans the whole round, counts tempo and tiles. Does not look far beyond it.
bot-about-expert-gaia = Searches many plans of the round, with the end of the game in sight. Overlooks little.
bot-about-novice-race = Places what it can pay. Does not think of what the others will call.
bot-about-casual-race = Builds an engine and trades, but guesses badly what others call.
bot-about-skilled-race = Judges a tableau by what thousands of games have taught it, and guesses the others’ calls.
bot-about-expert-race = The same learned eye, and it imagines rounds to come before it calls.
bot-about-novice-federation = Goes where most is given now. Forgets the law and the funding of the others.
bot-about-casual-federation = Sees its own votes and funds, seldom those of the others.
bot-about-skilled-federation = Plays the round through in its head before it places an ambassador.
bot-about-expert-federation = Plays many rounds through, and takes from others what they need.
bot-about-novice = Sees what lies before it.
bot-about-casual = Plans its turn, and overlooks something now and then.
bot-about-skilled = Looks ahead a little, and makes few mistakes.
bot-about-expert = Looks ahead as far as it can.
bot-time-novice = answers at once
bot-time-casual = answers at once
bot-time-skilled = thinks for a moment
bot-time-expert = thinks up to 3 seconds
player-deleted = Deleted player

# Home

home-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
 }
home-waiting-text = Your move is asked for.
home-calm = Nothing waits for you
home-calm-text = The others are to move. You will be told when it is your turn.
home-welcome = Welcome to Astrarium
home-welcome-text = Choose a game: against bots it starts at once.
home-continue = Continue
home-games = Games
home-mine = My games
home-mine-none = You are not playing yet. Play now starts a table against bots at once.
home-open = Open tables
home-open-none = No table waits for players. Make one, and others will find it here.
home-put-away = Put away
home-bring-back = Bring back
home-away = Put away
home-finished = Finished
home-finished-none = Your finished games will be here, to be replayed move by move.
tables-running = Being played
tables-running-none = No open game is being played now.
filter = Which tables are shown
filter-game = Every game
filter-pace = Every pace
filter-seats = Any open seat
filter-seats-least = { $count ->
    [one] { $count } open seat or more
   *[other] { $count } open seats or more
 }
filter-none = No table is like that now.

row-seats = { $taken } of { $seats } seats taken
row-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
row-waits = waiting for { $names }
row-join = Join
row-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st of { $players }
    [two] { $place }nd of { $players }
    [few] { $place }rd of { $players }
   *[other] { $place }th of { $players }
 }
row-abandoned = abandoned
row-vote = the others vote for a bot in your seat
row-stand-in = a bot plays for you: take your seat back
row-ending = the others would end the game
table-solo = Solo
table-with = With { $names }
table-bots = { $count ->
    [one] Against a bot
   *[other] Against { $count } bots
 }
table-untitled = Table

# Times

span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
clock-none = no clock
clock-live = { $minutes } min + { $bonus } s
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
 }
clock-hours = { $hours ->
    [one] { $hours } hour a move
   *[other] { $hours } hours a move
 }

# New table

new-game = Game
new-seats = Seats
new-options = Options of the game
new-clock = Clock
new-yes = Yes
new-no = No
new-more-options = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
 }
new-table-itself = Table
new-level = How strong are the bots?
new-thinking = They may think
new-thinking-usual = as usual
new-thinking-up-to = up to { $seconds } s
new-fewer = Fewer seats
new-more = More seats
new-solo = Or alone
fared = You finished ahead in { $ahead } of { $games }; it scored { $points } on average.
fared-not = Not played yet.
new-alone = Alone? One seat makes a solo game: { $rival }.
new-own-text = Own text…
new-none = None
new-add = Add…
new-title = Title
new-title-help = What others see in the list. May be empty.
new-seed = Seed
new-seed-help = The same number gives the same set-up. Empty: drawn by the server, and nobody knows it. With a seed of yours it is a practice table.
new-seen = Who sees it
new-seen-open = Everybody
new-seen-private = Players only
new-summary = Summary
new-sitting = { $count ->
    [one] { $count } seat: { $who }
   *[other] { $count } seats: { $who }
 }
new-usual-options = Usual options
new-spectators = Spectators see what is open to all
new-record = Rules version { $version }. The record keeps it, with seed and options.
new-open = Open the table
new-start = Start the game
new-start-bots = Start now, bots in empty seats

seat-me = Me
seat-me-about = you
seat-open = Open
seat-open-about = anyone may sit down
seat-invited = By invitation
seat-invited-short = By link
seat-invited-about = the link opens this seat only
seat-bot = Bot
seat-bot-level = Bot: { $bot }
seat-bot-about = plays at once, takes any seat
seat-which-bot = Bot for { $seat }
count-open = { $count } open
count-invited = { $count } by link
count-bot = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }

clock-pace = Pace
clock-length = Length
clock-kind-none = None
clock-kind-live = Live
clock-kind-turns = By turns
clock-about-none = Everybody takes the time that they need.
clock-about-live = Minutes for the whole game, and a few seconds more with every decision.
clock-about-turns = So much time for every decision: for games of one move a day.
clock-zero = At zero
clock-zero-wait = Nothing
clock-zero-bot = A bot plays on
clock-zero-wait-about = The clock shows it, and the others may vote for a bot.
clock-zero-bot-about = A bot plays on for the seat, until its person takes it back.
clock-zero-wait-then = at zero nothing happens
clock-zero-bot-then = at zero a bot plays on

# Joining by link

join-title = You are invited
join-text = Somebody keeps a seat for you at a private table.
join-with = At the table: { $names }
join-name = Your name
join-sit = Sit down in seat { $number }
join-watch = Only watch
join-over = This game is over; nobody can sit down any more.
join-begun = The game has begun: this seat was taken before you came.
join-yours = You already sit here.
join-taken = Somebody else has sat down in this seat; each link is good for one person. Ask for another one.
join-taken-open = Somebody else has sat down in this seat, but another one is open: look at the table.
join-name-taken = { $name } is at this table already. Choose another name, so that the others can tell you apart.
join-look = Look at the table

# Records

record-import = Import a record
record-text = A record is a game as text: from here, from the terminal or from a program. A finished one is replayed, another one goes on.
record-file = A file with a record
record-paste = Or paste the text here
record-open = Open the record

# Account

account-of = Account: { $name }
account-title = Account
account-title-guest = You are a guest
account-guest-text = You can play right away. An account keeps your games on other devices too.
account-text = Your games are kept under this name.
account-profile = Name and notices
account-make = Make an account
account-make-text = All your games stay yours.
account-have = I have an account
account-login = Log in
account-login-text = The games that you play as a guest stay with the guest.
account-logout = Log out
account-logout-guest = Log out as a guest?
account-logout-guest-text = Nothing but this browser proves who you are. After logging out nobody comes back to this guest's games: make an account first to keep them.
account-name = Name
account-name-help = Others see it at the table and in the lists.
account-password = Password
account-password-old = Password now
account-password-new = New password
account-password-help = At least 8 characters. A few words that do not belong together are good; names, rows of keys and what many use are refused.
account-password-change = Change password
account-password-text = All other browsers will be logged out.
account-password-changed = The password is changed, and all other browsers are logged out.
account-webhook = Webhook
account-webhook-help = An address that gets a POST when your turn begins, when others vote for a bot in your seat, and when somebody would end the game. May be empty.
account-email = E-mail address
account-email-help = Only for a forgotten password, and for news about your account. May be empty.
account-email-now = Letters go to { $email }.
account-email-none = Without an address nobody can send you another password.
account-email-sent = A letter is on its way to { $email }. Follow the link in it within an hour: the address is used only then.
account-email-removed = The account has no address now.
account-made = The account is made.
account-saved = Saved.
account-logged-out = You are logged out.

sessions = Where you are logged in
sessions-text = End whatever you do not know: a browser that was forgotten somewhere, or somebody else.
sessions-unknown = A program, or an unknown browser
sessions-current = this browser
sessions-seen = last used { $day }
sessions-made = since { $day }
sessions-end = End
sessions-end-one = End: { $device }
sessions-end-others = End all others
sessions-ended = Ended.

leave = Leave
delete = Delete the account
delete-guest = Delete this guest
delete-text = Your name, address, notes and cards go for good. Finished games stay, with a deleted player in your seat; in games under way a bot plays on for you.
delete-for-good = Delete for good
deleted = Deleted. You are a new guest.

forgot = Forgot your password?
forgot-text = We send a link by which you set another one.
forgot-who = Name or e-mail address
forgot-send = Send a link
forgot-sent = If there is an account with this name or address, and an address that was verified, a letter is on its way. Its link works for an hour.
forgot-host = This server sends no letters. Ask whoever runs it for a link.
reset-title = Another password
reset-text = All browsers will be logged out, and this one logged in.
reset-set = Set the password
verify-title = Is this your address?
verify-text = From then on letters about your account go there.
verify-yes = Yes, this is my address
verify-done = Thank you. The address is in use now.

# Settings

settings = Settings
settings-system = As the system
settings-theme = Theme
settings-dark = Dark
settings-light = Light
settings-palette = Colours
settings-palette-help = Shapes and letters tell everything apart in both.
settings-palette-default = Usual
settings-palette-safe = Colour-blind safe
settings-motion = Motion
settings-motion-help = Pieces travel from where they came to where they are.
settings-sound = Sound
settings-sound-help = One soft sound when your turn begins.
settings-notices = Notices
settings-notices-help = A notice of the system when your turn begins and you look elsewhere.
settings-notices-none = This browser shows notices only over a secure connection.

# Rules

rules-of = { $game }: the rules
rules-pictures = What it speaks of
rules-now = In this game, now
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
 }
rules-groups = Groups of rules
rules-none = No rule has these words.
rules-all = All rules
rules-link = Link to this rule
rules-back = Back
rules-away = The rules cannot be read now: the server does not answer.

# Gaia screen

gaia-map = Map
gaia-zoom-in = Closer
gaia-zoom-out = Farther
gaia-zoom-fit = The whole map
gaia-show-ranges = Ranges
gaia-show-charges = Power values
gaia-show-federations = Federations
gaia-legend-kept = still a candidate
gaia-legend-out = drops out in this step
gaia-legend-gone = already out
table-spot = { $price ->
    [none] { $where }, possible
   *[other] { $where }, possible, { $price }
 }

gaia-tab-research = Research
gaia-tab-boards = Boards
gaia-tab-score = Score
gaia-tab-factions = Factions
gaia-tab-automa = Automa

gaia-group-faction = Faction
    .ask = Choose your faction
gaia-group-rotate = Turn sectors
    .ask = Choose a sector to turn
gaia-group-place = Starting place
    .ask = Choose a planet for your first structure
gaia-group-booster = Booster
    .ask = Choose a round booster
gaia-group-income = Order of income
gaia-group-exchange = Exchange
gaia-group-redeem = Gain
gaia-group-tech = Tech tile
    .ask = Choose a tech tile
gaia-group-advance = Advance
    .ask = Choose a research area
gaia-group-lost = Lost Planet
    .ask = Choose an empty hex for the Lost Planet
gaia-group-satellite = Satellite
    .ask = Choose a hex for the satellite
gaia-group-token = Token
    .ask = Choose a federation token
gaia-group-charge = Charge
gaia-group-decline = Decline
gaia-group-pay = Pay tokens
gaia-group-spend = Brainstone
gaia-group-build = Mine
    .ask = Choose a planet for the mine
gaia-group-project = Gaia project
    .ask = Choose a Transdim planet
gaia-group-upgrade = Upgrade
    .ask = Choose a structure to upgrade
gaia-group-federation = Federation
    .ask = Choose the planets of the federation
gaia-group-research = Research
    .ask = Choose a research area
gaia-group-board = Power, Q.I.C.
    .ask = Choose an action of the research board
gaia-group-special = Special
    .ask = Choose a special action
gaia-group-convert = Convert
    .ask = What do you convert?
gaia-group-skip = No advance
gaia-group-done = Done
gaia-group-end = End turn
gaia-group-pass = Pass
    .ask = Choose the booster for the next round

gaia-planet-terra = Terra planet
gaia-planet-oxide = Oxide planet
gaia-planet-volcanic = Volcanic planet
gaia-planet-desert = Desert planet
gaia-planet-swamp = Swamp planet
gaia-planet-titanium = Titanium planet
gaia-planet-ice = Ice planet
gaia-planet-gaia = Gaia planet
gaia-planet-transdim = Transdim planet
gaia-planet-lost = Lost Planet

gaia-bot = bot
gaia-first = first
gaia-passed = Passed, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
gaia-seat-label = { $name }, { $faction }: { $vp } VP
gaia-formers = Gaiaformers: { $ready } ready, { $map } on the map
gaia-power-label = Power: Gaia area { $gaia }, I { $one }, II { $two }, III { $three }{ $stone ->
    [1] , brainstone in I
    [2] , brainstone in II
    [3] , brainstone in III
    [4] , brainstone in the Gaia area
   *[other] {""}
 }

gaia-round-scoring = Round scoring
gaia-final-scoring = Final scoring
gaia-boosters = Boosters
gaia-any-track = Any track
gaia-owned = yours
gaia-token = { $token }; { $left } left
gaia-cell = { $who ->
    [none] { $area }, level { $level }: { $effect }
   *[other] { $area }, level { $level }: { $effect }. Here: { $who }
 }
gaia-area-terra = Terraform
gaia-area-nav = Navigate
gaia-area-ai = A.I.
gaia-area-gaia = Gaia
gaia-area-eco = Economy
gaia-area-sci = Science

gaia-no-faction = No faction has been chosen yet.
gaia-institute-gives = Institute: { $what }
gaia-row-institute = Institute
gaia-row-academy = Academies
gaia-row-lab = Research labs
gaia-row-station = Trading stations
gaia-row-mine = Mines
gaia-per-step = ore / step
gaia-wheel = Terraforming wheel, from { $planet }
gaia-holds = Holds
gaia-satellites = Satellites and stations: { $count }
gaia-specials = Special actions
gaia-next-income = Next income

gaia-score-now = Where the points come from
gaia-score-final = The final score

gaia-ability-terrans =
    .base = In the Gaia phase, power returns from the Gaia area to area II.
    .institute = that power also buys resources, as free actions do.
gaia-ability-lantids =
    .base = May build mines on planets of others, once on each.
    .institute = 2 knowledge for every such mine.
gaia-ability-xenos =
    .base = Starts with a third mine.
    .institute = federations need a power value of 6 only.
gaia-ability-gleens =
    .base = Gaia planets cost 1 ore instead of a Q.I.C. and give 2 VP more. Until the right academy stands, every Q.I.C. comes as ore.
    .institute = a federation token of its own.
gaia-ability-taklons =
    .base = The brainstone is a power token worth 3 when spent.
    .institute = a power token with every passive charge.
gaia-ability-ambas =
    .base = 2 ore as basic income.
    .institute = swaps places with a mine, once each round.
gaia-ability-hadsch_hallas =
    .base = 3 credits as basic income.
    .institute = credits serve as power in free actions.
gaia-ability-ivits =
    .base = Starts with the institute alone. Has one federation that grows; its satellites cost Q.I.C.
    .institute = a space station, once each round.
gaia-ability-geodens =
    .institute = 3 knowledge for every new planet type.
gaia-ability-bal_taks =
    .base = A Gaiaformer can be turned into a Q.I.C. until the next Gaia phase. No advance in Navigation.
    .institute = Navigation opens.
gaia-ability-firaks =
    .base = 2 knowledge as basic income.
    .institute = a lab becomes a trading station and research advances, once each round.
gaia-ability-bescods =
    .base = Advances in its lowest area once each round. Institute and academies change places on the way of upgrades.
    .institute = structures on Titanium planets are worth 1 more.
gaia-ability-nevlas =
    .base = Tokens of area III become knowledge and go to the Gaia area.
    .institute = tokens of area III count as 2 power.
gaia-ability-itars =
    .base = Burned tokens go to the Gaia area.
    .institute = 4 tokens returning from the Gaia area buy a tech tile.

gaia-automa-action = Action
gaia-automa-behaviour = Behaviour
gaia-automa-none = No card is open yet.
gaia-automa-deck = in the deck
gaia-automa-discards = played
gaia-automa-crosswise = { $count ->
    [one] { $count } card lies crosswise: it may make the Automa pass.
   *[other] { $count } cards lie crosswise: they may make the Automa pass.
 }
gaia-automa-no-resources = no resources
gaia-automa-waits = After your turn the Automa turns up a card.
gaia-automa-passes = passes, if it lies crosswise
gaia-automa-counts = { $way } { $number }
gaia-card-upgrade = Upgrade a structure
gaia-card-mine = Build a mine
gaia-card-power = Close a power action
gaia-card-highest = Highest research
gaia-card-random = Some research
gaia-card-faction = The faction's action
gaia-card-final = Final tile
gaia-card-range = Range
gaia-card-direction = Direction
gaia-card-count = Count
gaia-final-upper = upper
gaia-final-lower = lower
gaia-final-none = none
gaia-way-right = to the right
gaia-way-left = to the left
gaia-way-down = rows from the top
gaia-way-up = rows from the bottom

# Race screen

race-view-table = Table
race-tab-card = Card
race-tab-tableaus = Tableaus
    .short = Tableaus
race-tab-goals = Goals
race-second-copy = second card of it
race-phases = Phases of this round
race-actions = Your action cards
race-not-chosen = not chosen
race-not-open = still secret
race-second-time = once more
race-bonus-explore_5 = look at 5 more cards
race-bonus-explore_1_1 = look at 1 more, keep 1 more
race-bonus-develop = your development costs 1 less
race-bonus-settle = draw a card after a world
race-bonus-consume_trade = first sell a good for cards
race-bonus-consume_2x = goods bring twice the VP
race-bonus-produce = a good on a windfall world
race-tableau = Your tableau
race-hand = Your hand
race-drawn = Cards you have drawn
race-pack = The pack
race-drafted = Your drafted cards
race-starts = Your start worlds
race-of-end = { $cards } of { $end } cards
race-of-limit = { $cards } of { $limit } cards
race-military = { $military } Military
race-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
 }
race-has-good = a good lies there
race-lit = lit cards can be chosen
race-possible = possible
race-worth = Worth { $vp } VP as things stand
race-last-round = last round
race-picked = picked
race-chosen = chosen
race-trying = trying
race-placing = placing
race-conquers = conquer
race-price = { $cards ->
    [0] free
   *[other] pay { $cards }
 }
race-pays = pays
race-discarded = discarded
race-kept = kept
race-choosing = to choose
race-ready = ready
race-bot = bot
race-open-tableau = Show the whole tableau
race-acts-in = { $count ->
    [one] { $count } card acts in { $row }
   *[other] { $count } cards act in { $row }
 }
race-goal-worth = first { $first } · most { $most } VP
race-goal-count = { $count } of { $threshold }
race-piles = Chips and cards
race-pool = of { $all } chips
race-deck = deck
race-discards = discards
race-card-none = Rest on a card to see it here.
race-cards-of = Cards of { $name }

# Table

table-home = Home
table-skip = Skip to the decision
table-board = The board
table-seats = Seats
table-mine = What you have
table-side = Boards
table-below = Log, chat, ledger, notes
table-taller = Enlarge
table-shorter = Make smaller
table-views = Views
view-board = Map
table-round-phase = Round { $round } of { $rounds } · { $phase }
table-round-short = Round { $round } · { $phase }
table-connection-lost = The connection is lost. It comes back by itself.

table-your-turn = Your turn
table-trying = Trying it out
table-together = All choose in secret
table-offer = An offer
table-offer-help = Nothing else happens before you have answered.
table-to-move = { $name } is to move
table-to-move-several = To move: { $names }
table-nothing-asked = Nothing is asked of you
table-watching = You are watching
table-watching-help = You see what is open to all.
table-answers = Automatic answers
table-answers-are = Automatic answers: { $answers }.
table-answers-none = You are asked about everything. Automatic answers can spare you that.

table-groups = Actions
table-group-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
 }
table-group-impossible = not possible: why?
table-choices = Choices
table-other-actions = Other actions
table-proposal = Proposal { $number } of { $count }
table-proposal-help = The cheapest comes first. Nothing is built yet.
table-proposal-another = Another
table-proposal-by-hand = By hand
table-proposal-take = Take this one
table-plan = Plan your turn
table-planning = Planning ahead: only you see it
table-planning-help = It is kept, and offered when your turn comes.
table-plan-keep = Keep the plan
table-plan-at-once = Play at once if all is possible
table-plan-none = No turn can be planned now.
table-plan-offered = This is your plan. Confirm it, or change it.
table-plan-lost = Part of your plan is not possible any more.
table-way-group = { $name }: go on here
table-thin = What is ringed is possible: choose it on the board, or an action here.
table-steps = Steps so far
table-steps-left = left
table-step-undo = Back to before step { $number }: { $step }
table-possible = { $count ->
    [one] { $count } action is possible now.
   *[other] { $count } actions are possible now.
 }
table-lit = { $count ->
    [one] { $count } choice is lit.
   *[other] { $count } choices are lit.
 }
table-pick = { $count ->
    [one] { $count } possibility is left. Pick places on the board, or choose from the list.
   *[other] { $count } possibilities are left. Pick places on the board, or choose from the list.
 }
table-series = { $left ->
    [0] All { $count } are chosen.
   *[other] { $picked } of { $count } chosen, { $left } to go.
 }
table-not-final = Nothing is final yet.
table-not-final-others = Nothing is final yet. Then may charge: { $names }.
table-reveals = Something hidden will be revealed. What comes of it shows once it is confirmed, and it cannot be taken back.
table-ready-count = { $ready } of { $all } are ready.
table-take-back = Take back
table-confirm = Confirm turn
table-confirm-so-far = Confirm so far
table-ready = Ready
table-do-it = Try it

table-why-not = Why not?
table-not-possible = Not possible now: { $name }
table-possible-after-all = Possible: { $name }
table-why-free = No rule forbids it.
table-rule = Rule { $rule }
table-rules-of = { $count ->
    [one] The rule
   *[other] { $count } rules
 }

table-stale = Somebody has moved meanwhile. The table is up to date again.
table-refused = That is not possible.
table-failed = The server has not done that. Your steps are kept here; try again.
table-unreachable = The server does not answer. Your steps are kept here; try again.
table-steps-kept = The table has moved on. Your steps are still possible.
table-steps-lost = The table has moved on. Not all of your steps are possible any more.

undo-nothing = There is nothing to take back.
undo-others-moved = Your last move cannot be taken back: others have moved since.
undo-revealed = Your last move cannot be taken back: something hidden has been seen.
undo-not-allowed = Nothing can be taken back here.

preview-pay = You pay
preview-gain = You gain
preview-others = May charge
preview-after = After it
preview-enter = to try,
preview-escape = to close
preview-rules = rules

table-thinking = { $game ->
    [federation] The executive phase
    [race] The robot's part
   *[other] The Automa's turn
 }, step { $step } of { $steps }
scene-executive = Executive phase
scene-final = Final scoring
scene-step = { $scene }, step { $step } of { $steps }
scene-before = Before the scoring
scene-so-far = So far
scene-rule = The rule
table-step-back = Step back
table-next-step = Next step
table-to-result = To the result
table-understood = Go on
table-every-step = Show every step
key-space = Space

table-over = The game is over
table-over-help = The ledger tells where every point came from.
table-final-scores = Final scores
table-replay = Replay
table-again = Play again
rematch = Another game?
rematch-help = The same options; whoever sat second begins. It starts when everybody wants it.
rematch-count = Again: { $wanting } of { $people }
rematch-bot = always ready
rematch-wants = wants another
rematch-asked = not asked yet

table-takeover = A bot may play on for { $name }, if everybody agrees: { $votes } of { $needed }.
table-takeover-soon = { $name } is away. In { $time } a bot may play on, if everybody agrees: { $votes } of { $needed }.
table-takeover-vote = Let a bot play on
table-takeover-not = Take my vote back
table-takeover-mine = Your time is up, and { $votes } of { $needed } agree that a bot plays on for you. Your next move stops that.

table-leave = Leave the table
table-leave-help = A bot plays on in your seat. You can take it back whenever you return.
table-abandon-help = The game ends here for everybody, without a result.
table-stay = Play on

table-ask-end = Ask to end the game
table-ask-end-help = The others are asked. When everybody agrees, the game ends here, without a result.
table-ending = { $names } would end the game here, without a result: { $votes } of { $needed } agree.
table-ending-maker = Whoever made the table would end the game here, without a result: { $votes } of { $needed } agree.
table-ending-mine = You would end the game here, without a result: { $votes } of { $needed } agree.
table-ending-agree = End the game
table-ending-withdraw = Withdraw

table-stand-in = A bot plays for you
table-stand-in-left = You left it your seat. Take it back whenever you like: the next decision is yours.
table-stand-in-voted = You were away, and the others agreed. Take your seat back: the next decision is yours.
table-stand-in-time = Your time had run out. Take your seat back: the next decision is yours.
table-stand-in-wait = Your time for this decision is over. The bot makes it, then the seat is yours again.
table-take-seat-back = Take my seat back
table-news = What the players settle

panel-log = Log
panel-chat = Chat
panel-ledger = Ledger
panel-notes = Notes
log-setup = Set-up
log-round = Round { $round }
ledger-total = Total
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Send
notes-help = Only you see what you write here.
notes-saving = Not saved yet…
notes-saved = Saved.
answers-help = What you set here is answered at once, so that nobody waits for you. Everything else is asked.
answers-none = This game has no automatic answers.

room-waiting = Waiting for players
room-ready = Everybody is here
room-abandoned = This table has been given up
room-abandoned-help = Nobody can play on here.
room-help = When it starts, bots take the seats that are still empty.
room-bot = bot
room-present = at the table
room-away = away
room-away-for = away for { $time }
room-asked = The options have been changed. Look at them, and say whether you would begin so.
room-unready = It starts once everybody is ready.
room-is-ready = ready
room-get-ready = Ready
room-not-ready = Not ready yet
room-change = Change
room-change-title = What will be played
room-change-help = Everybody else who sits there is asked anew whether they are ready.
room-change-do = Change
room-invite-title = Invite
room-invite-seat = The link and the code lead straight to seat { $number }, for one person. No account is needed.
room-invite-open = The link and the code lead to the table; whoever comes takes a seat that is open. No account is needed.
room-invite-local = The address of this page opens on this machine only. Open the page by the address of this machine in your network, and the link is good for others.
room-share = Share
room-qr = The invitation as a QR code
room-invited = by invitation
room-open = open
room-link = The link of this seat
room-copy = Copy link
room-copied = Copied
room-sit = Sit down
room-stand = Stand up
room-put-bot = Bot
room-invite = Copy the invitation
room-start-with = { $people ->
    [one] Start: you
   *[other] Start: { $people } people
 } and { $bots ->
    [one] a bot
   *[other] { $bots } bots
 }
room-start = Start the game
room-abandon = Give the table up
room-owner-starts = Whoever made the table starts it.

trouble-not-found = There is no such table
trouble-not-found-help = The link may be mistyped, or the table is gone.
trouble-not-allowed = This table is private
trouble-not-allowed-help = Only its players may look at it. An invitation link opens a seat.
trouble-unreachable = The server does not answer
trouble-unreachable-help = Your games are safe there. Try again in a moment.
trouble-failed = The table could not be opened
trouble-failed-help = Something went wrong on the way. Try again.

# Replay

replay-title = Replay
replay-move-of = Move { $move } of { $moves }
replay-points = Points at this moment
replay-position = Position in the game
replay-round = R{ $round }
replay-moves = Moves
replay-controls = Stepping through the game
replay-start = To the start
replay-previous = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-end = To the end
replay-by = Step by
replay-by-move = move
replay-by-turn = turn
replay-by-round = round
replay-link-closed = This table is private: the link opens for those who played here.
replay-link = Link to this position
replay-record = Record
replay-tell = Step by step
replay-play-on = Play on from here
replay-back-to-table = Back to the table
replay-beginning = The beginning of the game

# Race robot

race-tab-robot = Robot
race-robot-mat = The robot's mat
race-robot-you = You
race-robot-action = Its action
race-robot-answer = Its answer
race-robot-credit = Credit
race-robot-economy = Economy
race-robot-die-on = A die lies on { $space }
race-robot-level = { $level ->
    [easy] easy
    [hard] hard
   *[other] medium
 }
race-robot-waits = It rolls its dice once you have chosen.
race-robot-flips = Cards that it flips
race-robot-flip = { $fits ->
    [yes] placed
    [credit] not enough credit
   *[no] does not fit
 }
race-robot-cards = { $cards ->
    [one] { $cards } card in its tableau
   *[other] { $cards } cards in its tableau
 }
race-robot-spaces = What its spaces do
race-space-explore = Explore
race-space-develop = Develop
race-space-settle = Settle
race-space-consume_trade = Trade
race-space-consume_2x = 2×
race-space-produce = Produce

# Race cards

cards-title = Own cards
cards-about = Write cards for Race for the Galaxy in the words that the printed ones are made of. They are drawn and checked while you write, and shuffled into the deck of any table you like.
cards-sets = Your sets
cards-no-sets = You keep no set yet. Begin with a new one, or with the twelve examples.
cards-new-set = New set
cards-all-examples = Begin with the examples
cards-examples = Examples
cards-upload = Open a TOML file
cards-set = The set
cards-set-name = Name of the set
cards-my-set = My cards
cards-add = Add a card
cards-add-example = Add an example…
cards-new-name = New card { $number }
cards-drop = Remove this card
cards-checking = The game reads the cards…
cards-fine = The game accepts these cards.
cards-save = Save
cards-saved = Saved
cards-download = Download as TOML
cards-play = Play with it
cards-delete = Delete
cards-delete-sure = Delete for good
cards-keep = Keep
cards-name = Name
cards-id = Id
cards-type = Type of card
cards-world = World
cards-military = Military world
cards-development = Development
cards-cost = Cost
cards-defence = Defence
cards-points = Points
cards-copies = Copies
cards-good = Good
cards-no-good = None
cards-keywords = Keywords and symbols
cards-powers = Powers
cards-scoring = Points for
cards-add-line = Add a line…
cards-remove-line = Remove the line { $line }
cards-says-nothing = This line says nothing yet.
cards-none = Printed cards only
cards-option = Cards from one of your sets are shuffled into the deck.
cards-write = Write cards

# Federation screen

federation-law-all = { $wing }, law { $law }: { $all }
federation-moon-holds = Moon { $moon }, strength { $strength }: { $tokens }
federation-pending = this round +{ $count }
federation-senate = Senate
federation-law = Law: { $law }
federation-votes = { $count ->
    [one] vote
   *[other] votes
 }
federation-no-votes = no votes
federation-contributions = { $count ->
    [one] { $count } contribution
   *[other] { $count } contributions
 }
federation-planet = { $planet }; medals left, by influence: { $left }
federation-free = free
federation-none = none yet
federation-tab-planets = Planets
federation-tab-mine = My board
    .short = Mine
federation-tab-boards = Others
federation-level = level { $level }, { $upkeep ->
    [none] no upkeep
   *[other] upkeep { $upkeep }
 }
federation-degree = Degree { $degree } of { $top }
federation-reserve = Reserve
federation-limits = crystals { $crystals } of { $most }, diamonds up to { $gold }
federation-missions = done { $done }, opened { $open }
federation-hangar = Hangar
federation-assistant = Assistant die
federation-medal-worth = now worth { $now }{ $next ->
    [none] {""}
   *[other] , with one more { $next }
 }
federation-medal-count = Medals: { $count }, worth { $points }
federation-to-place = { $count } to place
federation-bot = bot
federation-fund = Fund
federation-fund-for = Fund, +{ $bonus }
federation-cover = Under a token
federation-turns = { $count ->
    [one] { $count } turn to go
   *[other] { $count } turns to go
 }
federation-exe-floors = Floors

# Guide

learn = Learn
learn-title = First game
hint = Hint
hint-about = What would a skilled player do?
hint-given = Advice: { $action }.
hint-none = There is no hint for this now.

# Why something is advised, by its verb
hint-why-gaia-faction = What it begins with suits this map and this round order.
hint-why-gaia-place = There are planets within reach of it, and neighbours bring power and cheaper stations.
hint-why-gaia-booster = Its income fits what you will want to pay for next.
hint-why-gaia-income = What is charged in the better order moves further.
hint-why-gaia-build = Every mine brings income and carries your range further, and planets are taken by whoever comes first.
hint-why-gaia-project = A planet that becomes green costs no Q.I.C., and many things count Gaia planets.
hint-why-gaia-upgrade-station = Credits come every round from now on, and a station can grow into a lab or the institute.
hint-why-gaia-upgrade-lab = A lab brings knowledge every round and a tech tile now; the sooner, the more often it pays.
hint-why-gaia-upgrade-institute = The institute wakes the ability of your faction and brings power every round.
hint-why-gaia-upgrade-academy_left = An academy brings a tech tile and much knowledge every round.
hint-why-gaia-upgrade-academy_right = An academy brings a tech tile and a special action in every round.
hint-why-gaia-federation = The token pays at once, and a green one opens an advanced tile or the top of an area.
hint-why-gaia-satellite = This way takes the fewest tokens of power.
hint-why-gaia-token = What it brings besides its points is what you need most.
hint-why-gaia-research = What the next level gives helps you more than the knowledge, which is there for that.
hint-why-gaia-research-eco = Income counts once for every round that is left, so the economy is best early.
hint-why-gaia-research-sci = Knowledge every round makes all further research quicker.
hint-why-gaia-research-nav = More range brings planets into reach for which Q.I.C. would have to be paid.
hint-why-gaia-research-terra = Cheaper steps open planets of other types, where there is room.
hint-why-gaia-research-ai = Q.I.C. reach further, settle Gaia planets and buy the strongest actions.
hint-why-gaia-research-gaia = Gaiaformers open transdim planets, which nobody else can take.
hint-why-gaia-power = It goes to whoever takes it first in a round, and power that lies unused brings nothing.
hint-why-gaia-qic = It goes to whoever takes it first in a round, and now it pays more than the Q.I.C. would elsewhere.
hint-why-gaia-special = It costs nothing and can be used once in every round.
hint-why-gaia-tech = What it brings, together with the step in research, is worth most now.
hint-why-gaia-advance = The step is free, and this area is the most useful one now.
hint-why-gaia-burn = One token is given up so that another one can be spent at once.
hint-why-gaia-convert = It makes what the next action has to be paid with.
hint-why-gaia-charge = This power is worth more than it costs: it buys actions and goods.
hint-why-gaia-decline = The points that it costs are worth more than this power would be.
hint-why-gaia-pay = Tokens in area I are furthest from being of use.
hint-why-gaia-spend = What is kept is worth more in the next turns.
hint-why-gaia-pass = What is left buys nothing worthwhile, and whoever passes first chooses boosters first and begins the next round.
hint-why-gaia-end = Nothing that could still be exchanged is needed now.
hint-why-gaia-lost = There it helps your range and what counts your planets.
hint-why-race-action-explore_5 = Your hand has little that can be placed soon, and this looks at most cards.
hint-why-race-action-explore_1_1 = More cards are kept this way, and cards are what everything is paid with.
hint-why-race-action-develop = A development in your hand pays from now on, and yours costs one card less.
hint-why-race-action-settle = You hold a world that you can place, and a card comes with it.
hint-why-race-action-consume_trade = A good sold now fills your hand, and a full hand places more.
hint-why-race-action-consume_2x = Your goods are worth twice the chips this way.
hint-why-race-action-produce = Your worlds are empty, and goods are what sales and chips are made of.
hint-why-race-keep = It fits what lies in your tableau, or can be placed soon.
hint-why-race-discard = It is the last that you would place.
hint-why-race-develop = Its powers and points are worth more than the cards that it costs.
hint-why-race-settle = What it produces, gives or counts is worth more than what it costs.
hint-why-race-nothing = The cards in your hand are worth more than what could be placed now.
hint-why-race-pay = You will miss it least.
hint-why-race-payment = The cards that it costs are worth less than what else would be given up.
hint-why-race-conquer = Your Military is enough, so it costs no cards.
hint-why-race-sell = This good brings most, or the others are wanted by your consume powers.
hint-why-race-consume = This power gets most out of its good.
hint-why-race-spend = The goods that stay are worth more to the other powers.
hint-why-race-gamble = More cards of the deck have this number than any other.
hint-why-race-produce = Its good is worth most to you.
hint-why-federation-start = What it gives is wanted first.
hint-why-federation-place-vote = The action is useful now, and the votes count for a floor and a law that pay you.
hint-why-federation-place-fund = The action is useful now, and funding opens the mission and advances a project that you can win.
hint-why-federation-place-cover = The action is useful now, and the token decides more here than later.
hint-why-federation-place-outer = An oceanium now makes the dearer spaces possible.
hint-why-federation-cover = Here the token decides more than it would later.
hint-why-federation-die = Its votes tip a floor or a wing here.
hint-why-federation-skip = What it would cost is worth more than what it would bring.
hint-why-federation-keep = The ambassador as he lies is worth more here.
hint-why-federation-move = This way brings most, now and in the cells behind it.
hint-why-federation-take = Its votes or funding will decide something later.
hint-why-federation-shop = It gives what the next ambassadors need.
hint-why-federation-hire = It helps again and again for the rest of the game.
hint-why-federation-build = Influence counts for law, project and medals, and what is built pays besides.
hint-why-federation-mission = It is nearly a second turn, for one ship.
hint-why-federation-marker = Its level is within reach, and it is worth a ship.
hint-why-federation-project = You are ahead in what it counts, or soon will be.
hint-why-federation-medal = Every further kind of medal is worth more than the last.
hint-why-federation-spy = The space that you want is taken, and this repeats its action.
hint-why-federation-pay = What is kept opens more spaces than what is given.
hint-why-federation-upkeep = The level is what every won floor is worth, and missions ask for it.
hint-why-federation-law = It pays you more than the others.

guide = First game
guide-page = { $page } of { $count }
guide-next = Next
guide-back = Back
guide-close = Close the guide
guide-show = Show what { $number } means

guide-confirm = Only tried so far
    .text = The board shows what your step would bring, and nothing is final yet. Take it back with U if you want to try something else; the button at the right, or Enter, makes it final.
guide-waiting = The others play
    .text = Nothing is asked of you now. Watch what changes on the board; the log tells every step, and each of its lines leads to the rule behind it.
guide-other = A smaller decision
    .text = This one comes up rarely. The bar below says what is asked and lists the answers; rest the pointer on one to see what it would do, or ask the lamp (key H) for a hint.
guide-farewell = You know your way now
    .text = That was the part with a guide; the game goes on and is yours. Hints stay at hand with the lamp (key H), dashed buttons say why something is not possible, and every rule can be looked up. Enjoy it!

guide-gaia-welcome = Welcome to Gaia Project
    .text = You lead a people that settles planets and learns; after six rounds [1], whoever has most victory points wins. This guide stays with you for three rounds. Next turns the page, and the lamp (key H) gives a hint at any time.
guide-gaia-faction = Choose a faction
    .text = A first game for two is played with Hadsch Hallas and Xenos [1]. Every faction has a home type of planet, on which it builds without terraforming. Hadsch Hallas earn more credits, Xenos begin with a third mine; both are good to learn with.
guide-gaia-place = Your first mines
    .text = Put a mine on one of the lit planets [1]: they are of your home type. Choose one with other planets close to it, because your range is short at first. A neighbour within two hexes is welcome: trading stations get cheaper there, and you can charge power when the neighbour builds.
guide-gaia-booster = A round booster
    .text = It [1] adds to your income at the beginning of the round; some also give a special action, or points when you pass. You keep it until you pass and then take another. Ore and credits are short at first, so a booster that brings some is a good choice.
guide-gaia-turn = One action a turn
    .text = You take turns, with one action each, until everybody has passed. The buttons below are families of actions [1]: choose one, and the board lights where it can be done. A dashed button is not possible now; click it, and it says why.
guide-gaia-goods = What you have
    .text = Ore and credits build, knowledge researches, and Q.I.C. reach further and settle Gaia planets [1]. The small number beside each is what the next round will bring. Below them lies your power [2], and beside it how far your range is.
guide-gaia-upgrade = Build and upgrade
    .text = A mine [1] costs 1 ore and 2 credits, and terraforming on planets of another type. Upgrading [2] turns a mine into a trading station, which brings more credits every round, and a station into a research lab, which brings knowledge and a tech tile. This page stays until you have done one of them; the lamp knows what comes first.
guide-gaia-research = Points of the round, and research
    .text = Every round has a scoring tile [1]: whenever you do what it shows, you get its points, so look at it before you build. For 4 knowledge you advance one level in a research area of your choice [2]. Whoever steps onto level 3 charges 3 power as well.
guide-gaia-advance = You can research
    .text = You have 4 knowledge [1]. Choose the group [2], and the board lights the next level of every area [3]: what is written there is yours at once, or as an income for the rest of the game. Income early, range when planets are far away, terraforming when they are of another type. If the lamp knows something better first, this page waits.
guide-gaia-power = Power
    .text = Charging moves tokens [1] from area I to II, and then from II to III; only those in area III can be spent. The octagons [2] sell goods and terraforming steps for power, each to one player in a round. If you need one, take it before your opponent does.
guide-gaia-pass = Go on, or pass
    .text = Take actions as long as they bring you something. When your ore and credits are used up, pass [1]: you take a new booster [2] for the next round and score what rewards passing. Whoever passes first begins the next round.
guide-gaia-income = A new round
    .text = Income has come by itself: from your board, your booster, your tech tiles and your levels in research [1]. Then the Gaia phase brought back the power that lay in projects. All octagons are free again [2], and another tile scores this round [3].
guide-gaia-project = Gaia projects
    .text = Nobody can build on a purple transdim planet. A Gaiaformer makes it green: you get one on level 1 of the area Gaia Project [2], and it is sent out here [1] for 6 tokens of power, which rest until the next Gaia phase. From then on the planet is yours to settle for the mine alone. Dashed? Click it, and it says what is missing.
guide-gaia-send = Send a Gaiaformer
    .text = You have a Gaiaformer and the power for it. Choose the group [1] and one of the lit planets; in the Gaia phase of the next round it becomes a Gaia planet. The guide waits, but not for long: if you have something better to do, do it.
guide-gaia-federation = Federations
    .text = Planets of yours whose structures are worth 7 together form a federation [1]: a mine is worth 1, a station or lab 2, institute and academy 3. Gaps are closed by satellites, a power token each. It brings one of these tokens [2]; a green one also opens the top of an area. Build close together now, and it will come in a few rounds.
guide-gaia-unite = A federation is possible
    .text = Choose the group [1]: the engine proposes the cheapest federation and draws it on the map; take it, see another, or pick planets and satellites by hand. The token that you choose then [2] is yours at once.
guide-gaia-scoring = What counts at the end
    .text = Two tiles compare the players when the game ends [1]: the first gets 18 points, the second 12. Every level from 3 up in a research area is worth 4 points [2], and three goods that are left 1 point. Look there from now on when two actions seem equally good.
guide-gaia-closing = Your action is done
    .text = Before the turn ends you may still take free actions: exchange power, ore, knowledge or Q.I.C. as often as you can pay. Mostly there is no need; then just confirm your turn.
guide-gaia-charge = Power from your neighbour
    .text = Somebody has built within two hexes of a structure of yours, so you may charge power [1]. One power is free; every further one costs a victory point. Early in the game power is usually worth that, and a free one always is.
guide-gaia-tech = A tech tile
    .text = A tile [1] gives goods at once, an income, points or a special action. One from below a research area also advances you in that area; one from the free row lets you choose the area. An income pays in every round that is left, so it is best early.
guide-gaia-mine = A mine with help
    .text = What you have chosen gives free terraforming steps or more range for one mine, here and now [1]. Use it on a planet that would be dear or out of reach otherwise. Steps that are too many are lost.
guide-gaia-tokens = Which tokens?
    .text = You say from which areas of your power cycle [1] the tokens are taken. Those in area III are ready to be spent and those in area I are furthest from it, so give from area I first unless you have a plan.
guide-gaia-rare = A choice of its own
    .text = Something you did, or the beginning of the round, leaves a choice to you. The bar lists the answers with what they cost and bring [1]; what is lit on the board can be clicked as well.

guide-race-welcome = Welcome to Race for the Galaxy
    .text = You build a tableau of worlds and developments [1]. The game ends with the round in which somebody has twelve cards there or the chips run out, and most victory points win. This guide stays with you for six rounds; the lamp (key H) gives a hint at any time.
guide-race-actions = Choose in secret
    .text = Everybody picks an action [1] without showing it. Then the phases that somebody picked take place, for everybody; whoever picked one has its bonus as well. So pick what you need most, and let the others pick the rest for you.
guide-race-cards = Cards are your money
    .text = What a card costs is paid with other cards of your hand [1]. Look for something that you can afford now: a development wants Develop, a world wants Settle. If nothing in your hand fits, Explore brings new cards.
guide-race-goods = Goods become cards
    .text = A good lies as a card on its world. Consume: Trade [1] sells one of them for cards: 2 for Novelty goods, 3 for Rare elements, 4 for Genes, 5 for Alien technology. That is the quickest way to a full hand.
guide-race-again = Another round
    .text = Phases that nobody picks are left out, and you may pick the same action again. Think of what you want to place next, and of what your opponent is likely to pick [1]: that phase you get without asking for it.
guide-race-producing = Produce fills your worlds
    .text = Produce [1] lays a good on each of your production worlds that has none; whoever picks it also fills one windfall world. A production world works again and again, so it is worth more the earlier it lies there.
guide-race-consuming = Consume turns goods into points
    .text = In Consume [1] the powers of your cards use up goods, for victory chips or cards; every power that can must. Consume: twice as many doubles the chips, Consume: Trade sells one good for cards first. Produce and Consume by turns are an engine.
guide-race-goals = Goals
    .text = These are worth points at the end [1]: some belong to whoever is first, others to whoever has most, and can change hands. One that fits the cards that you would place anyway is a gift. The panel tells how everybody stands.
guide-race-explore = Keep the best
    .text = These cards are new [1]; you keep some, and the others are discarded. Keep what you can place soon and what fits your tableau. A card that you will never place still pays for another one.
guide-race-develop = A development
    .text = You may place one development from your hand [1]. It costs the printed number of other cards, one less if you picked Develop, and its powers help you from the next phase to the end of the game. Cheap ones are best early; you may also place nothing.
guide-race-settle = A world
    .text = You may place one world [1]. A world without a defence is paid for with cards; a military world is conquered if your Military is at least its defence, and costs none. Windfall worlds bring a good at once, production worlds produce one in each Produce phase.
guide-race-pay = Pay with cards
    .text = Click the cards [1] that you can spare; the bar says how many are still owed. Give away what is too dear for your next rounds, and keep what you want to place next.
guide-race-way = Pay, or conquer?
    .text = This world can be placed in more than one way. Conquering takes no cards if your Military is enough; otherwise compare what each way costs you. Cards thrown away from your tableau do not come back.
guide-race-consume = Consume goods
    .text = Your consume powers [1] turn goods into chips or cards, and every one that can be used must be. You choose the order: let the power that pays best have its good first.
guide-race-sell = Sell a good
    .text = You sell one good [1] for cards. The dearer kind brings more, and trade powers of your tableau add to it. Think also of the goods that your consume powers will want in a moment.
guide-race-produce = Produce
    .text = Empty production worlds get a good by themselves. Where you are asked, choose the windfall world whose good is worth most to you, for a sale or for a consume power.
guide-race-gamble = Name a number
    .text = The top card of the deck is turned up: if its cost or defence is the number you name, it is yours. Most cards cost between 1 and 4, so a number among these is most likely to hit.
guide-race-discard = Too many cards
    .text = At the end of a round you may hold ten cards. Discard those [1] that you can place last of all, and next time spend them before that.

guide-federation-welcome = Welcome to Federation
    .text = You are a delegation in the senate [1], and after five rounds most prestige points win. In each round you place your ambassadors one by one; then the executive phase counts votes and funding and passes a law. This guide stays with you for two rounds, and the lamp (key H) gives a hint.
guide-federation-start = A starting token
    .text = What it shows [1] is yours at once, and for the rest of the game it is a completed special mission. Resources let you act on dear spaces early; degrees of accreditation open missions and make a won floor worth more.
guide-federation-turn = Place an ambassador
    .text = Pick one of your ambassadors [2], the side that is up, and a free space of the senate [1]. The action of that space follows at once, whichever side is up. Each space takes one ambassador in a round, so what you need most comes first.
guide-federation-sides = Votes, or funding?
    .text = Votes count for the floor [1] and for the law of the wing; whoever has most votes on a floor scores their accreditation level. Funding advances the project above the column [2] and opens the special mission of the space to you now. The ambassador of 3 votes brings a copernium when it funds, that of 2 a lavandium.
guide-federation-law = The two laws
    .text = At the end of the round the wing with more votes passes its law, and it pays everybody twice their influence on its planet. Look at both laws [1]: act on the planet of one of them, and give your votes to its wing.
guide-federation-again = What is still to be won?
    .text = A floor on which nobody has votes yet [1] is easily won. If you are short of resources, Neo gives some, and the outer module [2] always gives an oceanium, without votes and funding. Compare both sides of your ambassador before you confirm.
guide-federation-executed = What the executive phase did
    .text = Productions paid, levels were kept up, projects advanced where ambassadors funded [1], floors scored, and the law of the stronger wing paid for influence [2]. All ambassadors are back [3], and the same happens at the end of every round. The log tells each step.
guide-federation-missions = Special missions
    .text = Every ambassador that funded has opened the mission of its space for you [1]. After an action you may fly one: a ship from the hangar and the level that it asks for are all it takes [2]. Eight ships last for the whole game, so from now on one or two in a round are not too many.
guide-federation-neo = The way of your miner
    .text = Your miner goes on along the ways of Neo [1] and takes what the cell shows; there is no way back. Look a few cells ahead: influence grows with the way, and asteroids are worth a detour.
guide-federation-moons = Alteration tokens
    .text = Each step on Six Moons [1] gives influence and an alteration token of your choice. You can lay it on an ambassador later: its votes or funding then count instead. Many votes decide floors and laws; a token that stays unplayed is worth a point.
guide-federation-cover = Cover the ambassador?
    .text = The token takes the place of the ambassador for this round: its symbol, its votes and its bonus. Afterwards it leaves the game, so use it where it decides something.
guide-federation-atal = A specialist
    .text = Specialists [1] stay with you and help again and again. You need level 1 of a type before a higher one. Early on, one that saves or brings resources every round is worth most.
guide-federation-arratuin = Trade in a shop
    .text = You pay the cost of the shop [1] and get its bonus; your disc gains influence the first two times. A shop that gives what you need for your next ambassador is the right one.
guide-federation-build = Build on E81216
    .text = A production [1] gives 1 influence and an income at the end of every round, a megastructure 2 influence and points. Each needs one of your six robots. Productions are best early, as they pay in every round that is left.
guide-federation-die = Your assistant die
    .text = It adds its value to the votes of this ambassador, once in a round. Lay it where it wins a floor or turns the balance between the wings.
guide-federation-mission = A special mission?
    .text = After your action you may fly one mission that is open to you [1], if your level is high enough and a ship stands in your hangar. The ship does not come back, and you have eight for the whole game. A mission that repeats a planet's action is nearly a second turn.
guide-federation-marker = Open a mission
    .text = A marker makes a special mission available to you. Choose one whose level you have reached or soon will, and that you would like to fly with your next ship.
guide-federation-project = Advance a project
    .text = A project [1] that is funded by the end of the game gives points to those who have done most for it: for a planet's project, by influence there. Advance one in which you are ahead. The general project gives a crystal for your first contributions.
guide-federation-medal = A medal
    .text = You can own one medal of each kind, and every further one is worth more than the last. Take a kind that you would not reach easily by yourself.
guide-federation-spy = Another's action
    .text = You repeat the action of a planet or a room, also one that is taken already. Its own cost is due as well. Use it for what your opponent took away from you.
guide-federation-pay = Resources
    .text = From the cheapest to the dearest: lavandium, copernium, oceanium, golden diamond. An oceanium can stand for either of the two cheaper crystals, but that is a pity if you have them. Your reserve [1] takes ten crystals and five diamonds.
guide-federation-choose = A choice
    .text = The effect leaves something to you. Think of the cost of the space that you want next; if nothing is urgent, the dearer resource is the better one.
guide-federation-upkeep = The executive phase begins
    .text = First productions pay, then high accreditation costs [1]: 1 lavandium for level 3, 1 copernium for level 4, 1 oceanium for level 5. If you do not pay, your marker falls; your level is also what a won floor is worth, so it is mostly worth paying.
guide-federation-tie = A tie of the wings
    .text = The wings have equally many votes, and as president you decide. The law pays everybody twice the influence on its planet: choose the one by which you gain more than the others.

# The chance of a table

practice = Practice
practice-help = A practice table: the seed was chosen, or the game goes on from a record, so somebody may know what comes. It counts in nobody's statistics.
chance = Seed and seal
chance-help = The server drew the seed and showed its seal before the first move. Whoever kept the seal can check that nobody chose the seed later.
chance-salt = Salt
chance-seal = Seal
chance-before = The server has drawn the seed and sealed it. Keep the seal: at the end seed and salt are shown, and everybody can check that nobody chose the seed later.
chance-check = The seal is the SHA-256 of this line:
chance-copy = Copy the seal
chance-none = This table was made before there were seals.

# Keys

keys-title = Keys
keys-decide = Decide
keys-look = Look
keys-others = Others move
keys-about = Help
keys-digit = the group or choice with that digit
keys-enter = choose the target; confirm the turn
keys-escape = close, leave the group
keys-back = take back one step
keys-redo = do the step again
keys-decline = decline an offer
keys-why = why not? Without a target: these keys
keys-hint = hint
keys-arrows = the next target in that direction
keys-tab = bar, board, seats, side
keys-panels = log, chat, notes
keys-zoom = zoom, fit
keys-next = next step
keys-last = to the result
keys-plan = plan the next turn
keys-keys = these keys
keys-rules = rules of what is pointed at
keys-help = While this sheet is open, the buttons show their keys, too.

# Legend

legend-title = Icons
legend-group-resources = Resources
legend-group-planets = Planets
legend-group-structures = Structures
legend-group-when = When it works
legend-group-research = Research
legend-group-cards = Cards and points
legend-group-goods = Goods
legend-group-phases = Phases
legend-group-keywords = Signs
legend-group-senate = Senate
legend-group-specialists = Specialists
legend-group-aims = Aims
legend-group-states = What is lit
legend-ore = ore
legend-credit = credits
legend-knowledge = knowledge
legend-qic = Q.I.C.
legend-power = power
legend-charge = charge power
legend-token = power token
legend-vp = victory points
legend-range = range
legend-terraform-step = step of terraforming
legend-planet-terra = terra
legend-planet-oxide = oxide
legend-planet-volcanic = volcanic
legend-planet-desert = desert
legend-planet-swamp = swamp
legend-planet-titanium = titanium
legend-planet-ice = ice
legend-planet-gaia = Gaia
legend-planet-transdim = transdim
legend-planet-lost = lost planet
legend-mine = mine
legend-trading-station = trading station
legend-research-lab = research lab
legend-academy = academy
legend-institute = planetary institute
legend-gaiaformer = Gaiaformer
legend-satellite = satellite
legend-federation-green = federation token
legend-income = income, as a round begins
legend-once = once, at once
legend-pass = when you pass
legend-special-action = special action, once a round
legend-special-used = used in this round
legend-track-terraforming = terraforming
legend-track-navigation = navigation
legend-track-ai = artificial intelligence
legend-track-gaia = Gaia project
legend-track-economy = economy
legend-track-science = science
legend-card = card
legend-cards-draw = draw cards
legend-military = military strength
legend-defence = military world: its defence
legend-vp-chip = victory point chip
legend-good-novelty = novelty goods
legend-good-rare = rare elements
legend-good-genes = genes
legend-good-alien = alien technology
legend-good-any = any good
legend-produce = produces
legend-windfall = windfall: a good at once
legend-phase-explore = Explore
legend-phase-develop = Develop
legend-phase-settle = Settle
legend-phase-trade = Trade
legend-phase-consume = Consume
legend-phase-produce = Produce
legend-kw-alien = alien
legend-kw-rebel = rebel
legend-kw-imperium = Imperium
legend-kw-uplift = uplift
legend-kw-terraforming = terraforming
legend-goal = goal
legend-lavandium = lavandium
legend-copernium = copernium
legend-oceanium = oceanium
legend-gold = golden diamond
legend-crystal = any crystal
legend-spaceship = spaceship
legend-accreditation = accreditation
legend-vote = votes
legend-funding = funding
legend-ambassador = ambassador
legend-assistant-die = assistant’s die
legend-alteration = alteration token
legend-law = law
legend-president = president
legend-outer-module = outer module
legend-influence = influence
legend-fed-neo = Neo
legend-fed-six-moons = Six Moons
legend-fed-atal = Atal
legend-fed-arratuin = Arratuin
legend-fed-e81216 = E81216
legend-spec-diplomat = diplomats
legend-spec-robot = robots
legend-spec-trader = traders
legend-spec-mage = mages
legend-spec-miner = miners
legend-mission = mission
legend-medal = medal
legend-project = great project
legend-deep-space = deep space
legend-megastructure = megastructure
legend-spy = spying
legend-upkeep = upkeep
legend-state-lit = possible
legend-state-tried = tried, not final
legend-state-marked = what is spoken of
legend-state-no = not possible: ask why
