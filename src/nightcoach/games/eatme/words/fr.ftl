# On the shelf
eatme-name = Mange-moi si tu peux !
eatme-about = Un Loup affamé, des maisons dans le noir : dors bien ou pose un piège, et bluffe tant que tu peux.
eatme-credits = Jun’ichi Sato; Purple Brain, IELLO (2014).

eatme-kind-wolf = Loup
eatme-kind-kids = Chevreaux
eatme-kind-hood = Chaperon Rouge
eatme-kind-pig = Cochon

eatme-word-sleep = dormir
eatme-word-trap = piège
eatme-word-visit = visiter
eatme-word-deal = distribuer

eatme-ask-choose = La nuit tombe sur ta maison. Tu dors, ou tu poses un piège ?
eatme-ask-prowl = Tu es le Loup. Quelle maison visites-tu ?
eatme-ask-deal = Tu as perdu le duel, à toi de distribuer. Qui reçoit quel personnage ?
eatme-ask-deal-first = Tu es le premier Loup. Qui reçoit quelle maison ?

eatme-doing-chooses = choisit
eatme-doing-ready = a choisi
eatme-doing-prowls = rôde
eatme-doing-deals = distribue
eatme-doing-waits = attend

eatme-event-opened = { $seats } joueurs. Dès que quelqu’un a { $target } points ou plus à la fin d’une manche, la partie s’arrête.
eatme-event-dealt-by-lot = Manche { $round } : les personnages sont tirés au sort. { $cast }
eatme-event-dealt = Manche { $round } : { $me ->
    [yes] tu as distribué.
   *[no] { $dealer } a distribué.
} { $cast }
eatme-event-confirmed = { $me ->
    [yes] Ton choix est scellé.
   *[no] { $name } a choisi.
}
eatme-event-locked = { $me ->
    [yes] Toutes les maisons sont prêtes. Tu sors dans la nuit.
   *[no] Toutes les maisons sont prêtes. { $wolf } sort dans la nuit.
}
eatme-event-walked = { $me ->
    [yes] { $wolf } renifle à ta porte … et passe son chemin.
   *[no] { $wolf } renifle à la porte de { $name } … et passe son chemin.
}
eatme-event-visited = { $me ->
    [wolf] Tu frappes à la porte de { $victim } !
    [victim] { $wolf } frappe à ta porte !
   *[none] { $wolf } frappe à la porte de { $victim } !
}
eatme-event-duel-sleep = { $me ->
    [wolf] Sommeil profond ! Tu gagnes { $gain }, { $loss ->
        [0] { $victim } n’avait rien à perdre
       *[other] { $victim } perd { $loss }
    }.
    [victim] Tu dormais ! { $wolf } gagne { $gain }, { $loss ->
        [0] tu n’avais rien à perdre
       *[other] tu perds { $loss }
    }.
   *[none] Sommeil profond ! { $wolf } gagne { $gain }, { $loss ->
        [0] { $victim } n’avait rien à perdre
       *[other] { $victim } perd { $loss }
    }.
}
eatme-event-duel-trap = { $me ->
    [wolf] Clac, un piège ! { $victim } gagne { $gain }, { $loss ->
        [0] tu n’avais rien à perdre
       *[other] tu perds { $loss }
    }.
    [victim] Clac, ton piège ! Tu gagnes { $gain }, { $loss ->
        [0] { $wolf } n’avait rien à perdre
       *[other] { $wolf } perd { $loss }
    }.
   *[none] Clac, un piège ! { $victim } gagne { $gain }, { $loss ->
        [0] { $wolf } n’avait rien à perdre
       *[other] { $wolf } perd { $loss }
    }.
}
eatme-event-revealed-sleep = { $me ->
    [yes] Tu as dormi en paix et gagnes { $gain }.
   *[no] { $name } a dormi en paix et gagne { $gain }.
}
eatme-event-revealed-trap = { $me ->
    [yes] Tu as veillé près de ton piège pour rien.
   *[no] { $name } a veillé près d’un piège pour rien.
}
eatme-event-scored = Scores : { $scores }
eatme-event-ended-most_points = { $me ->
    [yes] Tu gagnes avec { $points } points !
   *[no] { $name } gagne avec { $points } points.
}
eatme-event-ended-tie_duel_winner = { $me ->
    [yes] Égalité à { $points } points. Tu as remporté le dernier duel : tu gagnes !
   *[no] Égalité à { $points } points. { $name } a remporté le dernier duel et gagne donc.
}
eatme-event-ended-tie_clockwise = { $me ->
    [yes] Égalité à { $points } points. À partir du Loup, dans le sens horaire, tu viens en premier : tu gagnes !
   *[no] Égalité à { $points } points. À partir du Loup, dans le sens horaire, { $name } vient en premier et gagne donc.
}
eatme-help = À chaque manche, un joueur est le Loup. Chaque maison dort ou pose un piège, en secret ; puis le Loup visite une maison. Visitée endormie, elle perd sa valeur (le nombre à côté) et le Loup la gagne ; avec un piège, c’est l’inverse. Une maison non visitée gagne sa valeur si elle dormait, et rien si elle veillait près d’un piège. Le perdant du duel distribue les personnages de la manche suivante. La partie finit après la manche où quelqu’un a assez de points ; le plus de points gagne.

eatme-say-sleep = Je dors.
eatme-say-trap = J’ai posé un piège.

eatme-closed-own_house = Le Loup ne visite pas sa propre tanière.

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

# Options that are refused
refused-first_wolf = « { eatme-option-first_deal-chosen_wolf } » sous « { eatme-option-first_deal } » et un choix sous « { eatme-option-first_wolf } » vont ensemble : règle les deux ou aucun.
refused-first_wolf_of_three = « { eatme-option-three_player_start } » est pour trois joueurs : « { eatme-option-first_wolf } » doit être au siège 1, 2 ou 3.

# The stage of Eat Me If You Can!
stage-round = Manche { $round }
stage-before = Le Loup distribue
stage-choose = Dormir ou piéger ?
stage-prowl = Le Loup rôde
stage-visit = Toc, toc !
stage-duel = Le duel
stage-reveal = Volets ouverts
stage-score = Les points
stage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stage-track = Le chemin vers { $target } points
stage-skip = Passer
wheel-hold = Maintiens pour voir
wheel-tap = Touche pour voir
wheel-look = Maintiens pour revoir ton choix
wheel-help = Garde le doigt sur la roue : personne d’autre ne la voit.
wheel-slide = Glisse pour tourner : ce qui est en haut compte. Lâche pour cacher.
wheel-then = Ça te va ? Alors scelle-la.
wheel-again = Touche encore pour tourner. Elle se cache toute seule.
wheel-sealed = Scellée jusqu’à l’ouverture des volets.
wheel-seal = Sceller mon choix
prowl-help = Touche une maison : tout le monde te voit y aller. Promène-toi autant que tu veux.
prowl-pick = Choisis une maison
prowl-knock = Frapper chez { $name }
wait-wolf = Tu es le Loup. Les maisons choisissent ; guette leurs visages.
wait-prowl = { $name } renifle aux portes. Ne laisse rien paraître.
wait-prowl-you = { $name } est devant ta porte ! Ne bronche pas.
wait-deal = { $name } distribue les personnages.
eatme-house = Ta maison : { $kind }, elle vaut { $points }
eatme-you-wolf = Le Loup, c’est toi.
eatme-wolf-is = Le Loup, c’est { $name }.
eatme-deal-help = Fais glisser un personnage sur un autre, ou touches-en deux : ils s’échangent.
eatme-deal-card = { $name } reçoit : { $kind }
eatme-deal-done = Distribuer ainsi
eatme-deal-bound = { $name } est le Loup de toute façon ; seules les maisons s’échangent.

# Comment c’est arrivé : ce qu’on peut dire de toute la partie une fois finie. $me est le champ qui nomme qui lit.
eatme-fact-lead = { $later ->
    [0] Indécis jusqu’au bout : seule la manche { $since } a mis { $seat } en tête.
   *[other] Le tournant, c’est la manche { $since } : dès lors, personne n’a plus devancé { $seat }.
}
eatme-fact-behind = Après la manche { $round }, { $seat } avait { $points } points de retard.
eatme-fact-catch = La plus belle proie : à la manche { $round }, le Loup { $seat } surprend { $victim } dans son sommeil, +{ $gain } pour le Loup, { $loss ->
    [0] et { $victim } n’avait rien à perdre.
   *[other] −{ $loss } pour { $victim }.
}
eatme-fact-snap = Le meilleur piège : à la manche { $round }, { $seat } attendait { $wolf }, +{ $gain } pour le piège, { $loss ->
    [0] et le Loup n’avait rien à perdre.
   *[other] −{ $loss } pour le Loup.
}
eatme-fact-bluff = Le meilleur bluff : à la manche { $round }, { $seat } dormait chez les Chevreaux, +{ $gain }, pendant que { $wolf } tombait dans le piège de { $victim }.
eatme-fact-sleeper = Le sommeil le plus profond : { $seat }, { $nights } nuits tranquilles, { $points } points.
eatme-fact-watcher = { $seat } a veillé { $nights } nuits près d’un piège où personne n’est venu.
eatme-fact-revenge = Revanche à la manche { $round } : { $seat } venait de perdre contre { $other }, a distribué, et lui a rendu la pareille.
eatme-fact-night = Manche { $round } : le Loup { $wolf } frappe chez { $victim } ({ $house }). { $choice ->
    [sleep] Sommeil : { $wolf } +{ $gain }, { $victim } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
   *[trap] Piège : { $victim } +{ $gain }, { $wolf } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
} Nuit tranquille : { $slept }. Veille pour rien : { $watched }.
chronicle-points = Points
chronicle-visited = visite
