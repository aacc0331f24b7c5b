// The characters that a game gives its seats, each as a drawing; they are people's pictures instead of their animals.
import { ICONS } from '../ui/icons';
import { PICTURES as castle } from './castle/pictures';

const DRAWN: Record<string, string | undefined> = { ...ICONS, ...castle };

/** The picture of a person or a seat; a traveller if it has none that we know. */
export const portrait = (character: string): string => DRAWN[character] ?? ICONS.traveller;
