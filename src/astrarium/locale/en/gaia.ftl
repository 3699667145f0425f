# Gaia Project.

title = Gaia Project
example = build 3x-2
example-rule = GP-BUILD-03

help-panels =
    map             the map, with the names of the hexes
      board           round and final scoring, actions of the research board, boosters, tokens
      research        the research board: who stands where, tiles, what the levels give
      seats           everybody's resources, tiles and tokens
      planets         all planets as a list, sector by sector
      automa          in the game for one: the Automa's faction card, cards and deck

# Frame

phase-setup = Setup
phase-income = Income
phase-gaia = Gaia phase
phase-actions = Actions
phase-over = The end
round-of = round { $round } of { $rounds }
passed = passed
taken = taken
used = used
green = green
neutral = neutral
free-space = Free row

panel-rounds = Rounds
panel-finals = Final scoring
panel-actions = Power and Q.I.C. actions
panel-boosters = Boosters to take
panel-tokens = Federation tokens
panel-research = Research

column-faction = Faction
column-ore = Ore
column-credits = Credits
column-knowledge = Knowl.
column-qic = Q.I.C.
column-power = Power
column-levels = T N A G E S
column-booster = Booster
column-area = Area
column-tile = Tech tile
column-advanced = Advanced tile (from level 4, flips a green token)

detail-built = on the map { $built }
detail-range = range { $range }
detail-step = { $ore } ore per step
detail-formers = Gaiaformers { $ready } ready, { $map } on the map
detail-no-booster = no booster
detail-tiles = tiles: { $tiles }
detail-tokens = tokens: { $tokens }
detail-specials = special actions: { $specials }
detail-federations = { $federations ->
    [one] { $federations } federation
   *[other] { $federations } federations
 }, { $satellites ->
    [one] { $satellites } satellite
   *[other] { $satellites } satellites
 }
seats-help = Power 2b/4/0 +6: tokens in areas I, II and III with the brainstone in I, and 6 in the Gaia area. Numbers with + after resources are the next income. T N A G E S are the levels in the research areas.
detail-income = Next income: { $income }

summary-round = This round: { $tile }
summary-actions = Free on the research board: { $actions }
summary-more = 'board', 'research', 'seats' and 'map' show all of it.

legend-hexes = Row at the left, column in the hexes: column 3 in row -2 is 3x-2. [ ] may be chosen.

research-help = From level 2 to 3: charge 3 power. Level 5: one player in each area, who flips a green federation token.
terraforming-token = Level 5 of Terraforming gives the token: { $token }.
then-area = { $effect } (then advance in { $area })
then-any = { $effect } (then advance anywhere)
to-level = { $area } to level { $level }: { $effect }

# Effects

amount-ore = { $amount } ore
amount-credits = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
 }
amount-knowledge = { $amount } knowledge
amount-qic = { $amount } Q.I.C.
amount-vp = { $amount } VP
amount-charge = charge { $amount }
amount-tokens = { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
 }
amount-power = { $amount } power
amount-gaiaformer = a Gaiaformer
amount-tech_tile = a tech tile
amount-steps = { $amount ->
    [one] mine, { $amount } free step
   *[other] mine, { $amount } free steps
 }
amount-range = { $amount } range
amount-lost_planet = the Lost Planet
amount-federation_token = a federation token
amount-rescore = a token once more

per-planet_type = per planet type
per-gaia_planet = per Gaia planet
per-sector = per sector
per-federation_token = per federation token
per-mine = per mine
per-trading_station = per trading station
per-research_lab = per research lab
per-institute_or_academy = per institute or academy

trigger-terraforming_step = terraforming step
trigger-advance_research = research advance
trigger-build_mine = mine
trigger-build_gaia_mine = mine on Gaia
trigger-build_station = trading station
trigger-build_institute_or_academy = institute, academy
trigger-gain_federation_token = federation token

effect-now = at once { $what }
effect-income = income { $what }
effect-action = action: { $what }
effect-pass = when passing { $what }
effect-trigger = { $vp } VP per { $event }
effect-round = { $vp } VP: { $event }
effect-big = institute and academies have power value { $value }
effect-steps-action = action: mine with { $amount } free step
effect-range-action = action: mine or project with range +{ $amount }
effect-faction = { $home }; { $start }; power { $one }/{ $two }/0

level-step = { $ore } ore per terraforming step
level-range = range { $range }
level-project = a project takes { $tokens } tokens

# Components

resource-ore = ore
resource-credits = credits
resource-knowledge = knowledge
resource-qic = Q.I.C.
resource-vp = victory points
resource-tokens = power tokens
resource-power = power in area III
resource-range = range

planet-terra = Terra
planet-oxide = Oxide
planet-volcanic = Volcanic
planet-desert = Desert
planet-swamp = Swamp
planet-titanium = Titanium
planet-ice = Ice
planet-gaia = Gaia
planet-transdim = Transdim
planet-lost = Lost Planet
    .short = Lost

structure-mine = mine
structure-station = trading station
    .short = station
structure-lab = research lab
    .short = lab
structure-institute = planetary institute
    .short = institute
structure-academy_left = academy (knowledge)
    .short = academy
structure-academy_right = academy (action)
    .short = academy
structure-academy = academy
structure-gaiaformer = Gaiaformer
structure-space_station = space station
structure-satellite = satellite

planet-of = { $structure } of the { $seat }

area-terra = Terraforming
    .short = Terraform
area-nav = Navigation
area-ai = Artificial Intelligence
    .short = Intellig.
area-gaia = Gaia Project
    .short = Gaia proj.
area-eco = Economy
area-sci = Science

faction-terrans = Terrans
faction-lantids = Lantids
faction-xenos = Xenos
faction-gleens = Gleens
faction-taklons = Taklons
faction-ambas = Ambas
faction-hadsch_hallas = Hadsch Hallas
faction-ivits = Ivits
faction-geodens = Geodens
faction-bal_taks = Bal T'aks
faction-firaks = Firaks
faction-bescods = Bescods
faction-nevlas = Nevlas
faction-itars = Itars

about-terrans = power of projects returns to area II; institute: it also buys goods
about-lantids = may add mines to planets of others; institute: 2 knowledge for each
about-xenos = a third starting mine; institute: federations need value 6
about-gleens = Gaia planets cost ore and give 2 VP more, Q.I.C. come as ore; institute: a federation token
about-taklons = the brainstone counts as 3 power; institute: a token for each passive charge
about-ambas = 2 ore as basic income; institute: swap it with a mine each round
about-hadsch_hallas = 3 credits as basic income; institute: credits serve as power in free actions
about-ivits = start with the institute, one growing federation; institute: a space station each round
about-geodens = institute: 3 knowledge for each new planet type
about-bal_taks = Gaiaformers become Q.I.C., no Navigation before the institute
about-firaks = institute: a lab becomes a trading station and research advances, each round
about-bescods = advance the lowest research area each round; institute and academies change places
about-nevlas = tokens of area III become knowledge; institute: these tokens count double
about-itars = burned tokens go to the Gaia area; institute: 4 of them for a tech tile

sector-s01 = sector 01
sector-s02 = sector 02
sector-s03 = sector 03
sector-s04 = sector 04
sector-s05 = sector 05
sector-s06 = sector 06
sector-s07 = sector 07
sector-s08 = sector 08
sector-s09 = sector 09
sector-s10 = sector 10
sector-s05o = sector 05
sector-s06o = sector 06
sector-s07o = sector 07

tech-ore_qic = Ore and Q.I.C.
tech-knowledge_per_type = Knowledge for planet types
tech-big_4 = Mighty institute and academies
tech-vp_7 = Seven points
tech-ore_charge = Ore and charge
tech-knowledge_credit = Knowledge and credit
tech-gaia_vp = Points for Gaia mines
tech-credits_4 = Four credits
tech-charge_4 = Charge four
tech-adv_pass_federations = Pass: federation tokens
tech-adv_research = Points for research
tech-adv_qic_credits = Q.I.C. and credits
tech-adv_mines = Count the mines
tech-adv_pass_labs = Pass: research labs
tech-adv_sector_ore = Ore from the sectors
tech-adv_pass_types = Pass: planet types
tech-adv_gaia = Count the Gaia planets
tech-adv_stations = Count the trading stations
tech-adv_sectors = Count the sectors
tech-adv_3_ore = Three ore
tech-adv_federations = Count the federation tokens
tech-adv_3_knowledge = Three knowledge
tech-adv_mine = Points for mines
tech-adv_station = Points for trading stations

booster-ore_knowledge = Ore and knowledge
booster-credits_qic = Credits and Q.I.C.
booster-tokens_ore = Power tokens and ore
booster-terraform = Terraforming
booster-range = Long range
booster-mines = Mines
booster-labs = Research labs
booster-stations = Trading stations
booster-big = Institute and academies
booster-gaia = Gaia planets

round-terraform_2 = terraforming steps
round-research_2 = research
round-mine_2 = mines
round-federation_5 = federation tokens
round-station_3 = trading stations
round-station_4 = trading stations
round-gaia_3 = mines on Gaia planets
round-gaia_4 = mines on Gaia planets
round-big_5a = institute and academies
round-big_5b = institute and academies

final-structures = Structures
final-in_federations = Structures in federations
    .short = In federations
final-types = Planet types
final-gaia = Gaia planets
final-sectors = Sectors
final-satellites = Satellites
final-research = Research
final-research_terra = research in Terraforming
final-research_nav = research in Navigation
final-research_ai = research in Artificial Intelligence
final-research_gaia = research in Gaia Project
final-research_eco = research in Economy
final-research_sci = research in Science
final-resources = resources left over

token-vp12 = 12 VP
token-vp8_qic = 8 VP and a Q.I.C.
token-vp8_tokens = 8 VP and power tokens
token-vp7_ore = 7 VP and ore
token-vp7_credits = 7 VP and credits
token-vp6_knowledge = 6 VP and knowledge
token-gleens = token of the Gleens

octagon-knowledge_3 = three knowledge
octagon-steps_2 = mine with two free steps
octagon-ore_2 = two ore
octagon-credits_7 = seven credits
octagon-knowledge_2 = two knowledge
octagon-step_1 = mine with one free step
octagon-tokens_2 = two power tokens
octagon-tech = tech tile
octagon-rescore = federation token once more
octagon-types = points for planet types

convert-burn = burning
convert-power_qic = power for a Q.I.C.
convert-power_ore = power for ore
convert-qic_ore = Q.I.C. for ore
convert-power_knowledge = power for knowledge
convert-power_credit = power for a credit
convert-knowledge_credit = knowledge for a credit
convert-ore_credit = ore for a credit
convert-ore_token = ore for a power token
convert-credits_qic = credits for a Q.I.C.
convert-credits_ore = credits for ore
convert-credits_knowledge = credits for knowledge
convert-former_qic = Gaiaformer for a Q.I.C.
convert-token_knowledge = power token for knowledge

special-academy = academy
special-faction = the faction's own action
special-terraform = mine with a free step (booster)
special-range = long range (booster)
special-charge_4 = charge four
special-swap = swap institute and mine
special-downgrade = lab becomes trading station
special-station = space station
special-lowest = lowest research area
special-adv_qic_credits = Q.I.C. and credits
special-adv_3_ore = three ore
special-adv_3_knowledge = three knowledge

burn-brainstone_up = the brainstone rises, a token goes
burn-brainstone_away = a token rises, the brainstone goes
charge-token_first = the new token first
charge-token_last = the new token last
spend-tokens = tokens alone
spend-brainstone = the brainstone
brainstone-moves = the brainstone moves
brainstone-stays = the brainstone stays

variant-small_random = all seven sectors at random
variant-variant_1 = inner sectors as in the first game, outer ones at random
variant-variant_2 = inner sectors at random inside, outer ones at random outside
variant-variant_3 = all ten sectors at random

# Where points and goods come from

cause-start = start
cause-income = income
cause-charge = power charged
cause-faction = faction
cause-round = round tile: { $name }
cause-tech = tech tile: { $name }
cause-booster = booster: { $name }
cause-federation = federation token: { $name }
cause-board = research board: { $name }
cause-rescore = token once more: { $name }
cause-convert = { $name }
cause-special = special action: { $name }
cause-level = level of { $name }
cause-final = final scoring: { $name }
score-round = Round { $round }: { $name }
score-so-far = So far
score-if-now = If the game ended now
score-final = Final scoring

# What is asked

decision-faction = Choose your faction.
decision-rotate = Turn a sector of the map, or be done with it.
decision-place = Place a starting structure on a free planet of your home type.
    .ask = Choose a planet for a starting structure
decision-booster = Take a round booster.
decision-income = In which order do you take charges and power tokens? Power in areas I/II/III after it:
    .ask = Charge first, or take tokens first? Your power after it:
decision-exchange = Discard tokens of the Gaia area for a tech tile?
    .ask = Give Gaia power for a tech tile?
decision-redeem = { $tokens } tokens return from the Gaia area. What do you gain for them?
    .ask = What do you gain for Gaia power ({ $tokens })?
decision-turn = Your turn. Which action do you take?
    .ask = Choose an action
decision-closing = Your action is done. Free actions, or the end of your turn?
    .ask = Free actions, or confirm your turn
decision-mine = Build a mine ({ $steps } free terraforming steps, range +{ $range }).
    .ask = { $steps ->
        [0] Choose a planet for the mine, range +{ $range }
        [one] Choose a planet for the mine, { $steps } free terraforming step
       *[other] Choose a planet for the mine, { $steps } free terraforming steps
     }
decision-mine_or_project = Build a mine or start a Gaia project, with range +{ $range }.
    .ask = A mine or a Gaia project, range +{ $range }
decision-tech = Take a tech tile.
decision-advance = Advance in a research area?
decision-lost = Place the Lost Planet.
decision-satellite = Where does the next satellite go? { $left } still to place.
    .ask = Place the next satellite, { $left } left
decision-token = Take a federation token.
decision-rescore = Which of your federation tokens do you score once more?
    .ask = Score which federation token again?
decision-charge = Somebody has built at { $at }. Charge power?
    .ask = Somebody has built nearby. Charge power?
decision-pay = From which areas do { $tokens } power tokens come? I/II/III:
    .ask = Take { $tokens } power tokens from which areas?
decision-spend = Pay { $power } power with tokens alone, or with the brainstone?
decision-brainstone = You charge { $power }. Does the brainstone move?

verb-faction = Factions
verb-rotate = Turn a sector
verb-done = Finish
verb-place = Planets
verb-booster = Boosters
verb-income = Orders of income
verb-exchange = Exchange
verb-redeem = Gain
verb-build = Build a mine
verb-project = Start a Gaia project
verb-upgrade = Upgrade a structure
verb-federation = Form a federation (name its planets)
verb-satellite = Hexes
verb-token = Federation tokens
verb-research = Advance research
verb-power = Power actions
verb-qic = Q.I.C. actions
verb-rescore = Federation tokens
verb-special = Special actions
verb-swap = Swap the institute with a mine
verb-downgrade = Turn a lab into a trading station and advance
verb-station = Place a space station
verb-lowest = Advance your lowest area
verb-advance = Advance
verb-skip = No advance
verb-lost = Hexes
verb-burn = Burn power
verb-convert = Free actions
verb-charge = Charge
verb-decline = Do not charge
verb-spend = Pay with
verb-brainstone = The brainstone
verb-pay = Take tokens from
verb-tech = Tech tiles
verb-pass = Pass
verb-end = End your turn

charge-price = { $charged } power for { $vp } VP
with-steps = { $price } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 })

# What has happened

event-map = The map is laid.
event-round = Round { $round } begins.
event-faction = { $seat } enter the game.
event-rotate = { $seat } turn { $sector }.
event-place = { $institute ->
    [yes] { $seat } begin with their institute on { $at }.
   *[no] { $seat } begin with a mine on { $at }.
 }
event-booster = { $seat } take the booster '{ $booster }'.
event-points = { $seat }: { $vp } VP ({ $cause }).
event-gain = { $seat }: { $amount } { $what } ({ $cause }).
event-gains = { $seat }: { $goods } ({ $cause }).
event-charge = { $seat } charge { $units } power.
event-power = { $seat }: power from income.
event-tokens-leave = { $to_gaia ->
    [yes] { $tokens } power tokens of the { $seat } go to the Gaia area.
   *[no] { $tokens } power tokens of the { $seat } are discarded.
 }
event-tokens-return = { $tokens } power tokens of the { $seat } return from the Gaia area.
event-spend = { $seat } spend { $power } power.
event-spend-with = { $seat } pay with { $with }.
event-pay = { $seat } take { $from } tokens from areas I, II, III.
event-brainstone = { $seat }: { $how }.
event-gaia-planet = The Transdim planet at { $at } has become a Gaia planet, for the { $seat }.
event-build = { $shared ->
    [yes] { $seat } add a mine on { $at }.
   *[no] { $steps ->
        [0] { $seat } build a mine on { $at }.
        [one] { $seat } build a mine on { $at } ({ $steps } terraforming step).
       *[other] { $seat } build a mine on { $at } ({ $steps } terraforming steps).
     }
 }
event-lost-planet = { $seat } find the Lost Planet at { $at }.
event-project = { $seat } start a Gaia project on { $at }.
event-upgrade = { $seat } upgrade { $at }: { $from } to { $to }.
event-federation = { $seat } form a federation of { $planets } with { $satellites ->
    [one] { $satellites } satellite
   *[other] { $satellites } satellites
 }.
event-satellites = Satellites of the { $seat }: { $at }.
event-federation-token = { $seat } gain the federation token '{ $token }'.
event-flip = { $seat } flip the federation token '{ $token }'.
event-rescore = { $seat } score the federation token '{ $token }' once more.
event-advance = { $seat } advance: { $area } { $level }.
event-tech = { $seat } take the tech tile '{ $tile }'.
event-advanced-tech = { $seat } lay the advanced tile '{ $tile }' over '{ $over }'.
event-octagon = { $seat } take the board action: { $action }.
event-special = { $seat } take a special action: { $action }.
event-swap = { $seat } move their institute from { $from } to { $to }.
event-station = { $seat } place a space station at { $at }.
event-burn = { $how ->
    [none] { $seat } burn power.
   *[other] { $seat } burn power ({ $how }).
 }
event-convert = { $seat } convert: { $action }.
event-exchange = { $seat } discard { $tokens } tokens of the Gaia area for a tech tile.
event-offer = { $seat } may charge power ({ $value }) for what was built at { $at }.
event-decline = { $seat } do not charge.
event-pass = { $booster ->
    [none] { $seat } pass.
   *[other] { $seat } pass and take the booster '{ $booster }'.
 }
event-first-player = { $seat } will begin the next round.

# Why not

refusal-short = Not enough { $resource }: { $need } needed, { $have } there.
refusal-too-far = Too far: { $need } steps away, and with all your Q.I.C. you reach { $have }.
refusal-lost-planet = The Lost Planet cannot be built upon or upgraded.
refusal-transdim = A Transdim planet needs a Gaia project first.
refusal-gaiaformer-of-other = Somebody else's Gaiaformer stands there.
refusal-no-piece = You have no { $structure } left.
refusal-no-step-needed = That planet needs no terraforming step.
refusal-own-planet = A mine of yours is there already.
refusal-occupied = Somebody has a structure there.
refusal-no-planet = There is no planet at { $what }.
refusal-not-home-type = That is not a planet of your home type.
refusal-booster-not-there = The booster { $booster } is not there to take.
refusal-not-in-first-game = The { $faction } are not among the factions of the first game.
refusal-board-taken = The { $faction } have taken that faction board.
refusal-sector-not-in-play = There is no { $sector } on this map.
refusal-turned-already = You have turned { $sector } already.
refusal-no-turn = { $sector } lies that way already.
refusal-same-type-adjacent = Two planets of the same type would lie side by side at { $sector }.
refusal-wrong-number = It must be { $need } tokens, not { $have }.
refusal-no-brainstone = The brainstone is not there.
refusal-no-project-level = A Gaia project needs level 1 in Gaia Project.
refusal-not-transdim = A Gaia project needs a Transdim planet.
refusal-gaiaformer-there = A Gaiaformer stands there already.
refusal-no-booster-in-last-round = In the last round no booster is taken: just 'pass'.
refusal-booster-needed = Who passes takes a booster: name one.
refusal-octagon-taken = The action '{ $octagon }' has been taken this round.
refusal-no-mine-possible = There is no planet on which you could build a mine with it.
refusal-no-tile = There is no tech tile that you could take.
refusal-no-token = You have no federation token.
refusal-nothing-to-gain = It would give you nothing.
refusal-other-currency = The action '{ $octagon }' is paid otherwise: 'power' and 'qic' are different actions.
refusal-token-not-owned = You do not own the token { $token }.
refusal-no-token-left = There are no federation tokens left.
refusal-too-little-value = Not enough power value: { $need } needed, { $have } there.
refusal-nothing-joined = Your federation must grow by a planet or a station.
refusal-not-usable = { $what } cannot be used: it is not yours, or it belongs to a federation of yours already.
refusal-not-whole = { $what } is connected with these planets, so it must be named too.
refusal-too-many-satellites = It takes { $need } satellites, and you can pay for { $have }.
refusal-cannot-link = The satellites that you can pay for do not link these planets.
refusal-must-include = Every shortest way passes { $what }, so it must be part of the federation.
refusal-shorter-way = By way of { $what } it would take fewer satellites.
refusal-smaller-one = It can be done without { $what } and with fewer satellites.
refusal-no-shortest-way = { $what } is on no shortest way.
refusal-token-gone = The token { $token } is not there to take.
refusal-must-advance = This advance cannot be left out.
refusal-other-area = The tile does not allow an advance in { $area }.
refusal-off-map = { $what } is not on the map.
refusal-planet-there = There is a planet.
refusal-satellite-there = A satellite or station is there.
refusal-station-there = A space station is there.
refusal-shared-mine = A mine on a shared planet cannot be upgraded.
refusal-not-yours = There is no structure of yours.
refusal-no-such-upgrade = A { $structure } cannot become that.
refusal-no-such-order = No order of your income leads to that.
refusal-earlier-kind = Q.I.C. come first, then ore, knowledge, credits: you are past { $resource }.
refusal-no-such-conversion = { $resource } cannot be had for power.
refusal-other-faction = Another faction can do that.
refusal-not-owned = You do not have that special action: { $special }.
refusal-used = You have used that this round: { $special }.
refusal-needs-institute = Your planetary institute must stand for that, and only one faction has this action.
refusal-no-own-mine = There is no mine of yours.
refusal-no-own-lab = There is no research lab of yours.
refusal-no-advance = You could not advance in any area.
refusal-not-lowest = { $area } is not your lowest area: { $have }, the lowest is { $need }.
refusal-token-order = Taklons with their institute say 'charge token_first' or 'charge token_last'; everybody else just 'charge'.
refusal-at-top = You are at the end of { $area }.
refusal-no-navigation = Without their institute the Bal T'aks do not advance in Navigation.
refusal-top-taken = Somebody else is on level 5 of { $area }.
refusal-no-green-token = That needs a federation token with its green side up.
refusal-tile-owned = You have that tile: { $tech }.
refusal-tile-gone = The advanced tile '{ $tech }' is not on the research board.
refusal-level-too-low = That needs level { $need } in { $area }; you are on { $have }.
refusal-cannot-cover = You have no uncovered tile '{ $tech }' to lay it on.

# Options

option-setup = The advanced game, or the first game with its fixed map and a short list of factions.
    .short = Set-up
option-factions = The factions by seat; none: they are chosen in turn.
    .short = Factions
    .none = Chosen in turn
option-draw_factions = Factions are drawn at random.
    .short = Drawn factions
option-map = The usual map (the fixed one; a variable one if you play alone), the fixed one, a variable one, or the code of a map.
    .short = Map
option-rotate = The last player may turn the sectors of a variable map.
    .short = Turning sectors
option-leave_out = A smaller map for three players: sectors to leave out.
    .short = Smaller map
option-automa = The faction of the Automa, in the game for one; random: any that has another colour than yours.
    .short = Automa's faction
option-difficulty = How hard the Automa is to beat, from Automalein to Alptrauma. The first game is always played against the Automalein.
    .short = Level of the Automa
option-turn_order = Turns go clockwise from whoever passed first, or in the order of passing.
    .short = Turn order
option-free_steps_needed = An action with free terraforming steps must use at least one of them.
    .short = Free steps
option-zero_scores = A seat that counts nothing on a final scoring tile is ranked like any other.
    .short = Nothing counted
option-end_conversions = After the last pass everybody may take free actions once more.
    .short = Last conversions
option-nevlas_change = When Nevlas with institute convert for an odd price, the power left over buys a credit.
    .short = Nevlas' change
option-data = Changed numbers of the components: the text of a TOML file.
    .short = Numbers
option-station_on_satellite = Ivits may put a space station on a hex with a satellite of their own.
    .short = Ivits' stations
option-lantids_gaia_triggers = A Lantids mine on somebody else's Gaia planet scores as a mine on a Gaia planet.
    .short = Lantids' Gaia mines
option-ivits_upgrades_suffice = Ivits may take their next federation token when upgrades alone lift the total high enough.
    .short = Ivits' upgrades

choice-setup-advanced = Advanced
choice-setup-first_game = First game
choice-map-usual = Usual
choice-map-first = Fixed
choice-map-variable = All at random
choice-map-variant_1 = Variant 1
choice-map-variant_2 = Variant 2
choice-map-variant_3 = Variant 3
choice-leave_out-none = Whole map
choice-leave_out-s09 = Without 09
choice-leave_out-s10 = Without 10
choice-leave_out-both = Without both
choice-turn_order-clockwise = Clockwise
choice-turn_order-passing = By passing

# Automatic answers

answer-charge = Charging power nearby
choice-charge-ask = Ask every time
choice-charge-free = Charge what is free, ask about the rest
choice-charge-1 = Charge for up to 1 VP, ask about the rest
choice-charge-2 = Charge for up to 2 VP, ask about the rest
choice-charge-3 = Charge for up to 3 VP, ask about the rest
choice-charge-4 = Charge for up to 4 VP, ask about the rest
choice-charge-always = Always charge
choice-charge-never = Charge what is free, decline the rest
answer-decline_useless = Decline to charge after your last pass of the game
answer-income = Order of charge and tokens in the income
choice-income-ask = Ask every time
choice-income-most_ready = As much power in area III as possible
choice-income-least_wasted = As little charge wasted as possible
answer-pay_lowest = Pay tokens from the lowest areas
answer-brainstone_moves = The brainstone is always charged first
answer-end_turn = End the turn when only free actions are left
answer-end_after_charges = End the turn after others have charged, unless free actions could matter
answer-only_advance = Take the only advance that is open
answer-satellites = Lay satellites on a shortest way

# The Automa

automa = Automa
automa-wins = The Automa wins with { $score } to { $best } points.
automa-loses = You win with { $best } to { $score } points.
automa-shares = { $score } points each: you share the victory with the Automa.
automa-of = { $faction } (Automa)
automa-none = There is no Automa at this table: it is the opponent of the game for one player.

welcome-solo =
    You play alone against the Automa, level { $difficulty } ({ $number } of { $levels }).
    It has no resources. In its turn it turns up a card that says what it does, and the card before that one decides how. You are told step by step: the cards, what it considers, which rule leaves which planets, and after an arrow what it does. When it builds near you, you may charge power as usual.
    It passes when its deck is empty, or earlier when one of the last three cards shows a cross. Each round its deck grows by a card. Whoever has more points after six rounds wins; you share the victory if you are level.
    'automa' shows its faction card, its cards and its deck; 'rule automa' finds its rules.

difficulty-automalein = Automalein
difficulty-automa = Automa
difficulty-automaechtig = Automächtig
difficulty-ultoma = Ultoma
difficulty-alptrauma = Alptrauma

choice-difficulty-automalein = Automalein, the easiest
choice-difficulty-automa = Automa
choice-difficulty-automaechtig = Automächtig
choice-difficulty-ultoma = Ultoma
choice-difficulty-alptrauma = Alptrauma, the hardest
choice-automa-random = random
choice-automa-terrans = { faction-terrans }
choice-automa-xenos = { faction-xenos }
choice-automa-taklons = { faction-taklons }
choice-automa-hadsch_hallas = { faction-hadsch_hallas }
choice-automa-geodens = { faction-geodens }
choice-automa-firaks = { faction-firaks }
choice-automa-itars = { faction-itars }

deed-upgrade = upgrade a structure
    .short = upgrade
deed-mine = build a mine
    .short = mine
deed-power = close a power or Q.I.C. action
    .short = close an action
deed-highest = advance in its highest research area
    .short = highest area
deed-random = advance in a research area by number
    .short = area by number
deed-faction = take its faction action
    .short = faction action
deed-advance = advance in a research area
    .short = research

tie-near_human = Nearest to you
tie-transdim = Transdim planets first
tie-final_sectors = New sectors first
tie-final_types = New planet types first
tie-final_gaia = Gaia and Transdim planets first
tie-steps = Fewest terraforming steps
tie-distance = Nearest to you
tie-down = First from the top left
tie-up = First from the bottom right

aspect-near_human = distance to you
aspect-transdim = Transdim
aspect-final_sectors = new sector
aspect-final_types = new planet type
aspect-final_gaia = Gaia or Transdim
aspect-steps = terraforming steps
aspect-distance = distance to you

why-card = the card is one of the last three and shows a cross
why-deck = its deck is empty
why-no-mine = all its mines are on the map
why-no-planet = no empty planet is within range
why-no-upgrade = no structure can be upgraded
why-no-area = no research area is open to it
why-no-octagon = all power and Q.I.C. actions are taken

# What its faction card says

solo-action-terrans = advance in Gaia Project, then build a mine within range 4, Transdim planets first
solo-action-xenos = build a mine within range 2, then close a power or Q.I.C. action
solo-action-taklons = build a mine within range 3, nearest to you first, then close a power or Q.I.C. action
solo-action-hadsch_hallas = upgrade a structure; where none can be upgraded, build a mine within range 3
solo-action-geodens = advance in a research area by number, then close a power or Q.I.C. action
solo-action-firaks = upgrade a structure; after the institute, a research lab that becomes a trading station comes first
solo-action-itars = close two power or Q.I.C. actions
solo-ability-none = none
solo-ability-xenos = a card that closes a power or Q.I.C. action closes two
solo-ability-hadsch_hallas = 3 VP more for every mine that becomes a trading station
solo-ability-geodens = 2 VP more for a mine on a planet type that it did not have
solo-ability-firaks = a trading station that becomes a research lab also advances it in an area by number

solo-title = Automa: { $faction }, level { $difficulty }
solo-nobody = Automa, level { $difficulty }; its faction follows when you have chosen yours
solo-faction-action = Faction action ({ $vp } VP): { $action }
solo-ability = Lasting ability: { $ability }
solo-built = On the map: { $built }; satellites: { $satellites }; research T N A G E S: { $levels }
solo-deck = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
 }
solo-crosswise = { $crosswise ->
    [0] its next turn is a pass
    [1] it may pass on the last one
   *[other] it may pass on the last { $crosswise }
 }
solo-next = next turn card { $card } decides how: { $manner }
solo-next-two = it begins the round with two new cards
solo-closed = { $closed ->
    [one] { $closed } card lies aside; it joins the deck in the next round.
   *[other] { $closed } cards lie aside; one of them joins the deck each round.
 }
solo-unknown = { $count ->
    [one] and { $count } card that you have not seen
   *[other] and { $count } cards that you have not seen
 }
solo-cards = The new card says what it does, the card before it how; { $cross } may make it pass.
solo-place-action = its last action
solo-place-deck = in the deck
solo-place-discards = played
solo-column-card = Card
solo-column-place = Where
solo-column-deed = Action
solo-column-range = Range
solo-column-final = Final tile
solo-column-direction = Direction
solo-column-count = Counts
final-upper = upper
final-lower = lower
final-none = none
direction-down = from the top left
    .short = top left
direction-up = from the bottom right
    .short = bottom right
count-left = { $number } from the left
count-right = { $number } from the right

manner-range = range { $range }
manner-final = { $place } final tile
manner-final-tile = { $place } final tile ({ $tile })
manner-no-final = no final tile
manner-count = counts to { $number } { $start ->
    [left] from the left
   *[right] from the right
 }


cause-automa = { $name }
automa-card = decision card
automa-faction = ability of the faction card
automa-faction_action = faction action
automa-level = level
automa-round_terraform_2 = round tile: { round-terraform_2 }
automa-round_research_2 = round tile: { round-research_2 }
automa-round_mine_2 = round tile: { round-mine_2 }
automa-round_federation_5 = round tile: { round-federation_5 }
automa-round_station_3 = round tile: { round-station_3 }
automa-round_station_4 = round tile: { round-station_4 }
automa-round_gaia_3 = round tile: { round-gaia_3 }
automa-round_gaia_4 = round tile: { round-gaia_4 }
automa-round_big_5a = round tile: { round-big_5a }
automa-round_big_5b = round tile: { round-big_5b }

event-automa-faction = The Automa plays the { $faction }, level { $difficulty }.
event-automa-draws = { $use ->
    [mine] Two of its home planets are equally near to the centre, so card { $card } decides between them.
   *[booster] Card { $card } says which booster the Automa takes.
 }
event-automa-deck = { $cards ->
    [one] The Automa's new deck has { $cards } card.
   *[other] The Automa's new deck has { $cards } cards.
 }
event-automa-reveal = The Automa turns up card { $card }; card { $behaviour } decides how.
event-automa-turn = { $vp ->
    [0] The Automa turns up card { $card }: it wants to { $deed }.
   *[other] The Automa turns up card { $card }: it wants to { $deed } (+{ $vp } VP).
 }
event-automa-manner = Card { $card } decides how: { $manner }.
event-automa-action = It wants to { $deed }.
event-automa-entry = { $of ->
    [1] Its faction card: { $deed }.
   *[other] Its faction card, { $number } of { $of }: { $deed }.
 }
event-automa-planets = { $count ->
    [one] One empty planet is within range { $range }: { $left }.
   *[other] { $count } empty planets are within range { $range }.
 }
event-automa-structures = { $count ->
    [one] The first upgrade on its list that it can make: { $from } to { $to }, only on { $left }.
   *[other] The first upgrade on its list that it can make: { $from } to { $to }, on { $count } planets ({ $left }).
 }
event-automa-tie = { $by ->
    [transdim] Transdim planets come first
    [final_sectors] Sectors where it has no planet come first
    [final_types] Planet types that it does not have come first
    [final_gaia] Gaia and Transdim planets come first
    [steps] Fewest terraforming steps ({ $value })
    [down] First from the top left
    [up] First from the bottom right
   *[distance] { $value ->
        [one] Nearest to you ({ $value } hex)
       *[other] Nearest to you ({ $value } hexes)
     }
 }: { $after ->
    [1] { $left }.
   *[other] { $after } of { $before } are left ({ $left }).
 }
event-automa-tied = { $before ->
    [2] Both are equal: { $aspects }.
   *[other] All { $before } are equal: { $aspects }.
 }
event-automa-highest = Its highest level where it can advance is { $level }: { $areas }.
event-automa-counts-areas = { $start ->
    [left] Counting to { $number } from the left ({ $areas }): { $area }.
   *[right] Counting to { $number } from the right ({ $areas }): { $area }.
 }
event-automa-counts-octagons = { $start ->
    [left] Counting to { $number } from the left over the open actions: { $octagon }.
   *[right] Counting to { $number } from the right over the open actions: { $octagon }.
 }
event-automa-closes = It closes the action '{ $octagon }'.
event-automa-removes = It takes the advanced tile '{ $tile }' ({ $area }) out of the game.
event-automa-satellite = It puts a satellite at { $at }.
event-automa-cannot = It cannot { $deed }: { $why }.
event-automa-instead = Instead it wants to { $deed }.
event-automa-passes = The Automa passes: { $why }.
event-automa-crosses = The Automa turns up card { $card } and passes: { $why }.
event-automa-booster = It takes the booster '{ $booster }'.
event-automa-build = It builds a mine on { $at }.
event-automa-gaia-planet = The Transdim planet at { $at } becomes a Gaia planet.
event-automa-upgrade = It upgrades { $at }: { $from } to { $to }.
event-automa-advance = It advances: { $area } { $level }.
event-automa-points = +{ $vp } VP ({ $cause }).
event-automa-first-player = The Automa will begin the next round.

# What actions are called after their notation, and parts of sentences.
goods = { $goods }
nothing = { "" }
gain-per = { $gain } { $per }
effect-and = { $first }; { $second }
times = { $number } x { $name }
hex = { $at }
planet-in = { $planet } { $number }
spot-planet = { $planet }, { $sector }
spot-space = { $sector }, { $at }
in-sector = in { $sector }
on-planet-terra = on a Terra planet
    .name = Terra planet
on-planet-oxide = on an Oxide planet
    .name = Oxide planet
on-planet-volcanic = on a Volcanic planet
    .name = Volcanic planet
on-planet-desert = on a Desert planet
    .name = Desert planet
on-planet-swamp = on a Swamp planet
    .name = Swamp planet
on-planet-titanium = on a Titanium planet
    .name = Titanium planet
on-planet-ice = on an Ice planet
    .name = Ice planet
on-planet-gaia = on a Gaia planet
    .name = Gaia planet
on-planet-transdim = on a Transdim planet
    .name = Transdim planet
on-planet-lost = on the Lost Planet
    .name = Lost Planet
cost-burn = burn power
cost-gaiaformer_to_gaia = a Gaiaformer
cost-token_to_gaia = a power token of area III
action-place = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-build = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-project = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-swap = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-downgrade = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-lost = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-station = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-satellite = { $kind ->
    [planet] { $planet }, { $sector }
   *[space] { $sector }
 }
action-upgrade = { $structure }: { $planet }, { $sector }
action-faction = { $effect }; { $about }
action-rotate = Turn { $sector } by { $degrees }°
action-booster = { $effect }
action-pass = { $effect }
action-federation = { $count ->
    [one] { $count } planet, power value { $value }: { $planets }
   *[other] { $count } planets, power value { $value }: { $planets }
 }
action-token = { $effect }
action-rescore = { $effect }
action-research = { to-level }
action-advance = { to-level }
action-lowest = { to-level }
action-power = { $effect }
action-qic = { $effect }
action-tech = { $how ->
    [area] { then-area }
    [cover] { $effect } (over '{ $over }')
   *[any] { then-any }
 }
action-convert = { $gain }
action-redeem = { $how }
action-special = { $how }
action-burn = { $how }
action-spend = { $how }
action-brainstone = { $how }
action-charge = { $how }
action-income = { "" }
action-pay = { "" }
action-decline = { "" }
action-end = { "" }
action-done = { "" }
action-skip = { "" }
action-exchange = { "" }

# Options that do not go together.

unfit-first-game-map = The first game is played on the whole fixed map.
unfit-factions-twice = Factions are either given or drawn, not both.
unfit-first-game-drawn = In the first game factions are chosen, not drawn.
unfit-faction-count = Give one faction for each seat, or none.
unfit-one-board = Two of the given factions are sides of one board.
unfit-first-game-faction = In a first game nobody plays { $faction }.
unfit-first-game-automa = In the first solo game the Automa plays the Taklons.
unfit-first-game-level = The level of the first solo game is { $level }.
unfit-automa-colour = The Automa cannot play { $faction }: it is of the same colour as { $mine }.
unfit-map-players = This map is not for { $players } players.
unfit-map-code = This part of the map code cannot be used: { $part }.
unfit-left-out = Sectors are left out only with three players, and not of a map that is given by its code.
unfit-turned = Sectors are turned only on a variable map.
unfit-few-homes = The map code has too few planets of a kind: { $planet }, { $have } of { $need }.

# What a price is made of
price-range = range
price-gaia = settling a Gaia planet
price-neighbour = a neighbour within two hexes
price-steps = { $free ->
        [0] { $steps } terraforming { $steps ->
            [one] step
           *[other] steps
        }
       *[other] { $steps } terraforming { $steps ->
            [one] step
           *[other] steps
        }, { $free } free
    }

# What rules come to in a game as it stands.

now-vp = Victory points: { $seats }.
now-boosters = On offer: { $boosters }.
now-octagons = Not taken in this round: { $octagons }.
now-tokens = Left in the supply: { $tokens }.
now-round = Round { $round } of { $rounds } scores { $tile }.
now-final = { $final }: { $seats }.
now-range = Your range is { $range }.
now-step = A step costs you { $ore } ore.
now-supply = On your board: { $pieces }.
now-goods = You have { $goods }.
now-power = Your power: I { $one }, II { $two }, III { $three }, Gaia area { $gaia }.
now-spendable = You can spend { $power } power.
now-income = The next income brings you { $goods }.
now-levels = Your levels: { $levels }.
now-formers = Your Gaiaformers: { $ready } ready, { $map } on the map, { $unearned } not received yet.
now-federations = You have formed { $federations ->
    [0] no federation yet
    [one] { $federations } federation
   *[other] { $federations } federations
 }.
now-green = You have { $green ->
    [0] no green federation token
    [one] { $green } green federation token
   *[other] { $green } green federation tokens
 }.
now-research-points = Your research is worth { $points } VP now.
now-goods-points = What you have left is worth { $points } VP now.
