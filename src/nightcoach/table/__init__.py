"""The table: clocks, seats, stand-ins, talk and spectators around one game. It knows no card and no role."""
