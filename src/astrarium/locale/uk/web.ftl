# Що браузер каже довкола ігор.

# Усюди

loading = Завантаження…
close = Закрити
cancel = Скасувати
save = Зберегти
all = Усі
on = Увімк.
off = Вимк.
skip = До змісту
remove = Прибрати: { $name }
show-more = Показати ще
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
problem-password-wrong = Це не ваш пароль.
problem-not-allowed = Вам це недоступно.
problem-banned = Той, хто веде цей сервер, закрив цей обліковий запис.
problem-not-your-seat = Це не ваше місце.
problem-not-yet = Це рішення ухвалить бот. Після цього місце можна повернути.
problem-others-wait = Там грають й інші, їм довелося б на вас чекати. Лишіть місце ботові.
problem-not-found = Такого столу немає, або він не для ваших очей.
problem-taken = Це вже зайнято.
problem-too-large = Це забагато за один раз.
problem-too-many = Забагато запитів. Зачекайте трохи та спробуйте знову.
problem-enough-waiting = У вас уже стільки відкритих столів, скільки можна. Спершу почніть партію за одним із них або перервіть її. З обліковим записом столів може бути більше, ніж у гостя.
problem-enough-bots = У вас уже стільки партій із ботами, скільки можна. Спершу дограйте одну з них або перервіть її. З обліковим записом партій може бути більше, ніж у гостя.
problem-busy = Сервер зайнятий. Спробуйте трохи згодом.
problem-session = Вхід тут завершено. Завантажте сторінку знову.
problem-link-dead = Це посилання вже використано, або воно застаріло.
problem-name-empty = В імені має бути хоча б одна літера.
problem-name-long = Ім'я задовге: щонайбільше 24 знаки.
problem-name-hidden = В імені є знаки, яких не видно.
problem-name-scripts = В одному слові імені змішано літери різних писемностей, або є літери, які легко сплутати з іншими.
problem-name-reserved = Це ім'я залишено для сайту та його ботів.
problem-name-taken = Це ім'я або схоже на нього вже зайнято.
problem-own-name-empty = У назві має бути хоча б одна літера.
problem-own-name-long = Назва задовга: не більше 60 знаків.
problem-own-name-hidden = У назві є знаки, яких не видно.
problem-own-text-empty = Текст порожній.
problem-own-text-long = Текст задовгий.
problem-own-text-hidden = У тексті є знаки, яких не видно.
problem-own-texts-full = Ви зберігаєте вже стільки текстів, скільки можна. Спершу видаліть один.
problem-password-short = У паролі щонайменше 8 знаків.
problem-password-long = У паролі щонайбільше 200 знаків.
problem-password-weak = Цей пароль легко вгадати: він у багатьох, або він випливає з вашого імені чи клавіатури. Краще кілька слів, не пов'язаних між собою.
problem-password-unwritable = У паролі є знаки, які неможливо записати.
problem-email-bad = На таку адресу неможливо надіслати лист.
problem-webhook-bad = Адреса вебхука починається з https:// або http:// і не містить пароля.

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

bot-random = Випадковий
bot-greedy = Жадібний
bot-novice = Новачок
bot-casual = Аматор
bot-skilled = Досвідчений
bot-expert = Майстер
bot-thinks = { $bot }, { $seconds } с
bot-about-random = Робить будь-що з дозволеного.
bot-about-greedy = Бере те, що найвигідніше просто зараз.
bot-about-other = Гість цього сервера.
bot-about-novice-gaia = Займає найближчу планету до кишені. Забуває про цілі раунду й не бачить, скільки енергії дає сусідам.
bot-about-casual-gaia = Обмірковує свій хід і любить дохід. Рідко рано об’єднується у федерації й часом упускає найкраще.
bot-about-skilled-gaia = Планує весь раунд, рахує темп і жетони. Далі раунду майже не дивиться.
bot-about-expert-gaia = Перебирає багато планів раунду, пам’ятаючи про кінець партії. Упускає мало.
bot-about-novice-race = Викладає те, за що може заплатити. Не думає, що оберуть інші.
bot-about-casual-race = Будує виробництво й торгує, але погано вгадує вибір інших.
bot-about-skilled-race = Оцінює карти за досвідом тисяч партій і вгадує вибір інших.
bot-about-expert-race = Той самий досвід, і ще він уявляє майбутні раунди, перш ніж обрати.
bot-about-novice-federation = Іде туди, де зараз дають більше. Забуває про закон і чуже фінансування.
bot-about-casual-federation = Бачить свої голоси й кошти, чужі — рідко.
bot-about-skilled-federation = Програє раунд подумки, перш ніж поставити посла.
bot-about-expert-federation = Програє подумки багато раундів і забирає в інших потрібне їм.
bot-about-novice = Бачить те, що лежить перед ним.
bot-about-casual = Обмірковує хід і часом щось упускає.
bot-about-skilled = Дивиться трохи вперед і рідко помиляється.
bot-about-expert = Дивиться вперед так далеко, як може.
bot-time-novice = відповідає одразу
bot-time-casual = відповідає одразу
bot-time-skilled = думає мить
bot-time-expert = думає до 3 секунд
player-deleted = Видалений гравець

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
home-put-away = Прибрати
home-bring-back = Повернути
home-away = Прибрані
home-finished = Завершені
home-finished-none = Тут будуть ваші зіграні партії: їх можна переглянути хід за ходом.
tables-running = Зараз грають
tables-running-none = Зараз відкритих партій немає.
filter = Які столи показано
filter-game = Усі ігри
filter-pace = Будь-який темп
filter-seats = Хоча б одне місце
filter-seats-least = { $count ->
    [one] Від { $count } місця
   *[many] Від { $count } місць
 }
filter-none = Таких столів зараз немає.

row-seats = { $seats ->
    [one] Зайнято { $taken } з { $seats } місця
   *[many] Зайнято { $taken } з { $seats } місць
 }
row-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } з { $rounds }
}
row-waits = чекаємо: { $names }
row-join = Сісти
row-place = { $place }-е місце з { $players }
row-abandoned = партію перервано
row-vote = решта голосує за бота на вашому місці
row-stand-in = за вас грає бот: поверніть собі місце
row-ending = пропонують закінчити партію
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
clock-live = { $minutes } хв + { $bonus } с
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
new-level = Наскільки сильні боти?
new-thinking = Думати їм можна
new-thinking-usual = як звичайно
new-thinking-up-to = до { $seconds } с
new-fewer = Менше місць
new-more = Більше місць
new-solo = Або наодинці
fared = Ви попереду в { $ahead } із { $games }; у середньому в нього { $points }.
fared-not = Ще не грали.
new-alone = Ви самі? Одне місце — це гра наодинці: { $rival }.
new-own-text = Свій текст…
new-none = Не вибрано
new-add = Додати…
new-title = Назва
new-title-help = Що інші побачать у списку. Можна лишити порожнім.
new-seed = Зерно
new-seed-help = Те саме число дає ту саму розкладку. Порожньо: зерно обере сервер, і його ніхто не знає. Зі своїм зерном стіл тренувальний.
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
seat-bot-level = Бот: { $bot }
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
clock-zero-bot-about = За це місце далі грає бот, доки гравець не повернеться.
clock-zero-wait-then = на нулі нічого не стається
clock-zero-bot-then = на нулі вступає бот

# За запрошенням

join-title = Вас запросили
join-text = Для вас тримають місце за закритим столом.
join-with = За столом: { $names }
join-name = Ваше ім’я
join-sit = Сісти на місце { $number }
join-watch = Лише дивитися
join-over = Цю партію закінчено, сісти вже не можна.
join-begun = Партія почалася: це місце зайняли раніше.
join-yours = Ви вже сидите тут.
join-taken = Це місце вже зайняте; кожне посилання придатне для однієї людини. Попросіть інше.
join-taken-open = Це місце вже зайняте, але за столом є вільне: погляньте на стіл.
join-name-taken = { $name } уже є за цим столом. Виберіть інше ім’я, щоб вас розрізняли.
join-look = Подивитися на стіл

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
account-guest-text = Грати можна одразу. З обліковим записом ваші партії будуть і на інших пристроях.
account-text = Ваші партії зберігаються під цим ім'ям.
account-profile = Ім'я та сповіщення
account-make = Створити обліковий запис
account-make-text = Усі ваші партії лишаться вашими.
account-have = Я маю обліковий запис
account-login = Увійти
account-login-text = Партії, які ви граєте як гість, лишаться за гостем.
account-logout = Вийти
account-logout-guest = Вийти, не зберігши партії?
account-logout-guest-text = Хто ви, знає лише цей браузер. Після виходу до партій цього гостя не повернеться ніхто: щоб зберегти їх, спершу створіть обліковий запис.
account-name = Ім'я
account-name-help = Його бачать інші: за столом і в списках.
account-password = Пароль
account-password-old = Теперішній пароль
account-password-new = Новий пароль
account-password-help = Щонайменше 8 знаків. Добре підійдуть кілька слів, не пов'язаних між собою; імена, ряди клавіш і поширені паролі не приймаються.
account-password-change = Змінити пароль
account-password-text = В усіх інших браузерах буде виконано вихід.
account-password-changed = Пароль змінено, в усіх інших браузерах виконано вихід.
account-webhook = Вебхук
account-webhook-help = Адреса, на яку надійде POST, коли почнеться ваш хід, коли голосують за бота на вашому місці та коли пропонують закінчити партію. Можна лишити порожньою.
account-email = Адреса електронної пошти
account-email-help = Лише на випадок забутого пароля та для вістей про обліковий запис. Можна залишити порожньою.
account-email-now = Листи надходять на { $email }.
account-email-none = Без адреси ніхто не зможе надіслати вам новий пароль.
account-email-sent = Лист надіслано на { $email }. Перейдіть за посиланням із нього впродовж години: лише тоді адреса почне діяти.
account-email-removed = Тепер обліковий запис не має адреси.
account-made = Обліковий запис створено.
account-saved = Збережено.
account-logged-out = Ви вийшли.

sessions = Де виконано вхід
sessions-text = Завершіть усе, чого не впізнаєте: це забутий десь браузер або хтось чужий.
sessions-unknown = Програма або невідомий браузер
sessions-current = цей браузер
sessions-seen = востаннє { $day }
sessions-made = від { $day }
sessions-end = Завершити
sessions-end-one = Завершити: { $device }
sessions-end-others = Завершити всі інші
sessions-ended = Завершено.

leave = Піти
delete = Видалити обліковий запис
delete-guest = Видалити цього гостя
delete-text = Ваше ім'я, адреса, нотатки й карти зникнуть назавжди. Зіграні партії залишаться, на вашому місці буде видалений гравець; у партіях, що тривають, за вас дограє бот.
delete-for-good = Видалити назавжди
deleted = Видалено. Тепер ви новий гість.

forgot = Забули пароль?
forgot-text = Ми надішлемо посилання, за яким можна задати новий.
forgot-who = Ім'я або адреса пошти
forgot-send = Надіслати посилання
forgot-sent = Якщо є обліковий запис із таким іменем чи адресою і його адресу підтверджено, лист уже в дорозі. Посилання в ньому діє годину.
forgot-host = Цей сервер не надсилає листів. Попросіть посилання в того, хто його веде.
reset-title = Новий пароль
reset-text = В усіх браузерах буде виконано вихід, а в цьому — вхід.
reset-set = Задати пароль
verify-title = Це ваша адреса?
verify-text = Після цього листи про обліковий запис надходитимуть сюди.
verify-yes = Так, це моя адреса
verify-done = Дякуємо. Адреса почала діяти.

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
rules-pictures = Про що йдеться
rules-now = У цій партії зараз
rules-search = Шукати в правилах
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
 }
rules-groups = Розділи правил
rules-none = У жодному правилі немає цих слів.
rules-all = Усі правила
rules-link = Посилання на це правило
rules-back = Назад
rules-away = Зараз правил не прочитати: сервер не відповідає.

# Gaia screen

gaia-map = Поле
gaia-zoom-in = Ближче
gaia-zoom-out = Далі
gaia-zoom-fit = Усе поле
gaia-show-ranges = Дальність
gaia-show-charges = Енергоємність
gaia-show-federations = Федерації
gaia-legend-kept = ще у виборі
gaia-legend-out = відпадає зараз
gaia-legend-gone = уже відпала
table-spot = { $price ->
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
gaia-planet-oxide = Кислотна планета
gaia-planet-volcanic = Вулканічна планета
gaia-planet-desert = Пустельна планета
gaia-planet-swamp = Болотяна планета
gaia-planet-titanium = Титанова планета
gaia-planet-ice = Крижана планета
gaia-planet-gaia = Планета типу «Гая»
gaia-planet-transdim = Міжвимірна планета
gaia-planet-lost = Загублена планета

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

# Race screen

race-view-table = Стіл
race-tab-card = Карта
race-tab-tableaus = Сектори
    .short = Сектори
race-tab-goals = Цілі
race-second-copy = друга така карта
race-phases = Фази цього раунду
race-actions = Ваші карти дій
race-not-chosen = не вибрано
race-not-open = поки таємниця
race-second-time = ще раз
race-bonus-explore_5 = подивитися на 5 карт більше
race-bonus-explore_1_1 = подивитися й лишити на 1 більше
race-bonus-develop = розробка дешевша на 1
race-bonus-settle = карта після освоєння світу
race-bonus-consume_trade = спершу продати товар за карти
race-bonus-consume_2x = удвічі більше ПО за товари
race-bonus-produce = товар на світ накопичення
race-tableau = Ваш сектор
race-hand = Ваша рука
race-drawn = Узяті карти
race-pack = Набір
race-drafted = Відібрані карти
race-starts = Ваші рідні світи
race-of-end = { $cards } з { $end ->
    [one] { $end } карти
   *[other] { $end } карт
 }
race-of-limit = { $cards } з { $limit ->
    [one] { $limit } карти
   *[other] { $limit } карт
 }
race-military = атака { $military }
race-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
 }
race-has-good = тут лежить товар
race-lit = підсвічені карти можна вибрати
race-possible = можна
race-worth = Зараз приносить { $vp } ПО
race-last-round = минулий раунд
race-picked = позначено
race-chosen = вибрано
race-trying = проба
race-placing = у гру
race-conquers = завоювати
race-price = { $cards ->
    [0] задарма
   *[other] ціна { $cards }
 }
race-pays = плата
race-discarded = у скид
race-kept = лишається
race-choosing = вибирає
race-ready = готово
race-bot = бот
race-open-tableau = Показати весь сектор
race-acts-in = { $count ->
    [one] { $count } карта діє у фазі { $row }
    [few] { $count } карти діють у фазі { $row }
   *[many] { $count } карт діють у фазі { $row }
 }
race-goal-worth = першому { $first } · більшості { $most } ПО
race-goal-count = { $count } з { $threshold }
race-piles = Жетони й карти
race-pool = { $all ->
    [one] із { $all } жетона
   *[other] із { $all } жетонів
 }
race-deck = колода
race-discards = скид
race-card-none = Наведіть вказівник на карту, і вона з'явиться тут.
race-cards-of = Карти гравця { $name }

# Table

table-home = На головну
table-skip = Перейти до рішення
table-board = Ігрове поле
table-seats = Місця
table-mine = Що у вас є
table-side = Планшети
table-below = Журнал, чат, рахунок, нотатки
table-taller = Розгорнути
table-shorter = Згорнути
table-views = Що показати
view-board = Мапа
table-round-phase = Раунд { $round } з { $rounds } · { $phase }
table-round-short = Раунд { $round } · { $phase }
table-connection-lost = Зв'язок втрачено. Він відновиться сам.

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
table-proposal = Пропозиція { $number } з { $count }
table-proposal-help = Спершу найдешевше. Ще нічого не збудовано.
table-proposal-another = Інше
table-proposal-by-hand = Вручну
table-proposal-take = Узяти це
table-plan = План ходу
table-planning = План наперед: його бачите тільки ви
table-planning-help = План збережеться й буде запропонований, коли настане ваш хід.
table-plan-keep = Залишити план
table-plan-at-once = Зіграти одразу, якщо все можливо
table-plan-none = Зараз не можна планувати хід.
table-plan-offered = Це ваш план. Підтвердьте його або змініть.
table-plan-lost = Частина плану вже неможлива.
table-way-group = { $name }: продовжити тут
table-thin = Обведене можливе: оберіть його на полі або дію тут.
table-steps = Зроблені кроки
table-steps-left = залишиться
table-step-undo = Повернутися до того, що було перед кроком { $number }: { $step }
table-possible = { $count ->
    [one] Зараз можлива { $count } дія.
    [few] Зараз можливі { $count } дії.
   *[many] Зараз можливо { $count } дій.
 }
table-lit = { $count ->
    [one] Підсвічено { $count } варіант.
    [few] Підсвічено { $count } варіанти.
   *[many] Підсвічено { $count } варіантів.
 }
table-pick = { $count ->
    [one] Лишився { $count } варіант. Позначте місця на полі або оберіть зі списку.
    [few] Лишилося { $count } варіанти. Позначте місця на полі або оберіть зі списку.
   *[many] Лишилося { $count } варіантів. Позначте місця на полі або оберіть зі списку.
 }
table-series = { $left ->
    [0] Вибрано все: { $count }.
   *[other] Вибрано { $picked } з { $count }, лишилося { $left }.
 }
table-not-final = Поки нічого не остаточно.
table-not-final-others = Поки не остаточно. Потім зможуть зарядити: { $names }.
table-reveals = Відкриється щось приховане. Що з цього вийде, буде видно після підтвердження, і взяти назад буде не можна.
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
table-rules-of = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
 }

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
preview-rules = правила

table-thinking = { $game ->
    [federation] Фаза управління
    [race] Діє робот
   *[other] Ходить Автома
 }, крок { $step } з { $steps }
scene-executive = Фаза управління
scene-final = Фінальний підрахунок
scene-step = { $scene }, крок { $step } з { $steps }
scene-before = До підрахунку
scene-so-far = Поки що
scene-rule = Правило
table-step-back = Крок назад
table-next-step = Наступний крок
table-to-result = До підсумку
table-understood = Далі
table-every-step = Показувати кожен крок
key-space = Пробіл

table-over = Гру закінчено
table-over-help = Рахунок розповідає, звідки взялося кожне очко.
table-final-scores = Підсумкові очки
table-replay = Повтор
table-again = Зіграти ще
rematch = Ще раз?
rematch-help = Ті самі налаштування, починає наступний. Почнеться, коли згодні всі.
rematch-count = Ще раз: { $wanting } з { $people }
rematch-bot = завжди готовий
rematch-wants = хоче ще
rematch-asked = ще не спитано

table-takeover = Замість гравця { $name } може грати бот, якщо згодні всі: { $votes } з { $needed }.
table-takeover-soon = Гравця { $name } немає за столом. Через { $time } може вступити бот, якщо згодні всі: { $votes } з { $needed }.
table-takeover-vote = Хай грає бот
table-takeover-not = Відкликати голос
table-takeover-mine = Ваш час минув, і { $votes } з { $needed } за те, щоб замість вас грав бот. Ваш хід це скасує.

table-leave = Вийти з-за столу
table-leave-help = На вашому місці гратиме бот. Повернутися можна будь-коли.
table-abandon-help = Партія закінчиться тут для всіх, без результату.
table-stay = Грати далі

table-ask-end = Запропонувати закінчити
table-ask-end-help = Спитають решту. Коли погодяться всі, партія закінчиться тут, без результату.
table-ending = { $names }: закінчити партію тут, без результату? За: { $votes } з { $needed }.
table-ending-maker = Господар столу пропонує закінчити партію тут, без результату. За: { $votes } з { $needed }.
table-ending-mine = Ви запропонували закінчити партію тут, без результату. За: { $votes } з { $needed }.
table-ending-agree = Закінчити партію
table-ending-withdraw = Відкликати

table-stand-in = За вас грає бот
table-stand-in-left = Ви залишили йому місце. Його можна повернути будь-коли: наступне рішення буде за вами.
table-stand-in-voted = Вас не було, і решта погодилася. Поверніть собі місце: наступне рішення буде за вами.
table-stand-in-time = Ваш час минув. Поверніть собі місце: наступне рішення буде за вами.
table-stand-in-wait = Час на це рішення минув. Його ухвалить бот, після цього місце знову ваше.
table-take-seat-back = Повернути собі місце
table-news = Про що домовляються гравці

panel-log = Журнал
panel-chat = Чат
panel-ledger = Очки
panel-notes = Нотатки
log-setup = Підготовка
log-round = Раунд { $round }
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
room-abandoned = Цю партію перервано
room-abandoned-help = Грати тут далі не можна.
room-help = Коли гра почнеться, вільні місця займуть боти.
room-bot = бот
room-present = за столом
room-away = немає за столом
room-away-for = немає за столом: { $time }
room-asked = Налаштування змінено. Погляньте на них і скажіть, чи почнете ви так.
room-unready = Гра почнеться, коли всі будуть готові.
room-is-ready = готово
room-get-ready = Готово
room-not-ready = Поки не готово
room-change = Змінити
room-change-title = У що граємо
room-change-help = Усіх інших за столом спитають наново, чи готові вони.
room-change-do = Змінити
room-invite-title = Запросити
room-invite-seat = Посилання й код ведуть просто на місце { $number }, для однієї людини. Обліковий запис не потрібен.
room-invite-open = Посилання й код ведуть до столу; хто прийде, сяде на вільне місце. Обліковий запис не потрібен.
room-invite-local = Адреса цієї сторінки відкривається лише на цій машині. Відкрийте сторінку за адресою цієї машини у вашій мережі, і посилання підійде іншим.
room-share = Поділитися
room-qr = Запрошення у вигляді QR-коду
room-invited = за запрошенням
room-open = вільно
room-link = Посилання на це місце
room-copy = Скопіювати посилання
room-copied = Скопійовано
room-sit = Сісти
room-stand = Встати
room-put-bot = Бот
room-invite = Скопіювати запрошення
room-start-with = Почати: { $people ->
    [one] { $people } гравець
    [few] { $people } гравці
   *[many] { $people } гравців
 } і { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
 }
room-start = Почати гру
room-abandon = Перервати партію
room-owner-starts = Гру починає той, хто створив стіл.

trouble-not-found = Такого столу немає
trouble-not-found-help = Можливо, у посиланні помилка або столу вже немає.
trouble-not-allowed = Це закритий стіл
trouble-not-allowed-help = Його бачать лише гравці. Місце відкриває посилання-запрошення.
trouble-unreachable = Сервер не відповідає
trouble-unreachable-help = Ваші ігри там у безпеці. Спробуйте трохи згодом.
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
replay-link-closed = Стіл закритий: посилання відкриється лише тим, хто тут грав.
replay-link = Посилання на це місце гри
replay-record = Запис
replay-tell = Покроково
replay-play-on = Грати звідси
replay-back-to-table = Повернутися за стіл
replay-beginning = Початок гри

# Race robot

race-tab-robot = Робот
race-robot-mat = Поле робота
race-robot-you = Ви
race-robot-action = Його дія
race-robot-answer = Його реакція
race-robot-credit = Кредити
race-robot-economy = Економіка
race-robot-die-on = Тут лежить кубик: { $space }
race-robot-level = { $level ->
    [easy] легкий
    [hard] складний
   *[other] середній
 }
race-robot-waits = Він кине кубики, коли ви оберете дії.
race-robot-flips = Карти, які він відкриває
race-robot-flip = { $fits ->
    [yes] викладено
    [credit] бракує кредитів
   *[no] не підходить
 }
race-robot-cards = { $cards ->
    [one] { $cards } карта перед ним
    [few] { $cards } карти перед ним
   *[other] { $cards } карт перед ним
 }
race-robot-spaces = Що роблять його комірки
race-space-explore = Розвідка
race-space-develop = Розвиток
race-space-settle = Освоєння
race-space-consume_trade = Продаж
race-space-consume_2x = ×2
race-space-produce = Виробництво

# Race cards

cards-title = Власні карти
cards-about = Пишіть карти для «Боротьби за Галактику» тими самими словами, з яких складено надруковані. Поки ви пишете, вони малюються й перевіряються; потім їх можна замішати в колоду за будь-яким столом.
cards-sets = Ваші набори
cards-no-sets = Наборів поки немає. Почніть новий або візьміть дванадцять прикладів.
cards-new-set = Новий набір
cards-all-examples = Почати з прикладів
cards-examples = Приклади
cards-upload = Відкрити файл TOML
cards-set = Набір
cards-set-name = Назва набору
cards-my-set = Мої карти
cards-add = Додати карту
cards-add-example = Додати приклад…
cards-new-name = Нова карта { $number }
cards-drop = Прибрати цю карту
cards-checking = Гра читає карти…
cards-fine = Гра приймає ці карти.
cards-save = Зберегти
cards-saved = Збережено
cards-download = Завантажити як TOML
cards-play = Грати з ними
cards-delete = Видалити
cards-delete-sure = Видалити назавжди
cards-keep = Залишити
cards-name = Назва
cards-id = Код
cards-type = Вид карти
cards-world = Світ
cards-military = Захищений світ
cards-development = Розробка
cards-cost = Вартість
cards-defence = Захист
cards-points = Очки
cards-copies = Копії
cards-good = Товар
cards-no-good = Немає
cards-keywords = Ознаки й символи
cards-powers = Властивості
cards-scoring = Очки за
cards-add-line = Додати рядок…
cards-remove-line = Прибрати рядок { $line }
cards-says-nothing = Цей рядок поки нічого не означає.
cards-none = Лише надруковані карти
cards-option = Карти одного з ваших наборів замішуються в колоду.
cards-write = Написати карти

# Federation screen

federation-law-all = { $wing }, закон { $law }: { $all }
federation-moon-holds = Місяць { $moon }, сила { $strength }: { $tokens }
federation-pending = цього раунду +{ $count }
federation-senate = Сенат
federation-law = Закон: { $law }
federation-votes = { $count ->
    [one] голос
    [few] голоси
   *[other] голосів
 }
federation-no-votes = без голосів
federation-contributions = { $count ->
    [one] { $count } внесок
    [few] { $count } внески
   *[other] { $count } внесків
 }
federation-planet = { $planet }; залишилися ордени за вплив: { $left }
federation-free = даром
federation-none = поки немає
federation-tab-planets = Планети
federation-tab-mine = Мій планшет
    .short = Мій
federation-tab-boards = Інші
federation-level = рівень { $level }, { $upkeep ->
    [none] без утримання
   *[other] утримання: { $upkeep }
 }
federation-degree = Ступінь { $degree } з { $top }
federation-reserve = Запас
federation-limits = кристалів { $crystals } з { $most }, діамантів до { $gold }
federation-missions = виконано { $done }, відкрито { $open }
federation-hangar = Ангар
federation-assistant = Кубик помічників
federation-medal-worth = зараз { $now }{ $next ->
    [none] {""}
   *[other] , з іще одним { $next }
 }
federation-medal-count = Ордени: { $count }, очок { $points }
federation-to-place = лишилося { $count }
federation-bot = бот
federation-fund = Фінанси
federation-fund-for = Фінанси, +{ $bonus }
federation-cover = Під жетоном
federation-turns = { $count ->
    [one] ще { $count } хід
    [few] ще { $count } ходи
   *[other] ще { $count } ходів
 }
federation-exe-floors = Поверхи

# Guide

learn = Вчитися
learn-title = Перша партія
hint = Підказка
hint-about = Що зробив би досвідчений гравець?
hint-given = Порада: { $action }.
hint-none = Зараз підказки немає.

# Why something is advised, by its verb
hint-why-gaia-faction = Те, з чого вона починає, пасує до цієї мапи й раундів.
hint-why-gaia-place = Від неї можна дістатися інших планет, а сусіди дають енергію й дешевші станції.
hint-why-gaia-booster = Його дохід пасує до того, за що ви платитимете далі.
hint-why-gaia-income = У такому порядку заряд просуне енергію далі.
hint-why-gaia-build = Кожна шахта приносить дохід і відсуває вашу дальність, а планету займає той, хто встиг першим.
hint-why-gaia-project = Планета, що стала зеленою, не потребує КУБа, а планети Гая рахуються в багатьох цілях.
hint-why-gaia-upgrade-station = Відтепер кредити надходять щораунду, а станція може вирости в лабораторію чи інститут.
hint-why-gaia-upgrade-lab = Лабораторія приносить знання щораунду й плитку технології зараз; що раніше, то частіше платить.
hint-why-gaia-upgrade-institute = Інститут пробуджує здібність вашої фракції й приносить енергію щораунду.
hint-why-gaia-upgrade-academy_left = Академія приносить плитку технології й багато знань щораунду.
hint-why-gaia-upgrade-academy_right = Академія приносить плитку технології й спеціальну дію в кожному раунді.
hint-why-gaia-federation = Жетон платить відразу, а зелений відкриває поліпшену плитку чи вершину сфери.
hint-why-gaia-satellite = На цьому шляху треба найменше жетонів енергії.
hint-why-gaia-token = Те, що він дає крім очок, вам найпотрібніше.
hint-why-gaia-research = Те, що дає наступний рівень, корисніше за самі знання: вони для того й потрібні.
hint-why-gaia-research-eco = Дохід рахується за кожен раунд, що лишився, тому економіка найкраща на початку.
hint-why-gaia-research-sci = Знання щораунду прискорюють усі подальші дослідження.
hint-why-gaia-research-nav = Дальність відкриває планети, за які інакше довелося б платити КУБами.
hint-why-gaia-research-terra = Дешевші етапи відкривають планети інших типів, де ще є місце.
hint-why-gaia-research-ai = КУБи збільшують дальність, заселяють планети Гая й купують найсильніші дії.
hint-why-gaia-research-gaia = Гаяформери відкривають міжвимірні планети, яких інакше ніхто не займе.
hint-why-gaia-power = За раунд вона дістається одному, хто встиг першим, а енергія, що лежить, нічого не приносить.
hint-why-gaia-qic = За раунд вона дістається одному, і зараз вона дає більше, ніж КУБи деінде.
hint-why-gaia-special = Вона нічого не коштує й доступна раз у кожному раунді.
hint-why-gaia-tech = Те, що вона приносить разом із кроком досліджень, зараз найцінніше.
hint-why-gaia-advance = Крок безкоштовний, а ця сфера зараз найкорисніша.
hint-why-gaia-burn = Один жетон пропадає, зате інший можна витратити відразу.
hint-why-gaia-convert = Так виходить те, чим треба платити за наступну дію.
hint-why-gaia-charge = Ця енергія варта більше, ніж за неї просять: на неї купують дії й ресурси.
hint-why-gaia-decline = Очки, яких це коштує, дорожчі за цю енергію.
hint-why-gaia-pay = Жетонам із зони I найдалі до користі.
hint-why-gaia-spend = Те, що лишається, цінніше в наступних ходах.
hint-why-gaia-pass = На решту не купиш нічого вартого, а той, хто спасував першим, раніше вибирає підсилювач і починає наступний раунд.
hint-why-gaia-end = Ніщо з того, що ще можна обміняти, зараз не потрібне.
hint-why-gaia-lost = Там вона допомагає дальності й усьому, що рахує ваші планети.
hint-why-race-action-explore_5 = На руці мало того, що скоро можна викласти, а так видно найбільше карт.
hint-why-race-action-explore_1_1 = Так лишається більше карт, а картами платять за все.
hint-why-race-action-develop = Розробка з руки почне працювати відразу, а вам вона на карту дешевша.
hint-why-race-action-settle = Ви маєте світ, який можна освоїти, і за це надходить карта.
hint-why-race-action-consume_trade = Проданий зараз товар наповнює руку, а з повною рукою викладають більше.
hint-why-race-action-consume_2x = Так ваші товари дають удвічі більше жетонів.
hint-why-race-action-produce = Ваші світи порожні, а з товарів виходять і карти, і жетони.
hint-why-race-keep = Вона пасує до вашого сектора, або її скоро можна викласти.
hint-why-race-discard = До неї черга дійшла б останньою.
hint-why-race-develop = Її властивості й очки варті більше, ніж віддані карти.
hint-why-race-settle = Те, що він виробляє, дає чи рахує, варте більше за його ціну.
hint-why-race-nothing = Карти на руці зараз цінніші за те, що можна викласти.
hint-why-race-pay = Її вам найменше бракуватиме.
hint-why-race-payment = Віддані карти дешевші за те, чим довелося б пожертвувати інакше.
hint-why-race-conquer = Вашої атаки вистачає, і карт віддавати не треба.
hint-why-race-sell = Цей товар приносить найбільше, або інші потрібні для споживання.
hint-why-race-consume = Ця властивість видобуває з товару найбільше.
hint-why-race-spend = Товари, що лишаються, цінніші для інших властивостей.
hint-why-race-gamble = У колоді найбільше карт із цим числом.
hint-why-race-produce = Його товар для вас найцінніший.
hint-why-federation-start = Те, що він дає, знадобиться першим.
hint-why-federation-place-vote = Дія корисна зараз, а голоси рахуються для поверху й закону, що вам платять.
hint-why-federation-place-fund = Дія корисна зараз, а фінансування відкриває місію й рухає проєкт, який можна виграти.
hint-why-federation-place-cover = Дія корисна зараз, а жетон тут вирішує більше, ніж потім.
hint-why-federation-place-outer = Океаній зараз відкриває дорожчі місця.
hint-why-federation-cover = Тут жетон вирішує більше, ніж вирішив би потім.
hint-why-federation-die = Тут його голоси вирішують поверх або крило.
hint-why-federation-skip = Те, чого це коштує, дорожче за те, що це принесе.
hint-why-federation-keep = Посол, яким він лежить, тут цінніший.
hint-why-federation-move = Цей шлях приносить найбільше — зараз і далі.
hint-why-federation-take = Його голоси чи фінансування потім щось вирішать.
hint-why-federation-shop = Вона дає те, що потрібно наступним послам.
hint-why-federation-hire = Він допомагає знову і знову до кінця гри.
hint-why-federation-build = Вплив рахується для закону, проєкту й орденів, а споруда ще й платить.
hint-why-federation-mission = Це майже другий хід за один корабель.
hint-why-federation-marker = Її рівень досяжний, і вона варта корабля.
hint-why-federation-project = Ви попереду в тому, що він рахує, або скоро будете.
hint-why-federation-medal = Кожен новий вид ордена цінніший за попередній.
hint-why-federation-spy = Потрібне місце зайняте, а так його дія повторюється.
hint-why-federation-pay = Те, що лишається, відкриває більше місць, ніж віддане.
hint-why-federation-upkeep = Рівень — це ціна кожного виграного поверху, і його вимагають місії.
hint-why-federation-law = Він платить вам більше, ніж іншим.

guide = Перша партія
guide-page = { $page } з { $count }
guide-next = Далі
guide-back = Назад
guide-close = Закрити
guide-show = Показати, про що { $number }

guide-confirm = Поки що це лише спроба
    .text = Поле показує, що принесе ваш крок, але ще нічого не вирішено. Клавіша U повертає назад, якщо хочеться спробувати інше; кнопка праворуч або Enter підтверджує зроблене.
guide-waiting = Ходять інші
    .text = Зараз від вас нічого не потрібно. Погляньте, що змінюється на полі; журнал розповідає про кожен крок, і кожен його рядок веде до правила, за яким той зроблено.
guide-other = Невелике рішення
    .text = Таке рішення трапляється рідко. Панель унизу каже, про що йдеться, і перелічує відповіді; наведіть на відповідь вказівник, щоб побачити, що вона дасть, або візьміть підказку: лампа чи клавіша H.
guide-farewell = Тепер ви освоїлися
    .text = Це була частина з провідником; партія триває, і вона ваша. Підказка завжди під рукою: лампа чи клавіша H; пунктирні кнопки пояснюють, чому чогось не можна зробити, а кожне правило можна подивитися. Приємної гри!

guide-gaia-welcome = Вітаємо в проєкті «Гая»
    .text = Ви ведете народ, який заселяє планети й розвиває науку; після шести раундів [1] перемагає той, у кого більше переможних очок. Провідник лишається з вами на три раунди. «Далі» гортає сторінки, а лампа (клавіша H) будь-коли дає підказку.
guide-gaia-faction = Виберіть фракцію
    .text = Першу партію вдвох грають за Гадж-галлів і Ксеносів [1]. Кожна фракція має рідний тип планет, на якому будує без тераформування. Гадж-галли отримують більше кредитів, Ксеноси починають із третьою шахтою; для навчання добрі обидві.
guide-gaia-place = Ваші перші шахти
    .text = Поставте шахту на одну з підсвічених планет [1]: вони рідного для вас типу. Виберіть ту, поруч із якою є інші планети, бо дальність спершу мала. Сусід не далі двох гексів доречний: торгові станції там дешевші, і ви зможете заряджати енергію, коли він будує.
guide-gaia-booster = Підсилювач раунду
    .text = Він [1] додає дохід на початку раунду; деякі дають ще спеціальну дію або очки за пас. Ви тримаєте його, доки не спасуєте, а тоді берете інший. Руди й кредитів спочатку бракує, тому підсилювач, що їх приносить, — добрий вибір.
guide-gaia-turn = Одна дія за хід
    .text = Ходять по черзі, по одній дії, доки всі не спасують. Кнопки внизу — види дій [1]: виберіть один, і поле підсвітить, де його можна виконати. Пунктирна кнопка зараз недоступна; натисніть її, і вона скаже чому.
guide-gaia-goods = Що ви маєте
    .text = За руду й кредити будують, за знання досліджують, а КУБи збільшують дальність і заселяють планети Гая [1]. Маленьке число поруч — скільки принесе наступний раунд. Нижче лежить ваша енергія [2], а поруч написано, яка дальність.
guide-gaia-upgrade = Будувати й поліпшувати
    .text = Шахта [1] коштує 1 руду й 2 кредити, а на планетах чужого типу ще й тераформування. Поліпшення [2] робить із шахти торгову станцію — вона приносить більше кредитів щораунду, — а зі станції дослідницьку лабораторію: це знання й плитка технології. Сторінка лишається, доки ви не зробите щось одне; з чого почати, підкаже лампа.
guide-gaia-research = Очки раунду й дослідження
    .text = Кожен раунд має свою плитку [1]: щоразу, коли ви робите те, що на ній показано, ви отримуєте її очки, тож погляньте на неї, перш ніж будувати. За 4 знання ви підіймаєтеся на рівень у будь-якій сфері досліджень [2]. Хто підіймається на рівень 3, ще й заряджає 3 енергії.
guide-gaia-advance = Можна досліджувати
    .text = У вас є 4 знання [1]. Виберіть групу [2], і поле підсвітить наступний рівень кожної сфери [3]: написане там ви отримуєте відразу або як дохід до кінця гри. На початку добрий дохід, дальність — коли планети далеко, тераформування — коли вони чужого типу. Якщо лампа радить спершу інше, сторінка зачекає.
guide-gaia-power = Енергія
    .text = Заряд рухає жетони [1] із зони I до зони II, а потім із II до III; витрачати можна лише ті, що в зоні III. Восьмикутники [2] продають за енергію ресурси й етапи тераформування, кожен — одному гравцеві за раунд. Якщо якийсь вам потрібен, займіть його раніше за суперника.
guide-gaia-pass = Продовжувати чи спасувати
    .text = Дійте, доки це щось приносить. Коли руда й кредити скінчаться, пасуйте [1]: ви візьмете новий підсилювач [2] на наступний раунд і отримаєте очки за те, що дає їх під час пасу. Хто спасував першим, той і почне наступний раунд.
guide-gaia-income = Новий раунд
    .text = Дохід надійшов сам: з вашого планшета, підсилювача, плиток технологій і рівнів досліджень [1]. Потім фаза Гая повернула енергію, що лежала в проєктах. Усі восьмикутники знову вільні [2], а очки в цьому раунді дає інша плитка [3].
guide-gaia-project = Проєкти Гая
    .text = На фіолетовій міжвимірній планеті будувати не можна. Зеленою її робить гаяформер: ви отримуєте його на рівні 1 сфери «Проєкт Гая» [2], а відправляють його тут [1] за 6 жетонів енергії, які відпочивають до наступної фази Гая. Відтоді заселити планету коштує лише шахти. Пунктир? Натисніть, і дізнаєтеся, чого бракує.
guide-gaia-send = Відправте гаяформер
    .text = Ви маєте гаяформер і енергію для нього. Виберіть групу [1] й одну з підсвічених планет; у фазі Гая наступного раунду вона стане планетою Гая. Провідник чекає, але недовго: якщо є краща справа, візьміться за неї.
guide-gaia-federation = Федерації
    .text = Ваші планети, споруди яких разом варті 7, утворюють федерацію [1]: шахта варта 1, станція чи лабораторія 2, інститут і академія 3. Проміжки закривають супутники, по жетону енергії за кожен. Вона приносить один із цих жетонів [2]; зелений відкриває ще й вершину сфери. Будуйте поруч, і за кілька раундів вона складеться.
guide-gaia-unite = Федерація можлива
    .text = Виберіть групу [1]: рушій пропонує найдешевшу федерацію й малює її на мапі; візьміть її, погляньте на іншу або виберіть планети й супутники самі. Жетон, який ви тоді виберете [2], ваш відразу.
guide-gaia-scoring = Що рахується наприкінці
    .text = Дві плитки порівнюють гравців наприкінці гри [1]: перший отримує 18 очок, другий 12. Кожен рівень від 3-го у сфері досліджень вартий 4 очок [2], а три ресурси, що лишилися, — 1 очка. Відтепер дивіться туди, коли дві дії здаються однаковими.
guide-gaia-closing = Дію виконано
    .text = До кінця ходу ще можна виконувати додаткові дії: обмінювати енергію, руду, знання й КУБи, скільки разів зможете заплатити. Здебільшого це не потрібно; тоді просто підтвердьте хід.
guide-gaia-charge = Енергія від сусіда
    .text = Хтось збудував щось не далі двох гексів від вашої споруди, і ви можете зарядити енергію [1]. Одна одиниця безкоштовна, кожна наступна коштує одне переможне очко. На початку гри енергія зазвичай того варта, а безкоштовна — завжди.
guide-gaia-tech = Плитка технології
    .text = Плитка [1] дає ресурси відразу, дохід, очки або спеціальну дію. Плитка під сферою досліджень ще й просуває вас у ній, а плитка з вільного ряду дозволяє вибрати сферу. Дохід надходить у кожному раунді, що лишився, тому найкращий він на початку.
guide-gaia-mine = Шахта з допомогою
    .text = Те, що ви вибрали, дає безкоштовні етапи тераформування або дальність для однієї шахти, тут і зараз [1]. Використайте це для планети, яка інакше була б дорога чи недосяжна. Зайві етапи пропадають.
guide-gaia-tokens = Які жетони?
    .text = Ви вирішуєте, з яких зон брати жетони енергії [1]. У зоні III вони готові до витрати, а із зони I до неї найдалі, тож без особливого плану віддавайте спершу із зони I.
guide-gaia-rare = Особливий вибір
    .text = Зроблене вами або початок раунду лишає вам вибір. Панель перелічує відповіді з ціною й прибутком [1]; підсвічене на полі теж можна натиснути.

guide-race-welcome = Вітаємо в «Боротьбі за Галактику»
    .text = Ви викладаєте у свій сектор світи й розробки [1]. Гра закінчується з раундом, у якому хтось має дванадцять карт у секторі або скінчилися жетони, і перемагає той, у кого більше переможних очок. Провідник лишається з вами на шість раундів; лампа (клавіша H) будь-коли дає підказку.
guide-race-actions = Обирайте таємно
    .text = Кожен обирає дію [1], не показуючи її. Потім проходять ті фази, які хтось обрав, і проходять вони для всіх; той, хто обрав, має ще й бонус. Тож обирайте те, що вам найпотрібніше, а решту нехай обирають інші.
guide-race-cards = Карти — це гроші
    .text = Ціну карти платять іншими картами з руки [1]. Пошукайте те, на що вистачить уже зараз: розробці потрібен «Розвиток», світу — «Освоєння». Якщо на руці немає нічого придатного, «Розвідка» принесе нові карти.
guide-race-goods = Товари стають картами
    .text = Товар лежить картою на своєму світі. «Споживання: продаж» [1] продає один із них за карти: 2 за предмети розкоші, 3 за рідкісні елементи, 4 за генетичні матеріали, 5 за технології прибульців. Саме так рука поповнюється найшвидше.
guide-race-again = Новий раунд
    .text = Фази, яких ніхто не обрав, пропускаються, а ту саму дію можна обрати знову. Подумайте, що ви хочете викласти далі й що найімовірніше обере суперник [1]: цю фазу ви отримаєте й так.
guide-race-producing = Виробництво наповнює світи
    .text = «Виробництво» [1] кладе товар на кожен ваш виробничий світ без товару; хто його обрав, наповнює ще один світ накопичення. Виробничий світ працює знову й знову, тож що раніше він викладений, то краще.
guide-race-consuming = Споживання перетворює товари на очки
    .text = У «Споживанні» [1] властивості карт витрачають товари за жетони переможних очок або карти; кожна, що може, мусить. «Споживання ×2» подвоює жетони, «Споживання: продаж» спершу продає один товар за карти. Виробництво й споживання по черзі — це і є рушій.
guide-race-goals = Цілі
    .text = Вони дають очки наприкінці [1]: одні дістаються тому, хто встиг першим, інші — тому, хто має більше, й можуть переходити. Ціль, що пасує до карт, які ви й так виклали б, — подарунок. Панель показує, як у кого справи.
guide-race-explore = Лишіть найкраще
    .text = Ці карти нові [1]; частину ви лишаєте, решту скидаєте. Лишайте те, що скоро зможете викласти й що пасує до вашого сектора. Карта, яку ви ніколи не викладете, все одно оплатить іншу.
guide-race-develop = Розробка
    .text = Можна впровадити одну розробку з руки [1]. Вона коштує стільки інших карт, скільки на ній указано, на одну менше, якщо ви обрали «Розвиток», і її властивості діють від наступної фази до кінця гри. Дешеві добрі на початку; можна й нічого не викладати.
guide-race-settle = Світ
    .text = Можна освоїти один світ [1]. Світ без захисту оплачують картами; військовий світ завойовують, якщо ваша атака не менша за його захист, і карт це не коштує. На світ накопичення товар лягає відразу, світи виробництва отримують його у фазі виробництва.
guide-race-pay = Плата картами
    .text = Натискайте на карти [1], без яких обійдетеся; панель каже, скільки лишилося заплатити. Віддавайте те, що задороге для найближчих раундів, і бережіть те, що хочете викласти наступним.
guide-race-way = Заплатити чи завоювати?
    .text = Цей світ можна отримати по-різному. Завоювання не потребує карт, якщо вистачає атаки; інакше порівняйте, у що обійдеться кожен спосіб. Карти, скинуті із сектора, не повертаються.
guide-race-consume = Споживання товарів
    .text = Ваші властивості [1] перетворюють товари на жетони або карти, і застосувати треба кожну, яку можна. Порядок за вами: хай першою отримає товар та, що платить краще.
guide-race-sell = Продаж товару
    .text = Ви продаєте один товар [1] за карти. Дорожчий приносить більше, і властивості вашого сектора можуть до цього додати. Подумайте й про товари, які зараз знадобляться для споживання.
guide-race-produce = Виробництво
    .text = Порожні світи виробництва отримують товар самі. Де вас запитують, виберіть світ накопичення, чий товар для вас цінніший: для продажу чи для споживання.
guide-race-gamble = Назвіть число
    .text = Відкривається верхня карта колоди: якщо її вартість або захист дорівнює названому числу, вона ваша. Більшість карт коштує від 1 до 4, тож найпевніше назвати одне з цих чисел.
guide-race-discard = Забагато карт
    .text = Наприкінці раунду на руці може бути не більше десяти карт. Скиньте ті [1], до яких черга дійде останніми, а наступного разу витратьте їх раніше.

guide-federation-welcome = Вітаємо у «Федерації»
    .text = Ви — делегація в сенаті [1], і після п'яти раундів перемагає той, у кого більше очок престижу. У кожному раунді ви по одному розміщуєте послів, а потім фаза управління рахує голоси та внески й ухвалює закон. Провідник лишається з вами на два раунди, а лампа (клавіша H) дає підказку.
guide-federation-start = Початковий жетон
    .text = Те, що на ньому показано [1], ви отримуєте відразу, а далі він до кінця гри вважається виконаною особливою місією. Ресурси дозволяють рано займати дорогі місця; ступені акредитації відкривають місії й роблять виграний поверх ціннішим.
guide-federation-turn = Розмістіть посла
    .text = Виберіть одного з послів [2], сторону, якою він лежить, і вільне місце сенату [1]. Дія цього місця виконується відразу, хоч би якою стороною лежав посол. На кожному місці в раунді буває лише один посол, тож почніть із того, що найпотрібніше.
guide-federation-sides = Голоси чи фінансування?
    .text = Голоси рахуються для поверху [1] й для закону крила; хто має на поверсі найбільше голосів, той отримує очки за рівнем своєї акредитації. Фінансування просуває проєкт над стовпцем [2] і відразу відкриває вам особливу місію цього місця. Посол із 3 голосами, фінансуючи, приносить коперній, посол із 2 — лавандій.
guide-federation-law = Два закони
    .text = Наприкінці раунду крило, що набрало більше голосів, проводить свій закон, і він платить кожному подвоєний вплив на його планеті. Погляньте на обидва закони [1]: дійте на планеті одного з них і віддавайте голоси його крилу.
guide-federation-again = Що ще можна виграти?
    .text = Поверх, на якому ще немає голосів [1], виграти легко. Якщо бракує ресурсів, їх дає Нео, а зовнішній модуль [2] завжди дає океаній, але без голосів і фінансування. Перш ніж підтвердити, порівняйте обидві сторони посла.
guide-federation-executed = Що зробила фаза управління
    .text = Виробництва заплатили, рівні утримувалися, проєкти просунулися там, де посли фінансували [1], поверхи принесли очки, а закон сильнішого крила заплатив за вплив [2]. Усі посли знову у вас [3], і те саме буде наприкінці кожного раунду. Журнал розповідає кожен крок.
guide-federation-missions = Особливі місії
    .text = Кожен посол, що фінансував, відкрив вам місію свого місця [1]. Після дії одну можна виконати: потрібні лише корабель з ангара й рівень, якого вона вимагає [2]. Восьми кораблів вистачає на всю гру, тож відтепер одна-дві місії за раунд — не забагато.
guide-federation-neo = Шлях вашого шахтаря
    .text = Шахтар іде далі шляхами Нео [1] й бере те, що показано на клітинці; назад дороги немає. Погляньте на кілька клітинок уперед: що довший шлях, то більший вплив, а заради астероїда варто й звернути.
guide-federation-moons = Жетони перетворення
    .text = Кожен крок на Шестимісяччі [1] дає вплив і жетон перетворення на вибір. Потім його можна покласти на посла, і тоді рахуються голоси чи фінансування жетона. Багато голосів вирішують долю поверхів і законів; невикористаний жетон наприкінці вартий одного очка.
guide-federation-cover = Накрити посла?
    .text = Жетон замінює посла на цей раунд: його символ, голоси й бонус. Потім він виходить із гри, тож використайте його там, де він щось вирішує.
guide-federation-atal = Фахівець
    .text = Фахівці [1] лишаються з вами й допомагають знову і знову. Щоб узяти вищий рівень, потрібен фахівець того самого типу рівнем нижче. На початку найцінніший той, хто щораунду береже або приносить ресурси.
guide-federation-arratuin = Торгівля в крамниці
    .text = Ви платите ціну крамниці [1] й отримуєте її бонус; перші два рази диск додає і вплив. Добра та крамниця, що дає потрібне для наступного посла.
guide-federation-build = Будівництво на E81216
    .text = Виробництво [1] дає 1 вплив і дохід наприкінці кожного раунду, мегаструктура — 2 впливу й очки. Для кожного потрібен один із шести ваших роботів. Виробництва краще будувати рано: вони платять у кожному раунді, що лишився.
guide-federation-die = Кубик помічника
    .text = Він додає своє значення до голосів цього посла, один раз за раунд. Покладіть його туди, де він виграє поверх або переважує одне з крил.
guide-federation-mission = Особлива місія?
    .text = Після дії можна виконати одну відкриту вам місію [1], якщо вистачає рівня і в ангарі є корабель. Корабель не повернеться, а їх у вас вісім на всю гру. Місія, що повторює дію планети, — це майже другий хід.
guide-federation-marker = Відкрийте місію
    .text = Маркер відкриває вам особливу місію. Виберіть ту, рівня якої ви досягли або скоро досягнете і яку хотіли б виконати з наступним кораблем.
guide-federation-project = Просуньте проєкт
    .text = Проєкт [1], профінансований до кінця гри, дає очки тим, хто попереду у своїй справі: для проєкту планети — за впливом на ній. Просувайте той, де ви попереду. Загальний проєкт дає кристал за кожен із перших трьох внесків.
guide-federation-medal = Орден
    .text = Орден кожного виду буває у вас один, і кожен наступний цінніший за попередній. Беріть той, до якого самі дісталися б не скоро.
guide-federation-spy = Чужа дія
    .text = Ви повторюєте дію планети або кімнати, навіть якщо місце вже зайняте. Її власну ціну теж треба заплатити. Користуйтеся цим, коли суперник зайняв потрібне вам.
guide-federation-pay = Ресурси
    .text = Від дешевого до дорогого: лавандій, коперній, океаній, золотий діамант. Океаній може замінити будь-який із двох дешевших кристалів, але його шкода, якщо вони у вас є. У резерві [1] вміщується десять кристалів і п'ять діамантів.
guide-federation-choose = На вибір
    .text = Ефект лишає рішення вам. Подумайте, скільки коштує місце, яке ви хочете зайняти наступним; якщо нічого нагального немає, кращий дорожчий ресурс.
guide-federation-upkeep = Починається фаза управління
    .text = Спершу платять виробництва, потім треба платити за високу акредитацію [1]: 1 лавандій за рівень 3, 1 коперній за рівень 4, 1 океаній за рівень 5. Без плати маркер падає; рівень — це й ціна виграного поверху, тож платити зазвичай варто.
guide-federation-tie = Крила рівні
    .text = Крила мають порівну голосів, і вирішуєте ви як президент. Закон платить кожному подвоєний вплив на його планеті: виберіть той, від якого ви отримаєте більше за інших.

# The chance of a table

practice = Тренування
practice-help = Тренувальний стіл: зерно обране або партія продовжує запис, тож хтось може знати, що попереду. До статистики вона нікому не йде.
chance = Зерно та печатка
chance-help = Зерно обрав сервер і до першого ходу показав його печатку. Хто зберіг печатку, може перевірити, що зерно не підмінили пізніше.
chance-salt = Сіль
chance-seal = Печатка
chance-before = Сервер обрав зерно й запечатав його. Збережіть печатку: наприкінці партії зерно й сіль відкриються, і кожен зможе перевірити, що зерно не підмінили.
chance-check = Печатка — це SHA-256 від рядка:
chance-copy = Скопіювати печатку
chance-none = Цей стіл з'явився раніше за печатки.

# Keys

keys-title = Клавіші
keys-decide = Вирішувати
keys-look = Дивитися
keys-others = Ходи інших
keys-about = Довідка
keys-digit = група або варіант із цією цифрою
keys-enter = обрати ціль; підтвердити хід
keys-escape = закрити, вийти з групи
keys-back = узяти назад один крок
keys-redo = повернути крок
keys-decline = відмовитися від пропозиції
keys-why = чому не можна? Без цілі: ці клавіші
keys-hint = підказка
keys-arrows = сусідня ціль у цей бік
keys-tab = панель, поле, гравці, праворуч
keys-panels = журнал, чат, нотатки
keys-zoom = масштаб, вписати
keys-next = наступний крок
keys-last = одразу до підсумку
keys-plan = план на наступний хід
keys-keys = ці клавіші
keys-rules = правила того, на що вказано
keys-help = Поки відкрито цей аркуш, клавіші підписані й на кнопках.

# Legend

legend-title = Значки
legend-group-resources = Ресурси
legend-group-planets = Планети
legend-group-structures = Споруди
legend-group-when = Коли діє
legend-group-research = Дослідження
legend-group-cards = Карти й очки
legend-group-goods = Товари
legend-group-phases = Фази
legend-group-keywords = Ознаки
legend-group-senate = Сенат
legend-group-specialists = Фахівці
legend-group-aims = Цілі
legend-group-states = Що світиться
legend-ore = руда
legend-credit = кредити
legend-knowledge = знання
legend-qic = КУБи
legend-power = енергія
legend-charge = зарядка
legend-token = жетон енергії
legend-vp = переможні очки
legend-range = дальність
legend-terraform-step = крок тераформування
legend-planet-terra = земний
legend-planet-oxide = кислотний
legend-planet-volcanic = вулканічний
legend-planet-desert = пустельний
legend-planet-swamp = болотяний
legend-planet-titanium = титановий
legend-planet-ice = крижаний
legend-planet-gaia = Гая
legend-planet-transdim = міжвимірна
legend-planet-lost = загублена планета
legend-mine = шахта
legend-trading-station = торгова станція
legend-research-lab = дослідницька лабораторія
legend-academy = академія
legend-institute = планетарний інститут
legend-gaiaformer = гаяформер
legend-satellite = супутник
legend-federation-green = жетон федерації
legend-income = дохід на початку раунду
legend-once = один раз, одразу
legend-pass = коли пасуєте
legend-special-action = спеціальна дія, раз на раунд
legend-special-used = використано в цьому раунді
legend-track-terraforming = тераформування
legend-track-navigation = навігація
legend-track-ai = штучний інтелект
legend-track-gaia = Проєкт «Гая»
legend-track-economy = економіка
legend-track-science = наука
legend-card = карта
legend-cards-draw = узяти карти
legend-military = атака
legend-defence = захищений світ: його захист
legend-vp-chip = жетон переможних очок
legend-good-novelty = предмети розкоші
legend-good-rare = рідкісні елементи
legend-good-genes = генетичні матеріали
legend-good-alien = технології прибульців
legend-good-any = будь-який товар
legend-produce = виробляє
legend-windfall = накопичення: товар одразу
legend-phase-explore = розвідка
legend-phase-develop = розвиток
legend-phase-settle = освоєння
legend-phase-trade = продаж
legend-phase-consume = споживання
legend-phase-produce = виробництво
legend-kw-alien = прибульці
legend-kw-rebel = повстанці
legend-kw-imperium = імперія
legend-kw-uplift = розвинена раса
legend-kw-terraforming = тераформування
legend-goal = ціль
legend-lavandium = лавандій
legend-copernium = коперній
legend-oceanium = океаній
legend-gold = золотий діамант
legend-crystal = будь-який кристал
legend-spaceship = корабель
legend-accreditation = акредитація
legend-vote = голос
legend-funding = фінансування
legend-ambassador = посол
legend-assistant-die = кубик помічника
legend-alteration = жетон перетворення
legend-law = закон
legend-president = президент
legend-outer-module = зовнішній модуль
legend-influence = вплив
legend-fed-neo = Нео
legend-fed-six-moons = Шестимісяччя
legend-fed-atal = Атал
legend-fed-arratuin = Арратуїн
legend-fed-e81216 = E81216
legend-spec-diplomat = дипломати
legend-spec-robot = роботи
legend-spec-trader = торговці
legend-spec-mage = маги
legend-spec-miner = шахтарі
legend-mission = місія
legend-medal = орден
legend-project = великий проєкт
legend-deep-space = далекий космос
legend-megastructure = мегаструктура
legend-spy = шпигунство
legend-upkeep = утримання
legend-state-lit = можна
legend-state-tried = спроба, ще не зроблено
legend-state-marked = про це йдеться
legend-state-no = не можна: спитайте чому
