# «Борьба за Галактику» с первым дополнением.

title = Борьба за Галактику
example = pay gem_world
example-rule = RG-SETTLE-02

help-panels =
    tableau         ваш сектор и способности по фазам
      hand            ваша рука и во что вам сейчас обойдётся каждая карта
      seats           карты, жетоны, товары и сектора всех игроков
      goals           цели и кто сколько набрал
      robot           планшет робота и что делает каждая его ячейка
      card NAME       полный текст карты, например card comet_zone; несколько букв — поиск

# Рамка

round-number = раунд { $round }
phase-setup = подготовка
phase-actions = выбор действий
phase-I = Исследование
    .short = Исслед.
phase-II = Разработка
    .short = Разраб.
phase-III = Освоение
phase-IV = Потребление
    .short = Потребл.
phase-V = Производство
    .short = Произв.
phase-limit = конец раунда
phase-over = конец игры

choosing = Все выбирают тайно:
still-choosing = выбирает
chosen-first = Вы выбрали: { $actions }
ready = готов
piles = жетонов ПО в запасе: { $pool }, карт в колоде: { $deck }, в сбросе: { $discards }
hand-empty = У вас нет карт на руке.
no-goals = В этой игре нет целей.

panel-tableau = Ваш сектор
panel-hand = Ваша рука
panel-goals = Цели

column-chips = Жетоны
column-goals = Цели
column-cards = Карты
column-hand = Рука
column-military = Атака
column-goods = Товары
column-vp = ПО
column-card = Карта
column-good = Товар
column-price = Вам стоит
column-powers = Способности по фазам

legend = { $world } мир и его стоимость, { $military } защищённый мир и его защита, { $development } разработка; { $good } на мире лежит товар.
points-short = { $vp } ПО
price-cards = { $cards ->
    [0] даром
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
price-military = атака { $military } из { $defence }
against = атака { $military } против защиты { $defence }
brings = принесёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
 }
free = даром
by-bonus = бонус действия
produced-by = за счёт: { $source }
drafted-so-far = Уже взято карт: { $cards } (миров { $worlds }, защищённых миров { $military }, разработок { $developments }). Ваши родные миры: { $starts }.

goal-free = нужно { $threshold }
goal-won = у кого:
goal-leads = сейчас у:

lookup-which = Какая карта? Введите «card» и её название или несколько букв, например «card comet».
lookup-none = Карты с названием вроде «{ $text }» нет.
lookup-many = Таких карт { $count }:
printed-world = мир, стоимость { $cost }
printed-military = защищённый мир, защита { $cost }
printed-development = разработка, стоимость { $cost }
printed-start = родной мир { $number }
printed-start-hand = Как родной мир: из первых карт остаётся только { $cards }.
printed-no-powers = Без способностей.

points-cards = напечатано на картах
points-six = разработки стоимостью 6
points-chips = жетоны ПО
points-goals = цели
points-tie = при равенстве: карты и товары
cause-card = { $name }
cause-chips = жетоны ПО
cause-goals = цели

# Компоненты

amount-vp = { $amount } ПО
amount-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
 }

resource-cards = карт
resource-military = атаки

good-any = любой
good-novelty = предметы роскоши
    .short = роскошь
good-rare = редкие элементы
    .short = редкие
good-genes = генетические материалы
    .short = гены
good-alien = технологии пришельцев
    .short = технол.
mode-production = производство
    .short = произв.
mode-windfall = накопление
    .short = накоп.
keyword-alien = ПРИШЕЛЬЦЫ
keyword-rebel = ПОВСТАНЦЫ
keyword-imperium = ИМПЕРИЯ
keyword-terraforming = ТЕРРАФОРМИРОВАНИЕ
keyword-uplift = РАЗВИТАЯ РАСА
symbol-chromosome = символ хромосомы
    .short = хромосому

match-world = мир
match-development = разработка
match-military = защищённый
match-cost = стоимость { $cost }
match-row = со способностью в { $row }

action-explore_5 = Исследование +5
    .short = +5
action-explore_1_1 = Исследование +1, +1
    .short = +1+1
action-develop = Разработка
    .short = { "" }
action-settle = Освоение
    .short = { "" }
action-consume_trade = Потребление: продажа
    .short = $
action-consume_2x = Потребление: x2
    .short = x2
action-produce = Производство
    .short = { "" }

bonus-explore_5 = фаза I; вы смотрите на 5 карт больше
bonus-explore_1_1 = фаза I; вы смотрите на 1 карту больше и оставляете на 1 больше
bonus-develop = фаза II; ваша разработка стоит на 1 меньше
bonus-settle = фаза III; освоив мир, вы берёте карту
bonus-consume_trade = фаза IV; сначала вы продаёте товар за карты
bonus-consume_2x = фаза IV; ваши товары приносят вдвое больше ПО
bonus-produce = фаза V; товар на один из ваших пустых миров накопления

goal-galactic_standard_of_living = Галактический уровень жизни
goal-system_diversity = Системное разнообразие
goal-overlord_discoveries = Тайны пришельцев
goal-budget_surplus = Бюджетный профицит
goal-innovation_leader = Лидерство в инновациях
goal-galactic_status = Галактический статус
goal-greatest_military = Величайшая армия
goal-largest_industry = Крупнейшая индустрия
goal-greatest_infrastructure = Лучшая инфраструктура
goal-production_leader = Лидер производства

about-galactic_standard_of_living = первым получить { $threshold } ПО в жетонах
about-system_diversity = первым собрать миры товаров всех видов: { $threshold }
about-overlord_discoveries = первым собрать карты пришельцев: { $threshold }
about-budget_surplus = первым сбросить лишние карты в конце раунда
about-innovation_leader = первым собрать способности во всех рядах: { $threshold }
about-galactic_status = первым внедрить разработку стоимостью 6
about-greatest_military = больше всех атаки, не меньше { $threshold }
about-largest_industry = больше всех миров роскоши и редких элементов, не меньше { $threshold }
about-greatest_infrastructure = больше всех разработок, не меньше { $threshold }
about-production_leader = больше всех миров производства, не меньше { $threshold }

# Способности в нескольких буквах

short-explore_draw = смотреть +{ $amount }
short-explore_keep = оставить +{ $amount }
short-develop_draw_at_start = сначала карты +{ $amount }
short-develop_discount = цена -{ $amount }
short-develop_draw_after = потом карты +{ $amount }
short-military = атака { $signed }
short-military_against = атака +{ $amount } против: { $target }
short-military_by_sacrifice = сбросить это: атака +{ $amount }
short-military_by_hand_discard = { $cards ->
    [one] до { $cards } карты с руки: атака +{ $amount } за каждую
   *[other] до { $cards } карт с руки: атака +{ $amount } за каждую
 }
short-settle_discount = { $kind ->
    [any] цена -{ $amount }
   *[other] { $good } -{ $amount }
 }
short-settle_free_by_sacrifice = сбросить это: мир даром
short-pay_for_military = платить за защищённый -{ $amount }
short-settle_draw_after = потом карты +{ $amount }
short-settle_second_world = второй мир
short-trade_bonus = { $kind ->
    [any] +{ $amount }
   *[other] { $good } +{ $amount }
 }
short-trade_bonus_this_world = этот товар +{ $amount }
short-trade_bonus_per_symbol = { $good } +{ $amount } за { $target }
short-consume = { $goods } { $kind ->
    [any] тов.
    [here] тов. отсюда
   *[other] { $good }
 }: { $gain }{ $times ->
    [1] { "" }
   *[other] { " " }x{ $times }
 }
short-consume_different_kinds = видов { $goods }: { $gain }
short-consume_all = все товары: столько же ПО { $signed }
short-consume_at_trade_price = 1 тов.: { $priced ->
    [yes] цена и $
   *[no] цена
 }
short-consume_hand_cards = { $cards ->
    [1] карта с руки: { $amount } ПО
   *[other] до { $cards } карт с руки: по { $amount } ПО
 }
short-consume_draw = карты +{ $amount }
short-consume_gamble = угадать число
short-produce_here = товар
short-produce_here_by_hand_discard = карт с руки { $amount }: товар
short-draw_if_produced_here = за него карты +{ $amount }
short-produce_on_windfall = { $kind ->
    [any] товар накопления
   *[other] товар накопления: { $good }
 }
short-produce_draw = карты +{ $amount }
short-draw_per_good_produced = { $kind ->
    [any] за товар карты +{ $amount }
   *[other] за товар ({ $good }) карты +{ $amount }
 }
short-draw_per_kind_produced = за вид карты +{ $amount }
short-draw_if_most_produced = больше всех ({ $good }): карты +{ $amount }
short-draw_per_world = за мир ({ $match }) карты +{ $amount }

# Способности целиком

power-explore_draw = При исследовании смотрите на { $amount } больше.
power-explore_keep = При исследовании оставляете на { $amount } больше.
power-develop_draw_at_start = В начале фазы возьмите карты: { $amount }.
power-develop_discount = Разработки стоят вам на { $amount } меньше.
power-develop_draw_after = Внедрив разработку, возьмите карты: { $amount }.
power-military = Атака { $signed }.
power-military_against = Атака +{ $amount } против миров с признаком: { $target }.
power-military_by_sacrifice = Можно сбросить эту карту из сектора: атака +{ $amount } до конца фазы.
power-military_by_hand_discard = Раз за фазу можно сбросить карты с руки, до { $cards }: за каждую атака +{ $amount } до конца фазы.
power-settle_discount = { $kind ->
    [any] Миры, за которые вы платите, стоят на { $amount } меньше.
   *[other] Миры, за которые вы платите, стоят на { $amount } меньше, если их товар — { $good }.
 }
power-settle_free_by_sacrifice = { $kind ->
    [any] Можно сбросить эту карту из сектора: мир, за который вы платите, достанется даром.
   *[other] Можно сбросить эту карту из сектора: мир, за который вы платите, достанется даром. Не для миров с товаром: { $good }.
 }
power-pay_for_military = { $kind ->
    [any] За защищённый мир можно заплатить: его защита минус { $amount }.
   *[other] За защищённый мир можно заплатить: его защита минус { $amount }. Не для миров с товаром: { $good }.
 }
power-settle_draw_after = Освоив мир, возьмите карты: { $amount }.
power-settle_second_world = После мира можно освоить ещё один.
power-trade_bonus = { $kind ->
    [any] При продаже товара карт на { $amount } больше.
   *[other] При продаже карт на { $amount } больше, если товар — { $good }.
 }
power-trade_bonus_this_world = При продаже товара с этого мира карт на { $amount } больше.
power-trade_bonus_per_symbol = При продаже карт на { $amount } больше за каждый ваш мир, где есть { $target }, если товар — { $good }.
power-consume = { $kind ->
    [any] Потребить товары ({ $goods }) за { $gain }
    [here] Потребить товар с этого мира за { $gain }
   *[other] Потребить { $good } ({ $goods }) за { $gain }
 }{ $times ->
    [1] .
   *[other] , до { $times } раз.
 }
power-consume_different_kinds = Потребить товары разных видов ({ $goods }) за { $gain }.
power-consume_all = Потребить все товары: столько ПО, сколько их было, { $signed }.
power-consume_at_trade_price = { $priced ->
    [yes] Потребить товар за столько карт, сколько принесла бы продажа, со способностями продажи.
   *[no] Потребить товар за столько карт, какова его цена, без способностей продажи.
 }
power-consume_hand_cards = Можно сбросить карты с руки, до { $cards }, за { $amount } ПО каждую; они не удваиваются.
power-consume_draw = Возьмите карты: { $amount }.
power-consume_gamble = Назовите число от { $amount } до { $times } и откройте верхнюю карту: она ваша, если её стоимость или защита равна числу.
power-produce_here = Производит товар.
power-produce_here_by_hand_discard = Можно сбросить карты с руки ({ $amount }), чтобы произвести здесь товар.
power-draw_if_produced_here = Когда здесь произведён товар, возьмите карты: { $amount }.
power-produce_on_windfall = { $kind ->
    [any] Произведите товар на одном из своих миров накопления.
   *[other] Произведите товар на одном из своих миров накопления: { $good }.
 }
power-produce_draw = Возьмите карты: { $amount }.
power-draw_per_good_produced = { $kind ->
    [any] Карты за каждый произведённый вами товар: { $amount }.
   *[other] Карты за каждый произведённый вами товар ({ $good }): { $amount }.
 }
power-draw_per_kind_produced = Карты за каждый вид произведённых вами товаров: { $amount }.
power-draw_if_most_produced = { $kind ->
    [any] Если вы произвели товаров больше всех, возьмите карты: { $amount }.
   *[other] Если вы произвели больше всех ({ $good }), возьмите карты: { $amount }.
 }
power-draw_per_world = Карты за каждый ваш мир ({ $match }): { $amount }.

per-card = { $vp } ПО за каждую карту: { $match }
per-three_vp_in_chips = { $vp } ПО за каждые 3 ПО в жетонах
per-total_military = { $vp } ПО за каждую единицу вашей атаки
per-good_on_own_worlds = { $vp } ПО за каждый товар на ваших мирах

# Робот

robot = Робот
robot-short = Р
robot-none = Робот играет только против одного игрока.
robot-wins = Робот победил, набрав ПО: { $score }.
robot-loses = Победа: { $names }, очков — { $best }.
robot-shares = Поровну, по { $score } ПО, и при равенстве тоже: вы делите победу с роботом.
robot-credit-track = кредиты { $credit } из { $limit }
robot-economy-track = экономика { $economy } из { $limit }
robot-stack = карт на его «руке»: { $stack }
robot-sixes = жетонов разработок за 6: осталось { $left }, внедрено { $placed }
robot-face = голова робота значит: { $action }
robot-six-cards = { $count } x жетон разработки за 6

face-explore = Исследование
face-develop = Разработка
face-settle = Освоение
face-consume_trade = Потребление: продажа
face-consume_2x = Потребление: x2
face-produce = Производство
face-robot = голова робота
face-match = «совпадение»

space-explore_1 = Исследование (слева)
space-explore_2 = Исследование (справа)
space-develop_1 = Разработка (слева)
space-develop_2 = Разработка (справа)
space-settle_1 = Освоение (слева)
space-settle_2 = Освоение (справа)
space-consume_trade = Потребление: продажа
space-consume_2x = Потребление: x2
space-produce = Производство

cell-explore_1 = Исследование, левая ячейка
cell-explore_2 = Исследование, правая ячейка
cell-explore_response = Исследование, реакция
cell-develop = Разработка
cell-develop_response = Разработка, реакция
cell-settle = Освоение
cell-settle_1 = Освоение, левая ячейка
cell-settle_response = Освоение, реакция
cell-consume_trade = Потребление: продажа
cell-consume_2x = Потребление: x2
cell-consume_both = Потребление: оба действия
cell-consume_response = Потребление, реакция
cell-produce = Производство
cell-produce_response = Производство, реакция
cell-after_trade = после продажи
cell-after_produce = после производства

step-nothing = ничего
step-draw = карт на «руку»: { $amount }
step-credit = кредиты +{ $amount }
step-economy = экономика +{ $amount }
step-vp_per_economy = { $amount } ПО за единицу экономики
step-needs_credit = нужны кредиты: { $amount }
step-six_counter = если может, только жетон разработки за 6 (кредитов: { $amount })
step-flip = открывает «руку» и ищет: { $find }
step-flip_deck = открывает колоду и ищет: { $find }
step-six_costs = { " " }(разработка за 6 требует кредитов: { $credit })
step-costs = { " " }(за кредиты: { $credit })
step-discard_start_world = сбрасывает родной мир
step-remove_overlay = потом ячейка обычная
step-set_counter = голова робота потом значит: { $face }
step-turn_counter = голова робота меняет «{ $before }» на «{ $after }»
find-development = разработку
find-world_military = защищённый мир
find-world_nonmilitary = незащищённый мир
find-world_nonmilitary_3vp = незащищённый мир хотя бы за 3 ПО

race-robot-says = Так велит его поле: { $steps }.
race-thought-robot-dice = Он бросает кубики
race-thought-robot-draws = Он берёт карты
race-thought-robot-credit = Кредиты
race-thought-robot-economy = Экономика
race-thought-robot-chips = Победные очки
race-thought-robot-no-credit = Не хватает кредитов
race-thought-robot-six = Жетон разработки за 6
race-thought-robot-flip = { $fits ->
    [yes] Он открывает карты и выкладывает одну
   *[no] Он открывает карты и ничего не находит
 }
race-thought-robot-no-hit = Открывать больше нечего
race-thought-robot-nothing = Он ничего не делает
race-thought-robot-loses = Он расстаётся с родным миром
race-thought-robot-counter = Голова робота меняет значение

# О чём спрашивают

decision-draft = Возьмите карту; остальные пойдут дальше.
decision-start = Выберите родной мир.
decision-discard = Что сбросить (сверху вниз)? Осталось: { $cards }.
    .ask = Выберите { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     }, чтобы сбросить
    .sum = Сбросить { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     }
decision-actions = { $nth ->
    [1] Какое действие вы выбираете?
   *[other] А какое второе действие?
 }
    .ask = { $nth ->
        [1] { $count ->
            [1] Тайно выберите действие
           *[other] Тайно выберите два действия
         }
       *[other] Выберите второе действие
     }
decision-explore = Что оставить (сверху вниз)? Осталось: { $cards }.
    .ask = Оставьте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     }
    .sum = Оставить { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     }
decision-develop = Какую разработку вы внедряете?
decision-settle = Какой мир вы осваиваете?
decision-second = Можно освоить ещё один мир.
decision-pay = Заплатите за карту «{ $placing }» картами с руки (сверху вниз). Осталось: { $cards }.
    .ask = Заплатите { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     } за «{ $placing }»
    .sum = { decision-pay.ask }
decision-way = Как вы осваиваете «{ $placing }»?
decision-hire = Ещё карта с руки за атаку +{ $military } против «{ $placing }»? Можно ещё: { $cards }.
decision-sell = Какой товар вы продаёте?
decision-consume = Какой способностью вы потребляете?
decision-spend = Какой товар вы тратите на «{ $card }»? Осталось: { $goods }.
decision-gamble = Назовите число: такова ли стоимость или защита верхней карты?
decision-hand_cards = Сбросить карту с руки за ПО? Можно ещё: { $cards }.
decision-produce = Что вы производите?
decision-supply = Сбросьте карты с руки за товар (сверху вниз). Осталось: { $cards }.
    .ask = Сбросьте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     } за товар
    .sum = { decision-supply.ask }

verb-start = Родные миры
verb-discard = Сбросить
verb-draft = Взять
verb-action = Действия
verb-keep = Оставить
verb-develop = Внедрить
verb-settle = Освоить
verb-nothing = Ничего не выкладывать
verb-pay = Заплатить картой
verb-payment = Заплатить
verb-conquer = Завоевать
verb-sacrifice = Сбросить из сектора, и мир достанется даром
verb-tactics = Сбросить из сектора за атаку
verb-hire = Сбросить с руки за атаку
verb-enough = Достаточно
verb-sell = Продать
verb-consume = Применить способность
verb-spend = Потратить товар с мира
verb-gamble = Числа
verb-produce = Товар на мир накопления
verb-draw = Взять карты за произведённое
verb-supply = Товар за карты с руки
verb-done = Закончить

# Что произошло

event-start-world = { $seat } начинает с картой «{ $card }».
event-drafted = { $seat } берёт карту.
event-drafted-own = { $seat } берёт «{ $card }».
event-round = Начинается раунд { $round }.
event-actions = { $seat }: { $actions }.
event-phase = { $nth ->
    [1] { $phase }.
   *[other] { $phase } ещё раз.
 }
event-explore = { $seat } смотрит карты ({ $look }).
event-explore-own = { $seat } смотрит карты: { $names }.
event-keep = { $seat } оставляет карты ({ $cards }).
event-keep-own = { $seat } оставляет: { $names }.
event-draw = { $seat } берёт карты ({ $cards }).
event-draw-own = { $seat } берёт: { $names }.
event-discard = { $seat } сбрасывает карты ({ $cards }).
event-discard-own = { $seat } сбрасывает: { $names }.
event-reveal = { $seat } показывает: { $card }.
event-nothing = { $seat } ничего не выкладывает.
event-price = { $seat }: к оплате карт — { $cards }.
event-placed = { $seat } выкладывает «{ $card }».
event-places = { $seat } выкладывает «{ $card }» (цена в картах: { $cards }).
event-conquer = { $seat } завоёвывает «{ $card }».
event-sacrifice = { $seat } сбрасывает из сектора «{ $card }».
event-hire = { $seat } сбрасывает карту с руки: атака +{ $military }.
event-good = Товар лежит на мире «{ $world }» ({ $seat }).
event-goods = Товары лежат на мирах: { $worlds } ({ $seat }).
event-sell = { $seat } продаёт товар с мира «{ $world }» за карты ({ $cards }).
event-consume = { $seat } применяет «{ $card }».
event-consumes = { $seat } применяет «{ $card }», товары: { $worlds }.
event-good-spent = { $seat } тратит товар с мира «{ $world }».
event-spend = { $seat } тратит товары ({ $goods }).
event-chips = { $seat } получает { $vp } ПО.
event-gamble = { $seat } называет { $number } и открывает «{ $card }»: { $hit ->
    [yes] карта остаётся.
   *[no] карта сброшена.
 }
event-produced = { $seat } берёт карты ({ $cards }) за «{ $card }».
event-goal = { $seat } получает { $vp } ПО за цель «{ $goal }».
event-goal-holder = { $held ->
    [yes] { $seat } владеет целью «{ $goal }».
   *[no] Цель «{ $goal }» больше никому не принадлежит.
 }
event-over = Последний раунд окончен.
event-robot-dice = Робот бросает кубики: { $faces } (голова робота значит: { $counter }). Кубики лежат: { $on }.
event-robot-rolls = Робот бросает кубики: { $faces }. Кубики лежат: { $on }.
event-robot-cell = Робот, { $cell }.
event-robot-draws = Он берёт на «руку» карты ({ $cards }).
event-robot-credit = Кредитов у него { $credit }.
event-robot-economy = Его экономика — { $economy }.
event-robot-chips = Он получает { $vp } ПО.
event-robot-no-credit = Ему нужны кредиты ({ $need }), и он ничего не делает.
event-robot-six = Он внедряет жетон разработки за 6; кредитов у него { $credit }.
event-robot-flip = { $hit ->
    [yes] { $credit ->
        [0] Он открывает «{ $card }» и выкладывает её.
       *[other] Он открывает «{ $card }» и выкладывает её за кредиты ({ $credit }).
     }
   *[no] { $need ->
        [0] Он открывает «{ $card }», она не подходит.
       *[other] Он открывает «{ $card }» и сбрасывает: на разработку за 6 нужны кредиты ({ $need }), а их нет.
     }
 }
event-robot-no-hit = { $pile ->
    [deck] Такого мира нет во всей колоде.
   *[stack] { $flipped ->
        [0] Его «рука» пуста, открывать нечего.
       *[other] Карты на его «руке» кончились, и он ничего не выкладывает.
     }
 }
event-robot-nothing = Он ничего не делает.
event-robot-loses = Он сбрасывает «{ $card }».
event-robot-counter = Голова робота теперь значит: { $counter }.

# Почему нельзя

refusal-short = Не хватает { $resource }: нужно { $need }, есть { $have }.
refusal-not-in-hand = Этой карты нет у вас на руке.
refusal-no-development = Это не разработка.
refusal-no-world = Это не мир.
refusal-same-development = Такая разработка у вас уже есть.
refusal-other-phase = Это для другой фазы.
refusal-out-of-order = Карты называют в порядке списка; «{ $what }» сейчас не в свой черёд.
refusal-one-copy = Карта действия «{ $action }» только одна.
refusal-not-in-pack = Карты «{ $card }» среди предложенных нет.
refusal-not-dealt = Карту «{ $card }» вам не сдавали.
refusal-not-military = «{ $card }» — незащищённый мир.
refusal-military-world = «{ $card }» — защищённый мир, и ничто не позволяет за него заплатить.
refusal-no-such-power = У карты «{ $card }» нет способности, которую можно применить сейчас.
refusal-cannot-hire = Если сбросить «{ $card }», мир не удастся выложить.
refusal-already-hired = В этой фазе вы уже сбрасывали карты с руки за атаку.
refusal-must-go-on = Этого мало: нужна атака { $need }, есть { $have }.
refusal-no-good-there = На мире «{ $card }» нечего взять.
refusal-must-consume = Способность карты «{ $card }» ещё нужно применить.
refusal-no-such-number = { $have } назвать нельзя; наибольшее число — { $need }.
refusal-at-least-one = Хотя бы одну карту.
refusal-must-produce = Ещё можно произвести товар.
refusal-must-draw = Ещё нужно применить способность, дающую карты за произведённое.
refusal-draw-waits = «{ $card }» сама даст карты, когда всё будет произведено, и не меньше.
refusal-cannot-produce = На мире «{ $card }» сейчас ничего нельзя произвести.

# Варианты

option-expansion = Играть с дополнением.
    .short = Дополнение «Грядущая буря»
option-goals = Играть с целями, если дополнение используется.
    .short = Цели
option-setup = Случайные родные миры и карты или карты, указанные для первой игры.
    .short = Подготовка
option-duel = Двое игроков выбирают по два действия за раунд.
    .short = Дуэль: по два действия
option-draft = Двое или трое игроков собирают собственные колоды.
    .short = Драфт
option-difficulty = Насколько силён робот одиночной игры.
    .short = Сила робота
option-edition = Значения первого издания или те, что изменило следующее.
    .short = Издание
option-cards = Ваши собственные карты: текст файла TOML.
    .short = Свои карты
option-data = Изменённые числа компонентов: текст файла TOML.
    .short = Числа

choice-setup-random = Случайная
choice-setup-first_game = Первая игра
choice-difficulty-easy = Слабый
choice-difficulty-medium = Средний
choice-difficulty-hard = Сильный
choice-edition-first = Первое
choice-edition-second = Позднее

# Автоответы

answer-sell = Продавать товар, за который дают больше всего карт
answer-consume = Потреблять в разумном порядке
answer-produce = Производить на мирах накопления самые дорогие товары
answer-only_answer = Отвечать там, где ответ возможен только один

# Карты

card-old_earth = Старая Земля
card-epsilon_eridani = Эпсилон Эридана
card-alpha_centauri = Альфа Центавра
card-new_sparta = Новая Спарта
card-earths_lost_colony = Потерянная земная колония
card-alien_tech_institute = Институт технологий пришельцев
card-colony_ship = Корабль колонистов
card-consumer_markets = Потребительские рынки
card-contact_specialist = Дипломат
card-deficit_spending = Дефицитное финансирование
card-diversified_economy = Диверсификация экономики
card-drop_ships = Десантные корабли
card-expedition_force = Экспедиционный корпус
card-export_duties = Экспортные пошлины
card-free_trade_association = Ассоциация свободной торговли
card-galactic_federation = Галактическая федерация
card-galactic_imperium = Галактическая империя
card-galactic_renaissance = Галактический ренессанс
card-galactic_survey_seti = Галактический обзор: SETI
card-genetics_lab = Генетическая лаборатория
card-interstellar_bank = Межзвёздный банк
card-investment_credits = Инвестиционные кредиты
card-merchant_guild = Гильдия купцов
card-mining_conglomerate = Горнодобывающий концерн
card-mining_league = Горняцкая лига
card-mining_robots = Роботы-шахтёры
card-new_economy = Новая экономика
card-new_galactic_order = Новый галактический порядок
card-new_military_tactics = Новая военная тактика
card-pan_galactic_league = Пангалактическая лига
card-public_works = Общественные работы
card-replicant_robots = Роботы-репликанты
card-research_labs = Исследовательские лаборатории
card-space_marines = Космический десант
card-terraforming_robots = Роботы-терраформеры
card-trade_league = Торговая лига
card-alien_robot_scout_ship = Корабль-разведчик роботов пришельцев
card-alien_robot_sentry = Робот-часовой пришельцев
card-alien_robotic_factory = Роботизированный завод пришельцев
card-alien_rosetta_stone_world = Мир розеттского камня пришельцев
card-aquatic_uplift_race = Развитая раса амфибий
card-artist_colony = Колония художников
card-asteroid_belt = Пояс астероидов
card-avian_uplift_race = Развитая раса птиц
card-bio_hazard_mining_world = Шахты биологической угрозы
card-black_market_trading_world = Мир чёрного рынка
card-blaster_gem_mines = Копи бластерных кристаллов
card-comet_zone = Зона комет
card-deserted_alien_colony = Покинутая колония пришельцев
card-deserted_alien_library = Покинутая библиотека пришельцев
card-deserted_alien_outpost = Покинутый форпост пришельцев
card-destroyed_world = Уничтоженный мир
card-distant_world = Далёкий мир
card-empath_world = Мир эмпатов
card-expanding_colony = Растущая колония
card-former_penal_colony = Бывшая исправительная колония
card-galactic_engineers = Галактические инженеры
card-galactic_resort = Галактический курорт
card-galactic_trendsetters = Галактические законодатели мод
card-gambling_world = Мир-казино
card-gem_world = Мир самоцветов
card-imperium_armaments_world = Оружейный мир империи
card-lost_alien_battle_fleet = Потерянный боевой флот пришельцев
card-lost_alien_warship = Потерянный военный корабль пришельцев
card-lost_species_ark_world = Мир-ковчег исчезнувших видов
card-malevolent_lifeforms = Враждебные формы жизни
card-merchant_world = Мир купцов
card-mining_world = Шахтёрский мир
card-new_earth = Новая Земля
card-new_survivalists = Новые выживальщики
card-new_vinland = Новый Винланд
card-outlaw_world = Мир изгоев
card-pilgrimage_world = Мир паломников
card-pirate_world = Пиратский мир
card-plague_world = Чумной мир
card-pre_sentient_race = Предразумная раса
card-prosperous_world = Процветающий мир
card-radioactive_world = Радиоактивный мир
card-rebel_base = База повстанцев
card-rebel_fuel_cache = Топливный склад повстанцев
card-rebel_homeworld = Родной мир повстанцев
card-rebel_miners = Повстанцы-шахтёры
card-rebel_outpost = Форпост повстанцев
card-rebel_underground = Подполье повстанцев
card-rebel_warrior_race = Раса воинов-повстанцев
card-refugee_world = Мир беженцев
card-reptilian_uplift_race = Развитая раса рептилий
card-runaway_robots = Беглые роботы
card-secluded_world = Уединённый мир
card-space_port = Космопорт
card-spice_world = Мир пряностей
card-star_nomad_lair = Логово звёздных кочевников
card-terraformed_world = Терраформированный мир
card-the_last_of_the_uplift_gnarssh = Последние из развитых гнаршей
card-tourist_world = Мир туристов
card-separatist_colony = Колония сепаратистов
card-ancient_race = Древняя раса
card-damaged_alien_factory = Разрушенный завод пришельцев
card-doomed_world = Обречённый мир
card-galactic_genome_project = Проект «Галактический геном»
card-imperium_lords = Владыки империи
card-improved_logistics = Улучшенная логистика
card-space_mercenaries = Космические наёмники
card-terraforming_guild = Гильдия терраформирования
card-alien_toy_shop = Магазин игрушек пришельцев
card-clandestine_uplift_lab = Тайная лаборатория развитой расы
card-deserted_alien_world = Покинутый мир пришельцев
card-galactic_bazaar = Галактический базар
card-galactic_studios = Галактические студии
card-gambling_world_gs = Мир-казино
card-hive_world = Мир-улей
card-rebel_colony = Колония повстанцев
card-rebel_sympathizers = Сочувствующие повстанцам
card-smuggling_lair = Логово контрабандистов
card-volcanic_world = Вулканический мир

# Составное

race-number = { $number }
race-power-of = { $card }: { $power }
race-produced = { $world }, { $by }
race-then = { $first }; { $then }
race-with = { $what }{ $more }

# Что не так со своей картой

fault-other = { $text }
fault-no-toml = это не TOML: { $error }
fault-too-many = карт { $count }, а пустых в коробке только { $most }
fault-too-many-copies = вместе с копиями карт { $count }, а пустых в коробке только { $most }
fault-no-field = такого поля нет; есть { $known }
fault-unknown-key = неизвестный ключ { $key }; здесь есть { $known }
fault-shape = у карты есть ровно одно из полей world, defence, development
fault-range = нужно целое число от { $low } до { $high }
fault-good = «{ $said }» — не два слова: одно из { $kinds }, затем production или windfall
fault-id = «{ $id }» состоит не только из строчных латинских букв, цифр и подчёркиваний
fault-name = в названии от 1 до { $most } букв, и оно в одну строку
fault-no-goods = у разработки нет товаров; они бывают только у мира или защищённого мира
fault-no-scoring = строки подсчёта бывают только у разработок
fault-many-powers = в ряду { $row } у карты не больше { $most } свойств
fault-needs-production = производящему миру нужно produce_here или produce_here_by_hand_discard
fault-only-production = { $power } бывает только у мира, товар которого production
fault-needs-good = для { $power } этой карте нужен товар
fault-same-id = другая карта уже имеет этот id
fault-same-name = другая карта уже называется «{ $name }»
fault-no-card = «card:{ $card }» — не id какой-либо карты, ни напечатанной, ни из этого набора
fault-phase = эта карта называет ту фазу, что на ней напечатана
fault-goal = изменить можно только её порог
fault-start = стартовые миры и первые руки остаются такими, как напечатаны
fault-copies = каждый стартовый мир есть в одном экземпляре, и есть каждая карта первых рук
fault-prices = нужна одна цена до { $most } за каждый из { $goods }
fault-no-power = свойства «{ $power }» нет; есть { $known }
fault-form = не удаётся прочесть «{ $line }»; можно так: «{ $form }»
fault-number = { $number } в «{ $line }» — не от { $low } до { $high }
fault-second-word = «{ $word }» в «{ $line }» — второе слово об одном и том же; все слова должны подходить вместе, поэтому напишите по строке для каждого
fault-names-nothing = «{ $line }» ничего не называет; можно: { $form }
fault-no-test = «{ $word }» в «{ $line }» — ничто из { $form }

# Options that do not go together.

unfit-base-players = Без дополнения играют от двух до четырёх игроков.
unfit-base-robot = Робот одиночной игры есть только в дополнении.
unfit-base-draft = Для драфта нужны стартовые миры дополнения.
unfit-duel-players = По два действия за раунд выбирают только вдвоём.
unfit-draft-players = Драфт — для двоих или троих игроков.
unfit-first-hands = Руки первой игры — для стола от двух до пяти игроков, без драфта.

# What a price is made of
price-printed = цена на карте
price-least = не меньше нуля

# Чему правила равны в партии сейчас.

now-tableaus = Карт на столе, из { $limit }: { $seats }.
now-pool = В запасе осталось { $vp } ПО.
now-scores = Очки: { $seats }.
now-military = Атака: { $seats }.
now-goal = { $goal }, от { $need }: { $seats }.
now-hand = У вас на руке карт: { $cards } из { $limit }.
now-own-military = Ваша атака — { $military }.
now-goods = Товаров на ваших мирах: { $goods }.
now-prices = Сколько карт стоит выложить с руки: { $cards }.
