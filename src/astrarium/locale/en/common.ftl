# What the program says in every game.

seat-number = Player { $number }
seat-nobody = Everybody
you = you
yes = yes
no = no

# Why something may not be done, for all games.

unfit-data = These numbers cannot be played: { $why }
data-at = { $place }: { $why }
data-other = { $text }
data-no-toml = the text is no TOML: { $error }
data-no-file = there is no such file; there are { $known }
data-no-entry = there is no such entry; there are { $known }
data-file-table = is the name of a file, so a table must stand here
data-fixed-id = the rules know it by this name
data-one-by-one = its entries are corrected one by one, as tables
data-missing = is missing
data-no-text = { $value } is no text
data-no-list = { $value } is no list
data-no-table = { $value } is no table
data-no-number = { $value } is no whole number from 0 up
data-no-flag = { $value } is neither true nor false
data-no-pair = { $value } are not two numbers
data-range = { $value } is not a number from { $low } to { $high }
data-none-of = '{ $word }' is none of { $known }
data-unknown-key = unknown key { $key }; known here: { $known }
data-twice = { $word } stands twice
data-needs-entry = needs an entry for { $names }
data-form = cannot read '{ $line }'; allowed: { $allowed }
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-not-now = '{ $what }' is no answer to what is asked now.
refusal-nothing-here = Nothing can be done here now.
refusal-unreadable = That is no action: { $what }.
refusal-no-such-seat = There is no such seat: { $what }.

decision-any = Your decision ({ $kind })
# What there is no other message for.
event-any = { $seat }: { $kind }{ $details }
amount-any = { $kind } { $amount }
action-any = { $verb }: { $rest }

# The terminal game.

welcome =
    { $title } for { $players ->
        [one] one player
       *[other] { $players } players
    }, seed { $seed }. You play: { $seats }.
    The possible actions come as a numbered list. Type a number to choose one, a few letters to search the list, or an action in full, such as '{ $example }'. Enter shows the whole list; 'help' tells the rest.
welcome-back = { $title } goes on after { $actions } actions. You play: { $seats }. 'help' lists the commands.
welcome-watching = Nobody at the keyboard plays, so the programs play it out.

since = Since your last decision
pass-keyboard = Pass the keyboard to { $seat }, who then presses Enter.

menu-all = { $count ->
    [one] One action is possible.
   *[other] { $count } actions are possible.
 }
menu-hidden = { $count } more: type '{ $verb }'
menu-found = { $count ->
    [one] One action matches.
   *[other] { $count } actions match.
 }
menu-more = { $shown } of { $count }; Enter shows more.
menu-nothing = No possible action matches '{ $text }'.
menu-number = There is no action { $number }; the list goes from 1 to { $count }.
costs = for { $price }

legal = '{ $action }' is possible now.
refused = Not possible: { $reason }
rule-unknown = There is no rule '{ $rule }'. Rules look like { $example }; a word searches their text.
rule-many = { $count } rules; the first { $shown }:
no-rules = The rules of this game are not at hand.
why-what = Why not what? Type 'why' and an action, such as '{ $example }'.

undone = Taken back: { $action }.
rewound = Taken back, with the answers of the programs: { $action }.
undo-refused = That cannot be taken back: somebody else has moved since, or something was revealed.
undo-rewind = { undo-refused } 'rewind' takes back the moves of the programs as well.
rewind-refused = There is no earlier decision of yours to go back to, or people or hidden things stand between.

saved = Saved in { $file }.
saved-resume = Saved in { $file }. To go on: { $command }
save-failed = Could not be saved in { $file }: { $reason }
save-where = Save in which file? Type 'save' and a name.
quit-ask = Save before you go? Enter saves in { $file }, 'no' does not, any other word is the name of a file:
interrupted = Interrupted.
end-ask = Enter saves the record in { $file }, 'no' does not, any other word is the name of a file:
goodbye = Goodbye.

log-empty = Nothing has happened yet.
score-title = Points of { $seat }
score-hint = 'score all' compares all seats.

column-seat = Seat
column-points = VP
column-round = Round
column-cause = From
column-total = Total

over = The game is over.
winner = { $count ->
    [one] Victory with { $score } points: { $names }.
   *[other] Victory shared with { $score } points: { $names }.
 }

help =
    How to act
      3               the action with that number in the list
      up lab          search: actions with words that begin so
      { $example } an action in full, listed or not
      Enter           the whole list, page by page (also: more)
    What to look at
      { $panels }
      log             what has happened ('log all': from the beginning)
      score           where your points came from ('score all': everybody)
    Rules
      why ACTION      why an action is not possible now
      rule ID         the text of a rule, such as { $rule }; a word searches the rules
    The game
      undo            take back your last action, if nobody has moved since
      rewind          go back to your decision before that, over the moves of programs
      save FILE       save the game
      quit            leave; you are asked whether to save

wrong-players = { $game } is for { $least } to { $most } players, not { $players }
wrong-game = there is no game '{ $name }'; there are { $known }
wrong-bot = there is no bot '{ $name }'; there are { $known }, package.module:Class and exec:command
wrong-option = there is no option '{ $name }'; the options are { $known }
wrong-value = option '{ $option }' is one of { $choices }, not { $value }
wrong-text = option '{ $option }' is a text of plain characters
wrong-long = option '{ $option }' has { $length } characters; { $most } are allowed
wrong-many = option '{ $option }' has { $count } words; { $most } are allowed
wrong-table = option '{ $option }' is only for tables of { $sizes }, not of { $players }
wrong-seed = a seed is a whole number from 0 to { $most }
wrong-cut-off = the record was cut off: its last line is missing after { $actions } actions
wrong-changed = the record was changed after it was written: its checksum does not match
wrong-header = line 1 is not the header of an Astrarium record
wrong-exists = { $file } exists already; --force replaces it
wrong-no-file = { $file }: No such file or directory

# Scoring, step by step

seat-points = { $name } { $vp }
points-given = { $seats }.
points-given-none = Nobody gets any points.

now-count = { $what }: { $count }
