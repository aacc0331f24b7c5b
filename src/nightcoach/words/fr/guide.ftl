# The shelf of games
game-players = { $fewest }–{ $most } joueurs
game-minutes =
    { $exact ->
        [yes] environ { $to } minutes
       *[no] { $from }–{ $to } minutes
    }

# Options of any game
option-on = oui
option-off = non
option-seconds = { $n } s
option-unlimited = sans limite
option-seat = Siège { $n }
option-none = personne

# How a table works
guide-app-1-title = Invite tes amis
guide-app-1 = Montre le code QR, envoie le lien ou dicte le code de la table. Ils l’ouvrent sur leur téléphone, choisissent un nom, et les voilà. Pas de compte, rien à installer.
guide-app-2-title = Une table pour tous
guide-app-2 = Ouvre la table sur une télé ou une tablette, juste pour regarder : on y voit toute la table, et seulement ce que tout le monde peut savoir. C’est un plus, les téléphones suffisent.
guide-app-3-title = Des bots en renfort
guide-app-3 = Vous n’êtes pas assez ? Des bots prennent les places vides. Ils n’en savent pas plus qu’une personne à leur place. Et si quelqu’un arrive en retard, il peut remplacer un bot.
guide-app-4-title = Une petite absence
guide-app-4 = Téléphone verrouillé, plus de réseau ? Ton siège reste à toi. Au bout d’un moment, un bot joue à ta place pour que les autres puissent continuer. À ton retour, un geste te rend ton siège.
guide-app-5-title = Le chapeau de l’hôte
guide-app-5 = Qui ouvre la table porte le chapeau : l’hôte place les joueurs, lance la partie et peut arrêter les horloges. Le chapeau peut passer à quelqu’un d’autre à tout moment. Il ne montre aucun secret.
guide-app-6-title = Une nuit honnête
guide-app-6 = Avant la distribution, le mélange est scellé, et tout le monde voit le sceau. Puis chaque téléphone y ajoute sa chance : la nuit est faite par vous tous. Après la partie, le sceau est ouvert et tout peut être vérifié.

# Badges
character-fox = Renard
character-owl = Hibou
character-raven = Corbeau
character-cat = Chat
character-bear = Ours
character-hare = Lièvre
character-frog = Grenouille
character-stag = Cerf
character-boar = Sanglier
character-bat = Chauve-souris
character-swan = Cygne
character-hedgehog = Hérisson
character-mouse = Souris
character-badger = Blaireau
character-snake = Serpent
character-lynx = Lynx
character-traveller = Voyageur
color-amber = Ambre
color-crimson = Cramoisi
color-rose = Rose
color-violet = Violet
color-indigo = Indigo
color-azure = Azur
color-teal = Bleu canard
color-moss = Mousse
color-lime = Citron vert
color-copper = Cuivre
color-ivory = Ivoire
color-slate = Ardoise
