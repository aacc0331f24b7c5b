# Lupus in Tabula: the characters, and what each can do
lupus-role-werewolf = Werwolf
lupus-role-werewolf-about = Du jagst mit dem Rudel und weißt, wer dazugehört. Jede Nacht zeigt ihr alle auf jemanden; wen die meisten wählen, den greift ihr an. Die erste Nacht dient meist nur dem Kennenlernen. Du gewinnst, sobald es mindestens so viele Wölfe wie andere gibt.
lupus-role-villager = Dorfbewohner
lupus-role-villager-about = Du hast nachts keine Kraft, nur deine Ohren, deinen Verstand und deine Stimme. Du gewinnst mit dem Dorf, wenn kein Wolf mehr lebt.
lupus-role-seer = Seher
lupus-role-seer-about = Jede Nacht zeigst du auf jemanden. Ist dein Aufruf vorbei, erfährst du, ob es ein Wolf ist. Du gewinnst mit dem Dorf.
lupus-role-medium = Medium
lupus-role-medium-about = Ab der zweiten Nacht erfährst du, ob am Tag davor ein Wolf gelyncht wurde. Du gewinnst mit dem Dorf.
lupus-role-possessed = Besessener
lupus-role-possessed-about = Du bist ein Mensch, gewinnst aber mit dem Rudel. Du kennst die Werwölfe nicht, und sie kennen dich nicht.
lupus-role-bodyguard = Leibwächter
lupus-role-bodyguard-about = Ab der zweiten Nacht zeigst du auf jemand anderen: In dieser Nacht kann das Rudel dort niemanden töten. Du gewinnst mit dem Dorf.
lupus-role-owl = Nachteule
lupus-role-owl-about = Jede Nacht zeigst du auf jemanden: Wer dann noch lebt, ist am nächsten Tag verdächtig, was immer die Stimmen sagen. Ab 21 Spielenden tötet dein Zeichen im Morgengrauen auch, aber nie einen Wolf oder den Werhamster. Du gewinnst mit dem Dorf.
lupus-role-freemason = Freimaurer
lupus-role-freemason-about = In der ersten Nacht erfährst du, wer noch zu den Freimaurern gehört: jemand, auf den Verlass ist. Du gewinnst mit dem Dorf.
lupus-role-werehamster = Werhamster
lupus-role-werehamster-about = Du hältst zu niemandem. Das Rudel kann dich nicht töten, wohl aber der Blick des Sehers. Lebst du, wenn das Spiel endet, gewinnst nur du.
lupus-role-mythomaniac = Mythomane
lupus-role-mythomaniac-about = In der zweiten Nacht zeigst du auf jemanden. Ist es ein Werwolf, wirst du auch einer; ist es der Seher, wirst du ein zweiter; sonst bleibst du ein Mensch ohne Kraft und gewinnst mit dem Dorf.

# Who is called at night
lupus-call-freemason = Freimaurer
lupus-call-medium = Medium
lupus-call-seer = Seher
lupus-call-bodyguard = Leibwächter
lupus-call-owl = Nachteule
lupus-call-werewolf = Werwölfe
lupus-call-mythomaniac = Mythomane

# What the narrator says
lupus-line-night = Nacht senkt sich über das Dorf. Alle schließen die Augen.
lupus-line-freemason = Die Freimaurer erwachen und erkennen einander.
lupus-line-medium = Das Medium erwacht und befragt die Geister über das Opfer des Tages.
lupus-line-seer = Der Seher erwacht und zeigt auf jemanden.
lupus-line-bodyguard = Der Leibwächter erwacht und zeigt auf jemanden, der Schutz bekommt.
lupus-line-owl = Die Nachteule erwacht und zeigt auf jemanden.
lupus-line-werewolf = Die Werwölfe erwachen, sehen einander an und verständigen sich stumm.
lupus-line-mythomaniac = Der Mythomane erwacht und zeigt auf ein Vorbild.
lupus-line-dawn = Der Tag bricht an. Alle öffnen die Augen.
lupus-line-discussion = Das Dorf berät: Wer ist ein Wolf?
lupus-line-nomination = Nun nennen alle jemanden, auch die Geister.
lupus-line-suspects = Das Dorf verdächtigt zwei.
lupus-line-defence = Wer verdächtig ist, spricht. Alle anderen hören zu.
lupus-line-lynch_vote = Alle Lebenden außer den Verdächtigen entscheiden, wer von den beiden gelyncht wird.
lupus-line-lynch = Das Dorf hat entschieden.
lupus-line-over = { $party ->
    [village] Das Dorf kann wieder schlafen.
    [pack] Die Nacht gehört dem Rudel.
   *[hamster] In seinem Bau lacht einer zuletzt.
}

# Die Stimme: Wer erzählt, spricht zum ganzen Raum. Kurze Zeilen für kurze Momente und lange Namen; nichts hängt von einem Geheimnis ab.
lupus-voice-deal = Willkommen im Dorf. Alle schauen ihre Karte an und zeigen sie niemandem.
lupus-voice-deal-short = Schaut eure Karte an.
lupus-voice-dusk = Es wird Nacht. Alle machen die Augen zu und trommeln leise.
lupus-voice-dusk-short = Es wird Nacht. Augen zu.
lupus-voice-dusk-far = Nacht senkt sich über das Dorf.
lupus-voice-open-freemason = Freimaurer, Augen auf.
lupus-voice-open-medium = Medium, Augen auf.
lupus-voice-open-seer = Seher, Augen auf.
lupus-voice-open-bodyguard = Leibwächter, Augen auf.
lupus-voice-open-owl = Nachteule, Augen auf.
lupus-voice-open-werewolf = Werwölfe, Augen auf.
lupus-voice-open-mythomaniac = Mythomane, Augen auf.
lupus-voice-does-freemason = Erkennt euch.
lupus-voice-does-medium = Höre die Geister.
lupus-voice-does-seer = Zeig auf jemanden.
lupus-voice-does-bodyguard = Wen schützt du?
lupus-voice-does-owl = Zeig auf jemanden.
lupus-voice-does-werewolf = Wählt ein Opfer.
lupus-voice-does-mythomaniac = Wähle ein Vorbild.
lupus-voice-meet = Erkennt euch.
lupus-voice-close-freemason = Freimaurer, Augen zu.
lupus-voice-close-medium = Medium, Augen zu.
lupus-voice-close-seer = Seher, Augen zu.
lupus-voice-close-bodyguard = Leibwächter, Augen zu.
lupus-voice-close-owl = Nachteule, Augen zu.
lupus-voice-close-werewolf = Werwölfe, Augen zu.
lupus-voice-close-mythomaniac = Mythomane, Augen zu.
lupus-voice-close = Augen zu.
lupus-voice-turn = { $call }: { $does }
lupus-voice-all = Alle zeigen jetzt auf jemanden und sagen kein Wort.
lupus-voice-all-short = Zeigt auf jemanden.
lupus-voice-dawn = Der Tag bricht an. Augen auf.
lupus-voice-dawn-short = Der Tag bricht an.
lupus-voice-mourns = Das Dorf trauert um { $names }.
lupus-voice-mourns-many = { $count ->
    [one] Jemand ist tot. Seht hin.
   *[other] { $count } sind tot. Seht hin.
}
lupus-voice-mourns-look = Seht, wer tot ist.
lupus-voice-nobody = Heute Nacht starb niemand!
lupus-voice-names-first = Alle nennen jemanden. { $name } beginnt.
lupus-voice-names = Alle nennen jemanden, auch die Geister.
lupus-voice-names-short = Nennt jemanden.
lupus-voice-owl = Die Nachteule zeigt auf { $name }.
lupus-voice-owl-none = Kein Zeichen der Nachteule.
lupus-voice-suspects-signs = Verdächtig: { $paw }, Pfote, und { $tuft }, Fellbüschel.
lupus-voice-suspects = Verdächtig: { $paw } und { $tuft }.
lupus-voice-suspects-look = Zwei sind verdächtig. Seht hin.
lupus-voice-speaks-first = Zuerst spricht { $name }.
lupus-voice-speaks = Jetzt spricht { $name }.
lupus-voice-speaks-other = Die zweite Rede.
lupus-voice-vote = { $paw } oder { $tuft }? Stimmt ab.
lupus-voice-vote-short = Stimmt ab.
lupus-voice-count = Die Stimmen werden aufgedeckt.
lupus-voice-count-short = Die Stimmen.
lupus-voice-tally = { $most ->
    [one] Eine Stimme
   *[other] { $most } Stimmen
} gegen { $name }, { $few } gegen { $other }.
lupus-voice-lynches = Das Dorf lyncht { $name }.
lupus-voice-light = Ein Licht geht aus.
lupus-voice-decided = Das Dorf hat entschieden.
lupus-voice-won = { $party ->
    [village] Kein Wolf ist mehr da. Das Dorf gewinnt!
    [pack] Die Nacht gehört den Wölfen. Das Rudel gewinnt!
   *[hamster] Und im Bau lacht jemand zuletzt. Der Werhamster gewinnt allein!
}
lupus-voice-claim = { $name } sagt: { $said }

# The words of moves
lupus-word-close = schließen
lupus-word-end_call = den Aufruf beenden
lupus-word-no_ballot = keine Stimme
lupus-word-ready = bereit
lupus-word-pass = ich habe gesprochen
lupus-word-retract = die letzte Behauptung zurücknehmen
lupus-word-vote = lynchen
lupus-word-paw = Pfotenabdruck
lupus-word-tuft = Fellbüschel
lupus-word-point = zeigen auf
lupus-word-nominate = nennen
lupus-word-claim_role = ich bin …
lupus-word-claim_result = ich habe gesehen (Seher) …
lupus-word-claim_medium = ich habe gehört (Medium) …
lupus-word-claim_protected = ich habe bewacht (Leibwächter) …
lupus-word-claim_marked = ich habe gezeigt auf (Nachteule) …
lupus-word-claim_mason_with = mit mir Freimaurer ist …
lupus-word-suspect = ich verdächtige …
lupus-word-trust = ich vertraue …
lupus-word-will_vote = heute bin ich gegen …
lupus-word-ask_role = wer bist du, …?
lupus-word-wolf = ein Wolf
lupus-word-lynched = heute gelyncht
lupus-word-forecast = Ich sage voraus …
lupus-word-not_wolf = kein Wolf
lupus-word-village = das Dorf
lupus-word-pack = das Rudel
lupus-word-hamster = der Werhamster
lupus-count-claim_result = Nacht { $n }
lupus-count-claim_medium = Tag { $n }
lupus-count-claim_protected = Nacht { $n }
lupus-count-claim_marked = Nacht { $n }

# Claims, as they are said; nobody checks them
lupus-claim-claim_role = Ich bin: { $role }.
lupus-claim-claim_result = Als Seher habe ich in Nacht { $night } erfahren: { $target } ist { $nature ->
    [wolf] ein Wolf.
   *[not_wolf] kein Wolf.
}
lupus-claim-claim_medium = Als Medium habe ich erfahren: Wer an Tag { $night } gelyncht wurde, war { $nature ->
    [wolf] ein Wolf.
   *[not_wolf] kein Wolf.
}
lupus-claim-claim_protected = Als Leibwächter habe ich in Nacht { $night } { $target } bewacht.
lupus-claim-claim_marked = Als Nachteule habe ich in Nacht { $night } auf { $target } gezeigt.
lupus-claim-claim_mason_with = { $target } und ich sind die Freimaurer.
lupus-claim-suspect = Ich verdächtige { $target }.
lupus-claim-trust = Ich vertraue { $target }.
lupus-claim-will_vote = Heute bin ich gegen { $target }.
lupus-claim-ask_role = { $target }, wer bist du?
lupus-claim-retract = Ich nehme meine letzte Behauptung zurück.
lupus-seen-claim_result = { $nature ->
    [wolf] Nacht { $night }: { $target } Wolf
   *[not_wolf] Nacht { $night }: { $target } kein Wolf
}
lupus-seen-claim_medium = { $nature ->
    [wolf] Tag { $night }: Wolf gelyncht
   *[not_wolf] Tag { $night }: kein Wolf gelyncht
}
lupus-seen-claim_protected = Nacht { $night }: { $target } beschützt
lupus-seen-claim_marked = Nacht { $night }: auf { $target } gezeigt
lupus-seen-claim_mason_with = Freimaurer mit { $target }

# Windows
lupus-window-night = Nacht { $day }
lupus-window-discussion = Tag { $day }: Beratung
lupus-window-nomination = Tag { $day }: Wer wird genannt?
lupus-window-defence = Tag { $day }: Verteidigung
lupus-window-lynch_vote = Tag { $day }: Abstimmung
lupus-window-over = Das Spiel ist aus
lupus-ask-night = Zeig auf jemanden: Wen verdächtigst du?
lupus-ask-discussion = Was sagst du? Ob es stimmt, ist deine Sache.
lupus-ask-forecast = Was sagst du voraus?
lupus-ask-nomination = Wen nennst du?
lupus-ask-defence = Du bist verdächtig. Sprich zum Dorf!
lupus-ask-lynch_vote = Wer soll gelyncht werden? Niemand sieht deine Stimme, bevor alle abgegeben sind.

# The story. $me is the part in it that the reader has.
lupus-event-opened = { $seats } spielen mit. Im Spiel sind: { $composition }.
lupus-event-opened-none = { $seats } spielen mit. Welche Figuren im Spiel sind, bleibt geheim.
lupus-event-wise_old_man = { $me ->
    [seat] Du hast die Karte des weisen alten Mannes.
   *[none] Die Karte des weisen alten Mannes liegt bei { $seat }.
}
lupus-event-night = Nacht { $night }. Heute werden gerufen: { $calls }.
lupus-event-dawn = { $me ->
    [dead] Du bist in der Nacht gestorben.
   *[none] Die Nacht war tödlich.
} Heute früh sind tot: { $dead }. Die Willkommenskarte geht an { $welcome }.
lupus-event-dawn-none = In der Nacht ist niemand gestorben.
lupus-event-opening = { $me ->
    [seat] Noch ist niemand gestorben. Das Los will, dass du als Erstes jemanden nennst.
   *[none] Noch ist niemand gestorben. Das Los will, dass { $seat } als Erstes jemanden nennt.
}
lupus-event-claimed = { $me ->
    [seat] Du sagst: „{ $said }“
   *[none] { $seat }: „{ $said }“
}
lupus-event-ready = { $me ->
    [seat] Du bist bereit.
   *[none] { $seat } ist bereit.
}
lupus-event-talk_over = Die Beratung an Tag { $day } ist vorbei.
lupus-event-nominated = { $me ->
    [seat] Du nennst { $target }.
    [target] { $seat } nennt dich.
   *[none] { $seat } nennt { $target }.
}
lupus-event-nominated-none = { $me ->
    [seat] Du hast niemanden genannt.
   *[none] { $seat } hat niemanden genannt.
}
lupus-event-ballots = Alle Stimmen auf einmal: { $ballots }.
lupus-event-owl_mark = { $me ->
    [target] Die Nachteule hat auf dich gezeigt.
   *[none] Die Nachteule hat auf { $target } gezeigt.
}
lupus-event-owl_mark-none = Heute gibt es kein Zeichen der Nachteule.
lupus-event-suspects = { $me ->
    [paw] Der Pfotenabdruck liegt bei dir, das Fellbüschel bei { $tuft }.
    [tuft] Der Pfotenabdruck liegt bei { $paw }, das Fellbüschel bei dir.
   *[none] Der Pfotenabdruck liegt bei { $paw }, das Fellbüschel bei { $tuft }.
} Stimmen: { $counts }.
lupus-event-defended = { $in_time ->
    [yes] { $me ->
        [seat] Du hast gesprochen.
       *[none] { $seat } hat gesprochen.
    }
   *[no] { $me ->
        [seat] Deine Redezeit ist vorbei.
       *[none] Die Redezeit von { $seat } ist vorbei.
    }
}
lupus-event-voted = Die Stimmen werden aufgedeckt. Pfotenabdruck: { $paws }. Fellbüschel: { $tufts }. Keine Stimme: { $missing }.
lupus-event-lynched = { $me ->
    [seat] Du wirst gelyncht und bist von nun an ein Geist: stumm, aber du nennst weiter Verdächtige.
   *[none] { $seat } wird gelyncht.
}
lupus-event-forecasts = Die Voraussagen der Geister werden geöffnet.
lupus-event-ended = { $reason ->
    [no_wolves] Kein Wolf ist mehr da: Das Dorf gewinnt!
    [wolves_prevail] Es gibt mindestens so viele Wölfe wie andere: Das Rudel gewinnt!
   *[hamster_outlives] Der Werhamster hat alle überlebt und gewinnt allein!
} { $me ->
    [winners] Du hast gewonnen.
   *[none] Es gewinnen: { $winners }.
} Wer wer war: { $cast }.

# What only the reader is told
lupus-secret-dealt = Deine Karte: { $role }.
lupus-secret-pointed = { $seat } zeigt auf { $target }.
lupus-secret-deciding = Heute Nacht zählt dein Tippen, in diesem Aufruf: { $call }. Bis er vorbei ist, kannst du es ändern.
lupus-secret-harmless = Heute Nacht ist dein Tippen harmlos.
lupus-secret-markers = Deine Gefährten zeigen: { $markers }
lupus-secret-sealed = Deine Stimme ist versiegelt.
lupus-secret-forecast = Deine Voraussage ist bis zum Ende versiegelt.
lupus-note-fellows = Nacht { $night }: Du hast { $names } erkannt ({ $role }).
lupus-note-fellows-none = Nacht { $night }: Niemand teilt deinen Aufruf ({ $role }).
lupus-note-answer = Nacht { $night }: { $names } ist { $nature ->
    [wolf] ein Wolf.
   *[not_wolf] kein Wolf.
}
lupus-note-spirit = Nacht { $night }: { $names }, am Tag davor gelyncht, war { $nature ->
    [wolf] ein Wolf.
   *[not_wolf] kein Wolf.
}
lupus-note-guarded = Nacht { $night }: Du hast { $names } bewacht.
lupus-note-marked = Nacht { $night }: Du hast auf { $names } gezeigt.
lupus-note-victim = Nacht { $night }: Das Rudel hat { $names } gewählt.
lupus-note-victim-none = Nacht { $night }: Das Rudel hat niemanden gewählt.
lupus-note-became = Nacht { $night }: Du bist nun: { $role }.
lupus-note-became-none = Nacht { $night }: Du bleibst ein Mensch ohne Kraft.

# Around the board
lupus-board-list = Im Spiel: { $composition }
lupus-board-list-secret = Welche Figuren im Spiel sind, ist geheim.
lupus-board-call = Jetzt: { $call }
lupus-board-calls = Heute Nacht: { $calls }
lupus-board-pair = { $who } → { $whom }
lupus-board-cast = { $who }: { $role }
lupus-board-turned = { $before }, dann { $after }
lupus-board-card = Deine Karte:
lupus-board-hold = Halten: deine Karte und Notizen
lupus-board-pointing = Du zeigst auf { $name }. Du kannst es ändern, bis der Aufruf vorbei ist.
lupus-board-ghost = Du bist ein Geist. Du schweigst bis zum Ende, nennst aber weiter Verdächtige.
lupus-board-silent = Pst! Du bist ein Geist: Hör zu und sag nichts.
lupus-board-taken-back = zurückgenommen
lupus-board-claims-left = { $left ->
    [0] Heute kannst du nichts mehr behaupten.
    [one] Heute kannst du noch eines behaupten.
   *[other] Heute kannst du noch { $left }-mal etwas behaupten.
}
lupus-board-you-are-ready = Du bist bereit.
lupus-board-ready = Bereit: { $names }
lupus-board-sealed = Abgegeben. Alles bleibt versiegelt, bis alle so weit sind.
lupus-board-nights = In den Nächten
lupus-board-pointed = Nacht { $night }: { $name }
lupus-board-suspects = Verdächtig: { $paw } (Pfotenabdruck) und { $tuft } (Fellbüschel)
lupus-board-claimed = Behauptet
lupus-board-waits-night = Die Nacht nimmt sich ihre Zeit.
lupus-board-waits-discussion = Die Lebenden beraten.
lupus-board-waits-nomination = Wir warten auf { $names }.
lupus-board-waits-defence = { $names } spricht.
lupus-board-waits-lynch_vote = Die Lebenden entscheiden.
lupus-part-ghost = Geist
lupus-part-welcome = Willkommen!
lupus-part-wise = weiser alter Mann
lupus-part-paw = Pfotenabdruck
lupus-part-tuft = Fellbüschel
lupus-part-ready = bereit
lupus-part-asked = ist gefragt
lupus-part-speaks = spricht
lupus-part-no_ballot = keine Stimme
lupus-part-owl = Zeichen der Nachteule
lupus-part-winner = hat gewonnen
lupus-part-died = heute Nacht gestorben

# Auf der Bühne
lupus-brief-werewolf = Nachts jagst du mit dem Rudel. Seine Marken siehst du hier.
lupus-brief-villager = Nachts kannst du nichts: dir bleiben Ohren, Verstand und Stimme.
lupus-brief-seer = Jede Nacht erfährst du, ob auf wen du zeigst ein Wolf ist.
lupus-brief-medium = Ab Nacht 2 erfährst du, ob wer tags zuvor gelyncht wurde ein Wolf war.
lupus-brief-possessed = Ein Mensch, der mit dem Rudel gewinnt. Ihr kennt einander nicht.
lupus-brief-bodyguard = Ab Nacht 2 kann das Rudel nicht töten, auf wen du zeigst.
lupus-brief-owl = Auf wen du zeigst, steht am nächsten Tag unter Verdacht.
lupus-brief-freemason = In Nacht 1 erfährst du, wer außer dir zu den Freimaurern gehört.
lupus-brief-werehamster = Das Rudel kann dich nicht töten, wohl aber der Blick des Sehers.
lupus-brief-mythomaniac = In Nacht 2 zeigst du auf jemanden und wirst vielleicht Wolf oder Seher.
lupus-goal-village = Du gewinnst mit dem Dorf: kein Wolf darf übrig sein.
lupus-goal-pack = Du gewinnst mit dem Rudel: so viele Wölfe wie andere.
lupus-goal-hamster = Du gewinnst allein, wenn du am Ende lebst.
lupus-won-village = Das Dorf gewinnt
lupus-won-pack = Das Rudel gewinnt
lupus-won-hamster = Der Werhamster gewinnt
lupus-stage-ballots = { $count ->
    [one] eine Nennung
   *[other] { $count } Nennungen
}
lupus-stage-circle = Was du jetzt schreibst, hören { $names }.
lupus-stage-circle-none = Was du jetzt schreibst, hört niemand.
lupus-stage-taps = Ein Tippen ist kurz zu sehen. Halten zeigt, was zählt.
lupus-stage-together-wait = Augen zu. Bei jedem Aufruf halten alle das Feld.
lupus-stage-together-hold = Jetzt halten alle das Feld: Darin steht, was zählt.
lupus-stage-together-tap = Jetzt tippen alle auf jemanden. Das ist kurz zu sehen.
lupus-stage-together-both = Jetzt tippen alle und halten das Feld: Darin steht, was zählt.
lupus-stage-hunches = Du hast gezeigt auf: { $hunches }
lupus-stage-hunches-none = Du hast noch auf niemanden gezeigt.
lupus-stage-died = { $count ->
    [one] ist nicht mehr aufgewacht.
   *[other] sind nicht mehr aufgewacht.
}
lupus-stage-you-died = Du bist nicht mehr aufgewacht. Willkommen unter den Geistern!
lupus-stage-nobody = Niemand ist tot!
lupus-stage-relief = Alle Läden stehen offen. Das Dorf atmet auf.
lupus-stage-lynched = wird gelyncht. Ein Licht geht aus.
lupus-stage-tie = { $names }: gleich viele Stimmen wie { $others }. Bei Gleichstand trifft es, wer im Uhrzeigersinn zuerst kommt, { $card ->
    [yes] gezählt ab der Willkommenskarte
   *[no] angefangen bei { $first }
} (L3.28).
lupus-stage-tie-vote = Für beide gleich viele Stimmen: Dann trifft es den Pfotenabdruck (L3.45).
lupus-stage-close = { $call }: Augen zu.
lupus-stage-deal = Schau deine Karte an
lupus-stage-deal-hold = Halte die Karte, um sie umzudrehen
lupus-stage-deal-soon = Bald wird es Nacht
lupus-stage-tab-village = Das Dorf
lupus-stage-pick = Tippe auf ein Porträt.
lupus-stage-nominate = { $name } nennen
lupus-stage-ballot = Plättchen halten, zu jemandem ziehen, loslassen.
lupus-stage-ballot-tap = Plättchen antippen, dann jemanden.
lupus-stage-ballot-keys = Pfeiltasten wählen, Loslassen legt ab: { $names }
lupus-stage-vote = Gegen { $name } legen
lupus-stage-against = Heute gegen dich gesagt
lupus-stage-against-none = Gar nichts. Sprich trotzdem!
lupus-stage-accusers = Genannt von { $names }.
lupus-stage-laid = Es liegt verdeckt.
lupus-stage-foretold = Was die Geister vorausgesagt haben
lupus-stage-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
lupus-stage-diary-day = Tag { $day }: Wolf { $wolf }, gelyncht { $lynched }
lupus-stage-forecast-sealed = Versiegelt: Niemand sieht es vor dem Ende. Bis das Gespräch endet, kannst du es ändern.
lupus-stage-forecast-lynched = Wer wird heute gelyncht?
lupus-stage-forecast-wolf = Wer ist ein Wolf?

# Die Tafel der Behauptungen
lupus-board-title = Tafel
lupus-board-empty = Noch hat niemand gesagt, wer was ist.
lupus-board-clash = Widerspruch
lupus-board-clashes = Alles kann nicht stimmen
lupus-board-opinions = Dafür und dagegen
lupus-board-opinions-none = Noch ist niemand für oder gegen jemanden.
lupus-board-against = { $count ->
    [one] einmal dagegen
   *[other] { $count }-mal dagegen
}
lupus-board-for = { $count ->
    [one] einmal dafür
   *[other] { $count }-mal dafür
}
lupus-board-who-against = Gegen { $name }: { $names }
lupus-board-who-for = Für { $name }: { $names }
lupus-board-who-asks = Wollen wissen, wer { $name } ist: { $names }
lupus-board-spirit = Tag { $day }
lupus-board-unsaid = nichts
lupus-clash-crowd = { $most ->
    [0] { $role } ({ $names }): in diesem Spiel nicht dabei.
    [one] { $role } ({ $names }): davon gibt es nur einen.
   *[other] { $role } ({ $names }): davon gibt es nur { $most }.
}
lupus-clash-roles = { $seat } will mehr als eine Figur sein.
lupus-clash-mason = { $seat } soll Freimaurer sein, sagt aber etwas anderes.
lupus-clash-nature = { $seat }: für die einen ein Wolf, für die anderen nicht.
lupus-clash-eaten = { $seat } starb in Nacht { $night }, und nachts stirbt kein Wolf.
lupus-clash-twice = { $seat } ({ $role }) erzählt eine Nacht auf zwei Arten.
lupus-clash-ghost = { $seat } war schon vor Nacht { $night } ein Geist.
lupus-clash-guarded = { $seat } starb in Nacht { $night }, obwohl bewacht.
lupus-clash-repeated = { $seat } darf nicht zwei Nächte nacheinander bewacht werden.
lupus-clash-mark = An Tag { $night } hatte die Nachteule auf { $seat } gezeigt.
lupus-clash-mark-none = An Tag { $night } gab es kein Zeichen der Nachteule.
lupus-clash-wolves = So viele Wölfe kann es nicht geben: { $seat } nennt mehr, als in dieses Spiel passen.

# Was man sagt
lupus-say-hint = Tippe auf ein Porträt, um etwas über jemanden zu sagen.
lupus-say-i-am = Ich bin …
lupus-say-about = Über { $name }
lupus-say-follow = Und um wen ging es? Tippe auf ein Porträt.
lupus-say-more = Mehr
lupus-say-trust = Ich vertraue
lupus-say-suspect = Ich verdächtige
lupus-say-will_vote = Ich bin dagegen
lupus-say-ask_role = Wer bist du?
lupus-say-claim_protected = bewacht
lupus-say-claim_marked = mein Zeichen
lupus-say-claim_mason_with = mit mir
lupus-say-send = Sagen: „{ $said }“
lupus-say-take-back = Zurücknehmen: „{ $said }“

# Wie es kam
lupus-fact-hunted = Nacht { $night }: das Rudel wählte { $target }. { $died ->
    [yes] Am Morgen tot.
   *[no] Umsonst.
}
lupus-fact-hunted-none = Nacht { $night }: das Rudel wählte niemanden.
lupus-fact-foresaw = Nacht { $night }: { $seat } sah { $target }: { $nature ->
    [wolf] ein Wolf.
   *[not_wolf] kein Wolf.
}
lupus-fact-lied_role = Tag { $day }, gelogen: { $seat } wollte { $role } sein und war { $was }.
lupus-fact-lied_tale = Tag { $day }, gelogen: { $seat } { $claim ->
    [claim_result] sagte als Seher, { $target } sei { $nature ->
        [wolf] ein Wolf.
       *[not_wolf] kein Wolf.
    }
    [claim_medium] erzählte als Medium, was die Geister nie gesagt haben.
    [claim_protected] wollte { $target } beschützt haben.
    [claim_marked] wollte als Nachteule auf { $target } gezeigt haben.
   *[claim_mason_with] zählte { $target } zu den Freimaurern wie sich selbst.
}
lupus-fact-first_accusation = Erste richtige Anklage, Tag { $day }: { $seat } gegen { $target }.
lupus-fact-best_nose = Beste Nase: { $seats } – in { $hits } von { $nights } Nächten auf einen Wolf.
lupus-fact-best_augur = Beste Nase: { $seats } – Punkte für Ahnungen und Voraussagen: { $points }.
lupus-fact-best_liar = Am besten gelogen: { $seat } – { $lies ->
    [one] eine Lüge
   *[other] { $lies } Lügen
}, { $ballots ->
    [0] keine einzige Nennung.
    [one] nur eine Nennung.
   *[other] { $ballots } Nennungen.
}
lupus-stage-replay = Die Nächte noch einmal

# Why it ended so
lupus-why-no_wolves = Der letzte Wolf ist fort. Das Dorf gewinnt, auch seine Geister.
lupus-why-wolves_prevail = Es gibt mindestens so viele Wölfe wie alle anderen zusammen. Das Rudel gewinnt, auch seine Geister und der Besessene.
lupus-why-hamster_outlives = Das Spiel ist aus, und der Werhamster lebt: Er gewinnt allein.

# Options
lupus-option-preset = Wer ist dabei?
lupus-option-preset-about = Die Auswahl, mit der unsere Bots am ausgewogensten gespielt haben (auf jeder Karte steht, wie nah an ausgeglichen und in wie vielen Partien; bei Menschen kann es anders sein); alle Figuren, die passen; nur die einfachen; eine eigene Liste; oder das Los entscheidet.
lupus-option-preset-full = Alle, die passen
lupus-option-preset-base = Das Grundspiel
lupus-option-preset-custom = Eine eigene Liste
lupus-option-preset-lot = Durch das Los
lupus-option-preset-fair_1 = Unter Bots als am ausgewogensten gemessen
lupus-option-custom_list = Die eigene Liste
lupus-option-custom_list-about = Nur mit einer eigenen Liste: jede Figur mit ihrer Zahl, zum Beispiel werewolf:2,seer:1,villager:5. Die Figuren heißen hier werewolf, villager, seer, medium, possessed, bodyguard, owl, freemason, werehamster, mythomaniac.
lupus-option-custom_list-null = keine
lupus-option-role_list = Welche Figuren bekannt sind
lupus-option-role_list-about = Meist wissen alle, welche Figuren im Spiel sind. Willst du mitspielen und sie verbergen, überlass die Figuren dem Los.
lupus-option-role_list-open = Alle
lupus-option-role_list-open_hide_possessed = Alle außer dem Besessenen
lupus-option-role_list-secret = Keine
lupus-option-first_night_kill = Das Rudel jagt in der ersten Nacht
lupus-option-first_night_kill-about = Meist lernen sich die Werwölfe in der ersten Nacht nur kennen, damit niemand vor dem ersten Wort ausscheidet.
lupus-option-place = Wo ihr seid
lupus-option-place-about = Zusammen in einem Raum oder jeder woanders. Sind auch nur zwei im selben Raum, ist es ein Raum.
lupus-option-place-same_room = In einem Raum
lupus-option-place-remote = Jeder woanders
lupus-option-night_mode = Die Aufrufe der Nacht
lupus-option-night_mode-about = Nacheinander, wie beim Erzählen, oder alle zugleich, was schneller geht. Das Ergebnis ist dasselbe.
lupus-option-night_mode-null = Wie es zum Ort passt
lupus-option-night_mode-sequential = Nacheinander
lupus-option-night_mode-parallel = Alle zugleich
lupus-option-nomination_mode = Verdächtige nennen
lupus-option-nomination_mode-about = Im Uhrzeigersinn und für alle hörbar, oder alle heimlich zugleich, was an großen Tischen schneller geht.
lupus-option-nomination_mode-sequential = Nacheinander
lupus-option-nomination_mode-simultaneous = Alle zugleich
lupus-option-narrator = Wer erzählt
lupus-option-narrator-about = Auch ein Mensch kann erzählen: der Host, der dann keinen Platz hat und alles sieht.
lupus-option-narrator-machine = Die Maschine
lupus-option-narrator-human = Der Host
lupus-option-narrator_chair = Der Stuhl zum Erzählen
lupus-option-narrator_chair-about = Wenn ein Mensch in eurem Kreis erzählt: vor welchem Platz der Stuhl steht. Dort werden die ersten Verdächtigen genannt.
lupus-option-narrator_chair-null = Außerhalb des Kreises
lupus-option-host_seated = Der Host spielt mit
lupus-option-host_seated-about = Ob der Host einen Platz und eine Figur hat. Wer mitspielt, darf nicht mehr wissen als die anderen.
lupus-option-allow_bots = Bots
lupus-option-allow_bots-about = Bots dürfen Plätze nehmen und für Abwesende einspringen. Sie reden nur in Behauptungen.
lupus-option-wise_old_man = Der weise alte Mann
lupus-option-wise_old_man-about = Das Spiel für genau acht ohne Erzähler, mit einer Karte, die reihum wandert; der Seher darf dann auch nach Geistern fragen.
lupus-option-wise_old_man-off = aus
lupus-option-wise_old_man-on = an
lupus-option-wolf_disagreement = Wenn das Rudel uneins ist
lupus-option-wolf_disagreement-about = Meist entscheidet die Mehrheit, bei Gleichstand das Los. Oder das Rudel tötet nur, wenn alle einig sind.
lupus-option-wolf_disagreement-plurality_lot = Mehrheit, dann Los
lupus-option-wolf_disagreement-no_kill = Niemand stirbt
lupus-option-wolf_chat = Das Rudel darf schreiben
lupus-option-wolf_chat-about = Lebende Werwölfe können sich während ihres Aufrufs schreiben. Nur wenn jeder woanders ist: In einem Raum sieht man das Tippen.
lupus-option-wolf_chat-off = aus
lupus-option-wolf_chat-on = an
lupus-option-seer_may_target_ghosts = Der Seher fragt nach Geistern
lupus-option-seer_may_target_ghosts-about = Meist nur nach Lebenden. Eingeschaltet auch nach Geistern.
lupus-option-bodyguard_no_repeat = Der Leibwächter muss wechseln
lupus-option-bodyguard_no_repeat-about = Eingeschaltet wird niemand zwei Nächte nacheinander bewacht.
lupus-option-welcome_on_lynch = Willkommenskarte am Tag
lupus-option-welcome_on_lynch-about = Wer stirbt, bekommt die Willkommenskarte, von der aus gezählt wird. Ausgeschaltet bekommt sie nur, wer nachts stirbt.
lupus-option-enforce_minimums = Zahlen des Regelhefts
lupus-option-enforce_minimums-about = Jede besondere Figur braucht eine Mindestzahl an Spielenden. Ausgeschaltet darf sie auch in kleinere Runden.
lupus-option-enforce_card_stock = Höchstens zwölf Dorfbewohner
lupus-option-enforce_card_stock-about = So viele, wie es Karten gibt. Ausgeschaltet dürfen es mehr sein.
lupus-option-claims_per_day = Behauptungen am Tag
lupus-option-claims_per_day-about = Wie oft jeder am Tag mit den Knöpfen etwas behaupten darf. Was ihr laut sagt oder schreibt, zählt nicht.
lupus-option-beats = Die Pausen der Erzählung
lupus-option-beats-about = Zeit für den Blick auf die Karte, für Abend und Morgen, für jeden Aufruf, der beginnt und endet, und für das Urteil. Sie ist für alle gleich lang, was auch geschehen ist, und so lange läuft keine Uhr.
lupus-option-beats-off = Ohne
lupus-option-beats-short = Kurz
lupus-option-beats-full = Alle
lupus-option-forecasts = Geister sagen voraus
lupus-option-forecasts-about = Während die Lebenden reden, sagen Geister, wer ein Wolf ist und wer gelyncht wird. Niemand sieht es vor dem Ende; dann wird es gezählt, zusammen mit den Ahnungen der Nächte.
lupus-option-call_seconds = Zeit eines Aufrufs
lupus-option-call_seconds-about = Wie lange jede Figur nachts wach ist. Die Zeit ist immer gleich, damit sie nichts verrät.
lupus-option-recognition_seconds = Zeit zum Erkennen
lupus-option-recognition_seconds-about = Wie lange ein Aufruf dauert, in dem nichts entschieden wird.
lupus-option-night_seconds = Zeit einer Nacht
lupus-option-night_seconds-about = Wie lange eine Nacht dauert, in der alle zugleich gerufen werden.
lupus-option-discussion_seconds = Zeit zum Beraten
lupus-option-discussion_seconds-about = Wie lange das Dorf reden darf. Sind alle bereit, ist früher Schluss.
lupus-option-nomination_seconds = Zeit zum Nennen
lupus-option-nomination_seconds-about = Wie lange man überlegen darf, wen man nennt. Danach entfällt die Stimme.
lupus-option-defence_seconds = Zeit zur Verteidigung
lupus-option-defence_seconds-about = Wie lange jeder der beiden Verdächtigen sprechen darf.
lupus-option-vote_seconds = Zeit zum Abstimmen
lupus-option-vote_seconds-about = Wie lange die Lebenden überlegen dürfen, wer gelyncht wird. Eine fehlende Stimme zählt für niemanden.
lupus-option-grace_seconds = Geduld mit Abwesenden
lupus-option-grace_seconds-about = Wie lange jemand weg sein darf, bevor ein Bot einspringt, falls Bots erlaubt sind. Ein Fingertipp holt den Platz zurück.

# Lupus in Tabula for those who have never played
lupus-guide-1-title = Die Idee
lupus-guide-1 = Ein paar von euch sind Werwölfe, alle anderen wollen sie loswerden. Nachts tötet das Rudel, am Tag lyncht das Dorf. Nur die Werwölfe wissen, wer zu ihnen gehört, und gelogen wird überall.
lupus-guide-2-title = Deine Karte
lupus-guide-2 = Alle bekommen heimlich eine Figur. Halte das Auge, um deine zu sehen und was sie kann. Zeig sie nie, auch nicht als Geist: Aufgedeckt wird erst, wenn das Spiel aus ist.
lupus-guide-3-title = In der Nacht
lupus-guide-3 = Eine Figur nach der anderen wird gerufen. Alle Handys zeigen dieselbe Frage, und alle tippen die ganze Nacht: Zeig auf jemanden, den du verdächtigst. Bei den meisten ändert das nichts, aber so verrät sich niemand. Du kannst deine Wahl ändern, bis dein Aufruf vorbei ist.
lupus-guide-4-title = Am Morgen
lupus-guide-4 = Ihr hört, wer gestorben ist, nie warum. Wer stirbt, wird ein Geist und bekommt die Willkommenskarte; sie liegt immer beim neuesten Geist.
lupus-guide-5-title = Die Beratung
lupus-guide-5 = Die Lebenden reden und dürfen alles sagen, ob es stimmt oder nicht. Mit den Knöpfen stellst du Behauptungen auf, die alle nachlesen können. Geister schweigen. Sind alle bereit, geht es weiter.
lupus-guide-6-title = Verdächtige nennen
lupus-guide-6 = Dann nennen alle, auch die Geister, je einen lebenden Mitspieler, im Uhrzeigersinn ab dem Platz nach der Willkommenskarte. Die zwei mit den meisten Stimmen sind verdächtig; bei Gleichstand, wer nach der Karte zuerst kommt.
lupus-guide-7-title = Die Abstimmung
lupus-guide-7 = Beide Verdächtigen dürfen sich verteidigen. Dann stimmen alle anderen Lebenden zugleich ab: Pfotenabdruck oder Fellbüschel. Wer mehr Stimmen hat, wird gelyncht, bei Gleichstand der Pfotenabdruck.
lupus-guide-8-title = Geister
lupus-guide-8 = Ein Geist sagt nichts und hat keine Kraft mehr, nennt aber jeden Tag Verdächtige und gewinnt oder verliert mit der eigenen Partei.
lupus-guide-9-title = Wer gewinnt
lupus-guide-9 = Das Dorf gewinnt, wenn kein Wolf mehr lebt, das Rudel, sobald es mindestens so viele Wölfe wie andere gibt. Lebt dann der Werhamster, gewinnt er ganz allein.
lupus-guide-10-title = Eine Nacht in einem Raum
lupus-guide-10 = Leg das Handy vor dich, tippe leise und verzieh keine Miene. Nachts sind die Töne der Handys aus. Wer fehlt, verpasst eine Wahl, aber davon stirbt niemand.
lupus-guide-characters = Die Figuren
lupus-help = Nachts werden die Figuren gerufen und zeigen auf jemanden; das Rudel tötet. Am Tag reden die Lebenden, dann nennen alle, auch die Geister, jemanden. Die zwei mit den meisten Stimmen sind verdächtig; die anderen Lebenden stimmen ab, wer von ihnen gelyncht wird. Das Dorf gewinnt, wenn kein Wolf mehr lebt, das Rudel, sobald es mindestens so viele Wölfe wie andere gibt, und der Werhamster allein, wenn er am Ende lebt.

# Abende mit einem Tipp, und wie Zusammenstellungen von Figuren sind
lupus-tile-quick = Schnell
lupus-tile-quick-about = 1 Minute Gespräch, alle nominieren zugleich.
lupus-tile-book = Wie im Buch
lupus-tile-book-about = 3 Minuten Gespräch, reihum wird nominiert.
lupus-tile-apart = Weit weg
lupus-tile-apart-about = Zu Hause: eine Nacht für alle, geheime Stimmen.
lupus-set-plain = Wölfe, ein Seher, ehrliche Leute: schnell gelernt.
lupus-set-helpers = Helfer für das Dorf: mehr Stoff für Lügen.
lupus-set-traitor = Ein Mensch hält zum Rudel. Aber wer?
lupus-set-both = Helfer für das Dorf, ein Verräter fürs Rudel.
lupus-set-liar = In Nacht 2 kann jemand die Seite wechseln.
lupus-set-hamster = Ein Werhamster will euch alle überleben.
lupus-set-lot = Das Los bestimmt die besonderen Figuren.
lupus-set-among = { $werewolf ->
        [one] Ein Werwolf unter { $seats }
       *[other] { $werewolf } Werwölfe unter { $seats }
    }
lupus-set-secret = Die Liste der Figuren ist verdeckt.
lupus-set-no-wolves = { $wanted } bei so vielen Spielenden
lupus-set-no-seer = immer einer
lupus-set-no-masons = zwei oder keiner
lupus-set-no-one = nur einer
lupus-set-no-least = ab { $wanted } Spielenden
lupus-set-no-stock = nur { $wanted } Dorfbewohnerkarten
lupus-set-no-none = keiner zum Wegnehmen
lupus-set-no-rest = kein Dorfbewohner mehr, der Platz macht

# Das Pult für Menschen, die erzählen
lupus-console-read = Vorlesen
lupus-console-wait = Still warten
lupus-console-hear = Zuhören
lupus-console-next = Danach
lupus-console-nominate = { $name }, wen nominierst du?
lupus-console-defence = { $name }, sprich. Alle anderen hören zu.
lupus-console-tokens = { $paw } hat den Pfotenabdruck, { $tuft } das Fellbüschel.
lupus-console-verdict = Wer mehr Stimmen hat, wird gelyncht.
lupus-console-end-discussion = Gespräch beenden
lupus-console-end-nomination = Nächste Nominierung: { $name } gibt keine Stimme ab
lupus-console-end-nominations = Stimmen zählen
lupus-console-end-defence = { $name } hat gesprochen
lupus-console-end-lynch_vote = Stimmen aufdecken
lupus-console-sure = Was dann noch fehlt, zählt für niemanden.
lupus-console-told = Einen Moment: Das wird gerade erzählt.
lupus-console-night = Die Nacht dauert ihre Zeit.
lupus-console-ring = Das Dorf
lupus-console-curtain = Hinter dem Vorhang
lupus-console-hold = Halten und schauen
lupus-console-hold-ballots = Halten: wessen Stimmen fehlen
lupus-console-draw = Vorhang aufziehen
lupus-console-shut = Vorhang zuziehen
lupus-console-dies = Heute Nacht stirbt { $name } ({ $role }).
lupus-console-nobody = So wie es steht, stirbt heute Nacht niemand.
lupus-console-wakes = { $call }: { $names }
lupus-console-anyway = { $call }: niemand mehr da, trotzdem aufrufen
lupus-console-in = Da: { $names }
lupus-console-missing = Fehlt: { $names }
lupus-console-notes = Deine Notizen
lupus-console-notes-about = Nur auf diesem Gerät, bis das Spiel vorbei ist.
lupus-console-answer = Für jemanden antworten
lupus-console-answer-about = Für einen Platz ohne Handy. Der Platz erfährt, dass du es warst, sonst niemand.
lupus-console-answer-what = Was tut { $name }?
lupus-console-answered = Im Namen von { $name } getan.

# On the shelf
lupus-name = Lupus in Tabula
lupus-about = Nachts jagen die Werwölfe, tags klagt das Dorf an – und selbst die Geister reden ein Wort mit.
lupus-credits = Domenico Di Giorgio; daVinci / dV Giochi (2009).

# Options that are refused
refused-host_sits = Wer eine verdeckte Liste von Figuren gewählt hat, kennt sie und bekommt keinen Platz. Mit „{ lupus-option-preset-lot }“ unter „{ lupus-option-preset }“ kennt sie niemand.

refused-custom_list = Die eigene Liste der Figuren geht nicht: { $fault ->
    [total] sie hat { $found }, und es spielen 8 bis 24
    [wolves] bei so vielen gibt es { $wanted } Werwölfe, nicht { $found }
    [seer] es gibt genau einen Seher, nicht { $found }
    [masons] Freimaurer sind keiner oder beide dabei, nicht { $found }
    [one] { $name } gibt es einmal, nicht { $found }-mal
    [least] { $name } ist für { $wanted } oder mehr, nicht für { $found }
    [stock] es gibt { $wanted } Karten für Dorfbewohner, nicht { $found }
    [twice] { $name } steht zweimal da
    [none] { $name } ist gar nicht dabei
    [rest] kein Dorfbewohner ist mehr übrig, dessen Platz { $name } einnehmen könnte
    [near] eine Figur „{ $name }“ gibt es nicht; ist „{ $near }“ gemeint?
    *[word] „{ $name }“ ist keine Figur mit ihrer Zahl wie in werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = „{ lupus-option-preset-custom }“ unter „{ lupus-option-preset }“ braucht eine Liste unter „{ lupus-option-custom_list }“, und sonst hat keine Auswahl eine.
refused-seated_host = Wer als Host mitspielt, darf unter „{ lupus-option-role_list }“ nur dann „{ $role_list }“ wählen, wenn das Los die Figuren bestimmt: „{ lupus-option-preset-lot }“ unter „{ lupus-option-preset }“.
refused-betraying_list = Zwölf Dorfbewohner und ein verborgener Besessener wären dreizehn in der Liste, und alle könnten es zählen. Wähl eine andere Liste.
refused-wolf_chat = „{ lupus-option-wolf_chat }“ braucht „{ lupus-option-place-remote }“ unter „{ lupus-option-place }“. In einem Raum sieht man das Tippen.
refused-narrator_chair = „{ lupus-option-narrator_chair }“ braucht „{ lupus-option-narrator-human }“ unter „{ lupus-option-narrator }“ und steht vor einem der Plätze.
refused-no_limit = „{ $option }“ darf nur ohne Grenze sein, wenn ein Mensch erzählt: „{ lupus-option-narrator-human }“ unter „{ lupus-option-narrator }“.
refused-wise_narrator = „{ lupus-option-wise_old_man }“ ist für ein Spiel ohne Erzähler.
refused-wise_list = „{ lupus-option-wise_old_man }“ wird mit 2 Werwölfen, 1 Seher und 5 Dorfbewohnern gespielt.
refused-wise_lot = „{ lupus-option-wise_old_man }“ passt zu „{ lupus-option-preset-lot }“ nur, wenn „{ lupus-option-enforce_minimums }“ eingeschaltet ist.
