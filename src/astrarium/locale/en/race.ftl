# Race for the Galaxy with The Gathering Storm.

title = Race for the Galaxy
example = pay gem_world
example-rule = RG-SETTLE-02

help-panels =
    tableau         your tableau, with powers by phase
      hand            your hand, with what each card costs you now
      seats           everybody's cards, chips, goods and tableaus
      goals           the goals, with everybody's count
      robot           the robot's mat, and what each of its spaces does
      card NAME       the whole text of a card, such as card comet_zone; a few letters search

# Frame

round-number = round { $round }
phase-setup = Set-up
phase-actions = Choosing actions
phase-I = Explore
phase-II = Develop
phase-III = Settle
phase-IV = Consume
phase-V = Produce
phase-limit = End of the round
phase-over = The end

choosing = All choose in secret:
still-choosing = choosing
chosen-first = You have chosen: { $actions }
ready = ready
piles = { $pool } VP in the pool, { $deck } cards in the deck, { $discards } discarded
hand-empty = Your hand is empty.
no-goals = There are no goals in this game.

panel-tableau = Your tableau
panel-hand = Your hand
panel-goals = Goals

column-chips = Chips
column-goals = Goals
column-cards = Cards
column-hand = Hand
column-military = Mil.
column-goods = Goods
column-vp = VP
column-card = Card
column-good = Good
column-price = Costs you
column-powers = Powers by phase

legend = { $world } world and its cost, { $military } military world and its defence, { $development } development; { $good } a good lies there.
points-short = { $vp } VP
price-cards = { $cards ->
    [0] free
    [one] { $cards } card
   *[other] { $cards } cards
 }
price-military = Mil. { $military } of { $defence }
against = Military { $military } against defence { $defence }
brings = brings { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
free = for nothing
by-bonus = bonus of the action
produced-by = by { $source }
drafted-so-far = Drafted so far: { $cards } (worlds { $worlds }, military worlds { $military }, developments { $developments }). Your start worlds: { $starts }.

goal-free = needs { $threshold }
goal-won = won by
goal-leads = held by

lookup-which = Which card? Type 'card' and its name or a few letters, such as 'card comet'.
lookup-none = No card is called like '{ $text }'.
lookup-many = { $count } cards are called so:
printed-world = world, cost { $cost }
printed-military = military world, defence { $cost }
printed-development = development, cost { $cost }
printed-start = start world { $number }
printed-start-hand = As a start world: only { $cards } cards of the first hand are kept.
printed-no-powers = No powers.

points-cards = printed on cards
points-six = six-cost developments
points-chips = VP chips
points-goals = goals
points-tie = tie-break: cards and goods
cause-card = { $name }
cause-chips = VP chips
cause-goals = goals

# Components

amount-vp = { $amount } VP
amount-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
 }

resource-cards = cards
resource-military = Military

good-any = any
good-novelty = novelty goods
    .short = novelty
good-rare = rare elements
    .short = rare
good-genes = genes
good-alien = alien technology
    .short = alien
mode-production = production
    .short = prod.
mode-windfall = windfall
    .short = windf.
keyword-alien = ALIEN
keyword-rebel = REBEL
keyword-imperium = IMPERIUM
keyword-terraforming = TERRAFORMING
keyword-uplift = UPLIFT
symbol-chromosome = chromosome symbol

match-world = world
match-development = development
match-military = military
match-cost = cost { $cost }
match-row = with a power in { $row }

action-explore_5 = Explore +5
    .short = +5
action-explore_1_1 = Explore +1, +1
    .short = +1+1
action-develop = Develop
    .short = { "" }
action-settle = Settle
    .short = { "" }
action-consume_trade = Consume: Trade
    .short = $
action-consume_2x = Consume: 2x VP
    .short = 2x
action-produce = Produce
    .short = { "" }

bonus-explore_5 = phase I; you look at 5 more cards
bonus-explore_1_1 = phase I; you look at 1 more card and keep 1 more
bonus-develop = phase II; your development costs 1 less
bonus-settle = phase III; you draw a card after placing a world
bonus-consume_trade = phase IV; you first sell a good for cards
bonus-consume_2x = phase IV; your goods bring twice the VP
bonus-produce = phase V; a good on one of your empty windfall worlds

goal-galactic_standard_of_living = Galactic Standard of Living
goal-system_diversity = System Diversity
goal-overlord_discoveries = Overlord Discoveries
goal-budget_surplus = Budget Surplus
goal-innovation_leader = Innovation Leader
goal-galactic_status = Galactic Status
goal-greatest_military = Greatest Military
goal-largest_industry = Largest Industry
goal-greatest_infrastructure = Greatest Infrastructure
goal-production_leader = Production Leader

about-galactic_standard_of_living = first with { $threshold } VP in chips
about-system_diversity = first with worlds of all { $threshold } kinds of goods
about-overlord_discoveries = first with { $threshold } ALIEN cards
about-budget_surplus = first to discard at the hand limit
about-innovation_leader = first with powers in all { $threshold } rows
about-galactic_status = first with a six-cost development
about-greatest_military = most Military, at least { $threshold }
about-largest_industry = most novelty and rare worlds, at least { $threshold }
about-greatest_infrastructure = most developments, at least { $threshold }
about-production_leader = most production worlds, at least { $threshold }

# Powers in a few letters

short-explore_draw = look +{ $amount }
short-explore_keep = keep +{ $amount }
short-develop_draw_at_start = draw { $amount } first
short-develop_discount = cost -{ $amount }
short-develop_draw_after = draw { $amount } after
short-military = Mil. { $signed }
short-military_against = Mil. +{ $amount } against { $target }
short-military_by_sacrifice = discard this: Mil. +{ $amount }
short-military_by_hand_discard = up to { $cards } hand cards: Mil. +{ $amount } each
short-settle_discount = { $kind ->
    [any] cost -{ $amount }
   *[other] { $good } cost -{ $amount }
 }
short-settle_free_by_sacrifice = discard this: free world
short-pay_for_military = pay military -{ $amount }
short-settle_draw_after = draw { $amount } after
short-settle_second_world = second world
short-trade_bonus = { $kind ->
    [any] +{ $amount }
   *[other] { $good } +{ $amount }
 }
short-trade_bonus_this_world = this good +{ $amount }
short-trade_bonus_per_symbol = { $good } +{ $amount } per { $target }
short-consume = { $goods } { $kind ->
    [any] good
    [here] good here
   *[other] { $good }
 }: { $gain }{ $times ->
    [1] { "" }
   *[other] { " " }x{ $times }
 }
short-consume_different_kinds = { $goods } kinds: { $gain }
short-consume_all = all goods: as many VP { $signed }
short-consume_at_trade_price = 1 good: { $priced ->
    [yes] price and $
   *[no] price
 }
short-consume_hand_cards = { $cards ->
    [one] a hand card: { $amount } VP
   *[other] up to { $cards } hand cards: { $amount } VP each
 }
short-consume_draw = draw { $amount }
short-consume_gamble = gamble
short-produce_here = good
short-produce_here_by_hand_discard = { $amount } hand card: good
short-draw_if_produced_here = draw { $amount } for it
short-produce_on_windfall = { $kind ->
    [any] windfall good
   *[other] windfall { $good }
 }
short-produce_draw = draw { $amount }
short-draw_per_good_produced = { $kind ->
    [any] draw { $amount } per good
   *[other] draw { $amount } per { $good }
 }
short-draw_per_kind_produced = draw { $amount } per kind
short-draw_if_most_produced = most { $good }: draw { $amount }
short-draw_per_world = draw { $amount } per world: { $match }

# Powers in full

power-explore_draw = Look at { $amount } more when you explore.
power-explore_keep = Keep { $amount } more when you explore.
power-develop_draw_at_start = Draw { $amount } at the start of the phase.
power-develop_discount = Developments cost you { $amount } less.
power-develop_draw_after = Draw { $amount } after you place a development.
power-military = { $signed } Military.
power-military_against = +{ $amount } Military against worlds with: { $target }.
power-military_by_sacrifice = You may discard this card from your tableau for +{ $amount } Military until the end of the phase.
power-military_by_hand_discard = Once a phase you may discard up to { $cards } hand cards, each for +{ $amount } Military until the end of the phase.
power-settle_discount = { $kind ->
    [any] Worlds that you pay for cost { $amount } less.
   *[other] Worlds that you pay for cost { $amount } less, if their good is: { $good }.
 }
power-settle_free_by_sacrifice = { $kind ->
    [any] You may discard this card from your tableau: the world that you pay for is free.
   *[other] You may discard this card from your tableau: the world that you pay for is free. Not for worlds of: { $good }.
 }
power-pay_for_military = { $kind ->
    [any] You may pay for a military world: its defence less { $amount }.
   *[other] You may pay for a military world: its defence less { $amount }. Not for worlds of: { $good }.
 }
power-settle_draw_after = Draw { $amount } after you place a world.
power-settle_second_world = After a world you may place another one.
power-trade_bonus = { $kind ->
    [any] Draw { $amount } more when you sell a good.
   *[other] Draw { $amount } more when you sell: { $good }.
 }
power-trade_bonus_this_world = Draw { $amount } more when you sell the good of this world.
power-trade_bonus_per_symbol = Draw { $amount } more for each of your worlds with the { $target }, when you sell: { $good }.
power-consume = { $kind ->
    [any] Consume { $goods } of your goods for { $gain }
    [here] Consume the good of this world for { $gain }
   *[other] Consume { $goods } of { $good } for { $gain }
 }{ $times ->
    [1] .
   *[other] , up to { $times } times.
 }
power-consume_different_kinds = Consume { $goods } goods of different kinds for { $gain }.
power-consume_all = Consume all your goods: as many VP as there were, { $signed }.
power-consume_at_trade_price = { $priced ->
    [yes] Consume a good for as many cards as its sale would bring, trade powers included.
   *[no] Consume a good for as many cards as its price, without trade powers.
 }
power-consume_hand_cards = { $cards ->
    [one] You may discard a hand card for { $amount } VP, which is not doubled.
   *[other] You may discard up to { $cards } hand cards for { $amount } VP each, which are not doubled.
 }
power-consume_draw = Draw { $amount }.
power-consume_gamble = Name a number from { $amount } to { $times } and turn over the top card: it is yours if its cost or defence is that number.
power-produce_here = Produces a good.
power-produce_here_by_hand_discard = You may discard { $amount ->
    [one] { $amount } hand card
   *[other] { $amount } hand cards
 } to produce a good here.
power-draw_if_produced_here = Draw { $amount } when a good is produced here.
power-produce_on_windfall = { $kind ->
    [any] Produce a good on one of your windfall worlds.
   *[other] Produce a good on one of your windfall worlds of: { $good }.
 }
power-produce_draw = Draw { $amount }.
power-draw_per_good_produced = { $kind ->
    [any] Draw { $amount } for each good that you produced.
   *[other] Draw { $amount } for each good that you produced of: { $good }.
 }
power-draw_per_kind_produced = Draw { $amount } for each kind of good that you produced.
power-draw_if_most_produced = { $kind ->
    [any] Draw { $amount } if you produced more goods than everybody else.
   *[other] Draw { $amount } if you produced more than everybody else of: { $good }.
 }
power-draw_per_world = Draw { $amount } for each of your worlds that is: { $match }.

per-card = { $vp } VP for each card that is: { $match }
per-three_vp_in_chips = { $vp } VP for every 3 VP in chips
per-total_military = { $vp } VP for each point of your Military
per-good_on_own_worlds = { $vp } VP for each good on your worlds

# The robot

robot = Robot
robot-short = R
robot-none = The robot plays only against a single player.
robot-wins = The robot wins with { $score } points.
robot-loses = Victory with { $best } points: { $names }.
robot-shares = { $score } points each, and the tie-break is equal too: you share the victory with the robot.
robot-credit-track = credit { $credit } of { $limit }
robot-economy-track = economy { $economy } of { $limit }
robot-stack = { $stack ->
    [one] { $stack } card in its stack
   *[other] { $stack } cards in its stack
 }
robot-sixes = six-cost counters { $left } left, { $placed } placed
robot-face = the robot face means { $action }
robot-six-cards = { $count } x six-cost counter

face-explore = Explore
face-develop = Develop
face-settle = Settle
face-consume_trade = Consume: Trade
face-consume_2x = Consume: 2x VP
face-produce = Produce
face-robot = the robot face
face-match = the match face

space-explore_1 = Explore (left)
space-explore_2 = Explore (right)
space-develop_1 = Develop (left)
space-develop_2 = Develop (right)
space-settle_1 = Settle (left)
space-settle_2 = Settle (right)
space-consume_trade = Consume: Trade
space-consume_2x = Consume: 2x VP
space-produce = Produce

cell-explore_1 = Explore, left space
cell-explore_2 = Explore, right space
cell-explore_response = Explore, in answer
cell-develop = Develop
cell-develop_response = Develop, in answer
cell-settle = Settle
cell-settle_1 = Settle, left space
cell-settle_response = Settle, in answer
cell-consume_trade = Consume: Trade
cell-consume_2x = Consume: 2x VP
cell-consume_both = Consume: both
cell-consume_response = Consume, in answer
cell-produce = Produce
cell-produce_response = Produce, in answer
cell-after_trade = after Consume: Trade
cell-after_produce = after Produce

step-nothing = nothing
step-draw = { $amount } onto the stack
step-credit = credit +{ $amount }
step-economy = economy +{ $amount }
step-vp_per_economy = { $amount } VP per point of economy
step-needs_credit = needs credit { $amount }
step-six_counter = if it can, only a six-cost counter for { $amount } credit
step-flip = flips its stack for { $find }
step-flip_deck = flips the deck for { $find }
step-six_costs = { " " }(a six-cost one takes { $credit } credit)
step-costs = { " " }(for { $credit } credit)
step-discard_start_world = discards its start world
step-remove_overlay = this space is then as usual
step-set_counter = the robot face then means { $face }
step-turn_counter = the robot face turns from { $before } to { $after }
find-development = a development
find-world_military = a military world
find-world_nonmilitary = a world that is not military
find-world_nonmilitary_3vp = a world that is not military, with 3 VP or more

race-robot-says = Its mat says: { $steps }.
race-thought-robot-dice = It rolls its dice
race-thought-robot-draws = It draws
race-thought-robot-credit = Credit
race-thought-robot-economy = Economy
race-thought-robot-chips = Victory points
race-thought-robot-no-credit = Not enough credit
race-thought-robot-six = A six-cost counter
race-thought-robot-flip = { $fits ->
    [yes] It flips and places a card
   *[no] It flips and finds nothing
 }
race-thought-robot-no-hit = Nothing left to flip
race-thought-robot-nothing = It does nothing
race-thought-robot-loses = It gives up its start world
race-thought-robot-counter = The robot face changes

# What is asked

decision-draft = Take a card of the pack; the rest goes on.
decision-start = Choose your start world.
decision-discard = Choose what to discard, from top to bottom: { $cards } to go.
    .ask = Choose { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     } to discard
    .sum = Discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     }
decision-actions = { $nth ->
    [1] Which action do you choose?
   *[other] And which second action?
 }
    .ask = { $nth ->
        [1] { $count ->
            [1] Choose an action in secret
           *[other] Choose two actions in secret
         }
       *[other] Choose the second action
     }
decision-explore = Choose what to keep, from top to bottom: { $cards } to go.
    .ask = Choose { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     } to keep
    .sum = Keep { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     }
decision-develop = Which development do you place?
decision-settle = Which world do you settle?
decision-second = You may settle one more world.
decision-pay = Pay for { $placing } with hand cards, from top to bottom: { $cards } to go.
    .ask = Pay { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     } for { $placing }
    .sum = { decision-pay.ask }
decision-way = How do you settle { $placing }?
decision-hire = One more hand card for { $military } Military against { $placing }? Up to { $cards } to go.
decision-sell = Which good do you sell?
decision-consume = Which power do you use to consume?
decision-spend = Which good do you spend for { $card }? { $goods } to go.
decision-gamble = Name a number: is it the cost or defence of the top card?
decision-hand_cards = Discard a hand card for VP? Up to { $cards } to go.
decision-produce = What do you produce?
decision-supply = Discard hand cards for a good, from top to bottom: { $cards } to go.
    .ask = Discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     } for a good
    .sum = { decision-supply.ask }

verb-start = Start worlds
verb-discard = Discard
verb-draft = Take
verb-action = Actions
verb-keep = Keep
verb-develop = Develop
verb-settle = Settle
verb-nothing = Place nothing
verb-pay = Pay with
verb-payment = Pay for it
verb-conquer = Conquer it
verb-sacrifice = Discard from the tableau, and it is free
verb-tactics = Discard from the tableau for Military
verb-hire = Discard from the hand for Military
verb-enough = Enough
verb-sell = Sell
verb-consume = Use a power
verb-spend = Spend the good of
verb-gamble = Numbers
verb-produce = A good on a windfall world
verb-draw = Draw for what was produced
verb-supply = A good for hand cards
verb-done = Done

# What has happened

event-start-world = { $seat } begins with { $card }.
event-drafted = { $seat } takes a card of the pack.
event-drafted-own = { $seat } takes { $card }.
event-round = Round { $round } begins.
event-actions = { $seat }: { $actions }.
event-phase = { $nth ->
    [1] { $phase }.
   *[other] { $phase } once more.
 }
event-explore = { $seat } looks at { $look ->
    [one] { $look } card
   *[other] { $look } cards
 }.
event-explore-own = { $seat } looks at { $names }.
event-keep = { $seat } keeps { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
event-keep-own = { $seat } keeps { $names }.
event-draw = { $seat } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
event-draw-own = { $seat } draws { $names }.
event-discard = { $seat } discards { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
event-discard-own = { $seat } discards { $names }.
event-reveal = { $seat } reveals { $card }.
event-nothing = { $seat } places nothing.
event-price = { $seat } is to pay { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
event-placed = { $seat } places { $card }.
event-places = { $seat } places { $card } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
event-conquer = { $seat } conquers { $card }.
event-sacrifice = { $seat } discards { $card } from the tableau.
event-hire = { $seat } discards a hand card for { $military } Military.
event-good = A good lies on { $world } ({ $seat }).
event-goods = Goods lie on { $worlds } ({ $seat }).
event-sell = { $seat } sells the good of { $world } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
event-consume = { $seat } uses { $card }.
event-consumes = { $seat } uses { $card } on the goods of { $worlds }.
event-good-spent = { $seat } spends the good of { $world }.
event-spend = { $seat } spends { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
 }.
event-chips = { $seat } gains { $vp } VP.
event-gamble = { $seat } names { $number } and turns over { $card }: { $hit ->
    [yes] it is kept.
   *[no] it is discarded.
 }
event-produced = { $seat } draws { $cards } for { $card }.
event-goal = { $seat } scores { $vp } VP for '{ $goal }'.
event-goal-holder = { $held ->
    [yes] { $seat } now holds '{ $goal }'.
   *[no] Nobody holds '{ $goal }' any more.
 }
event-over = The last round is over.
event-robot-dice = The robot rolls { $faces } (the robot face means { $counter }). Its dice lie on { $on }.
event-robot-rolls = The robot rolls { $faces }. Its dice lie on { $on }.
event-robot-cell = Robot, { $cell }.
event-robot-draws = It puts { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } onto its stack.
event-robot-credit = Its credit is { $credit }.
event-robot-economy = Its economy is { $economy }.
event-robot-chips = It gains { $vp } VP.
event-robot-no-credit = It would need credit { $need } and does nothing.
event-robot-six = It places a six-cost counter; its credit is { $credit }.
event-robot-flip = { $hit ->
    [yes] { $credit ->
        [0] It flips { $card } and places it.
       *[other] It flips { $card } and places it for { $credit } credit.
     }
   *[no] { $need ->
        [0] It flips { $card }, which does not fit.
       *[other] It flips { $card } and must discard it: a six-cost development needs { $need } credit, which it does not have.
     }
 }
event-robot-no-hit = { $pile ->
    [deck] There is no such world in the whole deck.
   *[stack] { $flipped ->
        [0] Its stack is empty, so there is nothing to flip.
       *[other] Its stack has run out, and nothing is placed.
     }
 }
event-robot-nothing = It does nothing.
event-robot-loses = It discards { $card }.
event-robot-counter = The robot face now means { $counter }.

# Why not

refusal-short = Not enough { $resource }: { $need } needed, { $have } there.
refusal-not-in-hand = That card is not in your hand.
refusal-no-development = That is no development.
refusal-no-world = That is no world.
refusal-same-development = You have that development already.
refusal-other-phase = That is for another phase.
refusal-out-of-order = Cards are named in the order of the list; '{ $what }' comes too early or too late.
refusal-one-copy = There is only one card of the action { $action }.
refusal-not-in-pack = { $card } is not in the pack.
refusal-not-dealt = { $card } was not dealt to you.
refusal-not-military = { $card } is not a military world.
refusal-military-world = { $card } is a military world, and nothing lets you pay for it.
refusal-no-such-power = { $card } has no such power that could be used now.
refusal-cannot-hire = After discarding { $card } the world could not be placed.
refusal-already-hired = You have discarded hand cards for Military in this phase already.
refusal-must-go-on = That is not enough: { $need } Military needed, { $have } there.
refusal-no-good-there = There is no good to take from { $card }.
refusal-must-consume = { $card } must still be used.
refusal-no-such-number = { $have } cannot be named; the highest number is { $need }.
refusal-at-least-one = One card at least.
refusal-must-produce = A good can still be produced.
refusal-must-draw = A power that draws for what was produced must still be used.
refusal-draw-waits = { $card } draws by itself once all is produced, which is never less.
refusal-cannot-produce = Nothing can be produced on { $card } now.

# Options

option-expansion = Play with The Gathering Storm.
    .short = The Gathering Storm
option-goals = Play with goals, if the expansion is used.
    .short = Goals
option-setup = Random start worlds and hands, or the hands printed for a first game.
    .short = Set-up
option-duel = Two players choose two actions a round.
    .short = Duel: two actions
option-draft = Two or three players draft decks of their own.
    .short = Draft
option-difficulty = How strong the robot of the solo game is.
    .short = Level of the robot
option-edition = The values of the first printing, or those that a later one changed.
    .short = Printing
option-cards = Cards of your own: the text of a TOML file.
    .short = Own cards
option-data = Changed numbers of the components: the text of a TOML file.
    .short = Numbers

choice-setup-random = At random
choice-setup-first_game = First game
choice-difficulty-easy = Easy
choice-difficulty-medium = Medium
choice-difficulty-hard = Hard
choice-edition-first = First
choice-edition-second = Later

# Automatic answers

answer-sell = Sell the good that brings the most cards
answer-consume = Consume in a sensible order
answer-produce = Fill windfall worlds with the dearest goods
answer-only_answer = Answer what can be answered in one way only

# Cards

card-old_earth = Old Earth
card-epsilon_eridani = Epsilon Eridani
card-alpha_centauri = Alpha Centauri
card-new_sparta = New Sparta
card-earths_lost_colony = Earth's Lost Colony
card-alien_tech_institute = Alien Tech Institute
card-colony_ship = Colony Ship
card-consumer_markets = Consumer Markets
card-contact_specialist = Contact Specialist
card-deficit_spending = Deficit Spending
card-diversified_economy = Diversified Economy
card-drop_ships = Drop Ships
card-expedition_force = Expedition Force
card-export_duties = Export Duties
card-free_trade_association = Free Trade Association
card-galactic_federation = Galactic Federation
card-galactic_imperium = Galactic Imperium
card-galactic_renaissance = Galactic Renaissance
card-galactic_survey_seti = Galactic Survey: SETI
card-genetics_lab = Genetics Lab
card-interstellar_bank = Interstellar Bank
card-investment_credits = Investment Credits
card-merchant_guild = Merchant Guild
card-mining_conglomerate = Mining Conglomerate
card-mining_league = Mining League
card-mining_robots = Mining Robots
card-new_economy = New Economy
card-new_galactic_order = New Galactic Order
card-new_military_tactics = New Military Tactics
card-pan_galactic_league = Pan-Galactic League
card-public_works = Public Works
card-replicant_robots = Replicant Robots
card-research_labs = Research Labs
card-space_marines = Space Marines
card-terraforming_robots = Terraforming Robots
card-trade_league = Trade League
card-alien_robot_scout_ship = Alien Robot Scout Ship
card-alien_robot_sentry = Alien Robot Sentry
card-alien_robotic_factory = Alien Robotic Factory
card-alien_rosetta_stone_world = Alien Rosetta Stone World
card-aquatic_uplift_race = Aquatic Uplift Race
card-artist_colony = Artist Colony
card-asteroid_belt = Asteroid Belt
card-avian_uplift_race = Avian Uplift Race
card-bio_hazard_mining_world = Bio-Hazard Mining World
card-black_market_trading_world = Black Market Trading World
card-blaster_gem_mines = Blaster Gem Mines
card-comet_zone = Comet Zone
card-deserted_alien_colony = Deserted Alien Colony
card-deserted_alien_library = Deserted Alien Library
card-deserted_alien_outpost = Deserted Alien Outpost
card-destroyed_world = Destroyed World
card-distant_world = Distant World
card-empath_world = Empath World
card-expanding_colony = Expanding Colony
card-former_penal_colony = Former Penal Colony
card-galactic_engineers = Galactic Engineers
card-galactic_resort = Galactic Resort
card-galactic_trendsetters = Galactic Trendsetters
card-gambling_world = Gambling World
card-gem_world = Gem World
card-imperium_armaments_world = Imperium Armaments World
card-lost_alien_battle_fleet = Lost Alien Battle Fleet
card-lost_alien_warship = Lost Alien Warship
card-lost_species_ark_world = Lost Species Ark World
card-malevolent_lifeforms = Malevolent Lifeforms
card-merchant_world = Merchant World
card-mining_world = Mining World
card-new_earth = New Earth
card-new_survivalists = New Survivalists
card-new_vinland = New Vinland
card-outlaw_world = Outlaw World
card-pilgrimage_world = Pilgrimage World
card-pirate_world = Pirate World
card-plague_world = Plague World
card-pre_sentient_race = Pre-Sentient Race
card-prosperous_world = Prosperous World
card-radioactive_world = Radioactive World
card-rebel_base = Rebel Base
card-rebel_fuel_cache = Rebel Fuel Cache
card-rebel_homeworld = Rebel Homeworld
card-rebel_miners = Rebel Miners
card-rebel_outpost = Rebel Outpost
card-rebel_underground = Rebel Underground
card-rebel_warrior_race = Rebel Warrior Race
card-refugee_world = Refugee World
card-reptilian_uplift_race = Reptilian Uplift Race
card-runaway_robots = Runaway Robots
card-secluded_world = Secluded World
card-space_port = Space Port
card-spice_world = Spice World
card-star_nomad_lair = Star Nomad Lair
card-terraformed_world = Terraformed World
card-the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
card-tourist_world = Tourist World
card-separatist_colony = Separatist Colony
card-ancient_race = Ancient Race
card-damaged_alien_factory = Damaged Alien Factory
card-doomed_world = Doomed World
card-galactic_genome_project = Galactic Genome Project
card-imperium_lords = Imperium Lords
card-improved_logistics = Improved Logistics
card-space_mercenaries = Space Mercenaries
card-terraforming_guild = Terraforming Guild
card-alien_toy_shop = Alien Toy Shop
card-clandestine_uplift_lab = Clandestine Uplift Lab
card-deserted_alien_world = Deserted Alien World
card-galactic_bazaar = Galactic Bazaar
card-galactic_studios = Galactic Studios
card-gambling_world_gs = Gambling World
card-hive_world = Hive World
card-rebel_colony = Rebel Colony
card-rebel_sympathizers = Rebel Sympathizers
card-smuggling_lair = Smuggling Lair
card-volcanic_world = Volcanic World

# Put together

race-number = { $number }
race-power-of = { $card }: { $power }
race-produced = { $world }, { $by }
race-then = { $first }; { $then }
race-with = { $what }{ $more }

# What is wrong with a card of one's own

fault-other = { $text }
fault-no-toml = the text is no TOML: { $error }
fault-too-many = { $count } are more than the { $most } blank ones of the box
fault-too-many-copies = { $count } with copies are more than the { $most } blank ones of the box
fault-no-field = there is no such field; there are { $known }
fault-unknown-key = unknown key { $key }; known here: { $known }
fault-shape = a card has exactly one of world, defence, development
fault-range = it must be a whole number from { $low } to { $high }
fault-good = '{ $said }' is not two words: one of { $kinds }, then production or windfall
fault-id = '{ $id }' is not made of small letters, digits and underscores
fault-name = a name has 1 to { $most } letters and no line breaks
fault-no-goods = a development has no goods; only a world or a military world may have them
fault-no-scoring = only developments have scoring rows
fault-many-powers = a card has at most { $most } powers in row { $row }
fault-needs-production = a production world needs produce_here or produce_here_by_hand_discard
fault-only-production = { $power } is only for a world whose good is of production
fault-needs-good = { $power } of this card needs a world with a good
fault-same-id = there is another card with this id
fault-same-name = there is another card called '{ $name }'
fault-no-card = 'card:{ $card }' is the id of no card, neither a printed one nor one of the set
fault-phase = it calls the phase that is printed on it
fault-goal = only its threshold can be another
fault-start = start worlds and first hands are as they are printed
fault-copies = there is one of each start world, and every card of a first hand
fault-prices = there is one up to { $most } for each of { $goods }
fault-no-power = there is no power '{ $power }'; there are { $known }
fault-form = cannot read '{ $line }'; allowed: '{ $form }'
fault-number = { $number } in '{ $line }' is outside { $low } to { $high }
fault-second-word = '{ $word }' in '{ $line }' is the second word about one thing; all words must hold together, so write a line for each
fault-names-nothing = '{ $line }' names nothing; allowed: { $form }
fault-no-test = '{ $word }' in '{ $line }' is none of { $form }

# Options that do not go together.

unfit-base-players = Without the expansion the game is for two to four players.
unfit-base-robot = The robot of the solo game comes with the expansion.
unfit-base-draft = A draft needs the start worlds of the expansion.
unfit-duel-players = Two actions a round are for two players.
unfit-draft-players = A draft is for two or three players.
unfit-first-hands = First-game hands are for a table of two to five, without a draft.

# What a price is made of
price-printed = printed cost
price-least = never less than nothing

# What rules come to in a game as it stands.

now-tableaus = Cards in the tableaus, of { $limit }: { $seats }.
now-pool = { $vp } VP are left in the pool.
now-scores = Points: { $seats }.
now-military = Military: { $seats }.
now-goal = { $goal }, from { $need }: { $seats }.
now-hand = You hold { $cards } of { $limit } cards.
now-own-military = Your Military is { $military }.
now-goods = Goods on your worlds: { $goods }.
now-prices = Cards to pay for your hand: { $cards }.
