# Що браузер каже довкола ігор.

# Усюди

loading = Завантаження…
close = Закрити
save = Зберегти
all = Усі
on = Увімк.
off = Вимк.
skip = До змісту
remove = Прибрати: { $name }
show-more = Показати ще { $count }
try-again = Спробувати знову
language = Мова
your-turn = ваш хід

nav-label = Сторінки
nav-play = Грати
nav-tables = Столи
nav-replays = Повтори
nav-rules = Правила

lost-title = Тут нічого немає
lost-text = Можливо, в адресі помилка або столу вже немає.
lost-home = На головну

# Що може піти не так

problem-unreachable = Сервер не відповідає. Можливо, зник зв'язок.
problem-unknown = Щось пішло не так.
problem-bad-request = Сервер цього не розуміє.
problem-wrong-password = Ім'я та пароль не пасують одне до одного.
problem-not-allowed = Це можна не вам.
problem-not-your-seat = Це не ваше місце.
problem-not-found = Такого столу немає, або він не для ваших очей.
problem-taken = Це вже зайнято.
problem-too-large = Це забагато за один раз.
problem-too-many = Забагато запитів. Зачекайте трохи та спробуйте знову.
problem-busy = Сервер зайнятий. Спробуйте трохи згодом.

# Ігри

game-gaia = Проєкт «Гая»
    .line = Чотирнадцять народів, одна мапа: тераформуйте, досліджуйте, єднайтеся.
    .time = 60–150 хв
    .solo = Автома, 5 рівнів
game-race = Боротьба за Галактику
    .line = З доповненням «Грядуща буря». Обирайте таємно, дійте разом.
    .time = 20–40 хв
    .solo = Робот, 3 рівні
game-federation = Федерація
    .line = Голос чи кошти: кожен посол має два боки.
    .time = 60–120 хв

players-range = { $most ->
    [one] { $least }–{ $most } гравець
    [few] { $least }–{ $most } гравці
   *[many] { $least }–{ $most } гравців
 }
play-now = Грати зараз
new-table = Новий стіл
solo = Наодинці
terminal-only = Поки що лише в терміналі:

bot-random = Випадковий
bot-greedy = Жадібний

# Головна

home-waiting = { $count ->
    [one] На вас чекає { $count } стіл
    [few] На вас чекають { $count } столи
   *[many] На вас чекають { $count } столів
 }
home-waiting-text = Хід за вами.
home-calm = На вас ніхто не чекає
home-calm-text = Ходять інші. Коли дійде до вас, ви про це дізнаєтеся.
home-welcome = Вітаємо в Astrarium
home-welcome-text = Оберіть гру: проти ботів вона почнеться одразу.
home-continue = Продовжити
home-games = Ігри
home-mine = Мої партії
home-mine-none = Ви поки що не граєте. «Грати зараз» одразу відкриє стіл із ботами.
home-open = Відкриті столи
home-open-none = Гравців ніде не чекають. Відкрийте стіл, і його побачать тут.
home-finished = Завершені
home-finished-none = Тут будуть ваші зіграні партії: їх можна переглянути хід за ходом.
tables-running = Зараз грають
tables-running-none = Зараз відкритих партій немає.

row-seats = { $seats ->
    [one] Зайнято { $taken } з { $seats } місця
   *[many] Зайнято { $taken } з { $seats } місць
 }
row-waits = чекаємо: { $names }
row-join = Сісти
row-place = { $place }-е місце з { $players }
row-abandoned = партію покинуто
table-solo = Партія наодинці
table-with = З гравцями: { $names }
table-bots = { $count ->
    [one] Проти { $count } бота
   *[many] Проти { $count } ботів
 }
table-untitled = Стіл

# Час

span-days = { $days } д { $hours } год
span-hours = { $hours } год { $minutes } хв
clock-none = без годинника
clock-live = { $minutes } хв + { $bonus } с
clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
 }
clock-hours = { $hours ->
    [one] { $hours } година на хід
    [few] { $hours } години на хід
   *[many] { $hours } годин на хід
 }

# Новий стіл

new-game = Гра
new-seats = Місця
new-options = Налаштування гри
new-clock = Годинник
new-yes = Так
new-no = Ні
new-more-options = { $count ->
    [one] Ще { $count } налаштування
    [few] Ще { $count } налаштування
   *[many] Ще { $count } налаштувань
 }
new-table-itself = Стіл
new-fewer = Менше місць
new-more = Більше місць
new-alone = Ви самі? Одне місце — це гра наодинці: { $rival }.
new-own-text = Свій текст…
new-none = Не вибрано
new-add = Додати…
new-title = Назва
new-title-help = Що інші побачать у списку. Можна лишити порожнім.
new-seed = Зерно
new-seed-help = Те саме число дає ту саму розкладку. Порожньо: випадкове.
new-seen = Хто його бачить
new-seen-open = Усі
new-seen-private = Лише гравці
new-summary = Підсумок
new-sitting = { $count ->
    [one] { $count } місце: { $who }
    [few] { $count } місця: { $who }
   *[many] { $count } місць: { $who }
 }
new-usual-options = Звичайні налаштування
new-spectators = Глядачі бачать те, що відкрито всім
new-record = Версія правил { $version }. Запис зберігає її разом із зерном і налаштуваннями.
new-open = Відкрити стіл
new-start = Почати гру
new-start-bots = Почати одразу, боти на вільні місця

seat-me = Я
seat-me-about = ви
seat-open = Відкрите
seat-open-about = сісти може будь-хто
seat-invited = За запрошенням
seat-invited-short = За посиланням
seat-invited-about = посилання веде лише на це місце
seat-bot = Бот
seat-bot-about = грає одразу, на будь-якому місці
seat-which-bot = Який бот: { $seat }
count-open = { $count ->
    [one] { $count } відкрите
    [few] { $count } відкриті
   *[many] { $count } відкритих
 }
count-invited = { $count } за посиланням
count-bot = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
 }

clock-pace = Темп
clock-length = Скільки часу
clock-kind-none = Без годинника
clock-kind-live = Наживо
clock-kind-turns = По ходах
clock-about-none = Кожен думає стільки, скільки йому потрібно.
clock-about-live = Хвилини на всю партію та ще кілька секунд із кожним рішенням.
clock-about-turns = Стільки часу на кожне рішення: для партій по ходу на день.
clock-zero = Коли час мине
clock-zero-wait = Нічого
clock-zero-bot = Дограє бот
clock-zero-wait-about = Годинник це покаже, і решта може проголосувати за бота.
clock-zero-bot-about = За це місце далі грає бот.
clock-zero-wait-then = на нулі нічого не стається
clock-zero-bot-then = на нулі вступає бот

# За запрошенням

join-title = Вас запросили
join-text = Для вас тримають місце за закритим столом.
join-with = За столом: { $names }
join-sit = Сісти на місце { $number }
join-watch = Лише дивитися

# Записи

record-import = Завантажити запис
record-text = Запис — це партія у вигляді тексту: звідси, з терміналу чи з програми. Завершену можна переглянути, іншу — дограти.
record-file = Файл із записом
record-paste = Або вставте текст сюди
record-open = Відкрити запис

# Обліковий запис

account-of = Обліковий запис: { $name }
account-title = Обліковий запис
account-title-guest = Ви тут гість
account-guest = Гість
account-guest-text = Грати можна одразу. З обліковим записом ваші партії будуть і на інших пристроях.
account-text = Ваші партії зберігаються під цим ім'ям.
account-make = Створити обліковий запис
account-make-tab = Реєстрація
account-make-text = Усі ваші партії лишаться вашими.
account-login = Увійти
account-login-text = Партії, які ви граєте як гість, лишаться за гостем.
account-logout = Вийти
account-name = Ім'я
account-password = Пароль
account-password-help = Щонайменше 8 знаків.
account-webhook = Вебхук
account-webhook-help = Адреса, на яку надійде POST, коли почнеться ваш хід. Можна лишити порожнім.
account-made = Обліковий запис створено.
account-saved = Збережено.
account-logged-in = Ви увійшли.
account-logged-out = Ви вийшли.

# Налаштування

settings = Налаштування
settings-system = Як у системі
settings-theme = Тема
settings-dark = Темна
settings-light = Світла
settings-palette = Кольори
settings-palette-help = Фігури та літери розрізняють усе в обох.
settings-palette-default = Звичайні
settings-palette-safe = Для дальтоніків
settings-motion = Рух
settings-motion-help = Фішки переходять звідти, де були, туди, де стоять.
settings-sound = Звук
settings-sound-help = Один тихий звук, коли починається ваш хід.
settings-notices = Сповіщення
settings-notices-help = Сповіщення системи, коли починається ваш хід, а ви дивитеся деінде.
settings-notices-none = Цей браузер показує сповіщення лише через захищене з'єднання.

# Правила

rules-of = { $game }: правила
rules-search = Шукати в правилах
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
 }
rules-groups = Розділи правил
rules-none = У жодному правилі немає цих слів.
rules-in-english = Правила написано англійською.

# Gaia screen

gaia-map = Поле
gaia-zoom-in = Ближче
gaia-zoom-out = Далі
gaia-zoom-fit = Усе поле
gaia-show-ranges = Дальність
gaia-show-charges = Енергоємність
gaia-show-federations = Федерації
gaia-legend-kept = ще розглядається
gaia-legend-out = відпадає на цьому кроці
gaia-legend-gone = уже відпала
gaia-possible = { $price ->
    [none] { $where }, можна
   *[other] { $where }, можна, { $price }
 }

gaia-tab-research = Дослідження
    .short = Наука
gaia-tab-boards = Планшети
gaia-tab-score = Рахунок
gaia-tab-factions = Фракції
gaia-tab-automa = Автома

gaia-group-faction = Фракція
    .ask = Оберіть фракцію
gaia-group-rotate = Повернути сектори
    .ask = Оберіть сектор, який повернути
gaia-group-place = Початкове місце
    .ask = Оберіть планету для початкової споруди
gaia-group-booster = Підсилювач
    .ask = Оберіть підсилювач раунду
gaia-group-income = Порядок доходу
gaia-group-exchange = Обмін
gaia-group-redeem = Отримати
gaia-group-tech = Технологія
    .ask = Оберіть технологію
gaia-group-advance = Прогрес
    .ask = Оберіть сферу досліджень
gaia-group-lost = Загублена планета
    .ask = Оберіть порожній гекс для загубленої планети
gaia-group-satellite = Супутник
    .ask = Оберіть гекс для супутника
gaia-group-token = Жетон
    .ask = Оберіть жетон федерації
gaia-group-charge = Зарядити
gaia-group-decline = Відмовитися
gaia-group-pay = Віддати жетони
gaia-group-spend = Мозковий камінь
gaia-group-build = Шахта
    .ask = Оберіть планету для шахти
gaia-group-project = Проєкт «Гая»
    .ask = Оберіть міжвимірну планету
gaia-group-upgrade = Поліпшити
    .ask = Оберіть, що поліпшити
gaia-group-federation = Федерація
    .ask = Оберіть планети федерації
gaia-group-research = Дослідити
    .ask = Оберіть сферу досліджень
gaia-group-board = Енергія, КУБи
    .ask = Оберіть дію поля досліджень
gaia-group-special = Особливе
    .ask = Оберіть спеціальну дію
gaia-group-convert = Обмін
    .ask = Що обміняти?
gaia-group-skip = Не підвищувати
gaia-group-done = Готово
gaia-group-end = Закінчити хід
gaia-group-pass = Пас
    .ask = Оберіть підсилювач на наступний раунд

gaia-planet-terra = Земна планета
    .on = на земній планеті
gaia-planet-oxide = Кислотна планета
    .on = на кислотній планеті
gaia-planet-volcanic = Вулканічна планета
    .on = на вулканічній планеті
gaia-planet-desert = Пустельна планета
    .on = на пустельній планеті
gaia-planet-swamp = Болотяна планета
    .on = на болотяній планеті
gaia-planet-titanium = Титанова планета
    .on = на титановій планеті
gaia-planet-ice = Крижана планета
    .on = на крижаній планеті
gaia-planet-gaia = Планета типу «Гая»
    .on = на планеті типу «Гая»
gaia-planet-transdim = Міжвимірна планета
    .on = на міжвимірній планеті
gaia-planet-lost = Загублена планета
    .on = на загубленій планеті

gaia-do-piece = { $piece } { $on }
gaia-do-place = Почати { $on }
gaia-do-lost = Загублена планета: { $at }
gaia-do-federation = { $count ->
    [one] { $count } планета, енергоємність { $value }: { $planets }
    [few] { $count } планети, енергоємність { $value }: { $planets }
   *[many] { $count } планет, енергоємність { $value }: { $planets }
 }
gaia-do-cover = { $tile } (поверх «{ $over }»)
gaia-do-rotate = Повернути { $sector } на { $degrees }°
gaia-do-pass = Пас і підсилювач: { $booster }
gaia-do-income = Енергія після цього: I { $one }, II { $two }, III { $three }
gaia-do-pay = Із I { $one }, із II { $two }, із III { $three }
gaia-do-stone = і мозковий камінь у { $area }
gaia-offer-charge = { $vp ->
    [0] Зарядити { $charged }, безкоштовно
   *[other] Зарядити { $charged }, сплатити { $vp } ПО
 }
gaia-cost-burn = скидання енергії
gaia-cost-gaiaformer_to_gaia = гаяформер
gaia-cost-token_to_gaia = жетон енергії із зони III

gaia-bot = бот
gaia-first = перший
gaia-passed = Пас, { $place }-й
gaia-seat-label = { $name }, { $faction }: { $vp } ПО
gaia-formers = Гаяформери: готово { $ready }, на полі { $map }
gaia-power-label = Енергія: зона «Гая» { $gaia }, I { $one }, II { $two }, III { $three }{ $stone ->
    [1] , мозковий камінь в I
    [2] , мозковий камінь у II
    [3] , мозковий камінь у III
    [4] , мозковий камінь у зоні «Гая»
   *[other] {""}
 }

gaia-round-scoring = Очки раундів
gaia-final-scoring = Фінальний підрахунок
gaia-boosters = Підсилювачі
gaia-any-track = Будь-яка сфера
gaia-owned = ваша
gaia-token = { $token }; залишилося { $left }
gaia-cell = { $who ->
    [none] { $area }, рівень { $level }: { $effect }
   *[other] { $area }, рівень { $level }: { $effect }. Тут: { $who }
 }
gaia-area-terra = Тераформ.
gaia-area-nav = Навігація
gaia-area-ai = ШІ
gaia-area-gaia = Гая
gaia-area-eco = Економіка
gaia-area-sci = Наука

gaia-no-faction = Фракцію ще не вибрано.
gaia-institute-gives = Інститут: { $what }
gaia-row-institute = Інститут
gaia-row-academy = Академії
gaia-row-lab = Лабораторії
gaia-row-station = Торгові станції
gaia-row-mine = Шахти
gaia-per-step = руди / етап
gaia-wheel = Коло тераформування, рідний тип: { $planet }
gaia-holds = Має
gaia-satellites = Супутники й станції: { $count }
gaia-specials = Спеціальні дії
gaia-next-income = Найближчий дохід

gaia-score-now = Звідки очки
gaia-score-final = Остаточний рахунок
gaia-score-sofar = Поки що
gaia-score-ifnow = Якби гра закінчилася зараз

gaia-ability-terrans =
    .base = У фазі «Гая» енергія повертається із зони «Гая» в зону II.
    .institute = ця енергія ще й купує ресурси, як у додаткових діях.
gaia-ability-lantids =
    .base = Можуть будувати шахти на планетах суперників, по одній на кожній.
    .institute = 2 знання за кожну таку шахту.
gaia-ability-xenos =
    .base = Починають із третьою шахтою.
    .institute = федерації досить енергоємності 6.
gaia-ability-gleens =
    .base = Планети типу «Гая» коштують 1 руду замість КУБа й дають на 2 ПО більше. Поки немає правої академії, замість КУБів надходить руда.
    .institute = власний жетон федерації.
gaia-ability-taklons =
    .base = Мозковий камінь — жетон енергії, вартий 3, коли його витрачають.
    .institute = жетон енергії з кожним пасивним заряджанням.
gaia-ability-ambas =
    .base = 2 руди сталого доходу.
    .institute = раз на раунд міняється місцями із шахтою.
gaia-ability-hadsch_hallas =
    .base = 3 кредити сталого доходу.
    .institute = кредити правлять за енергію в додаткових діях.
gaia-ability-ivits =
    .base = Починають із самим інститутом. Їхня єдина федерація росте, супутники коштують КУБи.
    .institute = космічна станція раз на раунд.
gaia-ability-geodens =
    .institute = 3 знання за кожен новий тип планет.
gaia-ability-bal_taks =
    .base = Гаяформер можна обернути на КУБ до наступної фази «Гая». Прогресу в навігації немає.
    .institute = навігація відкривається.
gaia-ability-firaks =
    .base = 2 знання сталого доходу.
    .institute = раз на раунд лабораторія стає торговою станцією, а дослідження просувається.
gaia-ability-bescods =
    .base = Раз на раунд підвищують найнижчу сферу. Інститут і академії під час поліпшення помінялися місцями.
    .institute = споруди на титанових планетах варті на 1 більше.
gaia-ability-nevlas =
    .base = Жетони зони III стають знаннями й ідуть у зону «Гая».
    .institute = жетони зони III рахуються за 2 енергії.
gaia-ability-itars =
    .base = Скинуті жетони йдуть у зону «Гая».
    .institute = 4 жетони, повертаючись із зони «Гая», купують плитку технології.

gaia-automa-action = Дія
gaia-automa-behaviour = Поведінка
gaia-automa-none = Відкритих карт ще немає.
gaia-automa-deck = у колоді
gaia-automa-discards = зіграно
gaia-automa-crosswise = { $count ->
    [one] { $count } карта лежить упоперек: через неї Автома може спасувати.
    [few] { $count } карти лежать упоперек: через них Автома може спасувати.
   *[many] { $count } карт лежать упоперек: через них Автома може спасувати.
 }
gaia-automa-no-resources = без ресурсів
gaia-automa-waits = Після вашого ходу Автома відкриє карту.
gaia-automa-result = Що вона робить
gaia-automa-passes = пас, якщо лежить упоперек
gaia-automa-counts = { $number } { $way }
gaia-card-upgrade = Поліпшити споруду
gaia-card-mine = Збудувати шахту
gaia-card-power = Закрити дію
gaia-card-highest = Найвище дослідження
gaia-card-random = Якесь дослідження
gaia-card-faction = Дія фракції
gaia-card-final = Фінальна плитка
gaia-card-range = Дальність
gaia-card-direction = Напрямок
gaia-card-count = Відлік
gaia-final-upper = верхня
gaia-final-lower = нижня
gaia-final-none = немає
gaia-way-right = праворуч
gaia-way-left = ліворуч
gaia-way-down = ряди згори
gaia-way-up = ряди знизу
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

# Table

table-home = На головну
table-skip = Перейти до рішення
table-board = Ігрове поле
table-seats = Місця
table-mine = Що у вас є
table-side = Планшети
table-below = Журнал, чат, рахунок, нотатки
table-views = Що показати
view-board = Мапа
table-round-phase = Раунд { $round } з { $rounds } · { $phase }
table-round-short = Раунд { $round } · { $phase }
table-connection-lost = Зв’язок втрачено. Він відновиться сам.

table-your-turn = Ваш хід
table-trying = Пробуємо
table-together = Усі обирають таємно
table-offer = Пропозиція
table-offer-help = Поки ви не відповісте, нічого іншого не станеться.
table-to-move = Ходить { $name }
table-to-move-several = Ходять: { $names }
table-nothing-asked = Від вас нічого не потрібно
table-watching = Ви спостерігаєте
table-watching-help = Ви бачите те, що відкрито всім.
table-answers = Автовідповіді
table-answers-are = Автовідповіді: { $answers }.
table-answers-none = Вас питають про все. Автовідповіді можуть позбавити від цього.

table-groups = Дії
table-group-choices = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
 }
table-group-impossible = неможливо: чому?
table-choices = Варіанти
table-other-actions = Інші дії
table-steps = Зроблені кроки
table-possible = { $count ->
    [one] Зараз можлива { $count } дія.
    [few] Зараз можливі { $count } дії.
   *[many] Зараз можливо { $count } дій.
 }
table-lit = { $count ->
    [one] На полі підсвічено { $count } місце.
    [few] На полі підсвічено { $count } місця.
   *[many] На полі підсвічено { $count } місць.
 }
table-pick = { $count ->
    [one] Лишився { $count } варіант. Позначте місця на полі або оберіть зі списку.
    [few] Лишилося { $count } варіанти. Позначте місця на полі або оберіть зі списку.
   *[many] Лишилося { $count } варіантів. Позначте місця на полі або оберіть зі списку.
 }
table-not-final = Поки нічого не остаточно.
table-not-final-others = Поки нічого не остаточно. Після підтвердження енергію зможуть зарядити: { $names }.
table-settles = Відкриється щось приховане. Що з цього вийде, буде видно після підтвердження, і взяти назад буде не можна.
table-ready-count = Готові { $ready } з { $all }.
table-take-back = Узяти назад
table-confirm = Підтвердити хід
table-confirm-so-far = Підтвердити зроблене
table-ready = Готово
table-do-it = Спробувати

table-why-not = Чому не можна?
table-not-possible = Зараз неможливо: { $name }
table-possible-after-all = Можливо: { $name }
table-why-free = Жодне правило цього не забороняє.
table-rule = Правило { $rule }

table-stale = Тим часом хтось зробив хід. Стіл оновлено.
table-refused = Це неможливо.
table-failed = Сервер цього не виконав. Ваші кроки збережено тут; спробуйте ще раз.
table-unreachable = Сервер не відповідає. Ваші кроки збережено тут; спробуйте ще раз.
table-steps-kept = Становище змінилося. Ваші кроки й далі можливі.
table-steps-lost = Становище змінилося. Не всі ваші кроки тепер можливі.

undo-nothing = Брати назад нічого.
undo-others-moved = Останній хід не можна взяти назад: після нього ходили інші.
undo-revealed = Останній хід не можна взяти назад: відкрилося приховане.
undo-not-allowed = Тут нічого не можна взяти назад.

preview-pay = Ви платите
preview-gain = Ви отримуєте
preview-others = Можуть зарядити
preview-after = Залишиться
preview-enter = спробувати,
preview-escape = закрити

table-thinking = Ходить Автома, крок { $step } з { $steps }
table-step-back = Крок назад
table-next-step = Наступний крок
table-to-result = До підсумку
table-understood = Далі
table-every-step = Показувати кожен крок
key-space = Пробіл

table-over = Гру закінчено
table-over-help = Рахунок розповідає, звідки взялося кожне очко.
table-rival-wins = Перемагає { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
 }.
table-final-scores = Підсумкові очки
table-replay = Повтор
table-again = Зіграти ще

table-takeover = За те, щоб за { $name } дограв бот: { $votes } з { $needed }.
table-takeover-vote = Хай дограє бот

panel-log = Журнал
panel-chat = Чат
panel-ledger = Рахунок
panel-notes = Нотатки
log-setup = Підготовка
log-round = Раунд { $round }
ledger-cause = Очки за
ledger-total = Усього
chat-empty = Поки ніхто нічого не сказав.
chat-write = Сказати щось за столом
chat-send = Надіслати
notes-help = Те, що ви пишете тут, бачите лише ви.
notes-saving = Ще не збережено…
notes-saved = Збережено.
answers-help = На те, що задано тут, відповідь дається одразу, і ніхто на вас не чекає. Про все інше вас запитають.
answers-none = У цій грі немає автовідповідей.

room-waiting = Чекаємо на гравців
room-ready = Усі на місці
room-abandoned = Цей стіл покинуто
room-abandoned-help = Грати тут далі не можна.
room-help = Коли гра почнеться, вільні місця займуть боти.
room-bot = бот
room-present = за столом
room-away = немає за столом
room-invited = за запрошенням
room-open = вільно
room-link = Посилання на це місце
room-copy = Скопіювати посилання
room-copied = Скопійовано
room-sit = Сісти
room-stand = Встати
room-put-bot = Бот
room-start = Почати гру
room-abandon = Покинути стіл
room-owner-starts = Гру починає той, хто створив стіл.

trouble-not-found = Такого столу немає
trouble-not-found-help = Можливо, у посиланні помилка або столу вже немає.
trouble-not-allowed = Це закритий стіл
trouble-not-allowed-help = Його бачать лише гравці. Місце відкриває посилання-запрошення.
trouble-unreachable = Сервер не відповідає
trouble-unreachable-help = Ваші ігри там у безпеці. Спробуйте трохи згодом.
trouble-no-screen = У цієї гри ще немає поля в браузері
trouble-no-screen-help = У неї можна грати в терміналі.
trouble-failed = Не вдалося відкрити стіл
trouble-failed-help = Щось пішло не так. Спробуйте ще раз.

# Replay

replay-title = Повтор
replay-move-of = Дія { $move } з { $moves }
replay-points = Очки в цю мить
replay-position = Місце в грі
replay-round = Р{ $round }
replay-moves = Дії
replay-controls = Перегляд гри за кроками
replay-start = На початок
replay-previous = Назад
replay-play = Дивитися
replay-pause = Пауза
replay-next = Уперед
replay-end = У кінець
replay-by = Крок
replay-by-move = дія
replay-by-turn = хід
replay-by-round = раунд
replay-link = Посилання на це місце гри
replay-record = Запис
replay-play-on = Грати звідси
replay-back-to-table = Повернутися за стіл
replay-beginning = Початок гри
