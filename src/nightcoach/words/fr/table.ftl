# Lines of the table among the talk
note-joined = { $name } rejoint la table.
note-renamed = { $old } s’appelle maintenant { $name }.
note-left = { $name } a quitté la table.
note-took_over = { $name } prend la place du bot { $bot }.
note-reseated = { $name } prend le siège de { $old }.
note-seat_asked = { $name } aimerait le siège de { $seat }. On demande à tous ceux qui jouent.
note-seat_kept = Le siège de { $seat } reste comme il est : tout le monde n’a pas accepté { $name }.
note-kicked = L’hôte a renvoyé { $name }.
note-hat = L’hôte est maintenant { $name }.
note-locked = La table est verrouillée : plus personne ne peut la rejoindre.
note-unlocked = La table est de nouveau ouverte.
note-muted = L’hôte a coupé la parole à { $name }.
note-unmuted = { $name } a de nouveau la parole.
note-paused = { $name } a arrêté les horloges.
note-resumed = { $name } relance les horloges.
note-extended = { $seconds } secondes de plus.
note-ended = L’hôte a mis fin à la partie.
note-ended_version = La partie est finie : Nightcoach a été mis à jour, et elle avait commencé avec d’autres règles.
note-ended_long = La partie a duré si longtemps que la table y a mis fin.
note-ended_operator = La personne qui gère ce serveur a mis fin à la partie.
note-restart = Nightcoach va redémarrer dans { $minutes } min. Vous n’avez rien à faire : la partie reprendra où elle en était.
note-restart_now = Nightcoach redémarre. Vous n’avez rien à faire : la partie reprendra où elle en était.
note-rematch = On remet ça !

# What a player can say with one tap
say-hello = Salut tout le monde !
say-hurry = On se dépêche !
say-wait = Attendez un peu !
say-trust_me = Faites-moi confiance !
say-liar = Mensonge !
say-well_played = Bien joué !

# Serving tables, and looking after them
serve-address = Nightcoach est prêt à l’adresse { $url }
serve-table = Une table est ouverte. Lien : { $link }  Code : { $code }
serve-stop = Ctrl+C pour arrêter ; les tables sont gardées.
serve-files = Seuls { $files } fichiers peuvent être ouverts à la fois : il y a place pour { $connections } connexions au lieu de { $wanted }. Pour en avoir plus, élève la limite stricte (ulimit -Hn, LimitNOFILE).
tables-backed-up = { $tables ->
    [one] { $tables } table est sauvegardée dans { $file }.
   *[other] { $tables } tables sont sauvegardées dans { $file }.
}
tables-deleted = { $tables ->
    [one] { $tables } table est supprimée.
   *[other] { $tables } tables sont supprimées.
}
