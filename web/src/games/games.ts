// The games of the house, in the order of the shelf.
import type { IconName } from '../ui/icons';

export interface Shelf {
  game: string;
  icon: IconName;
  fewest: number;
  most: number;
}

export const SHELF: Shelf[] = [
  { game: 'eatme', icon: 'eatme', fewest: 3, most: 6 },
  { game: 'castle', icon: 'castle', fewest: 4, most: 8 },
  { game: 'lupus', icon: 'lupus', fewest: 8, most: 24 },
];
