"""What every game is built on: frames, moves, chance, the Game contract, records. Imports nothing of ours."""
