# The shelf of games
game-players = { $fewest }–{ $most } players
game-minutes =
    { $exact ->
        [yes] about { $to } minutes
       *[no] { $from }–{ $to } minutes
    }

# Options of any game
option-on = on
option-off = off
option-seconds = { $n } s
option-unlimited = no limit
option-seat = Seat { $n }
option-none = nobody

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
