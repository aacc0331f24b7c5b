smugglers-name = Smugglers
smugglers-about = Gold or sand? Three rounds of straight faces at the customs.
smugglers-length = 5–10 minutes
smugglers-help = Hide gold or sand. The officer opens one chest: gold is the officer's, sand pays its owner.
smugglers-word-gold = gold
smugglers-word-sand = sand
smugglers-word-open = open
smugglers-ask-hide = What do you hide in your chest?
smugglers-ask-search = Whose chest do you open?
smugglers-window-hide = The chests are filled
smugglers-window-search = The officer searches
smugglers-window-over = The game is over
smugglers-field-scores = Points
smugglers-field-officer = Officer
smugglers-field-round = Round
smugglers-field-chest = Your chest
smugglers-field-winners = Winners
smugglers-option-seconds = Time to think
smugglers-option-seconds-about = How long everybody may think. 0 is without a limit.
smugglers-event-opened = { $seats } smugglers meet at the harbour. { $first } is the first officer.
smugglers-event-round = Round { $number }. { $me ->
    [officer] You are the officer.
   *[none] The officer is { $officer }.
}
smugglers-event-hidden = { $me ->
    [seat] You have closed your chest.
   *[none] { $seat } has closed a chest.
}
smugglers-event-searched = { $officer } opens the chest of { $owner }: { $chest ->
    [gold] gold!
   *[sand] nothing but sand.
}
smugglers-event-ended = The most points: { $winners }.
smugglers-why-most_points = { $name } has the most points: { $points }.
smugglers-why-tie = They have equally many points: { $points }.
smugglers-guide-1-title = The idea
smugglers-guide-1 = Hide gold or sand in your chest. One of you is the officer and opens one chest.
