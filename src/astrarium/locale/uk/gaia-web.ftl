# Gaia Project у браузері: називаються планети й сектори, які видно на мапі, а не гекси.
action-place = Почати { $on }
action-build = { structure-mine } { $on }
action-project = { structure-gaiaformer } { $on }
action-station = { structure-space_station } { $on }
action-satellite = { structure-satellite } { $on }
action-upgrade = { $structure } { $on }
action-swap = Поміняти інститут із шахтою { $on }
action-downgrade = Торгова станція замість лабораторії { $on }
action-lost = Загублена планета: { $spot }
action-faction = { $faction }
action-pass = { $booster ->
    [none] { verb-pass }
   *[other] Пас і підсилювач: { $effect }
 }
action-convert = { $cost } → { $gain }
action-income = { $stone ->
    [0] I { $one } · II { $two } · III { $three }
    [1] I { $one } · II { $two } · III { $three } і мозковий камінь у I
    [2] I { $one } · II { $two } · III { $three } і мозковий камінь у II
   *[3] I { $one } · II { $two } · III { $three } і мозковий камінь у III
 }
action-pay = { $stone ->
    [0] I { $one } · II { $two } · III { $three }
    [1] I { $one } · II { $two } · III { $three } і мозковий камінь у I
    [2] I { $one } · II { $two } · III { $three } і мозковий камінь у II
   *[3] I { $one } · II { $two } · III { $three } і мозковий камінь у III
 }
action-burn = { $what ->
    [none] { verb-burn }
   *[other] { $how }
 }
gaia-offer-charge = { $vp ->
    [0] Зарядити { $charged }, безкоштовно
   *[other] Зарядити { $charged }, сплатити { $vp } ПО
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
    [1] { $seat } будують { $on }. Зарядити енергію?
   *[other] Поруч збудували. Зарядити енергію?
 }
event-place = { $institute ->
    [yes] { $seat } починають з інституту { $on }.
   *[no] { $seat } починають із шахти { $on }.
 }
event-build = { $shared ->
    [yes] { $seat } будують шахту поруч із суперником { $on }.
   *[no] { $steps ->
        [0] { $seat } будують шахту { $on }.
       *[other] { $seat } будують шахту { $on } (етапів тераформування: { $steps }).
     }
 }
event-upgrade = { $seat } поліпшують { $on }: { $from } → { $to }.
event-gaia-planet = Міжвимірна планета ({ $sector }) стала планетою типу «Гая» ({ $seat }).
event-lost-planet = { $seat } знаходять загублену планету ({ $sector }).
event-project = { $seat } починають проєкт «Гая» ({ $sector }).
event-federation = { $seat } утворюють федерацію: { $number ->
    [one] { $number } планета
    [few] { $number } планети
   *[other] { $number } планет
 }, супутників: { $satellites }.
event-satellites = { $seat } ставлять { $number ->
    [one] { $number } супутник
    [few] { $number } супутники
   *[other] { $number } супутників
 }.
event-swap = { $seat } переносять інститут: { $from_spots } → { $to_spots }.
event-station = { $seat } кладуть космічну станцію ({ $sector }).
event-automa-satellite = Вона ставить супутник ({ $sector }).
event-automa-structures = { $count ->
    [1] Перше можливе поліпшення зі списку: { $from } → { $to }, лише на одній планеті: { $left_spots }.
    [one] Перше можливе поліпшення зі списку: { $from } → { $to }, на { $count } планеті.
   *[other] Перше можливе поліпшення зі списку: { $from } → { $to }, на { $count } планетах.
 }
event-automa-build = Вона будує шахту { $on }.
event-automa-gaia-planet = Міжвимірна планета ({ $sector }) стає планетою типу «Гая».
event-automa-upgrade = Вона поліпшує: { $from } → { $to }, { $on }.
event-automa-planets = { $count ->
    [1] У межах дальності { $range } одна порожня планета: { $left_spots }.
   *[other] Порожніх планет у межах дальності { $range }: { $count }.
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
    [1] { $left_spots }.
    [one] лишається { $after } із { $before } ({ $left_spots }).
   *[other] лишаються { $after } із { $before } ({ $left_spots }).
 }
gaia-automa-result = Що вона робить
gaia-thought-automa-reveal = Відкриває карту
gaia-thought-automa-action = Дія
gaia-thought-automa-entry = Частина дії фракції
gaia-thought-automa-planets = У межах дальності
gaia-thought-automa-structures = Що можна поліпшити
gaia-thought-automa-highest = Найвище дослідження
gaia-thought-automa-counts-areas = Відлічує сфери
gaia-thought-automa-counts-octagons = Відлічує відкриті дії
gaia-thought-automa-cannot = Неможливо
gaia-thought-automa-instead = Натомість
gaia-thought-automa-passes = Пасує
gaia-tie-final_sectors = Фінальна плитка: сектори
gaia-tie-final_types = Фінальна плитка: типи планет
gaia-tie-final_gaia = Фінальна плитка: «Гая»
gaia-tie-steps = Найменше етапів
gaia-tie-distance = Найближча до вас
gaia-tie-near_human = Найближча до вас
gaia-tie-transdim = Спершу міжвимірні
gaia-tie-down = Напрямок: згори
gaia-tie-up = Напрямок: знизу
