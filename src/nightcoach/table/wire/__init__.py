"""What goes in and out: the messages of the wire, and what each watcher is told."""
