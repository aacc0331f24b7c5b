"""What a table does by itself, and when: clocks, deadlines, nights, and moves that no person makes."""
