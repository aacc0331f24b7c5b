# The board
board-name = Name
board-character = Character
board-points = Points
board-you = you

# Playing
play-your-name = You
play-commitment = The night is sealed before the deal: { $commitment }
play-seed = The seal is broken. Its seed was: { $seed }
play-unseen = What you type stays unseen. (? for help)
play-leave = Press Enter to leave the table.
play-left = You have left the table. The game is unfinished.
play-input-ended = The input has ended. The game is unfinished.
play-recorded = The record is in { $file }. Check it with: nightcoach verify { $file }

# Choosing a move
choose-back = back
choose-yes = yes
choose-confirm = { $move }. Enter to confirm, “back” to change:
choose-help = Type a number, a word or its beginning. “back” goes one step back, “rules” explains the game, “rules { $rule }” shows a rule, “quit” leaves the table.
choose-not-understood = That is not one of these. Type a number or a word, or ? for help.

# Simulating, verifying, reading
simulate-compiled = compiled
simulate-interpreted = interpreted
simulate-seat = Seat
simulate-claims = How proclamations fared
simulate-claim = Proclamation
simulate-right = Right
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-speed = { $games } games in { $seconds } s: { $speed } games/s, { $moves } moves/s
simulate-length = Length in { $unit }: mean { $mean }, standard deviation { $sd }, median { $median }
simulate-parties = Wins by side: { $parties }
simulate-reasons = How games ended: { $reasons }
simulate-interrupted = Interrupted: { $games } of { $wanted } games were finished and are counted and kept.
unit-rounds = rounds
unit-turns = turns
unit-days = days
verify-good = { $records ->
    [one] { $records } record is whole: it replays to its end as written.
   *[other] { $records } records are whole: they replay to their ends as written.
}
rules-books = Rule books: { $books }. Read one with: nightcoach rules { $book }, a single rule with: nightcoach rules { $book } { $rule }
choose-quit = quit
choose-rules = rules
choose-several = Several begin like that. Type a little more.
verify-unfinished = Unfinished among them: { $unfinished }.
