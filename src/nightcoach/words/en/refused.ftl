# What is refused, and what would be right
refused-in-line = Line { $line }:
refused-game = There is no game “{ $game }”. There is: { $known }.
refused-bot = No bot is called “{ $bot }”. There are: { $known }.
refused-bots = --bots takes one name, or { $seats } for { $seats } seats, not { $given }.
refused-seats = { $game } takes { $allowed } seats here, not { $seats }.
refused-seat = Seat { $seat } is not at this table; seats are 1 to { $seats }.
refused-option = { $game } has no option “{ $option }”. It has: { $known }.
refused-option-form = --option takes KEY=VALUE, not “{ $text }”.
refused-value = { $option } = { $value } is refused. It may be: { $allowed }.
refused-first_wolf = first_wolf names the first Wolf’s seat (from 0) with first_deal=chosen_wolf, and only there.
refused-first_wolf_of_three = three_player_start is for three players, so first_wolf may be 0, 1 or 2.
refused-language = There is no language “{ $language }”. There are: { $known }.
refused-book = There is no book of rules “{ $book }”. There are: { $known }.
refused-rule = { $book } has no rule “{ $number }”. Near it: { $near }.
refused-file-read = { $file } cannot be read: { $why }.
refused-file-written = { $file } cannot be written: { $why }.
refused-no-such-game = { $file } has no game number { $number }.
refused-empty = The file holds no record.
refused-cut = The line has no end: the record was cut off.
refused-format = This is no record of nightcoach: { $why }
refused-check = The checksum does not fit: the record was changed after it was written.
refused-version = The record was played by version { $theirs } of { $game }; this is version { $ours }.
refused-content = The record cannot be played: { $why }
refused-commitment = The seed is not the one that was committed to before the deal.
refused-replay = The game does not replay: { $why }
refused-outcome = The game ends otherwise than the record says.
refused-final = The last position is another one than the record says.
refused-move = “{ $words }” is no move of this game.
refused-move_code = No move has the code { $code }; codes are 0 to { $last }.
refused-sealed = This choice is not open. A sealed choice is made once, by those asked.
refused-over = The game is over; no move is open to anybody.
refused-not_asked = Seat { $seat } is not asked now; asked: { $asked }.
refused-not_legal = “{ $words }” is not open to seat { $seat } now. Open: { $legal }
refused-notation = “{ $position }” is no position: { $why }
refused-worker = A process of the simulation died. Try again with fewer --jobs.
refused-watcher = Seat { $seat } is not at this table; seats are 0 to { $last }.
refused-blank = The line is empty; a file of records has no empty lines.
refused-line_end = The line ends with CR LF, as other systems write it; a record ends with LF alone.
refused-seed = The seed is not 32 bytes long.
refused-spelling = The record is not in its one canonical spelling.
refused-option-twice = The option “{ $option }” is given twice.
refused-output = The output cannot be written: { $why }.
refused-later = { $game } is not built yet. Its rules can be read: nightcoach rules { $game }
refused-notation-seat = --notation shows everybody’s choices, so it goes without --seat.
