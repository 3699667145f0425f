cli-game = гра
cli-title = назва
cli-players = гравців
cli-rules-version = версія правил
cli-option = налаштування
cli-default = зазвичай
cli-meaning = зміст
cli-options-of = Налаштування: { $title }
cli-none = (немає)
cli-true-or-false = true або false
cli-some-of = нічого або щось із: { $choices }
cli-any-text = будь-який текст
cli-or = або
cli-bots = Боти: { $names }
cli-see-rules = Правила: astrarium rules { $game }
cli-one-game = { $title }, гравців: { $players }, версія правил { $version }

cli-record-of = { $title }, гравців: { $players }, зерно { $seed }
cli-record-options = налаштування: { $options }
cli-record-over = гру закінчено
cli-record-to-act = ходить місце { $seats }
cli-record-verified = перевірено: дій { $actions }, позиція { $hash }; { $state }
cli-seat = місце
cli-plays = грає
cli-points = очки
cli-winner = перемога

cli-run = { $game }, гравців: { $players }; партій: { $games }, зерна від { $seed }: { $seconds } с, процесів: { $processes }, { $speed } партій/с
