# Gaia Project в браузере: называются планеты и секторы, которые видны на карте, а не гексы.
action-place = Начать { $on }
action-build = { structure-mine } { $on }
action-project = { structure-gaiaformer } { $on }
action-station = { structure-space_station } { $on }
action-satellite = { structure-satellite } { $on }
action-upgrade = { $structure } { $on }
action-swap = Поменять институт с шахтой { $on }
action-downgrade = Торговая станция вместо лаборатории { $on }
action-lost = Затерянная планета: { $spot }
action-faction = { $faction }
action-pass = { $booster ->
    [none] { verb-pass }
   *[other] Пас и усилитель: { $effect }
 }
action-convert = { $cost } → { $gain }
action-income = { $stone ->
    [0] I { $one } · II { $two } · III { $three }
    [1] I { $one } · II { $two } · III { $three } и камень разума в I
    [2] I { $one } · II { $two } · III { $three } и камень разума в II
   *[3] I { $one } · II { $two } · III { $three } и камень разума в III
 }
action-pay = { $stone ->
    [0] I { $one } · II { $two } · III { $three }
    [1] I { $one } · II { $two } · III { $three } и камень разума в I
    [2] I { $one } · II { $two } · III { $three } и камень разума в II
   *[3] I { $one } · II { $two } · III { $three } и камень разума в III
 }
action-burn = { $what ->
    [none] { verb-burn }
   *[other] { $how }
 }
gaia-offer-charge = { $vp ->
    [0] Зарядить { $charged }, бесплатно
   *[other] Зарядить { $charged }, заплатить { $vp } ПО
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
    [1] { $seat } строят { $on }. Зарядить энергию?
   *[other] Рядом построили. Зарядить энергию?
 }
event-place = { $institute ->
    [yes] { $seat } начинают с института { $on }.
   *[no] { $seat } начинают с шахты { $on }.
 }
event-build = { $shared ->
    [yes] { $seat } строят шахту рядом с соперником { $on }.
   *[no] { $steps ->
        [0] { $seat } строят шахту { $on }.
       *[other] { $seat } строят шахту { $on } (этапов терраформирования: { $steps }).
     }
 }
event-upgrade = { $seat } перестраивают { $on }: { $from } → { $to }.
event-gaia-planet = Нестабильная планета ({ $sector }) стала планетой типа гайя ({ $seat }).
event-lost-planet = { $seat } находят затерянную планету ({ $sector }).
event-project = { $seat } начинают проект «Гайя» ({ $sector }).
event-federation = { $seat } создают федерацию: { $number ->
    [one] { $number } планета
    [few] { $number } планеты
   *[other] { $number } планет
 }, спутников: { $satellites }.
event-satellites = { $seat } ставят { $number ->
    [one] { $number } спутник
    [few] { $number } спутника
   *[other] { $number } спутников
 }.
event-swap = { $seat } переносят институт: { $from_spots } → { $to_spots }.
event-station = { $seat } размещают космическую станцию ({ $sector }).
event-automa-satellite = Она ставит спутник ({ $sector }).
event-automa-structures = { $count ->
    [1] Первая возможная перестройка из списка: { $from } → { $to }, только на одной планете: { $left_spots }.
    [one] Первая возможная перестройка из списка: { $from } → { $to }, на { $count } планете.
   *[other] Первая возможная перестройка из списка: { $from } → { $to }, на { $count } планетах.
 }
event-automa-build = Она строит шахту { $on }.
event-automa-gaia-planet = Нестабильная планета ({ $sector }) становится планетой типа гайя.
event-automa-upgrade = Она перестраивает: { $from } → { $to }, { $on }.
event-automa-planets = { $count ->
    [1] В пределах дальности { $range } одна пустая планета: { $left_spots }.
   *[other] Пустых планет в пределах дальности { $range }: { $count }.
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
    [1] { $left_spots }.
    [one] остаётся { $after } из { $before } ({ $left_spots }).
   *[other] остаются { $after } из { $before } ({ $left_spots }).
 }
gaia-automa-result = Что она делает
gaia-thought-automa-reveal = Открывает карту
gaia-thought-automa-action = Действие
gaia-thought-automa-entry = Часть действия цивилизации
gaia-thought-automa-planets = В пределах дальности
gaia-thought-automa-structures = Что можно перестроить
gaia-thought-automa-highest = Лучшее исследование
gaia-thought-automa-counts-areas = Отсчитывает области
gaia-thought-automa-counts-octagons = Отсчитывает открытые действия
gaia-thought-automa-cannot = Невозможно
gaia-thought-automa-instead = Вместо этого
gaia-thought-automa-passes = Пасует
gaia-tie-final_sectors = Финальная цель: секторы
gaia-tie-final_types = Финальная цель: типы планет
gaia-tie-final_gaia = Финальная цель: гайя
gaia-tie-steps = Меньше этапов
gaia-tie-distance = Ближе к вам
gaia-tie-near_human = Ближе к вам
gaia-tie-transdim = Сначала нестабильные
gaia-tie-down = Направление: сверху
gaia-tie-up = Направление: снизу
