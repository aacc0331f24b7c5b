// Every line that the narrator of Lupus can say, whatever happens: all characters, all moments, and every line that
// stands behind another because it is shorter. Whoever has a name is called NAME; a few are FEW, and many MANY.
import { cue } from '../src/games/lupus/track';
import type { Told } from '../src/state/table.svelte';

export const NAME = '{name}';
/** As many as can die in a night, and as can vote: no number below takes longer to say. */
const FEW = 4;
const MANY = 22;
const CALLS = ['freemason', 'medium', 'seer', 'bodyguard', 'owl', 'werewolf', 'mythomaniac'];
const MOMENTS = ['deal', 'dusk', 'dawn', 'nomination', 'suspects', 'defence', 'vote', 'count', 'verdict'];
const CALLED: [string, string | null][] = [
  ...['lead_in', 'slot', 'close'].flatMap((name) => CALLS.map((call): [string, string] => [name, call])),
  ['slot', null],
];
const ISOLATES = /[\u2066-\u2069]/g;

/** A line with any names and numbers as the one that is measured. */
export function measuredAs(text: string, names: readonly string[] = []): string {
  const bare = text.replace(ISOLATES, '').trim();
  const named = names.reduce((sum, name) => sum.replaceAll(name, NAME), bare);
  return named.replace(/\d+/g, (digits) => {
    const count = Number(digits);
    return String(count > FEW ? MANY : count > 1 ? FEW : count);
  });
}

const voted = (paw: number, tuft: number) =>
  Array.from({ length: paw + tuft }, (_, seat) => [seat, seat < paw ? 'paw' : 'tuft']);

/** What may have happened before a line is said. */
const STORIES: Told[][] = [
  ...Array.from({ length: FEW + 1 }, (_, dead) => [
    { event: 'dawn', dead: Array.from({ length: dead }, (_, seat) => seat), welcome: 0 },
  ]),
  ...[undefined, null, 4].map((target) => [
    { event: 'dawn', dead: [], welcome: 0 },
    ...(target === undefined ? [] : [{ event: 'owl_mark', target }]),
    { event: 'suspects', paw: 5, tuft: 6, ballots: [] },
  ]),
  ...[MANY, FEW, 1]
    .flatMap((most) => [MANY, FEW, 1, 0].map((few) => [most, few] as const))
    .map(([paw, tuft]) => [
      { event: 'suspects', paw: 5, tuft: 6, ballots: [] },
      { event: 'voted', votes: voted(paw, tuft) },
      { event: 'lynched', seat: 5 },
    ]),
];

/** In the language that is spoken now. */
export function linesOf(): string[] {
  const found = new Set<string>();
  const names = Array.from({ length: 24 }, () => NAME);
  const length = 20_000;
  const told = (view: object, name: string | null, call: string | null, story: Told[]) => {
    const beat = name === null ? null : { name, call, length, left: length };
    const seen = { day: 2, asked: [5], calls: [call], window: 'night', options: {}, ...view } as never;
    for (const line of cue({ view: seen, beat, story, names, over: !beat })?.lines ?? [])
      for (const text of line.texts) found.add(measuredAs(text));
  };
  for (const place of ['same_room', 'remote']) {
    for (const beats of ['full', 'off'])
      for (const day of [1, 2])
        for (const [name, call] of CALLED)
          told({ day, options: { beats, place, first_night_kill: false } }, name, call, STORIES.at(-1)!);
    for (const name of MOMENTS)
      for (const story of STORIES)
        for (const asked of [[5], [5, 6]]) told({ asked, options: { beats: 'full', place } }, name, null, story);
  }
  for (const party of ['village', 'pack', 'hamster']) told({}, null, null, [{ event: 'ended', party }]);
  return [...found].sort();
}
