# The page in the browser: what it shows before anything else.
client-tagline = Hidden-identity games for friends in one room, or far apart.
client-loading = One moment …
client-noscript = Nightcoach needs JavaScript. Please switch it on for this page and load it again.

# Everywhere
ui-close = Close
ui-back = Back
ui-home = Back to the home page
ui-again = Try again
ui-understood = All right
ui-you = you

# The connection
net-offline = The server does not answer. Are you on the same Wi-Fi as the host’s computer? Then try again.
net-lost = The connection is lost. We keep trying; your seat is safe.
net-elsewhere = Your seat is open on another device too.
net-here = Play here
net-closed = The table is closed to you
net-closed-text = The table has ended the connection. Load the page again, or ask the host.
broken-title = Something broke
broken-text = Your seat is safe. Load the page again.
missing-title = There is nothing here
missing-text = This page does not exist. Perhaps the link was cut off?

# The first page
home-code = Have you got a code?
home-join = Join
home-return = Back to your table: { $game }
home-games = Tonight we play
home-new = Open a table
home-rules = How to play
new-title = Open a table
new-make = Open the table
new-next = Then your friends join by QR code, link or code, and bots can fill the empty seats.
new-guest = Traveller

# Who I am
dress-name = Your name
dress-name-missing = Please tell us your name.
dress-name-example = Anna
dress-change = Choose your animal and colour
dress-character = Animal
dress-color = Colour

# The door of a table
join-title = Join a table
join-table = Table { $code }
join-first = You are the first here, so you will be the host.
join-sit = Take a seat
join-come = Come in
join-watch = Just watch
join-screen = Table screen
join-screen-about = The table screen is for a TV or tablet in the middle: it shows only what everybody may see.
join-running = A game is running. You can watch, and take over from a bot between two rounds or turns.
join-running-agree = A game is running. You can watch, and ask for a bot’s seat: you get it if all who play agree.
join-lost = Has your device lost your seat? Come in; the host can give it back to you.
join-lost-agree = Has your device lost your seat? Come in; the host can ask all who play to give it back to you.
join-full = All seats are taken. You can watch.

# Before the game
options-title = Rules of this table
options-changed = { $changed ->
    [0] as usual
    [one] { $changed } changed
   *[other] { $changed } changed
}
options-tonight = For tonight
options-house = House rules
options-clocks = Clocks
lobby-first-calm = In this first game the bots take their time. Later they are quicker, unless the host chooses otherwise.
lobby-invite = Let the others scan this, or tell them the code.
lobby-qr = QR code with the link to this table
lobby-code = Code: { $code }
lobby-copy = Copy link
lobby-copied = The link is copied.
lobby-select = This browser cannot copy. Select the text by hand.
lobby-share = Share
lobby-people = Who is here
lobby-seats = Seats: { $taken } of { $most }
lobby-arrange = Is this how you sit, clockwise? Drag the seats into order.
lobby-move = Seat { $seat }, { $name }: drag it, or use the arrow keys
lobby-host = Host
lobby-away = away
lobby-bot = bot
lobby-bot-add = Add a bot
lobby-bots-fill = Fill { $missing } seats with bots
lobby-bot-away = Send { $name } away
lobby-bots-allow = Allow bots
lobby-watching = Watching:
lobby-sit = Take a seat
pick-title = Your picture in this game
pick-about = Anyone without one when the game begins gets one at random.
pick-taken = { $character }, taken by { $name }
lobby-start = Begin the game
lobby-drawing = Everybody’s luck is being drawn …
lobby-missing = { $missing ->
    [one] One more player or bot is needed
   *[other] { $missing } more players or bots are needed
}
lobby-wait = Waiting for { $host } to begin.
lobby-no-host = The first to join is the host.
lobby-learn = How to play

# The menu
menu-title = Menu
menu-pause = Stop the clocks
menu-go-on = Let the clocks run
menu-extend = 30 more seconds
menu-people = People
menu-lock = Lock: nobody new may join
menu-unlock = Unlock: all may join
menu-pace = How fast bots answer
menu-pace-calm = calmly
menu-pace-quick = quickly
menu-pace-instant = at once
menu-device = Move to another device
menu-end = End the game for all
menu-end-sure = The game stops now, nobody wins, and everything hidden is shown.
menu-leave = Leave the table
menu-leave-game = A bot stands in for you until you come back with the same link.
menu-leave-sure = You can come back with the same link.
people-watching = watching
people-muted = muted
people-dress = Change
people-stand = Only watch the next game
people-ignore = Don’t show me what they say
people-hear = Show me what they say
people-rename = Rename
people-hat = Make host
people-mute = Mute for all
people-unmute = Let them talk again
people-reseat = Give them the seat of { $name }
people-kick = Send away
people-kick-sure = { $name } must leave the table; in a game a bot takes the seat, where bots are allowed.
people-kick-lasting = In this game the seat then stays with its bot, or the clock, until the end.
people-taken = The seat is yours now, { $name }.
people-take-later = You get the seat of { $name } as soon as this round is over.
seat-ask-title = A seat for { $name }?
seat-ask-text = { $name } would like the seat of { $seat }, and would see everything that this seat holds and knows. All players must agree. Nobody learns who said what; no answer is a no.
seat-ask-yes = I agree
seat-ask-no = Better not
seat-ask-answered = You have answered. Until all have agreed, or time is up, you may still change your mind.
seat-wished = Everybody who plays will be asked whether you may have the seat of { $name }: when the next turn or day begins.
seat-wished-for = You have asked for the seat of { $name }. All who play must agree.
people-take-agree = Anyone who sits down sees what the seat holds, so all players must agree.
people-reseat-agree = They will see what the seat holds, so all players are asked first.
people-reseat-asked = All who play will be asked whether { $name } may have the seat: when the next turn or day begins.
people-take = Take over from a bot
people-take-seat = Take the seat of { $name }
device-about = Scan this with the other device. Your seat opens there, and you can go on in the middle of the game. Whoever has this code has your seat, so show it to nobody.
device-take = This link opens another seat at this table. Take it on this device, instead of yours?
device-show = Hold to show the code of your seat
device-qr = QR code with the key of your seat
device-copy = Copy the link of your seat
device-copied = Copied. Send it to nobody but yourself.

# Talk and story
talk-title = Table talk
talk-new = Table talk, something new
talk-none = Nobody has said anything yet.
talk-sentences = With one tap
talk-write = Say something to all
talk-write-circle = Write to those of your circle, if you have one
talk-send = Send
story-title = The story so far
story-none = The story has not begun.
story-only = Only what concerns { $name }
story-rule = Rule { $rule }
story-rules = Rule numbers
story-aside-hold = Hold: with what only you were shown
story-aside-tap = Tap: with what only you were shown

# During a game
game-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
game-ask = What is asked
game-your-turn = Your turn
game-sending = On its way …
game-watching = You are watching
game-paused = The clocks are stopped.
chooser-confirm = Yes: { $move }
chooser-again = Choose again
reel-help = Only you see your choices, while you hold the bar. Slide left or right: what you let go of is chosen.
reel-help-tap = Only you see your choices, for a few seconds after a tap on the bar. Each tap shows the next: the last one is chosen.
reel-looked = Hidden again. Use the bar once more to look, or to choose something else.
reel-hold = Hold and slide
reel-tap = Tap: show, then the next
reel-slide = Slide to choose
reel-nothing = There is nothing you could use here.
reel-do = Do what I have chosen
reel-missing = Nothing is chosen yet, or not all of it: use the bar.
short-more = 10 more seconds
short-pass = Pass all this turn
short-passing = You pass all this turn.
short-asked = You are asked again.
short-stop = Ask me again
plain-seats = The seats
plain-asked = to move
plain-secrets = Hold to see your secrets
absent-stand-in = A bot plays for you.
absent-back = Take my seat back
absent-done = { $times ->
    [one] Time was up or you were away: one choice was made for you.
   *[other] Time was up or you were away: { $times } choices were made for you.
}
absent-again = After two missed clocks in a row a bot plays on, until you take your seat back.
absent-show = Hold to see what
absent-times = In your name: { $times }
narrator-close = End this part

# The stage of Eat Me If You Can!
stage-over = The end
held-tap = Tap to show
wait-choose = Waiting for { $names }.

# After the game
over-title = The end of the game
over-you-win = You win!
over-wins = { $names } wins!
over-win-together = { $names } win!
over-winner = winner
over-ended = The game was ended
over-rematch = Play again
over-wait = { $host } can call another game.
over-fair = Was it fair?
over-fair-yes = Yes. The shuffle was sealed before the deal, everybody’s luck was pledged before anybody’s was shown, and this device has checked both, and that its own luck is in it.
over-fair-pledges = The luck of the others is not what they had pledged! Ask the host.
over-fair-no = The seal does not match! Ask the host.
over-fair-late = The seal matches the seed. This device added no luck before the deal, so it cannot vouch for more.
over-fair-missing = The seal matches the seed, but the luck that this device added is missing from the draw. It cannot vouch for more; ask the host.
over-fair-lesson = This was a guided game: its deal is always the same.
over-fair-unknown = The game was not played to its end, so its seal stays closed.
over-record = Download the record; nightcoach verify replays it move by move
over-check = To check it yourself, without our program: python3 verify_record.py RECORD, with
over-seal = The seal of the shuffle: { $seal }
over-chain-yes = And nothing was changed since: the record has every head of the chain that this device saw during the game.
over-chain-no = The record is not of the game that this device saw: its chain differs. Something was changed!
over-chain-unseen = This device saw no heads of the chain during the game, so it cannot vouch that nothing was changed.
over-chain-none = This game has no chain, so nobody can tell whether something was changed.
over-chain-unknown = The record could not be fetched, so the chain is not checked yet.
over-facts = How it came about

# The table screen
screen-scan = Scan, or open
screen-code = and type the code
screen-speak = Read aloud
screen-silent = Stop reading
screen-sound = Sound
screen-wake = Tap for voice and sound

# The voice of a narrated game
voice-title = The voice
voice-about = A voice leads you through the night while all eyes are shut. It comes from the table screen, or from a phone in the middle that holds no seat.
voice-on = Voice: on
voice-off = Voice: off
voice-missing = No voice here
voice-test = Test the voice
voice-test-line = Good evening. This voice leads you through the night.
voice-spoken = You should hear it now. If not, turn up the volume of this device.
voice-none = This browser has no voice for { $language }. { $platform ->
    [android] Install one in the Settings of Android: look for “Text-to-speech”, install voice data, then reload this page.
    [apple] Add one in the Settings: Accessibility, Spoken Content, Voices; then reload this page.
    [windows] Add one in the Settings of Windows: Time & language, Speech, Add voices; then restart the browser.
   *[other] Install a speech engine (on Linux: speech-dispatcher and espeak-ng) and restart the browser.
} Or let another device be the voice: any phone or tablet without a seat.
voice-blocked = The browser did not let the voice speak. Tap again, or reload the page; some browsers have no speech at all: then use another one.
voice-be = Be the voice
voice-be-about = Lay this phone in the middle of the table. It goes dark and tells everybody what to do.
voice-seated = This phone holds a seat, and a seat’s phone stays silent: at night a sound could tell whose it is. Take a device without a seat: open the link there, choose “{ join-watch }”, then “{ voice-be }”.
voice-human = A person narrates tonight, so the voice is silent.
voice-stop = No longer the voice
voice-waits = The voice is ready. It begins with the game.
voice-volume = Volume
voice-volume-0 = Off
voice-volume-30 = Soft
voice-volume-60 = Medium
voice-volume-100 = Loud
voice-claims = Read claims aloud
voice-claims-about = While you talk, who claims which character is read out as well.

# The rules, the settings, the credits
rules-games = Games
rules-search = Search
rules-whole = The whole rule book
rules-none = This game has no rule book.
rules-english = The book is in English; every rule has a number.
rules-nothing = Nothing found for “{ $wanted }”.
settings-title = Settings
settings-language = Language
settings-text = Text size
settings-theme = Colours
settings-theme-night = Night
settings-theme-contrast = Strong contrast
settings-theme-day = Day
settings-sound = Sound
settings-sound-about = Knocks, howls and a bell when it is your turn.
settings-leftHand = Left hand
settings-leftHand-about = The main buttons move to the left thumb.
settings-calm = Less motion
settings-calm-about = Nothing walks, swings or shakes.
settings-tap = Tap instead of hold
settings-tap-about = A tap shows a secret for a few seconds. For hands that cannot hold.
settings-plain = Plain table
settings-plain-about = Every game as a list of seats and buttons, without its scene. Good for screen readers.
settings-beside = What I know beside the stage
settings-beside-about = On a wide screen, in games that have such notes. Anybody who looks at this screen can read it.
credits-title = Credits
credits-fan = Nightcoach is an unofficial fan project, not made or endorsed by the designers and publishers of these games. All texts are our own. If you like a game, buy it!
credits-parts = What it is made of
credits-icons = Icons:
credits-display = Headings:
credits-text = Text:
credits-own = Houses, landscape and sounds: our own.
lobby-options-back = Back to the current options

# The host's guide, before the game
guide-for = for { $seats } players
guide-fairest = the most even measured
guide-odds = { $party } { $share }% ({ $low }–{ $high })
guide-games = { $games } games
guide-off = { $off ->
    [0] even
    [1] 1 point apart
   *[other] { $off } points apart
}
guide-few = { $games ->
    [0] never measured
   *[other] too few games yet ({ $games })
}
guide-minutes = about { $minutes } min
guide-more = Other sets, and one of your own
guide-own = Your own set
guide-less = One less: { $card }
guide-one-more = One more: { $card }
guide-bots = Played by bots ({ $date }, version { $version }), the brackets show how sure that is. People may differ.
guide-wall = between bots; people may differ
guide-hidden = The list is hidden and you play: chance picks, and you are shown no more than the others.
guide-unfit = Your set does not fit { $seats } players. Choose another.
lobby-order = Change the order, send bots away
lobby-order-done = The order is right
lobby-narrates = You narrate: you hold no seat, see everything and lead the game from your console.
lobby-narrates-seated = A person narrates this game: the host, who holds no seat.
lobby-narrates-stand = Stand up and narrate
game-narrating = You narrate
