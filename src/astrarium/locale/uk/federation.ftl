# «Федерація».

title = Федерація
example = place 2 fund s14
example-rule = FD-SEN-03

help-panels =
    senate          сенат із голосами та закони
      laws            обидва закони й що кожен дасть усім зараз
      planets         вплив, ордени та проєкти
      neo             планета повністю; також six_moons, atal, arratuin, e81216
      board           ваш планшет
      missions        усі дванадцять місій і чого кожній бракує
      seats           планшети всіх гравців
      about КОД       що робить компонент: about 2C2, about m5, about ds3

# Рамка

round-of = раунд { $round } з { $rounds }
phase-setup = Початкові жетони
phase-ambassadors = Фаза послів
phase-executive = Фаза управління
phase-over = Кінець
first-player = перший гравець
president = президент

floor-votes = Голоси
funded = готово
fund = фінансування
fund-short = фін.
open = можна
neutral-short = н
with-token = під жетоном перетворення
outer-module = Зовнішній модуль
legend-senate = н — голоси нейтрального гравця, фін. — фінансування, 3+2 — з кубиком помічника; над колонками їхні великі проєкти.
next-law = наступний раунд: { $law }
law-tie = Нічия: обирає президент,
no-laws = Закони ще не відкриті.
medals-left = { $medal }: лишилося { $count }
now-worth = зараз { $vp } ОП
free = безкоштовно

panel-laws = Закони
panel-missions = Особливі місії
panel-specialists = Фахівці
panel-tokens = Жетони перетворення
panel-built = Збудовано
panel-discs = Диски торгівлі
panel-honours = Ордени пошани

column-pp = ОП
column-planet = Планета
column-influence = Вплив
column-medals = Ордени за вплив
column-project = Проєкт
column-ships = Кор.
column-level = Рів.
column-die = Куб.
column-done = Міс.
column-tokens = Жет.
column-honours = Орд.
column-to_place = Посли
column-cell = Клітинка
column-miners = Там
column-gives = Дає
column-leads = Веде до
column-moon = Місяць
column-strength = Сила
column-tokens-there = Жетони
column-stack = Є
column-effect = Дія
column-shop = Крамниця
column-price = Ціна
column-level-1 = Перша угода
column-level-2 = Друга угода
column-discs = Диски
column-building = Будівля
column-robots = Роботи

no-missions = Доступних місій немає.
missions-done = Виконано: { $names }
mission-done = виконана
mission-ready = готова
mission-lacks = треба: { $what }
lacks-marker = маркер
lacks-ship = корабель
lacks-level = рівень { $level }
lacks-price = { $price }
lacks-effect = щось, що вона дасть
deep-tile = далекий космос { $tile }
start-name = початковий жетон «{ $name }»
disc-level = крамниця { $shop } (рівень { $level })
use-ready = готовий
use-used = використаний
when-once = одразу
when-any = будь-коли

asteroid-hidden = астероїд, якого ніхто не бачив
asteroid-open = астероїд { $token }: { $gives }
dead-hidden = { $count ->
    [one] { $count } мертвий астероїд долілиць
    [few] { $count } мертві астероїди долілиць
   *[other] { $count } мертвих астероїдів долілиць
 }
tokens-hidden = долілиць: { $count }
stacks-left = У стосах за силою: { $stacks }
stack-hidden = долілиць
no-multiplier = множників не лишилося
mega-counts = { $multipliers }: менше з «{ $tiles }»
shop-level = рівень { $level }: { $bonus }
to-moon = маг іде далі, без жетона
to-cell = шахтар іде далі, без винагороди
turns-into = { $one } перетворити на { $other }
you-have = у вас { $amount }
stay-on-level = лишитися на рівні { $level }
about-what = Ніщо не зветься «{ $text }». Наберіть 'about' і код, наприклад 'about 2C2', 'about m5' або 'about ds3'.

points-floor = поверхи
points-law = закони
points-mission = місії
points-specialist = фахівці
points-shop = крамниці
points-mega = мегаструктури
points-accreditation = акредитація
points-others = інше
points-medals = ордени
points-left-over = залишки
points-project = проєкти

# Ефекти

amount-lavandium = { $amount ->
    [one] { $amount } лавандій
    [few] { $amount } лавандії
   *[other] { $amount } лавандіїв
 }
amount-copernium = { $amount ->
    [one] { $amount } коперній
    [few] { $amount } копернії
   *[other] { $amount } коперніїв
 }
amount-oceanium = { $amount ->
    [one] { $amount } океаній
    [few] { $amount } океанії
   *[other] { $amount } океаніїв
 }
amount-gold = { $amount ->
    [one] { $amount } золотий діамант
    [few] { $amount } золоті діаманти
   *[other] { $amount } золотих діамантів
 }
amount-vp = { $amount } ОП
amount-degree = { $amount ->
    [one] { $amount } ступінь
    [few] { $amount } ступені
   *[other] { $amount } ступенів
 }
amount-ship = { $amount ->
    [one] { $amount } корабель
    [few] { $amount } кораблі
   *[other] { $amount } кораблів
 }
amount-marker = { $amount ->
    [one] { $amount } маркер місії
    [few] { $amount } маркери місій
   *[other] { $amount } маркерів місій
 }
amount-project = { $amount ->
    [one] { $amount } крок проєкту
    [few] { $amount } кроки проєктів
   *[other] { $amount } кроків проєктів
 }
amount-die = кубик помічника +{ $amount }
amount-votes = { $amount ->
    [one] { $amount } голос
    [few] { $amount } голоси
   *[other] { $amount } голосів
 }

per-influence_neo = за вплив на Нео
per-influence_six_moons = за вплив на Шестимісяччі
per-influence_atal = за вплив на Аталі
per-influence_arratuin = за вплив на Арратуїні
per-influence_e81216 = за вплив на E81216
per-mission_completed = за виконану місію
per-mission_opened = за відкриту місію
per-level = за рівень акредитації
per-die = за очко на кубику
per-crystal_or_gold = за кристал або діамант
per-gold = за золотий діамант
per-ship = за корабель в ангарі
per-token = за жетон перетворення
per-asteroid = за астероїд
per-disc_level_2 = за диск на рівні 2
per-megastructure = за мегаструктуру
per-colour = за колір фахівців
per-contribution = за внесок

count-neo = вплив на Нео
count-six_moons = вплив на Шестимісяччі
count-atal = вплив на Аталі
count-arratuin = вплив на Арратуїні
count-e81216 = вплив на E81216
count-missions = виконані місії
count-accreditation = рівень акредитації
count-die = кубик помічника

effect-all_markers = маркер на кожну місію
effect-die_max = кубик помічника на максимум
effect-token = жетон перетворення сили { $amount }
effect-look = жетон перетворення сили { $amount } з { $what } на вибір
effect-pawn = фішка президента
effect-refresh = знову відкрити фахівця рівня { $amount }
effect-copy = повторити фахівця до рівня { $amount }
effect-hire = найняти фахівця рівня { $amount } без молодшого
effect-discount = будувати на { $amount ->
    [one] { $amount } кристал дешевше
    [few] { $amount } кристали дешевше
   *[other] { $amount } кристалів дешевше
 }
effect-extra = { $amount ->
    [one] ще { $amount } крок
    [few] ще { $amount } кроки
   *[other] ще { $amount } кроків
 }
effect-income = { $amount ->
    [one] дохід одного виробництва
   *[other] дохід виробництв: { $amount }
 }
effect-transport = шахтар або маг на крок уперед
effect-convert = ресурс стає наступним за ціною
effect-special = особливий посол
effect-robot = будівля безкоштовно
effect-act = дія «{ $planet }»
effect-medal = орден на вибір
effect-intrigue = орден інтриг
effect-level = рівень +{ $amount } { $until ->
    [round] до кінця раунду
   *[game] до кінця гри
 }
effect-disc = { $bonus ->
    [yes] диск у крамницю, рівень { $level }, з бонусом
   *[no] диск у крамницю, рівень { $level }, без бонусу
 }
effect-pay = сплатити { $price }
effect-spy = { $rooms ->
    [yes] дія будь-якої планети чи приміщення
   *[no] дія будь-якої планети
 }
effect-or = { $one } або { $other }
effect-mix = { $amount } у будь-якому поєднанні: { $one }, { $other }

# Компоненти

resource-lavandium = лавандій
    .short = Л
resource-copernium = коперній
    .short = К
resource-oceanium = океаній
    .short = О
resource-gold = золотий діамант
    .short = Д

planet-neo = Нео
planet-six_moons = Шестимісяччя
    .short = Місяці
planet-atal = Атал
planet-arratuin = Арратуїн
planet-e81216 = E81216

action-neo = Нео
action-six_moons = Шестимісяччя
    .short = Місяці
action-atal = Атал
action-arratuin = Арратуїн
action-e81216 = E81216
action-officers_quarters = Каюти офіцерів
    .short = Офіцери
action-purchasing_office = Бюро закупівель
    .short = Закупівлі
action-patrons_office = Кабінет покровителя
    .short = Патрон
action-presidents_office = Кабінет президента
    .short = Президент
action-assistants_room = Кімната помічників
    .short = Помічники
action-small_lounge = Мала вітальня
    .short = Вітальня
action-spy = Шпигунство
    .short = Шпигун

wing-left = Ліве крило
    .short = ліворуч
wing-right = Праве крило
    .short = праворуч

space-outer = зовнішній модуль

ambassador-1a = перший посол з 1
    .short = 1
ambassador-1b = другий посол з 1
    .short = 1
ambassador-2 = посол з 2
    .short = 2
ambassador-3 = посол з 3
    .short = 3
ambassador-special = особливий посол
    .short = ос.
side-vote = голосування
side-fund = фінансування
side-cover = під жетоном

project-neo = Нео
project-six_moons = Шестимісяччя
    .short = Місяці
project-atal = Атал
project-arratuin = Арратуїн
project-e81216 = E81216
project-missions = Особливі місії
    .short = Місії
project-general = Загальний проєкт
    .short = Загальний

medal-neo = Нео
medal-six_moons = Шестимісяччя
medal-atal = Атал
medal-arratuin = Арратуїн
medal-e81216 = E81216
medal-accreditation = Акредитація
medal-intrigue = Інтриги

mission-m1 = Нео
mission-m2 = Шестимісяччя
mission-m3 = Атал
mission-m4 = Арратуїн
mission-m5 = E81216
mission-m6 = Каюти офіцерів
mission-m7 = Шпигунство
mission-m8 = Кабінет президента
mission-m9 = Мала вітальня
mission-m10 = Кімната помічників
mission-m11 = Бюро закупівель
mission-m12 = Кабінет покровителя

type-A = дипломат
type-B = робот
type-C = торговець
type-D = маг
type-E = шахтар

structure-shipyard = Космічна верф
structure-transporter = Транспортер
structure-transmutation_chamber = Камера трансмутації
structure-lavandium_replicator = Реплікатор лавандію
structure-military_academy = Військова академія
structure-consulate = Консульство
structure-alteration_incubator = Інкубатор перетворень
structure-space_university = Космічний університет
structure-mega1 = Мегаструктура 1
structure-mega2 = Мегаструктура 2
structure-mega3 = Мегаструктура 3
structure-mega4 = Мегаструктура 4

start-crystals = Кристали
start-oceanium = Коперній і океаній
start-ship = Корабель і маркер
start-degrees = Два ступені
start-die = Помічник
start-token = Перетворення
start-gold = Золотий діамант
start-degree = Ступінь і лавандій

final-medals = ордени
final-leftovers = Залишки
final-crystals = кристали
final-gold = золоті діаманти
final-ships = кораблі в ангарі
final-tokens = невикористані жетони перетворення

# Як компоненти звуться і що роблять

joined = { $parts }
slashed = { $one } / { $other }
described = { $what }: { $does }
titled = { $name }: { $does }
with-bonus = { $shows } + { $bonus }
with-worth = { $what } ({ $worth })
effect-per = { $what } { $per }
project-at = { $project }, { $at }/{ $length }
seat-votes = { $name } { $votes }

federation-specialist = { $type }, рівень { $level }
federation-space = { $action } (поверх { $floor }, { $wing })
federation-cell = клітинка { $cell }
federation-law-of = { $wing }, закон { $law }
federation-about-neo = Ваш шахтар іде на одну клітинку далі й бере те, що там лежить.
federation-about-six_moons = Ваш маг іде на один місяць далі й бере один із його жетонів перетворення.
federation-about-atal = Ви наймаєте фахівця, відкритого на Аталі.
federation-about-arratuin = Ви торгуєте в крамниці: уперше на рівні 1, потім на рівні 2.
federation-about-e81216 = Ваш робот будує виробництво або мегаструктуру.
federation-about-spy = Сплатіть 1 лавандій і виконайте дію планети або приміщення.
federation-give-back = повернути { $what } (у вас { $have })
federation-neutral = нейтральний гравець, голосів: { $votes }
federation-neutral-name = нейтральний
federation-moon = Місяць { $moon }
federation-shop = Крамниця { $shop }
federation-project = Проєкт { $project }
federation-outer = без голосів і фінансування
federation-floor = Поверх { $floor }
federation-accreditation = Акредитація
federation-skip = Відмовитися
federation-skip-die = Без кубика
federation-skip-mission = Зараз без місії
federation-step-income = Дохід
federation-step-upkeep = Утримання
federation-step-funding = Фінансування
federation-step-floor = Поверхи
federation-step-law = Закон

# Про що питають

decision-start = Виберіть початковий жетон.
decision-turn = Ваш хід: розмістіть посла. Кілька літер шукають у списку: '2 fund', 's14', 'нео'.
    .ask = Оберіть місце для посла
decision-cover = Який жетон перетворення накриє посла ({ $space })?
decision-die = Додати кубик помічника до голосів ({ $space })?
decision-neo = { $steps ->
    [one] Куди йде ваш шахтар?
   *[other] Куди йде ваш шахтар? Лишилося кроків: { $steps }.
 }
decision-dead = Який мертвий астероїд ви берете?
decision-moons = Ваш маг іде далі (місяців: { $steps }). Використати спершу фахівців?
decision-token = Який жетон перетворення ви берете?
decision-atal = { $level ->
    [0] Якого фахівця ви наймаєте?
   *[other] Якого фахівця рівня { $level } ви наймаєте?
 }
decision-arratuin = У якій крамниці ви торгуєте?
decision-build = { $free ->
    [yes] Що ви будуєте безкоштовно?
   *[no] { $discount ->
        [0] Що ви будуєте?
       *[other] Що ви будуєте дешевше на { $discount }?
     }
 }
decision-built = Використати ще фахівців на E81216?
decision-mission = Виконати місію чи закінчити хід?
decision-closing = Щось іще до кінця ходу?
decision-copy = Якого фахівця ви повторюєте?
decision-refresh = { $optional ->
    [yes] Якого фахівця знову відкрити, якщо треба?
   *[no] Якого фахівця знову відкрити?
 }
decision-pay = { $discount ->
    [0] Сплатіть { $cost }: чим? Дорожчий ресурс заступає дешевший.
   *[other] Сплатіть { $cost } зі знижкою { $discount }: чим? Дорожчий ресурс заступає дешевший.
 }
decision-discard = Резерв переповнений. Який кристал ви повертаєте?
decision-spy = Яку дію ви повторюєте?
decision-choose = Виберіть: { $effect }.
    .ask = Що з цього ви берете?
decision-mix = Виберіть: { $effect }.
    .ask = Скільки чого ви берете?
decision-marker = { $left ->
    [one] На яку місію ви кладете маркер?
   *[other] На яку місію ви кладете маркер? Лишилося: { $left }.
 }
decision-project = { $left ->
    [one] Який проєкт ви просуваєте?
   *[other] Який проєкт ви просуваєте? Лишилося: { $left }.
 }
decision-medal = Який орден ви берете?
decision-income = { $left ->
    [one] Яке виробництво дає вам дохід?
   *[other] Яке виробництво дає вам дохід? Лишилося: { $left }.
 }
decision-convert = Який ресурс перетворити на наступний за ціною?
decision-transport = Хто переноситься на крок?
decision-disc = { $level ->
    [one] У яку крамницю ви кладете безкоштовний диск?
   *[other] У яку крамницю ви кладете безкоштовний диск, на рівень { $level }?
 }
decision-look = Який із цих жетонів ви лишаєте?
decision-deep = Який жетон далекого космосу ви обираєте?
decision-upkeep = За який рівень ви платите?
decision-law = Голоси крил рівні, і ви президент. Який закон прийнято?

verb-start = Початкові жетони
verb-place = Розмістити посла: якого, як, де
verb-keep = Лишити особливого посла на потім
verb-cover = Накрити жетоном
verb-die = Додати кубик
verb-skip = Ні
verb-end = Закінчити хід
verb-discard = Повернути
verb-pay = Сплатити
verb-use = Використати фахівця
verb-copy = Повторити
verb-refresh = Знову відкрити
verb-hire = Найняти
verb-move = Шахтар іде
verb-dead = Узяти
verb-go = Іти
verb-take = Узяти
verb-shop = Торгувати
verb-disc = Безкоштовний диск
verb-build = Збудувати
verb-spy = Повторити дію
verb-mission = Виконати місію
verb-marker = Маркер місії
verb-project = Просунути
verb-medal = Ордени
verb-income = Дохід
verb-convert = Перетворити
verb-transport = Перенести
verb-choose = Вибрати
verb-mix = Скільки чого
verb-deep = Жетони далекого космосу
verb-upkeep = Сплатити за рівень
verb-law = Закони

# Що сталося

event-start = { $seat } бере початковий жетон «{ $token }».
event-round = Починається раунд { $round }.
event-laws = Закони раунду { $round }: ліворуч { $left }, праворуч { $right }.
event-block = У цьому раунді закрито: { $spaces }.
event-place = { $seat } розміщує: { $ambassador } ({ $side }), { $space }.
event-cover = На ньому { $token }.
event-die-placed = { $seat } додає кубик: { $value } на { $space }.
event-keep = { $seat } лишає особливого посла на потім.
event-gain = { $seat }: { $what } { $amount } ({ $cause }).
event-gains = { $seat }: { $goods } ({ $cause }).
event-pay = { $seat } платить: { $what } { $amount }.
event-pays = { $seat } платить { $goods }.
event-discard = { $seat } повертає: { $what } { $amount }.
event-discards = { $seat } повертає { $goods }.
event-points = { $seat }: { $vp } ОП ({ $cause }).
event-degree = { $seat } піднімається до ступеня { $degree }.
event-fall = { $seat } падає на рівень { $level }, ступінь { $degree }.
event-upkeep = { $seat } платить за рівень { $level }.
event-level = { $seat }: рівень +{ $amount } { $until ->
    [round] до кінця раунду.
   *[game] до кінця гри.
 }
event-ships = { $seat }: { $ships ->
    [one] { $ships } корабель
    [few] { $ships } кораблі
   *[other] { $ships } кораблів
 } в ангар.
event-die = { $seat }: на кубику { $value }.
event-marker = { $seat } відкриває місію «{ $mission }».
event-mission = { $seat } виконує місію «{ $mission }».
event-token = { $seat } бере жетон перетворення: { $token }.
event-move = { $seat }: шахтар іде на { $to }.
event-asteroid = { $seat } бере астероїд { $asteroid }.
event-moon = { $seat }: маг сягає місяця { $moon }.
event-hire = { $seat } наймає: { $specialist }.
event-use = { $seat } використовує: { $specialist }.
event-copy = { $seat } повторює: { $specialist }.
event-refresh = { $seat } знову відкриває: { $specialist }.
event-shop = { $seat } торгує в крамниці { $shop }, рівень { $level }.
event-build = { $seat } будує: { $structure }.
event-income = { $seat } бере дохід: { $production }.
event-convert = { $seat } перетворює: { $what } — { $into }.
event-spy = { $seat } повторює дію: { $action }.
event-project = { $seat } просуває проєкт «{ $project }» до { $at }.
event-contribution = { $seat } робить внесок у загальний проєкт, усього { $contributions }.
event-medal = { $seat } отримує орден «{ $medal }».
event-pawn = { $seat } стає президентом сенату.
event-deep-space = { $seat } обирає жетон далекого космосу { $tile }.
event-special-ambassador = { $seat } отримує особливого посла.
event-lost = { $seat }: { $what } нічого не дає.
event-loses = { $seat }: { $action } нічого не дає.
event-reveal = Щось відкрито.
event-reveal-moon = Відкрито місяць { $moon }: { $tokens }.
event-reveal-specialist = Відкрито: { $specialist }.
event-reveal-asteroid = Астероїд на { $cell } — { $asteroid }.
event-reveal-dead = Відкрито мертві астероїди: { $dead_asteroids }.
event-executive = Фаза управління раунду { $round }.
event-floor = Поверх { $floor }: { $votes }.
event-wing-votes = Ліве крило { $left }, праве { $right }.
event-law = Прийнято закон «{ $law }» ({ $wing }).

cause-accreditation = акредитація
cause-ambassador = { $name }
cause-asteroid = астероїд
cause-contribution = внесок
cause-deep_space = далекий космос { $name }
cause-final = наприкінці: { $name }
cause-floor = поверх { $name }
cause-law = закон: { $name }
cause-mega = { $name }
cause-mission = місія: { $name }
cause-neo = Нео
cause-outer = зовнішній модуль
cause-production = { $name }
cause-project = проєкт: { $name }
cause-room = { $name }
cause-shop = крамниця { $name }
cause-specialist = { $name }
cause-start = початковий жетон
cause-token = жетон перетворення

# Чому не можна

refusal-short = Бракує: { $resource }. Треба { $need }, є { $have }.
refusal-no-choice = Цього немає серед того, що можна вибрати, або воно нічого не дасть.
refusal-other-number = Усього має бути { $need }, а не { $have }.
refusal-marked-already = На місії «{ $mission }» вже є маркер.
refusal-funded-already = Проєкт «{ $project }» уже профінансовано.
refusal-owned-already = Орден «{ $medal }» у вас уже є, або їх не лишилося.
refusal-not-in-play = «{ $what }» немає в цій грі.
refusal-not-convertible = Перетворити нічого або ні на що: { $resource }.
refusal-at-the-end = Ваш маг уже наприкінці шляху.
refusal-not-adjacent = Від вашого шахтаря немає шляху на { $what }.
refusal-no-room = У крамниці { $what } немає місця для диска.
refusal-not-there = «{ $what }» узяти не можна: його там немає.
refusal-not-copyable = Дію «{ $action }» не можна повторити.
refusal-nothing-to-do = Зараз це нічого не дасть.
refusal-not-owned = У вас немає «{ $what }».
refusal-placed-already = Уже розміщено: { $ambassador }.
refusal-equal-one-first = Спершу { $ambassador }: він такий самий.
refusal-no-funding-side = В особливого посла немає сторони з фінансуванням.
refusal-no-token = У вас немає жетона перетворення.
refusal-occupied = Місце { $space } зайняте або закрите.
refusal-too-dear = Вам нічим за це сплатити.
refusal-first-turn-of-first-player = Перший гравець не може з цього почати.
refusal-must-place = Спершу решта послів: лишилося { $have }.
refusal-must-choose = Треба щось вибрати.
refusal-no-such-payment = Так сплатити не можна.
refusal-kept-back = Це потрібно для дії вашої клітинки.
refusal-no-crystal = Золотий діамант — не кристал.
refusal-level-too-low = Ваш рівень замалий: треба { $need }, є { $have }.
refusal-level-without-cost = Цей рівень нічого не коштує, платити за нього не можна.
refusal-used-already = Уже використано: { $specialist }.
refusal-other-time = { $specialist } використовується в інший час.
refusal-no-target = { $specialist } зараз нічого не дасть.
refusal-other-level = { $specialist } має рівень { $have }, а треба { $need }.
refusal-no-robot = У вас не лишилося роботів.
refusal-built-already = Це ви вже збудували.
refusal-no-multiplier = Множників там не лишилося.
refusal-no-disc = У вас не лишилося дисків.
refusal-completed-already = Місію «{ $mission }» уже виконано.
refusal-no-marker = На місії «{ $mission }» немає вашого маркера.
refusal-no-ship = У вашому ангарі немає кораблів.
refusal-nothing-to-gain = Місія «{ $mission }» зараз нічого не дасть.
refusal-not-face-up = { $specialist } не лежить відкритим на Аталі.
refusal-same-character = Такий персонаж у вас уже є.
refusal-no-lower-level = { $specialist }: потрібен фахівець того ж типу й молодшого рівня.

# Варіанти

option-setup = Виробництва й жетони мегаструктур випадково або як надруковано для першої партії.
    .short = Підготовка
option-data = Виправлення чисел компонентів: текст файлу TOML.
    .short = Числа

choice-setup-experienced = Випадкова
choice-setup-first_game = Перша партія

# Чому правила дорівнюють у партії зараз.

now-points = Очки престижу: { $seats }.
now-wings = Голоси: ліве крило — { $left }, праве — { $right }.
now-floor = Голоси на поверсі { $floor }: { $seats }.
now-project = { $project }: { $left ->
    [0] профінансовано
   *[other] лишилося кроків: { $left }
 }.
now-law = { $wing }: закон дав би зараз { $seats }.
now-crystals = { $crystals ->
    [0] Кристалів у вас немає.
   *[other] У вас { $goods }.
 }
now-gold = Ваші золоті діаманти: { $gold }.
now-level = Ваш ступінь — { $degree }, рівень — { $level }.
now-ships = Ваші кораблі: в ангарі — { $hangar }, у запасі — { $supply }.
now-missions = Виконано разом із початковим жетоном і жетоном далекого космосу: { $done }; з вашою міткою: { $marked }.
now-medals = Ваші ордени: { $medals }, вони дають { $points } ОП.
now-influence = Ваш вплив: { $planets }.
now-ambassadors = Послів, яких вам ще розміщувати в цьому раунді: { $ambassadors }.
now-die = { $die ->
    [0] Кубика помічника у вас ще немає.
   *[other] Ваш кубик помічника показує { $die }.
 }
now-robots = Ваші вільні роботи: { $robots }.
now-played = Ваші жетони зміни: { $tokens }.

# Що дасть посол і виконавча фаза

federation-no-vote-there = Голоси там не рахуються.
federation-no-fund-there = Проєкт там не фінансується.
federation-then-floor = Поверх { $floor }: { $votes }
federation-then-wing = { $wing } { $own } : { $other }
federation-then-project = Проєкт { $project }: з { $from } до { $to } із { $length }
federation-then-general = У загальний проєкт, ваш внесок { $count }
federation-then-mission = Відкриває місію «{ $mission }»
federation-then-cover = Далі оберіть жетон.
federation-tie = вирішує { $name }
federation-exe-income = { $count ->
    [one] { $count } виробництво
    [few] { $count } виробництва
   *[other] { $count } виробництв
 }
federation-exe-nobody = ніхто не платить
federation-exe-funding = { $count ->
    [one] { $count } крок проєкту
    [few] { $count } кроки проєктів
   *[other] { $count } кроків проєктів
 }
federation-tallied = { $name } { $votes }
federation-exe-floor = { $floor }: { $leaders }
federation-exe-law = { $left } : { $right }, { $law }
