cli-game = игра
cli-title = название
cli-players = игроков
cli-rules-version = версия правил
cli-option = настройка
cli-default = обычно
cli-meaning = смысл
cli-options-of = Настройки: { $title }
cli-none = (нет)
cli-true-or-false = true или false
cli-some-of = ничего или что-то из: { $choices }
cli-any-text = любой текст
cli-or = или
cli-bots = Боты: { $names }
cli-see-rules = Правила: astrarium rules { $game }
cli-one-game = { $title }, игроков: { $players }, версия правил { $version }

cli-record-of = { $title }, игроков: { $players }, зерно { $seed }
cli-record-options = настройки: { $options }
cli-record-over = игра окончена
cli-record-to-act = ходит место { $seats }
cli-record-verified = проверено: действий { $actions }, позиция { $hash }; { $state }
cli-seat = место
cli-plays = играет
cli-points = очки
cli-winner = победа

cli-run = { $game }, игроков: { $players }; партий: { $games }, зёрна с { $seed }: { $seconds } с, процессов: { $processes }, { $speed } партий/с
