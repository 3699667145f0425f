# Federation.

title = Federation
example = place 2 fund s14
example-rule = FD-SEN-03

help-panels =
    senate          the senate with its votes, and the laws
      laws            both laws, and what they would give everybody now
      planets         influence, medals and projects
      neo             a planet in full; also six_moons, atal, arratuin, e81216
      board           your personal board
      missions        all twelve missions, and what each still needs
      seats           everybody's boards
      about CODE      what something does: about 2C2, about m5, about ds3

# Frame

round-of = round { $round } of { $rounds }
phase-setup = Starting tokens
phase-ambassadors = Ambassador phase
phase-executive = Executive phase
phase-over = The end
first-player = first player
president = president

floor-votes = Votes
funded = funded
fund = funding
fund-short = fund
open = open
neutral-short = n
with-token = under an alteration token
outer-module = Outer module
legend-senate = n: votes of the neutral player, fund: funding, 3+2: with the assistant die; the projects stand above their columns.
next-law = next round: { $law }
law-tie = A tie: the president chooses,
no-laws = No law has been revealed yet.
medals-left = { $medal }: { $count } left
now-worth = now { $vp } PP
free = for nothing

panel-laws = Laws
panel-missions = Missions
panel-specialists = Specialists
panel-tokens = Alteration tokens
panel-built = Built
panel-discs = Trade discs
panel-honours = Medals

column-pp = PP
column-planet = Planet
column-influence = Influence
column-medals = Medals left, by influence
column-project = Project
column-ships = Ships
column-level = Level
column-die = Die
column-done = Miss.
column-tokens = Tok.
column-honours = Medals
column-to_place = To place
column-cell = Cell
column-miners = There
column-gives = Gives
column-leads = Leads to
column-moon = Moon
column-strength = Strength
column-tokens-there = Tokens
column-stack = Left
column-effect = Does
column-shop = Shop
column-price = Price
column-level-1 = First trade
column-level-2 = Second trade
column-discs = Discs
column-building = Building
column-robots = Robots

no-missions = No mission is open.
missions-done = Done: { $names }
mission-done = done
mission-ready = ready
mission-lacks = needs { $what }
lacks-marker = a marker
lacks-ship = a ship
lacks-level = level { $level }
lacks-price = { $price }
lacks-effect = something to gain
deep-tile = deep space { $tile }
start-name = starting token '{ $name }'
disc-level = shop { $shop } on level { $level }
use-ready = ready
use-used = used
when-once = at once
when-any = any time

asteroid-hidden = an asteroid nobody has seen
asteroid-open = asteroid { $token }: { $gives }
dead-hidden = { $count ->
    [one] { $count } dead asteroid, face down
   *[other] { $count } dead asteroids, face down
 }
tokens-hidden = { $count } face down
stacks-left = Stacks by strength: { $stacks }
stack-hidden = face down
no-multiplier = no multiplier left
mega-counts = { $multipliers }: the smaller of { $tiles }
shop-level = level { $level }: { $bonus }
to-moon = the mage goes on, without a token
to-cell = the miner goes on, without a reward
turns-into = { $one } becomes { $other }
you-have = you have { $amount }
stay-on-level = keep level { $level }
about-what = Nothing is called '{ $text }'. Type 'about' and a code, such as 'about 2C2', 'about m5' or 'about ds3'.

points-floor = floors
points-law = laws
points-mission = missions
points-specialist = specialists
points-shop = shops
points-mega = megastructures
points-accreditation = accreditation
points-others = other
points-medals = medals
points-left-over = left over
points-project = projects

# Effects

amount-lavandium = { $amount } lavandium
amount-copernium = { $amount } copernium
amount-oceanium = { $amount } oceanium
amount-gold = { $amount ->
    [one] { $amount } golden diamond
   *[other] { $amount } golden diamonds
 }
amount-vp = { $amount } PP
amount-degree = { $amount ->
    [one] { $amount } degree
   *[other] { $amount } degrees
 }
amount-ship = { $amount ->
    [one] { $amount } ship
   *[other] { $amount } ships
 }
amount-marker = { $amount ->
    [one] { $amount } mission marker
   *[other] { $amount } mission markers
 }
amount-project = { $amount ->
    [one] { $amount } project advance
   *[other] { $amount } project advances
 }
amount-die = assistant die +{ $amount }
amount-votes = { $amount ->
    [one] { $amount } vote
   *[other] { $amount } votes
 }

per-influence_neo = per influence on Neo
per-influence_six_moons = per influence on Six Moons
per-influence_atal = per influence on Atal
per-influence_arratuin = per influence on Arratuin
per-influence_e81216 = per influence on E81216
per-mission_completed = per completed mission
per-mission_opened = per opened mission
per-level = per accreditation level
per-die = per pip of your die
per-crystal_or_gold = per crystal or diamond
per-gold = per golden diamond
per-ship = per ship in the hangar
per-token = per alteration token
per-asteroid = per asteroid
per-disc_level_2 = per disc on level 2
per-megastructure = per megastructure
per-colour = per colour of specialists
per-contribution = per contribution

count-neo = influence on Neo
count-six_moons = influence on Six Moons
count-atal = influence on Atal
count-arratuin = influence on Arratuin
count-e81216 = influence on E81216
count-missions = completed missions
count-accreditation = accreditation level
count-die = assistant die

effect-all_markers = a marker on every mission
effect-die_max = assistant die to its highest
effect-token = alteration token of strength { $amount }
effect-look = one of { $what } alteration tokens of strength { $amount }
effect-pawn = president pawn
effect-refresh = turn a specialist of level { $amount } up again
effect-copy = copy a specialist up to level { $amount }
effect-hire = hire one of level { $amount } without a lower one
effect-discount = { $amount ->
    [one] build for { $amount } crystal less
   *[other] build for { $amount } crystals less
 }
effect-extra = { $amount ->
    [one] { $amount } step more
   *[other] { $amount } steps more
 }
effect-income = { $amount ->
    [one] income of a production
   *[other] income of { $amount } productions
 }
effect-transport = miner or mage goes one step
effect-convert = a resource becomes the next dearer one
effect-special = special ambassador
effect-robot = a building for nothing
effect-act = action of { $planet }
effect-medal = a medal of your choice
effect-intrigue = intrigue medal
effect-level = level +{ $amount } { $until ->
    [round] this round
   *[game] for good
 }
effect-disc = { $bonus ->
    [yes] disc in a shop, level { $level }, with its bonus
   *[no] disc in a shop, level { $level }, without its bonus
 }
effect-pay = pay { $price }
effect-spy = { $rooms ->
    [yes] action of any planet or room
   *[no] action of any planet
 }
effect-or = { $one } or { $other }
effect-mix = { $amount } in any mix of: { $one }, { $other }

# Components

resource-lavandium = lavandium
    .short = L
resource-copernium = copernium
    .short = C
resource-oceanium = oceanium
    .short = O
resource-gold = golden diamonds
    .short = G

planet-neo = Neo
planet-six_moons = Six Moons
planet-atal = Atal
planet-arratuin = Arratuin
planet-e81216 = E81216

action-neo = Neo
action-six_moons = Six Moons
action-atal = Atal
action-arratuin = Arratuin
action-e81216 = E81216
action-officers_quarters = Officers' quarters
    .short = Officers
action-purchasing_office = Purchasing office
    .short = Purchasing
action-patrons_office = Patron's office
    .short = Patron
action-presidents_office = President's office
    .short = President
action-assistants_room = Assistants' room
    .short = Assistants
action-small_lounge = Small lounge
    .short = Lounge
action-spy = Spying

wing-left = Left wing
    .short = left
wing-right = Right wing
    .short = right

space-outer = the outer module

ambassador-1a = the first ambassador of 1
    .short = 1
ambassador-1b = the second ambassador of 1
    .short = 1
ambassador-2 = the ambassador of 2
    .short = 2
ambassador-3 = the ambassador of 3
    .short = 3
ambassador-special = the special ambassador
    .short = sp
side-vote = voting
side-fund = funding
side-cover = under a token

project-neo = Neo
project-six_moons = Six Moons
project-atal = Atal
project-arratuin = Arratuin
project-e81216 = E81216
project-missions = Special missions
    .short = Missions
project-general = General project
    .short = General

medal-neo = Neo
medal-six_moons = Six Moons
medal-atal = Atal
medal-arratuin = Arratuin
medal-e81216 = E81216
medal-accreditation = Accreditation
medal-intrigue = Intrigue

mission-m1 = Neo
mission-m2 = Six Moons
mission-m3 = Atal
mission-m4 = Arratuin
mission-m5 = E81216
mission-m6 = Officers
mission-m7 = Spying
mission-m8 = Treasury
mission-m9 = Intrigue
mission-m10 = Assistants
mission-m11 = Purchasing
mission-m12 = Patron

type-A = Diplomat
type-B = Robot
type-C = Trader
type-D = Mage
type-E = Miner

structure-shipyard = Space shipyard
structure-transporter = Transporter
structure-transmutation_chamber = Transmutation chamber
structure-lavandium_replicator = Lavandium replicator
structure-military_academy = Military academy
structure-consulate = Consulate
structure-alteration_incubator = Alteration incubator
structure-space_university = Space university
structure-mega1 = Megastructure 1
structure-mega2 = Megastructure 2
structure-mega3 = Megastructure 3
structure-mega4 = Megastructure 4

start-crystals = Crystals
start-oceanium = Copernium and oceanium
start-ship = Ship and marker
start-degrees = Two degrees
start-die = Assistant
start-token = Alteration
start-gold = Golden diamond
start-degree = Degree and lavandium

final-medals = medals
final-leftovers = Leftovers
final-crystals = crystals
final-gold = golden diamonds
final-ships = ships in the hangar
final-tokens = unused alteration tokens

# What components are called and do

joined = { $parts }
slashed = { $one } / { $other }
described = { $what }: { $does }
titled = { $name }: { $does }
with-bonus = { $shows } + { $bonus }
with-worth = { $what } ({ $worth })
effect-per = { $what } { $per }
project-at = { $project }, { $at }/{ $length }
seat-votes = { $name } { $votes }

federation-specialist = { $type }, level { $level }
federation-space = { $action } (floor { $floor }, { $wing })
federation-cell = cell { $cell }
federation-law-of = { $wing }, law { $law }
federation-about-neo = Your miner goes one cell on and takes what lies there.
federation-about-six_moons = Your mage goes one moon on and takes one of its alteration tokens.
federation-about-atal = You hire a specialist who lies face up on Atal.
federation-about-arratuin = You trade in a shop: the first time on level 1, later on level 2.
federation-about-e81216 = A robot of yours builds a production or a megastructure.
federation-about-spy = Pay 1 lavandium and do what a planet or a room does.
federation-give-back = give back { $what } (you have { $have })
federation-neutral = neutral player, votes: { $votes }
federation-neutral-name = neutral
federation-moon = Moon { $moon }
federation-shop = Shop { $shop }
federation-project = Project { $project }
federation-outer = no votes and no funding there
federation-floor = Floor { $floor }
federation-accreditation = Accreditation
federation-skip = Go without
federation-skip-die = Without the die
federation-skip-mission = No mission now
federation-step-income = Income
federation-step-upkeep = Upkeep
federation-step-funding = Funding
federation-step-floor = The floors
federation-step-law = The law

# What is asked

decision-start = Choose a starting token.
decision-turn = Your turn: place an ambassador. A few letters search the list: '2 fund', 's14', 'neo'.
    .ask = Choose a space for an ambassador
decision-cover = Which alteration token covers the ambassador on { $space }?
decision-die = Add your assistant die to the votes on { $space }?
decision-neo = { $steps ->
    [one] Where does your miner go?
   *[other] Where does your miner go? { $steps } steps are left.
 }
decision-dead = Which dead asteroid do you take?
decision-moons = { $steps ->
    [one] Your mage goes one moon further. Use specialists before?
   *[other] Your mage goes { $steps } moons further. Use specialists before?
 }
decision-token = Which alteration token do you take?
decision-atal = { $level ->
    [0] Which specialist do you hire?
   *[other] Which specialist of level { $level } do you hire?
 }
decision-arratuin = In which shop do you trade?
decision-build = { $free ->
    [yes] What do you build for nothing?
   *[no] { $discount ->
        [0] What do you build?
       *[other] What do you build, for { $discount } less?
     }
 }
decision-built = Use more specialists on E81216?
decision-mission = Complete a mission, or end your turn?
decision-closing = Anything more before your turn ends?
decision-copy = Which specialist do you copy?
decision-refresh = { $optional ->
    [yes] Which specialist do you turn up again, if any?
   *[no] Which specialist do you turn up again?
 }
decision-pay = { $discount ->
    [0] Pay { $cost }: how? A dearer resource may stand for a cheaper one.
   *[other] Pay { $cost } less { $discount }: how? A dearer resource may stand for a cheaper one.
 }
decision-discard = Your reserve is too full. Which crystal do you give back?
decision-spy = Which action do you copy?
decision-choose = Choose: { $effect }.
    .ask = Which of them do you take?
decision-mix = Choose: { $effect }.
    .ask = How many of each do you take?
decision-marker = { $left ->
    [one] On which mission do you put a marker?
   *[other] On which mission do you put a marker? { $left } to go.
 }
decision-project = { $left ->
    [one] Which project do you advance?
   *[other] Which project do you advance? { $left } to go.
 }
decision-medal = Which medal do you take?
decision-income = { $left ->
    [one] Which production gives you its income?
   *[other] Which production gives you its income? { $left } to go.
 }
decision-convert = Which resource becomes the next dearer one?
decision-transport = Who is transported one step?
decision-disc = { $level ->
    [one] Into which shop do you put a free disc?
   *[other] Into which shop do you put a free disc, on level { $level }?
 }
decision-look = Which of these tokens do you keep?
decision-deep = Which deep-space tile do you choose?
decision-upkeep = Which level do you pay for?
decision-law = The wings are tied, and you preside. Which law passes?

verb-start = Starting tokens
verb-place = Place an ambassador: which one, how, where
verb-keep = Keep the special ambassador for later
verb-cover = Cover it with
verb-die = Add the die
verb-skip = No
verb-end = End your turn
verb-discard = Give back
verb-pay = Pay
verb-use = Use a specialist
verb-copy = Copy
verb-refresh = Turn up again
verb-hire = Hire
verb-move = Move the miner
verb-dead = Take
verb-go = Go on
verb-take = Take
verb-shop = Trade
verb-disc = Free disc
verb-build = Build
verb-spy = Copy the action of
verb-mission = Complete a mission
verb-marker = Mission marker
verb-project = Advance
verb-medal = Medals
verb-income = Income of
verb-convert = Convert
verb-transport = Transport
verb-choose = Choose
verb-mix = How many of each
verb-deep = Deep-space tiles
verb-upkeep = Pay for
verb-law = Laws

# What has happened

event-start = { $seat } takes the starting token '{ $token }'.
event-round = Round { $round } begins.
event-laws = The laws of round { $round }: { $left } on the left, { $right } on the right.
event-block = Blocked this round: { $spaces }.
event-place = { $seat } places { $ambassador } ({ $side }): { $space }.
event-cover = It shows { $token }.
event-die-placed = { $seat } adds the die: { $value } on { $space }.
event-keep = { $seat } keeps the special ambassador.
event-gain = { $seat }: { $amount } { $what } ({ $cause }).
event-gains = { $seat }: { $goods } ({ $cause }).
event-pay = { $seat } pays { $amount } { $what }.
event-pays = { $seat } pays { $goods }.
event-discard = { $seat } gives back { $amount } { $what }.
event-discards = { $seat } gives back { $goods }.
event-points = { $seat }: { $vp } PP ({ $cause }).
event-degree = { $seat } rises to degree { $degree }.
event-fall = { $seat } falls to level { $level }, degree { $degree }.
event-upkeep = { $seat } pays for level { $level }.
event-level = { $seat }: level +{ $amount } { $until ->
    [round] this round.
   *[game] for good.
 }
event-ships = { $seat }: { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 } into the hangar.
event-die = { $seat }: the die shows { $value }.
event-marker = { $seat } opens the mission { $mission }.
event-mission = { $seat } completes the mission { $mission }.
event-token = { $seat } takes an alteration token: { $token }.
event-move = { $seat }: the miner goes to { $to }.
event-asteroid = { $seat } takes the asteroid { $asteroid }.
event-moon = { $seat }: the mage reaches moon { $moon }.
event-hire = { $seat } hires { $specialist }.
event-use = { $seat } uses { $specialist }.
event-copy = { $seat } copies { $specialist }.
event-refresh = { $seat } turns { $specialist } up again.
event-shop = { $seat } trades in shop { $shop }, level { $level }.
event-build = { $seat } builds: { $structure }.
event-income = { $seat } takes the income of: { $production }.
event-convert = { $seat } converts: { $what } into { $into }.
event-spy = { $seat } copies the action of: { $action }.
event-project = { $seat } advances the project { $project } to { $at }.
event-contribution = { $seat } contributes to the general project, { $contributions } in all.
event-medal = { $seat } receives the medal { $medal }.
event-pawn = { $seat } presides over the senate.
event-deep-space = { $seat } chooses the deep-space tile { $tile }.
event-special-ambassador = { $seat } receives the special ambassador.
event-lost = { $seat }: { $what } brings nothing.
event-loses = { $seat }: { $action } brings nothing.
event-reveal = Something is turned face up.
event-reveal-moon = Moon { $moon } is uncovered: { $tokens }.
event-reveal-specialist = { $specialist } is turned face up.
event-reveal-asteroid = The asteroid on { $cell } is { $asteroid }.
event-reveal-dead = The dead asteroids are uncovered: { $dead_asteroids }.
event-executive = The executive phase of round { $round }.
event-floor = Floor { $floor }: { $votes }.
event-wing-votes = Left wing { $left }, right wing { $right }.
event-law = The law { $law } passes ({ $wing }).

cause-accreditation = accreditation
cause-ambassador = { $name }
cause-asteroid = asteroid
cause-contribution = contribution
cause-deep_space = deep space { $name }
cause-final = final scoring: { $name }
cause-floor = floor { $name }
cause-law = law: { $name }
cause-mega = { $name }
cause-mission = mission: { $name }
cause-neo = Neo
cause-outer = outer module
cause-production = { $name }
cause-project = project: { $name }
cause-room = { $name }
cause-shop = shop { $name }
cause-specialist = { $name }
cause-start = starting token
cause-token = alteration token

# Why not

refusal-short = Not enough { $resource }: { $need } needed, { $have } there.
refusal-no-choice = That is not among what you may choose, or it would bring nothing.
refusal-other-number = It must be { $need } in all, not { $have }.
refusal-marked-already = The mission { $mission } has a marker already.
refusal-funded-already = The project { $project } is funded already.
refusal-owned-already = You have the medal { $medal } already, or none is left.
refusal-not-in-play = '{ $what }' is not in play.
refusal-not-convertible = There is nothing of { $resource } to convert, or nothing dearer.
refusal-at-the-end = Your mage is at the end of its way.
refusal-not-adjacent = No way leads from your miner to { $what }.
refusal-no-room = There is no room for a disc in shop { $what }.
refusal-not-there = '{ $what }' is not there to be taken.
refusal-not-copyable = { $action } cannot be copied.
refusal-nothing-to-do = That would bring nothing now.
refusal-not-owned = You do not have '{ $what }'.
refusal-placed-already = You have placed { $ambassador } already.
refusal-equal-one-first = Place { $ambassador } first: it is equal.
refusal-no-funding-side = The special ambassador has no funding side.
refusal-no-token = You have no alteration token.
refusal-occupied = Somebody stands on { $space } already, or it is blocked.
refusal-too-dear = You cannot pay for that.
refusal-first-turn-of-first-player = The first player may not begin with that.
refusal-must-place = Your other ambassadors come first: { $have } left.
refusal-must-choose = Something must be chosen.
refusal-no-such-payment = That is no way to pay it.
refusal-kept-back = The action of your space needs that.
refusal-no-crystal = A golden diamond is no crystal.
refusal-level-too-low = Your level is too low: { $need } needed, { $have } there.
refusal-level-without-cost = That level costs nothing, so it cannot be paid for.
refusal-used-already = { $specialist } is used already.
refusal-other-time = { $specialist } is used at another time.
refusal-no-target = { $specialist } would bring nothing now.
refusal-other-level = { $specialist } is of level { $have }, and level { $need } is asked for.
refusal-no-robot = You have no robot left.
refusal-built-already = You have built that already.
refusal-no-multiplier = No multiplier is left there.
refusal-no-disc = You have no disc left.
refusal-completed-already = You have completed the mission { $mission } already.
refusal-no-marker = There is no marker of yours on the mission { $mission }.
refusal-no-ship = There is no ship in your hangar.
refusal-nothing-to-gain = The mission { $mission } would bring nothing now.
refusal-not-face-up = { $specialist } does not lie face up on Atal.
refusal-same-character = You have that character already.
refusal-no-lower-level = { $specialist } needs a specialist of the same type and a lower level.

# Options

option-setup = Productions and megastructure tiles at random, or as printed for a first game.
    .short = Set-up
option-data = Corrections of numbers of the components: the text of a TOML file.
    .short = Numbers

choice-setup-experienced = Random
choice-setup-first_game = First game

# What rules come to in a game as it stands.

now-points = Prestige points: { $seats }.
now-wings = Votes: left wing { $left }, right wing { $right }.
now-floor = Votes on floor { $floor }: { $seats }.
now-project = { $project }: { $left ->
    [0] funded
    [one] { $left } advance is missing
   *[other] { $left } advances are missing
 }.
now-law = { $wing }, its law would give now: { $seats }.
now-crystals = { $crystals ->
    [0] You have no crystals.
   *[other] You have { $goods }.
 }
now-gold = { $gold ->
    [0] You have no golden diamonds.
    [one] You have { $gold } golden diamond.
   *[other] You have { $gold } golden diamonds.
 }
now-level = You are on degree { $degree }, level { $level }.
now-ships = Your ships: { $hangar } in the hangar, { $supply } in the supply.
now-missions = You have completed { $done } of them, with starting token and deep-space tile; { $marked } have your marker.
now-medals = Your medals: { $medals }, worth { $points } PP.
now-influence = Your influence: { $planets }.
now-ambassadors = You still place in this round: { $ambassadors }.
now-die = { $die ->
    [0] You have no assistant die yet.
   *[other] Your assistant die shows { $die }.
 }
now-robots = Your free robots: { $robots }.
now-played = Your alteration tokens: { $tokens }.

# What follows from placing an ambassador, and from the executive phase

federation-no-vote-there = The votes count nowhere there.
federation-no-fund-there = It funds no project there.
federation-then-floor = Floor { $floor }: { $votes }
federation-then-wing = { $wing } { $own } to { $other }
federation-then-project = Project { $project }: { $from } to { $to } of { $length }
federation-then-general = To the general project, your contribution { $count }
federation-then-mission = Opens the mission { $mission }
federation-then-cover = Then choose the token.
federation-tie = { $name } decides
federation-exe-income = { $count ->
    [one] { $count } production
   *[other] { $count } productions
 }
federation-exe-nobody = nobody pays
federation-exe-funding = { $count ->
    [one] { $count } step of a project
   *[other] { $count } steps of projects
 }
federation-tallied = { $name } { $votes }
federation-exe-floor = { $floor }: { $leaders }
federation-exe-law = { $left } : { $right }, { $law }
