# Die Kutschfahrt zur Teufelsburg: Bünde, Gegenstände, Berufe
castle-word-order = Orden der offenen Geheimnisse
castle-word-brotherhood = Bruderschaft der wahren Lüge
castle-short-order = Orden
castle-short-brotherhood = Bruderschaft
castle-word-key = Schlüssel
castle-word-key_red = Schlüssel (rot)
castle-word-key_green = Schlüssel (grün)
castle-word-key_plain = Schlüssel (schlicht)
castle-word-goblet = Kelch
castle-word-goblet_red = Kelch (rot)
castle-word-goblet_green = Kelch (grün)
castle-word-goblet_plain = Kelch (schlicht)
castle-word-bag = Geheimer Koffer
castle-word-bag_key = Geheimer Koffer (Schlüssel)
castle-word-bag_goblet = Geheimer Koffer (Kelch)
castle-word-black_pearl = Schwarze Perle
castle-word-coat = Mantel
castle-word-dagger = Dolch
castle-word-gloves = Handschuhe
castle-word-monocle = Monokel
castle-word-poison_ring = Giftring
castle-word-privilege = Freibrief
castle-word-seal_of_lodge = Wappen der Loge
castle-word-sextant = Sextant
castle-word-shattered_mirror = Zerbrochener Spiegel
castle-word-throwing_knives = Wurfmesser
castle-word-tome = Foliant
castle-word-whip = Peitsche
castle-word-alchemist = Giftmischer
castle-word-bodyguard = Leibwächter
castle-word-clairvoyant = Hellseher
castle-word-diplomat = Diplomat
castle-word-doctor = Doktor
castle-word-grand_master = Großmeister
castle-word-hypnotist = Hypnotiseur
castle-word-priest = Priester
castle-word-swordsman = Duellant
castle-word-thug = Schläger

castle-word-close = schließen
castle-word-pass = passen
castle-word-refuse = ablehnen
castle-word-look = den Bund ansehen
castle-word-steal = einen Gegenstand rauben
castle-word-decline_ability = verzichten
castle-word-use_ability = nutzen
castle-word-left = nach links
castle-word-right = nach rechts
castle-word-use_clairvoyant = den Hellseher nutzen
castle-word-use_priest = den Priester nutzen
castle-word-use_swordsman = den Duellanten nutzen
castle-word-use_doctor = den Doktor nutzen
castle-word-proclaim = den Sieg ausrufen
castle-word-own = unser Bund hat alles
castle-word-rival = ich enttarne die Gegner
castle-word-solo = allein, mit dem Wappen
castle-word-that_is_all = das sind alle
castle-word-support = unterstützen
castle-word-sword = Schwert: Angriff
castle-word-shield = Schild: Verteidigung
castle-word-spy = spionieren
castle-word-challenge = zum Duell fordern
castle-word-hypnotise = hypnotisieren
castle-word-name = nennen
castle-word-accept = annehmen und dafür geben
castle-word-give_demanded = hergeben
castle-word-pay_priest = dem Priester zahlen
castle-word-take = nehmen
castle-word-give_back = zurückgeben
castle-word-pass_object = weitergeben
castle-word-take_profession = werden
castle-word-play = ausspielen
castle-word-tokens = Marken
castle-word-attacker = der Angriff siegt
castle-word-defender = die Verteidigung siegt
castle-word-offer = einen Tausch anbieten
castle-word-gift = weggeben
castle-word-set_top = obenauf legen
castle-word-demand = als Diplomat fordern

castle-about-order = Dein Bund braucht Schlüssel: meist drei bei allen Mitgliedern zusammen, zwei, wenn er bei fünf oder sieben Spielern der kleinere ist.
castle-about-brotherhood = Dein Bund braucht Kelche: meist drei bei allen Mitgliedern zusammen, zwei, wenn er bei fünf oder sieben Spielern der kleinere ist.
castle-about-key = Einer der Gegenstände, die der Orden braucht. Das Siegel zählte nur beim Austeilen.
castle-about-goblet = Einer der Gegenstände, die die Bruderschaft braucht. Das Siegel zählte nur beim Austeilen.
castle-about-bag_key = Gibst du ihn im Tausch her, darfst du vom Stapel ziehen. Gegen den anderen Koffer wird er nicht getauscht. Ist der Stapel leer, ist er ein Schlüssel.
castle-about-bag_goblet = Gibst du ihn im Tausch her, darfst du vom Stapel ziehen. Gegen den anderen Koffer wird er nicht getauscht. Ist der Stapel leer, ist er ein Kelch.
castle-about-black_pearl = Wer sie hat, kann keinen Sieg ausrufen. Wird sie angeboten, kann man sie nicht ablehnen.
castle-about-coat = Gibst du ihn im Tausch her, darfst du deinen Beruf gegen einen wechseln, den niemand hat. Du entscheidest, bevor du sie ansiehst.
castle-about-dagger = Wenn du angreifst: ein Schwert mehr.
castle-about-gloves = Wenn du angegriffen wirst: ein Schild mehr.
castle-about-monocle = Gibst du es im Tausch her, darfst du den Bund deines Gegenübers ansehen.
castle-about-poison_ring = Im Angriff oder in der Verteidigung: Ein Duell, das unentschieden wäre, gewinnst du.
castle-about-privilege = Gibst du ihn im Tausch her, darfst du alle Gegenstände deines Gegenübers ansehen.
castle-about-seal_of_lodge = Damit und mit drei Schlüsseln oder Kelchen in der eigenen Hand kannst du allein gewinnen.
castle-about-sextant = Gibst du ihn im Tausch her, darfst du links oder rechts sagen: Alle geben einen Gegenstand dorthin weiter.
castle-about-shattered_mirror = Kann nicht abgelehnt werden. Im Tausch mit ihm bewirkt kein Gegenstand etwas, und nichts wird angesagt.
castle-about-throwing_knives = Wenn du einen Angriff unterstützt: ein Schwert mehr.
castle-about-tome = Gibst du ihn im Tausch her, darfst du mit deinem Gegenüber den Beruf tauschen; beide liegen wieder verdeckt.
castle-about-whip = Wenn du eine Verteidigung unterstützt: ein Schild mehr.
castle-about-alchemist = Einmal: Als Unterstützer sagst du einfach, wer das Duell gewinnt. Ein Duellant kann das aufheben.
castle-about-bodyguard = In jedem Duell: Als Unterstützer zählst du eins mehr.
castle-about-clairvoyant = Einmal, in deinem Zug: Sieh den Stapel durch und leg zwei Karten in beliebiger Folge obenauf.
castle-about-diplomat = Einmal, vor deiner Aktion: Fordere von jemandem eine Sorte Gegenstand. Wer sie hat, muss tauschen; wer nicht, zeigt dir alles, und dein Zug ist vorbei.
castle-about-doctor = Einmal, nach einem Duell: Niemand sieht, raubt oder zieht etwas; der Zug ist vorbei.
castle-about-grand_master = In jedem Duell, in dem du angegriffen wirst: ein Schild mehr.
castle-about-hypnotist = In jedem deiner Angriffe: Ein Unterstützer scheidet aus diesem Duell aus.
castle-about-priest = Einmal, wenn jemand anders angreift: Es gibt kein Duell. Wer angriff, zahlt dir einen Gegenstand, wenn es nicht der letzte ist, und der Zug ist vorbei.
castle-about-swordsman = Einmal, im Angriff oder in der Verteidigung: Alle Unterstützer scheiden aus, und du zählst eins mehr.
castle-about-thug = In jedem deiner Angriffe: ein Schwert mehr.
castle-about-tokens = Abgelehnte Angebote bringen Marken. Im Duell zählt jede eins für deine Seite und ist dann weg.

castle-window-turn = Ein Zug
castle-window-set_top = Der Hellseher wählt
castle-window-answer = Ein Angebot
castle-window-give_demanded = Eine Forderung
castle-window-ability = Nutzen oder verzichten?
castle-window-coat = Ein neuer Beruf
castle-window-sextant = Alle geben etwas weiter
castle-window-gift = Zu viele Gegenstände
castle-window-d1 = Duell: Greift ein Priester ein?
castle-window-pay_priest = Der Priester wird bezahlt
castle-window-d2 = Duell: Zu wem haltet ihr?
castle-window-d1_2 = Duell: Zu wem haltet ihr?
castle-window-d4 = Duell: Hypnose?
castle-window-d5 = Duell: spielen oder passen
castle-window-d6 = Duell: Duellant gegen das Urteil?
castle-window-d8 = Duell: Greift ein Doktor ein?
castle-window-d8_9 = Duell: Der Sieger wählt
castle-window-fate = Duell: Der Sieger wählt
castle-window-take = Duell: Der Sieger raubt
castle-window-give_back = Duell: etwas zurück
castle-window-d_prime = Das Ende des Zuges
castle-window-naming = Ein Sieg wird ausgerufen
castle-window-over = Das Spiel ist aus
castle-ask-turn = Du bist am Zug. Was tust du?
castle-ask-set_top = Welche zwei Karten kommen obenauf? Die erste wird zuerst gezogen.
castle-ask-answer = { $seat } bietet dir eine Karte an. Lehnst du ab, oder gibst du eine dafür?
castle-ask-give_demanded = { $seat } fordert von dir: { $kind }. Welche Karte gibst du her?
castle-ask-ability = Du hast es hergegeben. Nutzt du es?
castle-ask-coat = Welchen Beruf nimmst du?
castle-ask-sextant = Was gibst du weiter? Niemand sieht es, bevor alle gewählt haben.
castle-ask-gift = Du hast zu viele Gegenstände. Gib einen weg: wem, und welchen?
castle-ask-d1 = Ein Duell ist angesagt. Ein Priester könnte es jetzt verhindern.
castle-ask-pay_priest = Der Priester hat dein Duell verhindert. Was zahlst du?
castle-ask-d2 = Zu wem hältst du? Niemand sieht es, bevor alle gewählt haben.
castle-ask-d1_2 = Die Seiten sind geheim. Bis sie offen sind, könnte ein Priester das Duell verhindern.
castle-ask-d4 = Alle Seiten liegen offen. Als Hypnotiseur könntest du jetzt einen Unterstützer aus diesem Duell nehmen.
castle-ask-d5 = Spielst du etwas in diesem Duell, oder passt du?
castle-ask-beat = Jetzt ist die Zeit, in diesem Duell etwas auszuspielen.
castle-ask-d6 = Ein Giftmischer hat entschieden. Ein Duellant könnte jetzt antworten.
castle-ask-d8 = Das Duell ist entschieden. Ein Doktor könnte es jetzt aufheben.
castle-ask-d8_9 = Das Duell ist entschieden. Bis die Wahl des Siegers offen ist, könnte ein Doktor alles aufheben.
castle-ask-fate = Du hast das Duell gewonnen. Siehst du dir den Bund an, oder raubst du einen Gegenstand?
castle-ask-take = Welchen Gegenstand nimmst du?
castle-ask-give_back = Es war der letzte. Welchen Gegenstand gibst du zurück?
castle-ask-d_prime = Deine Aktion ist vorbei. Nutzt du deinen Beruf, oder passt du?
castle-ask-naming = Wen nennst du? Ein falscher Name verliert das Spiel sofort.
castle-grave = Damit endet das Spiel. Irrst du dich, gewinnt die andere Gesellschaft.
castle-reel-profession = Oder nutze deinen Beruf, wenn er jetzt etwas kann:
castle-board-saw = Halten: was du zuletzt gesehen hast
castle-board-line = { $who }: { $things }
castle-use-bag = Nutzt du sie, ziehst du die oberste Karte des Stapels.
castle-use-monocle = Nutzt du es, siehst du die Gesellschaft deines Gegenübers.
castle-use-privilege = Nutzt du ihn, siehst du alles, was dein Gegenüber hält.
castle-use-coat = Nutzt du ihn, siehst du die übrigen Berufe und musst einen davon nehmen.
castle-use-sextant = Nutzt du ihn, gibt jeder einen Gegenstand zu der Seite weiter, die du nennst.
castle-use-tome = Nutzt du ihn, tauscht ihr beide die Berufe, beide verdeckt.

castle-field-turn = Zug
castle-field-active = Am Zug:
castle-field-deck = Stapel
castle-field-limit = Höchstens
castle-field-pile = Marken übrig
castle-field-sizes = Gegenstände
castle-field-tokens = Marken
castle-field-professions = Beruf
castle-field-society = Dein Bund:
castle-field-profession = Dein Beruf:
castle-field-hand = Deine Gegenstände:
castle-field-choice = Deine Wahl:
castle-field-shown = Du siehst:
castle-field-top = Oben auf dem Stapel:

castle-board-state = Zug { $turn } · Stapel { $deck } · höchstens { $limit } Gegenstände · Marken übrig { $pile }
castle-board-known = Du weißt
castle-board-duel = Duell: { $attacker } { $attack } : { $defence } { $defender }
castle-board-played = Auf dem Tisch: { $things }
castle-board-verdict = Der Giftmischer lässt { $name } gewinnen.
castle-board-moved = { $thing }, Zug { $turn }, vielleicht fort
castle-board-seen = { $thing }, Zug { $turn }
castle-board-deck = Im Stapel gesehen: { $things }
castle-board-cards = Halten: deine Karten
castle-board-notes = Halten: dein Notizbuch
castle-board-offered = Halten zeigt, was angeboten wird
castle-board-heard = Was nur du gehört hast
castle-board-nothing = Noch nichts.
castle-board-down = verdeckt
castle-board-removed = Nicht im Spiel: { $society }
castle-part-active = am Zug
castle-part-attacker = greift an
castle-part-defender = verteidigt
castle-part-sword = hilft dem Angriff
castle-part-shield = hilft der Verteidigung
castle-part-hypnotised = hypnotisiert
castle-part-out = ausgeschlossen
castle-part-asked = ist gefragt
castle-part-winner = hat gewonnen
castle-pending-offer = { $me ->
    [seat] Du bietest { $partner } einen Tausch an.
    [partner] { $seat } bietet dir einen Tausch an.
   *[none] { $seat } bietet { $partner } einen Tausch an.
}
castle-pending-demand = { $me ->
    [seat] Du forderst von { $partner }: { $kind }.
    [partner] { $seat } fordert von dir: { $kind }.
   *[none] { $seat } fordert von { $partner }: { $kind }.
}
castle-pending-ability = { $me ->
    [seat] Du darfst nutzen: { $ability }.
   *[none] { $seat } darf nutzen: { $ability }.
}

castle-event-opened = { $seats } spielen mit. { $me ->
    [first] Du fängst an.
   *[none] { $first } fängt an.
}
castle-event-dealt = Du siehst deine Karten an.
castle-event-turn = { $me ->
    [seat] Zug { $number }: deiner.
   *[none] Zug { $number }: { $seat }.
}
castle-event-window = { $name ->
    [d1] Jetzt könnte ein Priester eingreifen.
    [d2] Alle anderen wählen heimlich eine Seite.
    [d1_2] Alle anderen wählen heimlich eine Seite; bis zum Aufdecken könnte ein Priester eingreifen.
    [d4] Jetzt könnte ein Hypnotiseur handeln.
    [d5] Jetzt dürfen alle Karten und Marken spielen.
    [d6] Jetzt könnte ein Duellant dem Urteil trotzen.
    [d8] Jetzt könnte ein Doktor eingreifen.
    [d8_9] Wer gewonnen hat, wählt heimlich; bis zum Aufdecken könnte ein Doktor eingreifen.
    [fate] Wer gewonnen hat, darf ansehen oder rauben.
   *[d_prime] Der Zug geht zu Ende.
}
castle-event-passed = Du passt.
castle-event-spied = { $me ->
    [seat] Du spionierst: { $target } muss dir einen Gegenstand zeigen.
    [target] { $seat } spioniert und sieht einen deiner Gegenstände.
   *[none] { $seat } spioniert und sieht einen Gegenstand von { $target }.
}
castle-event-offered = { $me ->
    [seat] Du bietest { $partner } einen Gegenstand an.
    [partner] { $seat } bietet dir einen Gegenstand an.
   *[none] { $seat } bietet { $partner } einen Gegenstand an.
}
castle-event-refused = { $me ->
    [seat] Du lehnst ab.
   *[none] { $seat } lehnt ab.
} { $token ->
    [yes] { $me ->
        [offerer] Du bekommst eine Marke.
       *[none] Eine Marke geht an { $offerer }.
    }
   *[no] Es ist keine Marke übrig.
}
castle-event-swapped = { $me ->
    [offerer] Du und { $partner } habt getauscht.
    [partner] Du und { $offerer } habt getauscht.
   *[none] { $offerer } und { $partner } haben getauscht.
}
castle-event-announced = { $me ->
    [giver] { $ability }! Von dir an { $receiver }; die Wirkung gehört dir.
    [receiver] { $ability }! Von { $giver } an dich; die Wirkung gehört { $giver }.
   *[none] { $ability }! Von { $giver } an { $receiver }; die Wirkung gehört { $giver }.
}
castle-event-declined = { $me ->
    [seat] Du verzichtest ({ $ability }).
   *[none] { $seat } verzichtet ({ $ability }).
}
castle-event-drew = { $me ->
    [seat] Du ziehst eine Karte
   *[none] { $seat } zieht eine Karte
}; im Stapel bleiben { $deck }.
castle-event-monocle = { $me ->
    [seat] Du siehst, zu welchem Bund { $partner } gehört.
    [partner] { $seat } sieht, zu welchem Bund du gehörst.
   *[none] { $seat } sieht, zu welchem Bund { $partner } gehört.
}
castle-event-privilege = { $me ->
    [seat] Du siehst alle Gegenstände von { $partner }.
    [partner] { $seat } sieht alle deine Gegenstände.
   *[none] { $seat } sieht alle Gegenstände von { $partner }.
}
castle-event-coat = { $me ->
    [seat] Du siehst die Berufe durch, die niemand hat.
   *[none] { $seat } sieht die Berufe durch, die niemand hat.
}
castle-event-coat_taken = { $me ->
    [seat] Du hast einen neuen Beruf, verdeckt.
   *[none] { $seat } hat einen neuen Beruf, verdeckt.
}
castle-event-tome = { $me ->
    [seat] Du und { $partner } tauscht die Berufe. Beide liegen verdeckt.
    [partner] { $seat } und du tauscht die Berufe. Beide liegen verdeckt.
   *[none] { $seat } und { $partner } tauschen die Berufe. Beide liegen verdeckt.
}
castle-event-sextant = { $me ->
    [seat] Du nutzt den Sextanten.
   *[none] { $seat } nutzt den Sextanten.
} { $direction ->
    [left] Alle geben einen Gegenstand nach links.
   *[right] Alle geben einen Gegenstand nach rechts.
}
castle-event-chosen = Du hast gewählt, was du weitergibst.
castle-event-sextant_pass = { $direction ->
    [left] Alle Gegenstände gehen zugleich nach links.
   *[right] Alle Gegenstände gehen zugleich nach rechts.
}
castle-event-received = Du hast etwas weitergegeben und etwas von { $sender } bekommen.
castle-event-gift = { $me ->
    [seat] Du hast zu viel und gibst { $recipient } einen Gegenstand.
    [recipient] { $seat } hat zu viel und gibt dir einen Gegenstand.
   *[none] { $seat } hat zu viel und gibt { $recipient } einen Gegenstand.
}
castle-event-clairvoyant = { $me ->
    [seat] Als Hellseher siehst du den Stapel durch.
   *[none] Hellseher! { $seat } sieht den Stapel durch.
}
castle-event-set_top = { $me ->
    [seat] Du legst zwei Karten obenauf und mischst den Rest.
   *[none] { $seat } legt zwei Karten obenauf; der Rest wird gemischt.
}
castle-event-demand = { $me ->
    [seat] Als Diplomat forderst du von { $target }: { $kind }.
    [target] Diplomat! { $seat } fordert von dir: { $kind }.
   *[none] Diplomat! { $seat } fordert von { $target }: { $kind }.
}
castle-event-demand_met = { $me ->
    [seat] { $target } hat es ({ $kind }) und muss mit dir tauschen.
    [target] Du hast es ({ $kind }) und musst mit { $seat } tauschen.
   *[none] { $target } hat es ({ $kind }) und muss mit { $seat } tauschen.
}
castle-event-demand_failed = { $me ->
    [seat] { $target } hat es nicht ({ $kind }) und zeigt dir alles. Dein Zug ist vorbei.
    [target] Du hast es nicht ({ $kind }) und zeigst { $seat } alles. Der Zug ist vorbei.
   *[none] { $target } hat es nicht ({ $kind }) und zeigt { $seat } alles. Der Zug ist vorbei.
}
castle-event-challenged = { $me ->
    [attacker] Du forderst { $defender } zum Duell!
    [defender] { $attacker } fordert dich zum Duell!
   *[none] { $attacker } fordert { $defender } zum Duell!
}
castle-event-priest = { $me ->
    [seat] Als Priester verhinderst du das Duell.
    [attacker] Priester! { $seat } verhindert dein Duell.
   *[none] Priester! { $seat } verhindert das Duell.
}
castle-event-priest_paid = { $paid ->
    [yes] { $me ->
        [attacker] Du zahlst { $priest } einen Gegenstand.
        [priest] { $attacker } zahlt dir einen Gegenstand.
       *[none] { $attacker } zahlt { $priest } einen Gegenstand.
    }
   *[no] Es wird nichts gezahlt: Es wäre der letzte Gegenstand.
}
castle-event-supported = Du hast eine Seite gewählt.
castle-event-fate_chosen = Du hast gewählt, was du tust, wenn kein Doktor eingreift.
castle-event-revealed = Für den Angriff: { $attacker_side }. Für die Verteidigung: { $defender_side }.
castle-event-hypnotised = { $me ->
    [attacker] Als Hypnotiseur schickst du { $seat } aus dem Duell.
    [seat] Hypnotiseur! { $attacker } schickt dich aus dem Duell.
   *[none] Hypnotiseur! { $attacker } schickt { $seat } aus dem Duell.
}
castle-event-played = { $me ->
    [seat] Du spielst: { $what }, { $side ->
        [sword] für den Angriff.
       *[shield] für die Verteidigung.
    }
   *[none] { $seat } spielt: { $what }, { $side ->
        [sword] für den Angriff.
       *[shield] für die Verteidigung.
    }
}
castle-event-result = { $how ->
    [points] { $attack } : { $defence }. { $me ->
        [winner] Du gewinnst das Duell.
       *[none] { $winner } gewinnt das Duell.
    }
    [poison_ring] { $attack } : { $defence }, aber der Giftring entscheidet. { $me ->
        [winner] Du gewinnst das Duell.
       *[none] { $winner } gewinnt das Duell.
    }
    [alchemist] So will es der Giftmischer. { $me ->
        [winner] Du gewinnst das Duell.
       *[none] { $winner } gewinnt das Duell.
    }
   *[draw] { $attack } : { $defence }. Unentschieden.
}
castle-event-doctor = { $me ->
    [seat] Als Doktor hebst du das Duell auf: Niemand hat gewonnen.
   *[none] Doktor! { $seat } hebt das Duell auf: Niemand hat gewonnen.
}
castle-event-looked = { $me ->
    [winner] Du siehst, zu welchem Bund { $loser } gehört.
    [loser] { $winner } sieht, zu welchem Bund du gehörst.
   *[none] { $winner } sieht, zu welchem Bund { $loser } gehört.
}
castle-event-steal = { $me ->
    [winner] Du siehst alle Gegenstände von { $loser } und raubst einen.
    [loser] { $winner } sieht alle deine Gegenstände und raubt einen.
   *[none] { $winner } sieht alle Gegenstände von { $loser } und raubt einen.
}
castle-event-stolen = { $me ->
    [winner] Du nimmst einen Gegenstand.
    [loser] { $winner } nimmt dir einen Gegenstand.
   *[none] { $winner } nimmt { $loser } einen Gegenstand.
}
castle-event-gave_back = { $me ->
    [winner] Es war der letzte: Du gibst { $loser } einen anderen.
    [loser] Es war dein letzter: { $winner } gibt dir einen anderen.
   *[none] Es war der letzte: { $winner } gibt { $loser } einen anderen.
}
castle-event-duel_draw = { $drawn ->
    [yes] { $me ->
        [attacker] Du ziehst eine Karte
       *[none] { $attacker } zieht eine Karte
    }; im Stapel bleiben { $deck }.
   *[no] Der Stapel ist leer; niemand zieht.
}
castle-event-deck_empty = Der Stapel ist leer. Von nun an sind die geheimen Koffer ein Schlüssel und ein Kelch.
castle-event-proclaimed = { $form ->
    [own] { $me ->
        [seat] Du rufst: „Wir haben, was wir brauchen!“
       *[none] { $seat } ruft: „Wir haben, was wir brauchen!“
    }
    [rival] { $me ->
        [seat] Du rufst: „Die Gegner haben es, und ich weiß, wer!“
       *[none] { $seat } ruft: „Die Gegner haben es, und ich weiß, wer!“
    }
   *[solo] { $me ->
        [seat] Du zeigst das Wappen der Loge und rufst deinen eigenen Sieg aus!
       *[none] { $seat } zeigt das Wappen der Loge und gewinnt allein!
    }
} { $society }, { $profession }: { $hand }.
castle-event-named = { $me ->
    [seat] Du nennst { $named }.
    [named] { $seat } nennt dich.
   *[none] { $seat } nennt { $named }.
} { $society }, { $profession }: { $hand }.
castle-event-that_is_all = { $me ->
    [seat] „Das sind alle“, sagst du.
   *[none] „Das sind alle“, sagt { $seat }.
}
castle-event-ended = { $reason ->
    [own_right] Alles stimmt. Es gewinnt: { $party }!
    [own_wrong] Das war falsch. Es gewinnt: { $party }!
    [rival_right] Die Gegner sind enttarnt. Es gewinnt: { $party }!
    [rival_wrong] Die Anklage war falsch. Es gewinnt: { $party }!
   *[solo] Das Wappen der Loge schlägt beide Bünde!
} { $me ->
    [winners] Du hast gewonnen.
   *[none] Gewonnen haben: { $winners }.
}

castle-secret-dealt = { $society }; Beruf: { $profession }; Gegenstand: { $object }.
castle-secret-object = Es ist: { $object }.
castle-secret-society = Es ist: { $society }.
castle-secret-hand = Du siehst: { $hand }.
castle-secret-leftovers = Du siehst: { $leftovers }.
castle-secret-cards = Darin sind: { $cards }.
castle-secret-swapped = { $me ->
    [offerer] Du gabst: { $given }. Du bekamst: { $returned }.
   *[partner] Du gabst: { $returned }. Du bekamst: { $given }.
}
castle-secret-demand_met = { $me ->
    [seat] Du gabst: { $given }. Du bekamst: { $returned }.
   *[target] Du gabst: { $returned }. Du bekamst: { $given }.
}
castle-secret-coat_taken = Du bist jetzt: { $profession }. Du warst: { $left }.
castle-secret-tome = { $me ->
    [seat] Du bist jetzt: { $profession }. { $partner } ist: { $partner_profession }.
   *[partner] Du bist jetzt: { $partner_profession }. { $seat } ist: { $profession }.
}
castle-secret-received = Du gabst: { $passed }. Du bekamst: { $object }.
castle-secret-set_top = Zuerst: { $first }. Dann: { $second }.
castle-secret-committed = Du hast hingelegt: { $committed }.

castle-why-own_right = { $proclaimer } wusste, wo alles war. Es gewinnt: { $party }.
castle-why-own_wrong = { $proclaimer } hat den Sieg ausgerufen und sich geirrt. Es gewinnt: { $party }.
castle-why-rival_right = { $proclaimer } hat die Gegner enttarnt. Es gewinnt: { $party }.
castle-why-rival_wrong = { $proclaimer } hat die Gegner angeklagt und sich geirrt. Es gewinnt: { $party }.
castle-why-solo = { $proclaimer } hat das Wappen der Loge und drei Schlüssel oder Kelche.

# Wie es kam, wenn das Spiel vorbei ist
castle-came-all = Alles Weitere
castle-fact-claim_right = { $society }: { $total } gezählt, { $need } nötig. { $me ->
    [seat] Du hattest recht.
   *[none] { $seat } hatte recht.
}
castle-fact-claim_short = { $society }: { $total } gezählt, { $need } nötig. { $me ->
    [seat] Dir fehlten { $missing }.
   *[none] Es fehlten { $missing }; { $seat } hatte unrecht.
}
castle-fact-claim_wrong_name = { $fault ->
    [society] { $me ->
        [name] Du warst der falsche Name: Du gehörst zum anderen Bund.
       *[none] { $name } war der falsche Name: nicht in diesem Bund ({ $society }).
    }
   *[empty] { $me ->
        [name] Du warst der falsche Name: Du hattest nichts, was zählt ({ $society }).
       *[none] { $name } war der falsche Name: nichts auf der Hand, was zählt ({ $society }).
    }
}
castle-fact-claim_left_out = Es war genug ({ $society }), aber nicht alle wurden genannt, die einen Teil davon hatten. Vergessen: { $left_out }.
castle-fact-claim_solo = { $me ->
    [seat] Du hattest das Wappen der Loge und genug dazu.
   *[none] { $seat } hatte das Wappen der Loge und genug dazu.
} Schlüssel: { $keys }. Kelche: { $goblets }.
castle-fact-complete = { $turns ->
    [1] Zug { $since }: { $society } hatte alles beisammen ({ $need }).
   *[other] Zug { $since } bis { $until }: { $society } hatte alles beisammen ({ $need }).
}
castle-fact-could = { $turns ->
    [1] Zug { $since }:
   *[other] Zug { $since } bis { $until }:
} { $form ->
    [rival] { $me ->
        [seat] Du konntest die Gegner enttarnen. Die richtigen Namen: { $names }.
       *[none] { $seat } konnte die Gegner enttarnen. Die richtigen Namen: { $names }.
    }
   *[own] { $me ->
        [seat] Du konntest den Sieg deines Bundes ausrufen. Die richtigen Namen: { $names }.
       *[none] { $seat } konnte den Sieg des eigenen Bundes ausrufen. Die richtigen Namen: { $names }.
    }
}
castle-fact-could-none = { $turns ->
    [1] Zug { $since }:
   *[other] Zug { $since } bis { $until }:
} { $form ->
    [solo] { $me ->
        [seat] Du konntest allein gewinnen, mit dem Wappen.
       *[none] { $seat } konnte allein gewinnen, mit dem Wappen.
    }
   *[own] { $me ->
        [seat] Du konntest den Sieg deines Bundes ausrufen, ohne jemanden zu nennen.
       *[none] { $seat } konnte den Sieg des eigenen Bundes ausrufen, ohne jemanden zu nennen.
    }
}
castle-fact-knew = Ab Zug { $since } { $me ->
    [seat] wusstest du über { $other } Bescheid: { $society }
    [other] wusste { $seat } über dich Bescheid: { $society }
   *[none] wusste { $seat } über { $other } Bescheid: { $society }
} { $source ->
    [look] (gewonnenes Duell).
    [monocle] (Monokel).
   *[counted] (durch Abzählen).
}
castle-fact-journey = { $object }: { $stops }
castle-fact-journey-none = { $object }: bis zuletzt im Stapel
castle-fact-stop = { $seat } { $way ->
    [dealt] (ausgeteilt)
    [drawn] (Zug { $turn }: gezogen)
    [traded] (Zug { $turn }: Tausch)
    [demanded] (Zug { $turn }: Diplomat)
    [sextant] (Zug { $turn }: Sextant)
    [gift] (Zug { $turn }: verschenkt)
    [paid] (Zug { $turn }: Lohn des Priesters)
    [stolen] (Zug { $turn }: gestohlen)
   *[given_back] (Zug { $turn }: zurückgegeben)
}

castle-closed-no_object = Du hast keinen Gegenstand, den dein Bund braucht.
castle-closed-black_pearl = Mit der Schwarzen Perle in der Hand kannst du nichts ausrufen.
castle-closed-begun = Du kannst nur ganz am Anfang deines Zuges verkünden, bevor du einen Beruf nutzt.
castle-closed-no_seal = Dazu brauchst du das Wappen der Loge und drei Schlüssel oder Kelche in der Hand.
castle-closed-empty_deck = Der Stapel ist leer: Da ist nichts zu sehen.
castle-closed-must_accept = Diesen Gegenstand kann man nicht ablehnen.
castle-closed-bag_for_bag = Solange es einen Stapel gibt, wird kein Koffer gegen einen Koffer getauscht.
castle-closed-stolen = Gib einen anderen als den, den du gerade genommen hast.
castle-closed-sealed = Was versiegelt ist, bleibt so.
castle-closed-name_first = Nenne zuerst jemanden.

castle-option-start_player = Wer anfängt
castle-option-start_player-about = Meist entscheidet das Los. Oder nenn einen Platz: Wer hatte heute den weitesten Weg?
castle-option-start_player-random = Das Los
castle-option-proclaim_after_free = Ausrufen nach einem Beruf
castle-option-proclaim_after_free-about = Sonst wird ein Sieg ganz am Anfang eines Zuges ausgerufen. Eingeschaltet dürfen Hellseher oder Diplomat vorher kommen.
castle-option-free_after_action = Berufe nach der Aktion
castle-option-free_after_action-about = Eingeschaltet dürfen Hellseher und Diplomat auch nach der Aktion eines Zuges genutzt werden.
castle-option-give_back_stolen = Geraubtes zurückgeben
castle-option-give_back_stolen-about = Wer jemandem den letzten Gegenstand raubt, gibt einen anderen zurück. Eingeschaltet darf es derselbe sein.
castle-option-alchemist_prevails = Der Giftmischer behält recht
castle-option-alchemist_prevails-about = Sonst hebt ein Duellant das Urteil des Giftmischers auf. Eingeschaltet gilt das Urteil.
castle-option-name_every_holder = Alle nennen, die eines haben
castle-option-name_every_holder-about = Sonst genügt es, so viele zu nennen, wie nötig sind. Eingeschaltet darf niemand aus diesem Bund fehlen, der etwas davon hat.
castle-option-window_seconds = Zeit im Duell
castle-option-window_seconds-about = So lange wartet ein Duell, wann immer Priester, Hypnotiseur oder Doktor eingreifen könnten: stets gleich lang, damit es nichts verrät. In flotten Duellen dauert ein Takt, in dem alle etwas ausspielen dürfen, drei Fünftel davon.
castle-option-turn_seconds = Zeit für einen Zug
castle-option-turn_seconds-about = Wie lange du überlegen darfst, was du tust. Ist die Zeit um, schickt dich das Los zum Spionieren.
castle-option-answer_seconds = Zeit für eine Antwort
castle-option-answer_seconds-about = Wie lange du über ein Angebot oder eine andere Frage nachdenken darfst. Ist die Zeit um, wird für dich eine faire Antwort gelost.
castle-option-grace_seconds = Geduld mit Abwesenden
castle-option-grace_seconds-about = Wie lange ein Platz leer sein darf, bevor ein Bot einspringt. Ein Tipp holt den Platz jederzeit zurück; ein Bot ruft nie für dich den Sieg aus.
castle-option-brisk_duels = Flotte Duelle
castle-option-brisk_duels-about = Wer im Duell etwas ausspielen will, tut es innerhalb weniger Sekunden, und die anderen warten einfach: Niemand muss „Passen“ antippen, und das Duell dauert halb so lang.
castle-first-game-1 = Das erste Spiel an diesem Tisch hat es nicht eilig. Zum Überlegen: { $turn_seconds } Sekunden für einen Zug, { $answer_seconds } für eine Antwort. Zeit im Duell: { $window_seconds } Sekunden{ $window_seconds ->
    [17] , also etwa zehn für einen Takt eines flotten Duells
   *[other] { "" }
}. Das zweite geht zügiger, spätere schnell, wenn der Gastgeber nichts anderes wählt.
castle-first-game-2 = Das zweite Spiel an diesem Tisch geht zügiger als das erste. Zum Überlegen: { $turn_seconds } Sekunden für einen Zug, { $answer_seconds } für eine Antwort. Zeit im Duell: { $window_seconds } Sekunden{ $window_seconds ->
    [10] , also etwa sechs für einen Takt eines flotten Duells
   *[other] { "" }
}. Danach geht es schnell, wenn der Gastgeber nichts anderes wählt.
castle-first-game-over = Jetzt geht es schnell. Zum Überlegen: { $turn_seconds } Sekunden für einen Zug, { $answer_seconds } für eine Antwort. Zeit im Duell: { $window_seconds } Sekunden, also etwa drei für einen Takt eines flotten Duells. Mehr Zeit gibt der Gastgeber unter „Uhren“.

castle-picture-1-title = Das Ziel
castle-picture-1 = Der Orden braucht drei Schlüssel, die Bruderschaft drei Kelche, bei allen Mitgliedern zusammen.
castle-picture-2-title = Deine Karten
castle-picture-2 = Ein Bund, ein Beruf, ein Gegenstand. Nur du kennst sie: Halte sie, um sie anzusehen.
castle-picture-3-title = Dein Zug
castle-picture-3 = Spioniere jemanden aus, biete einen Tausch an oder fordere zum Duell.
castle-picture-4-title = Tausch
castle-picture-4 = Karte gegen Karte, verdeckt. Manche bewirken etwas für den, der sie weggibt.
castle-picture-5-title = Duell
castle-picture-5 = Die anderen stellen sich heimlich auf eine Seite, und alle Münzen drehen sich zugleich. Wer siegt, sieht den Bund des Besiegten oder stiehlt einen Gegenstand.
castle-picture-6-title = Ausrufen
castle-picture-6 = Du weißt, wo eure drei sind? Steh auf und nenne deine Freunde. Ein falscher Name, und die anderen gewinnen.
castle-guide-1-title = Worum es geht
castle-guide-1 = Eine Kutsche rollt durch die Nacht zur Teufelsburg. Jeder von euch gehört heimlich zu einem von zwei Bünden, und niemand weiß, wer Freund ist. Finde deine Leute, sammelt zusammen, was ihr braucht, und ruf den Sieg aus, bevor es die anderen tun.
castle-guide-2-title = Was du hast
castle-guide-2 = Einen Bund, einen Beruf und ein paar Gegenstände, alles verdeckt. Halte unten deine Karten, um sie zu sehen. Alle sehen, wie viele Gegenstände und Marken du hast, und aufgedeckte Berufe. Du beginnst mit einem Gegenstand und hast höchstens fünf, zu viert sechs.
castle-guide-3-title = Was du willst
castle-guide-3 = Der Orden der offenen Geheimnisse braucht drei Schlüssel, die Bruderschaft der wahren Lüge drei Kelche, bei allen Mitgliedern zusammen. Zu fünft oder siebt braucht der kleinere Bund nur zwei, aber niemand weiß, welcher das ist.
castle-guide-4-title = Dein Zug
castle-guide-4 = Tu eines von dreien. Spionieren: Sieh zufällig einen Gegenstand von jemandem. Tauschen: Biete jemandem einen Gegenstand an. Oder fordere jemanden zum Duell. Hellseher und Diplomat kannst du davor nutzen.
castle-guide-5-title = Tauschen
castle-guide-5 = Dein Gegenüber sieht deinen Gegenstand und lehnt ab, was dir eine Duellmarke bringt, oder nimmt an und gibt dir einen zurück, den du nicht ablehnen kannst. Viele Gegenstände können etwas für den, der sie hergibt; sie werden angesagt, der angebotene zuerst.
castle-guide-6-title = Duell
castle-guide-6 = Zuerst kann ein Priester es verhindern. Dann halten alle anderen heimlich zum Angriff (Schwert) oder zur Verteidigung (Schild) und decken zugleich auf. Nun dürfen alle Gegenstände, Berufe und Marken spielen, bis niemand mehr will. Die höhere Zahl gewinnt.
castle-guide-7-title = Nach dem Duell
castle-guide-7 = Ein Doktor kann es aufheben. Sonst sieht sich der Sieger den Bund des Verlierers an oder raubt ihm einen Gegenstand. Bei Unentschieden zieht der Angreifer eine Karte vom Stapel. Gespielte Marken sind weg.
castle-guide-8-title = Berufe
castle-guide-8 = Wer seinen Beruf nutzt, deckt ihn auf. Sechs davon gehen nur einmal, bis ein Mantel oder Foliant sie wieder verdeckt; Leibwächter, Großmeister, Hypnotiseur und Schläger helfen in jedem Duell.
castle-guide-9-title = Stapel und Koffer
castle-guide-9 = Neue Gegenstände kommen vom Stapel: durch einen getauschten geheimen Koffer oder ein unentschiedenes Duell. Wer zu viele hat, gibt sofort einen weg. Ist der Stapel leer, werden die beiden Koffer zu Schlüssel und Kelch.
castle-guide-10-title = Den Sieg ausrufen
castle-guide-10 = Am Anfang deines Zuges, wenn du selbst mindestens einen eurer Gegenstände hast: Nenne nacheinander die Freunde, die die anderen haben. Oder enttarne die Gegner, die ihre alle haben. Stimmt es, gewinnt dein Bund; ein einziger falscher Name, und die anderen gewinnen.
castle-guide-11-title = Allein gegen alle
castle-guide-11 = Mit dem Wappen der Loge und drei Schlüsseln oder Kelchen in deiner Hand kannst du ganz allein gewinnen. Und hüte dich vor der Schwarzen Perle: Wer sie hat, kann nichts ausrufen.
castle-guide-12-title = Tischsitten
castle-guide-12 = Rede, versprich und lüge, so viel du magst, aber zeig niemals eine Karte oder dein Handy. Das Notizbuch merkt sich, was du gesehen hast, und wann. Es kann inzwischen weitergewandert sein.
castle-guide-objects = Die Gegenstände
castle-guide-professions = Die Berufe
castle-help = Du gehörst zu einem von zwei Geheimbünden. In deinem Zug spionierst du, bietest einen Tausch an oder forderst jemanden zum Duell. Der Orden braucht drei Schlüssel, die Bruderschaft drei Kelche, bei allen Mitgliedern zusammen (zwei für den kleineren Bund zu fünft oder siebt). Glaubst du, dein Bund hat sie, dann ruf am Anfang deines Zuges den Sieg aus und nenne, wer sie hat; irrst du dich, gewinnen die anderen.

# On the shelf
castle-name = Die Kutschfahrt zur Teufelsburg
castle-about = Zwei Geheimbünde in einer Kutsche: Tausche, duelliere dich und finde heraus, wer zu dir gehört.
castle-credits = Michael Palm, Lukas Zach; daVinci / dV Giochi (2010), Adlung-Spiele (2006).

# The pictures to choose among
character-character_1 = Der Kapitän
character-character_2 = Der Pilger
character-character_3 = Der maskierte Gast
character-character_4 = Die Gräfin
character-character_5 = Die Nonne
character-character_6 = Der Fremde
character-character_7 = Der Gelehrte
character-character_8 = Der Fürst
character-character_9 = Die Kräuterfrau
character-character_10 = Der Jäger

# Die Karten in wenigen Worten
castle-brief-order = Drei Schlüssel unter Freunden
castle-brief-brotherhood = Drei Kelche unter Freunden
castle-brief-key = Der Orden sammelt sie
castle-brief-goblet = Die Bruderschaft sammelt sie
castle-brief-bag_key = Getauscht: ziehen. Am Ende: Schlüssel
castle-brief-bag_goblet = Getauscht: ziehen. Am Ende: Kelch
castle-brief-black_pearl = Nie abzulehnen; kein Sieg ausrufbar
castle-brief-coat = Getauscht: anderer Beruf
castle-brief-dagger = Dein Angriff: +1
castle-brief-gloves = Angegriffen: +1
castle-brief-monocle = Getauscht: Bund ansehen
castle-brief-poison_ring = Im eigenen Duell: gewinnt Gleichstand
castle-brief-privilege = Getauscht: alle Gegenstände sehen
castle-brief-seal_of_lodge = Mit drei Schlüsseln oder Kelchen: allein siegen
castle-brief-sextant = Getauscht: alle geben eins weiter
castle-brief-shattered_mirror = Nie abzulehnen; stummer Tausch
castle-brief-throwing_knives = Hilft Angreifer: +1
castle-brief-tome = Getauscht: Berufe tauschen
castle-brief-whip = Hilft Verteidiger: +1
castle-brief-alchemist = Helfer: nennt den Sieger
castle-brief-bodyguard = Helfer: zählt eins mehr
castle-brief-clairvoyant = Am Zug: Stapel durchsehen
castle-brief-diplomat = Am Zug: Gegenstand fordern
castle-brief-doctor = Nach dem Duell: hebt es auf
castle-brief-grand_master = Angegriffen: +1
castle-brief-hypnotist = Dein Angriff: ein Helfer fällt aus
castle-brief-priest = Stoppt ein Duell, wird bezahlt
castle-brief-swordsman = Im eigenen Duell: Helfer raus, +1
castle-brief-thug = Dein Angriff: +1
castle-brief-tokens = Im Duell: je +1, dann weg
castle-once-spent = verbraucht

# Die Bühne
castle-goal-order = Orden: 3 Schlüssel
castle-goal-brotherhood = Bruderschaft: 3 Kelche
castle-goal-odd = Der kleinere Bund: 2.
castle-goal-limit = Höchstens { $limit } Gegenstände.
castle-goal-road = { $deck ->
    [one] Noch eine Karte bis zur Burg, dann wenden sich die Koffer.
   *[other] Noch { $deck } Karten bis zur Burg, dann wenden sich die Koffer.
}
castle-goal-end = Die Koffer sind jetzt Schlüssel und Kelch.
castle-seat = { $objects ->
    [one] ein Gegenstand
   *[other] { $objects } Gegenstände
}, { $tokens ->
    [one] eine Marke
   *[other] { $tokens } Marken
}
castle-turn-of = { $name } ist am Zug.
castle-deal-yours = Das sind deine. Halte die Karten unten; schiebe weiter zur nächsten.
castle-deal-order = Später liegen sie bei jeder Frage in neuer Reihenfolge, damit niemand deinen Daumen lesen kann.
castle-deal-seen = Ich habe sie gesehen
castle-deal-title = Die Karten sind verteilt.
castle-deal-wait = Wir warten, bis alle geschaut haben, höchstens eine Minute.
castle-fan-hold = Halten: deine Karten
castle-fan-tap = Tippen: deine Karten
castle-fan-slide = Schiebe zu einer Karte, um sie anzusehen.
castle-fan-nothing = Hier ist nichts.
castle-fan-up = Nach oben schieben, um sie zu wählen.
castle-fan-down = Loslassen: Sie liegt verdeckt.
castle-fan-then = Danach: „{ $do }“.
castle-fan-idle = Hier bewirkt sie nichts.
castle-fan-offered = Dir angeboten
castle-tray-full = Bereit liegt: { $what }.
castle-tray-wait = Hier kannst du nichts einsetzen: Warte einfach. Niemand merkt es.
castle-tray-empty = Es liegt nichts bereit.
castle-verb-spy = Spionieren
castle-verb-offer = Tauschen
castle-verb-challenge = Duell
castle-verb-profession = Beruf
castle-verb-profession-how = Wenige Berufe können hier etwas. Halte deine Karten; kann es deiner, schiebe ihn hoch.
castle-verb-proclaim = Ausrufen
castle-do-head = Tippe auf jemanden am Tisch.
castle-do-missing = Es ist nichts geschehen. Halte deine Karten und schiebe eine nach oben; halte noch einmal, und du siehst, was bereitliegt.
castle-do-hold = Halte deine Karten und schiebe deine Wahl nach oben.
castle-do-wait = Halte deine Karten: Tu etwas oder warte.
castle-do-slide = Für { $name }: Halte deine Karten und schiebe eine nach oben.
castle-do-sure = Also { $name }.
castle-do-spy = Bei { $name } spionieren
castle-do-offer = Diese Karte geben
castle-do-challenge = { $name } fordern
castle-do-profession = Einsetzen, was bereitliegt
castle-do-proclaim = Siegelwachs halten zum Ausrufen
castle-wax-on = Weiter halten …
castle-wax-again = Noch einmal tippen zum Siegeln
castle-do-name = Wachs halten: { $name } nennen
castle-do-seal = Versiegeln
castle-do-play = Ausspielen, was bereitliegt
castle-do-give = Diese Karte geben
castle-do-answer = So antworten
castle-do-take = Diese Karte nehmen
castle-do-set_top = Obenauf legen
castle-do-coat = Das werden
castle-do-pass = Passen
castle-duel-sealing = Versiegelte Münzen: { $names }
castle-duel-wins = { $me ->
    [yes] Du gewinnst das Duell!
   *[no] { $name } gewinnt das Duell!
}
castle-duel-draw = Unentschieden!
castle-duel-undone = Der Doktor hebt es auf!
castle-duel-stopped = Der Priester stoppt das Duell!
castle-duel-alone = Alle Helfer sind draußen.
castle-scroll-title = Was es zum Ausrufen braucht
castle-scroll-held = Sie müssen in den Händen eines Bundes sein. Für den eigenen brauchst du selbst mindestens eins davon.
castle-scroll-odd = Der kleinere Bund braucht nur zwei. Welcher das ist, erfährt niemand.
castle-scroll-bags = Der Stapel ist nicht leer: Koffer zählen nicht.
castle-scroll-names = Zuerst wenden sich deine Karten. Dann nennst du die anderen, eine Person nach der anderen.
castle-scroll-how = Halte deine Karten und schiebe nach oben, wie du ausrufst.
castle-stands = { $me ->
    [yes] Du stehst auf.
   *[no] { $name } steht auf.
}
castle-stands-own = „Wir haben, was wir brauchen!“
castle-stands-rival = „Die Gegner haben es, und ich weiß, wer!“
castle-stands-solo = „Das Wappen der Loge ist mein!“
castle-pedestal-empty = Ein leerer Sockel
castle-pedestal-none = Nichts, was zählt
castle-pedestal-count = { $what }: { $counted }
castle-pedestal-how = Tippe einen Kopf an oder ziehe ihn auf einen Sockel.
castle-wait-naming = { $name } nennt der Reihe nach, wer hat, was es braucht.
castle-banner = Sieg: { $party }!
castle-end-lost = Du hast verloren.
castle-do-all = Wachs halten: Das sind alle
castle-known-hold = Halten: was ich weiß
castle-known-tap = Tippen: was ich weiß
castle-known-title = Was ich weiß
castle-known-last = Was ich zuletzt sah
castle-known-people = Wem traue ich?
castle-known-heard = Was nur ich gesehen habe
castle-known-deal = Zu Beginn
castle-known-rows = Jede Zeile: was diese Person den anderen tat.
castle-known-how = Schieben blättert um.
castle-known-how-tap = Tippen blättert um.
castle-known-me = kennt mich
castle-known-ties = Wer wem was getan hat
castle-known-looked = sah den Bund
castle-known-backed = unterstützte
castle-known-opposed = war gegen
castle-known-refused = wies ab
castle-known-stole = bestahl
castle-known-traded = tauschte mit
castle-known-turn = Zug { $turn }
castle-known-news = Halte das Notizbuch: Es steht Neues darin.
castle-known-kept = Halte das Notizbuch: Was du zuletzt sahst, steht ganz vorn.
castle-guess-hold = Halten: meine Vermutungen
castle-guess-tap = Tippen: meine Vermutungen
castle-guess-title = Wofür ich sie halte
castle-guess-how = Nach oben oder unten zu jemandem schieben, zur Seite ändert. Das siehst nur du.
castle-guess-how-tap = Tippen ändert; nach dem dritten Mal kommt der Nächste dran. Das siehst nur du.
castle-guess-of = { $name }: { $guess }. Drücken ändert es.
castle-guess-none = unbekannt
castle-guess-friend = Freund
castle-guess-foe = Feind

# Die erste Fahrt
castle-lesson-begin = Erste Fahrt: in drei Minuten gelernt
castle-lesson-title = Erste Fahrt
castle-lesson-hide = Zettel ausblenden
castle-lesson-show = Zettel einblenden
castle-lesson-cards = Halte unten deine Karten. Du bist vom Orden, ein Schläger, mit einem Geheimen Koffer. Der Orden braucht drei Schlüssel unter Freunden. (Hier wird immer gleich verteilt; sonst nennt niemand deine Karten.)
castle-lesson-spy = Wer hat einen Schlüssel? Drücke „Spionieren“, tippe { $two } an und tu es.
castle-lesson-offer = Du hast eine Karte von { $two } gesehen: einen Schlüssel (halte das Notizbuch: Da steht er). Drücke „Tauschen“, tippe { $two } an, halte deine Karten, schiebe den Koffer nach oben und gib ihn.
castle-lesson-draw = { $two } hat den Koffer genommen und dir den Schlüssel gegeben. Wer einen Koffer weggibt, darf eine Karte ziehen: Nutze ihn. (Deine Karten liegen bei jeder Frage in neuer Reihenfolge, damit niemand deinen Daumen lesen kann.)
castle-lesson-duel = Du hast einen zweiten Schlüssel gezogen! Aber gehört { $two } zu dir? Drücke „Duell“, tippe { $two } an und fordere.
castle-lesson-thug = { $one } steht zu dir, { $three } zu { $two }: unentschieden. Aber dein Schläger zählt eins mehr: Halte deine Karten, schiebe ihn nach oben und spiele ihn aus.
castle-lesson-look = Du hast gewonnen: Du darfst den Bund von { $two } ansehen oder etwas stehlen. Halte deine Karten, schiebe „den Bund ansehen“ nach oben und versiegle es.
castle-lesson-known = Du hast den Bund von { $two } gesehen. Was nur dir gezeigt wird, steht im Notizbuch neben deinen Karten: Halte es.
castle-lesson-answer = { $two } gehört zu dir und bietet dir den dritten Schlüssel an. Er zählt auch in Freundeshand: Halte deine Karten, schiebe „ablehnen“ nach oben und antworte so.
castle-lesson-proclaim = Zwei Schlüssel hast du, den dritten { $two }. Drücke „Ausrufen“, halte deine Karten, schiebe „unser Bund hat alles“ nach oben, dann halte das Wachs.
castle-lesson-name = Du stehst. Nenne, wer zu dir gehört: Tippe { $two } an oder ziehe den Kopf auf einen Sockel, dann halte das Wachs.
castle-lesson-all = Drei Schlüssel liegen offen. Halte das Wachs noch einmal: Das sind alle.
castle-lesson-wait = { $window ->
    [d4] Jetzt könnte ein Hypnotiseur jemanden wegschicken. Du bist keiner: Warte einfach.
   *[other] Andere können noch etwas ausspielen. Mehr brauchst du hier nicht: Warte einfach.
}
castle-lesson-again = { $tries ->
    [1] Das nicht: Versuch es noch einmal.
   *[other] Das auch nicht (Versuch { $tries }). Tu genau dies:
}
castle-lesson-watch = { $window ->
    [answer] Warte auf die Antwort.
    [duel] Das Duell geht weiter. Sieh zu, was daraus wird.
   *[other] Die anderen fahren weiter. Sieh zu, was sie tun.
}
castle-lesson-free = Du hast den Weg der ersten Fahrt verlassen: Ab jetzt spielen die anderen frei, und du auch.
castle-lesson-done = Du hast deine erste Fahrt gewonnen. Jetzt mit anderen!
