# «Проєкт „Гая“».

title = Проєкт «Гая»
example = build 3x-2
example-rule = GP-BUILD-03

help-panels =
    map             поле з назвами гексів
      board           очки раундів, фінальний підрахунок, дії за енергію та КУБи, підсилювачі, жетони федерацій
      research        поле досліджень: хто де стоїть, плитки технологій, що дають рівні
      seats           ресурси, плитки технологій і жетони федерацій в усіх
      planets         усі планети списком, за секторами
      automa          у грі наодинці: карта фракції, карти й колода Автоми

# Рамка

phase-setup = приготування
phase-income = дохід
phase-gaia = фаза «Гая»
phase-actions = дії
phase-over = кінець гри
round-of = раунд { $round } із { $rounds }
passed = пас
taken = зайнято
used = використано
green = зелений
neutral = нейтральний
free-space = Нижній ряд

panel-rounds = Раунди
panel-finals = Фінальний підрахунок
panel-actions = Дії за енергію та КУБи
panel-boosters = Доступні підсилювачі
panel-tokens = Жетони федерацій
panel-research = Дослідження

column-faction = Фракція
column-ore = Руда
column-credits = Кред.
column-knowledge = Знання
column-qic = КУБи
column-power = Енергія
column-levels = Т Н І Г Е Н
column-booster = Підсилювач
column-area = Сфера
column-tile = Плитка технології
column-advanced = Поліпшена технологія (від рівня 4, за зелений жетон федерації)

detail-built = на полі { $built }
detail-range = дальність { $range }
detail-step = руди за етап: { $ore }
detail-formers = гаяформери: готово { $ready }, на полі { $map }
detail-no-booster = без підсилювача
detail-tiles = технології: { $tiles }
detail-tokens = жетони федерацій: { $tokens }
detail-specials = спеціальні дії: { $specials }
detail-federations = федерації: { $federations }, супутники: { $satellites }
seats-help = Енергія 2b/4/0 +6: жетони в зонах I, II та III, мозковий камінь (b) у зоні I, ще 6 жетонів у зоні «Гая». Числа з плюсом біля ресурсів — найближчий дохід. Т Н І Г Е Н — рівні у сферах досліджень.
detail-income = Найближчий дохід: { $income }

summary-round = Цей раунд: { $tile }
summary-actions = Вільно на полі досліджень: { $actions }
summary-more = «board», «research», «seats» і «map» покажуть усе.

legend-hexes = Ліворуч номер ряду, у гексах — стовпець: стовпець 3 у ряду -2 — це 3x-2. [ ] можна вибрати.

research-help = Із рівня 2 на рівень 3: зарядіть 3 енергії. Рівень 5: один гравець у кожній сфері, який перевертає зелений жетон федерації.
terraforming-token = Рівень 5 «Тераформування» дає жетон: { $token }.
then-area = { $effect } (потім прогрес: { $area })
then-any = { $effect } (потім прогрес у будь-якій сфері)
to-level = { $area }, рівень { $level }: { $effect }

# Ефекти

amount-ore = { $amount ->
    [one] { $amount } руда
   *[other] { $amount } руди
 }
amount-credits = { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредити
   *[many] { $amount } кредитів
 }
amount-knowledge = { $amount ->
    [one] { $amount } знання
    [few] { $amount } знання
   *[many] { $amount } знань
 }
amount-qic = { $amount ->
    [one] { $amount } КУБ
    [few] { $amount } КУБи
   *[many] { $amount } КУБів
 }
amount-vp = { $amount } ПО
amount-charge = заряд { $amount }
amount-tokens = { $amount ->
    [one] { $amount } жетон енергії
    [few] { $amount } жетони енергії
   *[many] { $amount } жетонів енергії
 }
amount-power = { $amount ->
    [one] { $amount } енергія
   *[other] { $amount } енергії
 }
amount-gaiaformer = гаяформер
amount-tech_tile = плитка технології
amount-steps = { $amount ->
    [one] шахта, { $amount } етап задарма
    [few] шахта, { $amount } етапи задарма
   *[many] шахта, { $amount } етапів задарма
 }
amount-range = дальність { $amount }
amount-lost_planet = загублена планета
amount-federation_token = жетон федерації
amount-rescore = жетон федерації ще раз

per-planet_type = за тип планет
per-gaia_planet = за планету типу «Гая»
per-sector = за сектор
per-federation_token = за жетон федерації
per-mine = за шахту
per-trading_station = за торгову станцію
per-research_lab = за лабораторію
per-institute_or_academy = за інститут чи академію

trigger-terraforming_step = етап тераформ.
trigger-advance_research = дослідження
trigger-build_mine = шахта
trigger-build_gaia_mine = шахта на «Гаї»
trigger-build_station = торгова станція
trigger-build_institute_or_academy = інститут, академія
trigger-gain_federation_token = жетон федерації

effect-now = відразу { $what }
effect-income = дохід { $what }
effect-action = дія: { $what }
effect-pass = під час пасу { $what }
effect-trigger = щоразу { $vp } ПО: { $event }
effect-round = { $vp } ПО: { $event }
effect-big = енергоємність інституту й академій { $value }
effect-steps-action = дія: шахта, етапів задарма: { $amount }
effect-range-action = дія: шахта чи проєкт, дальність +{ $amount }
effect-faction = { $home }; { $start }; енергія { $one }/{ $two }/0

level-step = руди за етап тераформування: { $ore }
level-range = дальність { $range }
level-project = жетонів енергії за проєкт: { $tokens }

# Компоненти

resource-ore = руда
resource-credits = кредити
resource-knowledge = знання
resource-qic = КУБи
resource-vp = переможні очки
resource-tokens = жетони енергії
resource-power = енергія в зоні III
resource-range = дальність

planet-terra = земний
planet-oxide = кислотний
    .short = кислотн.
planet-volcanic = вулканічний
    .short = вулканіч.
planet-desert = пустельний
    .short = пустельн.
planet-swamp = болотяний
    .short = болотян.
planet-titanium = титановий
planet-ice = крижаний
planet-gaia = Гая
planet-transdim = міжвимірна
    .short = міжвим.
planet-lost = загублена
    .short = загубл.

structure-mine = шахта
structure-station = торгова станція
    .short = торг. станція
structure-lab = дослідницька лабораторія
    .short = лабораторія
structure-institute = планетарний інститут
    .short = інститут
structure-academy_left = академія (знання)
    .short = академія
structure-academy_right = академія (дія)
    .short = академія
structure-academy = академія
structure-gaiaformer = гаяформер
structure-space_station = космічна станція
    .short = косм. станція
structure-satellite = супутник

planet-of = { $structure }: { $seat }

area-terra = Тераформування
    .short = Тераформ.
area-nav = Навігація
area-ai = Штучний інтелект
    .short = Шт. інт.
area-gaia = Проєкт «Гая»
    .short = Пр. «Гая»
area-eco = Економіка
area-sci = Наука

faction-terrans = Террани
faction-lantids = Лантіди
faction-xenos = Ксеноси
faction-gleens = Гліни
faction-taklons = Таклони
faction-ambas = Амби
faction-hadsch_hallas = Гадж-галли
faction-ivits = Івіти
faction-geodens = Геодени
faction-bal_taks = Бал-т'аки
faction-firaks = Фіраки
faction-bescods = Бескоди
faction-nevlas = Невли
faction-itars = Ітари

about-terrans = енергія проєктів повертається в зону II; інститут: вона ж купує ресурси
about-lantids = будують шахти й на планетах суперників; інститут: 2 знання за кожну
about-xenos = третя початкова шахта; інститут: федерації досить енергоємності 6
about-gleens = «Гая» за руду та з 2 ПО на додачу, замість КУБів дістають руду; інститут: жетон федерації
about-taklons = мозковий камінь вартий 3 енергії; інститут: жетон за кожне пасивне заряджання
about-ambas = 2 руди сталого доходу; інститут: щораунду міняється місцями із шахтою
about-hadsch_hallas = 3 кредити сталого доходу; інститут: кредити замість енергії в додаткових діях
about-ivits = починають з інституту, одна федерація, що росте; інститут: космічна станція щораунду
about-geodens = інститут: 3 знання за кожен новий тип планет
about-bal_taks = гаяформери стають КУБами, до інституту немає навігації
about-firaks = інститут: раз на раунд лабораторія стає торговою станцією, а дослідження росте
about-bescods = раз на раунд росте найнижча сфера; інститут і академії помінялися місцями
about-nevlas = жетони зони III стають знаннями; інститут: вони варті вдвічі більше
about-itars = скинуті жетони йдуть у зону «Гая»; інститут: 4 з них за плитку технології

sector-s01 = сектор 01
sector-s02 = сектор 02
sector-s03 = сектор 03
sector-s04 = сектор 04
sector-s05 = сектор 05
sector-s06 = сектор 06
sector-s07 = сектор 07
sector-s08 = сектор 08
sector-s09 = сектор 09
sector-s10 = сектор 10
sector-s05o = сектор 05
sector-s06o = сектор 06
sector-s07o = сектор 07

tech-ore_qic = Руда й КУБ
tech-knowledge_per_type = Знання за типи планет
tech-big_4 = Могутні інститут і академії
tech-vp_7 = Сім очок
tech-ore_charge = Руда й заряд
tech-knowledge_credit = Знання та кредит
tech-gaia_vp = Очки за шахти на «Гаї»
tech-credits_4 = Чотири кредити
tech-charge_4 = Заряд чотири
tech-adv_pass_federations = Пас: жетони федерацій
tech-adv_research = Очки за дослідження
tech-adv_qic_credits = КУБ і кредити
tech-adv_mines = Лік шахт
tech-adv_pass_labs = Пас: лабораторії
tech-adv_sector_ore = Руда секторів
tech-adv_pass_types = Пас: типи планет
tech-adv_gaia = Лік планет типу «Гая»
tech-adv_stations = Лік торгових станцій
tech-adv_sectors = Лік секторів
tech-adv_3_ore = Три руди
tech-adv_federations = Лік жетонів федерацій
tech-adv_3_knowledge = Три знання
tech-adv_mine = Очки за шахти
tech-adv_station = Очки за торгові станції

booster-ore_knowledge = Руда й знання
booster-credits_qic = Кредити й КУБ
booster-tokens_ore = Енергія та руда
booster-terraform = Тераформування
booster-range = Дальність
booster-mines = Шахти
booster-labs = Лабораторії
booster-stations = Торгові станції
booster-big = Інститут і академії
booster-gaia = Планети типу «Гая»

round-terraform_2 = етапи тераформування
round-research_2 = дослідження
round-mine_2 = шахти
round-federation_5 = жетони федерацій
round-station_3 = торгові станції
round-station_4 = торгові станції
round-gaia_3 = шахти на планетах типу «Гая»
round-gaia_4 = шахти на планетах типу «Гая»
round-big_5a = інститут і академії
round-big_5b = інститут і академії

final-structures = Споруди
final-in_federations = Споруди у федераціях
    .short = У федераціях
final-types = Типи планет
final-gaia = Планети типу «Гая»
    .short = «Гая»
final-sectors = Сектори
final-satellites = Супутники
final-research = Дослідження
final-research_terra = дослідження, тераформування
final-research_nav = дослідження, навігація
final-research_ai = дослідження, штучний інтелект
final-research_gaia = дослідження, проєкт «Гая»
final-research_eco = дослідження, економіка
final-research_sci = дослідження, наука
final-resources = решта ресурсів

token-vp12 = 12 ПО
token-vp8_qic = 8 ПО й КУБ
token-vp8_tokens = 8 ПО й жетони енергії
token-vp7_ore = 7 ПО й руда
token-vp7_credits = 7 ПО й кредити
token-vp6_knowledge = 6 ПО й знання
token-gleens = жетон глінів

octagon-knowledge_3 = три знання
octagon-steps_2 = шахта, два етапи задарма
octagon-ore_2 = дві руди
octagon-credits_7 = сім кредитів
octagon-knowledge_2 = два знання
octagon-step_1 = шахта, один етап задарма
octagon-tokens_2 = два жетони енергії
octagon-tech = плитка технології
octagon-rescore = жетон федерації ще раз
octagon-types = очки за типи планет

convert-burn = скидання енергії
convert-power_qic = енергія на КУБ
convert-power_ore = енергія на руду
convert-qic_ore = КУБ на руду
convert-power_knowledge = енергія на знання
convert-power_credit = енергія на кредит
convert-knowledge_credit = знання на кредит
convert-ore_credit = руда на кредит
convert-ore_token = руда на жетон енергії
convert-credits_qic = кредити на КУБ
convert-credits_ore = кредити на руду
convert-credits_knowledge = кредити на знання
convert-former_qic = гаяформер на КУБ
convert-token_knowledge = жетон енергії на знання

special-academy = академія
special-faction = дія фракції
special-terraform = шахта з етапом задарма (підсилювач)
special-range = велика дальність (підсилювач)
special-charge_4 = заряд чотири
special-swap = поміняти інститут і шахту
special-downgrade = лабораторія в торгову станцію
special-station = космічна станція
special-lowest = найнижча сфера
special-adv_qic_credits = КУБ і кредити
special-adv_3_ore = три руди
special-adv_3_knowledge = три знання

burn-brainstone_up = мозковий камінь піднімається, жетон іде
burn-brainstone_away = жетон піднімається, мозковий камінь іде
charge-token_first = спершу новий жетон
charge-token_last = новий жетон наприкінці
spend-tokens = лише жетони
spend-brainstone = мозковий камінь
brainstone-moves = мозковий камінь рухається
brainstone-stays = мозковий камінь залишається

variant-small_random = усі сім секторів навмання
variant-variant_1 = внутрішні сектори як у першій грі, зовнішні навмання
variant-variant_2 = внутрішні сектори навмання всередині, зовнішні навмання ззовні
variant-variant_3 = усі десять секторів навмання

# Звідки очки та ресурси

cause-start = початок гри
cause-income = дохід
cause-charge = заряджання
cause-faction = фракція
cause-round = очки раунду: { $name }
cause-tech = технологія: { $name }
cause-booster = підсилювач: { $name }
cause-federation = жетон федерації: { $name }
cause-board = поле досліджень: { $name }
cause-rescore = жетон ще раз: { $name }
cause-convert = { $name }
cause-special = спеціальна дія: { $name }
cause-level = рівень: { $name }
cause-final = фінальний підрахунок: { $name }
score-round = Раунд { $round }: { $name }
score-so-far = Поки що
score-if-now = Якби гра закінчилася зараз
score-final = Фінальний підрахунок

# Про що питають

decision-faction = Виберіть фракцію.
decision-rotate = Поверніть сектор поля або закінчіть із цим.
decision-place = Поставте початкову споруду на вільну планету рідного типу.
    .ask = Оберіть планету для початкової споруди
decision-booster = Візьміть підсилювач раунду.
decision-income = У якому порядку взяти заряд і жетони енергії? Енергія в зонах I/II/III після цього:
    .ask = Спершу заряд чи спершу жетони? Енергія після цього:
decision-exchange = Скинути жетони зони «Гая» за плитку технології?
    .ask = Віддати жетони «Гаї» за плитку технології?
decision-redeem = Із зони «Гая» повертаються жетони енергії: { $tokens }. Що отримати за них?
    .ask = Що отримати за енергію «Гаї» ({ $tokens })?
decision-turn = Ваш хід. Яка дія?
    .ask = Оберіть дію
decision-closing = Дію виконано. Додаткові дії чи кінець ходу?
    .ask = Додаткові дії або підтвердження ходу
decision-mine = Збудуйте шахту (етапів задарма: { $steps }, дальність +{ $range }).
    .ask = { $steps ->
        [0] Оберіть планету для шахти, дальність +{ $range }
       *[other] Оберіть планету для шахти, етапів задарма: { $steps }
     }
decision-mine_or_project = Збудуйте шахту чи почніть проєкт «Гая» з дальністю +{ $range }.
    .ask = Шахта або проєкт «Гая», дальність +{ $range }
decision-tech = Візьміть плитку технології.
decision-advance = Підвищити рівень у сфері досліджень?
decision-lost = Покладіть загублену планету.
decision-satellite = Куди поставити наступний супутник? Залишилося: { $left }.
    .ask = Поставте супутник, залишилося: { $left }
decision-token = Візьміть жетон федерації.
decision-rescore = Який із ваших жетонів федерації дасть бонуси ще раз?
    .ask = Який жетон федерації спрацює ще раз?
decision-charge = Поруч збудували: { $at }. Зарядити енергію?
    .ask = Поруч збудували. Зарядити енергію?
decision-pay = Із яких зон ідуть жетони енергії ({ $tokens })? I/II/III:
    .ask = Із яких зон узяти жетони енергії ({ $tokens })?
decision-spend = Заплатити { $power } енергії лише жетонами чи мозковим каменем?
decision-brainstone = Ви заряджаєте { $power }. Чи рухається мозковий камінь?

verb-faction = Фракції
verb-rotate = Повернути сектор
verb-done = Закінчити
verb-place = Планети
verb-booster = Підсилювачі
verb-income = Порядок доходу
verb-exchange = Обмін
verb-redeem = Отримати
verb-build = Збудувати шахту
verb-project = Почати проєкт «Гая»
verb-upgrade = Поліпшити споруду
verb-federation = Утворити федерацію (назвати планети)
verb-satellite = Гекси
verb-token = Жетони федерацій
verb-research = Прогрес у дослідженнях
verb-power = Дії за енергію
verb-qic = Дії за КУБи
verb-rescore = Жетони федерацій
verb-special = Спеціальні дії
verb-swap = Поміняти місцями інститут і шахту
verb-downgrade = Лабораторія в торгову станцію, потім прогрес
verb-station = Покласти космічну станцію
verb-lowest = Підвищити найнижчу сферу
verb-advance = Підвищити рівень
verb-skip = Не підвищувати
verb-lost = Гекси
verb-burn = Скинути енергію
verb-convert = Додаткові дії
verb-charge = Зарядити
verb-decline = Не заряджати
verb-spend = Чим платити
verb-brainstone = Мозковий камінь
verb-pay = Звідки взяти жетони
verb-tech = Плитки технологій
verb-pass = Спасувати
verb-end = Закінчити хід

charge-price = заряд { $charged } за { $vp } ПО
with-steps = { $price } (етапів: { $steps })

# Що сталося

event-map = Поле складено.
event-round = Починається раунд { $round }.
event-faction = У гру вступають { $seat }.
event-rotate = { $seat } повертають { $sector }.
event-place = { $institute ->
    [yes] { $seat } починають з інституту: { $at }.
   *[no] { $seat } починають із шахти: { $at }.
 }
event-booster = { $seat } беруть підсилювач «{ $booster }».
event-points = { $seat }: { $vp } ПО ({ $cause }).
event-gain = { $seat }: { $what } { $amount } ({ $cause }).
event-gains = { $seat }: { $goods } ({ $cause }).
event-charge = { $seat } заряджають { $units } енергії.
event-power = { $seat }: енергія від доходу.
event-tokens-leave = { $to_gaia ->
    [yes] { $seat } переміщують жетони енергії в зону «Гая»: { $tokens }.
   *[no] { $seat } скидають жетони енергії: { $tokens }.
 }
event-tokens-return = { $seat } повертають жетони енергії із зони «Гая»: { $tokens }.
event-spend = { $seat } витрачають { $power } енергії.
event-spend-with = { $seat } платять так: { $with }.
event-pay = { $seat } беруть жетони із зон I, II, III: { $from }.
event-brainstone = { $seat }: { $how }.
event-gaia-planet = Міжвимірна планета { $at } стала планетою типу «Гая» ({ $seat }).
event-build = { $shared ->
    [yes] { $seat } будують шахту поруч із суперником: { $at }.
   *[no] { $steps ->
        [0] { $seat } будують шахту: { $at }.
       *[other] { $seat } будують шахту: { $at } (етапів тераформування: { $steps }).
     }
 }
event-lost-planet = { $seat } знаходять загублену планету: { $at }.
event-project = { $seat } починають проєкт «Гая»: { $at }.
event-upgrade = { $seat } поліпшують { $at }: { $from } → { $to }.
event-federation = { $seat } утворюють федерацію: { $planets }; супутників: { $satellites }.
event-satellites = { $seat } ставлять супутники: { $at }.
event-federation-token = { $seat } отримують жетон федерації «{ $token }».
event-flip = { $seat } перевертають жетон федерації «{ $token }».
event-rescore = { $seat } ще раз отримують бонуси жетона федерації «{ $token }».
event-advance = { $seat } підвищують рівень: { $area }, { $level }.
event-tech = { $seat } беруть технологію «{ $tile }».
event-advanced-tech = { $seat } кладуть поліпшену технологію «{ $tile }» на «{ $over }».
event-octagon = { $seat } виконують дію поля: { $action }.
event-special = { $seat } виконують спеціальну дію: { $action }.
event-swap = { $seat } переносять інститут: { $from } → { $to }.
event-station = { $seat } кладуть космічну станцію: { $at }.
event-burn = { $how ->
    [none] { $seat } скидають енергію.
   *[other] { $seat } скидають енергію ({ $how }).
 }
event-convert = { $seat } міняють: { $action }.
event-exchange = { $seat } скидають жетони зони «Гая» ({ $tokens }) за плитку технології.
event-offer = { $seat } можуть зарядити енергію ({ $value }): збудовано на { $at }.
event-decline = { $seat } не заряджають енергію.
event-pass = { $booster ->
    [none] { $seat } пасують.
   *[other] { $seat } пасують і беруть підсилювач «{ $booster }».
 }
event-first-player = Наступний раунд почнуть { $seat }.

# Чому не можна

refusal-short = Бракує ({ $resource }): треба { $need }, є { $have }.
refusal-too-far = Задалеко: кроків { $need }, а з усіма вашими КУБами дальність { $have }.
refusal-lost-planet = На загубленій планеті не можна будувати й поліпшувати.
refusal-transdim = На міжвимірній планеті спершу потрібен проєкт «Гая».
refusal-gaiaformer-of-other = Там стоїть чужий гаяформер.
refusal-no-piece = На планшеті не лишилося фішок: { $structure }.
refusal-no-step-needed = Цій планеті не потрібен етап тераформування.
refusal-own-planet = Там уже є ваша шахта.
refusal-occupied = Там стоїть чиясь споруда.
refusal-no-planet = На гексі { $what } немає планети.
refusal-not-home-type = Це планета не вашого рідного типу.
refusal-booster-not-there = Підсилювач «{ $booster }» недоступний.
refusal-not-in-first-game = Цієї фракції немає в першій грі: { $faction }.
refusal-board-taken = Цей планшет уже зайнято: { $faction }.
refusal-sector-not-in-play = На цьому полі такого немає: { $sector }.
refusal-turned-already = Ви це вже повертали: { $sector }.
refusal-no-turn = Так він уже лежить: { $sector }.
refusal-same-type-adjacent = Дві планети одного типу опинилися б поруч: { $sector }.
refusal-wrong-number = Жетонів має бути { $need }, а не { $have }.
refusal-no-brainstone = Мозкового каменя там немає.
refusal-no-project-level = Для проєкту потрібен рівень 1 у сфері «Проєкт „Гая“».
refusal-not-transdim = Для проєкту «Гая» потрібна міжвимірна планета.
refusal-gaiaformer-there = Там уже стоїть гаяформер.
refusal-no-booster-in-last-round = В останньому раунді підсилювач не беруть: просто «pass».
refusal-booster-needed = Хто пасує, бере підсилювач: назвіть його.
refusal-octagon-taken = Дію «{ $octagon }» у цьому раунді вже зайнято.
refusal-no-mine-possible = Немає планети, на якій ви могли б так збудувати шахту.
refusal-no-tile = Немає плитки технології, яку ви могли б узяти.
refusal-no-token = У вас немає жетона федерації.
refusal-nothing-to-gain = Це нічого вам не дасть.
refusal-other-currency = Дію «{ $octagon }» оплачують інакше: «power» і «qic» — різні дії.
refusal-token-not-owned = У вас немає жетона «{ $token }».
refusal-no-token-left = Жетонів федерацій не лишилося.
refusal-too-little-value = Бракує енергоємності: треба { $need }, є { $have }.
refusal-nothing-joined = До вашої федерації треба приєднати планету чи станцію.
refusal-not-usable = { $what } не підходить: це не ваше, або торкається іншої вашої федерації, або вже в ній.
refusal-not-whole = { $what } з’єднано з цими планетами, назвіть і його.
refusal-too-many-satellites = Треба супутників: { $need }, ви можете оплатити { $have }.
refusal-cannot-link = Супутники, які ви можете оплатити, не з’єднають цих планет.
refusal-must-include = Усі найкоротші шляхи проходять повз { $what }, отже, воно входить у федерацію.
refusal-shorter-way = Через { $what } знадобиться менше супутників.
refusal-smaller-one = Можна обійтися без { $what } і з меншою кількістю супутників.
refusal-no-shortest-way = { $what } не лежить на жодному найкоротшому шляху.
refusal-token-gone = Жетона «{ $token }» у запасі немає.
refusal-must-advance = Від цього прогресу відмовитися не можна.
refusal-other-area = Плитка не дає підвищити рівень тут: { $area }.
refusal-off-map = { $what } — поза полем.
refusal-planet-there = Там планета.
refusal-satellite-there = Там супутник чи станція.
refusal-station-there = Там космічна станція.
refusal-shared-mine = Шахту на спільній планеті поліпшити не можна.
refusal-not-yours = Вашої споруди там немає.
refusal-no-such-upgrade = Так поліпшити не можна: { $structure }.
refusal-no-such-order = Жоден порядок доходу до цього не веде.
refusal-earlier-kind = Спершу КУБи, потім руда, знання, кредити; це вже позаду: { $resource }.
refusal-no-such-conversion = За енергію цього не отримати: { $resource }.
refusal-other-faction = Це вміє інша фракція.
refusal-not-owned = У вас немає цієї спеціальної дії: { $special }.
refusal-used = У цьому раунді вже використано: { $special }.
refusal-needs-institute = Для цього потрібен ваш планетарний інститут, і ця дія є лише в однієї фракції.
refusal-no-own-mine = Вашої шахти там немає.
refusal-no-own-lab = Вашої дослідницької лабораторії там немає.
refusal-no-advance = Вам ніде підвищити рівень.
refusal-not-lowest = Це не найнижча ваша сфера: { $area } — { $have }, найнижчий рівень — { $need }.
refusal-token-order = Таклони з інститутом кажуть «charge token_first» або «charge token_last», решта — просто «charge».
refusal-at-top = Ви вже в кінці сфери: { $area }.
refusal-no-navigation = Без інституту бал-т'аки не підвищують рівень у навігації.
refusal-top-taken = На рівні 5 уже стоїть інший: { $area }.
refusal-no-green-token = Потрібен жетон федерації зеленою стороною догори.
refusal-tile-owned = Ця плитка у вас уже є: { $tech }.
refusal-tile-gone = Поліпшеної технології «{ $tech }» на полі досліджень немає.
refusal-level-too-low = Потрібен рівень { $need } ({ $area }), у вас { $have }.
refusal-cannot-cover = У вас немає відкритої плитки «{ $tech }», на яку її покласти.

# Налаштування

option-setup = Розширена гра або перша гра: стале поле й короткий список фракцій.
    .short = Підготовка
option-factions = Фракції за місцями; порожньо — їх вибирають по черзі.
    .short = Фракції
    .none = По черзі
option-draw_factions = Фракції роздають навмання.
    .short = Фракції навмання
option-map = Звичайне поле (стале, а наодинці змінне), стале, змінне або код поля.
    .short = Поле
option-rotate = Останній гравець може повернути сектори змінного поля.
    .short = Поворот секторів
option-leave_out = Менше поле для трьох: які сектори прибрати.
    .short = Менше поле
option-automa = Фракція Автоми у грі наодинці; випадкова — будь-яка іншого кольору, ніж ваша.
    .short = Фракція Автоми
option-difficulty = Наскільки важко перемогти Автому: від Крихтоми до Кошмартоми. У першій грі суперниця завжди Крихтома.
    .short = Рівень Автоми
option-turn_order = Ходи за годинниковою стрілкою від того, хто спасував першим, або в порядку пасу.
    .short = Порядок ходів
option-free_steps_needed = Дія з етапами задарма має використати хоча б один із них.
    .short = Етапи задарма
option-zero_scores = Хто на плитці фінального підрахунку не має нічого, теж посідає місце.
    .short = Нуль у підрахунку
option-end_conversions = Після останнього пасу всі можуть іще раз виконати додаткові дії.
    .short = Останній обмін
option-nevlas_change = Коли невли з інститутом міняють за непарною ціною, решта енергії дає кредит.
    .short = Решта невлів
option-data = Змінені числа компонентів: текст файлу TOML.
    .short = Числа
option-station_on_satellite = Івіти можуть класти космічну станцію на гекс зі своїм супутником.
    .short = Станції івітів
option-lantids_gaia_triggers = Шахта лантідів на чужій планеті типу «Гая» дає очки як шахта на «Гаї».
    .short = «Гая» лантідів
option-ivits_upgrades_suffice = Івіти можуть узяти наступний жетон федерації, якщо енергоємність підняли самі поліпшення.
    .short = Поліпшення івітів

choice-setup-advanced = Розширена
choice-setup-first_game = Перша гра
choice-map-usual = Звичайне
choice-map-first = Стале
choice-map-variable = Усе навмання
choice-map-variant_1 = Варіант 1
choice-map-variant_2 = Варіант 2
choice-map-variant_3 = Варіант 3
choice-leave_out-none = Усе поле
choice-leave_out-s09 = Без 09
choice-leave_out-s10 = Без 10
choice-leave_out-both = Без обох
choice-turn_order-clockwise = За годинниковою стрілкою
choice-turn_order-passing = У порядку пасу

# Автоматичні відповіді

answer-charge = Заряджання від сусідів
choice-charge-ask = Питати щоразу
choice-charge-free = Безкоштовно — заряджати, про решту питати
choice-charge-1 = До 1 ПО — заряджати, про решту питати
choice-charge-2 = До 2 ПО — заряджати, про решту питати
choice-charge-3 = До 3 ПО — заряджати, про решту питати
choice-charge-4 = До 4 ПО — заряджати, про решту питати
choice-charge-always = Завжди заряджати
choice-charge-never = Безкоштовно — заряджати, від решти відмовлятися
answer-decline_useless = Не заряджати після вашого останнього пасу в грі
answer-income = Порядок заряду й жетонів у доході
choice-income-ask = Питати щоразу
choice-income-most_ready = Якомога більше енергії в зоні III
choice-income-least_wasted = Якомога менше втраченого заряду
answer-pay_lowest = Платити жетонами з найнижчих зон
answer-brainstone_moves = Мозковий камінь завжди заряджається першим
answer-end_turn = Завершувати хід, коли лишилися тільки додаткові дії
answer-end_after_charges = Завершувати хід після чужих заряджань, якщо додаткові дії нічого не змінюють
answer-only_advance = Брати єдине можливе просування
answer-satellites = Класти супутники найкоротшим шляхом

# Автома

automa = Автома
automa-wins = Перемогла Автома: { $score } проти { $best }.
automa-loses = Ви перемогли: { $best } проти { $score }.
automa-shares = Порівну, по { $score }: ви ділите перемогу з Автомою.
automa-of = { $faction } (Автома)
automa-none = За цим столом Автоми немає: це суперниця для гри наодинці.

welcome-solo =
    Ви граєте наодинці проти Автоми, рівень «{ $difficulty }» ({ $number } із { $levels }).
    Ресурсів вона не має. У свій хід вона відкриває карту, яка каже, що вона робить, а попередня карта вирішує, як саме. Вам розповідають усе крок за кроком: карти, що вона розглядає, яке правило які планети лишає і, після стрілки, що вона робить. Якщо вона будує поруч із вами, ви, як завжди, можете зарядити енергію.
    Вона пасує, коли колода порожня, або раніше, якщо на одній із трьох останніх карт є хрест. Щораунду в її колоді на карту більше. Після шести раундів перемагає той, у кого більше очок; якщо порівну, перемога спільна.
    «automa» покаже її карту фракції, карти й колоду; «rule автом» знайде її правила.

difficulty-automalein = Крихтома
difficulty-automa = Автома
difficulty-automaechtig = Автомище
difficulty-ultoma = Неймовіртома
difficulty-alptrauma = Кошмартома

choice-difficulty-automalein = Крихтома, найлегший
choice-difficulty-automa = Автома
choice-difficulty-automaechtig = Автомище
choice-difficulty-ultoma = Неймовіртома
choice-difficulty-alptrauma = Кошмартома, найважчий
choice-automa-random = випадкова
choice-automa-terrans = { faction-terrans }
choice-automa-xenos = { faction-xenos }
choice-automa-taklons = { faction-taklons }
choice-automa-hadsch_hallas = { faction-hadsch_hallas }
choice-automa-geodens = { faction-geodens }
choice-automa-firaks = { faction-firaks }
choice-automa-itars = { faction-itars }

deed-upgrade = поліпшити споруду
    .short = поліпшення
deed-mine = збудувати шахту
    .short = шахта
deed-power = закрити дію за енергію чи КУБи
    .short = закрити дію
deed-highest = підвищити рівень у найвищій сфері досліджень
    .short = найвища сфера
deed-random = підвищити рівень у сфері досліджень за номером
    .short = сфера за номером
deed-faction = виконати дію фракції
    .short = дія фракції
deed-advance = підвищити рівень у сфері досліджень
    .short = дослідження

tie-near_human = Найближче до вас
tie-transdim = Спершу міжвимірні планети
tie-final_sectors = Спершу нові сектори
tie-final_types = Спершу нові типи планет
tie-final_gaia = Спершу планети типу «Гая» й міжвимірні
tie-steps = Найменше етапів тераформування
tie-distance = Найближче до вас
tie-down = Перша зліва згори
tie-up = Перша справа знизу

aspect-near_human = відстань до вас
aspect-transdim = міжвимірні
aspect-final_sectors = новий сектор
aspect-final_types = новий тип планет
aspect-final_gaia = «Гая» чи міжвимірні
aspect-steps = етапи тераформування
aspect-distance = відстань до вас

why-card = карта — одна з трьох останніх, і на ній хрест
why-deck = колода порожня
why-no-mine = усі її шахти вже на полі
why-no-planet = у межах дальності немає порожніх планет
why-no-upgrade = поліпшувати нічого
why-no-area = жодна сфера досліджень їй не доступна
why-no-octagon = усі дії за енергію та КУБи зайнято

# Що на її карті фракції

solo-action-terrans = підвищити рівень у «Проєкті „Гая“», потім збудувати шахту в межах дальності 4, спершу на міжвимірних планетах
solo-action-xenos = збудувати шахту в межах дальності 2, потім закрити дію за енергію чи КУБи
solo-action-taklons = збудувати шахту в межах дальності 3 якомога ближче до вас, потім закрити дію за енергію чи КУБи
solo-action-hadsch_hallas = поліпшити споруду; якщо поліпшувати нічого — збудувати шахту в межах дальності 3
solo-action-geodens = підвищити рівень у сфері досліджень за номером, потім закрити дію за енергію чи КУБи
solo-action-firaks = поліпшити споруду; після інституту першою йде лабораторія, що стає торговою станцією
solo-action-itars = закрити дві дії за енергію чи КУБи
solo-ability-none = немає
solo-ability-xenos = карта, що закриває дію за енергію чи КУБи, закриває дві
solo-ability-hadsch_hallas = ще 3 ПО за кожну шахту, що стала торговою станцією
solo-ability-geodens = ще 2 ПО за шахту на планеті нового для неї типу
solo-ability-firaks = поліпшивши торгову станцію до лабораторії, вона підвищує рівень у сфері за номером

solo-title = Автома: { $faction }, рівень «{ $difficulty }»
solo-nobody = Автома, рівень «{ $difficulty }»; її фракція визначиться, коли ви виберете свою
solo-faction-action = Дія фракції ({ $vp } ПО): { $action }
solo-ability = Постійна властивість: { $ability }
solo-built = На полі: { $built }; супутники: { $satellites }; дослідження Т Н І Г Е Н: { $levels }
solo-deck = { $deck ->
    [one] у колоді { $deck } карта
    [few] у колоді { $deck } карти
   *[many] у колоді { $deck } карт
 }
solo-crosswise = { $crosswise ->
    [0] наступний її хід — пас
    [1] на останній вона може спасувати
   *[other] на останніх { $crosswise } вона може спасувати
 }
solo-next = наступного ходу вирішує карта { $card }: { $manner }
solo-next-two = раунд вона почне з двох нових карт
solo-closed = { $closed ->
    [one] Відкладено { $closed } карту; вона ввійде в колоду наступного раунду.
    [few] Відкладено { $closed } карти; щораунду одна з них входить у колоду.
   *[many] Відкладено { $closed } карт; щораунду одна з них входить у колоду.
 }
solo-unknown = { $count ->
    [one] і ще { $count } карта, якої ви не бачили
    [few] і ще { $count } карти, яких ви не бачили
   *[many] і ще { $count } карт, яких ви не бачили
 }
solo-cards = Нова карта каже, що вона робить, попередня — як; { $cross } — можливий пас.
solo-place-action = остання дія
solo-place-deck = у колоді
solo-place-discards = зіграна
solo-column-card = Карта
solo-column-place = Де
solo-column-deed = Дія
solo-column-range = Дальн.
solo-column-final = Фін. плитка
solo-column-direction = Напрямок
solo-column-count = Лічба
final-upper = верхня
final-lower = нижня
final-none = немає
direction-down = зліва згори
    .short = зліва згори
direction-up = справа знизу
    .short = справа знизу
count-left = { $number } зліва
count-right = { $number } справа

manner-range = дальність { $range }
manner-final = { $place } плитка фінального підрахунку
manner-final-tile = { $place } плитка фінального підрахунку ({ $tile })
manner-no-final = без плитки фінального підрахунку
manner-count = лічба до { $number } { $start ->
    [left] зліва
   *[right] справа
 }


cause-automa = { $name }
automa-card = карта рішень
automa-faction = властивість карти фракції
automa-faction_action = дія фракції
automa-level = рівень складності
automa-round_terraform_2 = очки раунду: { round-terraform_2 }
automa-round_research_2 = очки раунду: { round-research_2 }
automa-round_mine_2 = очки раунду: { round-mine_2 }
automa-round_federation_5 = очки раунду: { round-federation_5 }
automa-round_station_3 = очки раунду: { round-station_3 }
automa-round_station_4 = очки раунду: { round-station_4 }
automa-round_gaia_3 = очки раунду: { round-gaia_3 }
automa-round_gaia_4 = очки раунду: { round-gaia_4 }
automa-round_big_5a = очки раунду: { round-big_5a }
automa-round_big_5b = очки раунду: { round-big_5b }

event-automa-faction = Фракція Автоми: { $faction }, рівень «{ $difficulty }».
event-automa-draws = { $use ->
    [mine] Рідні планети однаково близькі до центру, тож вибирає карта { $card }.
   *[booster] Який підсилювач бере Автома, каже карта { $card }.
 }
event-automa-deck = { $cards ->
    [one] У новій колоді Автоми { $cards } карта.
    [few] У новій колоді Автоми { $cards } карти.
   *[many] У новій колоді Автоми { $cards } карт.
 }
event-automa-reveal = Автома відкриває карту { $card }; як діяти, вирішує карта { $behaviour }.
event-automa-turn = { $vp ->
    [0] Автома відкриває карту { $card }: вона хоче { $deed }.
   *[other] Автома відкриває карту { $card }: вона хоче { $deed } (+{ $vp } ПО).
 }
event-automa-manner = Як саме, вирішує карта { $card }: { $manner }.
event-automa-action = Вона хоче { $deed }.
event-automa-entry = { $of ->
    [1] Карта фракції: { $deed }.
   *[other] Карта фракції, { $number } із { $of }: { $deed }.
 }
event-automa-planets = { $count ->
    [1] У межах дальності { $range } одна порожня планета: { $left }.
   *[other] Порожніх планет у межах дальності { $range }: { $count }.
 }
event-automa-structures = { $count ->
    [1] Перше можливе поліпшення зі списку: { $from } → { $to }, лише на { $left }.
    [one] Перше можливе поліпшення зі списку: { $from } → { $to }, на { $count } планеті ({ $left }).
   *[other] Перше можливе поліпшення зі списку: { $from } → { $to }, на { $count } планетах ({ $left }).
 }
event-automa-tie = { $by ->
    [transdim] Спершу міжвимірні планети
    [final_sectors] Спершу сектори, де в неї немає планет
    [final_types] Спершу типи планет, яких у неї немає
    [final_gaia] Спершу планети типу «Гая» й міжвимірні
    [steps] Найменше етапів тераформування ({ $value })
    [down] Перша зліва згори
    [up] Перша справа знизу
   *[distance] { $value ->
        [one] Найближче до вас ({ $value } гекс)
        [few] Найближче до вас ({ $value } гекси)
       *[many] Найближче до вас ({ $value } гексів)
     }
 }: { $after ->
    [1] { $left }.
    [one] лишається { $after } із { $before } ({ $left }).
   *[other] лишаються { $after } із { $before } ({ $left }).
 }
event-automa-tied = { $before ->
    [2] Обидві рівні: { $aspects }.
   *[other] Усі { $before } рівні: { $aspects }.
 }
event-automa-highest = Найвищий рівень, з якого вона може піднятися, — { $level }: { $areas }.
event-automa-counts-areas = { $start ->
    [left] Лічба до { $number } зліва ({ $areas }): { $area }.
   *[right] Лічба до { $number } справа ({ $areas }): { $area }.
 }
event-automa-counts-octagons = { $start ->
    [left] Лічба до { $number } зліва по відкритих діях: { $octagon }.
   *[right] Лічба до { $number } справа по відкритих діях: { $octagon }.
 }
event-automa-closes = Вона закриває дію «{ $octagon }».
event-automa-removes = Вона прибирає з гри поліпшену технологію «{ $tile }» ({ $area }).
event-automa-satellite = Вона ставить супутник: { $at }.
event-automa-cannot = Вона не може { $deed }: { $why }.
event-automa-instead = Натомість вона хоче { $deed }.
event-automa-passes = Автома пасує: { $why }.
event-automa-crosses = Автома відкриває карту { $card } і пасує: { $why }.
event-automa-booster = Вона бере підсилювач «{ $booster }».
event-automa-build = Вона будує шахту: { $at }.
event-automa-gaia-planet = Міжвимірна планета { $at } стає планетою типу «Гая».
event-automa-upgrade = Вона поліпшує { $at }: { $from } → { $to }.
event-automa-advance = Вона підвищує рівень: { $area }, { $level }.
event-automa-points = +{ $vp } ПО ({ $cause }).
event-automa-first-player = Наступний раунд почне Автома.

# Дії після їхнього запису та частини речень.
goods = { $goods }
nothing = { "" }
gain-per = { $gain } { $per }
effect-and = { $first }; { $second }
times = { $number } x { $name }
hex = { $at }
planet-in = { $planet } { $number }
spot-planet = { $planet }, { $sector }
spot-space = { $sector }, { $at }
in-sector = ({ $sector })
on-planet-terra = на земній планеті
    .name = Земна планета
on-planet-oxide = на кислотній планеті
    .name = Кислотна планета
on-planet-volcanic = на вулканічній планеті
    .name = Вулканічна планета
on-planet-desert = на пустельній планеті
    .name = Пустельна планета
on-planet-swamp = на болотяній планеті
    .name = Болотяна планета
on-planet-titanium = на титановій планеті
    .name = Титанова планета
on-planet-ice = на крижаній планеті
    .name = Крижана планета
on-planet-gaia = на планеті типу «Гая»
    .name = Планета типу «Гая»
on-planet-transdim = на міжвимірній планеті
    .name = Міжвимірна планета
on-planet-lost = на загубленій планеті
    .name = Загублена планета
cost-burn = скидання енергії
cost-gaiaformer_to_gaia = гаяформер
cost-token_to_gaia = жетон енергії із зони III
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
action-rotate = Повернути { $sector } на { $degrees }°
action-booster = { $effect }
action-pass = { $effect }
action-federation = { $count ->
    [one] { $count } планета, енергоємність { $value }: { $planets }
    [few] { $count } планети, енергоємність { $value }: { $planets }
   *[many] { $count } планет, енергоємність { $value }: { $planets }
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
    [cover] { $effect } (поверх «{ $over }»)
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

unfit-first-game-map = Перша партія грається на повному постійному полі.
unfit-factions-twice = Фракції або задано, або роздають навмання — не те й інше разом.
unfit-first-game-drawn = У першій партії фракції вибирають, а не роздають навмання.
unfit-faction-count = Задайте по одній фракції на кожне місце або жодної.
unfit-one-board = Дві із заданих фракцій — сторони одного планшета.
unfit-first-game-faction = У першій партії не грають за цю фракцію: { $faction }.
unfit-first-game-automa = У першій партії наодинці Автома грає за Таклонів.
unfit-first-game-level = Рівень першої партії наодинці — { $level }.
unfit-automa-colour = Автома не може грати за { $faction }: той самий колір, що в { $mine }.
unfit-map-players = Це поле не підходить за кількістю гравців: { $players }.
unfit-map-code = Ця частина коду поля не підходить: { $part }.
unfit-left-out = Сектори прибирають лише за трьох гравців і не з поля, заданого кодом.
unfit-turned = Сектори повертають лише на змінному полі.
unfit-few-homes = На полі за цим кодом мало планет виду { $planet }: { $have } з { $need }.

# What a price is made of
price-range = дальність
price-gaia = заселення планети Гая
price-neighbour = сусід не далі двох гексів
price-steps = { $free ->
        [0] тераформування, етапів: { $steps }
       *[other] тераформування, етапів: { $steps }, задарма: { $free }
    }

# Чому правила дорівнюють у партії зараз.

now-vp = Переможні очки: { $seats }.
now-boosters = Можна взяти: { $boosters }.
now-octagons = Вільні в цьому раунді: { $octagons }.
now-tokens = Лишилося в запасі: { $tokens }.
now-round = Раунд { $round } із { $rounds }, очки приносять { $tile }.
now-final = { $final }: { $seats }.
now-range = Ваша дальність — { $range }.
now-step = Крок тераформування коштує вам { $ore } руди.
now-supply = На вашому планшеті: { $pieces }.
now-goods = У вас { $goods }.
now-power = Ваша енергія: I — { $one }, II — { $two }, III — { $three }, область Гаї — { $gaia }.
now-spendable = Ви можете витратити { $power } енергії.
now-income = Наступний дохід принесе вам { $goods }.
now-levels = Ваші рівні: { $levels }.
now-formers = Ваші гаяформери: готові — { $ready }, на карті — { $map }, ще не отримані — { $unearned }.
now-federations = Ваші федерації: { $federations }.
now-green = Ваші жетони федерацій зеленим боком: { $green }.
now-research-points = Ваші дослідження зараз дають { $points } ПО.
now-goods-points = Ваші залишки ресурсів зараз дають { $points } ПО.
