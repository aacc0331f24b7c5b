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
refused-first_wolf = The first deal by a chosen Wolf and the name of the first Wolf go together: set both or neither (first_deal, first_wolf from 0).
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
refused-sealed = This choice is not open. Why not is told to nobody, so that it tells nothing.
refused-over = The game is over; no move is open to anybody.
refused-not_asked = Seat { $seat } is not asked now; asked: { $asked }.
refused-not_legal = “{ $words }” is not open to seat { $seat } now. Open: { $legal }
refused-notation = “{ $position }” is no position: { $why }
refused-worker = A process of the simulation died. Try again with fewer --jobs.
refused-watcher = Seat { $seat } is not at this table; seats are 0 to { $last }.
refused-redeal = No game was found that fits what this seat has heard.
refused-blank = The line is empty; a file of records has no empty lines.
refused-line_end = The line ends with CR LF, as other systems write it; a record ends with LF alone.
refused-seed = The seed is not 32 bytes long.
refused-spelling = The record is not in its one canonical spelling.
refused-option-twice = The option “{ $option }” is given twice.
refused-output = The output cannot be written: { $why }.
refused-notation-seat = --notation shows everybody’s choices, so it goes without --seat.

# At a table
refused-not_host = Only the host of the table may do that.
refused-not_lobby = That can be done before a game begins, not now.
refused-not_playing = No game is running at this table now.
refused-not_over = The game is not over yet.
refused-not_seated = That needs a seat, and you are watching.
refused-not_bot = No bot sits at seat { $seat }.
refused-not_between = Seats change hands between two rounds or turns. Try again when this one is over.
refused-is_away = { $name } is away. Give the hat to somebody who is here.
refused-no_person = Nobody here has the number { $person }.
refused-no_place = No bot has the place number { $place }.
refused-no_seat = This table has no seat { $seat }.
refused-no_table = There is no table “{ $table }”. Look at the code again.
refused-no_record = This table has no record number { $number }.
refused-no_window = This game never asks “{ $window }”. It asks: { $known }.
refused-no_theatre = There is nothing for you to act out now.
refused-no_stand_in = Nobody stands in for you; your seat is yours.
refused-no_clock = No clock is running.
refused-no_more = Ten more seconds can be asked for once, while a short question waits for you.
refused-has_seat = You already have a seat.
refused-other_has_seat = { $name } already has a seat.
refused-sits_bot = A bot sits at seat { $seat }; it can be taken over.
refused-full = All { $most } seats are taken.
refused-crowded = No more than { $most } fit at this table.
refused-locked = This table is locked. Ask its host to unlock it.
refused-kicked = The host has sent you away from this table.
refused-kick_self = You cannot send yourself away, but you can leave.
refused-gone = You have already left; you can come back at any time.
refused-muted = The host has muted you.
refused-late = The question has changed meanwhile. Look again.
refused-grave = That move ends the game. Only you yourself can make it, at that moment.
refused-paused_already = The clocks are that way already.
refused-luck = This device has already added its luck to the next game.
refused-no_character = There is no picture “{ $character }” at this table. There are: { $known }.
refused-character_taken = Somebody else has this picture. Choose another.
refused-arrange = A seating order names every place once: { $known }.
refused-name = A name has 1 to { $most } visible characters.
refused-sentence = There is no such sentence. There are: { $known }.
refused-say_nothing = There is nothing to see in that text.
refused-talk_fast = That was a lot at once. Wait a few seconds.
refused-hour_full = This table has written as much as it may in an hour. Wait a few minutes.
refused-table_full = The log of this table is full. A game that runs goes on; then open a new table.
refused-watching = A table screen can only watch. Join the table to take part.
refused-elsewhere = Your seat is open on too many devices. Close one of them.
refused-token = This table does not know your seat’s key. Join again.
refused-silence = Now is a time of silence for you. Table talk goes on later.
refused-no_bots = Bots are not allowed at this table. The option “Bots” allows them.
refused-fixed_time = A night lasts its time. Nobody can make it longer or shorter.
refused-not_narrator = Only the narrator of this game may do that.
refused-narrator_seated = Whoever narrates sees everything and holds no seat. In the menu under the people, on your own name: “Only watch the next game”.
refused-narrator_plays = Whoever narrates has seen everything and cannot play in this game.
refused-not_by_hand = This ends by itself: with the last answer, or when the time is over.
refused-host_sits = Whoever has chosen a hidden list of characters knows it and holds no seat. With preset = lot nobody knows it.

# Options of Lupus in Tabula that do not go together
refused-custom_list = This list of characters (custom_list) is refused: { $fault ->
    [total] it has { $found }, and there are 8 to 24 players
    [wolves] so many players have { $wanted } Werewolves, not { $found }
    [seer] there is exactly one Seer, not { $found }
    [masons] Freemasons are none or both, not { $found }
    [one] of { $name } there is one, not { $found }
    [least] { $name } is for { $wanted } players or more, not for { $found }
    [stock] there are { $wanted } Villager cards, not { $found }
    [twice] { $name } stands there twice
    *[word] “{ $name }” is not a character with its number, as in werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = A list of your own needs preset = custom and a custom_list, and no other preset has one.
refused-seated_host = A host who plays may hide the characters (role_list = { $role_list }) only if the lot chooses them: preset = lot.
refused-betraying_list = Twelve Villagers and a hidden Possessed would make thirteen in the list, and everybody could count. Choose another list.
refused-wolf_chat = The pack may write (wolf_chat) only if each of you is elsewhere: place = remote. In one room typing is seen.
refused-narrator_chair = The narrator’s chair (narrator_chair) needs narrator = human and stands before one of the seats.
refused-no_limit = { $option } can be without a limit only if a person narrates: narrator = human.
refused-wise_narrator = The Wise Old Man (wise_old_man) is for a game without a narrator.
refused-wise_list = The Wise Old Man (wise_old_man) plays with 2 Werewolves, 1 Seer and 5 Villagers.
refused-wise_lot = The Wise Old Man (wise_old_man) does not go with characters by lot without the numbers of the book.

# At the server’s door
refused-too_fast = That was too often. Wait a minute.
refused-too_large = The message is larger than { $most } bytes.
refused-many_tables = This server has as many tables as it can hold. Try again later.
refused-hello_first = Say hello first.
refused-hello_twice = Hello was already said. To see everything again, say resync.
refused-malformed = This message cannot be understood: { $why }
refused-protocol = This server speaks protocol { $ours }, not { $theirs }. Load the page again.
refused-no_page = There is nothing at this address.
refused-origin = This page belongs to another site. Open the table’s own address.
refused-host = This server is not called “{ $name }”. Whoever runs it can allow the name: --allowed-host { $name }
refused-content_type = The body must be JSON, with content-type application/json.
refused-metrics = Metrics are shown on the server’s own machine, or with its token.
refused-store = Database: { $why }
refused-reload = The table is being loaded again. Try once more.
refused-damaged = What this table has stored cannot be read any more. Open a new table; whoever runs the server can restore a backup.

# Running the server
refused-port = Cannot listen on { $host }, port { $port }: { $why }. Choose another port with --port.
refused-certificate = { $cert } and { $key } are no certificate with its key: { $why }.
refused-public_url = --public-url begins with https:// or http://, not “{ $url }”.
refused-allowed_host = --allowed-host takes a name like play.example.org, not “{ $name }”.
refused-limit = --limit takes KEY=NUMBER, not “{ $text }”. Keys: { $known }.
refused-log_level = There is no log level “{ $level }”. There are: debug, info, warning, error.
refused-delete = Name the tables to delete, or say --older-than DAYS: one of the two.
refused-held_another = Whoever has held another seat of this game knows its secrets, and can only watch now.
refused-asking = The table is already being asked about a seat. Wait until that is decided.
refused-asked_lately = Everybody was asked about this seat a short while ago. Try again in { $minutes } min.
refused-emptied = Whoever sat there was sent away. The seat stays as it is until the game is over.
refused-too_few = What a seat knows stays secret all game long: at least two players who are there must agree. You can watch this game and play the next.
refused-nothing_asked = Nobody is asked about this seat now.
