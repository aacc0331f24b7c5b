// The cards that a guide explains, in the order of the book.
export const OBJECTS = [
  'key', 'goblet', 'bag_key', 'bag_goblet', 'black_pearl', 'coat', 'dagger', 'gloves', 'monocle', 'poison_ring', 'privilege',
  'seal_of_lodge', 'sextant', 'shattered_mirror', 'throwing_knives', 'tome', 'whip',
];
export const PROFESSIONS = [
  'alchemist', 'bodyguard', 'clairvoyant', 'diplomat', 'doctor', 'grand_master', 'hypnotist', 'priest', 'swordsman', 'thug',
];
