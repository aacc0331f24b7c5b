// How each game tells its story; a game without a teller of its own is told plainly.
import type { Told } from '../state/table.svelte';
import type { GameInfo } from '../wire/types.gen';
import { aside as castleAside, tell as castle } from './castle/story';
import { tell as eatme } from './eatme/story';
import { tell as lupus } from './lupus/story';
import { tellPlain } from './plain/story';

/** What an event is in words; it may be nothing, or several lines. */
export type Teller = (info: GameInfo, event: Told, names: string[], seat: number | null) => string[];
const TELLERS: Record<string, Teller> = { castle, eatme, lupus };

/** Until we know what a game's events mean, nothing is told. */
export function telling(game: string, info: GameInfo | undefined) {
  const teller = TELLERS[game] ?? tellPlain;
  return (event: Told, names: string[], seat: number | null) => (info ? teller(info, event, names, seat) : []);
}

/**
 * The last lines of a story, oldest first. Events that say nothing, as what one seat alone has heard, do not count: or
 * the number of lines would tell how many there were.
 */
export function newestLines(story: Told[], most: number, tell: (event: Told) => string[]): string[] {
  const found: string[] = [];
  for (let at = story.length - 1; at >= 0 && found.length < most; at--) found.unshift(...tell(story[at]!));
  return found.slice(-most);
}

/** What a seat alone was shown, in games in which that is told apart; it stands in the story only while it is held. */
const ASIDES: Record<string, Teller> = { castle: castleAside };
export const tellsAside = (game: string): boolean => game in ASIDES;
export const asideOf =
  (game: string, info: GameInfo | undefined) => (event: Told, names: string[], seat: number | null) =>
    (info && ASIDES[game]?.(info, event, names, seat)) || [];

/**
 * How much of a story is behind us, so that what was done in a seat's name may stand on its screen: not the round or
 * turn that is being played (E6.11), in which a neighbour could read it.
 */
export function settled(story: Told[], info: GameInfo | undefined): number {
  if (!info) return 0;
  const begun = story.findLastIndex((event) => begins(event, info));
  return begun < 0 ? story.length : begun;
}

/** Whether a round, a turn, a night or a day begins with this event. */
export const begins = (event: Told, info: GameInfo | undefined): boolean => info?.events[event.event]?.begins ?? false;

/** The number of the rule that an event shows. */
export function ruleOf(event: Told, info: GameInfo | undefined): string {
  return typeof event.rule === 'string' ? event.rule : (info?.events[event.event]?.rule ?? '');
}
