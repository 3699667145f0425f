# What the commands say themselves; what games say stands in their own files.

cli-game = game
cli-title = title
cli-players = players
cli-rules-version = rules version
cli-option = option
cli-default = default
cli-meaning = meaning
cli-options-of = Options of { $title }
cli-none = (none)
cli-true-or-false = true or false
cli-some-of = none or some of { $choices }
cli-any-text = any text
cli-or = or
cli-bots = Bots: { $names }
cli-see-rules = Its rules: astrarium rules { $game }
cli-one-game = { $title } for { $players } players, rules version { $version }

cli-record-of = { $title } for { $players }, seed { $seed }
cli-record-options = options: { $options }
cli-record-over = the game is over
cli-record-to-act = to act: seat { $seats }
cli-record-verified = verified: { $actions } actions, position { $hash }; { $state }
cli-seat = seat
cli-plays = plays
cli-points = points
cli-winner = winner

cli-run = { $games } games of { $game } for { $players }, seeds from { $seed }: { $seconds } s on { $processes } processes, { $speed } games/s
