# Довідка команд. `command-команда` говорить про команду, `command-команда-ім'я` або просто `command-ім'я` — про аргумент.
# Англійською те саме написано при самих командах.
command = Космічні стратегії повністю й за правилами: грати, дивитися записи, моделювати.
command-version = Сказати, яка це версія, і зупинитися.
command-help = Показати цю довідку і зупинитися.
command-install-completion = Встановити доповнення клавішею Tab для цієї оболонки.
command-show-completion = Показати доповнення для цієї оболонки, щоб скопіювати його чи змінити.
command-option = Налаштування гри; можна повторювати.
command-language = Одна з en, ru, uk; інакше мова вашої системи.
command-as-json = Вивести JSON для програм замість таблиці.
command-game = Яка гра; їх перелічує `astrarium games`.
command-players = Скільки місць; два або найменше можливе число.
command-cards = Файл TOML із власними картами, для гри, яка їх приймає.
command-data = Файл TOML, який виправляє числа компонентів, для Federation.
command-force = Замінити файл, якщо він уже є.
command-processes = На скількох процесах.
command-engine = Хто грає: local (процеси цієї машини) або ray.
command-address = Адреса кластера Ray (auto, ray://host:10001); інакше Ray працює тут.
command-resume = Продовжити прогін, який лежить у файлі з --out.
command-json = Записати числа в цей файл як JSON; - означає вивід.
command-html = Записати в цей файл звіт із графіками, як сторінку.
command-files = Записи або файли `astrarium arena --out` із записами.
command-file = Запис; - читає стандартний ввід.
command-database = sqlite:///шлях або postgresql://user:password@host/name; інакше файл у вашій теці даних.

command-games = Перелічити ігри: для скількох вони гравців і з якими налаштуваннями; або розповісти про одну.
command-games-game = Розповісти лише про цю.

command-new = Приготувати гру й записати її початок для `play --resume` і `replay`.
command-new-seed = З чого випливає випадок; випадкове число, якщо не сказано.
command-new-out = Куди записати замість виводу на екран.

command-play = Грати в терміналі проти ботів і з людьми за тією ж клавіатурою.
command-play-players = Скільки місць.
command-play-seat = Хто сидить на місці: 'you' (ви) або бот (random, greedy, novice, casual, skilled, expert, package.module:Class, exec:команда); по разу на місце, решта — 'casual'.
command-play-seed = З чого випливає випадок; випадкове число, якщо не сказано.
command-play-resume = Продовжити збережену гру.
command-play-save = Тримати гру в цьому файлі після кожної вашої дії.
command-play-plain = Без кольорів і рамок: для програм читання з екрана і для файлів.

command-serve = Грати в браузері: самому, з друзями, одразу або по ходу на день.
command-serve-host = Адреса, на якій слухати; 0.0.0.0 впускає інші машини.
command-serve-port = Порт; 0 — будь-який вільний.
command-serve-database = sqlite:///шлях або postgresql://user:password@host/name; інакше файл у вашій теці даних.
command-serve-browser = Відкрити браузер.
command-serve-secret = Чим підписані кукі; інакше ключ створюється один раз і зберігається в базі.
command-serve-mail = Кому віддавати пошту: smtp://user:password@host:587 або smtps://…; інакше її не шлють.
command-serve-mail-from = Відправник листів.
command-serve-site = Адреса, яку відкривають люди, для посилань у листах: https://play.example.org.
command-serve-workers = Процеси, в яких думають боти.
command-serve-bot = Ще один бот на вибір: package.module:Class або exec:команда; можна повторювати.
command-serve-allowed-host = Ім'я, на яке відповідає сервер; можна повторювати. Інакше на будь-яке.
command-serve-proxy = Зворотний проксі, якому вірять, звідки прийшли відвідувачі.
command-serve-allow-local-webhooks = Дозволити веб-хукам вести в місцеву мережу.
command-serve-absence = Скільки гра чекає на того, хто відійшов, перш ніж інші можуть поставити за нього бота.
command-serve-limits = Наскільки щедрі межі запитів і столів; 0: меж немає.
command-serve-streams = На скільки столів можна дивитися одразу; 0: скільки поміститься.
command-serve-header-seconds = Скільки може надходити заголовок запиту.
command-serve-body-seconds = Скільки може надходити тіло запиту.
command-serve-hsts = Веліти браузерам, що прийшли через https, не приходити інакше.
command-serve-metrics = Говорити за адресою /metrics, як справи у сервера: лише цій машині.
command-serve-metrics-token = Говорити це тому, хто надішле цей токен, звідки завгодно, і більше нікому.
command-serve-log-level = Що варте рядка журналу.
command-serve-log-format = Вигляд журналу.
command-serve-access-log = Писати в журнал і кожну відповідь.

command-replay = Перевірити запис: кожна дія має бути законною і вести до тієї позиції, яку названо.
command-replay-step = Пройти його дія за дією.
command-replay-at = Показати позицію після N дій.

command-check = Зіграти колишні ігри знову і сказати, які збіглися, які ведуть в інше місце і які зіграти не можна.
command-check-files = Записи або теки з ними (*.jsonl); - читає стандартний ввід.
command-check-database = Усі столи сервера: sqlite:///шлях або postgresql://…; лише читання.

command-arena = Зіграти багато ігор між ботами: частки перемог, місця й очки з інтервалами, як вони грають і як швидко.
command-arena-games = Скільки ігор зіграти.
command-arena-bot = По разу для кожного порівнюваного бота; один грає сам із собою. Також package.module:Class і exec:команда.
command-arena-seed = Перше зерно; решта йдуть за ним.
command-arena-rotate = Кожне зерно з кожним ботом на кожному місці, або боти за місцями, як названо.
command-arena-budget = Що бот може витратити на рішення: 2s, 500ms або 400 вузлів.
command-arena-stop-early = Для двох ботів: зупинитися, щойно послідовний критерій знає, чи виграє перший таку частку (0.55).
command-arena-out = Писати сюди кожну гру, по рядку JSON.
command-arena-records = Із записом гри в кожному рядку.
command-arena-automa = Для одного гравця: які фракції Автоми порівняти, або all.
command-arena-difficulty = Для одного гравця: які рівні противника порівняти, або all.
command-simulate = Те саме, що `arena`, під колишньою назвою.

command-analyse =
    Спитати бота, що він зробив би при кожному рішенні ігор, і як оцінюються позиції.

    Кожна гра пишеться, щойно її розібрано. Для файлу Parquet рядки лежать у FILE.jsonl, доки не зібрано всі.
command-analyse-out = Який файл писати: .parquet або інакше рядки JSON.
command-analyse-bot = Чию пораду спитати (expert, expert:400).

command-stats = Як грали: очки, звідки вони взялися за раундами, і звички гравців.

command-rules = Надрукувати правила гри нашими словами, кожне зі своїм номером.
command-rules-words = Номер правила або слова, які шукати.
command-rules-coverage = Перелічити кожне правило з його тестами; помилка, якщо в якогось їх немає.
command-rules-cards = Перелічити кожну карту з тестами, де вона грає; помилка, якщо в якоїсь їх немає.
command-rules-tests = Де лежать тести.

command-score = Порахувати очки гри, зіграної на столі, карту за картою.
command-score-file = Аркуш очок як JSON; - читає ввід.

command-bench = Виміряти на одному ядрі: випадкові ігри, перелік дій, копії, вигляди, хеші, ознаки; або 'server'.
command-bench-game = Яка гра, або 'server'; усі ігри, якщо не сказано.
command-bench-players = Число гравців; можна повторювати.
command-bench-seconds = Скільки може тривати кожне вимірювання.
command-bench-seed = Зерно першої гри.
command-bench-tables = Для 'server': скільки столів.
command-bench-clients = Для 'server': скільки ходів у дорозі одночасно.
command-bench-streams = Для 'server': відкриті потоки; по два на стіл, якщо не сказано.
command-bench-only-mixed = Для 'server': лише мішане навантаження з ходів, поглядів, спроб, розмов і потоків.
command-bench-only-late = Лише час переліків наприкінці ігор і в найгірших позиціях.
command-bench-plots = Виміряти, як росте ціна, і записати графіки в цей файл, як сторінку.

command-train =
    Навчити мережу гри іграми з самою собою.

    Зупинений прогін продовжується з останньої точки, якщо дати ту саму команду знову. Наприкінці мережа заспокоюється на найновіших іграх; weights.bin — те, що кладуть у пакет.
command-train-folder = Де зберігається прогін; той, що там уже є, продовжується.
command-train-games = Скільки ігор загалом.
command-train-seed = З нього випливає весь випадок прогону.
command-train-processes = Скільки грають одночасно.
command-train-teacher = Стільки перших ігор — чесного гравця, який судить за правилами.
command-train-shipped = Учитися далі з мережею з пакета; тоді чесний гравець не потрібен.
command-train-part = Ігор між двома точками.
command-train-window = На скількох найновіших іграх учитися.
command-train-generation = Скільки ігор грає мережа, перш ніж добирається наступна.

command-dataset = Робити набори даних з ігор і перевіряти за ними інші рушії.
command-dataset-write = Записати записи або траєкторії як файл Parquet; аналіз робить `astrarium analyse`.
command-dataset-write-kind = Що стоїть у рядку: records (записи), trajectories (траєкторії).
command-out = Який файл писати.
command-dataset-corpus = Зіграти гру для кожного числа гравців, налаштування і значення та записати, що справедливе після кожної дії.
command-dataset-corpus-game = Лише ці ігри; можна повторювати.
command-dataset-corpus-seed = Зерно кожної гри в ньому.
command-dataset-corpus-actions = З кожної гри не більше стількох дій; 0: усі.
command-dataset-check = Звірити рушій із корпусом: після кожної дії він має говорити те, що там стоїть.
command-dataset-check-file = Корпус.
command-dataset-check-program = Який рушій перевірити; цей, якщо не сказано.

command-admin = Дбати про людей і столи сервера.
command-admin-clean = Забути столи, за якими не грали, і гостей, у яких нічого не лишилося.
command-days = Неторкані стільки днів.
command-admin-clean-dry-run = Сказати, що зникло б, і нічого не змінювати.
command-admin-check = Зіграти знову кожну збережену гру і сказати, які колишні; нічого не змінюється.
command-admin-backup = Записати все з бази у файл, доки сервер працює.
command-admin-backup-file = Куди.
command-admin-restore = Заповнити нову базу з копії; вона може бути іншого роду.
command-admin-restore-file = Копія.
command-admin-restore-database = Нова порожня база, яку заповнити, будь-якого роду.
command-admin-people = Люди: знайти, дати новий пароль, закрити доступ, видалити.
command-admin-people-find = Знайти облікові записи за частиною імені.
command-admin-people-find-part = Частина імені або номер; порожньо: усі.
command-admin-people-find-guests = І гостей.
command-admin-people-reset = Зробити посилання, за яким запис дістає новий пароль, щоб передати його особисто; діє раз, один день.
command-name = Ім'я облікового запису або номер.
command-admin-people-ban = Нікого під цим ім'ям не впускати; працюючі сервери забудуть його за пів хвилини.
command-admin-people-unban = Впустити знову.
command-admin-people-delete = Видалити людину; її ігри лишаються, без імені.
command-admin-people-delete-yes = Зробити це: повернути не можна.
command-admin-tables = Столи: перелічити, закінчити, винести, внести.
command-admin-tables-list = Перелічити столи, найновіші першими.
command-admin-tables-list-status = Ті, що в такому стані.
command-admin-tables-list-game = Лише цієї гри.
command-admin-tables-list-older = Неторкані стільки днів.
command-admin-tables-list-person = Де сидить людина з таким ім'ям або номером.
command-admin-tables-end = Припинити гру за столом; зігране лишається для перегляду.
command-table = Номер столу, як у його адресі.
command-admin-tables-export = Записати запис столу. Запис гри, що триває, говорить усе, що в ній приховано.
command-admin-tables-export-out = Куди; інакше на екран.
command-admin-tables-import = Зробити стіл із запису.
command-admin-tables-import-owner = Ім'я облікового запису, якому він належатиме.
command-admin-tables-import-title = Як називається стіл.

command-usage = Виклик:
command-panel-options = Налаштування
command-panel-arguments = Аргументи
command-panel-commands = Команди
