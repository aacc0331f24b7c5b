# Le Château du Diable : sociétés, objets, professions
castle-word-order = Ordre des Secrets Révélés
castle-word-brotherhood = Confrérie des Vrais Mensonges
castle-short-order = Ordre
castle-short-brotherhood = Confrérie
castle-word-key = Clé
castle-word-key_red = Clé (rouge)
castle-word-key_green = Clé (verte)
castle-word-key_plain = Clé (simple)
castle-word-goblet = Gobelet
castle-word-goblet_red = Gobelet (rouge)
castle-word-goblet_green = Gobelet (vert)
castle-word-goblet_plain = Gobelet (simple)
castle-word-bag = Sac des Secrets
castle-word-bag_key = Sac des Secrets (clé)
castle-word-bag_goblet = Sac des Secrets (gobelet)
castle-word-black_pearl = Perle Noire
castle-word-coat = Manteau
castle-word-dagger = Dague
castle-word-gloves = Gants
castle-word-monocle = Monocle
castle-word-poison_ring = Bague compartimentée
castle-word-privilege = Privilège
castle-word-seal_of_lodge = Sceau de la Loge
castle-word-sextant = Sextant
castle-word-shattered_mirror = Miroir Brisé
castle-word-throwing_knives = Couteaux de Lancer
castle-word-tome = Manuel
castle-word-whip = Fouet
castle-word-alchemist = Alchimiste
castle-word-bodyguard = Garde du Corps
castle-word-clairvoyant = Devin
castle-word-diplomat = Diplomate
castle-word-doctor = Docteur
castle-word-grand_master = Maître d’Arme
castle-word-hypnotist = Médium
castle-word-priest = Prêtre
castle-word-swordsman = Duelliste
castle-word-thug = Gros Bras

castle-word-close = fermer
castle-word-pass = passer
castle-word-refuse = refuser
castle-word-look = voir la société
castle-word-steal = voler un objet
castle-word-decline_ability = renoncer
castle-word-use_ability = l’utiliser
castle-word-left = vers la gauche
castle-word-right = vers la droite
castle-word-use_clairvoyant = utiliser le Devin
castle-word-use_priest = utiliser le Prêtre
castle-word-use_swordsman = utiliser le Duelliste
castle-word-use_doctor = utiliser le Docteur
castle-word-proclaim = proclamer la victoire
castle-word-own = notre société a tout
castle-word-rival = je démasque nos rivaux
castle-word-solo = en solitaire, avec le Sceau
castle-word-that_is_all = c’est tout
castle-word-support = soutenir
castle-word-sword = Épée : l’attaque
castle-word-shield = Bouclier : la défense
castle-word-spy = espionner
castle-word-challenge = défier en duel
castle-word-hypnotise = hypnotiser
castle-word-name = nommer
castle-word-accept = accepter et rendre
castle-word-give_demanded = remettre
castle-word-pay_priest = payer le Prêtre
castle-word-take = prendre
castle-word-give_back = rendre
castle-word-pass_object = faire passer
castle-word-take_profession = devenir
castle-word-play = jouer
castle-word-tokens = jetons
castle-word-attacker = l’attaque gagne
castle-word-defender = la défense gagne
castle-word-offer = proposer un échange
castle-word-gift = donner
castle-word-set_top = mettre au-dessus
castle-word-demand = exiger, en Diplomate

castle-about-order = Ta société a besoin de Clés : d’ordinaire trois chez tous ses membres ensemble, deux si elle est la plus petite à cinq ou sept joueurs.
castle-about-brotherhood = Ta société a besoin de Gobelets : d’ordinaire trois chez tous ses membres ensemble, deux si elle est la plus petite à cinq ou sept joueurs.
castle-about-key = Un des objets qu’il faut à l’Ordre. Son sceau ne comptait que pour la donne.
castle-about-goblet = Un des objets qu’il faut à la Confrérie. Son sceau ne comptait que pour la donne.
castle-about-bag_key = Cédé dans un échange, il te permet de piocher. Il ne s’échange pas contre l’autre Sac. Une fois la pioche vide, c’est une Clé.
castle-about-bag_goblet = Cédé dans un échange, il te permet de piocher. Il ne s’échange pas contre l’autre Sac. Une fois la pioche vide, c’est un Gobelet.
castle-about-black_pearl = Qui la tient ne peut pas proclamer la victoire. Proposée en échange, elle ne se refuse pas.
castle-about-coat = Cédé dans un échange, il te permet de changer ta profession contre une que personne n’a. Tu décides avant de regarder.
castle-about-dagger = Quand tu attaques : une épée de plus.
castle-about-gloves = Quand on t’attaque : un bouclier de plus.
castle-about-monocle = Cédé dans un échange, il te permet de voir la société de ton partenaire.
castle-about-poison_ring = En attaque ou en défense : tu gagnes un duel qui serait nul.
castle-about-privilege = Cédé dans un échange, il te permet de voir tous les objets de ton partenaire.
castle-about-seal_of_lodge = Avec lui et trois Clés ou Gobelets dans ta propre main, tu peux gagner en solitaire.
castle-about-sextant = Cédé dans un échange, il te permet de dire gauche ou droite : chacun fait passer un objet de ce côté.
castle-about-shattered_mirror = Ne se refuse pas. Dans un échange avec lui, aucun objet n’a d’effet et rien n’est annoncé.
castle-about-throwing_knives = Quand tu soutiens une attaque : une épée de plus.
castle-about-tome = Cédé dans un échange, il te permet d’échanger ta profession avec ton partenaire ; les deux redeviennent cachées.
castle-about-whip = Quand tu soutiens une défense : un bouclier de plus.
castle-about-alchemist = Une fois : comme soutien, tu dis simplement qui gagne le duel. Un Duelliste peut l’annuler.
castle-about-bodyguard = À chaque duel : comme soutien, tu comptes pour un de plus.
castle-about-clairvoyant = Une fois, à ton tour : regarde la pioche et mets deux cartes au-dessus, dans l’ordre voulu.
castle-about-diplomat = Une fois, avant ton action : exige de quelqu’un une sorte d’objet. S’il l’a, il doit l’échanger ; sinon il te montre tout, et ton tour est fini.
castle-about-doctor = Une fois, après un duel : personne ne regarde, ne vole ni ne pioche ; le tour est fini.
castle-about-grand_master = Chaque fois qu’on t’attaque en duel : un bouclier de plus.
castle-about-hypnotist = À chacune de tes attaques : un soutien est mis hors du duel.
castle-about-priest = Une fois, quand quelqu’un d’autre attaque : pas de duel. L’attaquant te paie un objet, sauf si c’est son dernier, et le tour est fini.
castle-about-swordsman = Une fois, en attaque ou en défense : tous les soutiens sont exclus et tu comptes pour un de plus.
castle-about-thug = À chacune de tes attaques : une épée de plus.
castle-about-tokens = Une offre refusée rapporte un jeton. En duel, chacun compte un pour ton camp, puis il est perdu.

castle-window-turn = Un tour
castle-window-set_top = Le Devin choisit
castle-window-answer = Une offre
castle-window-give_demanded = Une exigence
castle-window-ability = L’utiliser ou non ?
castle-window-coat = Une nouvelle profession
castle-window-sextant = Chacun fait passer un objet
castle-window-gift = Trop d’objets
castle-window-d1 = Duel : un Prêtre intervient-il ?
castle-window-pay_priest = Le Prêtre est payé
castle-window-d2 = Duel : qui soutenez-vous ?
castle-window-d1_2 = Duel : qui soutenez-vous ?
castle-window-d4 = Duel : hypnose ?
castle-window-d5 = Duel : jouer ou passer
castle-window-d6 = Duel : un Duelliste contre le verdict ?
castle-window-d8 = Duel : un Docteur intervient-il ?
castle-window-d8_9 = Duel : le vainqueur choisit
castle-window-fate = Duel : le vainqueur choisit
castle-window-take = Duel : le vainqueur vole
castle-window-give_back = Duel : un objet en retour
castle-window-d_prime = La fin du tour
castle-window-naming = Une proclamation
castle-window-over = La partie est finie
castle-ask-turn = C’est ton tour. Que fais-tu ?
castle-ask-set_top = Quelles deux cartes mets-tu au-dessus ? La première sera piochée d’abord.
castle-ask-answer = { $seat } t’offre une carte. La refuses-tu, ou en donnes-tu une en échange ?
castle-ask-give_demanded = { $seat } exige de toi : { $kind }. Quelle carte remets-tu ?
castle-ask-ability = Tu l’as cédé. L’utilises-tu ?
castle-ask-coat = Quelle profession prends-tu ?
castle-ask-sextant = Quel objet fais-tu passer ? Personne ne le voit avant que tous aient choisi.
castle-ask-gift = Tu as trop d’objets. Donnes-en un : à qui, et lequel ?
castle-ask-d1 = Un duel est lancé. Un Prêtre pourrait l’empêcher maintenant.
castle-ask-pay_priest = Le Prêtre a empêché ton duel. Que paies-tu ?
castle-ask-d2 = Qui soutiens-tu ? Personne ne le voit avant que tous aient choisi.
castle-ask-d1_2 = Les camps sont secrets. Tant qu’ils le restent, un Prêtre pourrait empêcher le duel.
castle-ask-d4 = Les camps sont connus. En Médium, tu pourrais maintenant mettre un soutien hors de ce duel.
castle-ask-d5 = Joues-tu quelque chose dans ce duel, ou passes-tu ?
castle-ask-beat = C’est le moment de jouer quelque chose dans ce duel.
castle-ask-d6 = Un Alchimiste a désigné le vainqueur. Un Duelliste pourrait répondre maintenant.
castle-ask-d8 = Le duel est décidé. Un Docteur pourrait l’annuler maintenant.
castle-ask-d8_9 = Le duel est décidé. Tant que le choix du vainqueur est secret, un Docteur pourrait tout annuler.
castle-ask-fate = Tu as gagné le duel. Vois-tu la société du perdant, ou voles-tu un objet ?
castle-ask-take = Quel objet prends-tu ?
castle-ask-give_back = C’était le dernier. Quel objet rends-tu ?
castle-ask-d_prime = Ton action est finie. Utilises-tu ta profession, ou passes-tu ?
castle-ask-naming = Qui nommes-tu ? Un nom faux perd la partie aussitôt.
castle-grave = Cela met fin à la partie. Si tu te trompes, l’autre société gagne.
castle-reel-profession = Ou sers-toi de ta profession, si elle peut servir maintenant :
castle-board-saw = Maintiens : ce que tu as vu en dernier
castle-board-line = { $who } : { $things }
castle-use-bag = Si tu l’utilises, tu pioches la première carte du paquet.
castle-use-monocle = Si tu l’utilises, tu vois la société de ton partenaire.
castle-use-privilege = Si tu l’utilises, tu vois tout ce que tient ton partenaire.
castle-use-coat = Si tu l’utilises, tu vois les métiers restants et dois en prendre un.
castle-use-sextant = Si tu l’utilises, chacun passe un objet du côté que tu nommes.
castle-use-tome = Si tu l’utilises, vous échangez vos métiers, tous deux face cachée.

castle-field-turn = Tour
castle-field-active = À jouer :
castle-field-deck = Pioche
castle-field-limit = Au plus
castle-field-pile = Jetons restants
castle-field-sizes = Objets
castle-field-tokens = Jetons
castle-field-professions = Profession
castle-field-society = Ta société :
castle-field-profession = Ta profession :
castle-field-hand = Tes objets :
castle-field-choice = Ton choix :
castle-field-shown = Tu vois :
castle-field-top = Au-dessus de la pioche :

castle-board-state = Tour { $turn } · pioche { $deck } · au plus { $limit } objets chacun · jetons restants { $pile }
castle-board-known = Tu sais
castle-board-duel = Duel : { $attacker } { $attack } : { $defence } { $defender }
castle-board-played = Sur la table : { $things }
castle-board-verdict = L’Alchimiste donne la victoire à { $name }.
castle-board-moved = { $thing }, tour { $turn }, peut-être parti
castle-board-seen = { $thing }, tour { $turn }
castle-board-deck = Vu dans la pioche : { $things }
castle-board-cards = Maintiens : tes cartes
castle-board-notes = Maintiens : ton carnet
castle-board-offered = Maintiens pour voir l’objet proposé
castle-board-heard = Ce qui n’a été dit qu’à toi
castle-board-nothing = Encore rien.
castle-board-down = cachée
castle-board-removed = Hors jeu : { $society }
castle-part-active = à jouer
castle-part-attacker = attaque
castle-part-defender = se défend
castle-part-sword = soutient l’attaque
castle-part-shield = soutient la défense
castle-part-hypnotised = sous hypnose
castle-part-out = hors du duel
castle-part-asked = doit répondre
castle-part-winner = a gagné
castle-pending-offer = { $me ->
    [seat] Tu proposes un échange à { $partner }.
    [partner] { $seat } te propose un échange.
   *[none] { $seat } propose un échange à { $partner }.
}
castle-pending-demand = { $me ->
    [seat] Tu exiges ceci, { $partner } doit le donner : { $kind }.
    [partner] { $seat } exige de toi : { $kind }.
   *[none] { $seat } exige ceci, { $partner } doit le donner : { $kind }.
}
castle-pending-ability = { $me ->
    [seat] Tu peux utiliser : { $ability }.
   *[none] { $seat } peut utiliser : { $ability }.
}

castle-event-opened = { $seats } joueurs. { $me ->
    [first] Tu commences.
   *[none] { $first } commence.
}
castle-event-dealt = Tu regardes tes cartes.
castle-event-turn = { $me ->
    [seat] Tour { $number } : à toi.
   *[none] Tour { $number } : { $seat }.
}
castle-event-window = { $name ->
    [d1] Un Prêtre pourrait intervenir maintenant.
    [d2] Tous les autres choisissent un camp en secret.
    [d1_2] Tous les autres choisissent un camp en secret ; avant la révélation, un Prêtre pourrait intervenir.
    [d4] Un Médium pourrait agir maintenant.
    [d5] Chacun peut maintenant jouer cartes et jetons.
    [d6] Un Duelliste pourrait défier le verdict maintenant.
    [d8] Un Docteur pourrait intervenir maintenant.
    [d8_9] Le vainqueur choisit en secret ; avant la révélation, un Docteur pourrait intervenir.
    [fate] Le vainqueur peut regarder ou voler.
   *[d_prime] Le tour touche à sa fin.
}
castle-event-passed = Tu passes.
castle-event-spied = { $me ->
    [seat] Tu espionnes : { $target } doit te montrer un objet.
    [target] { $seat } t’espionne et voit un de tes objets.
   *[none] { $seat } espionne { $target } et voit un de ses objets.
}
castle-event-offered = { $me ->
    [seat] Tu proposes un objet à { $partner }.
    [partner] { $seat } te propose un objet.
   *[none] { $seat } propose un objet à { $partner }.
}
castle-event-refused = { $me ->
    [seat] Tu refuses.
   *[none] { $seat } refuse.
} { $token ->
    [yes] { $me ->
        [offerer] Tu reçois un jeton.
       *[none] Un jeton va à { $offerer }.
    }
   *[no] Il ne reste aucun jeton.
}
castle-event-swapped = { $me ->
    [offerer] { $partner } et toi avez échangé.
    [partner] { $offerer } et toi avez échangé.
   *[none] { $offerer } et { $partner } ont échangé.
}
castle-event-announced = { $me ->
    [giver] { $ability } ! De toi à { $receiver } ; l’effet est pour toi.
    [receiver] { $ability } ! De { $giver } à toi ; l’effet est pour { $giver }.
   *[none] { $ability } ! De { $giver } à { $receiver } ; l’effet est pour { $giver }.
}
castle-event-declined = { $me ->
    [seat] Tu renonces ({ $ability }).
   *[none] { $seat } renonce ({ $ability }).
}
castle-event-drew = { $me ->
    [seat] Tu pioches une carte
   *[none] { $seat } pioche une carte
} ; cartes restantes : { $deck }.
castle-event-monocle = { $me ->
    [seat] Tu regardes à quelle société appartient { $partner }.
    [partner] { $seat } regarde ta société.
   *[none] { $seat } regarde à quelle société appartient { $partner }.
}
castle-event-privilege = { $me ->
    [seat] Tu regardes tout ce que tient { $partner }.
    [partner] { $seat } regarde tous tes objets.
   *[none] { $seat } regarde tout ce que tient { $partner }.
}
castle-event-coat = { $me ->
    [seat] Tu regardes les professions que personne n’a.
   *[none] { $seat } regarde les professions que personne n’a.
}
castle-event-coat_taken = { $me ->
    [seat] Tu as une nouvelle profession, cachée.
   *[none] { $seat } a une nouvelle profession, cachée.
}
castle-event-tome = { $me ->
    [seat] { $partner } et toi échangez vos professions. Les deux sont cachées.
    [partner] { $seat } et toi échangez vos professions. Les deux sont cachées.
   *[none] { $seat } et { $partner } échangent leurs professions. Les deux sont cachées.
}
castle-event-sextant = { $me ->
    [seat] Tu utilises le Sextant.
   *[none] { $seat } utilise le Sextant.
} { $direction ->
    [left] Chacun passe un objet à gauche.
   *[right] Chacun passe un objet à droite.
}
castle-event-chosen = Tu as choisi ce que tu fais passer.
castle-event-sextant_pass = { $direction ->
    [left] Tous les objets passent à gauche en même temps.
   *[right] Tous les objets passent à droite en même temps.
}
castle-event-received = Tu as fait passer un objet ; { $sender } t’en a donné un.
castle-event-gift = { $me ->
    [seat] Tu en as trop et donnes un objet à { $recipient }.
    [recipient] { $seat } en a trop et te donne un objet.
   *[none] { $seat } en a trop et donne un objet à { $recipient }.
}
castle-event-clairvoyant = { $me ->
    [seat] En Devin, tu regardes toute la pioche.
   *[none] Devin ! { $seat } regarde toute la pioche.
}
castle-event-set_top = { $me ->
    [seat] Tu mets deux cartes au-dessus et mélanges le reste.
   *[none] { $seat } met deux cartes au-dessus ; le reste est mélangé.
}
castle-event-demand = { $me ->
    [seat] En Diplomate, tu exiges ceci, si { $target } l’a : { $kind }.
    [target] Diplomate ! { $seat } exige de toi : { $kind }.
   *[none] Diplomate ! { $seat } exige ceci, si { $target } l’a : { $kind }.
}
castle-event-demand_met = { $me ->
    [seat] { $target } l’a ({ $kind }) et doit échanger avec toi.
    [target] Tu l’as ({ $kind }) et dois échanger avec { $seat }.
   *[none] { $target } l’a ({ $kind }) et doit échanger avec { $seat }.
}
castle-event-demand_failed = { $me ->
    [seat] { $target } n’en a pas ({ $kind }) et te montre tout. Ton tour est fini.
    [target] Tu n’en as pas ({ $kind }) et montres tout à { $seat }. Le tour est fini.
   *[none] { $target } n’en a pas ({ $kind }) et montre tout à { $seat }. Le tour est fini.
}
castle-event-challenged = { $me ->
    [attacker] Tu défies { $defender } en duel !
    [defender] { $attacker } te défie en duel !
   *[none] { $attacker } défie { $defender } en duel !
}
castle-event-priest = { $me ->
    [seat] En Prêtre, tu empêches le duel.
    [attacker] Prêtre ! { $seat } empêche ton duel.
   *[none] Prêtre ! { $seat } empêche le duel.
}
castle-event-priest_paid = { $paid ->
    [yes] { $me ->
        [attacker] Tu paies un objet à { $priest }.
        [priest] { $attacker } te paie un objet.
       *[none] { $attacker } paie un objet à { $priest }.
    }
   *[no] Rien n’est payé : ce serait le dernier objet.
}
castle-event-supported = Tu as choisi un camp.
castle-event-fate_chosen = Tu as choisi que faire si aucun Docteur n’intervient.
castle-event-revealed = Pour l’attaque : { $attacker_side }. Pour la défense : { $defender_side }.
castle-event-hypnotised = { $me ->
    [attacker] En Médium, tu mets { $seat } hors du duel.
    [seat] Médium ! { $attacker } te met hors du duel.
   *[none] Médium ! { $attacker } met { $seat } hors du duel.
}
castle-event-played = { $me ->
    [seat] Tu joues : { $what }, { $side ->
        [sword] pour l’attaque.
       *[shield] pour la défense.
    }
   *[none] { $seat } joue : { $what }, { $side ->
        [sword] pour l’attaque.
       *[shield] pour la défense.
    }
}
castle-event-result = { $how ->
    [points] { $attack } : { $defence }. { $me ->
        [winner] Tu gagnes le duel.
       *[none] { $winner } gagne le duel.
    }
    [poison_ring] { $attack } : { $defence }, mais la Bague décide. { $me ->
        [winner] Tu gagnes le duel.
       *[none] { $winner } gagne le duel.
    }
    [alchemist] Ainsi en décide l’Alchimiste. { $me ->
        [winner] Tu gagnes le duel.
       *[none] { $winner } gagne le duel.
    }
   *[draw] { $attack } : { $defence }. Match nul.
}
castle-event-doctor = { $me ->
    [seat] En Docteur, tu annules le duel : personne n’a gagné.
   *[none] Docteur ! { $seat } annule le duel : personne n’a gagné.
}
castle-event-looked = { $me ->
    [winner] Tu regardes à quelle société appartient { $loser }.
    [loser] { $winner } regarde ta société.
   *[none] { $winner } regarde à quelle société appartient { $loser }.
}
castle-event-steal = { $me ->
    [winner] Tu regardes tout ce que tient { $loser } pour en voler un objet.
    [loser] { $winner } regarde tous tes objets pour en voler un.
   *[none] { $winner } regarde tout ce que tient { $loser } pour en voler un objet.
}
castle-event-stolen = { $me ->
    [winner] Tu prends un objet.
    [loser] { $winner } te prend un objet.
   *[none] { $winner } prend un objet à { $loser }.
}
castle-event-gave_back = { $me ->
    [winner] C’était le dernier : tu en donnes un autre à { $loser }.
    [loser] C’était ton dernier : { $winner } t’en donne un autre.
   *[none] C’était le dernier : { $winner } en donne un autre à { $loser }.
}
castle-event-duel_draw = { $drawn ->
    [yes] { $me ->
        [attacker] Tu pioches une carte
       *[none] { $attacker } pioche une carte
    } ; cartes restantes : { $deck }.
   *[no] La pioche est vide ; personne ne pioche.
}
castle-event-deck_empty = La pioche est vide. Désormais les Sacs des Secrets sont une Clé et un Gobelet.
castle-event-proclaimed = { $form ->
    [own] { $me ->
        [seat] Tu proclames : « Nous avons ce qu’il nous faut ! »
       *[none] { $seat } proclame : « Nous avons ce qu’il nous faut ! »
    }
    [rival] { $me ->
        [seat] Tu proclames : « Nos rivaux ont tout, et je sais qui ! »
       *[none] { $seat } proclame : « Nos rivaux ont tout, et je sais qui ! »
    }
   *[solo] { $me ->
        [seat] Tu montres le Sceau de la Loge et proclames ta propre victoire !
       *[none] { $seat } montre le Sceau de la Loge et gagne en solitaire !
    }
} { $society }, { $profession } : { $hand }.
castle-event-named = { $me ->
    [seat] Tu nommes { $named }.
    [named] { $seat } te nomme.
   *[none] { $seat } nomme { $named }.
} { $society }, { $profession } : { $hand }.
castle-event-that_is_all = { $me ->
    [seat] « C’est tout », dis-tu.
   *[none] « C’est tout », dit { $seat }.
}
castle-event-ended = { $reason ->
    [own_right] La proclamation est juste. Victoire : { $party } !
    [own_wrong] La proclamation est fausse. Victoire : { $party } !
    [rival_right] Les rivaux sont démasqués. Victoire : { $party } !
    [rival_wrong] L’accusation est fausse. Victoire : { $party } !
   *[solo] Le Sceau de la Loge bat les deux sociétés !
} { $me ->
    [winners] Tu as gagné.
   *[none] Vainqueurs : { $winners }.
}

castle-secret-dealt = { $society } ; profession : { $profession } ; objet : { $object }.
castle-secret-object = C’est : { $object }.
castle-secret-society = C’est : { $society }.
castle-secret-hand = Tu vois : { $hand }.
castle-secret-leftovers = Tu vois : { $leftovers }.
castle-secret-cards = Elle contient : { $cards }.
castle-secret-swapped = { $me ->
    [offerer] Donné : { $given }. Reçu : { $returned }.
   *[partner] Donné : { $returned }. Reçu : { $given }.
}
castle-secret-demand_met = { $me ->
    [seat] Donné : { $given }. Reçu : { $returned }.
   *[target] Donné : { $returned }. Reçu : { $given }.
}
castle-secret-coat_taken = Tu es maintenant : { $profession }. Tu étais : { $left }.
castle-secret-tome = { $me ->
    [seat] Tu es maintenant : { $profession }. { $partner } est : { $partner_profession }.
   *[partner] Tu es maintenant : { $partner_profession }. { $seat } est : { $profession }.
}
castle-secret-received = Donné : { $passed }. Reçu : { $object }.
castle-secret-set_top = D’abord : { $first }. Puis : { $second }.
castle-secret-committed = Tu as posé : { $committed }.

castle-why-own_right = { $proclaimer } savait où tout se trouvait. Victoire : { $party }.
castle-why-own_wrong = { $proclaimer } a proclamé à tort. Victoire : { $party }.
castle-why-rival_right = { $proclaimer } a démasqué les rivaux. Victoire : { $party }.
castle-why-rival_wrong = { $proclaimer } a accusé les rivaux à tort. Victoire : { $party }.
castle-why-solo = { $proclaimer } a le Sceau de la Loge et trois Clés ou Gobelets.

# Comment c’est arrivé, une fois la partie finie
castle-came-all = Tout le reste
castle-fact-claim_right = { $society } : { $total } comptés, { $need } nécessaires. { $me ->
    [seat] Tu avais raison.
   *[none] { $seat } avait raison.
}
castle-fact-claim_short = { $society } : { $total } comptés, { $need } nécessaires. { $me ->
    [seat] Il t’en manquait { $missing }.
   *[none] Il en manquait { $missing } à { $seat }.
}
castle-fact-claim_wrong_name = { $fault ->
    [society] { $me ->
        [name] Te nommer était une erreur : ta société est l’autre.
       *[none] Nommer { $name } était une erreur : pas de cette société ({ $society }).
    }
   *[empty] { $me ->
        [name] Te nommer était une erreur : tu n’avais rien qui compte ({ $society }).
       *[none] Nommer { $name } était une erreur : rien en main qui compte ({ $society }).
    }
}
castle-fact-claim_left_out = Il y avait assez ({ $society }), mais tous ceux qui en tenaient une part n’ont pas été nommés. Oubliés : { $left_out }.
castle-fact-claim_solo = { $me ->
    [seat] Tu avais le Sceau de la Loge, et assez avec lui.
   *[none] { $seat } avait le Sceau de la Loge, et assez avec lui.
} Clés : { $keys }. Gobelets : { $goblets }.
castle-fact-complete = { $turns ->
    [1] Tour { $since } : { $society }, tout était réuni ({ $need }).
   *[other] Tours { $since } à { $until } : { $society }, tout était réuni ({ $need }).
}
castle-fact-could = { $turns ->
    [1] Tour { $since } :
   *[other] Tours { $since } à { $until } :
} { $form ->
    [rival] { $me ->
        [seat] tu pouvais démasquer les rivaux. Les bons noms : { $names }.
       *[none] { $seat } pouvait démasquer les rivaux. Les bons noms : { $names }.
    }
   *[own] { $me ->
        [seat] tu pouvais proclamer pour ta société. Les bons noms : { $names }.
       *[none] { $seat } pouvait proclamer pour sa société. Les bons noms : { $names }.
    }
}
castle-fact-could-none = { $turns ->
    [1] Tour { $since } :
   *[other] Tours { $since } à { $until } :
} { $form ->
    [solo] { $me ->
        [seat] tu pouvais gagner en solitaire, avec le Sceau.
       *[none] { $seat } pouvait gagner en solitaire, avec le Sceau.
    }
   *[own] { $me ->
        [seat] tu pouvais proclamer pour ta société sans nommer personne.
       *[none] { $seat } pouvait proclamer pour sa société sans nommer personne.
    }
}
castle-fact-knew = Dès le tour { $since }, { $me ->
    [seat] tu savais pour { $other } : { $society }
    [other] { $seat } savait pour toi : { $society }
   *[none] { $seat } savait pour { $other } : { $society }
} { $source ->
    [look] (duel gagné).
    [monocle] (le Monocle).
   *[counted] (en comptant les autres).
}
castle-fact-journey = { $object } : { $stops }
castle-fact-journey-none = { $object } : dans la pioche jusqu’à la fin
castle-fact-stop = { $seat } { $way ->
    [dealt] (distribution)
    [drawn] (tour { $turn } : pioche)
    [traded] (tour { $turn } : échange)
    [demanded] (tour { $turn } : Diplomate)
    [sextant] (tour { $turn } : Sextant)
    [gift] (tour { $turn } : don)
    [paid] (tour { $turn } : payé au Prêtre)
    [stolen] (tour { $turn } : vol)
   *[given_back] (tour { $turn } : rendu)
}

castle-closed-no_object = Tu n’as aucun objet dont ta société a besoin.
castle-closed-black_pearl = Avec la Perle Noire en main, tu ne peux rien proclamer.
castle-closed-begun = Tu ne peux proclamer qu’au tout début de ton tour, avant d’utiliser un métier.
castle-closed-no_seal = Il faut le Sceau de la Loge et trois Clés ou Gobelets en main.
castle-closed-empty_deck = La pioche est vide : il n’y a rien à voir.
castle-closed-must_accept = Cet objet ne se refuse pas.
castle-closed-bag_for_bag = Tant qu’il y a une pioche, un Sac ne s’échange pas contre un Sac.
castle-closed-stolen = Rends un autre objet que celui que tu viens de prendre.
castle-closed-sealed = Ce qui est scellé ne change plus.
castle-closed-name_first = Nomme d’abord quelqu’un.

castle-option-start_player = Qui commence
castle-option-start_player-about = D’ordinaire, le sort décide. Ou choisis une place : qui a fait le plus long voyage ce soir ?
castle-option-start_player-random = Au sort
castle-option-proclaim_after_free = Proclamer après une profession
castle-option-proclaim_after_free-about = D’ordinaire, la victoire se proclame tout au début d’un tour. Ici, le Devin ou le Diplomate peut passer avant.
castle-option-free_after_action = Professions après l’action
castle-option-free_after_action-about = Le Devin et le Diplomate peuvent aussi servir après l’action du tour.
castle-option-give_back_stolen = Rendre l’objet volé
castle-option-give_back_stolen-about = Qui vole le dernier objet de quelqu’un lui en rend un autre. Ici, ce peut être le même.
castle-option-alchemist_prevails = L’Alchimiste l’emporte
castle-option-alchemist_prevails-about = D’ordinaire, un Duelliste annule le verdict de l’Alchimiste. Ici, le verdict tient.
castle-option-name_every_holder = Nommer tous ceux qui en ont
castle-option-name_every_holder-about = D’ordinaire, il suffit d’en nommer autant qu’il faut. Ici, personne de cette société qui en a ne doit manquer.
castle-option-window_seconds = Temps en duel
castle-option-window_seconds-about = Combien de temps un duel attend chaque fois qu’un Prêtre, un Médium ou un Docteur pourrait intervenir : toujours autant, pour ne rien trahir. Dans les duels rapides, un instant, pendant lequel chacun peut jouer quelque chose, en dure les trois cinquièmes.
castle-option-turn_seconds = Temps d’un tour
castle-option-turn_seconds-about = Combien de temps tu peux réfléchir à ton tour. Ensuite, le sort t’envoie espionner.
castle-option-answer_seconds = Temps de réponse
castle-option-answer_seconds-about = Combien de temps tu peux réfléchir à une offre ou à toute autre question. Ensuite, une réponse équitable est tirée au sort.
castle-option-grace_seconds = Patience envers les absents
castle-option-grace_seconds-about = Combien de temps une place peut rester vide avant qu’un bot la tienne. Un geste suffit pour la reprendre ; un bot ne proclame jamais la victoire pour toi.
castle-option-brisk_duels = Duels rapides
castle-option-brisk_duels-about = En duel, qui veut jouer quelque chose le fait en quelques secondes, et les autres attendent simplement : personne n’a à toucher « Passer », et le duel dure moitié moins.
castle-first-game-1 = La première partie à cette table prend son temps. Pour réfléchir : { $turn_seconds } secondes pour un tour, { $answer_seconds } pour une réponse. Temps en duel : { $window_seconds } secondes{ $window_seconds ->
    [17] , soit environ dix pour chaque instant d’un duel rapide
   *[other] { "" }
}. La deuxième sera plus vive, les suivantes rapides, sauf si l’hôte en décide autrement.
castle-first-game-2 = La deuxième partie à cette table est plus vive que la première. Pour réfléchir : { $turn_seconds } secondes pour un tour, { $answer_seconds } pour une réponse. Temps en duel : { $window_seconds } secondes{ $window_seconds ->
    [10] , soit environ six pour chaque instant d’un duel rapide
   *[other] { "" }
}. Ensuite, le rythme est rapide, sauf si l’hôte en décide autrement.
castle-first-game-over = Le rythme est rapide maintenant. Pour réfléchir : { $turn_seconds } secondes pour un tour, { $answer_seconds } pour une réponse. Temps en duel : { $window_seconds } secondes, soit environ trois pour chaque instant d’un duel rapide. L’hôte peut donner plus de temps sous « Chronos ».

castle-picture-1-title = Le but
castle-picture-1 = Il faut à l’Ordre trois Clés, à la Confrérie trois Gobelets, entre tous ses membres.
castle-picture-2-title = Tes cartes
castle-picture-2 = Une société, une profession, un objet. Toi seul les connais : maintiens-les pour regarder.
castle-picture-3-title = Ton tour
castle-picture-3 = Espionne quelqu’un, propose un échange ou lance un défi en duel.
castle-picture-4-title = L’échange
castle-picture-4 = Une carte contre une carte, face cachée. Certaines ont un effet pour qui les donne.
castle-picture-5-title = Le duel
castle-picture-5 = Les autres choisissent leur camp en secret, et toutes les pièces se retournent à la fois. Le vainqueur voit la société du vaincu ou lui vole un objet.
castle-picture-6-title = Proclamer
castle-picture-6 = Tu sais où sont vos trois objets ? Lève-toi et nomme tes alliés. Un seul nom faux, et les autres gagnent.
castle-guide-1-title = L’idée
castle-guide-1 = Une diligence roule dans la nuit vers le Château du Diable. Chacun de vous appartient en secret à l’une de deux sociétés, et nul ne sait qui est ami. Trouve les tiens, réunissez ce qu’il vous faut et proclame la victoire avant les autres.
castle-guide-2-title = Ce que tu as
castle-guide-2 = Une société, une profession et quelques objets, tous cachés. Maintiens tes cartes, en bas, pour les voir. Tous voient combien d’objets et de jetons tu as, et les professions révélées. Tu commences avec un objet et en tiens cinq au plus, six à quatre joueurs.
castle-guide-3-title = Ce que tu veux
castle-guide-3 = L’Ordre des Secrets Révélés a besoin de trois Clés, la Confrérie des Vrais Mensonges de trois Gobelets, chez tous ses membres ensemble. À cinq ou sept, la plus petite société n’en a besoin que de deux, mais nul ne sait laquelle c’est.
castle-guide-4-title = Ton tour
castle-guide-4 = Fais une chose sur trois. Espionner : vois un objet de quelqu’un, au hasard. Échanger : propose un objet à quelqu’un. Ou défie quelqu’un en duel. Le Devin et le Diplomate peuvent servir avant.
castle-guide-5-title = L’échange
castle-guide-5 = Ton partenaire voit ton objet et refuse, ce qui te rapporte un jeton de duel, ou accepte et t’en rend un que tu ne peux pas refuser. Beaucoup d’objets ont un effet pour qui les cède ; ils sont annoncés, celui de l’offre d’abord.
castle-guide-6-title = Le duel
castle-guide-6 = D’abord, un Prêtre peut l’empêcher. Puis tous les autres soutiennent en secret l’attaque (épée) ou la défense (bouclier) et le montrent ensemble. Chacun peut alors jouer objets, professions et jetons, jusqu’à ce que plus personne ne veuille. Le plus grand nombre gagne.
castle-guide-7-title = Après le duel
castle-guide-7 = Un Docteur peut l’annuler. Sinon, le vainqueur regarde la société du perdant ou lui vole un objet. En cas d’égalité, l’attaquant pioche une carte. Les jetons joués sont perdus.
castle-guide-8-title = Les professions
castle-guide-8 = Utiliser ta profession la révèle. Six ne servent qu’une fois, jusqu’à ce qu’un Manteau ou un Manuel les cache de nouveau ; Garde du Corps, Maître d’Arme, Médium et Gros Bras aident à chaque duel.
castle-guide-9-title = La pioche et les Sacs
castle-guide-9 = Les nouveaux objets viennent de la pioche : par un Sac des Secrets échangé ou un duel nul. Qui en a trop en donne un aussitôt. Quand la pioche est vide, les deux Sacs deviennent une Clé et un Gobelet.
castle-guide-10-title = Proclamer la victoire
castle-guide-10 = Au début de ton tour, si tu tiens toi-même au moins un de vos objets : nomme un par un les amis qui ont les autres. Ou démasque les rivaux qui ont tous les leurs. Si c’est juste, ta société gagne ; un seul nom faux, et les autres gagnent.
castle-guide-11-title = Seul contre tous
castle-guide-11 = Avec le Sceau de la Loge et trois Clés ou Gobelets dans ta main, tu peux gagner en solitaire. Et gare à la Perle Noire : qui la tient ne peut rien proclamer.
castle-guide-12-title = Les bonnes manières
castle-guide-12 = Parle, promets et mens tant que tu veux, mais ne montre jamais une carte ni ton téléphone. Le carnet retient ce qu’on t’a montré, et quand. Depuis, cela a pu circuler.
castle-guide-objects = Les objets
castle-guide-professions = Les professions
castle-help = Tu appartiens à l’une de deux sociétés secrètes. À ton tour, tu espionnes, proposes un échange ou défies quelqu’un en duel. L’Ordre a besoin de trois Clés, la Confrérie de trois Gobelets, chez tous ses membres ensemble (deux pour la plus petite société à cinq ou sept). Si tu crois que la tienne les a, proclame la victoire au début de ton tour et nomme qui les tient ; si tu te trompes, les autres gagnent.

# On the shelf
castle-name = Le Château du Diable
castle-about = Deux sociétés secrètes dans une même diligence : échange, bats-toi en duel et trouve tes alliés.
castle-credits = Michael Palm, Lukas Zach; daVinci / dV Giochi (2010), Adlung-Spiele (2006).

# The pictures to choose among
character-character_1 = Le Capitaine
character-character_2 = Le Pèlerin
character-character_3 = L’Invité masqué
character-character_4 = La Comtesse
character-character_5 = La Nonne
character-character_6 = L’Inconnu
character-character_7 = Le Savant
character-character_8 = Le Prince
character-character_9 = L’Herboriste
character-character_10 = Le Chasseur

# Les cartes en quelques mots
castle-brief-order = Trois Clés entre amis
castle-brief-brotherhood = Trois Gobelets entre amis
castle-brief-key = L’Ordre les rassemble
castle-brief-goblet = La Confrérie les rassemble
castle-brief-bag_key = Échangé : pioche. Au bout : une Clé
castle-brief-bag_goblet = Échangé : pioche. Au bout : un Gobelet
castle-brief-black_pearl = Irrefusable ; interdit de proclamer
castle-brief-coat = Échangé : autre profession
castle-brief-dagger = Ton attaque : +1
castle-brief-gloves = Attaqué : +1
castle-brief-monocle = Échangé : voir sa société
castle-brief-poison_ring = Ton duel : gagne l’égalité
castle-brief-privilege = Échangé : voir tous ses objets
castle-brief-seal_of_lodge = Avec trois Clés ou Gobelets : seul gagnant
castle-brief-sextant = Échangé : chacun passe un objet
castle-brief-shattered_mirror = Irrefusable ; échange muet
castle-brief-throwing_knives = Aide l’attaquant : +1
castle-brief-tome = Échangé : troquer les professions
castle-brief-whip = Aide le défenseur : +1
castle-brief-alchemist = Soutien : nomme le vainqueur
castle-brief-bodyguard = Soutien : compte un de plus
castle-brief-clairvoyant = Ton tour : fouille la pioche
castle-brief-diplomat = Ton tour : exige un objet
castle-brief-doctor = Après un duel : l’annule
castle-brief-grand_master = Attaqué : +1
castle-brief-hypnotist = Ton attaque : un soutien dehors
castle-brief-priest = Arrête un duel, on le paie
castle-brief-swordsman = Ton duel : soutiens dehors, +1
castle-brief-thug = Ton attaque : +1
castle-brief-tokens = En duel : +1 chacun, puis perdu
castle-once-spent = épuisé

# La scène
castle-goal-order = Ordre : 3 Clés
castle-goal-brotherhood = Confrérie : 3 Gobelets
castle-goal-odd = La plus petite société : 2.
castle-goal-limit = Au plus { $limit } objets chacun.
castle-goal-road = { $deck ->
    [one] Une carte jusqu’au château, puis les Sacs se révèlent.
   *[other] { $deck } cartes jusqu’au château, puis les Sacs se révèlent.
}
castle-goal-end = Les Sacs sont maintenant une Clé et un Gobelet.
castle-seat = { $objects ->
    [one] un objet
   *[other] { $objects } objets
}, { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
}
castle-turn-of = C’est le tour de { $name }.
castle-deal-yours = Voici les tiennes. Maintiens les cartes ci-dessous ; glisse pour passer à la suivante.
castle-deal-order = Plus tard, leur ordre change à chaque question : personne ne peut lire ton pouce.
castle-deal-seen = Je les ai vues
castle-deal-title = Les cartes sont distribuées.
castle-deal-wait = On attend que chacun ait regardé, une minute au plus.
castle-fan-hold = Maintenir : tes cartes
castle-fan-tap = Toucher : tes cartes
castle-fan-slide = Glisse vers une carte pour la regarder.
castle-fan-nothing = Il n’y a rien ici.
castle-fan-up = Glisse vers le haut pour la choisir.
castle-fan-down = Lâche : elle est posée face cachée.
castle-fan-then = Ensuite : « { $do } ».
castle-fan-idle = Elle ne fait rien ici.
castle-fan-offered = On t’offre
castle-tray-full = Sur le plateau : { $what }.
castle-tray-wait = Tu ne peux rien utiliser ici : attends. Personne ne le voit.
castle-tray-empty = Le plateau est vide.
castle-verb-spy = Espionner
castle-verb-offer = Échanger
castle-verb-challenge = Duel
castle-verb-profession = Profession
castle-verb-profession-how = Peu de professions agissent ici. Maintiens tes cartes ; si la tienne le peut, glisse-la.
castle-verb-proclaim = Proclamer
castle-do-head = Touche quelqu’un à la table.
castle-do-missing = Il ne s’est rien passé. Maintiens tes cartes et glisses-en une vers le haut ; maintiens encore, et tu vois ce qui est sur le plateau.
castle-do-hold = Maintiens tes cartes et glisse ton choix vers le haut.
castle-do-wait = Maintiens tes cartes : agis, ou attends.
castle-do-slide = Pour { $name } : maintiens tes cartes et glisse-en une vers le haut.
castle-do-sure = { $name }, donc.
castle-do-spy = Espionner { $name }
castle-do-offer = Donner cette carte
castle-do-challenge = Défier { $name }
castle-do-profession = Utiliser ce qui est sur le plateau
castle-do-proclaim = Maintiens la cire pour proclamer
castle-wax-on = Encore un peu …
castle-wax-again = Touche encore pour sceller
castle-do-name = Maintiens la cire : nommer { $name }
castle-do-seal = Sceller
castle-do-play = Jouer ce qui est sur le plateau
castle-do-give = Donner cette carte
castle-do-answer = Répondre ainsi
castle-do-take = Prendre cette carte
castle-do-set_top = Les mettre dessus
castle-do-coat = Le devenir
castle-do-pass = Passer
castle-duel-sealing = Pièces scellées : { $names }
castle-duel-wins = { $me ->
    [yes] Tu gagnes le duel !
   *[no] { $name } gagne le duel !
}
castle-duel-draw = Égalité !
castle-duel-undone = Le Docteur l’annule !
castle-duel-stopped = Le Prêtre arrête le duel !
castle-duel-alone = Tous les soutiens sont écartés.
castle-scroll-title = Ce qu’il faut pour proclamer
castle-scroll-held = Ils doivent être entre les mains d’une même société. Pour la tienne, il t’en faut au moins un.
castle-scroll-odd = La plus petite société n’en a besoin que de deux. Personne ne sait laquelle c’est.
castle-scroll-bags = La pioche n’est pas vide : les Sacs ne comptent pas.
castle-scroll-names = Tes cartes se retournent d’abord. Puis tu nommes les autres, un par un.
castle-scroll-how = Maintiens tes cartes et glisse vers le haut ta façon de proclamer.
castle-stands = { $me ->
    [yes] Tu te lèves.
   *[no] { $name } se lève.
}
castle-stands-own = « Nous avons ce qu’il nous faut ! »
castle-stands-rival = « Nos rivaux ont tout, et je sais qui ! »
castle-stands-solo = « Le Sceau de la Loge est à moi ! »
castle-pedestal-empty = Un socle vide
castle-pedestal-none = Rien qui compte
castle-pedestal-count = { $what } : { $counted }
castle-pedestal-how = Touche une tête, ou fais-la glisser sur un socle.
castle-wait-naming = { $name } nomme, un par un, qui détient ce qu’il faut.
castle-banner = Victoire : { $party } !
castle-end-lost = Tu as perdu.
castle-do-all = Maintiens la cire : c’est tout
castle-known-hold = Maintenir : ce que je sais
castle-known-tap = Toucher : ce que je sais
castle-known-title = Ce que je sais
castle-known-last = Ce que j’ai vu en dernier
castle-known-people = À qui me fier ?
castle-known-heard = Ce que j’ai vu en secret
castle-known-deal = La donne
castle-known-rows = Chaque ligne : ce que cette personne a fait aux autres.
castle-known-how = Glisse pour tourner la page.
castle-known-how-tap = Touche pour tourner la page.
castle-known-me = me connaît
castle-known-ties = Qui a fait quoi à qui
castle-known-looked = a vu la société
castle-known-backed = a soutenu
castle-known-opposed = s’est opposé à
castle-known-refused = a refusé l’offre de
castle-known-stole = a volé
castle-known-traded = a échangé avec
castle-known-turn = Tour { $turn }
castle-known-news = Maintiens le carnet : il contient du nouveau.
castle-known-kept = Maintiens le carnet : ce que tu as vu en dernier y est en tête.
castle-guess-hold = Maintenir : mes soupçons
castle-guess-tap = Toucher : mes soupçons
castle-guess-title = Pour qui je les prends
castle-guess-how = Glisse vers le haut ou le bas pour choisir quelqu’un, sur le côté pour changer. Personne d’autre ne le voit.
castle-guess-how-tap = Touche pour changer ; après la troisième fois vient le suivant. Personne d’autre ne le voit.
castle-guess-of = { $name } : { $guess }. Appuie pour changer.
castle-guess-none = inconnu
castle-guess-friend = ami
castle-guess-foe = ennemi

# Le premier voyage
castle-lesson-begin = Premier voyage : apprendre en trois minutes
castle-lesson-title = Premier voyage
castle-lesson-hide = Cacher les billets
castle-lesson-show = Montrer les billets
castle-lesson-cards = Maintiens tes cartes en bas. Tu es de l’Ordre, Gros Bras, avec un Sac des Secrets. Il faut à l’Ordre trois Clés entre amis. (Cette donne est toujours la même ; une vraie partie ne nomme jamais tes cartes.)
castle-lesson-spy = Qui a une Clé ? Appuie sur « Espionner », touche { $two }, et fais-le.
castle-lesson-offer = On t’a montré une carte de { $two } : une Clé (maintiens le carnet : elle y est). Appuie sur « Échanger », touche { $two }, maintiens tes cartes, glisse le Sac vers le haut et donne-le.
castle-lesson-draw = { $two } a pris le Sac et t’a donné la Clé. Qui donne un Sac peut piocher une carte : utilise-le. (L’ordre de tes cartes change à chaque question : personne ne peut lire ton pouce.)
castle-lesson-duel = Tu as pioché une deuxième Clé ! Mais { $two } est-il des tiens ? Appuie sur « Duel », touche { $two } et lance le défi.
castle-lesson-thug = { $one } te soutient, { $three } soutient { $two } : égalité. Mais ton Gros Bras vaut un de plus : maintiens tes cartes, glisse-le vers le haut et joue-le.
castle-lesson-look = Tu as gagné : tu peux regarder la société de { $two } ou voler un objet. Maintiens tes cartes, glisse « voir la société » vers le haut et scelle-le.
castle-lesson-known = Tu as vu la société de { $two }. Tout ce que l’on ne montre qu’à toi est dans le carnet, à côté de tes cartes : maintiens-le.
castle-lesson-answer = { $two } est des tiens et t’offre la troisième Clé. Elle compte aussi chez un allié : maintiens tes cartes, glisse « refuser » vers le haut et réponds ainsi.
castle-lesson-proclaim = Deux Clés sont à toi, la troisième à { $two }. Appuie sur « Proclamer », maintiens tes cartes, glisse « notre société a tout » vers le haut, puis maintiens la cire.
castle-lesson-name = Te voilà debout. Nomme ton allié : touche { $two }, ou fais glisser sa tête sur un socle, puis maintiens la cire.
castle-lesson-all = Trois Clés sont sur la table. Maintiens encore la cire : c’est tout.
castle-lesson-wait = { $window ->
    [d4] Un Médium pourrait écarter un soutien maintenant. Tu n’en es pas un : attends simplement.
   *[other] D’autres peuvent encore jouer quelque chose. Tu n’as plus besoin de rien ici : attends simplement.
}
castle-lesson-again = { $tries ->
    [1] Pas celui-là : essaie encore.
   *[other] Toujours pas (essai { $tries }). Fais exactement ceci :
}
castle-lesson-watch = { $window ->
    [answer] Attends la réponse.
    [duel] Le duel continue. Regarde ce qui en sort.
   *[other] Les autres poursuivent. Regarde ce qu’ils font.
}
castle-lesson-free = Tu as quitté le chemin du premier voyage : désormais, les autres jouent librement, et toi aussi.
castle-lesson-done = Tu as gagné ton premier voyage. Et maintenant, entre amis !
