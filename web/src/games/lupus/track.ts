// What the narrator of Lupus says to the room, and what is heard from the village: by the beats and the events that
// everybody hears, so a dead character's call sounds like a living one's (L3.4, L6.20). Every line has shorter ones
// behind it, for short beats and long names.
import type { Told } from '../../state/table.svelte';
import type { LupusClaim, LupusEvent, LupusView } from '../../wire/types.gen';
import { list, say } from '../../words/words.svelte';
import type { SoundName } from '../../device/sound';
import type { Cue, Line, Scene } from '../tracks';
import { turnsAt } from './scene';
import { said } from './story';

/** Where the table keeps no beats nothing waits for a voice: so much of a window it may take at most. */
const HURRIED: Record<string, number> = { dawn: 5000, nomination: 2500, suspects: 4000, defence: 2500, vote: 2500 };
const WINDOWS: Record<string, string> = { discussion: 'dawn', nomination: 'nomination', lynch_vote: 'vote' };
/** A moment that nothing ends. */
const END = 12_000;
/** When the names of the dead are told, as a part of the dawn; the stage shows them then, too. */
export const NAMED = 0.45;
const EVENING = 4500;
const CLOSING = 2400;
const LONG_SLOT = 9000;
/** Under a voice the drums are softer, in these beats from the beginning to the end. */
const SOFT = 0.5;
const BED: Record<string, number> = { dusk: SOFT, lead_in: SOFT, slot: 1, close: SOFT };

type Kind<K extends string> = Extract<LupusEvent, { event: K }>;

export function cue(scene: Scene): Cue | null {
  const view = scene.view as unknown as LupusView;
  const { beat, over } = scene;
  const key = (name: string, more: unknown = '') => `${name} ${view.day} ${String(more)}`;
  const plain = { sounds: [] as [number, SoundName][], bed: 0 };
  if (beat) {
    const said = saidIn(scene, view, beat.name, beat.call, beat.length);
    return {
      ...plain,
      key: key(beat.name, beat.call),
      length: beat.length,
      past: beat.length - (beat.left ?? beat.length),
      lines: said,
      sounds: soundsIn(scene, beat.name, beat.length),
      bed: view.options.beats === 'off' ? (BED[beat.name] ?? 0) * SOFT : (BED[beat.name] ?? 0),
      sentence: shownIn(view, beat.name, beat.call, said),
    };
  }
  if (over) {
    const ended = last(scene.story, 'ended');
    const lines = ended ? [{ at: 600, texts: [say('lupus-voice-won', { party: ended.party })] }] : [];
    return { ...plain, key: key('end'), length: END, past: null, lines, sounds: [[0, 'win']], sentence: shown(lines) };
  }
  // By day without a beat: somebody's clock runs. At a table that keeps beats, all has been said.
  const name = view.window === 'defence' ? (view.asked[0] === view.paw ? 'suspects' : 'defence') : WINDOWS[view.window];
  if (!name) return null;
  const lines = saidIn(scene, view, name, null, HURRIED[name]!);
  const silent = view.options.beats !== 'off';
  return {
    ...plain,
    key: key(`${name} open`),
    length: HURRIED[name]!,
    past: null,
    lines: silent ? [] : lines,
    sounds: silent ? [] : soundsIn(scene, name, HURRIED[name]!),
    sentence: name === 'dawn' ? say('lupus-line-discussion') : shown(lines),
  };
}

/** A claim about somebody's character, for those who want to hear claims. */
export function aside(event: Told, names: string[]): string | null {
  const claim = event as unknown as LupusClaim & { event: string };
  if (claim.event !== 'claimed' || !claim.claim.startsWith('claim_')) return null;
  return say('lupus-voice-claim', { name: names[claim.seat] ?? '', said: said(claim, names) });
}

const last = <K extends NonNullable<LupusEvent['event']>>(story: Told[], kind: K) =>
  story.findLast((event) => event.event === kind) as unknown as Kind<K> | undefined;
const shown = (lines: Line[]): string => lines.at(-1)?.texts[0] ?? '';

/** Whether people sit in one room and shut their eyes: not where all are called at once, nor where they are far apart. */
function inTheDark({ options }: LupusView): boolean {
  return options.place === 'same_room' && options.night_mode !== 'parallel';
}

/** What a beat tells the room. */
function saidIn(scene: Scene, view: LupusView, name: string, call: string | null, length: number): Line[] {
  const { story, names } = scene;
  const who = (seat: number) => names[seat] ?? String(seat + 1);
  const dark = inTheDark(view);
  switch (name) {
    case 'deal':
      return [{ at: 400, texts: [say('lupus-voice-deal'), say('lupus-voice-deal-short')] }];
    case 'dusk':
      return [{ at: 400, texts: nightfall(dark) }];
    case 'lead_in':
      return [{ at: 0, texts: opening(view, call, dark) }];
    case 'slot':
      return inSlot(scene, view, call, length, dark);
    case 'close':
      return [{ at: 0, texts: closing(call, dark) }];
    case 'dawn': {
      const dead = last(story, 'dawn')?.dead ?? [];
      const texts = dead.length
        ? [
            say('lupus-voice-mourns', { names: list(dead.map(who)) }),
            say('lupus-voice-mourns-many', { count: dead.length }),
            say('lupus-voice-mourns-look'),
          ]
        : [say('lupus-voice-nobody')];
      const wakes = dark ? [say('lupus-voice-dawn'), say('lupus-voice-dawn-short')] : [say('lupus-voice-dawn-short')];
      return [
        { at: 200, texts: wakes },
        { at: NAMED * length, texts },
      ];
    }
    case 'nomination': {
      const first = view.asked.length === 1 ? [say('lupus-voice-names-first', { name: who(view.asked[0]!) })] : [];
      return [{ at: 0, texts: [...first, say('lupus-voice-names'), say('lupus-voice-names-short')] }];
    }
    case 'suspects':
      return [{ at: 0, texts: suspects(story, who) }];
    case 'defence': {
      const tuft = last(story, 'suspects')?.tuft;
      const texts = tuft === undefined ? [] : [say('lupus-voice-speaks', { name: who(tuft) })];
      return [{ at: 0, texts: [...texts, say('lupus-voice-speaks-other')] }];
    }
    case 'vote': {
      const pair = last(story, 'suspects');
      const texts = pair ? [say('lupus-voice-vote', { paw: who(pair.paw), tuft: who(pair.tuft) })] : [];
      return [{ at: 0, texts: [...texts, say('lupus-voice-vote-short')] }];
    }
    case 'count':
      return [{ at: 0, texts: [say('lupus-voice-count'), say('lupus-voice-count-short')] }];
    case 'verdict':
      return [{ at: 700, texts: verdict(story, who) }];
    default:
      return [];
  }
}

const nightfall = (dark: boolean): string[] =>
  dark ? [say('lupus-voice-dusk'), say('lupus-voice-dusk-short')] : [say('lupus-voice-dusk-far')];

/** A call opens. On a first night without a kill the pack only gets to know one another (L3.7). */
function opening(view: LupusView, call: string | null, dark: boolean): string[] {
  if (!call) return [];
  const first = call === 'werewolf' && view.day === 1 && !view.options.first_night_kill;
  const does = say(first ? 'lupus-voice-meet' : `lupus-voice-does-${call}`);
  if (!dark) return [say('lupus-voice-turn', { call: say(`lupus-call-${call}`), does }), say(`lupus-call-${call}`)];
  const opens = say(`lupus-voice-open-${call}`);
  return [`${opens} ${does}`, opens, say(`lupus-call-${call}`)];
}

const closing = (call: string | null, dark: boolean): string[] =>
  call && dark ? [say(`lupus-voice-close-${call}`), say('lupus-voice-close')] : [];

/** With beats everything was said before the slot; without them the slot itself has room for it. */
function inSlot(scene: Scene, view: LupusView, call: string | null, length: number, dark: boolean): Line[] {
  if (!call) return [{ at: 600, texts: [say('lupus-voice-all'), say('lupus-voice-all-short')] }];
  if (view.options.beats !== 'off') return [];
  const lynched = view.day > 1 ? last(scene.story, 'lynched')?.seat : undefined;
  const died = lynched === undefined ? [] : [say('lupus-voice-lynches', { name: scene.names[lynched] ?? '' })];
  const evening = view.calls[0] === call && length > EVENING + LONG_SLOT;
  const short = nightfall(dark).at(-1)!;
  const lines: Line[] = evening ? [{ at: 0, texts: [...died.map((each) => `${each} ${short}`), short] }] : [];
  lines.push({ at: evening ? EVENING : 0, texts: opening(view, call, dark) });
  if (length > LONG_SLOT) lines.push({ at: length - CLOSING, texts: closing(call, dark) });
  return lines;
}

function suspects(story: Told[], who: (seat: number) => string): string[] {
  const pair = last(story, 'suspects');
  if (!pair) return [];
  const names = { paw: who(pair.paw), tuft: who(pair.tuft) };
  const both = say('lupus-voice-suspects', names);
  const speaks = say('lupus-voice-speaks-first', { name: names.paw });
  // L3.30 The Owl's mark is announced before the suspects; where no Owl can be in the game, nothing is said.
  const from = story.findLastIndex((event) => event.event === 'dawn');
  const mark = last(story.slice(Math.max(0, from)), 'owl_mark');
  const owl =
    mark && (mark.target === null ? say('lupus-voice-owl-none') : say('lupus-voice-owl', { name: who(mark.target) }));
  const marked = owl ? [`${owl} ${both} ${speaks}`, `${owl} ${both}`] : [say('lupus-voice-suspects-signs', names)];
  return [...marked, `${both} ${speaks}`, both, say('lupus-voice-suspects-look')];
}

function verdict(story: Told[], who: (seat: number) => string): string[] {
  const lynched = last(story, 'lynched');
  const votes = last(story, 'voted')?.votes ?? [];
  const pair = last(story, 'suspects');
  if (!lynched || !pair) return [];
  const count = (side: string) => votes.filter(([, vote]) => vote === side).length;
  const other = lynched.seat === pair.paw ? pair.tuft : pair.paw;
  const sides = lynched.seat === pair.paw ? ['paw', 'tuft'] : ['tuft', 'paw'];
  const tally = say('lupus-voice-tally', {
    most: count(sides[0]!),
    name: who(lynched.seat),
    few: count(sides[1]!),
    other: who(other),
  });
  const dies = say('lupus-voice-lynches', { name: who(lynched.seat) });
  const light = say('lupus-voice-light');
  return [`${tally} ${dies} ${light}`, `${dies} ${light}`, dies, say('lupus-voice-decided')];
}

/** What is heard besides: always the same in the same beat. Nothing howls for a kill. */
function soundsIn({ story }: Scene, name: string, length: number): [number, SoundName][] {
  switch (name) {
    case 'deal':
      return [[0, 'deal']];
    case 'dusk':
      return [
        [0, 'hoot'],
        [length - 1300, 'howl'],
      ];
    case 'dawn':
      return [[0, 'crow']];
    case 'count': {
      const votes = last(story, 'voted')?.votes ?? [];
      return votes.map((_, at) => [turnsAt(at, votes.length, length), 'token']);
    }
    case 'verdict':
      return [[0, 'toll']];
    default:
      return [];
  }
}

/** The sentence of a beat, for a page that shows nothing else. A slot goes on with what led to it. */
function shownIn(view: LupusView, name: string, call: string | null, lines: Line[]): string {
  if (name === 'slot' && call) return opening(view, call, inTheDark(view))[0]!;
  return shown(lines) || (name === 'close' && call ? say(`lupus-call-${call}`) : '');
}
