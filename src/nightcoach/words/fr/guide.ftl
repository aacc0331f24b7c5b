# The shelf of games
eatme-about = Un Loup affamé, des maisons dans le noir : dors bien ou pose un piège, et bluffe tant que tu peux.
eatme-length = environ 20 minutes
castle-name = Le Château du Diable
castle-about = Deux sociétés secrètes dans une même diligence : échange, bats-toi en duel et trouve tes alliés.
castle-length = environ 40 minutes
lupus-name = Lupus in Tabula
lupus-about = La nuit, les loups-garous chassent ; le jour, le village accuse – et même les fantômes s’en mêlent.
lupus-length = 30–60 minutes
game-players = { $fewest }–{ $most } joueurs

# Options of any game
option-on = oui
option-off = non
option-seconds = { $n } s
option-unlimited = sans limite
option-seat = Siège { $n }
option-none = personne

# Options of Eat Me If You Can!
eatme-option-three_player_start = Départ à trois
eatme-option-three_player_start-about = Les points que chacun a au départ quand on joue à trois exactement. Avec 3 points, la partie est un peu plus courte.
eatme-option-three_player_start-0 = 0 point
eatme-option-three_player_start-3 = 3 points
eatme-option-dealer_mode = Distribution du perdant
eatme-option-dealer_mode-about = D’habitude, le perdant du duel distribue tous les personnages à sa guise. Dans l’autre façon de jouer, il devient forcément le prochain Loup et ne distribue que les maisons : plus simple, idéal pour une première partie.
eatme-option-dealer_mode-free = Libre
eatme-option-dealer_mode-loser_is_wolf = Le perdant devient Loup
eatme-option-first_deal = Première distribution
eatme-option-first_deal-about = Laisse le sort donner les premiers personnages, ou désigne quelqu’un qui commence comme Loup et distribue les maisons.
eatme-option-first_deal-random = Au sort
eatme-option-first_deal-chosen_wolf = Par un Loup désigné
eatme-option-first_wolf = Premier Loup
eatme-option-first_wolf-about = Qui commence comme Loup, si tu ne laisses pas faire le sort. Pourquoi pas celui d’entre vous qui a le plus faim ?
eatme-option-target_points = Points à atteindre
eatme-option-target_points-about = Dès que quelqu’un a autant de points à la fin d’une manche, la partie s’arrête. Moins pour une partie rapide, plus pour une longue soirée.
eatme-option-show_ready = Montrer qui a choisi
eatme-option-show_ready-about = Tout le monde voit qui a déjà choisi. Désactive-le si tu ne veux pas que tes hésitations te trahissent.
eatme-option-choose_seconds = Temps pour choisir
eatme-option-choose_seconds-about = Combien de temps les maisons peuvent réfléchir la nuit. Ensuite, le sort décide entre dormir et piège.
eatme-option-prowl_seconds = Temps pour rôder
eatme-option-prowl_seconds-about = Combien de temps le Loup peut aller de porte en porte. Ensuite, le sort choisit la maison.
eatme-option-deal_seconds = Temps pour distribuer
eatme-option-deal_seconds-about = Combien de temps le perdant peut réfléchir aux nouveaux personnages. Ensuite, une maison perdante échange avec le Loup ; si le Loup a perdu, rien ne change.
eatme-option-declare_buttons = Annonces rapides
eatme-option-declare_buttons-about = « Je dors » ou « J’ai posé un piège », en un seul geste. Pas besoin que ce soit vrai ; surtout utile si vous n’êtes pas tous dans la même pièce.
eatme-option-grace_seconds = Patience avec les absents
eatme-option-grace_seconds-about = Combien de temps un siège peut rester vide avant qu’un bot joue à sa place. Mets-en plus si votre réseau est capricieux ; un geste suffit toujours pour reprendre son siège.

# Eat Me If You Can! for those who have never played
eatme-guide-1-title = L’idée
eatme-guide-1 = Chaque nuit, l’un de vous est le Loup et frappe à une porte. Est-ce qu’on y dort, ou est-ce qu’un piège l’attend ? Devine juste, mens avec talent et récolte des points : à dix, la partie s’arrête.
eatme-guide-2-title = Qui est qui
eatme-guide-2 = Un joueur est le Loup, tous les autres ont une maison. Les Chevreaux valent 3, le Chaperon Rouge 2, chaque Cochon 1 : c’est ce qu’on peut y gagner ou y perdre. Tout le monde voit qui est qui. À trois, on joue sans le Chaperon Rouge.
eatme-guide-3-title = Dormir ou piéger ?
eatme-guide-3 = La nuit, chaque maison choisit en secret. Garde le doigt sur ta roue pour la voir, glisse pour la tourner : la lune pour dormir, ou le piège. Puis scelle-la. Dès lors, elle ne bouge plus.
eatme-guide-4-title = Le Loup rôde
eatme-guide-4 = Quand toutes les maisons sont scellées, le Loup sort, sans rien savoir de vos choix. Il peut passer devant autant de portes qu’il veut et guetter vos visages. À la fin, il doit frapper à une seule.
eatme-guide-5-title = Le duel
eatme-guide-5 = Tu dors et il vient : tu perds la valeur de ta maison, le Loup la gagne. Piège et il vient : tu la gagnes, le Loup la perd. Tu dors en paix : tu gagnes ta valeur. Piège pour rien : aucun point. Personne ne descend sous zéro.
eatme-guide-6-title = Le perdant distribue
eatme-guide-6 = Qui a perdu le duel, Loup ou maison, distribue les personnages de la nuit suivante, exactement comme ça lui plaît. Garder les Chevreaux et donner le Loup à qui est en tête ? Vas-y. La vengeance est permise.
eatme-guide-7-title = La fin
eatme-guide-7 = Si quelqu’un a au moins dix points après une manche, c’est fini : le plus de points gagne. À égalité, c’est le vainqueur du dernier duel, s’il en fait partie ; sinon, parmi les ex æquo, le premier après le Loup dans le sens horaire. Votre table peut fixer un autre nombre.
eatme-guide-8-title = Parler et bluffer
eatme-guide-8 = Promets, menace, supplie, mens : tu peux tout dire, et rien ne t’engage. Une seule chose est interdite : montrer ton téléphone. Ta parole doit suffire, ou ton air innocent.

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

# A view of Eat Me If You Can! as a plain table
eatme-window-choose = Nuit : les maisons choisissent
eatme-window-prowl = Nuit : le Loup rôde
eatme-window-deal = Jour : on distribue les personnages
eatme-window-over = La partie est finie
eatme-field-kinds = Personnage
eatme-field-scores = Points
eatme-field-choice = Ton choix
eatme-field-round = Manche
eatme-field-dealer = Distribue

# Why the winner won. $others are those tied with the winner.
eatme-why-most_points = { $name } a le plus de points : { $points }.
eatme-why-tie_duel_winner = { $name } est à égalité avec { $others }, à { $points } points. Dans ce cas, le vainqueur du dernier duel gagne : { $name }.
eatme-why-tie_clockwise = { $name } est à égalité avec { $others }, à { $points } points, et le dernier duel ne les départage pas. On part donc du dernier Loup, { $wolf }, dans le sens horaire : { $name } vient en premier.
