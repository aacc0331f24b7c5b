# The shelf of games
eatme-about = A hungry Wolf, a few houses in the dark: sleep well or set a trap, and bluff for all you’re worth.
eatme-length = about 20 minutes
castle-name = The Castle of the Devil
castle-about = Two secret societies in one coach: trade, fight duels, and find out who is on your side.
castle-length = about 40 minutes
lupus-name = Lupus in Tabula
lupus-about = Werewolves hunt by night, the village accuses by day – and even the ghosts have a say.
lupus-length = 30–60 minutes
game-players = { $fewest }–{ $most } players

# Options of any game
option-on = on
option-off = off
option-seconds = { $n } s
option-unlimited = no limit
option-seat = Seat { $n }
option-none = nobody

# Options of Eat Me If You Can!
eatme-option-three_player_start = Start with three players
eatme-option-three_player_start-about = The points everybody begins with when exactly three play. A start with 3 points makes the game a little shorter.
eatme-option-three_player_start-0 = 0 points
eatme-option-three_player_start-3 = 3 points
eatme-option-dealer_mode = How the loser deals
eatme-option-dealer_mode-about = Usually the loser of the duel hands out all the characters at will. In the other way of playing the loser must be the next Wolf and deals only the houses: simpler, good for a first game.
eatme-option-dealer_mode-free = Freely
eatme-option-dealer_mode-loser_is_wolf = Loser becomes the Wolf
eatme-option-first_deal = First deal
eatme-option-first_deal-about = Let chance deal the first characters, or name somebody who begins as the Wolf and hands out the houses.
eatme-option-first_deal-random = By lot
eatme-option-first_deal-chosen_wolf = A chosen Wolf deals
eatme-option-first_wolf = The first Wolf
eatme-option-first_wolf-about = Who begins as the Wolf, if you don’t leave it to chance. Why not the hungriest of you?
eatme-option-target_points = Points to reach
eatme-option-target_points-about = As soon as a round leaves somebody with this many points, the game ends. Fewer for a quick game, more for a long evening.
eatme-option-show_ready = Show who is ready
eatme-option-show_ready-about = Everybody sees who has already chosen. Switch it off if you don’t want anyone to read something into your hesitation.
eatme-option-choose_seconds = Time to choose
eatme-option-choose_seconds-about = How long the houses may think at night. When time is up, chance decides between sleep and trap.
eatme-option-prowl_seconds = Time to prowl
eatme-option-prowl_seconds-about = How long the Wolf may wander from door to door. When time is up, chance picks the house.
eatme-option-deal_seconds = Time to deal
eatme-option-deal_seconds-about = How long the loser may think about the new characters. When time is up, a house that lost swaps with the Wolf; if the Wolf lost, nothing changes.
eatme-option-declare_buttons = Buttons for claims
eatme-option-declare_buttons-about = “I’m asleep” or “I have set a trap”, said with one tap. It need not be true; most useful when you aren’t all in one room.
eatme-option-grace_seconds = Patience with the absent
eatme-option-grace_seconds-about = How long a seat may be away before a bot stands in. Choose more if your network is shaky; one tap always takes the seat back.

# Eat Me If You Can! for those who have never played
eatme-guide-1-title = The idea
eatme-guide-1 = Every night one of you is the Wolf and knocks at one door. Is somebody asleep there, or is a trap waiting? Guess well, lie beautifully and collect points: at ten the game is over.
eatme-guide-2-title = Who is who
eatme-guide-2 = One player is the Wolf, everybody else lives in a house. The Kids are worth 3, Red Hood 2, each Pig 1: that is what you can win or lose there. All of you see who is who. With three players Red Hood is left out.
eatme-guide-3-title = Sleep or trap?
eatme-guide-3 = At night every house chooses in secret. Hold your wheel to look at it, slide to turn it: moon for sleep, or trap. Then seal it. From now on it stays as it is.
eatme-guide-4-title = The Wolf prowls
eatme-guide-4 = When all houses are sealed, the Wolf steps out, without knowing what anyone has chosen. It may stroll past as many doors as it likes and watch your faces. In the end it must knock at exactly one.
eatme-guide-5-title = The duel
eatme-guide-5 = Asleep and visited: you lose the value of your house, the Wolf gains it. Trap and visited: you gain it, the Wolf loses it. Asleep in peace: you gain your value. Trap for nothing: no points. Nobody ever falls below zero.
eatme-guide-6-title = The loser deals
eatme-guide-6 = Whoever lost the duel, the Wolf or the house, now hands out the characters for the next night, just as they please. Keep the Kids and make the leader the Wolf? Go ahead. Revenge is allowed.
eatme-guide-7-title = The end
eatme-guide-7 = If anybody has ten points or more after a round, the game is over and most points win. In a tie the winner of the last duel wins, if among the tied; otherwise the one of them who sits first clockwise from the Wolf. Your table may play to another number.
eatme-guide-8-title = Talk and bluff
eatme-guide-8 = Promise, threaten, beg, lie: you may say anything, and nothing binds you. Only one thing is forbidden: never show your phone. Your word has to be enough, or your innocent face.

# How a table works
guide-app-1-title = Bring your friends
guide-app-1 = Show them the QR code, send the link or call out the code of the table. They open it on their phone, pick a name, and they’re in. No account, nothing to install.
guide-app-2-title = A table for all to see
guide-app-2 = Open the table on a TV or a tablet and just watch: it shows the whole table, and only what everybody may know. Nice to have, but the phones are enough.
guide-app-3-title = Bots fill the gaps
guide-app-3 = Too few of you? Bots take the empty seats. They know no more than a person in that seat would. And if a friend comes late, they can take over from a bot.
guide-app-4-title = Gone for a moment
guide-app-4 = Phone locked, no network? Your seat stays yours. After a while a bot stands in so that the others can play on. Come back, and one tap gives you your seat again.
guide-app-5-title = The host’s hat
guide-app-5 = Whoever opens the table wears the hat: the host arranges the seats, starts the game and can stop the clocks. The hat can be passed on to someone else at any time. It shows no secrets.
guide-app-6-title = A fair night
guide-app-6 = Before the deal the shuffle is sealed, and everybody sees the seal. Then each phone adds its own luck, so the night is made by all of you. After the game the seal is opened and everything can be checked.

# Badges
character-fox = Fox
character-owl = Owl
character-raven = Raven
character-cat = Cat
character-bear = Bear
character-hare = Hare
character-frog = Frog
character-stag = Stag
character-boar = Boar
character-bat = Bat
character-swan = Swan
character-hedgehog = Hedgehog
character-mouse = Mouse
character-badger = Badger
character-snake = Snake
character-lynx = Lynx
character-traveller = Traveller
color-amber = Amber
color-crimson = Crimson
color-rose = Rose
color-violet = Violet
color-indigo = Indigo
color-azure = Azure
color-teal = Teal
color-moss = Moss
color-lime = Lime
color-copper = Copper
color-ivory = Ivory
color-slate = Slate

# A view of Eat Me If You Can! as a plain table
eatme-window-choose = Night: the houses choose
eatme-window-prowl = Night: the Wolf prowls
eatme-window-deal = Day: the characters are dealt
eatme-window-over = The game is over
eatme-field-kinds = Character
eatme-field-scores = Points
eatme-field-choice = Your choice
eatme-field-round = Round
eatme-field-dealer = Dealer

# Why the winner won. $others are those tied with the winner.
eatme-why-most_points = { $name } has the most points: { $points }.
eatme-why-tie_duel_winner = { $name } is level with { $others } at { $points } points. In a tie the winner of the last duel wins: { $name }.
eatme-why-tie_clockwise = { $name } is level with { $others } at { $points } points, and none of them won the last duel. So we go round clockwise from { $wolf }, the last Wolf: { $name } comes first.
