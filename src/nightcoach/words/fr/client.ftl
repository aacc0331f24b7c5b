# Running the server
client-tagline = Des jeux d’identités cachées, entre amis, réunis ou loin les uns des autres.
client-loading = Un instant…
client-noscript = Nightcoach a besoin de JavaScript. Active-le pour cette page, puis recharge-la.

# Everywhere
ui-close = Fermer
ui-back = Retour
ui-home = Retour à l’accueil
ui-again = Réessayer
ui-understood = D’accord
ui-you = toi

# The connection
net-offline = Le serveur ne répond pas. Es-tu sur le même Wi-Fi que l’ordinateur de l’hôte ? Alors réessaie.
net-lost = La connexion est perdue. On réessaie sans cesse ; ta place est gardée.
net-elsewhere = Ta place est aussi ouvert sur un autre appareil.
net-here = Jouer ici
net-closed = La table t’est fermée
net-closed-text = La table a coupé la connexion. Recharge la page, ou demande à l’hôte.
broken-title = Quelque chose a cassé
broken-text = Ta place est gardée. Recharge la page.
missing-title = Il n’y a rien ici
missing-text = Cette page n’existe pas. Le lien a peut-être été coupé ?

# The first page
home-code = Tu as un code ?
home-join = Rejoindre
home-return = Retour à ta table : { $game }
home-games = Ce soir, on joue
home-new = Ouvrir une table
home-rules = Comment jouer
new-title = Ouvrir une table
new-make = Ouvrir la table
new-next = Ensuite, tes amis arrivent par code QR, lien ou code, et des bots peuvent prendre les places vides.
new-guest = Voyageur

# Who I am
dress-name = Ton nom
dress-name-missing = Dis-nous ton nom.
dress-name-example = Anna
dress-change = Choisis ton animal et ta couleur
dress-character = Animal
dress-color = Couleur

# The door of a table
join-title = Rejoindre une table
join-table = Table { $code }
join-first = Tu es là en premier : c’est toi l’hôte.
join-sit = Prendre place
join-come = Entrer
join-watch = Juste regarder
join-screen = Écran de table
join-screen-about = L’écran de table est fait pour une télé ou une tablette au milieu : il ne montre que ce que tout le monde peut voir.
join-running = Une partie est en cours. Tu peux regarder, et remplacer un bot entre deux manches ou deux tours.
join-running-agree = Une partie est en cours. Tu peux regarder, et demander le siège d’un bot : tu l’auras si tous ceux qui jouent sont d’accord.
join-lost = Ton appareil a perdu ta place ? Entre : l’hôte peut te la rendre.
join-lost-agree = Ton appareil a perdu ton siège ? Entre ; l’hôte peut demander à tous ceux qui jouent de te le rendre.
join-full = Toutes les places sont prises. Tu peux regarder.

# Before the game
options-title = Règles de cette table
options-changed = { $changed ->
    [0] comme d’habitude
    [one] { $changed } modifiée
   *[other] { $changed } modifiées
}
options-tonight = Pour ce soir
options-house = Règles de la maison
options-clocks = Chronos
lobby-first-calm = Pour cette première partie, les bots prennent leur temps. Ensuite ils sont plus vifs, sauf si l’hôte en décide autrement.
lobby-invite = Fais scanner ceci aux autres, ou dicte le code.
lobby-qr = Code QR avec le lien vers cette table
lobby-code = Code : { $code }
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-select = Ce navigateur ne sait pas copier. Sélectionne le texte à la main.
lobby-share = Partager
lobby-people = Qui est là
lobby-seats = Sièges : { $taken } sur { $most }
lobby-arrange = C’est bien votre ordre, dans le sens horaire ? Sinon, fais glisser les places.
lobby-move = Siège { $seat }, { $name } : fais-le glisser, ou utilise les flèches
lobby-host = Hôte
lobby-away = pas là
lobby-bot = bot
lobby-bot-add = Ajouter un bot
lobby-bots-fill = Remplir { $missing } places avec des bots
lobby-bot-away = Renvoyer { $name }
lobby-bots-allow = Permettre les bots
lobby-watching = Public :
lobby-sit = Prendre place
pick-title = Ton image dans cette partie
pick-about = Qui n’en a pas au début de la partie en reçoit une au hasard.
pick-taken = { $character }, prise par { $name }
lobby-start = Lancer la partie
lobby-drawing = La chance de chacun est en train d’être tirée…
lobby-missing = { $missing ->
    [one] Il manque un joueur ou un bot
   *[other] Il manque { $missing } joueurs ou bots
}
lobby-wait = On attend que { $host } lance la partie.
lobby-no-host = Qui arrive en premier devient l’hôte.
lobby-learn = Comment jouer

# The menu
menu-title = Menu
menu-pause = Arrêter les horloges
menu-go-on = Relancer les horloges
menu-extend = 30 secondes de plus
menu-people = Personnes
menu-lock = Verrouiller : plus personne n’entre
menu-unlock = Déverrouiller la table
menu-pace = Rythme des bots
menu-pace-calm = calme
menu-pace-quick = rapide
menu-pace-instant = immédiat
menu-device = Changer d’appareil
menu-end = Finir la partie pour tous
menu-end-sure = La partie s’arrête là, personne ne gagne, et tout ce qui était caché est montré.
menu-leave = Quitter la table
menu-leave-game = Un bot te remplace jusqu’à ce que tu reviennes avec le même lien.
menu-leave-sure = Tu peux revenir avec le même lien.
people-watching = regarde
people-muted = parole coupée
people-dress = Modifier
people-stand = Regarder la prochaine partie
people-ignore = Ne plus voir ses messages
people-hear = Revoir ses messages
people-rename = Renommer
people-hat = Nommer hôte
people-mute = Couper la parole
people-unmute = Rendre la parole
people-reseat = Lui donner la place de { $name }
people-kick = Renvoyer
people-kick-sure = { $name } devra quitter la table ; en pleine partie, un bot prend la place, si les bots sont permis.
people-kick-lasting = Dans ce jeu, le siège reste alors au bot, ou à l’horloge, jusqu’à la fin.
people-taken = La place est à toi, { $name }.
people-take-later = Tu auras la place de { $name } dès la fin de la manche.
seat-ask-title = Un siège pour { $name } ?
seat-ask-text = { $name } aimerait le siège de { $seat } et verrait tout ce que ce siège tient et sait. Seulement si tous ceux qui jouent sont d’accord. Personne n’apprend qui a dit quoi ; sans réponse, c’est non.
seat-ask-yes = D’accord
seat-ask-no = Plutôt pas
seat-ask-answered = Tu as répondu. Tant que tous n’ont pas accepté et qu’il reste du temps, tu peux encore changer d’avis.
seat-wished = On demandera à tous ceux qui jouent si tu peux avoir le siège de { $name } : au début du prochain tour ou du prochain jour.
seat-wished-for = Tu as demandé le siège de { $name }. Tous ceux qui jouent doivent être d’accord.
people-take-agree = Qui s’assied voit ce que le siège tient. Tous ceux qui jouent doivent donc être d’accord.
people-reseat-agree = Cette personne verra ce que le siège tient. On demande donc d’abord à tous ceux qui jouent.
people-reseat-asked = On demandera à tous ceux qui jouent si { $name } peut avoir le siège : au début du prochain tour ou du prochain jour.
people-take = Remplacer un bot
people-take-seat = Prendre la place de { $name }
device-about = Scanne ceci avec l’autre appareil. Ta place s’y ouvre, et tu peux continuer en pleine partie. Qui a ce code a ta place : ne le montre à personne.
device-take = Ce lien ouvre une autre place à cette table. La prendre sur cet appareil, à la place de la tienne ?
device-show = Maintiens pour voir le code de ta place
device-qr = Code QR avec la clé de ta place
device-copy = Copier le lien de ta place
device-copied = Copié. Ne l’envoie à personne d’autre que toi.

# Talk and story
talk-title = Bavardages
talk-new = Bavardages, du nouveau
talk-none = Personne n’a encore rien dit.
talk-sentences = En un geste
talk-write = Dis quelque chose à tous
talk-write-circle = Écris à ton cercle, si tu en as un
talk-send = Envoyer
story-title = L’histoire jusqu’ici
story-none = L’histoire n’a pas commencé.
story-only = Seulement ce qui concerne { $name }
story-rule = Règle { $rule }
story-rules = Numéros des règles
story-aside-hold = Maintenir : avec ce que toi seul as vu
story-aside-tap = Toucher : avec ce que toi seul as vu

# During a game
game-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
game-ask = La question
game-your-turn = À ton tour
game-sending = Envoi …
game-watching = Tu regardes
game-paused = Les horloges sont arrêtées.
chooser-confirm = Oui : { $move }
chooser-again = Autre choix
reel-help = Toi seul vois tes choix, tant que tu maintiens la barre. Glisse à gauche ou à droite : ce que tu lâches est choisi.
reel-help-tap = Toi seul vois tes choix, quelques secondes après avoir touché la barre. Chaque touche montre le suivant : le dernier est choisi.
reel-looked = C’est de nouveau caché. Sers-toi encore de la barre pour regarder ou changer.
reel-hold = Maintiens et glisse
reel-tap = Touche : montrer, puis le suivant
reel-slide = Glisse pour choisir
reel-nothing = Tu n’as rien à utiliser ici.
reel-do = Faire ce que j’ai choisi
reel-missing = Rien n’est encore choisi, ou pas tout : sers-toi de la barre.
short-more = 10 secondes de plus
short-pass = Passer tout ce tour
short-passing = Tu passes tout ce tour.
short-asked = On te demande de nouveau.
short-stop = Redemander
plain-seats = Les places
plain-asked = doit jouer
plain-secrets = Maintiens pour voir tes secrets
absent-stand-in = Un bot joue pour toi.
absent-back = Reprendre ma place
absent-done = { $times ->
    [one] Temps écoulé ou absence : un choix a été fait pour toi.
   *[other] Temps écoulé ou absence : { $times } choix ont été faits pour toi.
}
absent-again = Après deux temps écoulés de suite, un bot joue jusqu’à ce que tu reprennes ta place.
absent-show = Maintiens pour voir
absent-times = En ton nom : { $times }
narrator-close = Finir cette phase

# The stage of Eat Me If You Can!
stage-over = La fin
held-tap = Touche pour voir
wait-choose = On attend { $names }.

# After the game
over-title = La fin de la partie
over-you-win = Tu gagnes !
over-wins = Victoire pour { $names } !
over-win-together = { $names } gagnent !
over-winner = victoire
over-ended = La partie a été arrêtée
over-rematch = Rejouer
over-wait = { $host } peut proposer une autre partie.
over-fair = Partie honnête ?
over-fair-yes = Oui. Le mélange a été scellé avant la donne, et chacun avait scellé sa chance avant que quiconque montre la sienne. Cet appareil a vérifié les deux, et sa propre chance en fait partie.
over-fair-pledges = La chance des autres n’est pas celle qu’ils avaient scellée ! Demande à l’hôte.
over-fair-no = Le sceau ne correspond pas ! Demande à l’hôte.
over-fair-late = Le sceau correspond. Cet appareil n’a pas ajouté de chance avant la donne et ne peut pas en garantir plus.
over-fair-missing = Le sceau correspond, mais la chance que cet appareil a ajoutée manque dans le tirage. Il ne peut rien garantir de plus ; demande à l’hôte.
over-fair-lesson = C’était une partie guidée : sa donne est toujours la même.
over-fair-unknown = La partie n’est pas allée au bout : son sceau reste fermé.
over-record = Télécharger l’enregistrement ; nightcoach verify le rejoue coup par coup
over-check = Pour vérifier toi-même, sans notre programme : python3 verify_record.py ENREGISTREMENT, avec
over-seal = Le sceau du mélange : { $seal }
over-chain-yes = Et rien n’a été modifié depuis : l’enregistrement contient chaque maillon de la chaîne que cet appareil a vu pendant la partie.
over-chain-no = L’enregistrement n’est pas celui de la partie que cet appareil a vue : sa chaîne est différente. Quelque chose a été modifié !
over-chain-unseen = Cet appareil n’a vu aucun maillon de la chaîne pendant la partie ; il ne peut pas garantir que rien n’a été modifié.
over-chain-none = Cette partie n’a pas de chaîne : personne ne peut dire si quelque chose a été modifié.
over-chain-unknown = L’enregistrement n’a pas pu être obtenu : la chaîne n’est pas encore vérifiée.
over-facts = Comment c’est arrivé

# The table screen
screen-scan = Scanne, ou ouvre
screen-code = et tape le code
screen-speak = Lire à voix haute
screen-silent = Ne plus lire
screen-sound = Son
screen-wake = Toucher pour la voix et le son

# La voix d’un jeu raconté
voice-title = La voix
voice-about = Une voix mène la nuit pendant que tous les yeux sont fermés. Elle vient de l’écran de table, ou d’un téléphone au milieu qui n’occupe aucune place.
voice-on = Voix : oui
voice-off = Voix : non
voice-missing = Pas de voix ici
voice-test = Essayer la voix
voice-test-line = Bonsoir. Cette voix mène la nuit.
voice-spoken = Tu devrais l’entendre maintenant. Sinon, monte le volume de cet appareil.
voice-none = Ce navigateur n’a pas de voix pour la langue { $language }. { $platform ->
    [android] Installes-en une dans les paramètres d’Android : cherche « Synthèse vocale », installe les données vocales, puis recharge cette page.
    [apple] Ajoutes-en une dans les réglages : Accessibilité, Contenu énoncé, Voix ; puis recharge cette page.
    [windows] Ajoutes-en une dans les paramètres de Windows : Heure et langue, Voix, Ajouter des voix ; puis relance le navigateur.
   *[other] Installe une synthèse vocale (sous Linux : speech-dispatcher et espeak-ng) et relance le navigateur.
} Ou laisse un autre appareil être la voix : un téléphone ou une tablette sans place à la table.
voice-blocked = Le navigateur n’a pas laissé parler la voix. Touche encore, ou recharge la page ; certains navigateurs ne parlent pas du tout, prends-en alors un autre.
voice-be = Être la voix
voice-be-about = Pose ce téléphone au milieu de la table. Il s’assombrit et dit à tous ce qu’il faut faire.
voice-seated = Ce téléphone occupe une place, et un tel téléphone reste muet : la nuit, un son pourrait trahir son propriétaire. Prends un appareil sans place : ouvres-y le lien, choisis « { join-watch } », puis « { voice-be } ».
voice-human = Quelqu’un raconte ce soir, la voix se tait donc.
voice-stop = Ne plus être la voix
voice-waits = La voix est prête. Elle commencera avec la partie.
voice-volume = Volume
voice-volume-0 = Aucun
voice-volume-30 = Doux
voice-volume-60 = Moyen
voice-volume-100 = Fort
voice-claims = Lire les affirmations
voice-claims-about = Pendant la discussion, la voix lit aussi qui affirme être quel personnage.

# The rules, the settings, the credits
rules-games = Jeux
rules-search = Chercher
rules-whole = Le livre de règles complet
rules-none = Ce jeu n’a pas de livre de règles.
rules-english = Le livre est en anglais ; chaque règle a un numéro.
rules-nothing = Rien trouvé pour « { $wanted } ».
settings-title = Réglages
settings-language = Langue
settings-text = Taille du texte
settings-theme = Couleurs
settings-theme-night = Nuit
settings-theme-contrast = Contraste fort
settings-theme-day = Jour
settings-sound = Son
settings-sound-about = Coups, hurlements, et une cloche quand c’est à toi.
settings-leftHand = Main gauche
settings-leftHand-about = Les boutons principaux passent sous le pouce gauche.
settings-calm = Moins d’animations
settings-calm-about = Rien ne se promène, ne se balance ni ne tremble.
settings-tap = Toucher sans maintenir
settings-tap-about = Toucher montre un secret quelques secondes. Pour les mains qui ne peuvent pas maintenir.
settings-plain = Table simple
settings-plain-about = Chaque jeu en liste de places et de boutons, sans décor. Pratique avec un lecteur d’écran.
settings-beside = Ce que je sais, à côté de la scène
settings-beside-about = Sur un grand écran, dans les jeux qui ont de telles notes. Qui regarde cet écran peut tout lire.
credits-title = Crédits
credits-fan = Nightcoach est un projet de fans, non officiel : ni fait ni approuvé par les auteurs et éditeurs de ces jeux. Tous les textes sont de nous. Si un jeu te plaît, achète-le !
credits-parts = De quoi c’est fait
credits-icons = Icônes :
credits-display = Titres :
credits-text = Texte :
credits-own = Maisons, paysage et sons : faits par nous.
lobby-options-back = Revenir aux options en vigueur

# Pour aider l’hôte, avant la partie
guide-for = pour { $seats } joueurs
guide-fairest = la plus équilibrée mesurée
guide-odds = { $party } { $share } % ({ $low }–{ $high })
guide-games = { $games } parties
guide-off = { $off ->
    [0] à égalité
    [1] 1 point d’écart
   *[other] { $off } points d’écart
}
guide-few = { $games ->
    [0] jamais mesurée
   *[other] trop peu mesurée ({ $games } parties)
}
guide-minutes = environ { $minutes } min
guide-more = D’autres sélections, ou la tienne
guide-own = Ta propre sélection
guide-less = Un de moins : { $card }
guide-one-more = Un de plus : { $card }
guide-bots = Joué par des bots ({ $date }, version { $version }) ; entre parenthèses, la marge d’erreur. Entre humains, ce peut être différent.
guide-wall = entre bots ; avec des humains, cela peut changer
guide-hidden = La liste est cachée et tu joues : le sort décide, et tu n’en vois pas plus que les autres.
guide-unfit = Ta sélection ne convient pas à { $seats } joueurs. Choisis-en une autre.
lobby-order = Changer l’ordre, renvoyer des bots
lobby-order-done = L’ordre est bon
lobby-narrates = Tu racontes : tu n’as pas de siège, tu vois tout et tu mènes la partie depuis ton pupitre.
lobby-narrates-seated = Cette partie est racontée par une personne : l’hôte, qui n’a pas de siège.
lobby-narrates-stand = Se lever et raconter
game-narrating = Tu racontes
