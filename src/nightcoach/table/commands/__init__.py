"""Commands, checked: entries for the log, or a refusal that changes nothing."""
