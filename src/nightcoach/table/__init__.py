"""The table: clocks, seats, stand-ins, talk and spectators around one game. It knows nothing about cards or roles."""
