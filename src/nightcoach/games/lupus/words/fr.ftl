# Lupus in Tabula: the characters, and what each can do
lupus-role-werewolf = Loup-garou
lupus-role-werewolf-about = Tu chasses avec la meute et tu sais qui en fait partie. Chaque nuit, vous désignez tous quelqu’un ; la majorité décide qui est attaqué. La première nuit sert d’habitude à faire connaissance. Tu gagnes dès qu’il y a au moins autant de loups que d’autres.
lupus-role-villager = Villageois
lupus-role-villager-about = La nuit, tu n’as aucun pouvoir ; le jour, tes oreilles, ta tête et ta voix. Tu gagnes avec le village quand il ne reste aucun loup.
lupus-role-seer = Voyant
lupus-role-seer-about = Chaque nuit, tu désignes quelqu’un. À la fin de ton appel, tu apprends si c’est un loup. Tu gagnes avec le village.
lupus-role-medium = Médium
lupus-role-medium-about = Dès la deuxième nuit, tu apprends si le village a lynché un loup la veille. Tu gagnes avec le village.
lupus-role-possessed = Possédé
lupus-role-possessed-about = Ta nature est humaine, mais tu gagnes avec la meute. Tu ne connais pas les Loups-garous, et ils ne te connaissent pas.
lupus-role-bodyguard = Garde du corps
lupus-role-bodyguard-about = Dès la deuxième nuit, tu désignes quelqu’un d’autre : cette nuit-là, la meute ne peut pas tuer cette personne. Tu gagnes avec le village.
lupus-role-owl = Hibou
lupus-role-owl-about = Chaque nuit, tu désignes quelqu’un : le lendemain, cette personne, si elle vit, est suspecte quoi que disent les votes. À partir de 21 joueurs, ta marque tue aussi à l’aube, mais jamais un loup ni le Hamster-garou. Tu gagnes avec le village.
lupus-role-freemason = Franc-maçon
lupus-role-freemason-about = La première nuit, tu apprends qui est l’autre Franc-maçon : quelqu’un de sûr. Tu gagnes avec le village.
lupus-role-werehamster = Hamster-garou
lupus-role-werehamster-about = Tu n’es du côté de personne. La meute ne peut pas te tuer, mais le regard du Voyant le peut. Si tu vis encore à la fin de la partie, la victoire est à toi et à personne d’autre.
lupus-role-mythomaniac = Mythomane
lupus-role-mythomaniac-about = La deuxième nuit, tu désignes quelqu’un. Si c’est un Loup-garou, tu en deviens un ; si c’est le Voyant, tu deviens un second Voyant ; sinon tu restes un humain sans pouvoir et gagnes avec le village.

# Who is called at night
lupus-call-freemason = Francs-maçons
lupus-call-medium = Médium
lupus-call-seer = Voyant
lupus-call-bodyguard = Garde du corps
lupus-call-owl = Hibou
lupus-call-werewolf = Loups-garous
lupus-call-mythomaniac = Mythomane

# What the narrator says
lupus-line-night = La nuit tombe sur le village. Tout le monde ferme les yeux.
lupus-line-freemason = Les Francs-maçons se réveillent et se reconnaissent.
lupus-line-medium = Le Médium se réveille et interroge les esprits sur la victime du jour.
lupus-line-seer = Le Voyant se réveille et désigne quelqu’un.
lupus-line-bodyguard = Le Garde du corps se réveille et désigne quelqu’un à protéger.
lupus-line-owl = Le Hibou se réveille et désigne quelqu’un.
lupus-line-werewolf = Les Loups-garous se réveillent, se regardent et s’entendent en silence.
lupus-line-mythomaniac = Le Mythomane se réveille et désigne un modèle.
lupus-line-dawn = Le jour se lève. Tout le monde ouvre les yeux.
lupus-line-discussion = Le village discute : qui est un loup ?
lupus-line-nomination = Chacun nomme maintenant quelqu’un, les fantômes aussi.
lupus-line-suspects = Le village tient deux suspects.
lupus-line-defence = Un suspect parle. Les autres écoutent.
lupus-line-lynch_vote = Tous les vivants, sauf les suspects, décident lequel des deux est lynché.
lupus-line-lynch = C’est décidé.
lupus-line-over = { $party ->
    [village] Le village peut dormir tranquille.
    [pack] La nuit est à la meute.
   *[hamster] Dans son terrier, quelqu’un rit le dernier.
}

# La voix : le narrateur s’adresse à toute la pièce. Des phrases courtes pour les moments courts et les noms longs ; rien ne dépend d’un secret.
lupus-voice-deal = Bienvenue au village. Que chacun regarde sa carte, sans la montrer à personne.
lupus-voice-deal-short = Regardez votre carte.
lupus-voice-dusk = La nuit tombe. Tout le monde ferme les yeux et tambourine tout bas.
lupus-voice-dusk-short = La nuit tombe. Fermez les yeux.
lupus-voice-dusk-far = La nuit tombe sur le village.
lupus-voice-open-freemason = Francs-maçons, ouvrez les yeux.
lupus-voice-open-medium = Médium, ouvre les yeux.
lupus-voice-open-seer = Voyant, ouvre les yeux.
lupus-voice-open-bodyguard = Garde du corps, ouvre les yeux.
lupus-voice-open-owl = Hibou, ouvre les yeux.
lupus-voice-open-werewolf = Loups-garous, ouvrez les yeux.
lupus-voice-open-mythomaniac = Mythomane, ouvre les yeux.
lupus-voice-does-freemason = Regardez-vous.
lupus-voice-does-medium = Écoute les esprits.
lupus-voice-does-seer = Désigne quelqu’un.
lupus-voice-does-bodyguard = Qui protéger ?
lupus-voice-does-owl = Désigne quelqu’un.
lupus-voice-does-werewolf = Choisissez.
lupus-voice-does-mythomaniac = Choisis un modèle.
lupus-voice-meet = Regardez-vous.
lupus-voice-close-freemason = Francs-maçons, fermez les yeux.
lupus-voice-close-medium = Médium, ferme les yeux.
lupus-voice-close-seer = Voyant, ferme les yeux.
lupus-voice-close-bodyguard = Garde du corps, ferme les yeux.
lupus-voice-close-owl = Hibou, ferme les yeux.
lupus-voice-close-werewolf = Loups-garous, fermez les yeux.
lupus-voice-close-mythomaniac = Mythomane, ferme les yeux.
lupus-voice-close = On ferme les yeux.
lupus-voice-turn = { $call } : { $does }
lupus-voice-all = Tout le monde désigne quelqu’un, sans dire un mot.
lupus-voice-all-short = Désignez quelqu’un.
lupus-voice-dawn = Le jour se lève. Ouvrez tous les yeux.
lupus-voice-dawn-short = Le jour se lève.
lupus-voice-mourns = Le village pleure { $names }.
lupus-voice-mourns-many = { $count ->
    [one] Le village pleure. Voyez l’écran.
   *[other] { $count } morts. Voyez l’écran.
}
lupus-voice-mourns-look = Voyez qui est mort.
lupus-voice-nobody = Aucun mort cette nuit !
lupus-voice-names-first = Chacun nomme quelqu’un. { $name } commence.
lupus-voice-names = Chacun nomme quelqu’un, les fantômes aussi.
lupus-voice-names-short = Nommez quelqu’un.
lupus-voice-owl = Le Hibou a désigné { $name }.
lupus-voice-owl-none = Le Hibou n’a désigné personne.
lupus-voice-suspects-signs = Les suspects : { $paw }, l’empreinte, et { $tuft }, la touffe de poils.
lupus-voice-suspects = Suspects : { $paw } et { $tuft }.
lupus-voice-suspects-look = Deux suspects. Voyez l’écran.
lupus-voice-speaks-first = { $name } parle d’abord.
lupus-voice-speaks = La parole est à { $name }.
lupus-voice-speaks-other = Au second suspect.
lupus-voice-vote = { $paw } ou { $tuft } ? Votez.
lupus-voice-vote-short = Votez.
lupus-voice-count = On retourne les jetons.
lupus-voice-count-short = Les votes.
lupus-voice-tally = { $most ->
    [one] Une voix
   *[other] { $most } voix
} contre { $name }, { $few } contre { $other }.
lupus-voice-lynches = Le village lynche { $name }.
lupus-voice-light = Une lumière s’éteint.
lupus-voice-decided = Le village a tranché.
lupus-voice-won = { $party ->
    [village] Il ne reste plus un loup. Le village gagne !
    [pack] La nuit est aux loups. La meute gagne !
   *[hamster] Et dans son terrier, quelqu’un rit le dernier. Le Hamster-garou gagne seul !
}
lupus-voice-claim = { $name } dit : { $said }

# The words of moves
lupus-word-close = clore
lupus-word-end_call = finir l’appel
lupus-word-no_ballot = pas de vote
lupus-word-ready = j’ai tout dit
lupus-word-pass = j’ai parlé
lupus-word-retract = retirer la dernière affirmation
lupus-word-vote = lyncher
lupus-word-paw = empreinte
lupus-word-tuft = touffe de poils
lupus-word-point = désigner
lupus-word-nominate = nommer
lupus-word-claim_role = je suis…
lupus-word-claim_result = j’ai vu (Voyant)…
lupus-word-claim_medium = j’ai entendu (Médium)…
lupus-word-claim_protected = j’ai protégé (Garde du corps)…
lupus-word-claim_marked = j’ai désigné (Hibou)…
lupus-word-claim_mason_with = Franc-maçon avec moi…
lupus-word-suspect = je soupçonne…
lupus-word-trust = j’ai confiance en…
lupus-word-will_vote = aujourd’hui, je suis contre…
lupus-word-ask_role = qui es-tu,… ?
lupus-word-wolf = un loup
lupus-word-lynched = le lynchage du jour
lupus-word-forecast = Je prédis de …
lupus-word-not_wolf = pas un loup
lupus-word-village = le village
lupus-word-pack = la meute
lupus-word-hamster = le Hamster-garou
lupus-count-claim_result = nuit { $n }
lupus-count-claim_medium = jour { $n }
lupus-count-claim_protected = nuit { $n }
lupus-count-claim_marked = nuit { $n }

# Claims, as they are said; nobody checks them
lupus-claim-claim_role = Je suis : { $role }.
lupus-claim-claim_result = En Voyant, j’ai appris la nuit { $night } : { $target } { $nature ->
    [wolf] est un loup.
   *[not_wolf] n’est pas un loup.
}
lupus-claim-claim_medium = En Médium, j’ai appris que la victime du jour { $night } { $nature ->
    [wolf] était un loup.
   *[not_wolf] n’était pas un loup.
}
lupus-claim-claim_protected = En Garde du corps, j’ai protégé { $target } la nuit { $night }.
lupus-claim-claim_marked = En Hibou, j’ai désigné { $target } la nuit { $night }.
lupus-claim-claim_mason_with = { $target } et moi sommes les Francs-maçons.
lupus-claim-suspect = Je soupçonne { $target }.
lupus-claim-trust = Je fais confiance à { $target }.
lupus-claim-will_vote = Aujourd’hui, je suis contre { $target }.
lupus-claim-ask_role = { $target }, qui es-tu ?
lupus-claim-retract = Je retire ma dernière affirmation.
lupus-seen-claim_result = { $nature ->
    [wolf] nuit { $night } : { $target } est loup
   *[not_wolf] nuit { $night } : { $target } n’est pas loup
}
lupus-seen-claim_medium = { $nature ->
    [wolf] jour { $night } : un loup lynché
   *[not_wolf] jour { $night } : pas un loup lynché
}
lupus-seen-claim_protected = nuit { $night } : a gardé { $target }
lupus-seen-claim_marked = nuit { $night } : a désigné { $target }
lupus-seen-claim_mason_with = Franc-maçon avec { $target }

# Windows
lupus-window-night = Nuit { $day }
lupus-window-discussion = Jour { $day } : discussion
lupus-window-nomination = Jour { $day } : qui est nommé ?
lupus-window-defence = Jour { $day } : la défense
lupus-window-lynch_vote = Jour { $day } : le vote
lupus-window-over = La partie est finie
lupus-ask-night = Désigne quelqu’un : qui soupçonnes-tu ?
lupus-ask-discussion = Que dis-tu ? Vrai ou faux, c’est ton affaire.
lupus-ask-forecast = Que prédis-tu ?
lupus-ask-nomination = Qui nommes-tu ?
lupus-ask-defence = On te soupçonne. Parle au village !
lupus-ask-lynch_vote = Qui sera lynché ? Personne ne voit ton vote avant que tous aient voté.

# The story. $me is the part in it that the reader has.
lupus-event-opened = { $seats } joueurs. Dans la partie : { $composition }.
lupus-event-opened-none = { $seats } joueurs. Les personnages en jeu restent secrets.
lupus-event-wise_old_man = { $me ->
    [seat] Tu as la carte du vieux sage.
   *[none] La carte du vieux sage est chez { $seat }.
}
lupus-event-night = Nuit { $night }. Cette nuit sont appelés : { $calls }.
lupus-event-dawn = { $me ->
    [dead] La nuit t’a coûté la vie.
   *[none] La nuit a tué.
} Morts ce matin : { $dead }. La carte Bienvenue va à { $welcome }.
lupus-event-dawn-none = Personne n’est mort cette nuit.
lupus-event-opening = { $me ->
    [seat] Personne n’est encore mort. Le sort veut que tu commences à nommer.
   *[none] Personne n’est encore mort. Le sort veut que { $seat } commence à nommer.
}
lupus-event-claimed = { $me ->
    [seat] Tu dis : « { $said } »
   *[none] { $seat } : « { $said } »
}
lupus-event-ready = { $me ->
    [seat] Tu as tout dit.
   *[none] { $seat } a tout dit.
}
lupus-event-talk_over = La discussion du jour { $day } est finie.
lupus-event-nominated = { $me ->
    [seat] Tu nommes { $target }.
    [target] { $seat } te nomme.
   *[none] { $seat } nomme { $target }.
}
lupus-event-nominated-none = { $me ->
    [seat] Tu n’as nommé personne.
   *[none] { $seat } n’a nommé personne.
}
lupus-event-ballots = Tous les votes à la fois : { $ballots }.
lupus-event-owl_mark = { $me ->
    [target] Le Hibou t’a montré du doigt.
   *[none] Le Hibou a désigné { $target }.
}
lupus-event-owl_mark-none = Aujourd’hui, le Hibou n’a marqué personne.
lupus-event-suspects = { $me ->
    [paw] L’empreinte est chez toi, la touffe de poils chez { $tuft }.
    [tuft] L’empreinte est chez { $paw }, la touffe de poils chez toi.
   *[none] L’empreinte est chez { $paw }, la touffe de poils chez { $tuft }.
} Votes : { $counts }.
lupus-event-defended = { $in_time ->
    [yes] { $me ->
        [seat] Tu as parlé.
       *[none] { $seat } a parlé.
    }
   *[no] { $me ->
        [seat] Ton temps de parole est fini.
       *[none] Le temps de parole est fini pour { $seat }.
    }
}
lupus-event-voted = On retourne les votes. Empreinte : { $paws }. Touffe de poils : { $tufts }. Pas de vote : { $missing }.
lupus-event-lynched = { $me ->
    [seat] Le village te lynche. Tu es désormais un fantôme : muet, mais tu nommes encore des suspects.
   *[none] Le village lynche { $seat }.
}
lupus-event-forecasts = Les prédictions des fantômes sont ouvertes.
lupus-event-ended = { $reason ->
    [no_wolves] Il ne reste aucun loup : le village gagne !
    [wolves_prevail] Il y a au moins autant de loups que d’autres : la meute gagne !
   *[hamster_outlives] Le Hamster-garou a survécu à tous et gagne seul !
} { $me ->
    [winners] Tu as gagné.
   *[none] La victoire est à : { $winners }.
} Qui était qui : { $cast }.

# What only the reader is told
lupus-secret-dealt = Ta carte : { $role }.
lupus-secret-pointed = { $seat } désigne { $target }.
lupus-secret-deciding = Cette nuit ton geste compte, dans cet appel : { $call }. Tu peux le changer jusqu’à sa fin.
lupus-secret-harmless = Cette nuit tes gestes sont sans effet.
lupus-secret-markers = Les tiens désignent : { $markers }
lupus-secret-sealed = Ton vote est scellé.
lupus-secret-forecast = Ta prédiction est scellée jusqu’à la fin.
lupus-note-fellows = Nuit { $night } : tu as reconnu { $names } ({ $role }).
lupus-note-fellows-none = Nuit { $night } : personne ne partage ton appel ({ $role }).
lupus-note-answer = Nuit { $night } : { $names } { $nature ->
    [wolf] est un loup.
   *[not_wolf] n’est pas un loup.
}
lupus-note-spirit = Nuit { $night } : { $names }, victime de la veille, { $nature ->
    [wolf] était un loup.
   *[not_wolf] n’était pas un loup.
}
lupus-note-guarded = Nuit { $night } : tu as protégé { $names }.
lupus-note-marked = Nuit { $night } : tu as désigné { $names }.
lupus-note-victim = Nuit { $night } : la meute a choisi { $names }.
lupus-note-victim-none = Nuit { $night } : la meute n’a choisi personne.
lupus-note-became = Nuit { $night } : tu es maintenant : { $role }.
lupus-note-became-none = Nuit { $night } : tu restes un humain sans pouvoir.

# Around the board
lupus-board-list = Dans la partie : { $composition }
lupus-board-list-secret = Les personnages en jeu sont secrets.
lupus-board-call = Maintenant : { $call }
lupus-board-calls = Cette nuit : { $calls }
lupus-board-pair = { $who } → { $whom }
lupus-board-cast = { $who } : { $role }
lupus-board-turned = { $before }, puis { $after }
lupus-board-card = Ta carte :
lupus-board-hold = Maintiens : ta carte et tes notes
lupus-board-pointing = Tu désignes { $name }. Tu peux changer jusqu’à la fin de l’appel.
lupus-board-ghost = Tu es un fantôme. Tu te tais jusqu’à la fin, mais tu nommes encore des suspects.
lupus-board-silent = Chut ! Tu es un fantôme : écoute et ne dis rien.
lupus-board-taken-back = retiré
lupus-board-claims-left = { $left ->
    [0] Tu ne peux plus rien affirmer aujourd’hui.
    [one] Tu peux encore affirmer une chose aujourd’hui.
   *[other] Tu peux encore affirmer { $left } choses aujourd’hui.
}
lupus-board-you-are-ready = Tu as tout dit.
lupus-board-ready = Ont tout dit : { $names }
lupus-board-sealed = C’est fait. Tout reste scellé jusqu’au dernier.
lupus-board-nights = La nuit
lupus-board-pointed = Nuit { $night } : { $name }
lupus-board-suspects = Suspects : { $paw } (empreinte) et { $tuft } (touffe de poils)
lupus-board-claimed = Affirme
lupus-board-waits-night = La nuit prend son temps.
lupus-board-waits-discussion = Les vivants discutent.
lupus-board-waits-nomination = On attend { $names }.
lupus-board-waits-defence = La parole est à { $names }.
lupus-board-waits-lynch_vote = Les vivants décident.
lupus-part-ghost = fantôme
lupus-part-welcome = carte Bienvenue
lupus-part-wise = vieux sage
lupus-part-paw = empreinte
lupus-part-tuft = touffe de poils
lupus-part-ready = a tout dit
lupus-part-asked = doit répondre
lupus-part-speaks = parle
lupus-part-no_ballot = pas de vote
lupus-part-owl = marque du Hibou
lupus-part-winner = a gagné
lupus-part-died = victime de la nuit

# Sur la scène
lupus-brief-werewolf = La nuit, tu chasses avec la meute. Ses marques s’affichent ici.
lupus-brief-villager = Aucun pouvoir la nuit : tes oreilles, ta tête et ton bulletin.
lupus-brief-seer = Chaque nuit, tu apprends si la personne désignée est un loup.
lupus-brief-medium = Dès la nuit 2, tu apprends si la personne lynchée la veille était un loup.
lupus-brief-possessed = Un humain qui gagne avec la meute. Vous ne vous connaissez pas.
lupus-brief-bodyguard = Dès la nuit 2, la meute ne peut pas tuer la personne désignée.
lupus-brief-owl = La personne désignée est suspecte le lendemain.
lupus-brief-freemason = La nuit 1, tu apprends qui est l’autre Franc-maçon.
lupus-brief-werehamster = La meute ne peut pas te tuer, mais le regard du Voyant, si.
lupus-brief-mythomaniac = La nuit 2, tu désignes quelqu’un et deviens peut-être loup ou Voyant.
lupus-goal-village = Tu gagnes avec le village : plus aucun loup.
lupus-goal-pack = Tu gagnes avec la meute : autant de loups que d’autres.
lupus-goal-hamster = Tu gagnes sans personne d’autre, si tu vis encore à la fin.
lupus-won-village = Le village gagne
lupus-won-pack = La meute gagne
lupus-won-hamster = Le Hamster-garou gagne
lupus-stage-ballots = { $count ->
    [one] { $count } bulletin
   *[other] { $count } bulletins
}
lupus-stage-circle = Ce que tu écris maintenant est entendu par { $names }.
lupus-stage-circle-none = Ce que tu écris maintenant, personne ne l’entend.
lupus-stage-taps = Un toucher se voit un instant. Maintiens pour voir ce qui compte.
lupus-stage-together-wait = Yeux fermés. À chaque appel, tout le monde maintient le cadre.
lupus-stage-together-hold = Tout le monde maintient le cadre : il dit ce qui compte.
lupus-stage-together-tap = Tout le monde touche quelqu’un. Cela se voit un instant.
lupus-stage-together-both = Tout le monde touche quelqu’un et maintient le cadre, qui dit ce qui compte.
lupus-stage-hunches = Tu as désigné : { $hunches }
lupus-stage-hunches-none = Tu n’as encore désigné personne.
lupus-stage-died = { $count ->
    [one] n’a pas rouvert les yeux.
   *[other] n’ont pas rouvert les yeux.
}
lupus-stage-you-died = Tu n’as pas rouvert les yeux. Bienvenue chez les fantômes !
lupus-stage-nobody = Aucun mort !
lupus-stage-relief = Tous les volets sont ouverts. Le village respire.
lupus-stage-lynched = meurt sur la place. Une lumière s’éteint.
lupus-stage-tie = { $names } : autant de votes que { $others }. À égalité, c’est la première place dans le sens horaire, { $card ->
    [yes] à compter de la carte Bienvenue
   *[no] en commençant par { $first }
} (L3.28).
lupus-stage-tie-vote = Autant de votes pour les deux : l’empreinte désigne alors qui meurt (L3.45).
lupus-stage-close = { $call } : on ferme les yeux.
lupus-stage-deal = Regarde ta carte
lupus-stage-deal-hold = Garde le doigt sur la carte pour la retourner
lupus-stage-deal-soon = La nuit tombe bientôt
lupus-stage-tab-village = Le village
lupus-stage-pick = Touche un portrait.
lupus-stage-nominate = Nommer { $name }
lupus-stage-ballot = Maintiens le jeton, glisse-le vers quelqu’un, lâche.
lupus-stage-ballot-tap = Touche le jeton, puis quelqu’un.
lupus-stage-ballot-keys = Les flèches choisissent, lâcher dépose : { $names }
lupus-stage-vote = Poser contre { $name }
lupus-stage-against = Dit contre toi aujourd’hui
lupus-stage-against-none = Rien du tout. Parle quand même !
lupus-stage-accusers = Ont donné ton nom : { $names }.
lupus-stage-laid = Il est posé, face cachée.
lupus-stage-foretold = Ce que les fantômes ont prédit
lupus-stage-points = { $points ->
    [one] un point
   *[other] { $points } points
}
lupus-stage-diary-day = Jour { $day } : loup { $wolf }, lynchage { $lynched }
lupus-stage-forecast-sealed = Scellé : personne ne le voit avant la fin. Tu peux changer jusqu’à la fin de la discussion.
lupus-stage-forecast-lynched = Qui le village va-t-il lyncher aujourd’hui ?
lupus-stage-forecast-wolf = Qui est un loup ?

# Le tableau des affirmations
lupus-board-title = Tableau
lupus-board-empty = Personne n’a encore dit son personnage.
lupus-board-clash = contredit
lupus-board-clashes = Tout ne peut pas être vrai
lupus-board-opinions = Pour et contre
lupus-board-opinions-none = Personne n’est encore pour ou contre qui que ce soit.
lupus-board-against = { $count ->
    [one] une voix contre
   *[other] { $count } voix contre
}
lupus-board-for = { $count ->
    [one] une voix pour
   *[other] { $count } voix pour
}
lupus-board-who-against = Contre { $name } : { $names }
lupus-board-who-for = Pour { $name } : { $names }
lupus-board-who-asks = Veulent savoir qui est { $name } : { $names }
lupus-board-spirit = jour { $day }
lupus-board-unsaid = rien
lupus-clash-crowd = { $most ->
    [0] { $role } ({ $names }) : absent de cette partie.
    [one] { $role } ({ $names }) : il n’y en a qu’un.
   *[other] { $role } ({ $names }) : il n’y en a que { $most }.
}
lupus-clash-roles = { $seat } dit être plus d’un personnage.
lupus-clash-mason = { $seat }, cité comme Franc-maçon, dit être autre chose.
lupus-clash-nature = { $seat } : loup pour les uns, pas pour les autres.
lupus-clash-eaten = { $seat } a trouvé la mort la nuit { $night }, et aucun loup ne meurt la nuit.
lupus-clash-twice = { $seat } ({ $role }) raconte une nuit de deux façons.
lupus-clash-ghost = { $seat } était déjà un fantôme avant la nuit { $night }.
lupus-clash-guarded = { $seat } a trouvé la mort la nuit { $night } malgré la garde.
lupus-clash-repeated = { $seat } ne peut avoir de garde deux nuits de suite.
lupus-clash-mark = Le jour { $night }, le Hibou avait désigné { $seat }.
lupus-clash-mark-none = Le jour { $night }, le Hibou n’avait désigné personne.
lupus-clash-wolves = Autant de loups, c’est impossible : { $seat } en nomme trop pour cette partie.

# Ce qu’on dit
lupus-say-hint = Touche un portrait pour parler de quelqu’un.
lupus-say-i-am = Je suis…
lupus-say-about = À propos de { $name }
lupus-say-follow = Et c’était qui ? Touche un portrait.
lupus-say-more = Plus
lupus-say-trust = J’ai confiance
lupus-say-suspect = Je soupçonne
lupus-say-will_vote = Je suis contre
lupus-say-ask_role = Qui es-tu ?
lupus-say-claim_protected = sous ma garde
lupus-say-claim_marked = ma marque
lupus-say-claim_mason_with = avec moi
lupus-say-send = Dire : « { $said } »
lupus-say-take-back = Retirer : « { $said } »

# Comment c’est arrivé
lupus-fact-hunted = Nuit { $night } : la meute a choisi { $target }. { $died ->
    [yes] Sans vie au matin.
   *[no] En vain.
}
lupus-fact-hunted-none = Nuit { $night } : la meute n’a choisi personne.
lupus-fact-foresaw = Nuit { $night } : { $seat } a vu { $target } : { $nature ->
    [wolf] un loup.
   *[not_wolf] pas un loup.
}
lupus-fact-lied_role = Jour { $day }, un mensonge : { $seat } se disait { $role } et était { $was }.
lupus-fact-lied_tale = Jour { $day }, un mensonge : { $seat } { $claim ->
    [claim_result] a dit, en Voyant, que { $target } { $nature ->
        [wolf] était un loup.
       *[not_wolf] n’était pas un loup.
    }
    [claim_medium] a raconté, en Médium, ce que les esprits n’ont jamais dit.
    [claim_protected] prétendait avoir protégé { $target }.
    [claim_marked] prétendait, en Hibou, avoir désigné { $target }.
   *[claim_mason_with] comptait { $target } parmi les Francs-maçons avec soi.
}
lupus-fact-first_accusation = Première accusation juste, jour { $day } : { $seat } contre { $target }.
lupus-fact-best_nose = Meilleur flair : { $seats } – un loup désigné { $hits } nuits sur { $nights }.
lupus-fact-best_augur = Meilleur flair : { $seats } – points pour intuitions et prédictions : { $points }.
lupus-fact-best_liar = Meilleur mensonge : { $seat } – { $lies ->
    [one] { $lies } mensonge
   *[other] { $lies } mensonges
}, { $ballots ->
    [0] pas un seul bulletin.
    [one] un seul bulletin.
   *[other] { $ballots } bulletins.
}
lupus-stage-replay = Les nuits, encore une fois

# Why it ended so
lupus-why-no_wolves = Le dernier loup a disparu. Le village gagne, fantômes compris.
lupus-why-wolves_prevail = Les loups sont au moins aussi nombreux que tous les autres. La meute gagne, avec ses fantômes et le Possédé.
lupus-why-hamster_outlives = La partie est finie et le Hamster-garou vit : il gagne seul.

# Options
lupus-option-preset = Qui est de la partie ?
lupus-option-preset-about = La sélection la plus équilibrée entre nos bots (chaque carte dit à combien de l’équilibre, et en combien de parties ; entre humains, ce peut être différent) ; tous les personnages qui conviennent ; seulement les plus simples ; ta propre liste ; ou le sort décide.
lupus-option-preset-full = Tous ceux qui conviennent
lupus-option-preset-base = Le jeu de base
lupus-option-preset-custom = Une liste à toi
lupus-option-preset-lot = Au sort
lupus-option-preset-fair_1 = La plus équilibrée mesurée entre bots
lupus-option-custom_list = Ta liste
lupus-option-custom_list-about = Seulement avec une liste à toi : chaque personnage avec son nombre, par exemple werewolf:2,seer:1,villager:5. Ici les personnages s’appellent werewolf, villager, seer, medium, possessed, bodyguard, owl, freemason, werehamster, mythomaniac.
lupus-option-custom_list-null = aucune
lupus-option-role_list = Personnages annoncés
lupus-option-role_list-about = D’habitude tout le monde sait quels personnages sont en jeu. Si tu joues et veux les cacher, laisse le sort les choisir.
lupus-option-role_list-open = Tous
lupus-option-role_list-open_hide_possessed = Tous sauf le Possédé
lupus-option-role_list-secret = Aucun
lupus-option-first_night_kill = La meute chasse dès la première nuit
lupus-option-first_night_kill-about = D’habitude les Loups-garous ne font que se reconnaître la première nuit, pour que personne ne parte avant d’avoir parlé.
lupus-option-place = Où vous êtes
lupus-option-place-about = Ensemble dans une pièce, ou chacun ailleurs. Si deux d’entre vous partagent une pièce, c’est une pièce.
lupus-option-place-same_room = Dans une pièce
lupus-option-place-remote = Chacun ailleurs
lupus-option-night_mode = Les appels de la nuit
lupus-option-night_mode-about = L’un après l’autre, comme le ferait un conteur, ou tous à la fois, ce qui va plus vite. Le résultat est le même.
lupus-option-night_mode-null = Selon le lieu
lupus-option-night_mode-sequential = L’un après l’autre
lupus-option-night_mode-parallel = Tous à la fois
lupus-option-nomination_mode = Nommer des suspects
lupus-option-nomination_mode-about = Dans le sens horaire et à voix haute, ou tous en secret à la fois, ce qui va plus vite aux grandes tables.
lupus-option-nomination_mode-sequential = L’un après l’autre
lupus-option-nomination_mode-simultaneous = Tous à la fois
lupus-option-narrator = Qui raconte
lupus-option-narrator-about = Une personne peut raconter : l’hôte, qui n’a alors pas de siège et voit tout.
lupus-option-narrator-machine = La machine
lupus-option-narrator-human = L’hôte
lupus-option-narrator_chair = La chaise du conteur
lupus-option-narrator_chair-about = Si une personne raconte dans votre cercle : devant quel siège est sa chaise. C’est là qu’on commence à nommer.
lupus-option-narrator_chair-null = Hors du cercle
lupus-option-host_seated = L’hôte joue
lupus-option-host_seated-about = Si l’hôte a un siège et un personnage. Un hôte qui joue ne doit pas en savoir plus que les autres.
lupus-option-allow_bots = Bots
lupus-option-allow_bots-about = Des bots peuvent prendre des places et remplacer les absents. Ils ne parlent que par affirmations.
lupus-option-wise_old_man = Le vieux sage
lupus-option-wise_old_man-about = Le jeu à huit exactement, sans conteur, avec une carte qui passe de main en main ; le Voyant peut alors aussi interroger sur les fantômes.
lupus-option-wise_old_man-off = non
lupus-option-wise_old_man-on = oui
lupus-option-wolf_disagreement = Si la meute n’est pas d’accord
lupus-option-wolf_disagreement-about = D’habitude la majorité décide, et le sort en cas d’égalité. Ou la meute ne tue que si tous sont d’accord.
lupus-option-wolf_disagreement-plurality_lot = Majorité, puis sort
lupus-option-wolf_disagreement-no_kill = Personne ne meurt
lupus-option-wolf_chat = La meute peut écrire
lupus-option-wolf_chat-about = Les Loups-garous vivants peuvent s’écrire pendant leur appel. Seulement si chacun est ailleurs : dans une pièce, on le verrait.
lupus-option-wolf_chat-off = non
lupus-option-wolf_chat-on = oui
lupus-option-seer_may_target_ghosts = Le Voyant interroge sur les fantômes
lupus-option-seer_may_target_ghosts-about = D’habitude seulement sur les vivants. Activé, sur les fantômes aussi.
lupus-option-bodyguard_no_repeat = Le Garde du corps doit changer
lupus-option-bodyguard_no_repeat-about = Activé, personne n’est protégé deux nuits de suite.
lupus-option-welcome_on_lynch = Carte Bienvenue le jour
lupus-option-welcome_on_lynch-about = Qui meurt prend la carte Bienvenue, à partir de laquelle on compte. Désactivé, seuls les morts de la nuit la prennent.
lupus-option-enforce_minimums = Nombres du livret
lupus-option-enforce_minimums-about = Chaque personnage spécial demande un certain nombre de joueurs. Désactivé, il peut servir dans un cercle plus petit.
lupus-option-enforce_card_stock = Pas plus de douze Villageois
lupus-option-enforce_card_stock-about = Autant qu’il y a de cartes. Désactivé, il peut y en avoir plus.
lupus-option-claims_per_day = Affirmations par jour
lupus-option-claims_per_day-about = Combien d’affirmations chacun peut faire par jour avec les boutons. Ce que vous dites ou écrivez ne compte pas.
lupus-option-beats = Les pauses du récit
lupus-option-beats-about = Le temps de regarder sa carte, de voir tomber la nuit et se lever le jour, d’ouvrir et de fermer chaque appel, d’entendre le verdict. Il est le même pour tous, quoi qu’il se soit passé, et aucun chronomètre ne tourne.
lupus-option-beats-off = Sans
lupus-option-beats-short = Courtes
lupus-option-beats-full = Toutes
lupus-option-forecasts = Les fantômes prédisent
lupus-option-forecasts-about = Pendant que les vivants discutent, les fantômes disent qui est un loup et qui le village va lyncher. Personne ne le voit avant la fin ; alors on compte, avec les intuitions des nuits.
lupus-option-call_seconds = Temps d’un appel
lupus-option-call_seconds-about = Combien de temps chaque personnage reste éveillé. C’est toujours pareil, pour ne rien trahir.
lupus-option-recognition_seconds = Temps pour se reconnaître
lupus-option-recognition_seconds-about = Combien de temps dure un appel où personne ne décide rien.
lupus-option-night_seconds = Temps d’une nuit
lupus-option-night_seconds-about = Combien de temps dure une nuit où tous sont appelés à la fois.
lupus-option-discussion_seconds = Temps pour discuter
lupus-option-discussion_seconds-about = Combien de temps le village peut parler. Si tous ont tout dit, on passe à la suite.
lupus-option-nomination_seconds = Temps pour nommer
lupus-option-nomination_seconds-about = Combien de temps chacun peut réfléchir. Ensuite, pas de vote.
lupus-option-defence_seconds = Temps pour se défendre
lupus-option-defence_seconds-about = Combien de temps chacun des deux suspects peut parler.
lupus-option-vote_seconds = Temps pour voter
lupus-option-vote_seconds-about = Combien de temps les vivants peuvent réfléchir au lynchage. Un vote manquant ne compte pour personne.
lupus-option-grace_seconds = Patience avec les absents
lupus-option-grace_seconds-about = Combien de temps on peut s’absenter avant qu’un bot prenne le relais, si les bots sont permis. Un geste suffit pour reprendre sa place.

# Lupus in Tabula for those who have never played
lupus-guide-1-title = L’idée
lupus-guide-1 = Quelques-uns d’entre vous sont des Loups-garous, tous les autres veulent s’en débarrasser. La nuit, la meute tue ; le jour, le village lynche. Seuls les loups savent qui est des leurs, et tout le monde ment.
lupus-guide-2-title = Ta carte
lupus-guide-2 = Chacun reçoit un personnage en secret. Maintiens l’œil pour voir le tien et ce qu’il peut faire. Ne le montre jamais, pas même en fantôme : on retourne les cartes à la fin de la partie.
lupus-guide-3-title = La nuit
lupus-guide-3 = Les personnages sont appelés l’un après l’autre. Tous les téléphones posent la même question et chacun touche l’écran toute la nuit : désigne quelqu’un que tu soupçonnes. Pour la plupart, cela ne change rien, mais ainsi personne ne se trahit. Tu peux changer jusqu’à la fin de ton appel.
lupus-guide-4-title = À l’aube
lupus-guide-4 = On apprend qui est mort, jamais pourquoi. Qui meurt devient un fantôme et reçoit la carte Bienvenue ; elle est toujours chez le dernier venu des fantômes.
lupus-guide-5-title = La discussion
lupus-guide-5 = Les vivants parlent et peuvent tout dire, vrai ou faux. Avec les boutons, tu affirmes des choses que tous pourront relire. Les fantômes se taisent. Quand chacun a tout dit, on passe à la suite.
lupus-guide-6-title = Nommer des suspects
lupus-guide-6 = Puis chacun, les fantômes aussi, nomme une personne vivante, dans le sens horaire à partir du siège après la carte Bienvenue. Les deux plus nommés sont suspects ; à égalité, qui vient le plus tôt après la carte.
lupus-guide-7-title = Le vote
lupus-guide-7 = Les deux suspects peuvent se défendre. Puis tous les autres vivants votent en même temps : empreinte ou touffe de poils. Le plus de voix est lynché ; à égalité, c’est l’empreinte.
lupus-guide-8-title = Les fantômes
lupus-guide-8 = Un fantôme ne dit rien et n’a plus de pouvoir, mais il nomme chaque jour, et gagne ou perd avec son camp.
lupus-guide-9-title = Qui gagne
lupus-guide-9 = Le village gagne quand il ne reste aucun loup, la meute dès qu’il y a au moins autant de loups que d’autres. Si le Hamster-garou vit à ce moment-là, il gagne seul.
lupus-guide-10-title = Une nuit dans une pièce
lupus-guide-10 = Pose le téléphone devant toi, touche-le sans bruit et garde un visage de marbre. La nuit, les téléphones sont muets. Qui manque perd un choix, mais personne n’en meurt.
lupus-guide-characters = Les personnages
lupus-help = La nuit, les personnages sont appelés et désignent quelqu’un ; la meute tue. Le jour, les vivants discutent, puis chacun, les fantômes aussi, nomme quelqu’un. Les deux plus nommés sont suspects ; les autres vivants votent pour savoir lequel est lynché. Le village gagne quand il ne reste aucun loup, la meute dès qu’il y a au moins autant de loups que d’autres, et le Hamster-garou seul s’il vit à la fin.

# Des soirées en un geste, et à quoi ressemblent les sélections
lupus-tile-quick = Rapide
lupus-tile-quick-about = 1 minute de débat, tous désignent à la fois.
lupus-tile-book = Comme le livre
lupus-tile-book-about = 3 minutes de débat, on désigne chacun son tour.
lupus-tile-apart = À distance
lupus-tile-apart-about = Chez soi : une nuit pour tous, votes secrets.
lupus-set-plain = Des loups, un Voyant, de braves gens : facile.
lupus-set-helpers = De l’aide pour le village, de quoi mentir.
lupus-set-traitor = Un humain joue pour la meute. Mais qui ?
lupus-set-both = De l’aide au village, un traître à la meute.
lupus-set-liar = L’un de vous peut changer de camp la nuit 2.
lupus-set-hamster = Un Hamster-garou veut vous survivre à tous.
lupus-set-lot = Le sort choisit les personnages spéciaux.
lupus-set-among = { $werewolf ->
        [one] Un Loup-garou sur { $seats }
       *[other] { $werewolf } Loups-garous sur { $seats }
    }
lupus-set-secret = La liste des personnages est cachée.
lupus-set-no-wolves = { $wanted } pour autant de joueurs
lupus-set-no-seer = toujours un
lupus-set-no-masons = deux ou aucun
lupus-set-no-one = un seul
lupus-set-no-least = à partir de { $wanted } joueurs
lupus-set-no-stock = { $wanted } cartes Villageois seulement
lupus-set-no-none = aucun à retirer
lupus-set-no-rest = plus de Villageois pour faire place

# Le pupitre de qui raconte
lupus-console-read = À lire
lupus-console-wait = Attendre en silence
lupus-console-hear = Écouter
lupus-console-next = Ensuite
lupus-console-nominate = { $name }, qui désignes-tu ?
lupus-console-defence = { $name }, parle. Tous les autres écoutent.
lupus-console-tokens = { $paw } a l’empreinte, { $tuft } la touffe de poils.
lupus-console-verdict = Qui a le plus de voix est lynché.
lupus-console-end-discussion = Finir le débat
lupus-console-end-nomination = Désignation suivante : { $name } ne vote pas
lupus-console-end-nominations = Compter les voix
lupus-console-end-defence = { $name } a parlé
lupus-console-end-lynch_vote = Retourner les votes
lupus-console-sure = Ce qui manque alors ne compte pour personne.
lupus-console-told = Un instant : on le raconte.
lupus-console-night = La nuit dure son temps.
lupus-console-ring = Le village
lupus-console-curtain = Derrière le rideau
lupus-console-hold = Tenir pour voir
lupus-console-hold-ballots = Tenir : quels votes manquent
lupus-console-draw = Ouvrir le rideau
lupus-console-shut = Fermer le rideau
lupus-console-dies = Cette nuit, { $name } meurt ({ $role }).
lupus-console-nobody = Pour l’instant, personne ne meurt cette nuit.
lupus-console-wakes = { $call } : { $names }
lupus-console-anyway = { $call } : plus personne, appelle quand même
lupus-console-in = Reçus : { $names }
lupus-console-missing = Manquent : { $names }
lupus-console-notes = Tes notes
lupus-console-notes-about = Sur cet appareil seulement, jusqu’à la fin de la partie.
lupus-console-answer = Répondre pour quelqu’un
lupus-console-answer-about = Pour un siège dont le téléphone est mort. Lui seul apprend que c’était toi.
lupus-console-answer-what = Que fait { $name } ?
lupus-console-answered = Fait au nom de { $name }.

# On the shelf
lupus-name = Lupus in Tabula
lupus-about = La nuit, les loups-garous chassent ; le jour, le village accuse – et même les fantômes s’en mêlent.
lupus-credits = Domenico Di Giorgio; daVinci / dV Giochi (2009).

# Options that are refused
refused-host_sits = Qui a choisi une liste cachée de personnages la connaît et ne prend pas de siège. Avec « { lupus-option-preset-lot } » sous « { lupus-option-preset } », personne ne la connaît.

refused-custom_list = Ta liste de personnages est refusée : { $fault ->
    [total] elle en a { $found }, et on joue de 8 à 24
    [wolves] à ce nombre il y a { $wanted } Loups-garous, pas { $found }
    [seer] il y a exactement un Voyant, pas { $found }
    [masons] les Francs-maçons sont absents ou deux, pas { $found }
    [one] { $name } existe une fois, pas { $found }
    [least] { $name } demande { $wanted } joueurs ou plus, pas { $found }
    [stock] il y a { $wanted } cartes de Villageois, pas { $found }
    [twice] { $name } y est deux fois
    [none] { $name } n’y est pas
    [rest] il ne reste aucun Villageois dont { $name } pourrait prendre la place
    [near] il n’y a pas de personnage « { $name } » ; est-ce « { $near } » ?
    *[word] « { $name } » n’est pas un personnage avec son nombre, comme dans werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = « { lupus-option-preset-custom } » sous « { lupus-option-preset } » demande une liste sous « { lupus-option-custom_list } », et aucun autre choix n’en a.
refused-seated_host = Un hôte qui joue ne peut choisir « { $role_list } » sous « { lupus-option-role_list } » que si le sort choisit les personnages : « { lupus-option-preset-lot } » sous « { lupus-option-preset } ».
refused-betraying_list = Douze Villageois et un Possédé caché feraient treize dans la liste, et tout le monde pourrait compter. Choisis une autre liste.
refused-wolf_chat = « { lupus-option-wolf_chat } » demande « { lupus-option-place-remote } » sous « { lupus-option-place } ». Dans une pièce, on le verrait.
refused-narrator_chair = « { lupus-option-narrator_chair } » demande « { lupus-option-narrator-human } » sous « { lupus-option-narrator } » et se trouve devant un des sièges.
refused-no_limit = « { $option } » ne peut être sans limite que si une personne raconte : « { lupus-option-narrator-human } » sous « { lupus-option-narrator } ».
refused-wise_narrator = « { lupus-option-wise_old_man } » est pour un jeu sans conteur.
refused-wise_list = « { lupus-option-wise_old_man } » se joue avec 2 Loups-garous, 1 Voyant et 5 Villageois.
refused-wise_lot = « { lupus-option-wise_old_man } » ne va avec « { lupus-option-preset-lot } » que si « { lupus-option-enforce_minimums } » est activé.
