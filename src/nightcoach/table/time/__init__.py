"""What a table does by itself, and when: clocks, deadlines, nights, and the moves nobody makes by hand."""
