# Справка команд. `command-команда` говорит о команде, `command-команда-имя` или просто `command-имя` — об аргументе.
# По-английски то же написано при самих командах.
command = Космические стратегии целиком и по правилам: играть, смотреть записи, моделировать.
command-version = Сказать, какая это версия, и остановиться.
command-help = Показать эту справку и остановиться.
command-install-completion = Установить дополнение по клавише Tab для этой оболочки.
command-show-completion = Показать дополнение для этой оболочки, чтобы скопировать его или изменить.
command-option = Настройка игры; можно повторять.
command-language = Один из en, ru, uk; иначе язык вашей системы.
command-as-json = Вывести JSON для программ вместо таблицы.
command-game = Какая игра; их перечисляет `astrarium games`.
command-players = Сколько мест; два или наименьшее возможное число.
command-cards = Файл TOML с собственными картами, для игры, которая их принимает.
command-data = Файл TOML, который исправляет числа компонентов, для Federation.
command-force = Заменить файл, если он уже есть.
command-processes = На скольких процессах.
command-engine = Кто играет: local (процессы этой машины) или ray.
command-address = Адрес кластера Ray (auto, ray://host:10001); иначе Ray работает здесь.
command-resume = Продолжить прогон, который лежит в файле из --out.
command-json = Записать числа в этот файл как JSON; - значит вывод.
command-html = Записать в этот файл отчёт с графиками, как страницу.
command-files = Записи или файлы `astrarium arena --out` с записями.
command-file = Запись; - читает стандартный ввод.
command-database = sqlite:///путь или postgresql://user:password@host/name; иначе файл в вашей папке данных.

command-games = Перечислить игры: для скольких они игроков и с какими настройками; или рассказать об одной.
command-games-game = Рассказать только об этой.

command-new = Приготовить игру и записать её начало для `play --resume` и `replay`.
command-new-seed = Из чего следует случай; случайное число, если не сказано.
command-new-out = Куда записать вместо вывода на экран.

command-play = Играть в терминале против ботов и с людьми за той же клавиатурой.
command-play-players = Сколько мест.
command-play-seat = Кто сидит на месте: 'you' (вы) или бот (random, greedy, novice, casual, skilled, expert, package.module:Class, exec:команда); по разу на место, остальные — 'casual'.
command-play-seed = Из чего следует случай; случайное число, если не сказано.
command-play-resume = Продолжить сохранённую игру.
command-play-save = Хранить игру в этом файле после каждого вашего действия.
command-play-plain = Без цветов и рамок: для программ чтения с экрана и для файлов.

command-serve = Играть в браузере: одному, с друзьями, сразу или по ходу в день.
command-serve-host = Адрес, на котором слушать; 0.0.0.0 впускает другие машины.
command-serve-port = Порт; 0 — любой свободный.
command-serve-database = sqlite:///путь или postgresql://user:password@host/name; иначе файл в вашей папке данных.
command-serve-browser = Открыть браузер.
command-serve-secret = Чем подписаны куки; иначе ключ создаётся один раз и хранится в базе.
command-serve-mail = Кому отдавать почту: smtp://user:password@host:587 или smtps://…; иначе её не шлют.
command-serve-mail-from = Отправитель писем.
command-serve-site = Адрес, который открывают люди, для ссылок в письмах: https://play.example.org.
command-serve-workers = Процессы, в которых думают боты.
command-serve-bot = Ещё один бот на выбор: package.module:Class или exec:команда; можно повторять.
command-serve-allowed-host = Имя, на которое отвечает сервер; можно повторять. Иначе на любое.
command-serve-proxy = Обратный прокси, которому верят, откуда пришли посетители.
command-serve-allow-local-webhooks = Разрешить веб-хукам вести в местную сеть.
command-serve-absence = Сколько игра ждёт отошедшего, прежде чем другие могут поставить за него бота.
command-serve-limits = Насколько щедры пределы запросов и столов; 0: пределов нет.
command-serve-streams = На сколько столов можно смотреть сразу; 0: сколько поместится.
command-serve-header-seconds = Сколько может приходить заголовок запроса.
command-serve-body-seconds = Сколько может приходить тело запроса.
command-serve-hsts = Велеть браузерам, пришедшим по https, не приходить иначе.
command-serve-metrics = Говорить по адресу /metrics, как дела у сервера: только этой машине.
command-serve-metrics-token = Говорить это тому, кто пришлёт этот токен, откуда угодно, и никому больше.
command-serve-log-level = Что достойно строки журнала.
command-serve-log-format = Вид журнала.
command-serve-access-log = Писать в журнал и каждый ответ.

command-replay = Проверить запись: каждое действие должно быть законным и вести к той позиции, которая названа.
command-replay-step = Пройти её действие за действием.
command-replay-at = Показать позицию после N действий.

command-check = Сыграть прежние игры заново и сказать, какие совпали, какие ведут в другое место и какие сыграть нельзя.
command-check-files = Записи или папки с ними (*.jsonl); - читает стандартный ввод.
command-check-database = Все столы сервера: sqlite:///путь или postgresql://…; только чтение.

command-arena = Сыграть много игр между ботами: доли побед, места и очки с интервалами, как они играют и как быстро.
command-arena-games = Сколько игр сыграть.
command-arena-bot = По разу для каждого сравниваемого бота; один играет сам с собой. Также package.module:Class и exec:команда.
command-arena-seed = Первое зерно; остальные идут за ним.
command-arena-rotate = Каждое зерно с каждым ботом на каждом месте, или боты по местам, как названы.
command-arena-budget = Что бот может потратить на решение: 2s, 500ms или 400 узлов.
command-arena-stop-early = Для двух ботов: остановиться, как только последовательный критерий знает, выигрывает ли первый такую долю (0.55).
command-arena-out = Писать сюда каждую игру, по строке JSON.
command-arena-records = С записью игры в каждой строке.
command-arena-automa = Для одного игрока: какие цивилизации Автомы сравнить, или all.
command-arena-difficulty = Для одного игрока: какие уровни противника сравнить, или all.
command-simulate = То же, что `arena`, под прежним именем.

command-analyse =
    Спросить бота, что он сделал бы при каждом решении игр, и как оцениваются позиции.

    Каждая игра пишется, как только она разобрана. Для файла Parquet строки лежат в FILE.jsonl, пока не собраны все.
command-analyse-out = Какой файл писать: .parquet или иначе строки JSON.
command-analyse-bot = Чьего совета спросить (expert, expert:400).

command-stats = Как играли: очки, откуда они взялись по раундам, и привычки игроков.

command-rules = Напечатать правила игры нашими словами, каждое со своим номером.
command-rules-words = Номер правила или слова, которые искать.
command-rules-coverage = Перечислить каждое правило с его тестами; ошибка, если у какого-то их нет.
command-rules-cards = Перечислить каждую карту с тестами, где она играет; ошибка, если у какой-то их нет.
command-rules-tests = Где лежат тесты.

command-score = Посчитать очки игры, сыгранной на столе, карту за картой.
command-score-file = Лист очков как JSON; - читает ввод.

command-bench = Измерить на одном ядре: случайные игры, перечисление действий, копии, виды, хеши, признаки; или 'server'.
command-bench-game = Какая игра, или 'server'; все игры, если не сказано.
command-bench-players = Число игроков; можно повторять.
command-bench-seconds = Сколько может длиться каждое измерение.
command-bench-seed = Зерно первой игры.
command-bench-tables = Для 'server': сколько столов.
command-bench-clients = Для 'server': сколько ходов в пути одновременно.
command-bench-streams = Для 'server': открытые потоки; по два на стол, если не сказано.
command-bench-only-mixed = Для 'server': только смешанная нагрузка из ходов, взглядов, проб, разговоров и потоков.
command-bench-only-late = Только время перечислений в конце игр и в худших позициях.
command-bench-plots = Измерить, как растёт цена, и записать графики в этот файл, как страницу.

command-train =
    Обучить сеть игры играми с самой собой.

    Остановленный прогон продолжается с последней точки, если дать ту же команду снова. В конце сеть успокаивается на новейших играх; weights.bin — то, что кладут в пакет.
command-train-folder = Где хранится прогон; тот, что там уже есть, продолжается.
command-train-games = Сколько игр всего.
command-train-seed = Из него следует весь случай прогона.
command-train-processes = Сколько играют одновременно.
command-train-teacher = Столько первых игр — честного игрока, который судит по правилам.
command-train-shipped = Учиться дальше с сетью из пакета; тогда честный игрок не нужен.
command-train-part = Игр между двумя точками.
command-train-window = На скольких новейших играх учиться.
command-train-generation = Сколько игр играет сеть, прежде чем подбирается следующая.

command-dataset = Делать наборы данных из игр и проверять по ним другие движки.
command-dataset-write = Записать записи или траектории как файл Parquet; анализ делает `astrarium analyse`.
command-dataset-write-kind = Что стоит в строке: records (записи), trajectories (траектории).
command-out = Какой файл писать.
command-dataset-corpus = Сыграть игру для каждого числа игроков, настройки и значения и записать, что верно после каждого действия.
command-dataset-corpus-game = Только эти игры; можно повторять.
command-dataset-corpus-seed = Зерно каждой игры в нём.
command-dataset-corpus-actions = Из каждой игры не больше стольких действий; 0: все.
command-dataset-check = Сверить движок с корпусом: после каждого действия он должен говорить то, что там стоит.
command-dataset-check-file = Корпус.
command-dataset-check-program = Какой движок проверить; этот, если не сказано.

command-admin = Заботиться о людях и столах сервера.
command-admin-clean = Забыть столы, на которых не играли, и гостей, у которых ничего не осталось.
command-days = Нетронутые столько дней.
command-admin-clean-dry-run = Сказать, что пропало бы, и ничего не менять.
command-admin-check = Сыграть заново каждую сохранённую игру и сказать, какие прежние; ничего не меняется.
command-admin-backup = Записать всё из базы в файл, пока сервер работает.
command-admin-backup-file = Куда.
command-admin-restore = Заполнить новую базу из копии; она может быть другого рода.
command-admin-restore-file = Копия.
command-admin-restore-database = Новая пустая база, которую заполнить, любого рода.
command-admin-people = Люди: найти, дать новый пароль, закрыть доступ, удалить.
command-admin-people-find = Найти учётные записи по части имени.
command-admin-people-find-part = Часть имени или номер; пусто: все.
command-admin-people-find-guests = И гостей.
command-admin-people-reset = Сделать ссылку, по которой запись получает новый пароль, чтобы передать её лично; действует раз, один день.
command-name = Имя учётной записи или номер.
command-admin-people-ban = Никого под этим именем не впускать; работающие серверы забудут его за полминуты.
command-admin-people-unban = Впустить снова.
command-admin-people-delete = Удалить человека; его игры остаются, без имени.
command-admin-people-delete-yes = Сделать это: вернуть нельзя.
command-admin-tables = Столы: перечислить, закончить, вынести, внести.
command-admin-tables-list = Перечислить столы, новейшие первыми.
command-admin-tables-list-status = Те, что в таком состоянии.
command-admin-tables-list-game = Только этой игры.
command-admin-tables-list-older = Нетронутые столько дней.
command-admin-tables-list-person = Где сидит человек с таким именем или номером.
command-admin-tables-end = Прекратить игру за столом; сыгранное остаётся для просмотра.
command-table = Номер стола, как в его адресе.
command-admin-tables-export = Записать запись стола. Запись идущей игры говорит всё, что в ней скрыто.
command-admin-tables-export-out = Куда; иначе на экран.
command-admin-tables-import = Сделать стол из записи.
command-admin-tables-import-owner = Имя учётной записи, которой он будет принадлежать.
command-admin-tables-import-title = Как называется стол.

command-usage = Вызов:
command-panel-options = Настройки
command-panel-arguments = Аргументы
command-panel-commands = Команды
