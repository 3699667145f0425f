# «Проект „Гайя“».

title = Проект «Гайя»
example = build 3x-2
example-rule = GP-BUILD-03

help-panels =
    map             поле с названиями гексов
      board           цели раундов, финальный подсчёт, действия энергии и ККИ, усилители, жетоны федераций
      research        поле исследований: кто где стоит, жетоны технологий, что дают уровни
      seats           ресурсы, жетоны технологий и федераций у всех
      planets         все планеты списком, по секторам
      automa          в игре в одиночку: карта цивилизации, карты и колода Автомы

# Рамка

phase-setup = подготовка
phase-income = доход
phase-gaia = фаза гайя
phase-actions = действия
phase-over = конец игры
round-of = раунд { $round } из { $rounds }
passed = пас
taken = занято
used = использовано
green = зелёный
neutral = нейтральный
free-space = Нижний ряд

panel-rounds = Раунды
panel-finals = Финальный подсчёт
panel-actions = Действия энергии и ККИ
panel-boosters = Доступные усилители
panel-tokens = Жетоны федераций
panel-research = Исследования

column-faction = Цивилизация
column-ore = Руда
column-credits = Кред.
column-knowledge = Знания
column-qic = ККИ
column-power = Энергия
column-levels = Т Н И Г Э Н
column-booster = Усилитель
column-area = Область
column-tile = Жетон технологии
column-advanced = Передовая технология (с 4-го уровня, за зелёный жетон федерации)

detail-built = на поле { $built }
detail-range = дальность { $range }
detail-step = руды за этап: { $ore }
detail-formers = гайяформеры: готово { $ready }, на поле { $map }
detail-no-booster = без усилителя
detail-tiles = технологии: { $tiles }
detail-tokens = жетоны федераций: { $tokens }
detail-specials = специальные действия: { $specials }
detail-federations = федерации: { $federations }, спутники: { $satellites }
seats-help = Энергия 2b/4/0 +6: фишки в зонах I, II и III, камень разума (b) в зоне I, ещё 6 фишек в зоне гайя. Числа с плюсом у ресурсов — ближайший доход. Т Н И Г Э Н — уровни в областях исследований.
detail-income = Ближайший доход: { $income }

summary-round = Этот раунд: { $tile }
summary-actions = Свободно на поле исследований: { $actions }
summary-more = «board», «research», «seats» и «map» покажут всё целиком.

legend-hexes = Слева номер ряда, в гексах — столбец: столбец 3 в ряду -2 — это 3x-2. [ ] можно выбрать.

research-help = Со 2-го уровня на 3-й: зарядите 3 энергии. 5-й уровень: один игрок в каждой области, за переворот зелёного жетона федерации.
terraforming-token = 5-й уровень «Терраформирования» даёт жетон: { $token }.
then-area = { $effect } (затем продвижение: { $area })
then-any = { $effect } (затем продвижение в любой области)
to-level = { $area }, уровень { $level }: { $effect }

# Эффекты

amount-ore = { $amount ->
    [one] { $amount } руда
   *[other] { $amount } руды
 }
amount-credits = { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредита
   *[many] { $amount } кредитов
 }
amount-knowledge = { $amount ->
    [one] { $amount } знание
    [few] { $amount } знания
   *[many] { $amount } знаний
 }
amount-qic = { $amount } ККИ
amount-vp = { $amount } ПО
amount-charge = заряд { $amount }
amount-tokens = { $amount ->
    [one] { $amount } фишка энергии
    [few] { $amount } фишки энергии
   *[many] { $amount } фишек энергии
 }
amount-power = { $amount ->
    [one] { $amount } энергия
   *[other] { $amount } энергии
 }
amount-gaiaformer = гайяформер
amount-tech_tile = жетон технологии
amount-steps = { $amount ->
    [one] шахта, { $amount } этап даром
    [few] шахта, { $amount } этапа даром
   *[many] шахта, { $amount } этапов даром
 }
amount-range = дальность { $amount }
amount-lost_planet = затерянная планета
amount-federation_token = жетон федерации
amount-rescore = жетон федерации ещё раз

per-planet_type = за тип планет
per-gaia_planet = за планету типа гайя
per-sector = за сектор
per-federation_token = за жетон федерации
per-mine = за шахту
per-trading_station = за аванпост
per-research_lab = за лабораторию
per-institute_or_academy = за институт или академию

trigger-terraforming_step = этап терраформ.
trigger-advance_research = исследование
trigger-build_mine = шахта
trigger-build_gaia_mine = шахта на гайе
trigger-build_station = аванпост
trigger-build_institute_or_academy = институт, академия
trigger-gain_federation_token = жетон федерации

effect-now = сразу { $what }
effect-income = доход { $what }
effect-action = действие: { $what }
effect-pass = при пасе { $what }
effect-trigger = каждый раз { $vp } ПО: { $event }
effect-round = { $vp } ПО: { $event }
effect-big = энергоёмкость института и академий { $value }
effect-steps-action = действие: шахта, этапов даром: { $amount }
effect-range-action = действие: шахта или проект, дальность +{ $amount }
effect-faction = { $home }; { $start }; энергия { $one }/{ $two }/0

level-step = руды за этап терраформирования: { $ore }
level-range = дальность { $range }
level-project = фишек энергии за проект: { $tokens }

# Компоненты

resource-ore = руда
resource-credits = кредиты
resource-knowledge = знания
resource-qic = ККИ
resource-vp = победные очки
resource-tokens = фишки энергии
resource-power = энергия в зоне III
resource-range = дальность

planet-terra = земной
planet-oxide = кислотный
    .short = кислотн.
planet-volcanic = вулканический
    .short = вулканич.
planet-desert = пустынный
    .short = пустынн.
planet-swamp = болотный
planet-titanium = титановый
planet-ice = ледяной
planet-gaia = гайя
planet-transdim = нестабильная
    .short = нестаб.
planet-lost = затерянная
    .short = затер.

structure-mine = шахта
structure-station = торговый аванпост
    .short = аванпост
structure-lab = научная лаборатория
    .short = лаборатория
structure-institute = планетарный институт
    .short = институт
structure-academy_left = академия (знания)
    .short = академия
structure-academy_right = академия (действие)
    .short = академия
structure-academy = академия
structure-gaiaformer = гайяформер
structure-space_station = космическая станция
    .short = косм. станция
structure-satellite = спутник

planet-of = { $structure }: { $seat }

area-terra = Терраформирование
    .short = Террафор.
area-nav = Навигация
area-ai = Искусственный интеллект
    .short = Иск. инт.
area-gaia = Проект «Гайя»
    .short = Пр. Гайя
area-eco = Экономика
area-sci = Наука

faction-terrans = Терраны
faction-lantids = Лантиды
faction-xenos = Ксеносы
faction-gleens = Глины
faction-taklons = Таклоны
faction-ambas = Амбасы
faction-hadsch_hallas = Хадш-Халла
faction-ivits = Ивиты
faction-geodens = Геодены
faction-bal_taks = Бал-Т'аки
faction-firaks = Фираксы
faction-bescods = Бескоды
faction-nevlas = Невлы
faction-itars = Итары

about-terrans = энергия проектов возвращается в зону II; институт: она же покупает ресурсы
about-lantids = строят шахты и на планетах соперников; институт: 2 знания за каждую
about-xenos = третья начальная шахта; институт: федерации нужна энергоёмкость 6
about-gleens = гайя за руду и с 2 ПО сверху, вместо ККИ получают руду; институт: жетон федерации
about-taklons = камень разума стоит 3 энергии; институт: фишка за каждую пассивную подзарядку
about-ambas = 2 руды постоянного дохода; институт: каждый раунд меняется местами с шахтой
about-hadsch_hallas = 3 кредита постоянного дохода; институт: кредиты вместо энергии в свободных действиях
about-ivits = начинают с института, одна растущая федерация; институт: космическая станция каждый раунд
about-geodens = институт: 3 знания за каждый новый тип планет
about-bal_taks = гайяформеры превращаются в ККИ, до института нет навигации
about-firaks = институт: раз за раунд лаборатория становится аванпостом, а исследование растёт
about-bescods = раз за раунд растёт самая низкая область; институт и академии поменялись местами
about-nevlas = фишки зоны III превращаются в знания; институт: они стоят вдвое
about-itars = сброшенные фишки идут в зону гайя; институт: 4 из них за жетон технологии

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

tech-ore_qic = Руда и ККИ
tech-knowledge_per_type = Знания за типы планет
tech-big_4 = Могучие институт и академии
tech-vp_7 = Семь очков
tech-ore_charge = Руда и заряд
tech-knowledge_credit = Знание и кредит
tech-gaia_vp = Очки за шахты на гайе
tech-credits_4 = Четыре кредита
tech-charge_4 = Заряд четыре
tech-adv_pass_federations = Пас: жетоны федераций
tech-adv_research = Очки за исследования
tech-adv_qic_credits = ККИ и кредиты
tech-adv_mines = Счёт шахт
tech-adv_pass_labs = Пас: лаборатории
tech-adv_sector_ore = Руда секторов
tech-adv_pass_types = Пас: типы планет
tech-adv_gaia = Счёт планет типа гайя
tech-adv_stations = Счёт аванпостов
tech-adv_sectors = Счёт секторов
tech-adv_3_ore = Три руды
tech-adv_federations = Счёт жетонов федераций
tech-adv_3_knowledge = Три знания
tech-adv_mine = Очки за шахты
tech-adv_station = Очки за аванпосты

booster-ore_knowledge = Руда и знание
booster-credits_qic = Кредиты и ККИ
booster-tokens_ore = Энергия и руда
booster-terraform = Терраформирование
booster-range = Дальность
booster-mines = Шахты
booster-labs = Лаборатории
booster-stations = Аванпосты
booster-big = Институт и академии
booster-gaia = Планеты типа гайя

round-terraform_2 = этапы терраформирования
round-research_2 = исследования
round-mine_2 = шахты
round-federation_5 = жетоны федераций
round-station_3 = аванпосты
round-station_4 = аванпосты
round-gaia_3 = шахты на планетах типа гайя
round-gaia_4 = шахты на планетах типа гайя
round-big_5a = институт и академии
round-big_5b = институт и академии

final-structures = Строения
final-in_federations = Строения в федерациях
    .short = В федерациях
final-types = Типы планет
final-gaia = Планеты типа гайя
    .short = Гайя
final-sectors = Секторы
final-satellites = Спутники
final-research = Исследования
final-research_terra = исследования, терраформирование
final-research_nav = исследования, навигация
final-research_ai = исследования, искусственный интеллект
final-research_gaia = исследования, проект «Гайя»
final-research_eco = исследования, экономика
final-research_sci = исследования, наука
final-resources = оставшиеся ресурсы

token-vp12 = 12 ПО
token-vp8_qic = 8 ПО и ККИ
token-vp8_tokens = 8 ПО и фишки энергии
token-vp7_ore = 7 ПО и руда
token-vp7_credits = 7 ПО и кредиты
token-vp6_knowledge = 6 ПО и знания
token-gleens = жетон глинов

octagon-knowledge_3 = три знания
octagon-steps_2 = шахта, два этапа даром
octagon-ore_2 = две руды
octagon-credits_7 = семь кредитов
octagon-knowledge_2 = два знания
octagon-step_1 = шахта, один этап даром
octagon-tokens_2 = две фишки энергии
octagon-tech = жетон технологии
octagon-rescore = жетон федерации ещё раз
octagon-types = очки за типы планет

convert-burn = сброс энергии
convert-power_qic = энергия на ККИ
convert-power_ore = энергия на руду
convert-qic_ore = ККИ на руду
convert-power_knowledge = энергия на знание
convert-power_credit = энергия на кредит
convert-knowledge_credit = знание на кредит
convert-ore_credit = руда на кредит
convert-ore_token = руда на фишку энергии
convert-credits_qic = кредиты на ККИ
convert-credits_ore = кредиты на руду
convert-credits_knowledge = кредиты на знание
convert-former_qic = гайяформер на ККИ
convert-token_knowledge = фишка энергии на знание

special-academy = академия
special-faction = действие цивилизации
special-terraform = шахта с этапом даром (усилитель)
special-range = большая дальность (усилитель)
special-charge_4 = заряд четыре
special-swap = поменять институт и шахту
special-downgrade = лаборатория в аванпост
special-station = космическая станция
special-lowest = самая низкая область
special-adv_qic_credits = ККИ и кредиты
special-adv_3_ore = три руды
special-adv_3_knowledge = три знания

burn-brainstone_up = камень разума поднимается, фишка уходит
burn-brainstone_away = фишка поднимается, камень разума уходит
charge-token_first = сначала новая фишка
charge-token_last = новая фишка в конце
spend-tokens = только фишки
spend-brainstone = камень разума
brainstone-moves = камень разума движется
brainstone-stays = камень разума остаётся

variant-small_random = все семь секторов случайно
variant-variant_1 = внутренние секторы как в первой игре, внешние случайно
variant-variant_2 = внутренние секторы случайно внутри, внешние случайно снаружи
variant-variant_3 = все десять секторов случайно

# Откуда очки и ресурсы

cause-start = начало игры
cause-income = доход
cause-charge = подзарядка
cause-faction = цивилизация
cause-round = цель раунда: { $name }
cause-tech = технология: { $name }
cause-booster = усилитель: { $name }
cause-federation = жетон федерации: { $name }
cause-board = поле исследований: { $name }
cause-rescore = жетон ещё раз: { $name }
cause-convert = { $name }
cause-special = специальное действие: { $name }
cause-level = уровень: { $name }
cause-final = финальный подсчёт: { $name }
score-round = Раунд { $round }: { $name }
score-so-far = Пока
score-if-now = Если бы игра кончилась сейчас
score-final = Финальный подсчёт

# О чём спрашивают

decision-faction = Выберите цивилизацию.
decision-rotate = Поверните сектор поля или закончите с этим.
decision-place = Разместите начальное строение на свободной планете родного типа.
    .ask = Выберите планету для начального строения
decision-booster = Возьмите усилитель раунда.
decision-income = В каком порядке взять заряд и фишки энергии? Энергия в зонах I/II/III после этого:
    .ask = Сначала заряд или сначала фишки? Энергия после этого:
decision-exchange = Сбросить фишки зоны гайя за жетон технологии?
    .ask = Отдать фишки гайя за жетон технологии?
decision-redeem = Из зоны гайя возвращаются фишки энергии: { $tokens }. Что получить за них?
    .ask = Что получить за энергию гайя ({ $tokens })?
decision-turn = Ваш ход. Какое действие?
    .ask = Выберите действие
decision-closing = Действие выполнено. Свободные действия или конец хода?
    .ask = Свободные действия или подтверждение хода
decision-mine = Постройте шахту (этапов даром: { $steps }, дальность +{ $range }).
    .ask = { $steps ->
        [0] Выберите планету для шахты, дальность +{ $range }
       *[other] Выберите планету для шахты, этапов даром: { $steps }
     }
decision-mine_or_project = Постройте шахту или начните проект «Гайя» с дальностью +{ $range }.
    .ask = Шахта или проект «Гайя», дальность +{ $range }
decision-tech = Возьмите жетон технологии.
decision-advance = Продвинуться в области исследований?
decision-lost = Разместите затерянную планету.
decision-satellite = Куда поставить следующий спутник? Осталось: { $left }.
    .ask = Поставьте спутник, осталось: { $left }
decision-token = Возьмите жетон федерации.
decision-rescore = Какой из ваших жетонов федераций принесёт бонусы ещё раз?
    .ask = Какой жетон федерации сыграет ещё раз?
decision-charge = Рядом построили: { $at }. Зарядить энергию?
    .ask = Рядом построили. Зарядить энергию?
decision-pay = Из каких зон уходят фишки энергии ({ $tokens })? I/II/III:
    .ask = Из каких зон взять фишки энергии ({ $tokens })?
decision-spend = Заплатить { $power } энергии одними фишками или камнем разума?
decision-brainstone = Вы заряжаете { $power }. Движется ли камень разума?

verb-faction = Цивилизации
verb-rotate = Повернуть сектор
verb-done = Закончить
verb-place = Планеты
verb-booster = Усилители
verb-income = Порядок дохода
verb-exchange = Обмен
verb-redeem = Получить
verb-build = Построить шахту
verb-project = Начать проект «Гайя»
verb-upgrade = Перестроить строение
verb-federation = Создать федерацию (назвать планеты)
verb-satellite = Гексы
verb-token = Жетоны федераций
verb-research = Продвинуться в исследованиях
verb-power = Действия энергии
verb-qic = Действия ККИ
verb-rescore = Жетоны федераций
verb-special = Специальные действия
verb-swap = Поменять местами институт и шахту
verb-downgrade = Лаборатория в аванпост, затем продвижение
verb-station = Разместить космическую станцию
verb-lowest = Продвинуться в самой низкой области
verb-advance = Продвинуться
verb-skip = Не продвигаться
verb-lost = Гексы
verb-burn = Сбросить энергию
verb-convert = Свободные действия
verb-charge = Зарядить
verb-decline = Не заряжать
verb-spend = Чем платить
verb-brainstone = Камень разума
verb-pay = Откуда взять фишки
verb-tech = Жетоны технологий
verb-pass = Спасовать
verb-end = Закончить ход

charge-price = заряд { $charged } за { $vp } ПО
with-steps = { $price } (этапов: { $steps })

# Что произошло

event-map = Поле собрано.
event-round = Начинается раунд { $round }.
event-faction = В игру вступают { $seat }.
event-rotate = { $seat } поворачивают { $sector }.
event-place = { $institute ->
    [yes] { $seat } начинают с института: { $at }.
   *[no] { $seat } начинают с шахты: { $at }.
 }
event-booster = { $seat } берут усилитель «{ $booster }».
event-points = { $seat }: { $vp } ПО ({ $cause }).
event-gain = { $seat }: { $what } { $amount } ({ $cause }).
event-gains = { $seat }: { $goods } ({ $cause }).
event-charge = { $seat } заряжают { $units } энергии.
event-power = { $seat }: энергия от дохода.
event-tokens-leave = { $to_gaia ->
    [yes] { $seat } перемещают фишки энергии в зону гайя: { $tokens }.
   *[no] { $seat } сбрасывают фишки энергии: { $tokens }.
 }
event-tokens-return = { $seat } возвращают фишки энергии из зоны гайя: { $tokens }.
event-spend = { $seat } тратят { $power } энергии.
event-spend-with = { $seat } платят так: { $with }.
event-pay = { $seat } берут фишки из зон I, II, III: { $from }.
event-brainstone = { $seat }: { $how }.
event-gaia-planet = Нестабильная планета { $at } стала планетой типа гайя ({ $seat }).
event-build = { $shared ->
    [yes] { $seat } строят шахту рядом с соперником: { $at }.
   *[no] { $steps ->
        [0] { $seat } строят шахту: { $at }.
       *[other] { $seat } строят шахту: { $at } (этапов терраформирования: { $steps }).
     }
 }
event-lost-planet = { $seat } находят затерянную планету: { $at }.
event-project = { $seat } начинают проект «Гайя»: { $at }.
event-upgrade = { $seat } перестраивают { $at }: { $from } → { $to }.
event-federation = { $seat } создают федерацию: { $planets }; спутников: { $satellites }.
event-satellites = { $seat } ставят спутники: { $at }.
event-federation-token = { $seat } получают жетон федерации «{ $token }».
event-flip = { $seat } переворачивают жетон федерации «{ $token }».
event-rescore = { $seat } ещё раз получают бонусы жетона федерации «{ $token }».
event-advance = { $seat } продвигаются: { $area }, уровень { $level }.
event-tech = { $seat } берут технологию «{ $tile }».
event-advanced-tech = { $seat } кладут передовую технологию «{ $tile }» на «{ $over }».
event-octagon = { $seat } выполняют действие поля: { $action }.
event-special = { $seat } выполняют специальное действие: { $action }.
event-swap = { $seat } переносят институт: { $from } → { $to }.
event-station = { $seat } размещают космическую станцию: { $at }.
event-burn = { $how ->
    [none] { $seat } сбрасывают энергию.
   *[other] { $seat } сбрасывают энергию ({ $how }).
 }
event-convert = { $seat } меняют: { $action }.
event-exchange = { $seat } сбрасывают фишки зоны гайя ({ $tokens }) за жетон технологии.
event-offer = { $seat } могут зарядить энергию ({ $value }): построено на { $at }.
event-decline = { $seat } не заряжают энергию.
event-pass = { $booster ->
    [none] { $seat } пасуют.
   *[other] { $seat } пасуют и берут усилитель «{ $booster }».
 }
event-first-player = Следующий раунд начнут { $seat }.

# Почему нельзя

refusal-short = Не хватает ({ $resource }): нужно { $need }, есть { $have }.
refusal-too-far = Слишком далеко: шагов { $need }, а со всеми вашими ККИ дальность { $have }.
refusal-lost-planet = На затерянной планете нельзя строить и перестраивать.
refusal-transdim = На нестабильной планете сначала нужен проект «Гайя».
refusal-gaiaformer-of-other = Там стоит чужой гайяформер.
refusal-no-piece = На планшете не осталось фишек: { $structure }.
refusal-no-step-needed = Этой планете не нужен этап терраформирования.
refusal-own-planet = Там уже есть ваша шахта.
refusal-occupied = Там стоит чьё-то строение.
refusal-no-planet = На гексе { $what } нет планеты.
refusal-not-home-type = Это планета не вашего родного типа.
refusal-booster-not-there = Усилитель «{ $booster }» недоступен.
refusal-not-in-first-game = Этой цивилизации нет в первой игре: { $faction }.
refusal-board-taken = Этот планшет уже занят: { $faction }.
refusal-sector-not-in-play = На этом поле такого нет: { $sector }.
refusal-turned-already = Вы это уже поворачивали: { $sector }.
refusal-no-turn = Так он уже лежит: { $sector }.
refusal-same-type-adjacent = Две планеты одного типа оказались бы рядом: { $sector }.
refusal-wrong-number = Фишек должно быть { $need }, а не { $have }.
refusal-no-brainstone = Камня разума там нет.
refusal-no-project-level = Для проекта нужен 1-й уровень в области «Проект „Гайя“».
refusal-not-transdim = Для проекта «Гайя» нужна нестабильная планета.
refusal-gaiaformer-there = Там уже стоит гайяформер.
refusal-no-booster-in-last-round = В последнем раунде усилитель не берут: просто «pass».
refusal-booster-needed = Кто пасует, берёт усилитель: назовите его.
refusal-octagon-taken = Действие «{ $octagon }» в этом раунде уже занято.
refusal-no-mine-possible = Нет планеты, на которой вы могли бы так построить шахту.
refusal-no-tile = Нет жетона технологии, который вы могли бы взять.
refusal-no-token = У вас нет жетона федерации.
refusal-nothing-to-gain = Это ничего вам не даст.
refusal-other-currency = Действие «{ $octagon }» оплачивается иначе: «power» и «qic» — разные действия.
refusal-token-not-owned = У вас нет жетона «{ $token }».
refusal-no-token-left = Жетонов федераций не осталось.
refusal-too-little-value = Не хватает энергоёмкости: нужно { $need }, есть { $have }.
refusal-nothing-joined = К вашей федерации нужно присоединить планету или станцию.
refusal-not-usable = { $what } не подходит: это не ваше, или касается другой вашей федерации, или уже в ней.
refusal-not-whole = { $what } соединено с этими планетами, назовите и его.
refusal-too-many-satellites = Нужно спутников: { $need }, вы можете оплатить { $have }.
refusal-cannot-link = Спутники, которые вы можете оплатить, не соединят эти планеты.
refusal-must-include = Все кратчайшие пути проходят мимо { $what }, значит, оно входит в федерацию.
refusal-shorter-way = Через { $what } понадобится меньше спутников.
refusal-smaller-one = Можно обойтись без { $what } и с меньшим числом спутников.
refusal-no-shortest-way = { $what } не лежит ни на одном кратчайшем пути.
refusal-token-gone = Жетона «{ $token }» в запасе нет.
refusal-must-advance = От этого продвижения отказаться нельзя.
refusal-other-area = Жетон не даёт продвинуться здесь: { $area }.
refusal-off-map = { $what } — вне поля.
refusal-planet-there = Там планета.
refusal-satellite-there = Там спутник или станция.
refusal-station-there = Там космическая станция.
refusal-shared-mine = Шахту на общей планете перестроить нельзя.
refusal-not-yours = Вашего строения там нет.
refusal-no-such-upgrade = Так перестроить нельзя: { $structure }.
refusal-no-such-order = Никакой порядок дохода к этому не ведёт.
refusal-earlier-kind = Сначала ККИ, затем руда, знания, кредиты; это уже позади: { $resource }.
refusal-no-such-conversion = За энергию этого не получить: { $resource }.
refusal-other-faction = Это умеет другая цивилизация.
refusal-not-owned = У вас нет этого специального действия: { $special }.
refusal-used = В этом раунде уже использовано: { $special }.
refusal-needs-institute = Для этого нужен ваш планетарный институт, и это действие есть только у одной цивилизации.
refusal-no-own-mine = Вашей шахты там нет.
refusal-no-own-lab = Вашей научной лаборатории там нет.
refusal-no-advance = Вам негде продвинуться.
refusal-not-lowest = Это не самая низкая ваша область: { $area } — { $have }, самый низкий уровень — { $need }.
refusal-token-order = Таклоны с институтом говорят «charge token_first» или «charge token_last», остальные — просто «charge».
refusal-at-top = Вы уже в конце области: { $area }.
refusal-no-navigation = Без института бал-т'аки не продвигаются в навигации.
refusal-top-taken = На 5-м уровне уже стоит другой: { $area }.
refusal-no-green-token = Нужен жетон федерации зелёной стороной вверх.
refusal-tile-owned = Этот жетон у вас уже есть: { $tech }.
refusal-tile-gone = Передовой технологии «{ $tech }» на поле исследований нет.
refusal-level-too-low = Нужен уровень { $need } ({ $area }), у вас { $have }.
refusal-cannot-cover = У вас нет открытого жетона «{ $tech }», на который её положить.

# Настройки

option-setup = Расширенная игра или первая игра: постоянное поле и короткий список цивилизаций.
    .short = Подготовка
option-factions = Цивилизации по местам; пусто — их выбирают по очереди.
    .short = Цивилизации
    .none = По очереди
option-draw_factions = Цивилизации раздаются случайно.
    .short = Цивилизации наугад
option-map = Обычное поле (постоянное, а в одиночку изменяемое), постоянное, изменяемое или код поля.
    .short = Поле
option-rotate = Последний игрок может повернуть секторы изменяемого поля.
    .short = Поворот секторов
option-leave_out = Поле меньше для троих: какие секторы убрать.
    .short = Поле меньше
option-automa = Цивилизация Автомы в игре в одиночку; случайная — любая другого цвета, чем ваша.
    .short = Цивилизация Автомы
option-difficulty = Насколько трудно победить Автому: от Крохтомы до Кошмартомы. В первой игре соперник всегда Крохтома.
    .short = Уровень Автомы
option-turn_order = Ходы по часовой стрелке от спасовавшего первым или в порядке паса.
    .short = Порядок ходов
option-free_steps_needed = Действие с этапами даром должно использовать хотя бы один из них.
    .short = Этапы даром
option-zero_scores = У кого на жетоне финального подсчёта ничего нет, тоже занимает место.
    .short = Ноль в подсчёте
option-end_conversions = После последнего паса все могут ещё раз выполнить свободные действия.
    .short = Последний обмен
option-nevlas_change = Когда невлы с институтом меняют по нечётной цене, остаток энергии даёт кредит.
    .short = Сдача невлов
option-data = Изменённые числа компонентов: текст файла TOML.
    .short = Числа
option-station_on_satellite = Ивиты могут ставить космическую станцию на гекс со своим спутником.
    .short = Станции ивитов
option-lantids_gaia_triggers = Шахта лантидов на чужой планете типа гайя приносит очки как шахта на гайе.
    .short = Гайя лантидов
option-ivits_upgrades_suffice = Ивиты могут взять следующий жетон федерации, если энергоёмкость подняли одни перестройки.
    .short = Перестройки ивитов

choice-setup-advanced = Расширенная
choice-setup-first_game = Первая игра
choice-map-usual = Обычное
choice-map-first = Постоянное
choice-map-variable = Всё случайно
choice-map-variant_1 = Вариант 1
choice-map-variant_2 = Вариант 2
choice-map-variant_3 = Вариант 3
choice-leave_out-none = Всё поле
choice-leave_out-s09 = Без 09
choice-leave_out-s10 = Без 10
choice-leave_out-both = Без обоих
choice-turn_order-clockwise = По часовой стрелке
choice-turn_order-passing = В порядке паса

# Автоматические ответы

answer-charge = Подзарядка от соседей
choice-charge-ask = Спрашивать каждый раз
choice-charge-free = Бесплатно — заряжать, об остальном спрашивать
choice-charge-1 = До 1 ПО — заряжать, об остальном спрашивать
choice-charge-2 = До 2 ПО — заряжать, об остальном спрашивать
choice-charge-3 = До 3 ПО — заряжать, об остальном спрашивать
choice-charge-4 = До 4 ПО — заряжать, об остальном спрашивать
choice-charge-always = Всегда заряжать
choice-charge-never = Бесплатно — заряжать, от остального отказываться
answer-decline_useless = Не заряжать после вашего последнего паса в игре
answer-income = Порядок заряда и фишек в доходе
choice-income-ask = Спрашивать каждый раз
choice-income-most_ready = Как можно больше энергии в зоне III
choice-income-least_wasted = Как можно меньше потерянного заряда
answer-pay_lowest = Платить фишками из низших зон
answer-brainstone_moves = Камень разума всегда заряжается первым
answer-end_turn = Завершать ход, когда остались только свободные действия
answer-end_after_charges = Завершать ход после чужих зарядок, если свободные действия ничего не меняют
answer-only_advance = Брать единственное возможное продвижение
answer-satellites = Класть спутники по кратчайшему пути

# Автома

automa = Автома
automa-wins = Победила Автома: { $score } против { $best }.
automa-loses = Вы победили: { $best } против { $score }.
automa-shares = Поровну, по { $score }: вы делите победу с Автомой.
automa-of = { $faction } (Автома)
automa-none = За этим столом Автомы нет: это соперник для игры в одиночку.

welcome-solo =
    Вы играете в одиночку против Автомы, уровень «{ $difficulty }» ({ $number } из { $levels }).
    Ресурсов у неё нет. В свой ход она открывает карту, которая говорит, что она делает, а предыдущая карта решает, как именно. Вам рассказывают всё по шагам: карты, что она рассматривает, какое правило какие планеты оставляет и, после стрелки, что она делает. Если она строит рядом с вами, вы, как обычно, можете зарядить энергию.
    Она пасует, когда колода пуста, или раньше, если на одной из трёх последних карт есть крест. Каждый раунд в её колоде на карту больше. После шести раундов побеждает тот, у кого больше очков; при равенстве победа общая.
    «automa» покажет её карту цивилизации, карты и колоду; «rule автом» найдёт её правила.

difficulty-automalein = Крохтома
difficulty-automa = Автома
difficulty-automaechtig = Автомище
difficulty-ultoma = Неверотома
difficulty-alptrauma = Кошмартома

choice-difficulty-automalein = Крохтома, самый лёгкий
choice-difficulty-automa = Автома
choice-difficulty-automaechtig = Автомище
choice-difficulty-ultoma = Неверотома
choice-difficulty-alptrauma = Кошмартома, самый трудный
choice-automa-random = случайная
choice-automa-terrans = { faction-terrans }
choice-automa-xenos = { faction-xenos }
choice-automa-taklons = { faction-taklons }
choice-automa-hadsch_hallas = { faction-hadsch_hallas }
choice-automa-geodens = { faction-geodens }
choice-automa-firaks = { faction-firaks }
choice-automa-itars = { faction-itars }

deed-upgrade = перестроить строение
    .short = перестройка
deed-mine = построить шахту
    .short = шахта
deed-power = закрыть действие энергии или ККИ
    .short = закрыть действие
deed-highest = продвинуться в наивысшей области исследований
    .short = наивысшая область
deed-random = продвинуться в области исследований по номеру
    .short = область по номеру
deed-faction = выполнить действие цивилизации
    .short = действие цивилизации
deed-advance = продвинуться в области исследований
    .short = исследование

tie-near_human = Ближе всего к вам
tie-transdim = Сначала нестабильные планеты
tie-final_sectors = Сначала новые секторы
tie-final_types = Сначала новые типы планет
tie-final_gaia = Сначала планеты типа гайя и нестабильные
tie-steps = Меньше всего этапов терраформирования
tie-distance = Ближе всего к вам
tie-down = Первая слева сверху
tie-up = Первая справа снизу

aspect-near_human = расстояние до вас
aspect-transdim = нестабильные
aspect-final_sectors = новый сектор
aspect-final_types = новый тип планет
aspect-final_gaia = гайя или нестабильные
aspect-steps = этапы терраформирования
aspect-distance = расстояние до вас

why-card = карта — одна из трёх последних, и на ней крест
why-deck = колода пуста
why-no-mine = все её шахты уже на поле
why-no-planet = в пределах дальности нет пустых планет
why-no-upgrade = перестраивать нечего
why-no-area = ни одна область исследований ей не доступна
why-no-octagon = все действия энергии и ККИ заняты

# Что на её карте цивилизации

solo-action-terrans = продвинуться в «Проекте „Гайя“», затем построить шахту в пределах дальности 4, сначала на нестабильных планетах
solo-action-xenos = построить шахту в пределах дальности 2, затем закрыть действие энергии или ККИ
solo-action-taklons = построить шахту в пределах дальности 3 как можно ближе к вам, затем закрыть действие энергии или ККИ
solo-action-hadsch_hallas = перестроить строение; если перестраивать нечего — построить шахту в пределах дальности 3
solo-action-geodens = продвинуться в области исследований по номеру, затем закрыть действие энергии или ККИ
solo-action-firaks = перестроить строение; после института первой идёт перестройка лаборатории в аванпост
solo-action-itars = закрыть два действия энергии или ККИ
solo-ability-none = нет
solo-ability-xenos = карта, которая закрывает действие энергии или ККИ, закрывает два
solo-ability-hadsch_hallas = ещё 3 ПО за каждую шахту, ставшую аванпостом
solo-ability-geodens = ещё 2 ПО за шахту на планете нового для неё типа
solo-ability-firaks = перестроив аванпост в лабораторию, она продвигается в области исследований по номеру

solo-title = Автома: { $faction }, уровень «{ $difficulty }»
solo-nobody = Автома, уровень «{ $difficulty }»; её цивилизация определится, когда вы выберете свою
solo-faction-action = Действие цивилизации ({ $vp } ПО): { $action }
solo-ability = Постоянное свойство: { $ability }
solo-built = На поле: { $built }; спутники: { $satellites }; исследования Т Н И Г Э Н: { $levels }
solo-deck = { $deck ->
    [one] в колоде { $deck } карта
    [few] в колоде { $deck } карты
   *[many] в колоде { $deck } карт
 }
solo-crosswise = { $crosswise ->
    [0] следующий её ход — пас
    [1] на последней она может спасовать
   *[other] на последних { $crosswise } она может спасовать
 }
solo-next = в следующий ход решает карта { $card }: { $manner }
solo-next-two = раунд она начнёт с двух новых карт
solo-closed = { $closed ->
    [one] Отложена { $closed } карта; она войдёт в колоду в следующем раунде.
    [few] Отложены { $closed } карты; каждый раунд одна из них входит в колоду.
   *[many] Отложено { $closed } карт; каждый раунд одна из них входит в колоду.
 }
solo-unknown = { $count ->
    [one] и ещё { $count } карта, которой вы не видели
    [few] и ещё { $count } карты, которых вы не видели
   *[many] и ещё { $count } карт, которых вы не видели
 }
solo-cards = Новая карта говорит, что она делает, предыдущая — как; { $cross } — возможный пас.
solo-place-action = последнее действие
solo-place-deck = в колоде
solo-place-discards = сыграна
solo-column-card = Карта
solo-column-place = Где
solo-column-deed = Действие
solo-column-range = Дальн.
solo-column-final = Фин. жетон
solo-column-direction = Направление
solo-column-count = Счёт
final-upper = верхний
final-lower = нижний
final-none = нет
direction-down = слева сверху
    .short = слева сверху
direction-up = справа снизу
    .short = справа снизу
count-left = { $number } слева
count-right = { $number } справа

manner-range = дальность { $range }
manner-final = { $place } жетон финального подсчёта
manner-final-tile = { $place } жетон финального подсчёта ({ $tile })
manner-no-final = без жетона финального подсчёта
manner-count = счёт до { $number } { $start ->
    [left] слева
   *[right] справа
 }


cause-automa = { $name }
automa-card = карта решений
automa-faction = свойство карты цивилизации
automa-faction_action = действие цивилизации
automa-level = уровень сложности
automa-round_terraform_2 = цель раунда: { round-terraform_2 }
automa-round_research_2 = цель раунда: { round-research_2 }
automa-round_mine_2 = цель раунда: { round-mine_2 }
automa-round_federation_5 = цель раунда: { round-federation_5 }
automa-round_station_3 = цель раунда: { round-station_3 }
automa-round_station_4 = цель раунда: { round-station_4 }
automa-round_gaia_3 = цель раунда: { round-gaia_3 }
automa-round_gaia_4 = цель раунда: { round-gaia_4 }
automa-round_big_5a = цель раунда: { round-big_5a }
automa-round_big_5b = цель раунда: { round-big_5b }

event-automa-faction = Цивилизация Автомы: { $faction }, уровень «{ $difficulty }».
event-automa-draws = { $use ->
    [mine] Родные планеты одинаково близки к центру, поэтому выбирает карта { $card }.
   *[booster] Какой усилитель берёт Автома, говорит карта { $card }.
 }
event-automa-deck = { $cards ->
    [one] В новой колоде Автомы { $cards } карта.
    [few] В новой колоде Автомы { $cards } карты.
   *[many] В новой колоде Автомы { $cards } карт.
 }
event-automa-reveal = Автома открывает карту { $card }; как действовать, решает карта { $behaviour }.
event-automa-turn = { $vp ->
    [0] Автома открывает карту { $card }: она хочет { $deed }.
   *[other] Автома открывает карту { $card }: она хочет { $deed } (+{ $vp } ПО).
 }
event-automa-manner = Как именно, решает карта { $card }: { $manner }.
event-automa-action = Она хочет { $deed }.
event-automa-entry = { $of ->
    [1] Карта цивилизации: { $deed }.
   *[other] Карта цивилизации, { $number } из { $of }: { $deed }.
 }
event-automa-planets = { $count ->
    [1] В пределах дальности { $range } одна пустая планета: { $left }.
   *[other] Пустых планет в пределах дальности { $range }: { $count }.
 }
event-automa-structures = { $count ->
    [1] Первая возможная перестройка из списка: { $from } → { $to }, только на { $left }.
    [one] Первая возможная перестройка из списка: { $from } → { $to }, на { $count } планете ({ $left }).
   *[other] Первая возможная перестройка из списка: { $from } → { $to }, на { $count } планетах ({ $left }).
 }
event-automa-tie = { $by ->
    [transdim] Сначала нестабильные планеты
    [final_sectors] Сначала секторы, где у неё нет планет
    [final_types] Сначала типы планет, которых у неё нет
    [final_gaia] Сначала планеты типа гайя и нестабильные
    [steps] Меньше всего этапов терраформирования ({ $value })
    [down] Первая слева сверху
    [up] Первая справа снизу
   *[distance] { $value ->
        [one] Ближе всего к вам ({ $value } гекс)
        [few] Ближе всего к вам ({ $value } гекса)
       *[many] Ближе всего к вам ({ $value } гексов)
     }
 }: { $after ->
    [1] { $left }.
    [one] остаётся { $after } из { $before } ({ $left }).
   *[other] остаются { $after } из { $before } ({ $left }).
 }
event-automa-tied = { $before ->
    [2] Обе равны: { $aspects }.
   *[other] Все { $before } равны: { $aspects }.
 }
event-automa-highest = Самый высокий уровень, с которого она может продвинуться, — { $level }: { $areas }.
event-automa-counts-areas = { $start ->
    [left] Счёт до { $number } слева ({ $areas }): { $area }.
   *[right] Счёт до { $number } справа ({ $areas }): { $area }.
 }
event-automa-counts-octagons = { $start ->
    [left] Счёт до { $number } слева по открытым действиям: { $octagon }.
   *[right] Счёт до { $number } справа по открытым действиям: { $octagon }.
 }
event-automa-closes = Она закрывает действие «{ $octagon }».
event-automa-removes = Она убирает из игры передовую технологию «{ $tile }» ({ $area }).
event-automa-satellite = Она ставит спутник: { $at }.
event-automa-cannot = Она не может { $deed }: { $why }.
event-automa-instead = Вместо этого она хочет { $deed }.
event-automa-passes = Автома пасует: { $why }.
event-automa-crosses = Автома открывает карту { $card } и пасует: { $why }.
event-automa-booster = Она берёт усилитель «{ $booster }».
event-automa-build = Она строит шахту: { $at }.
event-automa-gaia-planet = Нестабильная планета { $at } становится планетой типа гайя.
event-automa-upgrade = Она перестраивает { $at }: { $from } → { $to }.
event-automa-advance = Она продвигается: { $area }, уровень { $level }.
event-automa-points = +{ $vp } ПО ({ $cause }).
event-automa-first-player = Следующий раунд начнёт Автома.

# Действия после их записи и части предложений.
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
on-planet-terra = на земной планете
    .name = Земная планета
on-planet-oxide = на кислотной планете
    .name = Кислотная планета
on-planet-volcanic = на вулканической планете
    .name = Вулканическая планета
on-planet-desert = на пустынной планете
    .name = Пустынная планета
on-planet-swamp = на болотной планете
    .name = Болотная планета
on-planet-titanium = на титановой планете
    .name = Титановая планета
on-planet-ice = на ледяной планете
    .name = Ледяная планета
on-planet-gaia = на планете типа гайя
    .name = Планета типа гайя
on-planet-transdim = на нестабильной планете
    .name = Нестабильная планета
on-planet-lost = на затерянной планете
    .name = Затерянная планета
cost-burn = сброс энергии
cost-gaiaformer_to_gaia = гайяформер
cost-token_to_gaia = фишка энергии из зоны III
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
action-rotate = Повернуть { $sector } на { $degrees }°
action-booster = { $effect }
action-pass = { $effect }
action-federation = { $count ->
    [one] { $count } планета, энергоёмкость { $value }: { $planets }
    [few] { $count } планеты, энергоёмкость { $value }: { $planets }
   *[many] { $count } планет, энергоёмкость { $value }: { $planets }
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

unfit-first-game-map = Первая партия играется на полном постоянном поле.
unfit-factions-twice = Цивилизации либо заданы, либо раздаются случайно — не то и другое сразу.
unfit-first-game-drawn = В первой партии цивилизации выбирают, а не раздают случайно.
unfit-faction-count = Задайте по одной цивилизации на каждое место или ни одной.
unfit-one-board = Две из заданных цивилизаций — стороны одного планшета.
unfit-first-game-faction = В первой партии не играют за эту цивилизацию: { $faction }.
unfit-first-game-automa = В первой одиночной партии Автома играет за Таклонов.
unfit-first-game-level = Уровень первой одиночной партии — { $level }.
unfit-automa-colour = Автома не может играть за { $faction }: тот же цвет, что у { $mine }.
unfit-map-players = Это поле не подходит по числу игроков: { $players }.
unfit-map-code = Эта часть кода поля не подходит: { $part }.
unfit-left-out = Секторы убирают только при трёх игроках и не с поля, заданного кодом.
unfit-turned = Секторы поворачивают только на изменяемом поле.
unfit-few-homes = На поле по этому коду мало планет вида { $planet }: { $have } из { $need }.

# What a price is made of
price-range = дальность
price-gaia = заселение планеты Гайя
price-neighbour = сосед не дальше двух гексов
price-steps = { $free ->
        [0] терраформирование, этапов: { $steps }
       *[other] терраформирование, этапов: { $steps }, даром: { $free }
    }

# Чему правила равны в партии сейчас.

now-vp = Победные очки: { $seats }.
now-boosters = Можно взять: { $boosters }.
now-octagons = Свободны в этом раунде: { $octagons }.
now-tokens = Осталось в запасе: { $tokens }.
now-round = Раунд { $round } из { $rounds }, приносят очки { $tile }.
now-final = { $final }: { $seats }.
now-range = Ваша дальность — { $range }.
now-step = Этап терраформирования стоит вам { $ore } руды.
now-supply = На вашем планшете: { $pieces }.
now-goods = У вас { $goods }.
now-power = Ваша энергия: I — { $one }, II — { $two }, III — { $three }, область Гайи — { $gaia }.
now-spendable = Вы можете потратить { $power } энергии.
now-income = Следующий доход принесёт вам { $goods }.
now-levels = Ваши уровни: { $levels }.
now-formers = Ваши гайяформеры: готовы — { $ready }, на карте — { $map }, ещё не получены — { $unearned }.
now-federations = Ваши федерации: { $federations }.
now-green = Ваши жетоны федераций зелёной стороной: { $green }.
now-research-points = Ваши исследования сейчас дают { $points } ПО.
now-goods-points = Ваши оставшиеся ресурсы сейчас дают { $points } ПО.
