# The shelf of games
game-players = { $fewest }–{ $most } Personen
game-minutes =
    { $exact ->
        [yes] etwa { $to } Minuten
       *[no] { $from }–{ $to } Minuten
    }

# Options of any game
option-on = an
option-off = aus
option-seconds = { $n } s
option-unlimited = unbegrenzt
option-seat = Platz { $n }
option-none = niemand

# How a table works
guide-app-1-title = Hol deine Leute dazu
guide-app-1 = Zeig ihnen den QR-Code, schick den Link oder sag den Code des Tisches an. Sie öffnen ihn auf dem Handy, wählen einen Namen und sind dabei. Kein Konto, nichts zu installieren.
guide-app-2-title = Ein Tisch für alle
guide-app-2 = Öffne den Tisch auf einem Fernseher oder Tablet und schau einfach zu: Du siehst den ganzen Tisch, und nur, was alle wissen dürfen. Das ist schön, aber die Handys genügen.
guide-app-3-title = Bots füllen die Lücken
guide-app-3 = Ihr seid zu wenige? Bots nehmen die leeren Plätze. Sie wissen nicht mehr als ein Mensch an ihrer Stelle. Und wer später kommt, kann einen Bot ablösen.
guide-app-4-title = Kurz mal weg
guide-app-4 = Handy gesperrt, kein Netz? Dein Platz bleibt deiner. Nach einer Weile springt ein Bot ein, damit die anderen weiterspielen können. Kommst du zurück, gehört der Platz mit einem Fingertipp wieder dir.
guide-app-5-title = Der Hut des Hosts
guide-app-5 = Wer den Tisch öffnet, trägt den Hut: Der Host ordnet die Plätze, startet das Spiel und kann die Uhren anhalten. Der Hut lässt sich jederzeit weitergeben. Geheimnisse zeigt er nicht.
guide-app-6-title = Eine ehrliche Nacht
guide-app-6 = Vor dem Austeilen wird das Mischen versiegelt, und alle sehen das Siegel. Dann legt jedes Handy sein Glück dazu: Die Nacht macht ihr zusammen. Nach dem Spiel wird das Siegel gebrochen, und alles lässt sich nachprüfen.

# Badges
character-fox = Fuchs
character-owl = Eule
character-raven = Rabe
character-cat = Katze
character-bear = Bär
character-hare = Hase
character-frog = Frosch
character-stag = Hirsch
character-boar = Wildschwein
character-bat = Fledermaus
character-swan = Schwan
character-hedgehog = Igel
character-mouse = Maus
character-badger = Dachs
character-snake = Schlange
character-lynx = Luchs
character-traveller = Reisegast
color-amber = Bernstein
color-crimson = Karmesin
color-rose = Rosa
color-violet = Violett
color-indigo = Indigo
color-azure = Azur
color-teal = Petrol
color-moss = Moos
color-lime = Limette
color-copper = Kupfer
color-ivory = Elfenbein
color-slate = Schiefer
