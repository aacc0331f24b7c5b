# Mange-moi si tu peux !
eatme-name = Mange-moi si tu peux !

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
