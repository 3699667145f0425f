# «Федерация».

title = Федерация
example = place 2 fund s14
example-rule = FD-SEN-03

help-panels =
    senate          сенат с голосами и законы
      laws            оба закона и что каждый даст всем сейчас
      planets         влияние, ордена и проекты
      neo             планета целиком; также six_moons, atal, arratuin, e81216
      board           ваш планшет
      missions        все двенадцать миссий и чего каждой не хватает
      seats           планшеты всех игроков
      about КОД       что делает компонент: about 2C2, about m5, about ds3

# Рамка

round-of = раунд { $round } из { $rounds }
phase-setup = Начальные жетоны
phase-ambassadors = Фаза послов
phase-executive = Фаза управления
phase-over = Конец
first-player = первый игрок
president = президент

floor-votes = Голоса
funded = готов
fund = финансирование
fund-short = фин.
open = можно
neutral-short = н
with-token = под жетоном преображения
outer-module = Внешний модуль
legend-senate = н — голоса нейтрального игрока, фин. — финансирование, 3+2 — с кубиком помощника; над колонками их крупные проекты.
next-law = следующий раунд: { $law }
law-tie = Ничья: выбирает президент,
no-laws = Законы ещё не открыты.
medals-left = { $medal }: осталось { $count }
now-worth = сейчас { $vp } ОП
free = бесплатно

panel-laws = Законы
panel-missions = Особые миссии
panel-specialists = Специалисты
panel-tokens = Жетоны преображения
panel-built = Построено
panel-discs = Диски торговли
panel-honours = Ордена почёта

column-pp = ОП
column-planet = Планета
column-influence = Влияние
column-medals = Ордена за влияние
column-project = Проект
column-ships = Кор.
column-level = Ур.
column-die = Куб.
column-done = Мис.
column-tokens = Жет.
column-honours = Орд.
column-to_place = Послы
column-cell = Клетка
column-miners = Там
column-gives = Даёт
column-leads = Ведёт в
column-moon = Луна
column-strength = Сила
column-tokens-there = Жетоны
column-stack = Есть
column-effect = Действие
column-shop = Лавка
column-price = Цена
column-level-1 = Первая сделка
column-level-2 = Вторая сделка
column-discs = Диски
column-building = Постройка
column-robots = Роботы

no-missions = Доступных миссий нет.
missions-done = Выполнено: { $names }
mission-done = выполнена
mission-ready = готова
mission-lacks = нужно: { $what }
lacks-marker = маркер
lacks-ship = корабль
lacks-level = уровень { $level }
lacks-price = { $price }
lacks-effect = что-нибудь, что она даст
deep-tile = дальний космос { $tile }
start-name = начальный жетон «{ $name }»
disc-level = лавка { $shop } (уровень { $level })
use-ready = готов
use-used = использован
when-once = сразу
when-any = в любой момент

asteroid-hidden = астероид, которого никто не видел
asteroid-open = астероид { $token }: { $gives }
dead-hidden = { $count ->
    [one] { $count } мёртвый астероид лицом вниз
    [few] { $count } мёртвых астероида лицом вниз
   *[other] { $count } мёртвых астероидов лицом вниз
 }
tokens-hidden = лицом вниз: { $count }
stacks-left = В стопках по силе: { $stacks }
stack-hidden = лицом вниз
no-multiplier = множителей не осталось
mega-counts = { $multipliers }: меньшее из «{ $tiles }»
shop-level = уровень { $level }: { $bonus }
to-moon = маг идёт дальше, без жетона
to-cell = шахтёр идёт дальше, без награды
turns-into = { $one } превратить в { $other }
you-have = у вас { $amount }
stay-on-level = остаться на уровне { $level }
about-what = Ничто не зовётся «{ $text }». Наберите 'about' и код, например 'about 2C2', 'about m5' или 'about ds3'.

points-floor = этажи
points-law = законы
points-mission = миссии
points-specialist = специалисты
points-shop = лавки
points-mega = мегаструктуры
points-accreditation = аккредитация
points-others = прочее
points-medals = ордена
points-left-over = остатки
points-project = проекты

# Эффекты

amount-lavandium = { $amount ->
    [one] { $amount } лавандий
    [few] { $amount } лавандия
   *[other] { $amount } лавандиев
 }
amount-copernium = { $amount ->
    [one] { $amount } коперний
    [few] { $amount } коперния
   *[other] { $amount } коперниев
 }
amount-oceanium = { $amount ->
    [one] { $amount } океаний
    [few] { $amount } океания
   *[other] { $amount } океаниев
 }
amount-gold = { $amount ->
    [one] { $amount } золотой алмаз
    [few] { $amount } золотых алмаза
   *[other] { $amount } золотых алмазов
 }
amount-vp = { $amount } ОП
amount-degree = { $amount ->
    [one] { $amount } степень
    [few] { $amount } степени
   *[other] { $amount } степеней
 }
amount-ship = { $amount ->
    [one] { $amount } корабль
    [few] { $amount } корабля
   *[other] { $amount } кораблей
 }
amount-marker = { $amount ->
    [one] { $amount } маркер миссии
    [few] { $amount } маркера миссий
   *[other] { $amount } маркеров миссий
 }
amount-project = { $amount ->
    [one] { $amount } шаг проекта
    [few] { $amount } шага проектов
   *[other] { $amount } шагов проектов
 }
amount-die = кубик помощника +{ $amount }
amount-votes = { $amount ->
    [one] { $amount } голос
    [few] { $amount } голоса
   *[other] { $amount } голосов
 }

per-influence_neo = за влияние на Нео
per-influence_six_moons = за влияние на Шестилунии
per-influence_atal = за влияние на Атале
per-influence_arratuin = за влияние на Арратуине
per-influence_e81216 = за влияние на E81216
per-mission_completed = за выполненную миссию
per-mission_opened = за открытую миссию
per-level = за уровень аккредитации
per-die = за точку на кубике
per-crystal_or_gold = за кристалл или алмаз
per-gold = за золотой алмаз
per-ship = за корабль в ангаре
per-token = за жетон преображения
per-asteroid = за астероид
per-disc_level_2 = за диск на уровне 2
per-megastructure = за мегаструктуру
per-colour = за цвет специалистов
per-contribution = за вклад

count-neo = влияние на Нео
count-six_moons = влияние на Шестилунии
count-atal = влияние на Атале
count-arratuin = влияние на Арратуине
count-e81216 = влияние на E81216
count-missions = выполненные миссии
count-accreditation = уровень аккредитации
count-die = кубик помощника

effect-all_markers = маркер на каждую миссию
effect-die_max = кубик помощника на максимум
effect-token = жетон преображения силы { $amount }
effect-look = жетон преображения силы { $amount } из { $what } на выбор
effect-pawn = фишка президента
effect-refresh = снова открыть специалиста уровня { $amount }
effect-copy = повторить специалиста до уровня { $amount }
effect-hire = нанять специалиста уровня { $amount } без младшего
effect-discount = строить на { $amount ->
    [one] { $amount } кристалл дешевле
    [few] { $amount } кристалла дешевле
   *[other] { $amount } кристаллов дешевле
 }
effect-extra = { $amount ->
    [one] ещё { $amount } шаг
    [few] ещё { $amount } шага
   *[other] ещё { $amount } шагов
 }
effect-income = { $amount ->
    [one] доход одного производства
   *[other] доход производств: { $amount }
 }
effect-transport = шахтёр или маг на шаг вперёд
effect-convert = ресурс превращается в следующий по цене
effect-special = особый посол
effect-robot = постройка бесплатно
effect-act = действие «{ $planet }»
effect-medal = орден на выбор
effect-intrigue = орден интриг
effect-level = уровень +{ $amount } { $until ->
    [round] до конца раунда
   *[game] до конца игры
 }
effect-disc = { $bonus ->
    [yes] диск в лавку, уровень { $level }, с бонусом
   *[no] диск в лавку, уровень { $level }, без бонуса
 }
effect-pay = заплатить { $price }
effect-spy = { $rooms ->
    [yes] действие любой планеты или помещения
   *[no] действие любой планеты
 }
effect-or = { $one } или { $other }
effect-mix = { $amount } в любом сочетании: { $one }, { $other }

# Компоненты

resource-lavandium = лавандий
    .short = Л
resource-copernium = коперний
    .short = К
resource-oceanium = океаний
    .short = О
resource-gold = золотой алмаз
    .short = А

planet-neo = Нео
planet-six_moons = Шестилуние
planet-atal = Атал
planet-arratuin = Арратуин
planet-e81216 = E81216

action-neo = Нео
action-six_moons = Шестилуние
action-atal = Атал
action-arratuin = Арратуин
action-e81216 = E81216
action-officers_quarters = Каюты офицеров
    .short = Офицеры
action-purchasing_office = Бюро закупок
    .short = Закупки
action-patrons_office = Кабинет покровителя
    .short = Патрон
action-presidents_office = Кабинет президента
    .short = Президент
action-assistants_room = Комната помощников
    .short = Помощники
action-small_lounge = Малая гостиная
    .short = Гостиная
action-spy = Шпионаж

wing-left = Левое крыло
    .short = слева
wing-right = Правое крыло
    .short = справа

space-outer = внешний модуль

ambassador-1a = первый посол с 1
    .short = 1
ambassador-1b = второй посол с 1
    .short = 1
ambassador-2 = посол с 2
    .short = 2
ambassador-3 = посол с 3
    .short = 3
ambassador-special = особый посол
    .short = ос.
side-vote = голосование
side-fund = финансирование
side-cover = под жетоном

project-neo = Нео
project-six_moons = Шестилуние
project-atal = Атал
project-arratuin = Арратуин
project-e81216 = E81216
project-missions = Особые миссии
    .short = Миссии
project-general = Общий проект
    .short = Общий

medal-neo = Нео
medal-six_moons = Шестилуние
medal-atal = Атал
medal-arratuin = Арратуин
medal-e81216 = E81216
medal-accreditation = Аккредитация
medal-intrigue = Интриги

mission-m1 = Нео
mission-m2 = Шестилуние
mission-m3 = Атал
mission-m4 = Арратуин
mission-m5 = E81216
mission-m6 = Каюты офицеров
mission-m7 = Шпионаж
mission-m8 = Кабинет президента
mission-m9 = Малая гостиная
mission-m10 = Комната помощников
mission-m11 = Бюро закупок
mission-m12 = Кабинет покровителя

type-A = дипломат
type-B = робот
type-C = торговец
type-D = маг
type-E = шахтёр

structure-shipyard = Космическая верфь
structure-transporter = Транспортёр
structure-transmutation_chamber = Камера трансмутации
structure-lavandium_replicator = Репликатор лавандия
structure-military_academy = Военная академия
structure-consulate = Консульство
structure-alteration_incubator = Инкубатор преображений
structure-space_university = Космический университет
structure-mega1 = Мегаструктура 1
structure-mega2 = Мегаструктура 2
structure-mega3 = Мегаструктура 3
structure-mega4 = Мегаструктура 4

start-crystals = Кристаллы
start-oceanium = Коперний и океаний
start-ship = Корабль и маркер
start-degrees = Две степени
start-die = Помощник
start-token = Преображение
start-gold = Золотой алмаз
start-degree = Степень и лавандий

final-medals = ордена
final-leftovers = Остатки
final-crystals = кристаллы
final-gold = золотые алмазы
final-ships = корабли в ангаре
final-tokens = неиспользованные жетоны преображения

# Как компоненты называются и что делают

joined = { $parts }
slashed = { $one } / { $other }
described = { $what }: { $does }
titled = { $name }: { $does }
with-bonus = { $shows } + { $bonus }
with-worth = { $what } ({ $worth })
effect-per = { $what } { $per }
project-at = { $project }, { $at }/{ $length }
seat-votes = { $name } { $votes }

federation-specialist = { $type }, уровень { $level }
federation-space = { $action } (этаж { $floor }, { $wing })
federation-cell = клетка { $cell }
federation-law-of = { $wing }, закон { $law }
federation-about-neo = Ваш шахтёр идёт на одну клетку дальше и берёт то, что там лежит.
federation-about-six_moons = Ваш маг идёт на одну луну дальше и берёт один из её жетонов преображения.
federation-about-atal = Вы нанимаете специалиста, открытого на Атале.
federation-about-arratuin = Вы торгуете в лавке: впервые на уровне 1, потом на уровне 2.
federation-about-e81216 = Ваш робот строит производство или мегаструктуру.
federation-about-spy = Заплатите 1 лавандий и выполните действие планеты или помещения.
federation-give-back = вернуть { $what } (у вас { $have })
federation-neutral = нейтральный игрок, голосов: { $votes }
federation-neutral-name = нейтральный
federation-moon = Луна { $moon }
federation-shop = Лавка { $shop }
federation-project = Проект { $project }
federation-outer = без голосов и финансирования
federation-floor = Этаж { $floor }
federation-accreditation = Аккредитация
federation-skip = Отказаться
federation-skip-die = Без кубика
federation-skip-mission = Сейчас без миссии
federation-step-income = Доход
federation-step-upkeep = Содержание
federation-step-funding = Финансирование
federation-step-floor = Этажи
federation-step-law = Закон

# О чём спрашивают

decision-start = Выберите начальный жетон.
decision-turn = Ваш ход: разместите посла. Несколько букв ищут в списке: '2 fund', 's14', 'нео'.
    .ask = Выберите место для посла
decision-cover = Какой жетон преображения накроет посла ({ $space })?
decision-die = Добавить кубик помощника к голосам ({ $space })?
decision-neo = { $steps ->
    [one] Куда идёт ваш шахтёр?
   *[other] Куда идёт ваш шахтёр? Осталось шагов: { $steps }.
 }
decision-dead = Какой мёртвый астероид вы берёте?
decision-moons = Ваш маг идёт дальше (лун: { $steps }). Использовать прежде специалистов?
decision-token = Какой жетон преображения вы берёте?
decision-atal = { $level ->
    [0] Какого специалиста вы нанимаете?
   *[other] Какого специалиста уровня { $level } вы нанимаете?
 }
decision-arratuin = В какой лавке вы торгуете?
decision-build = { $free ->
    [yes] Что вы строите бесплатно?
   *[no] { $discount ->
        [0] Что вы строите?
       *[other] Что вы строите дешевле на { $discount }?
     }
 }
decision-built = Использовать ещё специалистов на E81216?
decision-mission = Выполнить миссию или закончить ход?
decision-closing = Сделать ещё что-нибудь до конца хода?
decision-copy = Какого специалиста вы повторяете?
decision-refresh = { $optional ->
    [yes] Какого специалиста снова открыть, если нужно?
   *[no] Какого специалиста снова открыть?
 }
decision-pay = { $discount ->
    [0] Заплатите { $cost }: чем? Более дорогой ресурс заменяет более дешёвый.
   *[other] Заплатите { $cost } со скидкой { $discount }: чем? Более дорогой ресурс заменяет более дешёвый.
 }
decision-discard = Резерв переполнен. Какой кристалл вы возвращаете?
decision-spy = Какое действие вы повторяете?
decision-choose = Выберите: { $effect }.
    .ask = Что из этого вы берёте?
decision-mix = Выберите: { $effect }.
    .ask = Сколько чего вы берёте?
decision-marker = { $left ->
    [one] На какую миссию вы кладёте маркер?
   *[other] На какую миссию вы кладёте маркер? Осталось: { $left }.
 }
decision-project = { $left ->
    [one] Какой проект вы продвигаете?
   *[other] Какой проект вы продвигаете? Осталось: { $left }.
 }
decision-medal = Какой орден вы берёте?
decision-income = { $left ->
    [one] Какое производство даёт вам доход?
   *[other] Какое производство даёт вам доход? Осталось: { $left }.
 }
decision-convert = Какой ресурс превратить в следующий по цене?
decision-transport = Кто переносится на шаг?
decision-disc = { $level ->
    [one] В какую лавку вы кладёте бесплатный диск?
   *[other] В какую лавку вы кладёте бесплатный диск, на уровень { $level }?
 }
decision-look = Какой из этих жетонов вы оставляете?
decision-deep = Какой жетон дальнего космоса вы выбираете?
decision-upkeep = За какой уровень вы платите?
decision-law = Голоса крыльев равны, и вы президент. Какой закон принят?

verb-start = Начальные жетоны
verb-place = Разместить посла: какого, как, где
verb-keep = Оставить особого посла на потом
verb-cover = Накрыть жетоном
verb-die = Добавить кубик
verb-skip = Нет
verb-end = Закончить ход
verb-discard = Вернуть
verb-pay = Заплатить
verb-use = Использовать специалиста
verb-copy = Повторить
verb-refresh = Снова открыть
verb-hire = Нанять
verb-move = Шахтёр идёт
verb-dead = Взять
verb-go = Идти
verb-take = Взять
verb-shop = Торговать
verb-disc = Бесплатный диск
verb-build = Построить
verb-spy = Повторить действие
verb-mission = Выполнить миссию
verb-marker = Маркер миссии
verb-project = Продвинуть
verb-medal = Ордена
verb-income = Доход
verb-convert = Превратить
verb-transport = Перенести
verb-choose = Выбрать
verb-mix = Сколько чего
verb-deep = Жетоны дальнего космоса
verb-upkeep = Заплатить за уровень
verb-law = Законы

# Что произошло

event-start = { $seat } берёт начальный жетон «{ $token }».
event-round = Начинается раунд { $round }.
event-laws = Законы раунда { $round }: слева { $left }, справа { $right }.
event-block = В этом раунде закрыто: { $spaces }.
event-place = { $seat } размещает: { $ambassador } ({ $side }), { $space }.
event-cover = На нём { $token }.
event-die-placed = { $seat } добавляет кубик: { $value } на { $space }.
event-keep = { $seat } оставляет особого посла на потом.
event-gain = { $seat }: { $what } { $amount } ({ $cause }).
event-gains = { $seat }: { $goods } ({ $cause }).
event-pay = { $seat } платит: { $what } { $amount }.
event-pays = { $seat } платит { $goods }.
event-discard = { $seat } возвращает: { $what } { $amount }.
event-discards = { $seat } возвращает { $goods }.
event-points = { $seat }: { $vp } ОП ({ $cause }).
event-degree = { $seat } поднимается до степени { $degree }.
event-fall = { $seat } падает на уровень { $level }, степень { $degree }.
event-upkeep = { $seat } платит за уровень { $level }.
event-level = { $seat }: уровень +{ $amount } { $until ->
    [round] до конца раунда.
   *[game] до конца игры.
 }
event-ships = { $seat }: { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 } в ангар.
event-die = { $seat }: на кубике { $value }.
event-marker = { $seat } открывает миссию «{ $mission }».
event-mission = { $seat } выполняет миссию «{ $mission }».
event-token = { $seat } берёт жетон преображения: { $token }.
event-move = { $seat }: шахтёр идёт на { $to }.
event-asteroid = { $seat } берёт астероид { $asteroid }.
event-moon = { $seat }: маг достигает луны { $moon }.
event-hire = { $seat } нанимает: { $specialist }.
event-use = { $seat } использует: { $specialist }.
event-copy = { $seat } повторяет: { $specialist }.
event-refresh = { $seat } снова открывает: { $specialist }.
event-shop = { $seat } торгует в лавке { $shop }, уровень { $level }.
event-build = { $seat } строит: { $structure }.
event-income = { $seat } берёт доход: { $production }.
event-convert = { $seat } превращает: { $what } — { $into }.
event-spy = { $seat } повторяет действие: { $action }.
event-project = { $seat } продвигает проект «{ $project }» до { $at }.
event-contribution = { $seat } делает вклад в общий проект, всего { $contributions }.
event-medal = { $seat } получает орден «{ $medal }».
event-pawn = { $seat } становится президентом сената.
event-deep-space = { $seat } выбирает жетон дальнего космоса { $tile }.
event-special-ambassador = { $seat } получает особого посла.
event-lost = { $seat }: { $what } ничего не даёт.
event-loses = { $seat }: { $action } ничего не даёт.
event-reveal = Открыто нечто новое.
event-reveal-moon = Открыта луна { $moon }: { $tokens }.
event-reveal-specialist = Открыт: { $specialist }.
event-reveal-asteroid = Астероид на { $cell } — { $asteroid }.
event-reveal-dead = Открыты мёртвые астероиды: { $dead_asteroids }.
event-executive = Фаза управления раунда { $round }.
event-floor = Этаж { $floor }: { $votes }.
event-wing-votes = Левое крыло { $left }, правое { $right }.
event-law = Принят закон «{ $law }» ({ $wing }).

cause-accreditation = аккредитация
cause-ambassador = { $name }
cause-asteroid = астероид
cause-contribution = вклад
cause-deep_space = дальний космос { $name }
cause-final = в конце: { $name }
cause-floor = этаж { $name }
cause-law = закон: { $name }
cause-mega = { $name }
cause-mission = миссия: { $name }
cause-neo = Нео
cause-outer = внешний модуль
cause-production = { $name }
cause-project = проект: { $name }
cause-room = { $name }
cause-shop = лавка { $name }
cause-specialist = { $name }
cause-start = начальный жетон
cause-token = жетон преображения

# Почему нельзя

refusal-short = Не хватает: { $resource }. Нужно { $need }, есть { $have }.
refusal-no-choice = Этого нет среди того, что можно выбрать, или оно ничего не даст.
refusal-other-number = Всего должно быть { $need }, а не { $have }.
refusal-marked-already = На миссии «{ $mission }» уже есть маркер.
refusal-funded-already = Проект «{ $project }» уже профинансирован.
refusal-owned-already = Орден «{ $medal }» у вас уже есть, или их не осталось.
refusal-not-in-play = «{ $what }» нет в этой игре.
refusal-not-convertible = Превратить нечего или не во что: { $resource }.
refusal-at-the-end = Ваш маг уже в конце пути.
refusal-not-adjacent = От вашего шахтёра нет пути на { $what }.
refusal-no-room = В лавке { $what } нет места для диска.
refusal-not-there = «{ $what }» взять нельзя: его там нет.
refusal-not-copyable = Действие «{ $action }» нельзя повторить.
refusal-nothing-to-do = Сейчас это ничего не даст.
refusal-not-owned = У вас нет «{ $what }».
refusal-placed-already = Уже размещён: { $ambassador }.
refusal-equal-one-first = Сначала { $ambassador }: он такой же.
refusal-no-funding-side = У особого посла нет стороны с финансированием.
refusal-no-token = У вас нет жетона преображения.
refusal-occupied = Место { $space } занято или закрыто.
refusal-too-dear = Вам нечем за это заплатить.
refusal-first-turn-of-first-player = Первый игрок не может с этого начать.
refusal-must-place = Сначала остальные послы: осталось { $have }.
refusal-must-choose = Нужно что-нибудь выбрать.
refusal-no-such-payment = Так заплатить нельзя.
refusal-kept-back = Это нужно для действия вашей клетки.
refusal-no-crystal = Золотой алмаз — не кристалл.
refusal-level-too-low = Ваш уровень мал: нужен { $need }, есть { $have }.
refusal-level-without-cost = Этот уровень ничего не стоит, платить за него нельзя.
refusal-used-already = Уже использован: { $specialist }.
refusal-other-time = { $specialist } используется в другое время.
refusal-no-target = { $specialist } сейчас ничего не даст.
refusal-other-level = { $specialist } имеет уровень { $have }, а нужен { $need }.
refusal-no-robot = У вас не осталось роботов.
refusal-built-already = Это вы уже построили.
refusal-no-multiplier = Множителей там не осталось.
refusal-no-disc = У вас не осталось дисков.
refusal-completed-already = Миссия «{ $mission }» уже выполнена.
refusal-no-marker = На миссии «{ $mission }» нет вашего маркера.
refusal-no-ship = В вашем ангаре нет кораблей.
refusal-nothing-to-gain = Миссия «{ $mission }» сейчас ничего не даст.
refusal-not-face-up = { $specialist } не лежит открытым на Атале.
refusal-same-character = Такой персонаж у вас уже есть.
refusal-no-lower-level = { $specialist }: нужен специалист того же типа и младшего уровня.

# Варианты

option-setup = Производства и жетоны мегаструктур случайно или как напечатано для первой партии.
    .short = Подготовка
option-data = Исправления чисел компонентов: текст файла TOML.
    .short = Числа

choice-setup-experienced = Случайная
choice-setup-first_game = Первая партия

# Чему правила равны в партии сейчас.

now-points = Очки престижа: { $seats }.
now-wings = Голоса: левое крыло — { $left }, правое — { $right }.
now-floor = Голоса на этаже { $floor }: { $seats }.
now-project = { $project }: { $left ->
    [0] профинансирован
   *[other] осталось шагов: { $left }
 }.
now-law = { $wing }: закон дал бы сейчас { $seats }.
now-crystals = { $crystals ->
    [0] Кристаллов у вас нет.
   *[other] У вас { $goods }.
 }
now-gold = Ваши золотые алмазы: { $gold }.
now-level = Ваша ступень — { $degree }, уровень — { $level }.
now-ships = Ваши корабли: в ангаре — { $hangar }, в запасе — { $supply }.
now-missions = Выполнено вместе с начальным жетоном и жетоном дальнего космоса: { $done }; с вашей меткой: { $marked }.
now-medals = Ваши ордена: { $medals }, они дают { $points } ОП.
now-influence = Ваше влияние: { $planets }.
now-ambassadors = Послов, которых вам ещё размещать в этом раунде: { $ambassadors }.
now-die = { $die ->
    [0] Кубика помощника у вас ещё нет.
   *[other] Ваш кубик помощника показывает { $die }.
 }
now-robots = Ваши свободные роботы: { $robots }.
now-played = Ваши жетоны изменения: { $tokens }.

# Что даст посол и исполнительная фаза

federation-no-vote-there = Голоса там не считаются.
federation-no-fund-there = Проект там не финансируется.
federation-then-floor = Этаж { $floor }: { $votes }
federation-then-wing = { $wing } { $own } : { $other }
federation-then-project = Проект { $project }: с { $from } до { $to } из { $length }
federation-then-general = В общий проект, ваш вклад { $count }
federation-then-mission = Открывает миссию «{ $mission }»
federation-then-cover = Затем выберите жетон.
federation-tie = решает { $name }
federation-exe-income = { $count ->
    [one] { $count } производство
    [few] { $count } производства
   *[other] { $count } производств
 }
federation-exe-nobody = никто не платит
federation-exe-funding = { $count ->
    [one] { $count } шаг проекта
    [few] { $count } шага проектов
   *[other] { $count } шагов проектов
 }
federation-tallied = { $name } { $votes }
federation-exe-floor = { $floor }: { $leaders }
federation-exe-law = { $left } : { $right }, { $law }
