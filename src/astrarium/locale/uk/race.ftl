# «Боротьба за Галактику» з першим доповненням.

title = Боротьба за Галактику
example = pay gem_world
example-rule = RG-SETTLE-02

help-panels =
    tableau         ваш сектор і властивості за фазами
      hand            ваша рука і скільки вам зараз коштує кожна карта
      seats           карти, жетони, товари й сектори всіх гравців
      goals           цілі та хто скільки набрав
      robot           планшет робота і що робить кожна його комірка
      card NAME       повний текст карти, наприклад card comet_zone; кілька літер — пошук

# Рамка

round-number = раунд { $round }
phase-setup = приготування
phase-actions = вибір дій
phase-I = Розвідка
phase-II = Розвиток
phase-III = Освоєння
phase-IV = Споживання
    .short = Спожив.
phase-V = Виробництво
    .short = Виробн.
phase-limit = кінець раунду
phase-over = кінець гри

choosing = Усі вибирають таємно:
still-choosing = вибирає
chosen-first = Ви вибрали: { $actions }
ready = готовий
piles = жетонів ПО в запасі: { $pool }, карт у колоді: { $deck }, у скиді: { $discards }
hand-empty = У вас немає карт на руці.
no-goals = У цій грі немає цілей.

panel-tableau = Ваш сектор
panel-hand = Ваша рука
panel-goals = Цілі

column-chips = Жетони
column-goals = Цілі
column-cards = Карти
column-hand = Рука
column-military = Атака
column-goods = Товари
column-vp = ПО
column-card = Карта
column-good = Товар
column-price = Вам коштує
column-powers = Властивості за фазами

legend = { $world } світ і його вартість, { $military } захищений світ і його захист, { $development } розробка; { $good } на світі лежить товар.
points-short = { $vp } ПО
price-cards = { $cards ->
    [0] задарма
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
 }
price-military = атака { $military } з { $defence }
against = атака { $military } проти захисту { $defence }
brings = дасть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
 }
free = задарма
by-bonus = бонус дії
produced-by = завдяки: { $source }
drafted-so-far = Уже взято карт: { $cards } (світів { $worlds }, захищених світів { $military }, розробок { $developments }). Ваші рідні світи: { $starts }.

goal-free = треба { $threshold }
goal-won = у кого:
goal-leads = зараз у:

lookup-which = Яка карта? Введіть «card» і її назву або кілька літер, наприклад «card comet».
lookup-none = Карти з назвою на кшталт «{ $text }» немає.
lookup-many = Таких карт { $count }:
printed-world = світ, вартість { $cost }
printed-military = захищений світ, захист { $cost }
printed-development = розробка, вартість { $cost }
printed-start = рідний світ { $number }
printed-start-hand = Як рідний світ: з перших карт лишається тільки { $cards }.
printed-no-powers = Без властивостей.

points-cards = надруковано на картах
points-six = розробки вартістю 6
points-chips = жетони ПО
points-goals = цілі
points-tie = за рівності: карти й товари
cause-card = { $name }
cause-chips = жетони ПО
cause-goals = цілі

# Компоненти

amount-vp = { $amount } ПО
amount-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
   *[many] { $amount } карт
 }

resource-cards = карт
resource-military = атаки

good-any = будь-який
good-novelty = предмети розкоші
    .short = розкіш
good-rare = рідкісні елементи
    .short = рідкісні
good-genes = генетичні матеріали
    .short = гени
good-alien = технології прибульців
    .short = технол.
mode-production = виробництво
    .short = виробн.
mode-windfall = накопичення
    .short = накоп.
keyword-alien = ПРИБУЛЬЦІ
keyword-rebel = ПОВСТАНЦІ
keyword-imperium = ІМПЕРІЯ
keyword-terraforming = ТЕРАФОРМУВАННЯ
keyword-uplift = РОЗВИНЕНА РАСА
symbol-chromosome = символ хромосоми
    .short = хромосому

match-world = світ
match-development = розробка
match-military = захищений
match-cost = вартість { $cost }
match-row = із властивістю в { $row }

action-explore_5 = Розвідка +5
    .short = +5
action-explore_1_1 = Розвідка +1, +1
    .short = +1+1
action-develop = Розвиток
    .short = { "" }
action-settle = Освоєння
    .short = { "" }
action-consume_trade = Споживання: продаж
    .short = $
action-consume_2x = Споживання: x2
    .short = x2
action-produce = Виробництво
    .short = { "" }

bonus-explore_5 = фаза I; ви дивитеся на 5 карт більше
bonus-explore_1_1 = фаза I; ви дивитеся на 1 карту більше й лишаєте на 1 більше
bonus-develop = фаза II; ваша розробка коштує на 1 менше
bonus-settle = фаза III; освоївши світ, ви берете карту
bonus-consume_trade = фаза IV; спершу ви продаєте товар за карти
bonus-consume_2x = фаза IV; ваші товари дають удвічі більше ПО
bonus-produce = фаза V; товар на один із ваших порожніх світів накопичення

goal-galactic_standard_of_living = Галактичний рівень життя
goal-system_diversity = Системна різноманітність
goal-overlord_discoveries = Таємниці прибульців
goal-budget_surplus = Бюджетний профіцит
goal-innovation_leader = Лідерство в інноваціях
goal-galactic_status = Галактичний статус
goal-greatest_military = Найбільша армія
goal-largest_industry = Найбільша індустрія
goal-greatest_infrastructure = Найкраща інфраструктура
goal-production_leader = Лідер виробництва

about-galactic_standard_of_living = першим отримати { $threshold } ПО в жетонах
about-system_diversity = першим зібрати світи товарів усіх видів: { $threshold }
about-overlord_discoveries = першим зібрати карти прибульців: { $threshold }
about-budget_surplus = першим скинути зайві карти в кінці раунду
about-innovation_leader = першим зібрати властивості в усіх рядах: { $threshold }
about-galactic_status = першим упровадити розробку вартістю 6
about-greatest_military = найбільше атаки, щонайменше { $threshold }
about-largest_industry = найбільше світів розкоші та рідкісних елементів, щонайменше { $threshold }
about-greatest_infrastructure = найбільше розробок, щонайменше { $threshold }
about-production_leader = найбільше світів виробництва, щонайменше { $threshold }

# Властивості в кількох літерах

short-explore_draw = дивитися +{ $amount }
short-explore_keep = лишити +{ $amount }
short-develop_draw_at_start = спершу карти +{ $amount }
short-develop_discount = ціна -{ $amount }
short-develop_draw_after = потім карти +{ $amount }
short-military = атака { $signed }
short-military_against = атака +{ $amount } проти: { $target }
short-military_by_sacrifice = скинути це: атака +{ $amount }
short-military_by_hand_discard = { $cards ->
    [one] до { $cards } карти з руки: атака +{ $amount } за кожну
   *[other] до { $cards } карт із руки: атака +{ $amount } за кожну
 }
short-settle_discount = { $kind ->
    [any] ціна -{ $amount }
   *[other] { $good } -{ $amount }
 }
short-settle_free_by_sacrifice = скинути це: світ задарма
short-pay_for_military = платити за захищений -{ $amount }
short-settle_draw_after = потім карти +{ $amount }
short-settle_second_world = другий світ
short-trade_bonus = { $kind ->
    [any] +{ $amount }
   *[other] { $good } +{ $amount }
 }
short-trade_bonus_this_world = цей товар +{ $amount }
short-trade_bonus_per_symbol = { $good } +{ $amount } за { $target }
short-consume = { $goods } { $kind ->
    [any] тов.
    [here] тов. звідси
   *[other] { $good }
 }: { $gain }{ $times ->
    [1] { "" }
   *[other] { " " }x{ $times }
 }
short-consume_different_kinds = видів { $goods }: { $gain }
short-consume_all = усі товари: стільки ж ПО { $signed }
short-consume_at_trade_price = 1 тов.: { $priced ->
    [yes] ціна й $
   *[no] ціна
 }
short-consume_hand_cards = { $cards ->
    [1] карта з руки: { $amount } ПО
   *[other] до { $cards } карт із руки: по { $amount } ПО
 }
short-consume_draw = карти +{ $amount }
short-consume_gamble = вгадати число
short-produce_here = товар
short-produce_here_by_hand_discard = карт із руки { $amount }: товар
short-draw_if_produced_here = за нього карти +{ $amount }
short-produce_on_windfall = { $kind ->
    [any] товар накопичення
   *[other] товар накопичення: { $good }
 }
short-produce_draw = карти +{ $amount }
short-draw_per_good_produced = { $kind ->
    [any] за товар карти +{ $amount }
   *[other] за товар ({ $good }) карти +{ $amount }
 }
short-draw_per_kind_produced = за вид карти +{ $amount }
short-draw_if_most_produced = найбільше ({ $good }): карти +{ $amount }
short-draw_per_world = за світ ({ $match }) карти +{ $amount }

# Властивості цілком

power-explore_draw = Під час розвідки дивіться на { $amount } більше.
power-explore_keep = Під час розвідки лишаєте на { $amount } більше.
power-develop_draw_at_start = На початку фази візьміть карти: { $amount }.
power-develop_discount = Розробки коштують вам на { $amount } менше.
power-develop_draw_after = Упровадивши розробку, візьміть карти: { $amount }.
power-military = Атака { $signed }.
power-military_against = Атака +{ $amount } проти світів з ознакою: { $target }.
power-military_by_sacrifice = Можна скинути цю карту із сектора: атака +{ $amount } до кінця фази.
power-military_by_hand_discard = Раз за фазу можна скинути карти з руки, до { $cards }: за кожну атака +{ $amount } до кінця фази.
power-settle_discount = { $kind ->
    [any] Світи, за які ви платите, коштують на { $amount } менше.
   *[other] Світи, за які ви платите, коштують на { $amount } менше, якщо їхній товар — { $good }.
 }
power-settle_free_by_sacrifice = { $kind ->
    [any] Можна скинути цю карту із сектора: світ, за який ви платите, дістанеться задарма.
   *[other] Можна скинути цю карту із сектора: світ, за який ви платите, дістанеться задарма. Не для світів із товаром: { $good }.
 }
power-pay_for_military = { $kind ->
    [any] За захищений світ можна заплатити: його захист мінус { $amount }.
   *[other] За захищений світ можна заплатити: його захист мінус { $amount }. Не для світів із товаром: { $good }.
 }
power-settle_draw_after = Освоївши світ, візьміть карти: { $amount }.
power-settle_second_world = Після світу можна освоїти ще один.
power-trade_bonus = { $kind ->
    [any] Під час продажу товару карт на { $amount } більше.
   *[other] Під час продажу карт на { $amount } більше, якщо товар — { $good }.
 }
power-trade_bonus_this_world = Під час продажу товару з цього світу карт на { $amount } більше.
power-trade_bonus_per_symbol = Під час продажу карт на { $amount } більше за кожен ваш світ, де є { $target }, якщо товар — { $good }.
power-consume = { $kind ->
    [any] Спожити товари ({ $goods }) за { $gain }
    [here] Спожити товар із цього світу за { $gain }
   *[other] Спожити { $good } ({ $goods }) за { $gain }
 }{ $times ->
    [1] .
   *[other] , до { $times } разів.
 }
power-consume_different_kinds = Спожити товари різних видів ({ $goods }) за { $gain }.
power-consume_all = Спожити всі товари: стільки ПО, скільки їх було, { $signed }.
power-consume_at_trade_price = { $priced ->
    [yes] Спожити товар за стільки карт, скільки дав би продаж, із властивостями продажу.
   *[no] Спожити товар за стільки карт, яка його ціна, без властивостей продажу.
 }
power-consume_hand_cards = Можна скинути карти з руки, до { $cards }, за { $amount } ПО кожну; вони не подвоюються.
power-consume_draw = Візьміть карти: { $amount }.
power-consume_gamble = Назвіть число від { $amount } до { $times } і відкрийте верхню карту: вона ваша, якщо її вартість або захист дорівнює числу.
power-produce_here = Виробляє товар.
power-produce_here_by_hand_discard = Можна скинути карти з руки ({ $amount }), щоб виробити тут товар.
power-draw_if_produced_here = Коли тут вироблено товар, візьміть карти: { $amount }.
power-produce_on_windfall = { $kind ->
    [any] Виробіть товар на одному зі своїх світів накопичення.
   *[other] Виробіть товар на одному зі своїх світів накопичення: { $good }.
 }
power-produce_draw = Візьміть карти: { $amount }.
power-draw_per_good_produced = { $kind ->
    [any] Карти за кожен вироблений вами товар: { $amount }.
   *[other] Карти за кожен вироблений вами товар ({ $good }): { $amount }.
 }
power-draw_per_kind_produced = Карти за кожен вид вироблених вами товарів: { $amount }.
power-draw_if_most_produced = { $kind ->
    [any] Якщо ви виробили товарів найбільше, візьміть карти: { $amount }.
   *[other] Якщо ви виробили найбільше ({ $good }), візьміть карти: { $amount }.
 }
power-draw_per_world = Карти за кожен ваш світ ({ $match }): { $amount }.

per-card = { $vp } ПО за кожну карту: { $match }
per-three_vp_in_chips = { $vp } ПО за кожні 3 ПО в жетонах
per-total_military = { $vp } ПО за кожну одиницю вашої атаки
per-good_on_own_worlds = { $vp } ПО за кожен товар на ваших світах

# Робот

robot = Робот
robot-short = Р
robot-none = Робот грає тільки проти одного гравця.
robot-wins = Робот переміг, набравши ПО: { $score }.
robot-loses = Перемога: { $names }, очок — { $best }.
robot-shares = Порівну, по { $score } ПО, і за рівності теж: ви ділите перемогу з роботом.
robot-credit-track = кредити { $credit } з { $limit }
robot-economy-track = економіка { $economy } з { $limit }
robot-stack = карт на його «руці»: { $stack }
robot-sixes = жетонів розробок за 6: лишилося { $left }, упроваджено { $placed }
robot-face = голова робота означає: { $action }
robot-six-cards = { $count } x жетон розробки за 6

face-explore = Розвідка
face-develop = Розвиток
face-settle = Освоєння
face-consume_trade = Споживання: продаж
face-consume_2x = Споживання: x2
face-produce = Виробництво
face-robot = голова робота
face-match = «збіг»

space-explore_1 = Розвідка (ліворуч)
space-explore_2 = Розвідка (праворуч)
space-develop_1 = Розвиток (ліворуч)
space-develop_2 = Розвиток (праворуч)
space-settle_1 = Освоєння (ліворуч)
space-settle_2 = Освоєння (праворуч)
space-consume_trade = Споживання: продаж
space-consume_2x = Споживання: x2
space-produce = Виробництво

cell-explore_1 = Розвідка, ліва комірка
cell-explore_2 = Розвідка, права комірка
cell-explore_response = Розвідка, реакція
cell-develop = Розвиток
cell-develop_response = Розвиток, реакція
cell-settle = Освоєння
cell-settle_1 = Освоєння, ліва комірка
cell-settle_response = Освоєння, реакція
cell-consume_trade = Споживання: продаж
cell-consume_2x = Споживання: x2
cell-consume_both = Споживання: обидві дії
cell-consume_response = Споживання, реакція
cell-produce = Виробництво
cell-produce_response = Виробництво, реакція
cell-after_trade = після продажу
cell-after_produce = після виробництва

step-nothing = нічого
step-draw = карт на «руку»: { $amount }
step-credit = кредити +{ $amount }
step-economy = економіка +{ $amount }
step-vp_per_economy = { $amount } ПО за одиницю економіки
step-needs_credit = потрібні кредити: { $amount }
step-six_counter = якщо може, тільки жетон розробки за 6 (кредитів: { $amount })
step-flip = відкриває «руку» й шукає: { $find }
step-flip_deck = відкриває колоду й шукає: { $find }
step-six_costs = { " " }(розробка за 6 потребує кредитів: { $credit })
step-costs = { " " }(за кредити: { $credit })
step-discard_start_world = скидає рідний світ
step-remove_overlay = потім комірка звичайна
step-set_counter = голова робота потім означає: { $face }
step-turn_counter = голова робота змінює «{ $before }» на «{ $after }»
find-development = розробку
find-world_military = захищений світ
find-world_nonmilitary = незахищений світ
find-world_nonmilitary_3vp = незахищений світ хоча б за 3 ПО

race-robot-says = Так велить його поле: { $steps }.
race-thought-robot-dice = Він кидає кубики
race-thought-robot-draws = Він бере карти
race-thought-robot-credit = Кредити
race-thought-robot-economy = Економіка
race-thought-robot-chips = Переможні очки
race-thought-robot-no-credit = Бракує кредитів
race-thought-robot-six = Жетон розробки за 6
race-thought-robot-flip = { $fits ->
    [yes] Він відкриває карти й викладає одну
   *[no] Він відкриває карти й нічого не знаходить
 }
race-thought-robot-no-hit = Відкривати більше нічого
race-thought-robot-nothing = Він нічого не робить
race-thought-robot-loses = Він розлучається з рідним світом
race-thought-robot-counter = Голова робота змінює значення

# Про що питають

decision-draft = Візьміть карту; решта піде далі.
decision-start = Виберіть рідний світ.
decision-discard = Що скинути (згори донизу)? Лишилося: { $cards }.
    .ask = Виберіть { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     }, щоб скинути
    .sum = Скинути { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     }
decision-actions = { $nth ->
    [1] Яку дію ви вибираєте?
   *[other] А яку другу дію?
 }
    .ask = { $nth ->
        [1] { $count ->
            [1] Таємно виберіть дію
           *[other] Таємно виберіть дві дії
         }
       *[other] Виберіть другу дію
     }
decision-explore = Що лишити (згори донизу)? Лишилося: { $cards }.
    .ask = Лишіть { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     }
    .sum = Лишити { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     }
decision-develop = Яку розробку ви впроваджуєте?
decision-settle = Який світ ви освоюєте?
decision-second = Можна освоїти ще один світ.
decision-pay = Заплатіть за карту «{ $placing }» картами з руки (згори донизу). Лишилося: { $cards }.
    .ask = Заплатіть { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     } за «{ $placing }»
    .sum = { decision-pay.ask }
decision-way = Як ви освоюєте «{ $placing }»?
decision-hire = Ще карта з руки за атаку +{ $military } проти «{ $placing }»? Можна ще: { $cards }.
decision-sell = Який товар ви продаєте?
decision-consume = Якою властивістю ви споживаєте?
decision-spend = Який товар ви витрачаєте на «{ $card }»? Лишилося: { $goods }.
decision-gamble = Назвіть число: чи така вартість або захист верхньої карти?
decision-hand_cards = Скинути карту з руки за ПО? Можна ще: { $cards }.
decision-produce = Що ви виробляєте?
decision-supply = Скиньте карти з руки за товар (згори донизу). Лишилося: { $cards }.
    .ask = Скиньте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     } за товар
    .sum = { decision-supply.ask }

verb-start = Рідні світи
verb-discard = Скинути
verb-draft = Узяти
verb-action = Дії
verb-keep = Лишити
verb-develop = Упровадити
verb-settle = Освоїти
verb-nothing = Нічого не викладати
verb-pay = Заплатити картою
verb-payment = Заплатити
verb-conquer = Завоювати
verb-sacrifice = Скинути із сектора, і світ дістанеться задарма
verb-tactics = Скинути із сектора за атаку
verb-hire = Скинути з руки за атаку
verb-enough = Досить
verb-sell = Продати
verb-consume = Застосувати властивість
verb-spend = Витратити товар зі світу
verb-gamble = Числа
verb-produce = Товар на світ накопичення
verb-draw = Узяти карти за вироблене
verb-supply = Товар за карти з руки
verb-done = Закінчити

# Що сталося

event-start-world = { $seat } починає з картою «{ $card }».
event-drafted = { $seat } бере карту.
event-drafted-own = { $seat } бере «{ $card }».
event-round = Починається раунд { $round }.
event-actions = { $seat }: { $actions }.
event-phase = { $nth ->
    [1] { $phase }.
   *[other] { $phase } ще раз.
 }
event-explore = { $seat } дивиться карти ({ $look }).
event-explore-own = { $seat } дивиться карти: { $names }.
event-keep = { $seat } лишає карти ({ $cards }).
event-keep-own = { $seat } лишає: { $names }.
event-draw = { $seat } бере карти ({ $cards }).
event-draw-own = { $seat } бере: { $names }.
event-discard = { $seat } скидає карти ({ $cards }).
event-discard-own = { $seat } скидає: { $names }.
event-reveal = { $seat } показує: { $card }.
event-nothing = { $seat } нічого не викладає.
event-price = { $seat }: до сплати карт — { $cards }.
event-placed = { $seat } викладає «{ $card }».
event-places = { $seat } викладає «{ $card }» (ціна в картах: { $cards }).
event-conquer = { $seat } завойовує «{ $card }».
event-sacrifice = { $seat } скидає із сектора «{ $card }».
event-hire = { $seat } скидає карту з руки: атака +{ $military }.
event-good = Товар лежить на світі «{ $world }» ({ $seat }).
event-goods = Товари лежать на світах: { $worlds } ({ $seat }).
event-sell = { $seat } продає товар зі світу «{ $world }» за карти ({ $cards }).
event-consume = { $seat } застосовує «{ $card }».
event-consumes = { $seat } застосовує «{ $card }», товари: { $worlds }.
event-good-spent = { $seat } витрачає товар зі світу «{ $world }».
event-spend = { $seat } витрачає товари ({ $goods }).
event-chips = { $seat } отримує { $vp } ПО.
event-gamble = { $seat } називає { $number } і відкриває «{ $card }»: { $hit ->
    [yes] карта лишається.
   *[no] карту скинуто.
 }
event-produced = { $seat } бере карти ({ $cards }) за «{ $card }».
event-goal = { $seat } отримує { $vp } ПО за ціль «{ $goal }».
event-goal-holder = { $held ->
    [yes] { $seat } володіє ціллю «{ $goal }».
   *[no] Ціль «{ $goal }» більше нікому не належить.
 }
event-over = Останній раунд закінчено.
event-robot-dice = Робот кидає кубики: { $faces } (голова робота означає: { $counter }). Кубики лежать: { $on }.
event-robot-rolls = Робот кидає кубики: { $faces }. Кубики лежать: { $on }.
event-robot-cell = Робот, { $cell }.
event-robot-draws = Він бере на «руку» карти ({ $cards }).
event-robot-credit = Кредитів у нього { $credit }.
event-robot-economy = Його економіка — { $economy }.
event-robot-chips = Він отримує { $vp } ПО.
event-robot-no-credit = Йому потрібні кредити ({ $need }), і він нічого не робить.
event-robot-six = Він упроваджує жетон розробки за 6; кредитів у нього { $credit }.
event-robot-flip = { $hit ->
    [yes] { $credit ->
        [0] Він відкриває «{ $card }» і викладає її.
       *[other] Він відкриває «{ $card }» і викладає її за кредити ({ $credit }).
     }
   *[no] { $need ->
        [0] Він відкриває «{ $card }», вона не підходить.
       *[other] Він відкриває «{ $card }» і скидає: на розробку за 6 треба кредити ({ $need }), а їх немає.
     }
 }
event-robot-no-hit = { $pile ->
    [deck] Такого світу немає в усій колоді.
   *[stack] { $flipped ->
        [0] Його «рука» порожня, відкривати нічого.
       *[other] Карти на його «руці» скінчилися, і він нічого не викладає.
     }
 }
event-robot-nothing = Він нічого не робить.
event-robot-loses = Він скидає «{ $card }».
event-robot-counter = Голова робота тепер означає: { $counter }.

# Чому не можна

refusal-short = Бракує { $resource }: треба { $need }, є { $have }.
refusal-not-in-hand = Цієї карти немає у вас на руці.
refusal-no-development = Це не розробка.
refusal-no-world = Це не світ.
refusal-same-development = Така розробка у вас уже є.
refusal-other-phase = Це для іншої фази.
refusal-out-of-order = Карти називають у порядку списку; «{ $what }» зараз не на своїй черзі.
refusal-one-copy = Карта дії «{ $action }» тільки одна.
refusal-not-in-pack = Карти «{ $card }» серед запропонованих немає.
refusal-not-dealt = Карту «{ $card }» вам не роздавали.
refusal-not-military = «{ $card }» — незахищений світ.
refusal-military-world = «{ $card }» — захищений світ, і ніщо не дозволяє за нього заплатити.
refusal-no-such-power = У карти «{ $card }» немає властивості, яку можна застосувати зараз.
refusal-cannot-hire = Якщо скинути «{ $card }», світ не вдасться викласти.
refusal-already-hired = У цій фазі ви вже скидали карти з руки за атаку.
refusal-must-go-on = Цього мало: треба атаку { $need }, є { $have }.
refusal-no-good-there = На світі «{ $card }» нічого взяти.
refusal-must-consume = Властивість карти «{ $card }» ще треба застосувати.
refusal-no-such-number = { $have } назвати не можна; найбільше число — { $need }.
refusal-at-least-one = Хоча б одну карту.
refusal-must-produce = Ще можна виробити товар.
refusal-must-draw = Ще треба застосувати властивість, що дає карти за вироблене.
refusal-draw-waits = «{ $card }» сама дасть карти, коли все буде вироблено, і не менше.
refusal-cannot-produce = На світі «{ $card }» зараз нічого не можна виробити.

# Варіанти

option-expansion = Грати з доповненням.
    .short = Доповнення «Грядуща буря»
option-goals = Грати з цілями, якщо доповнення використовується.
    .short = Цілі
option-setup = Випадкові рідні світи й карти або карти, указані для першої гри.
    .short = Підготовка
option-duel = Двоє гравців вибирають по дві дії за раунд.
    .short = Дуель: по дві дії
option-draft = Двоє або троє гравців збирають власні колоди.
    .short = Драфт
option-difficulty = Наскільки сильний робот одиночної гри.
    .short = Сила робота
option-edition = Значення першого видання або ті, що змінило наступне.
    .short = Видання
option-cards = Ваші власні карти: текст файлу TOML.
    .short = Власні карти
option-data = Змінені числа компонентів: текст файлу TOML.
    .short = Числа

choice-setup-random = Випадкова
choice-setup-first_game = Перша гра
choice-difficulty-easy = Слабкий
choice-difficulty-medium = Середній
choice-difficulty-hard = Сильний
choice-edition-first = Перше
choice-edition-second = Пізніше

# Автоматичні відповіді

answer-sell = Продавати товар, за який дають найбільше карт
answer-consume = Споживати в розумному порядку
answer-produce = Виробляти на світах накопичення найдорожчі товари
answer-only_answer = Відповідати там, де можлива лише одна відповідь

# Карти

card-old_earth = Стара Земля
card-epsilon_eridani = Епсилон Ерідана
card-alpha_centauri = Альфа Центавра
card-new_sparta = Нова Спарта
card-earths_lost_colony = Загублена земна колонія
card-alien_tech_institute = Інститут технологій прибульців
card-colony_ship = Корабель колоністів
card-consumer_markets = Споживчі ринки
card-contact_specialist = Дипломат
card-deficit_spending = Дефіцитне фінансування
card-diversified_economy = Диверсифікація економіки
card-drop_ships = Десантні кораблі
card-expedition_force = Експедиційний корпус
card-export_duties = Експортні мита
card-free_trade_association = Асоціація вільної торгівлі
card-galactic_federation = Галактична федерація
card-galactic_imperium = Галактична імперія
card-galactic_renaissance = Галактичний ренесанс
card-galactic_survey_seti = Галактичний огляд: SETI
card-genetics_lab = Генетична лабораторія
card-interstellar_bank = Міжзоряний банк
card-investment_credits = Інвестиційні кредити
card-merchant_guild = Гільдія купців
card-mining_conglomerate = Гірничодобувний концерн
card-mining_league = Гірнича ліга
card-mining_robots = Роботи-шахтарі
card-new_economy = Нова економіка
card-new_galactic_order = Новий галактичний порядок
card-new_military_tactics = Нова військова тактика
card-pan_galactic_league = Пангалактична ліга
card-public_works = Громадські роботи
card-replicant_robots = Роботи-репліканти
card-research_labs = Дослідницькі лабораторії
card-space_marines = Космічний десант
card-terraforming_robots = Роботи-тераформери
card-trade_league = Торгова ліга
card-alien_robot_scout_ship = Корабель-розвідник роботів прибульців
card-alien_robot_sentry = Робот-вартовий прибульців
card-alien_robotic_factory = Роботизований завод прибульців
card-alien_rosetta_stone_world = Світ розетського каменя прибульців
card-aquatic_uplift_race = Розвинена раса амфібій
card-artist_colony = Колонія митців
card-asteroid_belt = Пояс астероїдів
card-avian_uplift_race = Розвинена раса птахів
card-bio_hazard_mining_world = Шахти біологічної загрози
card-black_market_trading_world = Світ чорного ринку
card-blaster_gem_mines = Копальні бластерних кристалів
card-comet_zone = Зона комет
card-deserted_alien_colony = Покинута колонія прибульців
card-deserted_alien_library = Покинута бібліотека прибульців
card-deserted_alien_outpost = Покинутий форпост прибульців
card-destroyed_world = Знищений світ
card-distant_world = Далекий світ
card-empath_world = Світ емпатів
card-expanding_colony = Колонія, що зростає
card-former_penal_colony = Колишня виправна колонія
card-galactic_engineers = Галактичні інженери
card-galactic_resort = Галактичний курорт
card-galactic_trendsetters = Галактичні законодавці мод
card-gambling_world = Світ-казино
card-gem_world = Світ самоцвітів
card-imperium_armaments_world = Збройовий світ імперії
card-lost_alien_battle_fleet = Загублений бойовий флот прибульців
card-lost_alien_warship = Загублений військовий корабель прибульців
card-lost_species_ark_world = Світ-ковчег зниклих видів
card-malevolent_lifeforms = Ворожі форми життя
card-merchant_world = Світ купців
card-mining_world = Шахтарський світ
card-new_earth = Нова Земля
card-new_survivalists = Нові вижилі
card-new_vinland = Новий Вінланд
card-outlaw_world = Світ вигнанців
card-pilgrimage_world = Світ паломників
card-pirate_world = Піратський світ
card-plague_world = Чумний світ
card-pre_sentient_race = Передрозумна раса
card-prosperous_world = Світ достатку
card-radioactive_world = Радіоактивний світ
card-rebel_base = База повстанців
card-rebel_fuel_cache = Паливний склад повстанців
card-rebel_homeworld = Рідний світ повстанців
card-rebel_miners = Повстанці-шахтарі
card-rebel_outpost = Форпост повстанців
card-rebel_underground = Підпілля повстанців
card-rebel_warrior_race = Раса воїнів-повстанців
card-refugee_world = Світ біженців
card-reptilian_uplift_race = Розвинена раса рептилій
card-runaway_robots = Роботи-втікачі
card-secluded_world = Усамітнений світ
card-space_port = Космопорт
card-spice_world = Світ прянощів
card-star_nomad_lair = Лігво зоряних кочівників
card-terraformed_world = Тераформований світ
card-the_last_of_the_uplift_gnarssh = Останні з розвинених гнаршів
card-tourist_world = Світ туристів
card-separatist_colony = Колонія сепаратистів
card-ancient_race = Стародавня раса
card-damaged_alien_factory = Зруйнований завод прибульців
card-doomed_world = Приречений світ
card-galactic_genome_project = Проєкт «Галактичний геном»
card-imperium_lords = Володарі імперії
card-improved_logistics = Поліпшена логістика
card-space_mercenaries = Космічні найманці
card-terraforming_guild = Гільдія тераформування
card-alien_toy_shop = Крамниця іграшок прибульців
card-clandestine_uplift_lab = Таємна лабораторія розвиненої раси
card-deserted_alien_world = Покинутий світ прибульців
card-galactic_bazaar = Галактичний базар
card-galactic_studios = Галактичні студії
card-gambling_world_gs = Світ-казино
card-hive_world = Світ-вулик
card-rebel_colony = Колонія повстанців
card-rebel_sympathizers = Прихильники повстанців
card-smuggling_lair = Лігво контрабандистів
card-volcanic_world = Вулканічний світ

# Складене

race-number = { $number }
race-power-of = { $card }: { $power }
race-produced = { $world }, { $by }
race-then = { $first }; { $then }
race-with = { $what }{ $more }

# Що не так зі своєю картою

fault-other = { $text }
fault-no-toml = це не TOML: { $error }
fault-too-many = карт { $count }, а порожніх у коробці лише { $most }
fault-too-many-copies = разом із копіями карт { $count }, а порожніх у коробці лише { $most }
fault-no-field = такого поля немає; є { $known }
fault-unknown-key = невідомий ключ { $key }; тут є { $known }
fault-shape = у карти є рівно одне з полів world, defence, development
fault-range = потрібне ціле число від { $low } до { $high }
fault-good = «{ $said }» — не два слова: одне з { $kinds }, потім production або windfall
fault-id = «{ $id }» складається не лише з малих латинських літер, цифр і підкреслень
fault-name = у назві від 1 до { $most } літер, і вона в один рядок
fault-no-goods = у розвитку немає товарів; вони бувають лише у світу або захищеного світу
fault-no-scoring = рядки підрахунку бувають лише у розвитків
fault-many-powers = у ряді { $row } в карти не більше { $most } властивостей
fault-needs-production = світу, що виробляє, потрібне produce_here або produce_here_by_hand_discard
fault-only-production = { $power } буває лише у світу, товар якого production
fault-needs-good = для { $power } цій карті потрібен товар
fault-same-id = інша карта вже має цей id
fault-same-name = інша карта вже називається «{ $name }»
fault-no-card = «card:{ $card }» — не id якоїсь карти, ні надрукованої, ні з цього набору
fault-phase = ця карта називає ту фазу, що на ній надрукована
fault-goal = змінити можна лише її поріг
fault-start = стартові світи й перші руки лишаються такими, як надруковано
fault-copies = кожен стартовий світ є в одному примірнику, і є кожна карта перших рук
fault-prices = потрібна одна ціна до { $most } за кожен із { $goods }
fault-no-power = властивості «{ $power }» немає; є { $known }
fault-form = не вдається прочитати «{ $line }»; можна так: «{ $form }»
fault-number = { $number } у «{ $line }» — не від { $low } до { $high }
fault-second-word = «{ $word }» у «{ $line }» — друге слово про те саме; усі слова мають підходити разом, тож напишіть по рядку для кожного
fault-names-nothing = «{ $line }» нічого не називає; можна: { $form }
fault-no-test = «{ $word }» у «{ $line }» — нічого з { $form }

# Options that do not go together.

unfit-base-players = Без доповнення грають від двох до чотирьох гравців.
unfit-base-robot = Робот гри наодинці є лише в доповненні.
unfit-base-draft = Для драфту потрібні стартові світи доповнення.
unfit-duel-players = По дві дії за раунд вибирають лише вдвох.
unfit-draft-players = Драфт — для двох або трьох гравців.
unfit-first-hands = Руки першої гри — для столу від двох до п’яти гравців, без драфту.

# What a price is made of
price-printed = ціна на карті
price-least = не менше нуля

# Чому правила дорівнюють у партії зараз.

now-tableaus = Карт на столі, із { $limit }: { $seats }.
now-pool = У запасі лишилося { $vp } ПО.
now-scores = Очки: { $seats }.
now-military = Атака: { $seats }.
now-goal = { $goal }, від { $need }: { $seats }.
now-hand = У вас на руці карт: { $cards } із { $limit }.
now-own-military = Ваша атака — { $military }.
now-goods = Товарів на ваших світах: { $goods }.
now-prices = Скільки карт коштує викласти з руки: { $cards }.
