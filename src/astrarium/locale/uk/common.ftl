# Що програма каже в кожній грі.

seat-number = Гравець { $number }
seat-nobody = Усі
you = ви
yes = так
no = ні

# Чому не можна: для всіх ігор.

unfit-data = З такими числами грати не можна: { $why }
data-at = { $place }: { $why }
data-other = { $text }
data-no-toml = цей текст — не TOML: { $error }
data-no-file = такого файлу немає; є { $known }
data-no-entry = такого запису немає; є { $known }
data-file-table = це ім’я файлу, тут потрібна таблиця
data-fixed-id = під цим ім’ям його знають правила
data-one-by-one = записи списку змінюють по одному, таблицями
data-missing = цього бракує
data-no-text = тут потрібен текст, а не { $value }
data-no-list = тут потрібен список, а не { $value }
data-no-table = тут потрібна таблиця, а не { $value }
data-no-number = тут потрібне ціле число від 0, а не { $value }
data-no-flag = тут потрібно true або false, а не { $value }
data-no-pair = тут потрібні два числа, а не { $value }
data-range = { $value } — не число від { $low } до { $high }
data-none-of = «{ $word }» — ніщо з { $known }
data-unknown-key = невідомий ключ { $key }; тут є { $known }
data-twice = { $word } стоїть двічі
data-needs-entry = потрібен запис для { $names }
data-form = не вдається прочитати «{ $line }»; можна так: { $allowed }
refusal-not-your-turn = Зараз не ваш хід.
refusal-game-over = Гру закінчено.
refusal-not-now = «{ $what }» — не відповідь на те, про що зараз питають.
refusal-nothing-here = Зараз тут нічого не можна зробити.
refusal-unreadable = Це не дія: { $what }.
refusal-no-such-seat = Такого місця за столом немає: { $what }.

decision-any = Ваше рішення ({ $kind })
# What there is no other message for.
event-any = { $seat }: { $kind }{ $details }
amount-any = { $kind } { $amount }
action-any = { $verb }: { $rest }

# Гра в терміналі.

welcome =
    { $title }: гравців { $players }, зерно { $seed }. Ви граєте: { $seats }.
    Можливі дії показано пронумерованим списком. Введіть номер, щоб вибрати, кілька літер, щоб шукати в списку, або дію повністю, наприклад «{ $example }». Enter показує весь список, «help» розкаже решту.
welcome-back = { $title }: продовження, зіграно дій: { $actions }. Ви граєте: { $seats }. «help» покаже команди.
welcome-watching = За клавіатурою ніхто не грає, тож програми дограють самі.

since = Від вашого попереднього рішення
pass-keyboard = Передайте клавіатуру: { $seat }. Потім натисніть Enter.

menu-all = { $count ->
    [one] Можлива { $count } дія.
    [few] Можливі { $count } дії.
   *[many] Можливо { $count } дій.
 }
menu-hidden = ще { $count }: введіть «{ $verb }»
menu-found = { $count ->
    [one] Підходить { $count } дія.
    [few] Підходять { $count } дії.
   *[many] Підходить { $count } дій.
 }
menu-more = { $shown } з { $count }; Enter покаже ще.
menu-nothing = Жодна можлива дія не підходить до «{ $text }».
menu-number = Дії { $number } немає; у списку номери від 1 до { $count }.
costs = ціна: { $price }

legal = «{ $action }» зараз можливо.
refused = Не можна: { $reason }
rule-unknown = Правила «{ $rule }» немає. Правила звуться так: { $example }; слово шукається в їхньому тексті.
rule-many = Знайдено правил: { $count }; перші { $shown }:
no-rules = Правил цієї гри немає під рукою.
why-what = Чому не можна що? Введіть «why» і дію, наприклад «{ $example }».

undone = Скасовано: { $action }.
rewound = Скасовано разом із відповідями програм: { $action }.
undo-refused = Це не можна скасувати: після вас уже ходили інші або щось відкрилося.
undo-rewind = { undo-refused } «rewind» скасує й ходи програм.
rewind-refused = Повертатися нема до чого: ранішого вашого рішення немає, або між ним і теперішнім ходили люди чи відкрилося приховане.

saved = Збережено в { $file }.
saved-resume = Збережено в { $file }. Продовжити: { $command }
save-failed = Не вдалося зберегти в { $file }: { $reason }
save-where = У який файл зберегти? Введіть «save» та ім’я.
quit-ask = Зберегти перед виходом? Enter збереже в { $file }, «ні» — не збереже, будь-яке інше слово — ім’я файлу:
interrupted = Перервано.
end-ask = Enter збереже запис гри в { $file }, «ні» — не збереже, будь-яке інше слово — ім’я файлу:
goodbye = До побачення.

log-empty = Поки нічого не сталося.
score-title = Очки: { $seat }
score-hint = «score all» порівняє всіх.

column-seat = Місце
column-points = ПО
column-round = Раунд
column-cause = За що
column-total = Усього

over = Гру закінчено.
winner = { $count ->
    [one] Перемога: { $names }, очок — { $score }.
   *[other] Перемогу ділять: { $names }, очок — { $score }.
 }

help =
    Як діяти
      3               дія з цим номером у списку
      up lab          пошук: дії, чиї слова так починаються
      { $example } дія повністю, навіть якщо її немає в списку
      Enter           увесь список сторінка за сторінкою (те саме: more)
    На що подивитися
      { $panels }
      log             що сталося («log all» — від самого початку)
      score           звідки ваші очки («score all» — в усіх)
    Правила
      why ACTION      чому дія зараз неможлива
      rule ID         текст правила, наприклад { $rule }; слово шукається в правилах
    Гра
      undo            скасувати вашу останню дію, якщо після вас не ходили
      rewind          повернутися до попереднього рішення, скасувавши й ходи програм
      save FILE       зберегти гру
      quit            вийти; вас спитають, чи зберігати

wrong-players = { $game }: гравців може бути від { $least } до { $most }, а не { $players }
wrong-game = немає гри '{ $name }'; є { $known }
wrong-bot = немає бота '{ $name }'; є { $known }, package.module:Class і exec:команда
wrong-option = немає налаштування '{ $name }'; є { $known }
wrong-value = налаштування '{ $option }' — одне з { $choices }, а не { $value }
wrong-text = налаштування '{ $option }' — текст зі звичайних знаків
wrong-long = знаків у налаштуванні '{ $option }': { $length }, а можна { $most }
wrong-many = слів у налаштуванні '{ $option }': { $count }, а можна { $most }
wrong-table = налаштування '{ $option }' — лише для столів, де гравців { $sizes }, а тут їх { $players }
wrong-seed = зерно — ціле число від 0 до { $most }
wrong-cut-off = запис обірвано: немає останнього рядка, дій збереглося: { $actions }
wrong-changed = запис змінили після того, як його написали: контрольна сума не сходиться
wrong-header = перший рядок — не заголовок запису Astrarium
wrong-exists = { $file } уже є; --force замінить його
wrong-no-file = { $file }: немає такого файлу чи теки

# Scoring, step by step

seat-points = { $name } { $vp }
points-given = { $seats }.
points-given-none = Очок не отримує ніхто.

now-count = { $what }: { $count }
