# Gaia Project.

title = Gaia Project
example = build 3x-2
example-rule = GP-BUILD-03

help-panels =
    map             the map, with the names of the hexes
      board           round and final scoring, actions of the research board, boosters, tokens
      research        the research board: who stands where, tiles, what the levels give
      seats           everybody's resources, tiles and tokens

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
detail-federations = { $federations } federations, { $satellites } satellites
detail-income = Next income: { $income }

summary-round = This round: { $tile }
summary-actions = Free on the research board: { $actions }

legend-pieces = { " " }g Gaiaformer  S space station  { $satellite } satellite
legend-hexes = Row at the left, column in the hexes: column 3 in row -2 is 3x-2. [ ] may be chosen.

research-help = From level 2 to 3: charge 3 power. Level 5: one player in each area, who flips a green federation token.
terraforming-token = Level 5 of Terraforming gives the token: { $token }.
to-level = { $area } to level { $level }: { $effect }

# Effects

gain-ore = { $amount } ore
gain-credits = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
 }
gain-knowledge = { $amount } knowledge
gain-qic = { $amount } Q.I.C.
gain-vp = { $amount } VP
gain-charge = charge { $amount }
gain-tokens = { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
 }
gain-power = { $amount } power
gain-gaiaformer = a Gaiaformer
gain-tech_tile = a tech tile
gain-steps = { $amount ->
    [one] mine with { $amount } free step
   *[other] mine with { $amount } free steps
 }
gain-range = { $amount } range
gain-lost_planet = the Lost Planet
gain-federation_token = a federation token
gain-rescore = a federation token once more

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
trigger-build_gaia_mine = mine on a Gaia planet
trigger-build_station = trading station
trigger-build_institute_or_academy = institute or academy
trigger-gain_federation_token = federation token

effect-now = at once { $what }
effect-income = income { $what }
effect-action = action: { $what }
effect-pass = when passing { $what }
effect-trigger = { $vp } VP for each { $event }
effect-big = institute and academies have power value { $value }
effect-steps-action = action: mine with { $amount } free step
effect-range-action = action: mine or project with range +{ $amount }
effect-faction = home { $home }; { $start }; power { $one }/{ $two }/0

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
structure-gaiaformer = Gaiaformer
structure-space_station = space station

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
final-types = Planet types
final-gaia = Gaia planets
final-sectors = Sectors
final-satellites = Satellites

token-vp12 = 12 VP
token-vp8_qic = 8 VP and a Q.I.C.
token-vp8_tokens = 8 VP and power tokens
token-vp7_ore = 7 VP and ore
token-vp7_credits = 7 VP and credits
token-vp6_knowledge = 6 VP and knowledge
token-gleens = token of the Gleens

special-academy = academy
special-faction = faction's own
special-terraform = mine with a free step (booster)
special-range = long range (booster)
special-charge_4 = charge 4
special-adv_qic_credits = 1 Q.I.C., 5 credits
special-adv_3_ore = 3 ore
special-adv_3_knowledge = 3 knowledge
