# Что браузер говорит вокруг игр.

# Везде

loading = Загрузка…
close = Закрыть
cancel = Отмена
save = Сохранить
all = Все
on = Вкл.
off = Выкл.
skip = К содержанию
remove = Убрать: { $name }
show-more = Показать ещё
try-again = Попробовать снова
language = Язык
your-turn = ваш ход

nav-label = Страницы
nav-play = Играть
nav-tables = Столы
nav-replays = Повторы
nav-rules = Правила

lost-title = Здесь ничего нет
lost-text = Возможно, в адресе ошибка или стола больше нет.
lost-home = На главную

# Что может пойти не так

problem-unreachable = Сервер не отвечает. Возможно, пропала связь.
problem-unknown = Что-то пошло не так.
problem-bad-request = Сервер этого не понимает.
problem-wrong-password = Имя и пароль не подходят друг к другу.
problem-password-wrong = Это не ваш пароль.
problem-not-allowed = Вам это недоступно.
problem-banned = Тот, кто ведёт этот сервер, закрыл эту учётную запись.
problem-not-your-seat = Это не ваше место.
problem-not-yet = Это решение примет бот. После этого место можно вернуть.
problem-others-wait = Там играют и другие, им пришлось бы вас ждать. Оставьте место боту.
problem-not-found = Такого стола нет, или он не для ваших глаз.
problem-taken = Это уже занято.
problem-too-large = Это слишком много за один раз.
problem-too-many = Слишком много запросов. Подождите немного и попробуйте снова.
problem-enough-waiting = У вас уже столько открытых столов, сколько можно. Сначала начните партию за одним из них или прервите её. С учётной записью столов может быть больше, чем у гостя.
problem-enough-bots = У вас уже столько партий с ботами, сколько можно. Сначала доиграйте одну из них или прервите её. С учётной записью партий может быть больше, чем у гостя.
problem-busy = Сервер занят. Попробуйте чуть позже.
problem-session = Вход здесь завершён. Загрузите страницу заново.
problem-link-dead = Эта ссылка уже использована или устарела.
problem-name-empty = В имени должна быть хотя бы одна буква.
problem-name-long = Имя слишком длинное: не больше 24 знаков.
problem-name-hidden = В имени есть знаки, которых не видно.
problem-name-scripts = В одном слове имени смешаны буквы разных письменностей, или есть буквы, которые легко принять за другие.
problem-name-reserved = Это имя оставлено для сайта и его ботов.
problem-name-taken = Это имя или похожее на него уже занято.
problem-own-name-empty = В названии должна быть хотя бы одна буква.
problem-own-name-long = Название слишком длинное: не больше 60 знаков.
problem-own-name-hidden = В названии есть знаки, которых не видно.
problem-own-text-empty = Текст пуст.
problem-own-text-long = Текст слишком длинный.
problem-own-text-hidden = В тексте есть знаки, которых не видно.
problem-own-texts-full = Вы храните уже столько текстов, сколько можно. Сначала удалите один.
problem-password-short = В пароле не меньше 8 знаков.
problem-password-long = В пароле не больше 200 знаков.
problem-password-weak = Этот пароль легко угадать: он у многих, или он следует из вашего имени или клавиатуры. Лучше несколько слов, которые не связаны между собой.
problem-password-unwritable = В пароле есть знаки, которые нельзя записать.
problem-email-bad = На такой адрес нельзя отправить письмо.
problem-webhook-bad = Адрес вебхука начинается с https:// или http:// и не содержит пароля.

# Игры

game-gaia = Проект «Гайя»
    .line = Четырнадцать народов, одна карта: терраформируйте, исследуйте, объединяйтесь.
    .time = 60–150 мин
    .solo = Автома, 5 уровней
game-race = Борьба за Галактику
    .line = С дополнением «Грядущая буря». Выбирайте втайне, действуйте вместе.
    .time = 20–40 мин
    .solo = Робот, 3 уровня
game-federation = Федерация
    .line = Голос или средства: у каждого посла две стороны.
    .time = 60–120 мин

players-range = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
 }
play-now = Играть сейчас
new-table = Новый стол
solo = Одному

bot-random = Случайный
bot-greedy = Жадный
bot-novice = Новичок
bot-casual = Любитель
bot-skilled = Опытный
bot-expert = Мастер
bot-thinks = { $bot }, { $seconds } с
bot-about-random = Делает что угодно из разрешённого.
bot-about-greedy = Берёт то, что выгоднее всего прямо сейчас.
bot-about-other = Гость этого сервера.
bot-about-novice-gaia = Занимает ближайшую планету по карману. Забывает о целях раунда и не замечает, сколько энергии даёт соседям.
bot-about-casual-gaia = Обдумывает свой ход и любит доход. Редко рано объединяется в федерации и порой упускает лучшее.
bot-about-skilled-gaia = Планирует весь раунд, считает темп и жетоны. Дальше раунда почти не смотрит.
bot-about-expert-gaia = Перебирает много планов раунда, помня о конце партии. Упускает мало.
bot-about-novice-race = Выкладывает то, за что может заплатить. Не думает, что выберут другие.
bot-about-casual-race = Строит производство и торгует, но плохо угадывает выбор других.
bot-about-skilled-race = Оценивает карты по опыту тысяч партий и угадывает выбор других.
bot-about-expert-race = Тот же опыт, и ещё он представляет себе будущие раунды, прежде чем выбрать.
bot-about-novice-federation = Идёт туда, где сейчас дают больше. Забывает о законе и о чужом финансировании.
bot-about-casual-federation = Видит свои голоса и средства, чужие — редко.
bot-about-skilled-federation = Проигрывает раунд в уме, прежде чем поставить посла.
bot-about-expert-federation = Проигрывает в уме много раундов и отнимает у других нужное им.
bot-about-novice = Видит то, что лежит перед ним.
bot-about-casual = Обдумывает ход и порой что-то упускает.
bot-about-skilled = Смотрит немного вперёд и ошибается редко.
bot-about-expert = Смотрит вперёд так далеко, как может.
bot-time-novice = отвечает сразу
bot-time-casual = отвечает сразу
bot-time-skilled = думает мгновение
bot-time-expert = думает до 3 секунд
player-deleted = Удалённый игрок

# Главная

home-waiting = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
 }
home-waiting-text = Ход за вами.
home-calm = Вас никто не ждёт
home-calm-text = Ходят другие. Когда дойдёт до вас, вы об этом узнаете.
home-welcome = Добро пожаловать в Astrarium
home-welcome-text = Выберите игру: против ботов она начнётся сразу.
home-continue = Продолжить
home-games = Игры
home-mine = Мои партии
home-mine-none = Вы пока не играете. «Играть сейчас» сразу откроет стол с ботами.
home-open = Открытые столы
home-open-none = Игроков нигде не ждут. Откройте стол, и его увидят здесь.
home-put-away = Убрать
home-bring-back = Вернуть
home-away = Убранные
home-finished = Завершённые
home-finished-none = Здесь будут ваши сыгранные партии: их можно пересмотреть ход за ходом.
tables-running = Сейчас играют
tables-running-none = Сейчас открытых партий нет.
filter = Какие столы показаны
filter-game = Все игры
filter-pace = Любой темп
filter-seats = Хотя бы одно место
filter-seats-least = { $count ->
    [one] От { $count } места
   *[many] От { $count } мест
 }
filter-none = Таких столов сейчас нет.

row-seats = { $seats ->
    [one] Занято { $taken } из { $seats } места
   *[many] Занято { $taken } из { $seats } мест
 }
row-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $rounds }
}
row-waits = ждём: { $names }
row-join = Сесть
row-place = { $place }-е место из { $players }
row-abandoned = партия прервана
row-vote = остальные голосуют за бота на вашем месте
row-stand-in = за вас играет бот: верните себе место
row-ending = предлагают закончить партию
table-solo = Одиночная партия
table-with = С игроками: { $names }
table-bots = { $count ->
    [one] Против { $count } бота
   *[many] Против { $count } ботов
 }
table-untitled = Стол

# Время

span-days = { $days } д { $hours } ч
span-hours = { $hours } ч { $minutes } мин
clock-none = без часов
clock-live = { $minutes } мин + { $bonus } с
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
 }
clock-hours = { $hours ->
    [one] { $hours } час на ход
    [few] { $hours } часа на ход
   *[many] { $hours } часов на ход
 }

# Новый стол

new-game = Игра
new-seats = Места
new-options = Настройки игры
new-clock = Часы
new-yes = Да
new-no = Нет
new-more-options = { $count ->
    [one] Ещё { $count } настройка
    [few] Ещё { $count } настройки
   *[many] Ещё { $count } настроек
 }
new-table-itself = Стол
new-level = Насколько сильны боты?
new-thinking = Думать им можно
new-thinking-usual = как обычно
new-thinking-up-to = до { $seconds } с
new-fewer = Меньше мест
new-more = Больше мест
new-solo = Или одному
fared = Вы впереди в { $ahead } из { $games }; в среднем у него { $points }.
fared-not = Ещё не играли.
new-alone = Вы одни? Одно место — это одиночная игра: { $rival }.
new-own-text = Свой текст…
new-none = Не выбрано
new-add = Добавить…
new-title = Название
new-title-help = Что другие увидят в списке. Можно оставить пустым.
new-seed = Зерно
new-seed-help = То же число даёт ту же расстановку. Пусто: зерно выберет сервер, и его никто не знает. Со своим зерном стол тренировочный.
new-seen = Кто его видит
new-seen-open = Все
new-seen-private = Только игроки
new-summary = Итог
new-sitting = { $count ->
    [one] { $count } место: { $who }
    [few] { $count } места: { $who }
   *[many] { $count } мест: { $who }
 }
new-usual-options = Обычные настройки
new-spectators = Зрители видят то, что открыто всем
new-record = Версия правил { $version }. Запись хранит её вместе с зерном и настройками.
new-open = Открыть стол
new-start = Начать игру
new-start-bots = Начать сразу, боты на свободные места

seat-me = Я
seat-me-about = вы
seat-open = Открыто
seat-open-about = сесть может любой
seat-invited = По приглашению
seat-invited-short = По ссылке
seat-invited-about = ссылка ведёт только на это место
seat-bot = Бот
seat-bot-level = Бот: { $bot }
seat-bot-about = играет сразу, на любом месте
seat-which-bot = Какой бот: { $seat }
count-open = { $count ->
    [one] { $count } открытое
   *[many] { $count } открытых
 }
count-invited = { $count } по ссылке
count-bot = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
 }

clock-pace = Темп
clock-length = Сколько времени
clock-kind-none = Без часов
clock-kind-live = Вживую
clock-kind-turns = По ходам
clock-about-none = Каждый думает столько, сколько ему нужно.
clock-about-live = Минуты на всю партию и ещё несколько секунд с каждым решением.
clock-about-turns = Столько времени на каждое решение: для партий по ходу в день.
clock-zero = Когда время выйдет
clock-zero-wait = Ничего
clock-zero-bot = Доиграет бот
clock-zero-wait-about = Часы это покажут, и остальные могут проголосовать за бота.
clock-zero-bot-about = За это место дальше играет бот, пока игрок не вернётся.
clock-zero-wait-then = на нуле ничего не происходит
clock-zero-bot-then = на нуле вступает бот

# По приглашению

join-title = Вас пригласили
join-text = Для вас держат место за закрытым столом.
join-with = За столом: { $names }
join-name = Ваше имя
join-sit = Сесть на место { $number }
join-watch = Только смотреть
join-over = Эта партия закончена, сесть больше нельзя.
join-begun = Партия началась: это место заняли раньше.
join-yours = Вы уже сидите здесь.
join-taken = Это место уже занято; каждая ссылка годится для одного человека. Попросите другую.
join-taken-open = Это место уже занято, но за столом есть свободное: взгляните на стол.
join-name-taken = { $name } уже есть за этим столом. Выберите другое имя, чтобы вас различали.
join-look = Посмотреть на стол

# Записи

record-import = Загрузить запись
record-text = Запись — это партия в виде текста: отсюда, из терминала или из программы. Законченную можно пересмотреть, другую — доиграть.
record-file = Файл с записью
record-paste = Или вставьте текст сюда
record-open = Открыть запись

# Учётная запись

account-of = Учётная запись: { $name }
account-title = Учётная запись
account-title-guest = Вы здесь гость
account-guest-text = Играть можно сразу. С учётной записью ваши партии будут и на других устройствах.
account-text = Ваши партии хранятся под этим именем.
account-profile = Имя и оповещения
account-make = Завести учётную запись
account-make-text = Все ваши партии останутся вашими.
account-have = У меня есть учётная запись
account-login = Войти
account-login-text = Партии, которые вы ведёте как гость, останутся за гостем.
account-logout = Выйти
account-logout-guest = Выйти, не сохранив партии?
account-logout-guest-text = Кто вы, знает только этот браузер. После выхода к партиям этого гостя не вернётся никто: чтобы сохранить их, сначала заведите учётную запись.
account-name = Имя
account-name-help = Его видят другие: за столом и в списках.
account-password = Пароль
account-password-old = Нынешний пароль
account-password-new = Новый пароль
account-password-help = Не меньше 8 знаков. Хороши несколько слов, которые не связаны между собой; имена, ряды клавиш и распространённые пароли не принимаются.
account-password-change = Сменить пароль
account-password-text = Во всех остальных браузерах будет выполнен выход.
account-password-changed = Пароль изменён, во всех остальных браузерах выполнен выход.
account-webhook = Вебхук
account-webhook-help = Адрес, на который придёт POST, когда начнётся ваш ход, когда голосуют за бота на вашем месте и когда предлагают закончить партию. Можно оставить пустым.
account-email = Адрес электронной почты
account-email-help = Только на случай забытого пароля и для вестей об учётной записи. Можно оставить пустым.
account-email-now = Письма приходят на { $email }.
account-email-none = Без адреса никто не сможет прислать вам новый пароль.
account-email-sent = Письмо отправлено на { $email }. Перейдите по ссылке из него в течение часа: только тогда адрес начнёт действовать.
account-email-removed = Теперь у учётной записи нет адреса.
account-made = Учётная запись готова.
account-saved = Сохранено.
account-logged-out = Вы вышли.

sessions = Где выполнен вход
sessions-text = Завершите всё, чего не узнаёте: это забытый где-то браузер или кто-то чужой.
sessions-unknown = Программа или неизвестный браузер
sessions-current = этот браузер
sessions-seen = последний раз { $day }
sessions-made = с { $day }
sessions-end = Завершить
sessions-end-one = Завершить: { $device }
sessions-end-others = Завершить все остальные
sessions-ended = Завершено.

leave = Уйти
delete = Удалить учётную запись
delete-guest = Удалить этого гостя
delete-text = Ваше имя, адрес, заметки и карты исчезнут навсегда. Сыгранные партии останутся, на вашем месте будет удалённый игрок; в идущих партиях за вас доиграет бот.
delete-for-good = Удалить навсегда
deleted = Удалено. Теперь вы новый гость.

forgot = Забыли пароль?
forgot-text = Мы пришлём ссылку, по которой можно задать новый.
forgot-who = Имя или адрес почты
forgot-send = Прислать ссылку
forgot-sent = Если есть учётная запись с таким именем или адресом и её адрес подтверждён, письмо уже в пути. Ссылка в нём действует час.
forgot-host = Этот сервер не отправляет писем. Попросите ссылку у того, кто его ведёт.
reset-title = Новый пароль
reset-text = Во всех браузерах будет выполнен выход, а в этом — вход.
reset-set = Задать пароль
verify-title = Это ваш адрес?
verify-text = После этого письма об учётной записи будут приходить сюда.
verify-yes = Да, это мой адрес
verify-done = Спасибо. Адрес начал действовать.

# Настройки

settings = Настройки
settings-system = Как в системе
settings-theme = Тема
settings-dark = Тёмная
settings-light = Светлая
settings-palette = Цвета
settings-palette-help = Фигуры и буквы различают всё в обеих.
settings-palette-default = Обычные
settings-palette-safe = Для дальтоников
settings-motion = Движение
settings-motion-help = Фишки переходят оттуда, где были, туда, где стоят.
settings-sound = Звук
settings-sound-help = Один тихий звук, когда начинается ваш ход.
settings-notices = Уведомления
settings-notices-help = Уведомление системы, когда начинается ваш ход, а вы смотрите в другое место.
settings-notices-none = Этот браузер показывает уведомления только при защищённом соединении.

# Правила

rules-of = { $game }: правила
rules-pictures = О чём идёт речь
rules-now = В этой партии сейчас
rules-search = Искать в правилах
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
 }
rules-groups = Разделы правил
rules-none = Ни в одном правиле нет этих слов.
rules-all = Все правила
rules-link = Ссылка на это правило
rules-back = Назад
rules-away = Сейчас правила не прочитать: сервер не отвечает.

# Gaia screen

gaia-map = Поле
gaia-zoom-in = Ближе
gaia-zoom-out = Дальше
gaia-zoom-fit = Всё поле
gaia-show-ranges = Дальность
gaia-show-charges = Энергоёмкость
gaia-show-federations = Федерации
gaia-legend-kept = ещё в выборе
gaia-legend-out = отпадает сейчас
gaia-legend-gone = уже отпала
table-spot = { $price ->
    [none] { $where }, можно
   *[other] { $where }, можно, { $price }
 }

gaia-tab-research = Исследования
    .short = Наука
gaia-tab-boards = Планшеты
gaia-tab-score = Счёт
gaia-tab-factions = Цивилизации
    .short = Народы
gaia-tab-automa = Автома

gaia-group-faction = Цивилизация
    .ask = Выберите цивилизацию
gaia-group-rotate = Повернуть секторы
    .ask = Выберите сектор, который повернуть
gaia-group-place = Начальное место
    .ask = Выберите планету для начального строения
gaia-group-booster = Усилитель
    .ask = Выберите усилитель раунда
gaia-group-income = Порядок дохода
gaia-group-exchange = Обмен
gaia-group-redeem = Получить
gaia-group-tech = Технология
    .ask = Выберите технологию
gaia-group-advance = Продвижение
    .ask = Выберите область исследований
gaia-group-lost = Затерянная планета
    .ask = Выберите пустой гекс для затерянной планеты
gaia-group-satellite = Спутник
    .ask = Выберите гекс для спутника
gaia-group-token = Жетон
    .ask = Выберите жетон федерации
gaia-group-charge = Зарядить
gaia-group-decline = Отказаться
gaia-group-pay = Отдать фишки
gaia-group-spend = Камень разума
gaia-group-build = Шахта
    .ask = Выберите планету для шахты
gaia-group-project = Проект «Гайя»
    .ask = Выберите нестабильную планету
gaia-group-upgrade = Перестроить
    .ask = Выберите, что перестроить
gaia-group-federation = Федерация
    .ask = Выберите планеты федерации
gaia-group-research = Исследовать
    .ask = Выберите область исследований
gaia-group-board = Энергия, ККИ
    .ask = Выберите действие поля исследований
gaia-group-special = Особое
    .ask = Выберите специальное действие
gaia-group-convert = Обмен
    .ask = Что обменять?
gaia-group-skip = Не продвигаться
gaia-group-done = Готово
gaia-group-end = Закончить ход
gaia-group-pass = Пас
    .ask = Выберите усилитель на следующий раунд

gaia-planet-terra = Земная планета
gaia-planet-oxide = Кислотная планета
gaia-planet-volcanic = Вулканическая планета
gaia-planet-desert = Пустынная планета
gaia-planet-swamp = Болотная планета
gaia-planet-titanium = Титановая планета
gaia-planet-ice = Ледяная планета
gaia-planet-gaia = Планета типа гайя
gaia-planet-transdim = Нестабильная планета
gaia-planet-lost = Затерянная планета

gaia-bot = бот
gaia-first = первый
gaia-passed = Пас, { $place }-й
gaia-seat-label = { $name }, { $faction }: { $vp } ПО
gaia-formers = Гайяформеры: готово { $ready }, на поле { $map }
gaia-power-label = Энергия: зона гайя { $gaia }, I { $one }, II { $two }, III { $three }{ $stone ->
    [1] , камень разума в I
    [2] , камень разума во II
    [3] , камень разума в III
    [4] , камень разума в зоне гайя
   *[other] {""}
 }

gaia-round-scoring = Цели раундов
gaia-final-scoring = Финальный подсчёт
gaia-boosters = Усилители
gaia-any-track = Любая область
gaia-owned = ваша
gaia-token = { $token }; осталось { $left }
gaia-cell = { $who ->
    [none] { $area }, уровень { $level }: { $effect }
   *[other] { $area }, уровень { $level }: { $effect }. Здесь: { $who }
 }
gaia-area-terra = Терраф.
gaia-area-nav = Навигация
gaia-area-ai = ИИ
gaia-area-gaia = Гайя
gaia-area-eco = Экономика
gaia-area-sci = Наука

gaia-no-faction = Цивилизация ещё не выбрана.
gaia-institute-gives = Институт: { $what }
gaia-row-institute = Институт
gaia-row-academy = Академии
gaia-row-lab = Лаборатории
gaia-row-station = Торговые аванпосты
gaia-row-mine = Шахты
gaia-per-step = руды / этап
gaia-wheel = Круг терраформирования, родной тип: { $planet }
gaia-holds = Есть
gaia-satellites = Спутники и станции: { $count }
gaia-specials = Специальные действия
gaia-next-income = Ближайший доход

gaia-score-now = Откуда очки
gaia-score-final = Итоговый счёт

gaia-ability-terrans =
    .base = В фазе гайя энергия возвращается из зоны гайя в зону II.
    .institute = эта энергия ещё и покупает ресурсы, как в свободных действиях.
gaia-ability-lantids =
    .base = Могут строить шахты на планетах соперников, по одной на каждой.
    .institute = 2 знания за каждую такую шахту.
gaia-ability-xenos =
    .base = Начинают с третьей шахтой.
    .institute = федерации хватает энергоёмкости 6.
gaia-ability-gleens =
    .base = Планеты типа гайя стоят 1 руду вместо ККИ и дают на 2 ПО больше. Пока нет правой академии, вместо ККИ приходит руда.
    .institute = собственный жетон федерации.
gaia-ability-taklons =
    .base = Камень разума — фишка энергии, которая при трате стоит 3.
    .institute = фишка энергии с каждой пассивной подзарядкой.
gaia-ability-ambas =
    .base = 2 руды постоянного дохода.
    .institute = раз за раунд меняется местами с шахтой.
gaia-ability-hadsch_hallas =
    .base = 3 кредита постоянного дохода.
    .institute = кредиты служат энергией в свободных действиях.
gaia-ability-ivits =
    .base = Начинают с одним институтом. Их единственная федерация растёт, спутники стоят ККИ.
    .institute = космическая станция раз за раунд.
gaia-ability-geodens =
    .institute = 3 знания за каждый новый тип планет.
gaia-ability-bal_taks =
    .base = Гайяформер можно превратить в ККИ до следующей фазы гайя. Продвижения в навигации нет.
    .institute = навигация открывается.
gaia-ability-firaks =
    .base = 2 знания постоянного дохода.
    .institute = раз за раунд лаборатория становится аванпостом, а исследование продвигается.
gaia-ability-bescods =
    .base = Раз за раунд продвигаются в самой низкой области. Институт и академии при перестройке поменялись местами.
    .institute = строения на титановых планетах стоят на 1 больше.
gaia-ability-nevlas =
    .base = Фишки зоны III превращаются в знания и уходят в зону гайя.
    .institute = фишки зоны III считаются за 2 энергии.
gaia-ability-itars =
    .base = Сброшенные фишки уходят в зону гайя.
    .institute = 4 фишки, возвращаясь из зоны гайя, покупают жетон технологии.

gaia-automa-action = Действие
gaia-automa-behaviour = Поведение
gaia-automa-none = Открытых карт ещё нет.
gaia-automa-deck = в колоде
gaia-automa-discards = сыграно
gaia-automa-crosswise = { $count ->
    [one] { $count } карта лежит поперёк: из-за неё Автома может спасовать.
    [few] { $count } карты лежат поперёк: из-за них Автома может спасовать.
   *[many] { $count } карт лежат поперёк: из-за них Автома может спасовать.
 }
gaia-automa-no-resources = без ресурсов
gaia-automa-waits = После вашего хода Автома откроет карту.
gaia-automa-passes = пас, если лежит поперёк
gaia-automa-counts = { $number } { $way }
gaia-card-upgrade = Перестроить
gaia-card-mine = Построить шахту
gaia-card-power = Закрыть действие
gaia-card-highest = Лучшее исследование
gaia-card-random = Какое-то исследование
gaia-card-faction = Действие цивилизации
gaia-card-final = Финальная цель
gaia-card-range = Дальность
gaia-card-direction = Направление
gaia-card-count = Отсчёт
gaia-final-upper = верхняя
gaia-final-lower = нижняя
gaia-final-none = нет
gaia-way-right = вправо
gaia-way-left = влево
gaia-way-down = ряды сверху
gaia-way-up = ряды снизу

# Race screen

race-view-table = Стол
race-tab-card = Карта
race-tab-tableaus = Сектора
    .short = Сектора
race-tab-goals = Цели
race-second-copy = вторая такая карта
race-phases = Фазы этого раунда
race-actions = Ваши карты действий
race-not-chosen = не выбрана
race-not-open = пока тайна
race-second-time = ещё раз
race-bonus-explore_5 = посмотреть на 5 карт больше
race-bonus-explore_1_1 = посмотреть и оставить на 1 больше
race-bonus-develop = разработка дешевле на 1
race-bonus-settle = карта после освоения мира
race-bonus-consume_trade = сначала продать товар за карты
race-bonus-consume_2x = вдвое больше ПО за товары
race-bonus-produce = товар на мир накопления
race-tableau = Ваш сектор
race-hand = Ваша рука
race-drawn = Взятые карты
race-pack = Набор
race-drafted = Отобранные карты
race-starts = Ваши родные миры
race-of-end = { $cards } из { $end ->
    [one] { $end } карты
   *[other] { $end } карт
 }
race-of-limit = { $cards } из { $limit ->
    [one] { $limit } карты
   *[other] { $limit } карт
 }
race-military = атака { $military }
race-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }
race-has-good = здесь лежит товар
race-lit = подсвеченные карты можно выбрать
race-possible = можно
race-worth = Сейчас приносит { $vp } ПО
race-last-round = прошлый раунд
race-picked = отмечена
race-chosen = выбрано
race-trying = проба
race-placing = в игру
race-conquers = завоевать
race-price = { $cards ->
    [0] даром
   *[other] цена { $cards }
 }
race-pays = плата
race-discarded = в сброс
race-kept = остаётся
race-choosing = выбирает
race-ready = готово
race-bot = бот
race-open-tableau = Показать весь сектор
race-acts-in = { $count ->
    [one] { $count } карта действует в фазе { $row }
    [few] { $count } карты действуют в фазе { $row }
   *[many] { $count } карт действуют в фазе { $row }
 }
race-goal-worth = первому { $first } · большинству { $most } ПО
race-goal-count = { $count } из { $threshold }
race-piles = Жетоны и карты
race-pool = { $all ->
    [one] из { $all } жетона
   *[other] из { $all } жетонов
 }
race-deck = колода
race-discards = сброс
race-card-none = Наведите указатель на карту, и она появится здесь.
race-cards-of = Карты игрока { $name }

# Table

table-home = На главную
table-skip = Перейти к решению
table-board = Игровое поле
table-seats = Места
table-mine = Что у вас есть
table-side = Планшеты
table-below = Журнал, чат, счёт, заметки
table-taller = Развернуть
table-shorter = Свернуть
table-views = Что показать
view-board = Карта
table-round-phase = Раунд { $round } из { $rounds } · { $phase }
table-round-short = Раунд { $round } · { $phase }
table-connection-lost = Связь потеряна. Она восстановится сама.

table-your-turn = Ваш ход
table-trying = Пробуем
table-together = Все выбирают тайно
table-offer = Предложение
table-offer-help = Пока вы не ответите, ничего другого не произойдёт.
table-to-move = Ходит { $name }
table-to-move-several = Ходят: { $names }
table-nothing-asked = От вас ничего не требуется
table-watching = Вы смотрите
table-watching-help = Вы видите то, что открыто всем.
table-answers = Автоответы
table-answers-are = Автоответы: { $answers }.
table-answers-none = Вас спрашивают обо всём. Автоответы могут избавить от этого.

table-groups = Действия
table-group-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
 }
table-group-impossible = невозможно: почему?
table-choices = Варианты
table-other-actions = Другие действия
table-proposal = Предложение { $number } из { $count }
table-proposal-help = Сначала самое дешёвое. Ещё ничего не построено.
table-proposal-another = Другое
table-proposal-by-hand = Вручную
table-proposal-take = Взять это
table-plan = План хода
table-planning = План на будущее: его видите только вы
table-planning-help = План сохранится и будет предложен, когда наступит ваш ход.
table-plan-keep = Оставить план
table-plan-at-once = Сыграть сразу, если всё возможно
table-plan-none = Сейчас нельзя планировать ход.
table-plan-offered = Это ваш план. Подтвердите его или измените.
table-plan-lost = Часть плана уже невозможна.
table-way-group = { $name }: продолжить здесь
table-thin = Обведённое возможно: выберите его на поле или действие здесь.
table-steps = Сделанные шаги
table-steps-left = останется
table-step-undo = Вернуться к тому, что было до шага { $number }: { $step }
table-possible = { $count ->
    [one] Сейчас возможно { $count } действие.
    [few] Сейчас возможны { $count } действия.
   *[many] Сейчас возможно { $count } действий.
 }
table-lit = { $count ->
    [one] Подсвечен { $count } вариант.
    [few] Подсвечены { $count } варианта.
   *[many] Подсвечено { $count } вариантов.
 }
table-pick = { $count ->
    [one] Остался { $count } вариант. Отметьте места на поле или выберите из списка.
    [few] Осталось { $count } варианта. Отметьте места на поле или выберите из списка.
   *[many] Осталось { $count } вариантов. Отметьте места на поле или выберите из списка.
 }
table-series = { $left ->
    [0] Выбраны все: { $count }.
   *[other] Выбрано { $picked } из { $count }, осталось { $left }.
 }
table-not-final = Пока ничего не окончательно.
table-not-final-others = Пока не окончательно. Потом смогут зарядить: { $names }.
table-reveals = Откроется что-то скрытое. Что из этого выйдет, будет видно после подтверждения, и взять назад будет нельзя.
table-ready-count = Готовы { $ready } из { $all }.
table-take-back = Взять назад
table-confirm = Подтвердить ход
table-confirm-so-far = Подтвердить сделанное
table-ready = Готово
table-do-it = Попробовать

table-why-not = Почему нельзя?
table-not-possible = Сейчас невозможно: { $name }
table-possible-after-all = Возможно: { $name }
table-why-free = Ни одно правило этого не запрещает.
table-rule = Правило { $rule }
table-rules-of = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
 }

table-stale = Тем временем кто-то сделал ход. Стол обновлён.
table-refused = Это невозможно.
table-failed = Сервер этого не выполнил. Ваши шаги сохранены здесь; попробуйте ещё раз.
table-unreachable = Сервер не отвечает. Ваши шаги сохранены здесь; попробуйте ещё раз.
table-steps-kept = Положение изменилось. Ваши шаги по-прежнему возможны.
table-steps-lost = Положение изменилось. Не все ваши шаги теперь возможны.

undo-nothing = Брать назад нечего.
undo-others-moved = Последний ход нельзя взять назад: после него ходили другие.
undo-revealed = Последний ход нельзя взять назад: открылось скрытое.
undo-not-allowed = Здесь ничего нельзя взять назад.

preview-pay = Вы платите
preview-gain = Вы получаете
preview-others = Могут зарядить
preview-after = Останется
preview-enter = попробовать,
preview-escape = закрыть
preview-rules = правила

table-thinking = { $game ->
    [federation] Фаза управления
    [race] Действует робот
   *[other] Ходит Автома
 }, шаг { $step } из { $steps }
scene-executive = Фаза управления
scene-final = Финальный подсчёт
scene-step = { $scene }, шаг { $step } из { $steps }
scene-before = До подсчёта
scene-so-far = Пока
scene-rule = Правило
table-step-back = Шаг назад
table-next-step = Следующий шаг
table-to-result = К итогу
table-understood = Дальше
table-every-step = Показывать каждый шаг
key-space = Пробел

table-over = Игра окончена
table-over-help = Счёт рассказывает, откуда взялось каждое очко.
table-final-scores = Итоговые очки
table-replay = Повтор
table-again = Сыграть ещё
rematch = Ещё раз?
rematch-help = Те же настройки, начинает следующий. Начнётся, когда согласны все.
rematch-count = Ещё раз: { $wanting } из { $people }
rematch-bot = всегда готов
rematch-wants = хочет ещё
rematch-asked = ещё не спрошен

table-takeover = Вместо игрока { $name } может играть бот, если согласны все: { $votes } из { $needed }.
table-takeover-soon = Игрока { $name } нет за столом. Через { $time } может вступить бот, если согласны все: { $votes } из { $needed }.
table-takeover-vote = Пусть играет бот
table-takeover-not = Отозвать голос
table-takeover-mine = Ваше время вышло, и { $votes } из { $needed } за то, чтобы вместо вас играл бот. Ваш ход это отменит.

table-leave = Выйти из-за стола
table-leave-help = На вашем месте будет играть бот. Вернуться можно в любой момент.
table-abandon-help = Партия закончится здесь для всех, без результата.
table-stay = Играть дальше

table-ask-end = Предложить закончить
table-ask-end-help = Спросят остальных. Когда согласятся все, партия закончится здесь, без результата.
table-ending = { $names }: закончить партию здесь, без результата? За: { $votes } из { $needed }.
table-ending-maker = Хозяин стола предлагает закончить партию здесь, без результата. За: { $votes } из { $needed }.
table-ending-mine = Вы предложили закончить партию здесь, без результата. За: { $votes } из { $needed }.
table-ending-agree = Закончить партию
table-ending-withdraw = Отозвать

table-stand-in = За вас играет бот
table-stand-in-left = Вы оставили ему место. Его можно вернуть в любой момент: следующее решение будет за вами.
table-stand-in-voted = Вас не было, и остальные согласились. Верните себе место: следующее решение будет за вами.
table-stand-in-time = Ваше время вышло. Верните себе место: следующее решение будет за вами.
table-stand-in-wait = Время на это решение вышло. Его примет бот, после этого место снова ваше.
table-take-seat-back = Вернуть себе место
table-news = О чём договариваются игроки

panel-log = Журнал
panel-chat = Чат
panel-ledger = Очки
panel-notes = Заметки
log-setup = Подготовка
log-round = Раунд { $round }
ledger-total = Всего
chat-empty = Пока никто ничего не сказал.
chat-write = Сказать что-нибудь за столом
chat-send = Отправить
notes-help = То, что вы пишете здесь, видите только вы.
notes-saving = Ещё не сохранено…
notes-saved = Сохранено.
answers-help = На то, что задано здесь, ответ даётся сразу, и никто вас не ждёт. Обо всём остальном вас спросят.
answers-none = В этой игре нет автоответов.

room-waiting = Ждём игроков
room-ready = Все на месте
room-abandoned = Эта партия прервана
room-abandoned-help = Играть здесь дальше нельзя.
room-help = Когда игра начнётся, свободные места займут боты.
room-bot = бот
room-present = за столом
room-away = нет за столом
room-away-for = нет за столом: { $time }
room-asked = Настройки изменены. Посмотрите на них и скажите, начнёте ли вы так.
room-unready = Игра начнётся, когда все будут готовы.
room-is-ready = готово
room-get-ready = Готово
room-not-ready = Пока не готово
room-change = Изменить
room-change-title = Во что играем
room-change-help = Всех остальных за столом спросят заново, готовы ли они.
room-change-do = Изменить
room-invite-title = Пригласить
room-invite-seat = Ссылка и код ведут прямо на место { $number }, для одного человека. Учётная запись не нужна.
room-invite-open = Ссылка и код ведут к столу; кто придёт, сядет на свободное место. Учётная запись не нужна.
room-invite-local = Адрес этой страницы открывается только на этой машине. Откройте страницу по адресу этой машины в вашей сети, и ссылка подойдёт другим.
room-share = Поделиться
room-qr = Приглашение в виде QR-кода
room-invited = по приглашению
room-open = свободно
room-link = Ссылка на это место
room-copy = Скопировать ссылку
room-copied = Скопировано
room-sit = Сесть
room-stand = Встать
room-put-bot = Бот
room-invite = Скопировать приглашение
room-start-with = Начать: { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
   *[many] { $people } игроков
 } и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
 }
room-start = Начать игру
room-abandon = Прервать партию
room-owner-starts = Игру начинает тот, кто создал стол.

trouble-not-found = Такого стола нет
trouble-not-found-help = Возможно, в ссылке опечатка или стола больше нет.
trouble-not-allowed = Это закрытый стол
trouble-not-allowed-help = Его видят только игроки. Место открывает ссылка-приглашение.
trouble-unreachable = Сервер не отвечает
trouble-unreachable-help = Ваши игры там в сохранности. Попробуйте чуть позже.
trouble-failed = Не удалось открыть стол
trouble-failed-help = Что-то пошло не так. Попробуйте ещё раз.

# Replay

replay-title = Повтор
replay-move-of = Действие { $move } из { $moves }
replay-points = Очки в этот момент
replay-position = Положение в игре
replay-round = Р{ $round }
replay-moves = Действия
replay-controls = Просмотр игры по шагам
replay-start = В начало
replay-previous = Назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = Вперёд
replay-end = В конец
replay-by = Шаг
replay-by-move = действие
replay-by-turn = ход
replay-by-round = раунд
replay-link-closed = Стол закрыт: ссылка откроется только тем, кто здесь играл.
replay-link = Ссылка на это положение
replay-record = Запись
replay-tell = По шагам
replay-play-on = Играть отсюда
replay-back-to-table = Вернуться за стол
replay-beginning = Начало игры

# Race robot

race-tab-robot = Робот
race-robot-mat = Поле робота
race-robot-you = Вы
race-robot-action = Его действие
race-robot-answer = Его реакция
race-robot-credit = Кредиты
race-robot-economy = Экономика
race-robot-die-on = Здесь лежит кубик: { $space }
race-robot-level = { $level ->
    [easy] лёгкий
    [hard] сложный
   *[other] средний
 }
race-robot-waits = Он бросит кубики, когда вы выберете действия.
race-robot-flips = Карты, которые он открывает
race-robot-flip = { $fits ->
    [yes] выложена
    [credit] не хватает кредитов
   *[no] не подходит
 }
race-robot-cards = { $cards ->
    [one] { $cards } карта перед ним
    [few] { $cards } карты перед ним
   *[other] { $cards } карт перед ним
 }
race-robot-spaces = Что делают его ячейки
race-space-explore = Исследование
race-space-develop = Разработка
race-space-settle = Освоение
race-space-consume_trade = Продажа
race-space-consume_2x = ×2
race-space-produce = Производство

# Race cards

cards-title = Свои карты
cards-about = Пишите карты для «Борьбы за Галактику» теми же словами, из которых составлены напечатанные. Пока вы пишете, они рисуются и проверяются; потом их можно замешать в колоду за любым столом.
cards-sets = Ваши наборы
cards-no-sets = Наборов пока нет. Начните новый или возьмите двенадцать примеров.
cards-new-set = Новый набор
cards-all-examples = Начать с примеров
cards-examples = Примеры
cards-upload = Открыть файл TOML
cards-set = Набор
cards-set-name = Название набора
cards-my-set = Мои карты
cards-add = Добавить карту
cards-add-example = Добавить пример…
cards-new-name = Новая карта { $number }
cards-drop = Убрать эту карту
cards-checking = Игра читает карты…
cards-fine = Игра принимает эти карты.
cards-save = Сохранить
cards-saved = Сохранено
cards-download = Скачать как TOML
cards-play = Играть с ними
cards-delete = Удалить
cards-delete-sure = Удалить насовсем
cards-keep = Оставить
cards-name = Название
cards-id = Код
cards-type = Вид карты
cards-world = Мир
cards-military = Защищённый мир
cards-development = Разработка
cards-cost = Стоимость
cards-defence = Защита
cards-points = Очки
cards-copies = Копии
cards-good = Товар
cards-no-good = Нет
cards-keywords = Признаки и символы
cards-powers = Свойства
cards-scoring = Очки за
cards-add-line = Добавить строку…
cards-remove-line = Убрать строку { $line }
cards-says-nothing = Эта строка пока ничего не значит.
cards-none = Только напечатанные карты
cards-option = Карты одного из ваших наборов замешиваются в колоду.
cards-write = Написать карты

# Federation screen

federation-law-all = { $wing }, закон { $law }: { $all }
federation-moon-holds = Луна { $moon }, сила { $strength }: { $tokens }
federation-pending = в этом раунде +{ $count }
federation-senate = Сенат
federation-law = Закон: { $law }
federation-votes = { $count ->
    [one] голос
    [few] голоса
   *[other] голосов
 }
federation-no-votes = без голосов
federation-contributions = { $count ->
    [one] { $count } вклад
    [few] { $count } вклада
   *[other] { $count } вкладов
 }
federation-planet = { $planet }; остались ордена за влияние: { $left }
federation-free = даром
federation-none = пока нет
federation-tab-planets = Планеты
federation-tab-mine = Мой планшет
    .short = Мой
federation-tab-boards = Другие
federation-level = уровень { $level }, { $upkeep ->
    [none] без содержания
   *[other] содержание: { $upkeep }
 }
federation-degree = Степень { $degree } из { $top }
federation-reserve = Запас
federation-limits = кристаллов { $crystals } из { $most }, алмазов до { $gold }
federation-missions = выполнено { $done }, открыто { $open }
federation-hangar = Ангар
federation-assistant = Кубик помощников
federation-medal-worth = сейчас { $now }{ $next ->
    [none] {""}
   *[other] , с ещё одним { $next }
 }
federation-medal-count = Ордена: { $count }, очков { $points }
federation-to-place = осталось { $count }
federation-bot = бот
federation-fund = Финансы
federation-fund-for = Финансы, +{ $bonus }
federation-cover = Под жетоном
federation-turns = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[other] ещё { $count } ходов
 }
federation-exe-floors = Этажи

# Guide

learn = Учиться
learn-title = Первая партия
hint = Подсказка
hint-about = Что сделал бы опытный игрок?
hint-given = Совет: { $action }.
hint-none = Сейчас подсказки нет.

# Why something is advised, by its verb
hint-why-gaia-faction = То, с чем она начинает, подходит к этой карте и раундам.
hint-why-gaia-place = От неё можно дотянуться до других планет, а соседи дают энергию и дешёвые аванпосты.
hint-why-gaia-booster = Его доход подходит к тому, за что вы будете платить дальше.
hint-why-gaia-income = В таком порядке заряд продвинет энергию дальше.
hint-why-gaia-build = Каждая шахта приносит доход и отодвигает вашу дальность, а планету занимает тот, кто успел первым.
hint-why-gaia-project = Планета, ставшая зелёной, не требует ККИ, а планеты Гайя считаются во многих целях.
hint-why-gaia-upgrade-station = Теперь кредиты приходят каждый раунд, а аванпост может вырасти в лабораторию или институт.
hint-why-gaia-upgrade-lab = Лаборатория приносит знания каждый раунд и жетон технологии сейчас; чем раньше, тем чаще платит.
hint-why-gaia-upgrade-institute = Институт пробуждает способность вашей цивилизации и приносит энергию каждый раунд.
hint-why-gaia-upgrade-academy_left = Академия приносит жетон технологии и много знаний каждый раунд.
hint-why-gaia-upgrade-academy_right = Академия приносит жетон технологии и специальное действие в каждом раунде.
hint-why-gaia-federation = Жетон платит сразу, а зелёный открывает улучшенный жетон технологии или вершину области.
hint-why-gaia-satellite = На этом пути нужно меньше всего фишек энергии.
hint-why-gaia-token = То, что он даёт кроме очков, вам нужнее всего.
hint-why-gaia-research = То, что даёт следующий уровень, полезнее самих знаний: они для того и нужны.
hint-why-gaia-research-eco = Доход считается за каждый оставшийся раунд, поэтому экономика лучше всего в начале.
hint-why-gaia-research-sci = Знания каждый раунд ускоряют все дальнейшие исследования.
hint-why-gaia-research-nav = Дальность открывает планеты, за которые иначе пришлось бы платить ККИ.
hint-why-gaia-research-terra = Дешёвые шаги открывают планеты других типов, где ещё есть место.
hint-why-gaia-research-ai = ККИ увеличивают дальность, заселяют планеты Гайя и покупают сильнейшие действия.
hint-why-gaia-research-gaia = Гайяформеры открывают нестабильные планеты, которые иначе никому не занять.
hint-why-gaia-power = За раунд оно достаётся одному, кто успел первым, а лежащая энергия ничего не приносит.
hint-why-gaia-qic = За раунд оно достаётся одному, и сейчас оно даёт больше, чем ККИ в другом месте.
hint-why-gaia-special = Оно ничего не стоит и доступно раз в каждом раунде.
hint-why-gaia-tech = То, что он приносит вместе с шагом исследований, сейчас ценнее всего.
hint-why-gaia-advance = Шаг бесплатен, а эта область сейчас полезнее всего.
hint-why-gaia-burn = Одна фишка пропадает, зато другую можно потратить сразу.
hint-why-gaia-convert = Так получается то, чем надо платить за следующее действие.
hint-why-gaia-charge = Эта энергия стоит больше, чем за неё просят: на неё покупают действия и ресурсы.
hint-why-gaia-decline = Очки, которых это стоит, дороже этой энергии.
hint-why-gaia-pay = Фишкам из зоны I дальше всего до пользы.
hint-why-gaia-spend = То, что остаётся, ценнее в следующих ходах.
hint-why-gaia-pass = На остаток не купить ничего стоящего, а спасовавший первым раньше выбирает усилитель и начинает следующий раунд.
hint-why-gaia-end = Ничто из того, что ещё можно обменять, сейчас не нужно.
hint-why-gaia-lost = Там она помогает дальности и всему, что считает ваши планеты.
hint-why-race-action-explore_5 = На руке мало того, что скоро можно выложить, а так видно больше всего карт.
hint-why-race-action-explore_1_1 = Так остаётся больше карт, а картами платят за всё.
hint-why-race-action-develop = Разработка с руки начнёт работать сразу, а вам она на карту дешевле.
hint-why-race-action-settle = У вас есть мир, который можно освоить, и за это приходит карта.
hint-why-race-action-consume_trade = Проданный сейчас товар наполняет руку, а с полной рукой выкладывают больше.
hint-why-race-action-consume_2x = Так ваши товары дают вдвое больше жетонов.
hint-why-race-action-produce = Ваши миры пусты, а из товаров получаются и карты, и жетоны.
hint-why-race-keep = Она подходит к вашему сектору, или её скоро можно выложить.
hint-why-race-discard = До неё дело дошло бы в последнюю очередь.
hint-why-race-develop = Её свойства и очки стоят больше, чем отданные карты.
hint-why-race-settle = То, что он производит, даёт или считает, стоит больше его цены.
hint-why-race-nothing = Карты на руке сейчас ценнее того, что можно выложить.
hint-why-race-pay = Её вам меньше всего будет не хватать.
hint-why-race-payment = Отданные карты дешевле того, чем пришлось бы пожертвовать иначе.
hint-why-race-conquer = Вашей атаки хватает, и карты отдавать не надо.
hint-why-race-sell = Этот товар приносит больше всего, или другие нужны для потребления.
hint-why-race-consume = Это свойство извлекает из товара больше всего.
hint-why-race-spend = Оставшиеся товары ценнее для других свойств.
hint-why-race-gamble = В колоде больше всего карт с этим числом.
hint-why-race-produce = Его товар для вас ценнее всего.
hint-why-federation-start = То, что он даёт, понадобится первым.
hint-why-federation-place-vote = Действие полезно сейчас, а голоса считаются для этажа и закона, которые вам платят.
hint-why-federation-place-fund = Действие полезно сейчас, а финансирование открывает миссию и двигает проект, который можно выиграть.
hint-why-federation-place-cover = Действие полезно сейчас, а жетон здесь решает больше, чем потом.
hint-why-federation-place-outer = Океаний сейчас открывает более дорогие места.
hint-why-federation-cover = Здесь жетон решает больше, чем решил бы потом.
hint-why-federation-die = Здесь его голоса решают этаж или крыло.
hint-why-federation-skip = То, чего это стоит, дороже того, что это принесёт.
hint-why-federation-keep = Посол, каким он лежит, здесь ценнее.
hint-why-federation-move = Этот путь приносит больше всего — сейчас и дальше.
hint-why-federation-take = Его голоса или финансирование потом что-то решат.
hint-why-federation-shop = Она даёт то, что нужно следующим послам.
hint-why-federation-hire = Он помогает снова и снова до конца игры.
hint-why-federation-build = Влияние считается для закона, проекта и орденов, а постройка ещё и платит.
hint-why-federation-mission = Это почти второй ход за один корабль.
hint-why-federation-marker = Её уровень достижим, и она стоит корабля.
hint-why-federation-project = Вы впереди в том, что он считает, или скоро будете.
hint-why-federation-medal = Каждый новый вид ордена ценнее предыдущего.
hint-why-federation-spy = Нужное место занято, а так его действие повторяется.
hint-why-federation-pay = То, что остаётся, открывает больше мест, чем отданное.
hint-why-federation-upkeep = Уровень — это цена каждого выигранного этажа, и его требуют миссии.
hint-why-federation-law = Он платит вам больше, чем другим.

guide = Первая партия
guide-page = { $page } из { $count }
guide-next = Дальше
guide-back = Назад
guide-close = Закрыть
guide-show = Показать, о чём { $number }

guide-confirm = Пока это только проба
    .text = Поле показывает, что принесёт ваш шаг, но ничего ещё не решено. Клавиша U возвращает назад, если хочется попробовать другое; кнопка справа или Enter подтверждает сделанное.
guide-waiting = Ходят другие
    .text = Сейчас от вас ничего не требуется. Посмотрите, что меняется на поле; журнал рассказывает о каждом шаге, и каждая его строка ведёт к правилу, по которому он сделан.
guide-other = Небольшое решение
    .text = Такое решение бывает редко. Панель внизу говорит, о чём речь, и перечисляет ответы; наведите на ответ указатель, чтобы увидеть, что он даст, или возьмите подсказку: лампа или клавиша H.
guide-farewell = Теперь вы освоились
    .text = Это была часть с проводником; партия продолжается, и она ваша. Подсказка всегда под рукой: лампа или клавиша H; пунктирные кнопки объясняют, почему чего-то сделать нельзя, а любое правило можно посмотреть. Приятной игры!

guide-gaia-welcome = Добро пожаловать в проект «Гайя»
    .text = Вы ведёте народ, который заселяет планеты и развивает науку; после шести раундов [1] побеждает тот, у кого больше победных очков. Проводник остаётся с вами на три раунда. «Дальше» листает страницы, а лампа (клавиша H) в любой момент даёт подсказку.
guide-gaia-faction = Выберите цивилизацию
    .text = Первую партию вдвоём играют за Хадш-Халла и Ксеносов [1]. У каждой цивилизации есть родной тип планет, на котором она строит без терраформирования. Хадш-Халла получают больше кредитов, Ксеносы начинают с третьей шахтой; для учёбы хороши обе.
guide-gaia-place = Ваши первые шахты
    .text = Поставьте шахту на одну из подсвеченных планет [1]: они родного для вас типа. Выберите ту, рядом с которой есть другие планеты, потому что дальность сначала мала. Сосед не дальше двух гексов кстати: торговые аванпосты там дешевле, и вы сможете заряжать энергию, когда он строит.
guide-gaia-booster = Усилитель раунда
    .text = Он [1] прибавляет доход в начале раунда; некоторые дают ещё специальное действие или очки за пас. Вы держите его, пока не спасуете, а потом берёте другой. Руды и кредитов поначалу не хватает, поэтому усилитель, который их приносит, — хороший выбор.
guide-gaia-turn = Одно действие за ход
    .text = Ходят по очереди, по одному действию, пока все не спасуют. Кнопки внизу — виды действий [1]: выберите один, и поле подсветит, где его можно выполнить. Пунктирная кнопка сейчас недоступна; нажмите её, и она скажет почему.
guide-gaia-goods = Что у вас есть
    .text = На руду и кредиты строят, на знания исследуют, а ККИ увеличивают дальность и заселяют планеты Гайя [1]. Маленькое число рядом — сколько принесёт следующий раунд. Ниже лежит ваша энергия [2], а рядом написано, какова дальность.
guide-gaia-upgrade = Строить и перестраивать
    .text = Шахта [1] стоит 1 руду и 2 кредита, а на планетах чужого типа ещё и терраформирование. Перестройка [2] делает из шахты торговый аванпост — он приносит больше кредитов каждый раунд, — а из аванпоста научную лабораторию: это знания и жетон технологии. Страница остаётся, пока вы не сделаете что-то одно; с чего начать, подскажет лампа.
guide-gaia-research = Очки раунда и исследования
    .text = У каждого раунда есть свой жетон [1]: всякий раз, когда вы делаете то, что на нём показано, вы получаете его очки, так что взгляните на него, прежде чем строить. За 4 знания вы поднимаетесь на уровень в любой области исследований [2]. Кто поднимается на уровень 3, ещё и заряжает 3 энергии.
guide-gaia-advance = Можно исследовать
    .text = У вас есть 4 знания [1]. Выберите группу [2], и поле подсветит следующий уровень каждой области [3]: написанное там вы получаете сразу или как доход до конца игры. В начале хорош доход, дальность — когда планеты далеко, терраформирование — когда они чужого типа. Если лампа советует сначала другое, страница подождёт.
guide-gaia-power = Энергия
    .text = Заряд двигает фишки [1] из зоны I в зону II, а затем из II в III; тратить можно только те, что в зоне III. Восьмиугольники [2] продают за энергию ресурсы и шаги терраформирования, каждый — одному игроку за раунд. Если какой-то вам нужен, займите его раньше соперника.
guide-gaia-pass = Продолжать или спасовать
    .text = Действуйте, пока это что-то приносит. Когда руда и кредиты кончатся, пасуйте [1]: вы возьмёте новый усилитель [2] на следующий раунд и получите очки за то, что даёт их при пасе. Кто спасовал первым, тот и начнёт следующий раунд.
guide-gaia-income = Новый раунд
    .text = Доход пришёл сам: с вашего планшета, усилителя, жетонов технологий и уровней исследований [1]. Затем фаза Гайя вернула энергию, которая лежала в проектах. Все восьмиугольники снова свободны [2], а очки в этом раунде даёт другой жетон [3].
guide-gaia-project = Проекты Гайя
    .text = На лиловой нестабильной планете строить нельзя. Зелёной её делает гайяформер: вы получаете его на уровне 1 области «Проект Гайя» [2], а отправляют его здесь [1] за 6 фишек энергии, которые отдыхают до следующей фазы Гайя. С тех пор заселить планету стоит только шахты. Пунктир? Нажмите, и узнаете, чего не хватает.
guide-gaia-send = Отправьте гайяформер
    .text = У вас есть гайяформер и энергия для него. Выберите группу [1] и одну из подсвеченных планет; в фазе Гайя следующего раунда она станет планетой Гайя. Проводник ждёт, но недолго: если есть дело получше, займитесь им.
guide-gaia-federation = Федерации
    .text = Ваши планеты, строения которых вместе стоят 7, образуют федерацию [1]: шахта стоит 1, аванпост или лаборатория 2, институт и академия 3. Промежутки закрывают спутники, по фишке энергии за каждый. Она приносит один из этих жетонов [2]; зелёный открывает ещё и вершину области. Стройте рядом, и через несколько раундов она сложится.
guide-gaia-unite = Федерация возможна
    .text = Выберите группу [1]: движок предлагает самую дешёвую федерацию и рисует её на карте; возьмите её, посмотрите другую или выберите планеты и спутники сами. Жетон, который вы затем выберете [2], ваш сразу.
guide-gaia-scoring = Что считается в конце
    .text = Два жетона сравнивают игроков в конце игры [1]: первый получает 18 очков, второй 12. Каждый уровень от 3-го в области исследований стоит 4 очка [2], а три оставшихся ресурса — 1 очко. С этого раунда смотрите туда, когда два действия кажутся равными.
guide-gaia-closing = Действие выполнено
    .text = До конца хода ещё можно выполнять свободные действия: обменивать энергию, руду, знания и ККИ, сколько раз сможете заплатить. Чаще всего это не нужно; тогда просто подтвердите ход.
guide-gaia-charge = Энергия от соседа
    .text = Кто-то построил что-то не дальше двух гексов от вашего строения, и вы можете зарядить энергию [1]. Одна единица бесплатна, каждая следующая стоит одно победное очко. В начале игры энергия обычно того стоит, а бесплатная — всегда.
guide-gaia-tech = Жетон технологии
    .text = Жетон [1] даёт ресурсы сразу, доход, очки или специальное действие. Жетон под областью исследований ещё и продвигает вас в ней, а жетон из свободного ряда позволяет выбрать область. Доход приходит в каждом оставшемся раунде, поэтому лучше всего он в начале.
guide-gaia-mine = Шахта с подмогой
    .text = То, что вы выбрали, даёт бесплатные шаги терраформирования или дальность для одной шахты, здесь и сейчас [1]. Используйте это для планеты, которая иначе была бы дорога или недосягаема. Лишние шаги пропадают.
guide-gaia-tokens = Какие фишки?
    .text = Вы решаете, из каких зон брать фишки энергии [1]. В зоне III они готовы к трате, а из зоны I до неё дальше всего, поэтому без особого плана отдавайте сначала из зоны I.
guide-gaia-rare = Особый выбор
    .text = Сделанное вами или начало раунда оставляет вам выбор. Панель перечисляет ответы с ценой и прибылью [1]; подсвеченное на поле тоже можно нажать.

guide-race-welcome = Добро пожаловать в «Борьбу за Галактику»
    .text = Вы выкладываете в свой сектор миры и разработки [1]. Игра кончается с раундом, в котором у кого-то стало двенадцать карт в секторе или кончились жетоны, и побеждает тот, у кого больше победных очков. Проводник остаётся с вами на шесть раундов; лампа (клавиша H) в любой момент даёт подсказку.
guide-race-actions = Выбирайте тайно
    .text = Каждый выбирает действие [1], не показывая его. Затем проходят те фазы, которые кто-то выбрал, и проходят они для всех; у выбравшего есть ещё и бонус. Поэтому выбирайте то, что вам нужнее всего, а остальное пусть выбирают другие.
guide-race-cards = Карты — это деньги
    .text = Цену карты платят другими картами с руки [1]. Поищите то, на что хватит уже сейчас: разработки внедряют действием «Разработка», миры осваивают действием «Освоение». Если на руке нет ничего подходящего, «Исследование» принесёт новые карты.
guide-race-goods = Товары становятся картами
    .text = Товар лежит картой на своём мире. «Потребление: продажа» [1] продаёт один из них за карты: 2 за предметы роскоши, 3 за редкие элементы, 4 за генетические материалы, 5 за технологии пришельцев. Быстрее всего руку пополняют именно так.
guide-race-again = Новый раунд
    .text = Фазы, которых никто не выбрал, пропускаются, а то же самое действие можно выбрать снова. Подумайте, что вы хотите выложить дальше и что скорее всего выберет соперник [1]: эту фазу вы получите и так.
guide-race-producing = Производство наполняет миры
    .text = «Производство» [1] кладёт товар на каждый ваш производящий мир без товара; кто его выбрал, наполняет ещё один мир накопления. Производящий мир работает снова и снова, поэтому чем раньше он выложен, тем лучше.
guide-race-consuming = Потребление превращает товары в очки
    .text = В «Потреблении» [1] свойства карт расходуют товары за жетоны победных очков или карты; каждое, которое может, обязано. «Потребление ×2» удваивает жетоны, «Потребление: продажа» сначала продаёт один товар за карты. Производство и потребление по очереди — это и есть двигатель.
guide-race-goals = Цели
    .text = Они дают очки в конце [1]: одни достаются тому, кто успел первым, другие — тому, у кого больше, и могут переходить. Цель, которая подходит к картам, что вы и так выложили бы, — подарок. Панель показывает, как у кого дела.
guide-race-explore = Оставьте лучшее
    .text = Эти карты новые [1]; часть вы оставляете, остальные сбрасываете. Оставляйте то, что скоро сможете выложить и что подходит к вашему сектору. Карта, которую вы никогда не выложите, всё равно оплатит другую.
guide-race-develop = Разработка
    .text = Можно внедрить одну разработку с руки [1]. Она стоит столько других карт, сколько на ней указано, на одну меньше, если вы выбрали действие «Разработка», и её способности работают со следующей фазы до конца игры. Дешёвые хороши в начале; можно и ничего не выкладывать.
guide-race-settle = Мир
    .text = Можно освоить один мир [1]. Мир без защиты оплачивают картами; военный мир завоёвывают, если ваша атака не меньше его защиты, и карт это не стоит. На мир накопления товар ложится сразу, миры производства получают его в фазе производства.
guide-race-pay = Плата картами
    .text = Нажимайте на карты [1], без которых обойдётесь; панель говорит, сколько осталось заплатить. Отдавайте то, что слишком дорого для ближайших раундов, и берегите то, что хотите выложить следующим.
guide-race-way = Заплатить или завоевать?
    .text = Этот мир можно получить по-разному. Завоевание не требует карт, если хватает атаки; иначе сравните, во что обойдётся каждый способ. Карты, сброшенные из сектора, не возвращаются.
guide-race-consume = Потребление товаров
    .text = Ваши способности [1] превращают товары в жетоны или карты, и применить нужно каждую, какую можно. Порядок за вами: пусть первой получит товар та, что платит лучше.
guide-race-sell = Продажа товара
    .text = Вы продаёте один товар [1] за карты. Более дорогой приносит больше, и способности вашего сектора могут к этому добавить. Подумайте и о товарах, которые сейчас понадобятся для потребления.
guide-race-produce = Производство
    .text = Пустые миры производства получают товар сами. Где вас спрашивают, выберите мир накопления, чей товар для вас ценнее: для продажи или для потребления.
guide-race-gamble = Назовите число
    .text = Открывается верхняя карта колоды: если её стоимость или защита равна названному числу, она ваша. Большинство карт стоит от 1 до 4, поэтому вернее всего назвать одно из этих чисел.
guide-race-discard = Слишком много карт
    .text = В конце раунда на руке может быть не больше десяти карт. Сбросьте те [1], до которых дело дойдёт в последнюю очередь, а в следующий раз потратьте их раньше.

guide-federation-welcome = Добро пожаловать в «Федерацию»
    .text = Вы — делегация в сенате [1], и после пяти раундов побеждает тот, у кого больше очков престижа. В каждом раунде вы по одному размещаете послов, а затем фаза управления считает голоса и вклады и принимает закон. Проводник остаётся с вами на два раунда, а лампа (клавиша H) даёт подсказку.
guide-federation-start = Начальный жетон
    .text = То, что на нём показано [1], вы получаете сразу, а потом он до конца игры считается выполненной особой миссией. Ресурсы позволяют рано занимать дорогие места; степени аккредитации открывают миссии и делают выигранный этаж ценнее.
guide-federation-turn = Разместите посла
    .text = Выберите одного из послов [2], сторону, которой он лежит, и свободное место сената [1]. Действие этого места выполняется сразу, какой бы стороной посол ни лежал. На каждом месте в раунде бывает только один посол, поэтому начните с того, что нужнее всего.
guide-federation-sides = Голоса или финансирование?
    .text = Голоса считаются для этажа [1] и для закона крыла; у кого на этаже больше всего голосов, тот получает очки по уровню своей аккредитации. Финансирование продвигает проект над столбцом [2] и сразу открывает вам особую миссию этого места. Посол с 3 голосами, финансируя, приносит коперний, посол с 2 — лавандий.
guide-federation-law = Два закона
    .text = В конце раунда крыло, набравшее больше голосов, проводит свой закон, и он платит каждому удвоенное влияние на его планете. Взгляните на оба закона [1]: действуйте на планете одного из них и отдавайте голоса его крылу.
guide-federation-again = Что ещё можно выиграть?
    .text = Этаж, на котором ещё нет голосов [1], выиграть легко. Если не хватает ресурсов, их даёт Нео, а внешний модуль [2] всегда даёт океаний, но без голосов и финансирования. Прежде чем подтвердить, сравните обе стороны посла.
guide-federation-executed = Что сделала фаза управления
    .text = Производства заплатили, уровни содержались, проекты продвинулись там, где послы финансировали [1], этажи принесли очки, а закон сильнейшего крыла заплатил за влияние [2]. Все послы снова у вас [3], и то же будет в конце каждого раунда. Журнал рассказывает каждый шаг.
guide-federation-missions = Особые миссии
    .text = Каждый финансировавший посол открыл вам миссию своего места [1]. После действия одну можно выполнить: нужны лишь корабль из ангара и требуемый уровень [2]. Восьми кораблей хватает на всю игру, так что теперь одна-две миссии за раунд — не слишком много.
guide-federation-neo = Путь вашего шахтёра
    .text = Шахтёр идёт дальше по путям Нео [1] и берёт то, что показано на клетке; назад дороги нет. Посмотрите на несколько клеток вперёд: чем дальше путь, тем больше влияние, а ради астероида стоит и свернуть.
guide-federation-moons = Жетоны преображения
    .text = Каждый шаг на Шестилунии [1] даёт влияние и жетон преображения на выбор. Потом его можно положить на посла, и тогда считаются голоса или финансирование жетона. Много голосов решают судьбу этажей и законов; неиспользованный жетон в конце стоит одно очко.
guide-federation-cover = Накрыть посла?
    .text = Жетон заменяет посла на этот раунд: его символ, голоса и бонус. Потом он выходит из игры, так что используйте его там, где он что-то решает.
guide-federation-atal = Специалист
    .text = Специалисты [1] остаются с вами и помогают снова и снова. Чтобы взять более высокий уровень, нужен специалист того же типа уровнем ниже. В начале ценнее всего тот, кто каждый раунд бережёт или приносит ресурсы.
guide-federation-arratuin = Торговля в лавке
    .text = Вы платите цену лавки [1] и получаете её бонус; первые два раза диск прибавляет и влияние. Хороша та лавка, которая даёт нужное для следующего посла.
guide-federation-build = Стройка на E81216
    .text = Производство [1] даёт 1 влияние и доход в конце каждого раунда, мегаструктура — 2 влияния и очки. Для каждого нужен один из шести ваших роботов. Производства лучше строить рано: они платят в каждом оставшемся раунде.
guide-federation-die = Кубик помощника
    .text = Он прибавляет своё значение к голосам этого посла, один раз за раунд. Положите его туда, где он выигрывает этаж или перевешивает одно из крыльев.
guide-federation-mission = Особая миссия?
    .text = После действия можно выполнить одну открытую вам миссию [1], если хватает уровня и в ангаре есть корабль. Корабль не вернётся, а их у вас восемь на всю игру. Миссия, повторяющая действие планеты, — это почти второй ход.
guide-federation-marker = Откройте миссию
    .text = Маркер открывает вам особую миссию. Выберите ту, уровня которой вы достигли или скоро достигнете и которую хотели бы выполнить со следующим кораблём.
guide-federation-project = Продвиньте проект
    .text = Проект [1], профинансированный к концу игры, даёт очки тем, кто впереди в своём деле: для проекта планеты — по влиянию на ней. Продвигайте тот, где вы впереди. Общий проект даёт кристалл за каждый из первых трёх вкладов.
guide-federation-medal = Орден
    .text = Орден каждого вида бывает у вас один, и каждый следующий ценнее предыдущего. Берите тот, до которого сами добрались бы не скоро.
guide-federation-spy = Чужое действие
    .text = Вы повторяете действие планеты или комнаты, даже если место уже занято. Его собственную цену тоже надо заплатить. Пользуйтесь этим, когда соперник занял нужное вам.
guide-federation-pay = Ресурсы
    .text = От дешёвого к дорогому: лавандий, коперний, океаний, золотой алмаз. Океаний может заменить любой из двух кристаллов подешевле, но его жаль, если они у вас есть. В резерве [1] помещается десять кристаллов и пять алмазов.
guide-federation-choose = На выбор
    .text = Эффект оставляет решение вам. Подумайте, сколько стоит место, которое вы хотите занять следующим; если ничего срочного нет, лучше более дорогой ресурс.
guide-federation-upkeep = Начинается фаза управления
    .text = Сначала платят производства, потом надо платить за высокую аккредитацию [1]: 1 лавандий за уровень 3, 1 коперний за уровень 4, 1 океаний за уровень 5. Без платы маркер падает; уровень — это и цена выигранного этажа, так что платить обычно стоит.
guide-federation-tie = Крылья равны
    .text = У крыльев поровну голосов, и решаете вы как президент. Закон платит каждому удвоенное влияние на его планете: выберите тот, от которого вы получите больше остальных.

# The chance of a table

practice = Тренировка
practice-help = Тренировочный стол: зерно выбрано или партия продолжает запись, поэтому кто-то может знать, что впереди. В статистику она никому не идёт.
chance = Зерно и печать
chance-help = Зерно выбрал сервер и до первого хода показал его печать. Кто сохранил печать, может проверить, что зерно не подменили позже.
chance-salt = Соль
chance-seal = Печать
chance-before = Сервер выбрал зерно и запечатал его. Сохраните печать: в конце партии зерно и соль откроются, и любой сможет проверить, что зерно не подменили.
chance-check = Печать — это SHA-256 от строки:
chance-copy = Скопировать печать
chance-none = Этот стол появился раньше печатей.

# Keys

keys-title = Клавиши
keys-decide = Решать
keys-look = Смотреть
keys-others = Ходы других
keys-about = Справка
keys-digit = группа или вариант с этой цифрой
keys-enter = выбрать цель; подтвердить ход
keys-escape = закрыть, выйти из группы
keys-back = взять назад один шаг
keys-redo = вернуть шаг
keys-decline = отказаться от предложения
keys-why = почему нельзя? Без цели: эти клавиши
keys-hint = подсказка
keys-arrows = соседняя цель в эту сторону
keys-tab = панель, поле, игроки, справа
keys-panels = журнал, чат, заметки
keys-zoom = масштаб, вписать
keys-next = следующий шаг
keys-last = сразу к итогу
keys-plan = план на следующий ход
keys-keys = эти клавиши
keys-rules = правила того, на что указано
keys-help = Пока открыт этот лист, клавиши подписаны и на кнопках.

# Legend

legend-title = Значки
legend-group-resources = Ресурсы
legend-group-planets = Планеты
legend-group-structures = Строения
legend-group-when = Когда действует
legend-group-research = Исследования
legend-group-cards = Карты и очки
legend-group-goods = Товары
legend-group-phases = Фазы
legend-group-keywords = Признаки
legend-group-senate = Сенат
legend-group-specialists = Специалисты
legend-group-aims = Цели
legend-group-states = Что светится
legend-ore = руда
legend-credit = кредиты
legend-knowledge = знания
legend-qic = ККИ
legend-power = энергия
legend-charge = зарядка
legend-token = фишка энергии
legend-vp = победные очки
legend-range = дальность
legend-terraform-step = шаг терраформирования
legend-planet-terra = земной
legend-planet-oxide = кислотный
legend-planet-volcanic = вулканический
legend-planet-desert = пустынный
legend-planet-swamp = болотный
legend-planet-titanium = титановый
legend-planet-ice = ледяной
legend-planet-gaia = гайя
legend-planet-transdim = нестабильная
legend-planet-lost = затерянная планета
legend-mine = шахта
legend-trading-station = торговый аванпост
legend-research-lab = научная лаборатория
legend-academy = академия
legend-institute = планетарный институт
legend-gaiaformer = гайяформер
legend-satellite = спутник
legend-federation-green = жетон федерации
legend-income = доход в начале раунда
legend-once = один раз, сразу
legend-pass = когда пасуете
legend-special-action = специальное действие, раз в раунд
legend-special-used = использовано в этом раунде
legend-track-terraforming = терраформирование
legend-track-navigation = навигация
legend-track-ai = искусственный интеллект
legend-track-gaia = Проект «Гайя»
legend-track-economy = экономика
legend-track-science = наука
legend-card = карта
legend-cards-draw = взять карты
legend-military = атака
legend-defence = защищённый мир: его защита
legend-vp-chip = жетон победных очков
legend-good-novelty = предметы роскоши
legend-good-rare = редкие элементы
legend-good-genes = генетические материалы
legend-good-alien = технологии пришельцев
legend-good-any = любой товар
legend-produce = производит
legend-windfall = накопление: товар сразу
legend-phase-explore = исследование
legend-phase-develop = разработка
legend-phase-settle = освоение
legend-phase-trade = продажа
legend-phase-consume = потребление
legend-phase-produce = производство
legend-kw-alien = пришельцы
legend-kw-rebel = повстанцы
legend-kw-imperium = империя
legend-kw-uplift = развитая раса
legend-kw-terraforming = терраформирование
legend-goal = цель
legend-lavandium = лавандий
legend-copernium = коперний
legend-oceanium = океаний
legend-gold = золотой алмаз
legend-crystal = любой кристалл
legend-spaceship = корабль
legend-accreditation = аккредитация
legend-vote = голос
legend-funding = финансирование
legend-ambassador = посол
legend-assistant-die = кубик помощника
legend-alteration = жетон преображения
legend-law = закон
legend-president = президент
legend-outer-module = внешний модуль
legend-influence = влияние
legend-fed-neo = Нео
legend-fed-six-moons = Шестилуние
legend-fed-atal = Атал
legend-fed-arratuin = Арратуин
legend-fed-e81216 = E81216
legend-spec-diplomat = дипломаты
legend-spec-robot = роботы
legend-spec-trader = торговцы
legend-spec-mage = маги
legend-spec-miner = шахтёры
legend-mission = миссия
legend-medal = орден
legend-project = крупный проект
legend-deep-space = дальний космос
legend-megastructure = мегаструктура
legend-spy = шпионаж
legend-upkeep = содержание
legend-state-lit = можно
legend-state-tried = проба, ещё не сделано
legend-state-marked = об этом идёт речь
legend-state-no = нельзя: спросите почему
