"""What every game stands on: frames, moves, chance, the Game contract, records. Imports nothing of ours."""
