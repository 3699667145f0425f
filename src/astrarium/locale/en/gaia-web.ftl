# Gaia Project in the browser: where its sentences name planets and sectors, which the map shows, and not hexes.
action-place = Start { $on }
action-build = { structure-mine } { $on }
action-project = { structure-gaiaformer } { $on }
action-station = { structure-space_station } { $on }
action-satellite = { structure-satellite } { $on }
action-upgrade = { $structure } { $on }
action-swap = Swap the institute with the mine { $on }
action-downgrade = Trading station instead of the lab { $on }
action-lost = The Lost Planet: { $spot }
action-faction = { $faction }
action-pass = { $booster ->
    [none] { verb-pass }
   *[other] Pass and take the booster: { $effect }
 }
action-convert = { $cost } → { $gain }
action-income = { $stone ->
    [0] I { $one } · II { $two } · III { $three }
    [1] I { $one } · II { $two } · III { $three } and the brainstone in I
    [2] I { $one } · II { $two } · III { $three } and the brainstone in II
   *[3] I { $one } · II { $two } · III { $three } and the brainstone in III
 }
action-pay = { $stone ->
    [0] I { $one } · II { $two } · III { $three }
    [1] I { $one } · II { $two } · III { $three } and the brainstone in I
    [2] I { $one } · II { $two } · III { $three } and the brainstone in II
   *[3] I { $one } · II { $two } · III { $three } and the brainstone in III
 }
action-burn = { $what ->
    [none] { verb-burn }
   *[other] { $how }
 }
gaia-offer-charge = { $vp ->
    [0] Charge { $charged }, free
   *[other] Charge { $charged }, pay { $vp } VP
 }
action-charge = { $order ->
    [none] { gaia-offer-charge }
   *[other] { gaia-offer-charge } ({ $how })
 }
action-decline = { verb-decline }
action-end = { verb-end }
action-done = { verb-done }
action-skip = { verb-skip }
action-exchange = { verb-exchange }
decision-charge = { $builders ->
    [1] { $seat } have built { $on }. Charge power?
   *[other] Somebody has built nearby. Charge power?
 }
event-place = { $institute ->
    [yes] { $seat } begin with their institute { $on }.
   *[no] { $seat } begin with a mine { $on }.
 }
event-build = { $shared ->
    [yes] { $seat } add a mine { $on }.
   *[no] { $steps ->
        [0] { $seat } build a mine { $on }.
        [one] { $seat } build a mine { $on } ({ $steps } terraforming step).
       *[other] { $seat } build a mine { $on } ({ $steps } terraforming steps).
     }
 }
event-upgrade = { $seat } upgrade { $from } to { $to } { $on }.
event-gaia-planet = A Transdim planet in { $sector } has become a Gaia planet, for the { $seat }.
event-lost-planet = { $seat } find the Lost Planet in { $sector }.
event-project = { $seat } start a Gaia project in { $sector }.
event-federation = { $seat } form a federation of { $number ->
    [one] { $number } planet
   *[other] { $number } planets
 } with { $satellites ->
    [one] { $satellites } satellite
   *[other] { $satellites } satellites
 }.
event-satellites = { $seat } place { $number ->
    [one] { $number } satellite
   *[other] { $number } satellites
 }.
event-swap = { $seat } move their institute: { $from_spots } → { $to_spots }.
event-station = { $seat } place a space station in { $sector }.
event-automa-satellite = It puts a satellite in { $sector }.
event-automa-structures = { $count ->
    [one] The first upgrade on its list that it can make: { $from } to { $to }, on one planet only: { $left_spots }.
   *[other] The first upgrade on its list that it can make: { $from } to { $to }, on { $count } planets.
 }
event-automa-build = It builds a mine { $on }.
event-automa-gaia-planet = A Transdim planet in { $sector } becomes a Gaia planet.
event-automa-upgrade = It upgrades { $from } to { $to } { $on }.
event-automa-planets = { $count ->
    [one] One empty planet is within range { $range }: { $left_spots }.
   *[other] { $count } empty planets are within range { $range }.
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
    [1] { $left_spots }.
   *[other] { $after } of { $before } are left ({ $left_spots }).
 }
gaia-automa-result = What it does
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
