// What lies in a seat's fan while it is held: one's own cards, and whatever else may be chosen in secret now. A card that
// can be put on the tray carries its move; one that leads to a further choice carries those that come after it. All of it
// is read off the legal and the closed moves: no rule is known here.
import type { CastleView } from '../../wire/types.gen';
import type { GameView } from '../../state/table.svelte';
import { say } from '../../words/words.svelte';
import { isCard } from './cards';
import { word } from './story';

export interface Leaf {
  /** Unlike its neighbours. */
  id: string;
  /** Whose face it shows; a slip of paper if it is no card. */
  card: string;
  /** What stands on a slip, or above a card that is not one's own. */
  text: string;
  /** The move that it is, if it is one. */
  words: string;
  /** Why it cannot be chosen, if one would expect that it can. */
  closed: string;
  inside: Leaf[];
}

type View = CastleView & GameView;

/** How many words of which moves are the same whatever their player holds, by window; elsewhere not one. */
export const OPEN: Record<string, Record<string, number>> = {
  turn: { spy: 2, challenge: 2, offer: 2, proclaim: 1 },
  ability: { decline_ability: 1, use_ability: 2 },
  gift: { gift: 2 },
  fate: { look: 1, steal: 1 },
  naming: { name: 2, that_is_all: 1 },
};
/** Where the cards to choose from are not one's own; how one proclaims is no card at all. */
const OTHERS = ['take', 'set_top', 'coat'];

const plain = (id: string): Leaf => ({ id, card: id, text: '', words: '', closed: '', inside: [] });

/** The card by which a move is made, and at which of its words the rest of it begins. */
function cardOf(parts: string[]): [card: string, rest: number] {
  const [verb = '', ...more] = parts;
  if (verb.startsWith('use_') && isCard(verb.slice(4))) return [verb.slice(4), 1];
  if (verb === 'hypnotise') return ['hypnotist', 1];
  if (verb === 'demand') return ['diplomat', 1];
  if (['play', 'support', 'set_top', 'take_profession'].includes(verb)) return [more[0] ?? verb, 2];
  if (verb === 'proclaim') return [parts.join(' '), parts.length];
  return [more.at(-1) ?? verb, parts.length];
}

export function fanOf(view: View, names: string[], chosen: string[]): Leaf[] {
  const why = new Map(view.closed.map((each) => [each.words, `${say(each.reason)} (${each.rule})`]));
  const moves = [...view.legal, ...why.keys()]
    .filter((words) => words !== 'pass')
    .map((words) => words.split(' '))
    .filter((parts) => chosen.every((each, at) => parts[at] === each))
    .filter((parts) => chosen.length > 0 || !OPEN[view.window]?.[parts[0]!]);

  function leaf(id: string, fitting: string[][], at: number): Leaf {
    const isNumber = (part: string) => /^\d+$/.test(part);
    const tokens = fitting[0]![0] === 'play';
    const label = (part: string) => {
      if (isNumber(part)) return tokens ? `× ${part}` : (names[Number(part)] ?? part);
      return isCard(part) ? '' : word(part);
    };
    const picture = (part: string) => (isNumber(part) ? (tokens ? 'tokens' : 'somebody') : part);
    const whole = fitting.find((parts) => parts.length <= at);
    if (whole) {
      const words = whole.join(' ');
      const last = whole.at(-1)!;
      return { ...plain(id), text: isCard(id) ? '' : label(last), words, closed: why.get(words) ?? '' };
    }
    const next = [...new Set(fitting.map((parts) => parts[at]!))];
    const inside = next.map((part) => {
      const further = fitting.filter((parts) => parts[at] === part);
      return { ...leaf(part, further, at + 1), card: picture(part), text: label(part) };
    });
    return { ...plain(id), inside };
  }

  const groups = new Map<string, [string[][], number]>();
  for (const parts of moves) {
    const [card, rest] = cardOf(parts);
    const group = groups.get(card) ?? [[], rest];
    group[0].push(parts);
    groups.set(card, group);
  }
  const found = [...groups].map(([card, [fitting, rest]]) => leaf(card, fitting, rest));
  if ((OTHERS.includes(view.window) || chosen[0] === 'proclaim') && found.length) return found;
  const own = [view.society, view.profession, ...view.hand].filter((card) => card !== null);
  const offered = view.window === 'answer' && view.pending?.object;
  return [
    ...own.map((card) => found.find((each) => each.id === card) ?? plain(card)),
    ...found.filter((each) => !own.some((card) => card === each.id)),
    ...(offered ? [{ ...plain('offered'), card: offered, text: say('castle-fan-offered') }] : []),
  ];
}

/**
 * In an order by lots, of which everything that is new draws its own: so the place of a thumb tells nothing, and what was
 * there before stays where it was.
 */
export function ordered(leaves: Leaf[], lots: Map<string, number>, draw = drawn): Leaf[] {
  for (const { id } of leaves) if (!lots.has(id)) lots.set(id, draw());
  return leaves.toSorted((one, other) => lots.get(one.id)! - lots.get(other.id)!);
}
const drawn = (): number => crypto.getRandomValues(new Uint8Array(1))[0]!;
