# The shelf of games
eatme-about = Ein hungriger Wolf, Häuser im Dunkeln: Schlaf gut oder stell eine Falle, und bluffe, was das Zeug hält.
eatme-length = etwa 20 Minuten
castle-name = Die Kutschfahrt zur Teufelsburg
castle-about = Zwei Geheimbünde in einer Kutsche: Tausche, duelliere dich und finde heraus, wer zu dir gehört.
castle-length = etwa 40 Minuten
lupus-name = Lupus in Tabula
lupus-about = Nachts jagen die Werwölfe, tags klagt das Dorf an – und selbst die Geister reden ein Wort mit.
lupus-length = 30–60 Minuten
game-players = { $fewest }–{ $most } Personen

# Options of any game
option-on = an
option-off = aus
option-seconds = { $n } s
option-unlimited = unbegrenzt
option-seat = Platz { $n }
option-none = niemand

# Options of Eat Me If You Can!
eatme-option-three_player_start = Start zu dritt
eatme-option-three_player_start-about = Mit so vielen Punkten beginnen alle, wenn ihr genau zu dritt spielt. Mit 3 Punkten wird das Spiel etwas kürzer.
eatme-option-three_player_start-0 = 0 Punkte
eatme-option-three_player_start-3 = 3 Punkte
eatme-option-dealer_mode = Austeilen nach dem Duell
eatme-option-dealer_mode-about = Normalerweise teilt, wer das Duell verloren hat, alle Figuren nach Belieben aus. In der anderen Spielart wird man dann selbst der nächste Wolf und teilt nur die Häuser aus: einfacher, gut für ein erstes Spiel.
eatme-option-dealer_mode-free = Frei
eatme-option-dealer_mode-loser_is_wolf = Wer verliert, wird Wolf
eatme-option-first_deal = Erstes Austeilen
eatme-option-first_deal-about = Lass zuerst das Los die Figuren verteilen, oder bestimme jemanden, der als Wolf beginnt und die Häuser austeilt.
eatme-option-first_deal-random = Durch das Los
eatme-option-first_deal-chosen_wolf = Durch einen bestimmten Wolf
eatme-option-first_wolf = Der erste Wolf
eatme-option-first_wolf-about = Wer als Wolf beginnt, wenn du es nicht dem Los überlässt. Vielleicht, wer am meisten Hunger hat?
eatme-option-target_points = Punkte bis zum Ende
eatme-option-target_points-about = Sobald jemand nach einer Runde so viele Punkte hat, ist das Spiel aus. Weniger für ein schnelles Spiel, mehr für einen langen Abend.
eatme-option-show_ready = Zeigen, wer bereit ist
eatme-option-show_ready-about = Alle sehen, wer schon gewählt hat. Schalte es aus, wenn niemand aus deinem Zögern etwas lesen soll.
eatme-option-choose_seconds = Zeit zum Wählen
eatme-option-choose_seconds-about = So lange dürfen die Häuser nachts überlegen. Danach entscheidet das Los zwischen Schlaf und Falle.
eatme-option-prowl_seconds = Zeit zum Schleichen
eatme-option-prowl_seconds-about = So lange darf der Wolf von Tür zu Tür schleichen. Danach bestimmt das Los das Haus.
eatme-option-deal_seconds = Zeit zum Austeilen
eatme-option-deal_seconds-about = So lange darf man nach einem verlorenen Duell über die neuen Figuren nachdenken. Danach tauscht ein Haus, das verloren hat, mit dem Wolf; hat der Wolf verloren, bleibt alles, wie es ist.
eatme-option-declare_buttons = Knöpfe für Behauptungen
eatme-option-declare_buttons-about = „Ich schlafe“ oder „Ich habe eine Falle gestellt“, mit einem Fingertipp gesagt. Es muss nicht stimmen; praktisch vor allem, wenn ihr nicht alle in einem Raum seid.
eatme-option-grace_seconds = Geduld mit Abwesenden
eatme-option-grace_seconds-about = So lange darf ein Platz verlassen sein, bis ein Bot einspringt. Nimm mehr, wenn euer Netz wackelt; mit einem Fingertipp bekommt man den Platz immer zurück.

# Eat Me If You Can! for those who have never played
eatme-guide-1-title = Worum es geht
eatme-guide-1 = Jede Nacht ist jemand von euch der Wolf und klopft an eine Tür. Wird dort geschlafen, oder wartet eine Falle? Rate gut, lüge schön und sammle Punkte: Bei zehn ist Schluss.
eatme-guide-2-title = Wer ist wer
eatme-guide-2 = Eine Person ist der Wolf, alle anderen wohnen in einem Haus. Die Geißlein zählen 3, Rotkäppchen 2, jedes Schweinchen 1: So viel kannst du dort gewinnen oder verlieren. Wer was ist, sehen alle. Zu dritt spielt ihr ohne Rotkäppchen.
eatme-guide-3-title = Schlaf oder Falle?
eatme-guide-3 = Nachts wählt jedes Haus im Geheimen. Halte dein Rad gedrückt, um es zu sehen, und wische, um es zu drehen: Mond für Schlaf, oder Falle. Dann versiegle es. Von nun an bleibt es so.
eatme-guide-4-title = Der Wolf schleicht umher
eatme-guide-4 = Sind alle Häuser versiegelt, tritt der Wolf hinaus und weiß nicht, was ihr gewählt habt. Er darf an beliebig vielen Türen vorbeischleichen und eure Gesichter beobachten. Am Ende muss er an genau eine klopfen.
eatme-guide-5-title = Das Duell
eatme-guide-5 = Schlaf und Besuch: Du verlierst den Wert deines Hauses, der Wolf gewinnt ihn. Falle und Besuch: Du gewinnst ihn, der Wolf verliert ihn. Schlaf in Frieden: Du gewinnst deinen Wert. Falle umsonst: keine Punkte. Unter null fällt niemand.
eatme-guide-6-title = Wer verliert, teilt aus
eatme-guide-6 = Wer das Duell verloren hat, ob Wolf oder Haus, teilt die Figuren für die nächste Nacht aus, ganz nach Lust und Laune. Selbst die Geißlein nehmen und den Wolf an die Person in Führung geben? Nur zu. Rache ist erlaubt.
eatme-guide-7-title = Das Ende
eatme-guide-7 = Hat nach einer Runde jemand zehn Punkte oder mehr, ist Schluss: Die meisten Punkte gewinnen. Haben mehrere gleich viele, gewinnt, wer von ihnen das letzte Duell gewonnen hat; sonst, wer von ihnen im Uhrzeigersinn vom Wolf aus zuerst kommt. Euer Tisch kann eine andere Punktzahl wählen.
eatme-guide-8-title = Reden und bluffen
eatme-guide-8 = Versprich, drohe, bettle, lüge: Du darfst alles sagen, und nichts davon bindet dich. Nur eins ist verboten: Zeig nie dein Handy. Dein Wort muss genügen, oder dein unschuldiges Gesicht.

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

# A view of Eat Me If You Can! as a plain table
eatme-window-choose = Nacht: Die Häuser wählen
eatme-window-prowl = Nacht: Der Wolf schleicht umher
eatme-window-deal = Tag: Die Figuren werden ausgeteilt
eatme-window-over = Das Spiel ist vorbei
eatme-field-kinds = Figur
eatme-field-scores = Punkte
eatme-field-choice = Deine Wahl
eatme-field-round = Runde
eatme-field-dealer = Teilt aus

# Why the winner won. $others are those tied with the winner.
eatme-why-most_points = { $name } hat die meisten Punkte: { $points }.
eatme-why-tie_duel_winner = { $name } hat { $points } Punkte, genau wie { $others }. Bei Gleichstand gewinnt, wer das letzte Duell gewonnen hat: { $name }.
eatme-why-tie_clockwise = { $name } hat { $points } Punkte, genau wie { $others }, und das letzte Duell hat niemand von ihnen gewonnen. Also geht es vom letzten Wolf, { $wolf }, im Uhrzeigersinn weiter: { $name } kommt zuerst.
