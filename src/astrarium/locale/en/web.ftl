# What the browser says around the games.

# Everywhere

loading = Loading…
close = Close
save = Save
all = All
on = On
off = Off
skip = Skip to the content
remove = Remove { $name }
show-more = Show { $count } more
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
problem-not-allowed = That is not yours to do.
problem-not-your-seat = That is not your seat.
problem-not-found = There is no such table, or it is not for your eyes.
problem-taken = That is taken already.
problem-too-large = That is too much at once.
problem-too-many = Too many requests. Wait a moment and try again.
problem-busy = The server is busy. Try again in a moment.

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
terminal-only = In the terminal for now:

bot-random = Random
bot-greedy = Greedy

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
home-finished = Finished
home-finished-none = Your finished games will be here, to be replayed move by move.
tables-running = Being played
tables-running-none = No open game is being played now.

row-seats = { $taken } of { $seats } seats
row-waits = waiting for { $names }
row-join = Join
row-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st of { $players }
    [two] { $place }nd of { $players }
    [few] { $place }rd of { $players }
   *[other] { $place }th of { $players }
 }
row-abandoned = abandoned
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
clock-live = { $minutes } min + { $bonus } s
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
new-fewer = Fewer seats
new-more = More seats
new-alone = Alone? One seat makes a solo game: { $rival }.
new-own-text = Own text…
new-none = None
new-add = Add…
new-title = Title
new-title-help = What others see in the list. May be empty.
new-seed = Seed
new-seed-help = The same number gives the same set-up. Empty: chosen at random.
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
clock-zero-bot-about = A bot plays on for the seat.
clock-zero-wait-then = at zero nothing happens
clock-zero-bot-then = at zero a bot plays on

# Joining by link

join-title = You are invited
join-text = Somebody keeps a seat for you at a private table.
join-with = At the table: { $names }
join-sit = Sit down in seat { $number }
join-watch = Only watch

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
account-guest = Guest
account-guest-text = You can play right away. An account keeps your games on other devices too.
account-text = Your games are kept under this name.
account-make = Make an account
account-make-tab = Sign up
account-make-text = All your games stay yours.
account-login = Log in
account-login-text = The games that you play as a guest stay with the guest.
account-logout = Log out
account-name = Name
account-password = Password
account-password-help = At least 8 characters.
account-webhook = Webhook
account-webhook-help = An address that gets a POST when your turn begins. May be empty.
account-made = The account is made.
account-saved = Saved.
account-logged-in = You are logged in.
account-logged-out = You are logged out.

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
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
 }
rules-groups = Groups of rules
rules-none = No rule has these words.
rules-in-english = The rules are written in English.

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
gaia-possible = { $price ->
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
    .on = on a Terra planet
gaia-planet-oxide = Oxide planet
    .on = on an Oxide planet
gaia-planet-volcanic = Volcanic planet
    .on = on a Volcanic planet
gaia-planet-desert = Desert planet
    .on = on a Desert planet
gaia-planet-swamp = Swamp planet
    .on = on a Swamp planet
gaia-planet-titanium = Titanium planet
    .on = on a Titanium planet
gaia-planet-ice = Ice planet
    .on = on an Ice planet
gaia-planet-gaia = Gaia planet
    .on = on a Gaia planet
gaia-planet-transdim = Transdim planet
    .on = on a Transdim planet
gaia-planet-lost = Lost Planet
    .on = on the Lost Planet

gaia-do-piece = { $piece } { $on }
gaia-do-place = Start { $on }
gaia-do-lost = The Lost Planet: { $at }
gaia-do-federation = { $count ->
    [one] { $count } planet, power value { $value }: { $planets }
   *[other] { $count } planets, power value { $value }: { $planets }
 }
gaia-do-cover = { $tile } (over '{ $over }')
gaia-do-rotate = Turn { $sector } by { $degrees }°
gaia-do-pass = Pass and take the booster: { $booster }
gaia-do-income = Power after it: I { $one }, II { $two }, III { $three }
gaia-do-pay = From I { $one }, from II { $two }, from III { $three }
gaia-do-stone = and the brainstone in { $area }
gaia-offer-charge = { $vp ->
    [0] Charge { $charged }, free
   *[other] Charge { $charged }, pay { $vp } VP
 }
gaia-cost-burn = burn power
gaia-cost-gaiaformer_to_gaia = a Gaiaformer
gaia-cost-token_to_gaia = a power token of area III

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
gaia-score-sofar = So far
gaia-score-ifnow = If the game ended now

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
gaia-automa-result = What it does
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
gaia-thought-automa-reveal = Turns up a card
gaia-thought-automa-action = The action
gaia-thought-automa-entry = Part of the faction's action
gaia-thought-automa-planets = In reach
gaia-thought-automa-structures = What it can upgrade
gaia-thought-automa-highest = Highest research
gaia-thought-automa-counts-areas = Counts the areas
gaia-thought-automa-counts-octagons = Counts the open actions
gaia-thought-automa-cannot = Not possible
gaia-thought-automa-instead = Instead
gaia-thought-automa-passes = Passes
gaia-tie-final_sectors = Final tile: sectors
gaia-tie-final_types = Final tile: planet types
gaia-tie-final_gaia = Final tile: Gaia planets
gaia-tie-steps = Fewest steps
gaia-tie-distance = Nearest to you
gaia-tie-near_human = Nearest to you
gaia-tie-transdim = Transdim first
gaia-tie-down = Direction: from the top
gaia-tie-up = Direction: from the bottom

# Table

table-home = Home
table-skip = Skip to the decision
table-board = The board
table-seats = Seats
table-mine = What you have
table-side = Boards
table-below = Log, chat, ledger, notes
table-views = Views
view-board = Map
table-round-phase = Round { $round } of { $rounds } · { $phase }
table-round-short = Round { $round } · { $phase }
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
table-steps = Steps so far
table-possible = { $count ->
    [one] { $count } action is possible now.
   *[other] { $count } actions are possible now.
 }
table-lit = { $count ->
    [one] { $count } place is lit on the board.
   *[other] { $count } places are lit on the board.
 }
table-pick = { $count ->
    [one] { $count } possibility is left. Pick places on the board, or choose from the list.
   *[other] { $count } possibilities are left. Pick places on the board, or choose from the list.
 }
table-not-final = Nothing is final yet.
table-not-final-others = Nothing is final yet. After you confirm, these may charge power: { $names }.
table-settles = Something hidden will be revealed. What comes of it shows once it is confirmed, and it cannot be taken back.
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

table-thinking = The Automa's turn, step { $step } of { $steps }
table-step-back = Step back
table-next-step = Next step
table-to-result = To the result
table-understood = Go on
table-every-step = Show every step
key-space = Space

table-over = The game is over
table-over-help = The ledger tells where every point came from.
table-rival-wins = { $name } wins with { $score } points.
table-final-scores = Final scores
table-replay = Replay
table-again = Play again

table-takeover = { $votes } of { $needed } agree that a bot plays on for { $name }.
table-takeover-vote = Let a bot play on

panel-log = Log
panel-chat = Chat
panel-ledger = Ledger
panel-notes = Notes
log-setup = Set-up
log-round = Round { $round }
ledger-cause = Points from
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
room-invited = by invitation
room-open = open
room-link = The link of this seat
room-copy = Copy link
room-copied = Copied
room-sit = Sit down
room-stand = Stand up
room-put-bot = Bot
room-start = Start the game
room-abandon = Give the table up
room-owner-starts = Whoever made the table starts it.

trouble-not-found = There is no such table
trouble-not-found-help = The link may be mistyped, or the table is gone.
trouble-not-allowed = This table is private
trouble-not-allowed-help = Only its players may look at it. An invitation link opens a seat.
trouble-unreachable = The server does not answer
trouble-unreachable-help = Your games are safe there. Try again in a moment.
trouble-no-screen = This game has no board in the browser yet
trouble-no-screen-help = It can be played in the terminal.
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
replay-link = Link to this position
replay-record = Record
replay-play-on = Play on from here
replay-back-to-table = Back to the table
replay-beginning = The beginning of the game
