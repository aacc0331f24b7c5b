# The Castle of the Devil: societies, objects, professions
castle-word-order = Order of Open Secrets
castle-word-brotherhood = Brotherhood of True Lies
castle-short-order = Order
castle-short-brotherhood = Brotherhood
castle-word-key = Key
castle-word-key_red = Key (red)
castle-word-key_green = Key (green)
castle-word-key_plain = Key (plain)
castle-word-goblet = Goblet
castle-word-goblet_red = Goblet (red)
castle-word-goblet_green = Goblet (green)
castle-word-goblet_plain = Goblet (plain)
castle-word-bag = Bag of Secrets
castle-word-bag_key = Bag of Secrets (key)
castle-word-bag_goblet = Bag of Secrets (goblet)
castle-word-black_pearl = Black Pearl
castle-word-coat = Coat
castle-word-dagger = Dagger
castle-word-gloves = Gloves
castle-word-monocle = Monocle
castle-word-poison_ring = Poison Ring
castle-word-privilege = Privilege
castle-word-seal_of_lodge = Seal of the Lodge
castle-word-sextant = Sextant
castle-word-shattered_mirror = Shattered Mirror
castle-word-throwing_knives = Throwing Knives
castle-word-tome = Tome
castle-word-whip = Whip
castle-word-alchemist = Alchemist
castle-word-bodyguard = Bodyguard
castle-word-clairvoyant = Clairvoyant
castle-word-diplomat = Diplomat
castle-word-doctor = Doctor
castle-word-grand_master = Grand Master
castle-word-hypnotist = Hypnotist
castle-word-priest = Priest
castle-word-swordsman = Swordsman
castle-word-thug = Thug

# The words of moves
castle-word-close = close
castle-word-pass = pass
castle-word-refuse = refuse
castle-word-look = look at the society
castle-word-steal = steal an object
castle-word-decline_ability = leave it
castle-word-use_ability = use it
castle-word-left = to the left
castle-word-right = to the right
castle-word-use_clairvoyant = use the Clairvoyant
castle-word-use_priest = use the Priest
castle-word-use_swordsman = use the Swordsman
castle-word-use_doctor = use the Doctor
castle-word-proclaim = proclaim victory
castle-word-own = our society has it all
castle-word-rival = I unmask our rivals
castle-word-solo = alone, with the Seal
castle-word-that_is_all = that is all
castle-word-support = support
castle-word-sword = Sword: attacker
castle-word-shield = Shield: defender
castle-word-spy = spy
castle-word-challenge = challenge to a duel
castle-word-hypnotise = hypnotise
castle-word-name = name
castle-word-accept = accept and return
castle-word-give_demanded = hand over
castle-word-pay_priest = pay the Priest
castle-word-take = take
castle-word-give_back = give back
castle-word-pass_object = pass on
castle-word-take_profession = become
castle-word-play = play
castle-word-tokens = tokens
castle-word-attacker = the attacker wins
castle-word-defender = the defender wins
castle-word-offer = offer a trade
castle-word-gift = give away
castle-word-set_top = put on top
castle-word-demand = demand, as the Diplomat

# What each card does
castle-about-order = Your society needs Keys: usually three among its members, two if it is the smaller one of five or seven players.
castle-about-brotherhood = Your society needs Goblets: usually three among its members, two if it is the smaller one of five or seven players.
castle-about-key = One of the objects the Order needs. Its seal only mattered for the deal.
castle-about-goblet = One of the objects the Brotherhood needs. Its seal only mattered for the deal.
castle-about-bag_key = Trade it away and you may draw from the deck. It cannot be swapped for the other Bag. Once the deck is empty it is a Key.
castle-about-bag_goblet = Trade it away and you may draw from the deck. It cannot be swapped for the other Bag. Once the deck is empty it is a Goblet.
castle-about-black_pearl = Whoever holds it cannot proclaim victory. Offered in a trade, it cannot be refused.
castle-about-coat = Trade it away and you may exchange your profession for one that nobody has. You decide before you look.
castle-about-dagger = In your own attack: one more sword.
castle-about-gloves = When you are attacked: one more shield.
castle-about-monocle = Trade it away and you may look at your partner’s society.
castle-about-poison_ring = As attacker or defender: you win a duel that would be a draw.
castle-about-privilege = Trade it away and you may look at all of your partner’s objects.
castle-about-seal_of_lodge = With it and any three Keys or Goblets in your own hand you can win alone.
castle-about-sextant = Trade it away and you may name left or right: everybody passes one object that way.
castle-about-shattered_mirror = Cannot be refused. In a trade with it no object does anything, and nothing is called out.
castle-about-throwing_knives = When you support an attacker: one more sword.
castle-about-tome = Trade it away and you may swap professions with your partner; both lie face-down again.
castle-about-whip = When you support a defender: one more shield.
castle-about-alchemist = Once: as a supporter you simply say who wins the duel. A Swordsman can undo it.
castle-about-bodyguard = In every duel: as a supporter you count for one more.
castle-about-clairvoyant = Once, in your turn: look through the deck and put two cards on top, in any order.
castle-about-diplomat = Once, before your action: demand a kind of object from somebody. Whoever has it must swap it; whoever has none shows you everything, and your turn is over.
castle-about-doctor = Once, after a duel: nobody looks, steals or draws; the attacker’s turn is over.
castle-about-grand_master = In every duel in which you are attacked: one more shield.
castle-about-hypnotist = In each of your attacks: one supporter is out of the duel.
castle-about-priest = Once, when somebody else attacks: there is no duel. The attacker pays you an object, unless it is the last one, and the turn is over.
castle-about-swordsman = Once, as attacker or defender: all supporters are out, and you count for one more.
castle-about-thug = In each of your attacks: one more sword.
castle-about-tokens = Refused offers bring tokens. In a duel each counts one for your side, and is gone.

# Windows
castle-window-turn = A turn
castle-window-set_top = The Clairvoyant chooses
castle-window-answer = An offer
castle-window-give_demanded = A demand
castle-window-ability = Use it or leave it?
castle-window-coat = A new profession
castle-window-sextant = Everybody passes one on
castle-window-gift = Too many objects
castle-window-d1 = Duel: does a Priest step in?
castle-window-pay_priest = The Priest is paid
castle-window-d2 = Duel: whom do you support?
castle-window-d1_2 = Duel: whom do you support?
castle-window-d4 = Duel: hypnosis?
castle-window-d5 = Duel: play or pass
castle-window-d6 = Duel: a Swordsman against the verdict?
castle-window-d8 = Duel: does a Doctor step in?
castle-window-d8_9 = Duel: the winner chooses
castle-window-fate = Duel: the winner chooses
castle-window-take = Duel: the winner steals
castle-window-give_back = Duel: something in return
castle-window-d_prime = The end of the turn
castle-window-naming = A proclamation
castle-window-over = The game is over
castle-ask-turn = It is your turn. What do you do?
castle-ask-set_top = Which two cards go on top of the deck? The first is drawn first.
castle-ask-answer = { $seat } offers you a card. Refuse it, or give one in return?
castle-ask-give_demanded = { $seat } demands from you: { $kind }. Which card do you hand over?
castle-ask-ability = You have given it away. Do you use it?
castle-ask-coat = Which profession do you take?
castle-ask-sextant = Which object do you pass on? Nobody sees it before all have chosen.
castle-ask-gift = You hold too many objects. Give one away: to whom, and which?
castle-ask-d1 = A duel is announced. A Priest could stop it now.
castle-ask-pay_priest = The Priest has stopped your duel. What do you pay?
castle-ask-d2 = Whom do you support? Nobody sees it before all have chosen.
castle-ask-d1_2 = Sides are secret. Until they are shown, a Priest could stop the duel.
castle-ask-d4 = All sides are shown. As a Hypnotist you could now send one supporter out of this duel.
castle-ask-d5 = Do you play something in this duel, or pass?
castle-ask-beat = Now is the time to play something in this duel.
castle-ask-d6 = An Alchemist has named the winner. A Swordsman could answer now.
castle-ask-d8 = The duel is decided. A Doctor could undo it now.
castle-ask-d8_9 = The duel is decided. Until the winner’s choice is opened, a Doctor could undo it.
castle-ask-fate = You have won the duel. Look at the loser’s society, or steal an object?
castle-ask-take = Which object do you take?
castle-ask-give_back = It was the last one. Which object do you give back?
castle-ask-d_prime = Your action is over. Do you use your profession, or pass?
castle-ask-naming = Whom do you name? A wrong name loses the game at once.
castle-grave = This ends the game. If you are wrong, the other society wins.
castle-reel-profession = Or use your profession, if it can do something now:
castle-board-saw = Hold: what you saw last
castle-board-line = { $who }: { $things }
castle-use-bag = Use it, and you draw the top card of the deck.
castle-use-monocle = Use it, and you look at your partner’s society.
castle-use-privilege = Use it, and you see everything your partner holds.
castle-use-coat = Use it, and you see the leftover professions and must take one of them.
castle-use-sextant = Use it, and everybody passes one object to the side you name.
castle-use-tome = Use it, and you and your partner swap professions, both face-down.

# Fields of the view
castle-field-turn = Turn
castle-field-active = Active:
castle-field-deck = Deck
castle-field-limit = Most objects
castle-field-pile = Tokens left
castle-field-sizes = Objects
castle-field-tokens = Tokens
castle-field-professions = Profession
castle-field-society = Your society:
castle-field-profession = Your profession:
castle-field-hand = Your objects:
castle-field-choice = Your choice:
castle-field-shown = You see:
castle-field-top = On top of the deck:

# Around the board
castle-board-state = Turn { $turn } · deck { $deck } · at most { $limit } objects each · tokens left { $pile }
castle-board-known = You know
castle-board-duel = Duel: { $attacker } { $attack } : { $defence } { $defender }
castle-board-played = On the table: { $things }
castle-board-verdict = The Alchemist lets { $name } win.
castle-board-moved = { $thing }, turn { $turn }, perhaps gone
castle-board-seen = { $thing }, turn { $turn }
castle-board-deck = Seen in the deck: { $things }
castle-board-cards = Hold: your cards
castle-board-notes = Hold: your notebook
castle-board-offered = Hold to see what is offered
castle-board-heard = What only you heard
castle-board-nothing = Nothing yet.
castle-board-down = face-down
castle-board-removed = Left out of the game: { $society }
castle-part-active = to act
castle-part-attacker = attacks
castle-part-defender = defends
castle-part-sword = supports the attacker
castle-part-shield = supports the defender
castle-part-hypnotised = hypnotised
castle-part-out = shut out
castle-part-asked = is asked
castle-part-winner = has won
castle-pending-offer = { $me ->
    [seat] You offer { $partner } a trade.
    [partner] { $seat } offers you a trade.
   *[none] { $seat } offers { $partner } a trade.
}
castle-pending-demand = { $me ->
    [seat] You demand from { $partner }: { $kind }.
    [partner] { $seat } demands from you: { $kind }.
   *[none] { $seat } demands from { $partner }: { $kind }.
}
castle-pending-ability = { $me ->
    [seat] You may use: { $ability }.
   *[none] { $seat } may use: { $ability }.
}

# The story. $me is the part in it that the reader has.
castle-event-opened = { $seats } players. { $me ->
    [first] You begin.
   *[none] { $first } begins.
}
castle-event-dealt = You look at your cards.
castle-event-turn = { $me ->
    [seat] Turn { $number }: yours.
   *[none] Turn { $number }: { $seat }.
}
castle-event-window = { $name ->
    [d1] A Priest could step in now.
    [d2] Everybody else secretly takes a side.
    [d1_2] Everybody else secretly takes a side; until all is shown a Priest could step in.
    [d4] A Hypnotist could act now.
    [d5] Now everybody may play cards and tokens.
    [d6] A Swordsman could defy the verdict now.
    [d8] A Doctor could step in now.
    [d8_9] The winner secretly chooses; until that is opened a Doctor could step in.
    [fate] The winner may look or steal.
   *[d_prime] The turn draws to its end.
}
castle-event-passed = You pass.
castle-event-spied = { $me ->
    [seat] You spy: one of { $target }’s objects is shown to you.
    [target] { $seat } spies on you and sees one of your objects.
   *[none] { $seat } spies and sees one of { $target }’s objects.
}
castle-event-offered = { $me ->
    [seat] You offer { $partner } an object.
    [partner] { $seat } offers you an object.
   *[none] { $seat } offers { $partner } an object.
}
castle-event-refused = { $me ->
    [seat] You refuse.
   *[none] { $seat } refuses.
} { $token ->
    [yes] { $me ->
        [offerer] You get a token.
       *[none] A token goes to { $offerer }.
    }
   *[no] No token is left.
}
castle-event-swapped = { $me ->
    [offerer] You and { $partner } have swapped.
    [partner] You and { $offerer } have swapped.
   *[none] { $offerer } and { $partner } have swapped.
}
castle-event-announced = { $me ->
    [giver] { $ability }! You gave it to { $receiver } and may use it.
    [receiver] { $ability }! { $giver } gave it to you and may use it.
   *[none] { $ability }! { $giver } gave it to { $receiver } and may use it.
}
castle-event-declined = { $me ->
    [seat] You leave it ({ $ability }).
   *[none] { $seat } leaves it ({ $ability }).
}
castle-event-drew = { $me ->
    [seat] You draw a card
   *[none] { $seat } draws a card
}; { $deck } left in the deck.
castle-event-monocle = { $me ->
    [seat] You look at { $partner }’s society.
    [partner] { $seat } looks at your society.
   *[none] { $seat } looks at { $partner }’s society.
}
castle-event-privilege = { $me ->
    [seat] You look at all of { $partner }’s objects.
    [partner] { $seat } looks at all your objects.
   *[none] { $seat } looks at all of { $partner }’s objects.
}
castle-event-coat = { $me ->
    [seat] You look through the professions that nobody has.
   *[none] { $seat } looks through the professions that nobody has.
}
castle-event-coat_taken = { $me ->
    [seat] You have a new profession, face-down.
   *[none] { $seat } has a new profession, face-down.
}
castle-event-tome = { $me ->
    [seat] You and { $partner } swap professions. Both lie face-down.
    [partner] { $seat } and you swap professions. Both lie face-down.
   *[none] { $seat } and { $partner } swap professions. Both lie face-down.
}
castle-event-sextant = { $me ->
    [seat] You use the Sextant.
   *[none] { $seat } uses the Sextant.
} { $direction ->
    [left] Everybody passes an object to the left.
   *[right] Everybody passes an object to the right.
}
castle-event-chosen = You have chosen what you pass on.
castle-event-sextant_pass = { $direction ->
    [left] All objects go to the left at once.
   *[right] All objects go to the right at once.
}
castle-event-received = You have passed one on and received one from { $sender }.
castle-event-gift = { $me ->
    [seat] You hold too many and give { $recipient } an object.
    [recipient] { $seat } holds too many and gives you an object.
   *[none] { $seat } holds too many and gives { $recipient } an object.
}
castle-event-clairvoyant = { $me ->
    [seat] As the Clairvoyant you look through the deck.
   *[none] Clairvoyant! { $seat } looks through the deck.
}
castle-event-set_top = { $me ->
    [seat] You put two cards on top and shuffle the rest.
   *[none] { $seat } puts two cards on top; the rest is shuffled.
}
castle-event-demand = { $me ->
    [seat] As the Diplomat you demand from { $target }: { $kind }.
    [target] Diplomat! { $seat } demands from you: { $kind }.
   *[none] Diplomat! { $seat } demands from { $target }: { $kind }.
}
castle-event-demand_met = { $me ->
    [seat] { $target } has it ({ $kind }) and must swap with you.
    [target] You have it ({ $kind }) and must swap with { $seat }.
   *[none] { $target } has it ({ $kind }) and must swap with { $seat }.
}
castle-event-demand_failed = { $me ->
    [seat] { $target } has none ({ $kind }) and shows you every object. Your turn is over.
    [target] You have none ({ $kind }) and show { $seat } every object. The turn is over.
   *[none] { $target } has none ({ $kind }) and shows { $seat } every object. The turn is over.
}
castle-event-challenged = { $me ->
    [attacker] You challenge { $defender } to a duel!
    [defender] { $attacker } challenges you to a duel!
   *[none] { $attacker } challenges { $defender } to a duel!
}
castle-event-priest = { $me ->
    [seat] As the Priest you stop the duel.
    [attacker] Priest! { $seat } stops your duel.
   *[none] Priest! { $seat } stops the duel.
}
castle-event-priest_paid = { $paid ->
    [yes] { $me ->
        [attacker] You pay { $priest } an object.
        [priest] { $attacker } pays you an object.
       *[none] { $attacker } pays { $priest } an object.
    }
   *[no] Nothing is paid: it would be the last object.
}
castle-event-supported = You have chosen a side.
castle-event-fate_chosen = You have chosen what to do if no Doctor comes.
castle-event-revealed = For the attacker: { $attacker_side }. For the defender: { $defender_side }.
castle-event-hypnotised = { $me ->
    [attacker] As the Hypnotist you send { $seat } out of the duel.
    [seat] Hypnotist! { $attacker } sends you out of the duel.
   *[none] Hypnotist! { $attacker } sends { $seat } out of the duel.
}
castle-event-played = { $me ->
    [seat] You play: { $what }, { $side ->
        [sword] for the attacker.
       *[shield] for the defender.
    }
   *[none] { $seat } plays: { $what }, { $side ->
        [sword] for the attacker.
       *[shield] for the defender.
    }
}
castle-event-result = { $how ->
    [points] { $attack } : { $defence }. { $me ->
        [winner] You win the duel.
       *[none] { $winner } wins the duel.
    }
    [poison_ring] { $attack } : { $defence }, but the Poison Ring decides. { $me ->
        [winner] You win the duel.
       *[none] { $winner } wins the duel.
    }
    [alchemist] So the Alchemist wills. { $me ->
        [winner] You win the duel.
       *[none] { $winner } wins the duel.
    }
   *[draw] { $attack } : { $defence }. A draw.
}
castle-event-doctor = { $me ->
    [seat] As the Doctor you undo the duel: it has no winner.
   *[none] Doctor! { $seat } undoes the duel: it has no winner.
}
castle-event-looked = { $me ->
    [winner] You look at { $loser }’s society.
    [loser] { $winner } looks at your society.
   *[none] { $winner } looks at { $loser }’s society.
}
castle-event-steal = { $me ->
    [winner] You look at all of { $loser }’s objects to steal one.
    [loser] { $winner } looks at all your objects to steal one.
   *[none] { $winner } looks at all of { $loser }’s objects to steal one.
}
castle-event-stolen = { $me ->
    [winner] You take an object.
    [loser] { $winner } takes an object from you.
   *[none] { $winner } takes an object from { $loser }.
}
castle-event-gave_back = { $me ->
    [winner] It was the last one: you give { $loser } another.
    [loser] It was your last one: { $winner } gives you another.
   *[none] It was the last one: { $winner } gives { $loser } another.
}
castle-event-duel_draw = { $drawn ->
    [yes] { $me ->
        [attacker] You draw a card
       *[none] { $attacker } draws a card
    }; { $deck } left in the deck.
   *[no] The deck is empty; nobody draws.
}
castle-event-deck_empty = The deck is empty. From now on the Bags of Secrets are a Key and a Goblet.
castle-event-proclaimed = { $form ->
    [own] { $me ->
        [seat] You proclaim: “We have what we need!”
       *[none] { $seat } proclaims: “We have what we need!”
    }
    [rival] { $me ->
        [seat] You proclaim: “Our rivals have it, and I know who!”
       *[none] { $seat } proclaims: “Our rivals have it, and I know who!”
    }
   *[solo] { $me ->
        [seat] You show the Seal of the Lodge and proclaim your own victory!
       *[none] { $seat } shows the Seal of the Lodge and wins alone!
    }
} { $society }, { $profession }: { $hand }.
castle-event-named = { $me ->
    [seat] You name { $named }.
    [named] { $seat } names you.
   *[none] { $seat } names { $named }.
} { $society }, { $profession }: { $hand }.
castle-event-that_is_all = { $me ->
    [seat] “That is all”, you say.
   *[none] “That is all”, says { $seat }.
}
castle-event-ended = { $reason ->
    [own_right] The proclamation is right: { $party } wins!
    [own_wrong] The proclamation is wrong: { $party } wins!
    [rival_right] The rivals are unmasked: { $party } wins!
    [rival_wrong] The accusation is wrong: { $party } wins!
   *[solo] The Seal of the Lodge beats both societies!
} { $me ->
    [winners] You have won.
   *[none] Winners: { $winners }.
}

# What only the reader hears
castle-secret-dealt = { $society }; profession: { $profession }; object: { $object }.
castle-secret-object = It is: { $object }.
castle-secret-society = It is: { $society }.
castle-secret-hand = You see: { $hand }.
castle-secret-leftovers = You see: { $leftovers }.
castle-secret-cards = It holds: { $cards }.
castle-secret-swapped = { $me ->
    [offerer] You gave: { $given }. You got: { $returned }.
   *[partner] You gave: { $returned }. You got: { $given }.
}
castle-secret-demand_met = { $me ->
    [seat] You gave: { $given }. You got: { $returned }.
   *[target] You gave: { $returned }. You got: { $given }.
}
castle-secret-coat_taken = You are now: { $profession }. You left: { $left }.
castle-secret-tome = { $me ->
    [seat] You are now: { $profession }. { $partner } is: { $partner_profession }.
   *[partner] You are now: { $partner_profession }. { $seat } is: { $profession }.
}
castle-secret-received = You gave: { $passed }. You got: { $object }.
castle-secret-set_top = First: { $first }. Second: { $second }.
castle-secret-committed = You have laid down: { $committed }.

# Why it ended so
castle-why-own_right = { $proclaimer } knew where everything was. { $party } wins.
castle-why-own_wrong = { $proclaimer } proclaimed, and was wrong. { $party } wins.
castle-why-rival_right = { $proclaimer } unmasked the rivals. { $party } wins.
castle-why-rival_wrong = { $proclaimer } accused the rivals, and was wrong. { $party } wins.
castle-why-solo = { $proclaimer } has the Seal of the Lodge and three Keys or Goblets.

# How it came, when the game is over
castle-came-all = Everything else
castle-fact-claim_right = { $society }: { $total } counted, { $need } needed. { $me ->
    [seat] You were right.
   *[none] { $seat } was right.
}
castle-fact-claim_short = { $society }: { $total } counted, { $need } needed. { $me ->
    [seat] You were short by { $missing }.
   *[none] { $seat } was short by { $missing }.
}
castle-fact-claim_wrong_name = { $fault ->
    [society] { $me ->
        [name] You were a wrong name: your society is the other one.
       *[none] { $name } was a wrong name: not in this society ({ $society }).
    }
   *[empty] { $me ->
        [name] You were a wrong name: you held nothing that counts ({ $society }).
       *[none] { $name } was a wrong name: nothing in hand that counts ({ $society }).
    }
}
castle-fact-claim_left_out = There was enough ({ $society }), but not everybody who held a part of it was named. Left out: { $left_out }.
castle-fact-claim_solo = { $me ->
    [seat] You held the Seal of the Lodge and enough beside it.
   *[none] { $seat } held the Seal of the Lodge and enough beside it.
} Keys: { $keys }. Goblets: { $goblets }.
castle-fact-complete = { $turns ->
    [1] Turn { $since }: { $society } had all { $need } it needed.
   *[other] Turns { $since } to { $until }: { $society } had all { $need } it needed.
}
castle-fact-could = { $turns ->
    [1] Turn { $since }:
   *[other] Turns { $since } to { $until }:
} { $form ->
    [rival] { $me ->
        [seat] you could have unmasked the rivals. The right names: { $names }.
       *[none] { $seat } could have unmasked the rivals. The right names: { $names }.
    }
   *[own] { $me ->
        [seat] you could have proclaimed for your society. The right names: { $names }.
       *[none] { $seat } could have proclaimed for their society. The right names: { $names }.
    }
}
castle-fact-could-none = { $turns ->
    [1] Turn { $since }:
   *[other] Turns { $since } to { $until }:
} { $form ->
    [solo] { $me ->
        [seat] you could have won alone, with the Seal.
       *[none] { $seat } could have won alone, with the Seal.
    }
   *[own] { $me ->
        [seat] you could have proclaimed for your society without naming anybody.
       *[none] { $seat } could have proclaimed for their society without naming anybody.
    }
}
castle-fact-knew = From turn { $since } on { $me ->
    [seat] you knew { $other }: { $society }
    [other] { $seat } knew you: { $society }
   *[none] { $seat } knew { $other }: { $society }
} { $source ->
    [look] (a duel won).
    [monocle] (the Monocle).
   *[counted] (by counting the others).
}
castle-fact-journey = { $object }: { $stops }
castle-fact-journey-none = { $object }: in the deck to the end
castle-fact-stop = { $seat } { $way ->
    [dealt] (dealt)
    [drawn] (turn { $turn }: drawn)
    [traded] (turn { $turn }: trade)
    [demanded] (turn { $turn }: Diplomat)
    [sextant] (turn { $turn }: Sextant)
    [gift] (turn { $turn }: given away)
    [paid] (turn { $turn }: paid to the Priest)
    [stolen] (turn { $turn }: stolen)
   *[given_back] (turn { $turn }: given back)
}

# Choices that are shown greyed, and why
castle-closed-no_object = You hold no object that your society needs.
castle-closed-black_pearl = With the Black Pearl in your hand you cannot proclaim anything.
castle-closed-begun = You can proclaim only at the very beginning of your turn, before you use a profession.
castle-closed-no_seal = That takes the Seal of the Lodge and three Keys or Goblets in your hand.
castle-closed-empty_deck = The deck is empty: there is nothing to see.
castle-closed-must_accept = This object cannot be refused.
castle-closed-bag_for_bag = While there is a deck, no Bag is given for a Bag.
castle-closed-stolen = Give back a different object from the one you have just taken.
castle-closed-sealed = What is sealed stays as it is.
castle-closed-name_first = Name somebody first.

# Options
castle-option-start_player = Who begins
castle-option-start_player-about = Usually chance decides. Or name a seat: whoever has travelled farthest tonight?
castle-option-start_player-random = At random
castle-option-proclaim_after_free = Proclaim after a profession
castle-option-proclaim_after_free-about = Usually victory is proclaimed at the very beginning of a turn. Switched on, the Clairvoyant or the Diplomat may come first.
castle-option-free_after_action = Professions after the action
castle-option-free_after_action-about = Switched on, the Clairvoyant and the Diplomat may also be used after the action of a turn.
castle-option-give_back_stolen = Give back what was stolen
castle-option-give_back_stolen-about = Whoever steals somebody’s last object gives another one back. Switched on, it may be the same one.
castle-option-alchemist_prevails = The Alchemist prevails
castle-option-alchemist_prevails-about = Usually a Swordsman undoes the Alchemist’s verdict. Switched on, the verdict stands.
castle-option-name_every_holder = Name everybody who holds one
castle-option-name_every_holder-about = Usually it is enough to name as many as are needed. Switched on, nobody in that society who holds one may be left out.
castle-option-window_seconds = Time in a duel
castle-option-window_seconds-about = How long a duel waits whenever a Priest, a Hypnotist or a Doctor might step in: always the same, so that it tells nothing. In brisk duels three fifths of it are a beat, in which anybody may play something.
castle-option-turn_seconds = Time for a turn
castle-option-turn_seconds-about = How long you may think about what to do in your turn. When time is up, chance sends you spying.
castle-option-answer_seconds = Time to answer
castle-option-answer_seconds-about = How long you may think about an offer or any other question. When time is up, a fair answer is drawn for you.
castle-option-grace_seconds = Patience with the absent
castle-option-grace_seconds-about = How long a seat may be away before a bot stands in. One tap always takes the seat back; a stand-in never proclaims victory.
castle-option-brisk_duels = Brisk duels
castle-option-brisk_duels-about = In a duel whoever wants to play something does so within a few seconds, and the others simply wait: nobody has to tap “Pass”, and it takes half the time.
castle-first-game-1 = The first game here is unhurried. To think: { $turn_seconds } seconds for a turn, { $answer_seconds } for an answer. Time in a duel: { $window_seconds } seconds{ $window_seconds ->
    [17] , which makes about ten for a beat of a brisk duel
   *[other] { "" }
}. The second will be brisker, later ones quick, unless the host chooses otherwise.
castle-first-game-2 = The second game here is brisker than the first. To think: { $turn_seconds } seconds for a turn, { $answer_seconds } for an answer. Time in a duel: { $window_seconds } seconds{ $window_seconds ->
    [10] , which makes about six for a beat of a brisk duel
   *[other] { "" }
}. From the next on the clocks are quick, unless the host chooses otherwise.
castle-first-game-over = The clocks are quick now. To think: { $turn_seconds } seconds for a turn, { $answer_seconds } for an answer. Time in a duel: { $window_seconds } seconds, which makes about three for a beat of a brisk duel. The host can give everybody more time under “Clocks”.

# The Castle of the Devil for those who have never played
castle-picture-1-title = The goal
castle-picture-1 = The Order needs three Keys, the Brotherhood three Goblets, among its members together.
castle-picture-2-title = Your cards
castle-picture-2 = A society, a profession, an object. Only you know them: hold them to look.
castle-picture-3-title = Your turn
castle-picture-3 = Spy on somebody, offer a trade, or challenge somebody to a duel.
castle-picture-4-title = Trade
castle-picture-4 = A card for a card, face-down. Some do something for whoever gives them away.
castle-picture-5-title = Duel
castle-picture-5 = The others secretly take sides, and all coins turn at once. The winner sees the loser’s society or steals an object.
castle-picture-6-title = Proclaim
castle-picture-6 = Do you know where your three are? Stand up and name your friends. One wrong name, and the others win.
castle-guide-1-title = The idea
castle-guide-1 = A coach rolls through the night to the Castle of the Devil. Each of you secretly belongs to one of two societies, and nobody knows who is a friend. Find yours, collect what you need together, and proclaim victory before the others do.
castle-guide-2-title = What you have
castle-guide-2 = A society, a profession and a few objects, all hidden. Hold the cards below the stage to see yours. Everybody sees how many objects and tokens you have, and professions that lie face-up. You begin with one object and hold five at most, six if four play.
castle-guide-3-title = What you want
castle-guide-3 = The Order of Open Secrets needs three Keys, the Brotherhood of True Lies three Goblets, in the hands of its members together. With five or seven players the smaller society needs only two, but nobody knows which one it is.
castle-guide-4-title = Your turn
castle-guide-4 = Do one of three things. Spy: see one of somebody’s objects, picked at random. Trade: offer somebody an object. Or challenge somebody to a duel. Clairvoyant and Diplomat may be used before it.
castle-guide-5-title = Trade
castle-guide-5 = Your partner looks at your object and either refuses, which brings you a duel token, or accepts and gives one back that you cannot refuse. Many objects can do something for whoever gives them away; they are called out, the offered one first.
castle-guide-6-title = Duel
castle-guide-6 = First a Priest may stop it. Then all others secretly support the attacker (sword) or the defender (shield), and show it at once. Now everybody may play objects, professions and tokens until nobody wants to. The higher number wins.
castle-guide-7-title = After the duel
castle-guide-7 = A Doctor may undo it. Otherwise the winner looks at the loser’s society or steals one of the loser’s objects. If it is a draw, the attacker draws a card from the deck. Tokens that were played are gone.
castle-guide-8-title = Professions
castle-guide-8 = Using your profession turns it face-up. Six of them can be used once only, until a Coat or a Tome turns them face-down again; Bodyguard, Grand Master, Hypnotist and Thug help in every duel.
castle-guide-9-title = The deck and the Bags
castle-guide-9 = New objects come from the deck: through a Bag of Secrets that is traded, or a drawn duel. Whoever has too many gives one away at once. When the deck is empty, the two Bags become a Key and a Goblet.
castle-guide-10-title = Proclaim victory
castle-guide-10 = At the beginning of your turn, if you hold at least one of your objects yourself: name, one by one, the friends who hold the others. Or unmask the rivals who have all of theirs. Right, and your society wins; a single wrong name, and the others win.
castle-guide-11-title = Alone against all
castle-guide-11 = With the Seal of the Lodge and any three Keys or Goblets in your hand you can win all alone. And beware of the Black Pearl: whoever holds it cannot proclaim anything.
castle-guide-12-title = Table manners
castle-guide-12 = Talk, promise and lie as much as you like, but never show a card or your phone. The notebook remembers for you what you were shown, and when. It may have moved on since.
castle-guide-objects = The objects
castle-guide-professions = The professions
castle-help = You belong to one of two secret societies. In your turn you spy, offer a trade or challenge somebody to a duel. The Order needs three Keys, the Brotherhood three Goblets, among its members together (two for the smaller society of five or seven players). If you believe that yours has them, proclaim victory at the beginning of your turn and name who holds them; if you are wrong, the others win.

# On the shelf
castle-name = The Castle of the Devil
castle-about = Two secret societies in one coach: trade, fight duels, and find out who is on your side.
castle-credits = Michael Palm, Lukas Zach; daVinci / dV Giochi (2010), Adlung-Spiele (2006).

# The pictures to choose among
character-character_1 = The Captain
character-character_2 = The Pilgrim
character-character_3 = The Masked Guest
character-character_4 = The Countess
character-character_5 = The Nun
character-character_6 = The Stranger
character-character_7 = The Scholar
character-character_8 = The Prince
character-character_9 = The Herbalist
character-character_10 = The Huntsman

# Cards in a few words
castle-brief-order = Three Keys among friends
castle-brief-brotherhood = Three Goblets among friends
castle-brief-key = The Order collects these
castle-brief-goblet = The Brotherhood collects these
castle-brief-bag_key = Traded: draw. At the road’s end: a Key
castle-brief-bag_goblet = Traded: draw. At the road’s end: a Goblet
castle-brief-black_pearl = Never refused; no proclaiming with it
castle-brief-coat = Traded: take another profession
castle-brief-dagger = Your attack: +1
castle-brief-gloves = Attacked: +1
castle-brief-monocle = Traded: see their society
castle-brief-poison_ring = Duellist: wins a tie
castle-brief-privilege = Traded: see all their objects
castle-brief-seal_of_lodge = With three Keys or Goblets: win alone
castle-brief-sextant = Traded: everybody passes one on
castle-brief-shattered_mirror = Never refused; silences the trade
castle-brief-throwing_knives = Helping an attacker: +1
castle-brief-tome = Traded: swap professions
castle-brief-whip = Helping a defender: +1
castle-brief-alchemist = Supporter: names the winner
castle-brief-bodyguard = Supporter: counts one more
castle-brief-clairvoyant = Your turn: search the deck
castle-brief-diplomat = Your turn: demand an object
castle-brief-doctor = After a duel: undoes it
castle-brief-grand_master = Attacked: +1
castle-brief-hypnotist = Your attack: one supporter out
castle-brief-priest = Stops a duel and is paid
castle-brief-swordsman = Duellist: supporters out, +1
castle-brief-thug = Your attack: +1
castle-brief-tokens = In a duel: +1 each, then gone
castle-once-spent = spent

# The stage
castle-goal-order = Order: 3 Keys
castle-goal-brotherhood = Brotherhood: 3 Goblets
castle-goal-odd = The smaller society: 2.
castle-goal-limit = At most { $limit } objects each.
castle-goal-road = { $deck ->
    [one] One card to the castle, then the Bags turn.
   *[other] { $deck } cards to the castle, then the Bags turn.
}
castle-goal-end = The Bags are a Key and a Goblet now.
castle-seat = { $objects ->
    [one] one object
   *[other] { $objects } objects
}, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
castle-turn-of = It is { $name }’s turn.
castle-deal-yours = These are yours. Hold the cards below; slide on to turn to the next.
castle-deal-order = Later they lie in a new order at every question, so that nobody can read your thumb.
castle-deal-seen = I have seen them
castle-deal-title = The cards are dealt.
castle-deal-wait = We wait until everybody has looked, a minute at most.
castle-fan-hold = Hold: your cards
castle-fan-tap = Tap: your cards
castle-fan-slide = Slide to a card to look at it.
castle-fan-nothing = There is nothing here.
castle-fan-up = Slide up to choose it.
castle-fan-down = Let go: it lies face-down.
castle-fan-then = Then: “{ $do }”.
castle-fan-idle = It does nothing here.
castle-fan-offered = Offered to you
castle-tray-full = On the tray: { $what }.
castle-tray-wait = You can use nothing here: just wait. Nobody can tell.
castle-tray-empty = The tray is empty.
castle-verb-spy = Spy
castle-verb-offer = Trade
castle-verb-challenge = Duel
castle-verb-profession = Profession
castle-verb-profession-how = Few professions can act now. Hold your cards: if yours can, slide it up.
castle-verb-proclaim = Proclaim
castle-do-head = Tap somebody at the table.
castle-do-missing = Nothing has happened. Hold your cards and slide one up; hold again, and you see what lies on the tray.
castle-do-hold = Hold your cards and slide up what you choose.
castle-do-wait = Hold your cards: use something, or just wait.
castle-do-slide = For { $name }: hold your cards and slide one up.
castle-do-sure = { $name }, then.
castle-do-spy = Spy on { $name }
castle-do-offer = Give this card
castle-do-challenge = Challenge { $name }
castle-do-profession = Use what lies on the tray
castle-do-proclaim = Hold the wax to proclaim
castle-wax-on = Hold on …
castle-wax-again = Tap again to seal it
castle-do-name = Hold the wax: name { $name }
castle-do-seal = Seal it
castle-do-play = Play what lies on the tray
castle-do-give = Give this card
castle-do-answer = Give this answer
castle-do-take = Take this card
castle-do-set_top = Put them on top
castle-do-coat = Become this
castle-do-pass = Pass
castle-duel-sealing = Sealed coins: { $names }
castle-duel-wins = { $me ->
    [yes] You win the duel!
   *[no] { $name } wins the duel!
}
castle-duel-draw = A draw!
castle-duel-undone = The Doctor undoes it!
castle-duel-stopped = The Priest stops the duel!
castle-duel-alone = All supporters are out.
castle-scroll-title = What a proclamation takes
castle-scroll-held = They must be in the hands of one society. For your own, hold at least one yourself.
castle-scroll-odd = The smaller society needs only two. Nobody is told which one it is.
castle-scroll-bags = The deck is not empty: Bags of Secrets do not count.
castle-scroll-names = Your cards turn first. Then you name the others, one by one.
castle-scroll-how = Hold your cards and slide up how you proclaim.
castle-stands = { $me ->
    [yes] You stand up.
   *[no] { $name } stands up.
}
castle-stands-own = “We have what we need!”
castle-stands-rival = “Our rivals have it, and I know who!”
castle-stands-solo = “The Seal of the Lodge is mine!”
castle-pedestal-empty = An empty pedestal
castle-pedestal-none = Nothing that counts
castle-pedestal-count = { $what }: { $counted }
castle-pedestal-how = Tap a head, or drag it onto a pedestal.
castle-wait-naming = { $name } names, one by one, who holds what is needed.
castle-banner = { $party } wins!
castle-end-lost = You have lost.
castle-do-all = Hold the wax: that is all
castle-known-hold = Hold: what I know
castle-known-tap = Tap: what I know
castle-known-title = What I know
castle-known-last = What I saw last
castle-known-people = Whom do I trust?
castle-known-heard = What only I was shown
castle-known-deal = The deal
castle-known-rows = Each row: what this person did to the others.
castle-known-how = Slide to turn the page.
castle-known-how-tap = Tap to turn the page.
castle-known-me = knows me
castle-known-ties = Who did what to whom
castle-known-looked = saw the society
castle-known-backed = supported
castle-known-opposed = opposed
castle-known-refused = refused
castle-known-stole = stole from
castle-known-traded = traded with
castle-known-turn = Turn { $turn }
castle-known-news = Hold the notebook: there is something new in it.
castle-known-kept = Hold the notebook: what you saw last stands first.
castle-guess-hold = Hold: my guesses
castle-guess-tap = Tap: my guesses
castle-guess-title = What I think they are
castle-guess-how = Slide up or down to somebody, sideways to change it. Only you can see it.
castle-guess-how-tap = Tap to change it; after the third tap comes the next. Only you can see it.
castle-guess-of = { $name }: { $guess }. Press to change it.
castle-guess-none = not known
castle-guess-friend = friend
castle-guess-foe = foe

# The first ride
castle-lesson-begin = First ride: learn it in three minutes
castle-lesson-title = First ride
castle-lesson-hide = Hide the slips
castle-lesson-show = Show the slips
castle-lesson-cards = Hold your cards below. You are of the Order, a Thug, with a Bag of Secrets. The Order needs three Keys among friends. (This deal is always the same; a real game never names your cards.)
castle-lesson-spy = Who has a Key? Press “Spy”, tap { $two }, and do it.
castle-lesson-offer = You were shown a card of { $two }’s: a Key (hold the notebook: there it stands). Press “Trade”, tap { $two }, hold your cards, slide the Bag up, and give it.
castle-lesson-draw = { $two } took the Bag and gave you the Key. Whoever gives a Bag away may draw a card: use it. (Your cards lie in a new order at every question, so that nobody can read your thumb.)
castle-lesson-duel = You drew a second Key! But is { $two } a friend? Press “Duel”, tap { $two }, and challenge.
castle-lesson-thug = { $one } stands by you, { $three } by { $two }: a draw. But your Thug adds one: hold your cards, slide the Thug up, and play it.
castle-lesson-look = You have won: you may look at { $two }’s society or steal. Hold your cards, slide “look at the society” up, and seal it.
castle-lesson-known = You have seen { $two }’s society. All that only you are shown stands in the notebook beside your cards: hold it.
castle-lesson-answer = { $two } is a friend, and offers you the third Key. It counts in a friend’s hand too: hold your cards, slide “refuse” up, and answer so.
castle-lesson-proclaim = Two Keys are yours, the third is { $two }’s. Press “Proclaim”, hold your cards, slide “our society has it all” up, then hold the wax.
castle-lesson-name = You stand up. Now name your friend: tap { $two }, or drag the head onto a pedestal, and hold the wax.
castle-lesson-all = Three Keys lie open. Hold the wax once more: that is all.
castle-lesson-wait = { $window ->
    [d4] A Hypnotist could send a supporter away now. You are none: just wait.
   *[other] Others may still play something. You need nothing more here: just wait.
}
castle-lesson-again = { $tries ->
    [1] Not that one: try again.
   *[other] Not that one either (try { $tries }). Do just this:
}
castle-lesson-watch = { $window ->
    [answer] Wait for the answer.
    [duel] The duel goes on. Watch what comes of it.
   *[other] The others ride on. Watch what they do.
}
castle-lesson-free = You have left the path of the first ride: from now on the others play freely, and so do you.
castle-lesson-done = You have won your first ride. Now with friends!
