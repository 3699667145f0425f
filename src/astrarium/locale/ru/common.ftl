# Что программа говорит в любой игре.

seat-number = Игрок { $number }
seat-nobody = Все
you = вы
yes = да
no = нет

# Почему нельзя: для всех игр.

unfit-data = С такими числами играть нельзя: { $why }
data-at = { $place }: { $why }
data-other = { $text }
data-no-toml = этот текст — не TOML: { $error }
data-no-file = такого файла нет; есть { $known }
data-no-entry = такой записи нет; есть { $known }
data-file-table = это имя файла, здесь нужна таблица
data-fixed-id = под этим именем её знают правила
data-one-by-one = записи списка меняют по одной, таблицами
data-missing = этого не хватает
data-no-text = здесь нужен текст, а не { $value }
data-no-list = здесь нужен список, а не { $value }
data-no-table = здесь нужна таблица, а не { $value }
data-no-number = здесь нужно целое число от 0, а не { $value }
data-no-flag = здесь нужно true или false, а не { $value }
data-no-pair = здесь нужны два числа, а не { $value }
data-range = { $value } — не число от { $low } до { $high }
data-none-of = «{ $word }» — ничто из { $known }
data-unknown-key = неизвестный ключ { $key }; здесь есть { $known }
data-twice = { $word } стоит дважды
data-needs-entry = нужна запись для { $names }
data-form = не удаётся прочесть «{ $line }»; можно так: { $allowed }
refusal-not-your-turn = Сейчас не ваш ход.
refusal-game-over = Игра окончена.
refusal-not-now = «{ $what }» — не ответ на то, о чём сейчас спрашивают.
refusal-nothing-here = Сейчас здесь ничего нельзя сделать.
refusal-unreadable = Это не действие: { $what }.
refusal-no-such-seat = Такого места за столом нет: { $what }.

decision-any = Ваше решение ({ $kind })
# What there is no other message for.
event-any = { $seat }: { $kind }{ $details }
amount-any = { $kind } { $amount }
action-any = { $verb }: { $rest }

# Игра в терминале.

welcome =
    { $title }: игроков { $players }, зерно { $seed }. Вы играете: { $seats }.
    Возможные действия показаны пронумерованным списком. Введите номер, чтобы выбрать, несколько букв, чтобы искать в списке, или действие целиком, например «{ $example }». Enter показывает весь список, «help» расскажет остальное.
welcome-back = { $title }: продолжение, сыграно действий: { $actions }. Вы играете: { $seats }. «help» покажет команды.
welcome-watching = За клавиатурой никто не играет, поэтому программы доиграют сами.

since = С вашего прошлого решения
pass-keyboard = Передайте клавиатуру: { $seat }. Затем нажмите Enter.

menu-all = { $count ->
    [one] Возможно { $count } действие.
    [few] Возможно { $count } действия.
   *[many] Возможно { $count } действий.
 }
menu-hidden = ещё { $count }: введите «{ $verb }»
menu-found = { $count ->
    [one] Подходит { $count } действие.
    [few] Подходят { $count } действия.
   *[many] Подходит { $count } действий.
 }
menu-more = { $shown } из { $count }; Enter покажет ещё.
menu-nothing = Ни одно возможное действие не подходит к «{ $text }».
menu-number = Действия { $number } нет; в списке номера от 1 до { $count }.
costs = цена: { $price }

legal = «{ $action }» сейчас возможно.
refused = Нельзя: { $reason }
rule-unknown = Правила «{ $rule }» нет. Правила называются так: { $example }; слово ищется в их тексте.
rule-many = Найдено правил: { $count }; первые { $shown }:
no-rules = Правил этой игры под рукой нет.
why-what = Почему нельзя что? Введите «why» и действие, например «{ $example }».

undone = Отменено: { $action }.
rewound = Отменено вместе с ответами программ: { $action }.
undo-refused = Это нельзя отменить: после вас уже ходили другие или что-то открылось.
undo-rewind = { undo-refused } «rewind» отменит и ходы программ.
rewind-refused = Вернуться не к чему: более раннего вашего решения нет, или между ним и нынешним ходили люди либо открылось скрытое.

saved = Сохранено в { $file }.
saved-resume = Сохранено в { $file }. Продолжить: { $command }
save-failed = Не удалось сохранить в { $file }: { $reason }
save-where = В какой файл сохранить? Введите «save» и имя.
quit-ask = Сохранить перед выходом? Enter сохранит в { $file }, «нет» — не сохранит, любое другое слово — имя файла:
interrupted = Прервано.
end-ask = Enter сохранит запись игры в { $file }, «нет» — не сохранит, любое другое слово — имя файла:
goodbye = До свидания.

log-empty = Пока ничего не произошло.
score-title = Очки: { $seat }
score-hint = «score all» сравнит всех.

column-seat = Место
column-points = ПО
column-round = Раунд
column-cause = За что
column-total = Всего

over = Игра окончена.
winner = { $count ->
    [one] Победа: { $names }, очков — { $score }.
   *[other] Победу делят: { $names }, очков — { $score }.
 }

help =
    Как действовать
      3               действие с этим номером в списке
      up lab          поиск: действия, чьи слова так начинаются
      { $example } действие целиком, даже если его нет в списке
      Enter           весь список по страницам (то же: more)
    На что посмотреть
      { $panels }
      log             что произошло («log all» — с самого начала)
      score           откуда ваши очки («score all» — у всех)
    Правила
      why ACTION      почему действие сейчас невозможно
      rule ID         текст правила, например { $rule }; слово ищется в правилах
    Игра
      undo            отменить ваше последнее действие, если после вас не ходили
      rewind          вернуться к прошлому решению, отменив и ходы программ
      save FILE       сохранить игру
      quit            выйти; вас спросят, сохранять ли

wrong-players = { $game }: игроков может быть от { $least } до { $most }, а не { $players }
wrong-game = нет игры '{ $name }'; есть { $known }
wrong-bot = нет бота '{ $name }'; есть { $known }, package.module:Class и exec:команда
wrong-option = нет настройки '{ $name }'; есть { $known }
wrong-value = настройка '{ $option }' — одно из { $choices }, а не { $value }
wrong-text = настройка '{ $option }' — текст из обычных знаков
wrong-long = знаков в настройке '{ $option }': { $length }, а можно { $most }
wrong-many = слов в настройке '{ $option }': { $count }, а можно { $most }
wrong-table = настройка '{ $option }' — только для столов, где игроков { $sizes }, а здесь их { $players }
wrong-seed = зерно — целое число от 0 до { $most }
wrong-cut-off = запись оборвана: нет последней строки, действий сохранилось: { $actions }
wrong-changed = запись изменили после того, как она была написана: контрольная сумма не сходится
wrong-header = первая строка — не заголовок записи Astrarium
wrong-exists = { $file } уже есть; --force заменит его
wrong-no-file = { $file }: нет такого файла или папки

# Scoring, step by step

seat-points = { $name } { $vp }
points-given = { $seats }.
points-given-none = Очков не получает никто.

now-count = { $what }: { $count }
