# Что браузер говорит вокруг игр.

# Везде

loading = Загрузка…
close = Закрыть
save = Сохранить
all = Все
on = Вкл.
off = Выкл.
skip = К содержанию
remove = Убрать: { $name }
show-more = Показать ещё { $count }
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
problem-not-allowed = Это можно не вам.
problem-not-your-seat = Это не ваше место.
problem-not-found = Такого стола нет, или он не для ваших глаз.
problem-taken = Это уже занято.
problem-too-large = Это слишком много за один раз.
problem-too-many = Слишком много запросов. Подождите немного и попробуйте снова.
problem-busy = Сервер занят. Попробуйте чуть позже.

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
terminal-only = Пока только в терминале:

bot-random = Случайный
bot-greedy = Жадный

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
home-finished = Завершённые
home-finished-none = Здесь будут ваши сыгранные партии: их можно пересмотреть ход за ходом.
tables-running = Сейчас играют
tables-running-none = Сейчас открытых партий нет.

row-seats = { $seats ->
    [one] Занято { $taken } из { $seats } места
   *[many] Занято { $taken } из { $seats } мест
 }
row-waits = ждём: { $names }
row-join = Сесть
row-place = { $place }-е место из { $players }
row-abandoned = партия брошена
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
clock-live = { $minutes } мин + { $bonus } с
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
new-fewer = Меньше мест
new-more = Больше мест
new-alone = Вы одни? Одно место — это одиночная игра: { $rival }.
new-own-text = Свой текст…
new-none = Не выбрано
new-add = Добавить…
new-title = Название
new-title-help = Что другие увидят в списке. Можно оставить пустым.
new-seed = Зерно
new-seed-help = То же число даёт ту же расстановку. Пусто: случайное.
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
clock-zero-bot-about = За это место дальше играет бот.
clock-zero-wait-then = на нуле ничего не происходит
clock-zero-bot-then = на нуле вступает бот

# По приглашению

join-title = Вас пригласили
join-text = Для вас держат место за закрытым столом.
join-with = За столом: { $names }
join-sit = Сесть на место { $number }
join-watch = Только смотреть

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
account-guest = Гость
account-guest-text = Играть можно сразу. С учётной записью ваши партии будут и на других устройствах.
account-text = Ваши партии хранятся под этим именем.
account-make = Завести учётную запись
account-make-tab = Регистрация
account-make-text = Все ваши партии останутся вашими.
account-login = Войти
account-login-text = Партии, которые вы ведёте как гость, останутся за гостем.
account-logout = Выйти
account-name = Имя
account-password = Пароль
account-password-help = Не меньше 8 знаков.
account-webhook = Вебхук
account-webhook-help = Адрес, на который придёт POST, когда начнётся ваш ход. Можно оставить пустым.
account-made = Учётная запись готова.
account-saved = Сохранено.
account-logged-in = Вы вошли.
account-logged-out = Вы вышли.

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
rules-search = Искать в правилах
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
 }
rules-groups = Разделы правил
rules-none = Ни в одном правиле нет этих слов.
rules-in-english = Правила написаны по-английски.

# Gaia screen

gaia-map = Поле
gaia-zoom-in = Ближе
gaia-zoom-out = Дальше
gaia-zoom-fit = Всё поле
gaia-show-ranges = Дальность
gaia-show-charges = Энергоёмкость
gaia-show-federations = Федерации
gaia-legend-kept = ещё рассматривается
gaia-legend-out = отпадает на этом шаге
gaia-legend-gone = уже отпала
gaia-possible = { $price ->
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
    .on = на земной планете
gaia-planet-oxide = Кислотная планета
    .on = на кислотной планете
gaia-planet-volcanic = Вулканическая планета
    .on = на вулканической планете
gaia-planet-desert = Пустынная планета
    .on = на пустынной планете
gaia-planet-swamp = Болотная планета
    .on = на болотной планете
gaia-planet-titanium = Титановая планета
    .on = на титановой планете
gaia-planet-ice = Ледяная планета
    .on = на ледяной планете
gaia-planet-gaia = Планета типа гайя
    .on = на планете типа гайя
gaia-planet-transdim = Нестабильная планета
    .on = на нестабильной планете
gaia-planet-lost = Затерянная планета
    .on = на затерянной планете

gaia-do-piece = { $piece } { $on }
gaia-do-place = Начать { $on }
gaia-do-lost = Затерянная планета: { $at }
gaia-do-federation = { $count ->
    [one] { $count } планета, энергоёмкость { $value }: { $planets }
    [few] { $count } планеты, энергоёмкость { $value }: { $planets }
   *[many] { $count } планет, энергоёмкость { $value }: { $planets }
 }
gaia-do-cover = { $tile } (поверх «{ $over }»)
gaia-do-rotate = Повернуть { $sector } на { $degrees }°
gaia-do-pass = Пас и усилитель: { $booster }
gaia-do-income = Энергия после этого: I { $one }, II { $two }, III { $three }
gaia-do-pay = Из I { $one }, из II { $two }, из III { $three }
gaia-do-stone = и камень разума в { $area }
gaia-offer-charge = { $vp ->
    [0] Зарядить { $charged }, бесплатно
   *[other] Зарядить { $charged }, заплатить { $vp } ПО
 }
gaia-cost-burn = сброс энергии
gaia-cost-gaiaformer_to_gaia = гайяформер
gaia-cost-token_to_gaia = фишка энергии из зоны III

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
gaia-area-terra = Терраформ.
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
gaia-score-sofar = Пока
gaia-score-ifnow = Если бы игра кончилась сейчас

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
gaia-automa-result = Что она делает
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

# Table

table-home = На главную
table-skip = Перейти к решению
table-board = Игровое поле
table-seats = Места
table-mine = Что у вас есть
table-side = Планшеты
table-below = Журнал, чат, счёт, заметки
table-views = Что показать
view-board = Карта
table-round-phase = Раунд { $round } из { $rounds } · { $phase }
table-round-short = Раунд { $round } · { $phase }
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
table-steps = Сделанные шаги
table-possible = { $count ->
    [one] Сейчас возможно { $count } действие.
    [few] Сейчас возможны { $count } действия.
   *[many] Сейчас возможно { $count } действий.
 }
table-lit = { $count ->
    [one] На поле подсвечено { $count } место.
    [few] На поле подсвечены { $count } места.
   *[many] На поле подсвечено { $count } мест.
 }
table-pick = { $count ->
    [one] Остался { $count } вариант. Отметьте места на поле или выберите из списка.
    [few] Осталось { $count } варианта. Отметьте места на поле или выберите из списка.
   *[many] Осталось { $count } вариантов. Отметьте места на поле или выберите из списка.
 }
table-not-final = Пока ничего не окончательно.
table-not-final-others = Пока ничего не окончательно. После подтверждения энергию смогут зарядить: { $names }.
table-settles = Откроется что-то скрытое. Что из этого выйдет, будет видно после подтверждения, и взять назад будет нельзя.
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

table-thinking = Ходит Автома, шаг { $step } из { $steps }
table-step-back = Шаг назад
table-next-step = Следующий шаг
table-to-result = К итогу
table-understood = Дальше
table-every-step = Показывать каждый шаг
key-space = Пробел

table-over = Игра окончена
table-over-help = Счёт рассказывает, откуда взялось каждое очко.
table-rival-wins = Побеждает { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }.
table-final-scores = Итоговые очки
table-replay = Повтор
table-again = Сыграть ещё

table-takeover = За то, чтобы за { $name } доиграл бот: { $votes } из { $needed }.
table-takeover-vote = Пусть доиграет бот

panel-log = Журнал
panel-chat = Чат
panel-ledger = Счёт
panel-notes = Заметки
log-setup = Подготовка
log-round = Раунд { $round }
ledger-cause = Очки за
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
room-abandoned = Этот стол оставлен
room-abandoned-help = Играть здесь дальше нельзя.
room-help = Когда игра начнётся, свободные места займут боты.
room-bot = бот
room-present = за столом
room-away = нет за столом
room-invited = по приглашению
room-open = свободно
room-link = Ссылка на это место
room-copy = Скопировать ссылку
room-copied = Скопировано
room-sit = Сесть
room-stand = Встать
room-put-bot = Бот
room-start = Начать игру
room-abandon = Оставить стол
room-owner-starts = Игру начинает тот, кто создал стол.

trouble-not-found = Такого стола нет
trouble-not-found-help = Возможно, в ссылке опечатка или стола больше нет.
trouble-not-allowed = Это закрытый стол
trouble-not-allowed-help = Его видят только игроки. Место открывает ссылка-приглашение.
trouble-unreachable = Сервер не отвечает
trouble-unreachable-help = Ваши игры там в сохранности. Попробуйте чуть позже.
trouble-no-screen = У этой игры ещё нет поля в браузере
trouble-no-screen-help = В неё можно играть в терминале.
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
replay-link = Ссылка на это положение
replay-record = Запись
replay-play-on = Играть отсюда
replay-back-to-table = Вернуться за стол
replay-beginning = Начало игры
