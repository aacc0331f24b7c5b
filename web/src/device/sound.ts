// Every sound of the game, made here: no files to load. A sound is a list of tones and noises, and it is always
// the same one, so that nothing secret can be heard across the room.
export type SoundName =
  | 'knock'
  | 'snap'
  | 'snore'
  | 'howl'
  | 'deal'
  | 'coin'
  | 'turn'
  | 'tick'
  | 'arrive'
  | 'win'
  | 'hoot'
  | 'crow'
  | 'toll'
  | 'token';

interface Voice {
  at: number; // seconds from the start of the sound
  lasts: number;
  loud: number; // about 0–1; a narrow band of noise needs more
  rise?: number; // seconds until it is at its loudest
  hold?: number; // seconds it stays there before it dies away
  path: number[]; // Hz, spread evenly over the time: of the tone, or of the middle of the noise
}

interface Tone extends Voice {
  wave?: OscillatorType;
  under?: number; // only what is below this many Hz: distance, warmth
  waver?: number; // cents of vibrato
}

interface Noise extends Voice {
  narrow: number; // how narrow the band around its middle is
}

type Note = Tone | Noise;

const LEVEL = 0.3;
const SILENT = 0.0001; // an exponential fall cannot end at nought

const wood = (hz: number, at: number, loud: number): Note[] => [
  { at, lasts: 0.05, loud: loud * 2, path: [hz * 5], narrow: 2 },
  { at, lasts: 0.16, loud, path: [hz, hz * 0.75] },
];
const bell = (hz: number, at: number, lasts: number, loud: number): Note[] => [
  { at, lasts, loud, rise: 0.006, path: [hz] },
  { at, lasts: lasts * 0.6, loud: loud * 0.3, path: [hz * 2] },
  { at, lasts: lasts * 0.3, loud: loud * 0.12, path: [hz * 4.07] },
];

// The speaker of a phone gives little below 300 Hz: even what is deep has some of its sound above.
const SOUNDS: Record<SoundName, Note[]> = {
  knock: [...wood(250, 0, 0.8), ...wood(230, 0.19, 0.7)],
  snap: [
    { at: 0, lasts: 0.08, loud: 1, path: [4200], narrow: 0.7 },
    ...[1730, 2640, 3910].map((hz) => ({ at: 0.01, lasts: 0.45, loud: 0.3, path: [hz, hz * 0.995] })),
    ...wood(200, 0.02, 0.6),
  ],
  snore: [
    { at: 0, lasts: 0.6, loud: 0.5, rise: 0.4, path: [34, 44], wave: 'sawtooth', under: 700 },
    { at: 0, lasts: 0.6, loud: 0.7, rise: 0.4, path: [300, 620], narrow: 2 },
    { at: 0.65, lasts: 0.55, loud: 0.5, rise: 0.1, path: [900, 450], narrow: 1 },
  ],
  howl: [
    {
      at: 0,
      lasts: 1.2,
      loud: 0.22,
      rise: 0.25,
      hold: 0.4,
      path: [260, 430, 465, 455, 440, 330],
      under: 800,
      waver: 16,
    },
    {
      at: 0.05,
      lasts: 1,
      loud: 0.06,
      rise: 0.3,
      hold: 0.3,
      path: [520, 860, 930, 910, 880, 660],
      under: 1200,
      waver: 16,
    },
  ],
  deal: [
    { at: 0, lasts: 0.12, loud: 1, rise: 0.03, path: [3200, 5600], narrow: 0.8 },
    { at: 0.09, lasts: 0.2, loud: 1, rise: 0.02, path: [4800, 2200], narrow: 0.9 },
  ],
  coin: [...bell(2093, 0, 0.2, 0.35), ...bell(2794, 0.06, 0.4, 0.35)],
  turn: [...bell(659, 0, 0.8, 0.5), ...bell(880, 0.2, 1, 0.5)],
  tick: [
    { at: 0, lasts: 0.05, loud: 2, path: [2600], narrow: 3 },
    { at: 0, lasts: 0.12, loud: 0.4, path: [820, 700] },
  ],
  arrive: [...bell(523, 0, 0.6, 0.4), ...bell(784, 0.11, 0.8, 0.4)],
  hoot: [0, 0.62, 0.86].flatMap((at, i) => [
    {
      at,
      lasts: i === 2 ? 0.75 : 0.4,
      loud: 0.3,
      rise: 0.07,
      hold: 0.1,
      path: [370, 392, 388, 350],
      under: 900,
      waver: 10,
    },
    { at, lasts: i === 2 ? 0.7 : 0.36, loud: 0.25, rise: 0.08, path: [420, 400], narrow: 6 },
  ]),
  // Four notes, the third held; far away, so that nobody jumps.
  crow: [
    [0, 0.16, [420, 560]],
    [0.18, 0.14, [560, 600]],
    [0.36, 0.62, [600, 760, 740, 720]],
    [1.0, 0.3, [640, 440]],
  ].flatMap(([at, lasts, path]) => [
    {
      at: at as number,
      lasts: lasts as number,
      loud: 0.16,
      rise: 0.03,
      hold: (lasts as number) * 0.5,
      path: path as number[],
      wave: 'sawtooth' as const,
      under: 1500,
      waver: 22,
    },
    {
      at: at as number,
      lasts: lasts as number,
      loud: 0.12,
      rise: 0.03,
      hold: (lasts as number) * 0.5,
      path: (path as number[]).map((hz) => hz * 2),
      under: 1800,
      waver: 22,
    },
  ]),
  toll: [
    ...[1, 2, 2.4, 3, 4.2].map((times, i) => ({
      at: 0,
      lasts: 3.2 / (1 + i * 0.45),
      loud: [0.4, 0.3, 0.22, 0.16, 0.08][i]!,
      rise: 0.008,
      path: [196 * times],
    })),
    { at: 0, lasts: 0.06, loud: 0.4, path: [1400], narrow: 2 },
  ],
  token: [...wood(520, 0, 0.8), ...wood(700, 0.045, 0.35)],
  win: [523, 659, 784, 1047].flatMap((hz, i) => bell(hz, i * 0.13, i < 3 ? 0.5 : 0.8, 0.45)),
};

export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

let on = true;
let loud = 1;
let hushed = false;
let bedLevel = 0;
let context: AudioContext | undefined;
let desk: Desk | undefined;
/** A context that runs costs power also in silence, so it rests when nothing has sounded for a while. */
let resting = false;
let rest: ReturnType<typeof setTimeout> | undefined;
const REST = 5_000; // milliseconds; the longest sound is shorter
const LATE = 400; // a sound that comes later than this is worse than none

function restSoon(): void {
  clearTimeout(rest);
  rest = setTimeout(() => {
    if (bedLevel || context?.state !== 'running') return;
    resting = true;
    context.suspend().catch(() => {});
  }, REST);
}

/** Do it when there is sound again, unless that takes too long. */
function awake(then: () => void): void {
  if (!resting || !context) {
    then();
    return;
  }
  const asked = Date.now();
  context
    .resume()
    .then(() => {
      resting = false;
      if (Date.now() - asked < LATE) then();
    })
    .catch(() => {});
}

/** Call it in a tap (a click, not a touchstart), and in later ones too: a phone call stops the sound on iOS. */
export function unlock(): void {
  try {
    const first = !context;
    context ??= new AudioContext();
    desk ??= new Desk(context);
    setSound(on, loud);
    const stopped = context.state !== 'running' && !resting;
    if (stopped) context.resume().catch(() => {});
    if (bedLevel) bed(bedLevel);
    else if (first || stopped) restSoon(); // a later tap makes no sound by itself
  } catch {
    // No sound here.
  }
}

/** Whether there is any sound, and how much of the usual. */
export function setSound(wanted: boolean, part: number): void {
  on = wanted;
  loud = part;
  if (desk) desk.master.gain.value = on ? LEVEL * loud : 0;
}

/** While all phones must be alike, a phone of a seat makes no sound, whoever asks for one. */
export function hush(wanted: boolean): void {
  hushed = wanted;
  if (hushed) bed(0);
}

/** Drums on the table, on and on, so loud from 0 to 1: on a table screen, so that nobody hears who taps. */
export function bed(level: number): void {
  bedLevel = hushed ? 0 : level;
  try {
    if (bedLevel && resting) awake(() => desk?.bed(bedLevel));
    else desk?.bed(bedLevel);
  } catch {
    // The night goes on without it.
  }
  if (!bedLevel) restSoon();
}

export function play(name: SoundName): void {
  // Whatever is asked of a context that somebody else has stopped would sound all at once when it goes on.
  if (!on || hushed || (context?.state !== 'running' && !resting)) return;
  awake(() => {
    try {
      desk?.play(name);
    } catch {
      // The game goes on without it.
    }
    restSoon();
  });
}

/** Where sounds are put together; also for an offline context, to listen to what comes out. */
export class Desk {
  readonly master: GainNode;
  readonly #mixed: DynamicsCompressorNode;
  readonly #hiss: AudioBuffer;
  #bed: GainNode | undefined;

  constructor(readonly context: BaseAudioContext) {
    // The compressor makes quiet sounds louder, so the level is set after it.
    this.master = new GainNode(context, { gain: LEVEL });
    this.#mixed = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
    this.#mixed.connect(this.master).connect(context.destination);
    this.#hiss = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = this.#hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  play(name: SoundName): void {
    const now = this.context.currentTime + 0.01;
    for (const note of SOUNDS[name]) {
      if ('narrow' in note) this.#noise(note, now + note.at);
      else this.#tone(note, now + note.at);
    }
  }

  /** The drums: begun when they are first wanted, and from then on the same few bars again and again. */
  bed(level: number): void {
    const { context } = this;
    if (!this.#bed) {
      if (!level) return;
      this.#bed = new GainNode(context, { gain: 0 });
      const drums = new AudioBuffer({ length: Math.round(BARS * context.sampleRate), sampleRate: context.sampleRate });
      drums.copyToChannel(drumming(context.sampleRate), 0);
      const source = new AudioBufferSourceNode(context, { buffer: drums, loop: true });
      source.connect(this.#bed).connect(this.master);
      source.start();
    }
    this.#bed.gain.setTargetAtTime(level * BED, context.currentTime, FADE);
  }

  #tone(note: Tone, from: number): void {
    const { context } = this;
    const source = new OscillatorNode(context, { type: note.wave ?? 'sine' });
    follow(source.frequency, note, from);
    if (note.waver) {
      const swing = new OscillatorNode(context, { frequency: 5.5 });
      swing.connect(new GainNode(context, { gain: note.waver })).connect(source.detune);
      sound(swing, note, from);
    }
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: note.under ?? 12_000 });
    source.connect(filter).connect(this.#envelope(note, from));
    sound(source, note, from);
  }

  #noise(note: Noise, from: number): void {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.#hiss });
    const filter = new BiquadFilterNode(this.context, { type: 'bandpass', Q: note.narrow });
    follow(filter.frequency, note, from);
    source.connect(filter).connect(this.#envelope(note, from));
    sound(source, note, from);
  }

  #envelope(note: Note, from: number): GainNode {
    const envelope = new GainNode(this.context, { gain: 0 });
    const { rise = 0.002, hold = 0 } = note;
    envelope.gain.setValueAtTime(SILENT, from);
    envelope.gain.linearRampToValueAtTime(note.loud, from + rise);
    envelope.gain.setValueAtTime(note.loud, from + rise + hold);
    envelope.gain.exponentialRampToValueAtTime(SILENT, from + note.lasts);
    envelope.connect(this.#mixed);
    return envelope;
  }
}

// Fingers and palms on a wooden table, four bars, over a breath of wind. Taps on a phone are short and high: what hides
// them is a finger somewhere every eighth of a second, and the wind between.
const BARS = 8;
const BED = 2.4;
const FADE = 0.25;
const STEPS = 64; // an eighth of a second each
const ACCENTS = [1, 0.5, 0.6, 0.5, 0.7, 0.5, 0.6, 0.55, 0.9, 0.5, 0.6, 0.65, 0.7, 0.5, 0.65, 0.55];

/** Always the same, to the sample. */
export function drumming(rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(BARS * rate));
  let seed = 7;
  const chance = () => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647) * 2 - 1;
  let wind = 0;
  for (let i = 0; i < samples.length; i++) {
    wind += (chance() - wind) * 0.12;
    // It comes and goes within the bars, so that the end meets the beginning.
    samples[i] = wind * (0.16 + 0.03 * Math.sin((2 * Math.PI * i) / samples.length));
  }
  for (let step = 0; step < STEPS; step++) {
    const accent = ACCENTS[step % ACCENTS.length]! * (0.9 + 0.1 * chance());
    const palm = step % 8 === 0;
    const from = Math.max(0, Math.round(((step + 0.05 * chance()) * samples.length) / STEPS));
    const lasts = palm ? 0.3 : 0.11;
    const hz = palm ? 110 : 210 + 40 * chance();
    let skin = 0;
    for (let i = 0; i < lasts * rate; i++) {
      const at = i / rate;
      const fall = Math.exp((-at * 5) / lasts) * Math.min(1, at / 0.003);
      skin += (chance() - skin) * (palm ? 0.18 : 0.34);
      const body = Math.sin(2 * Math.PI * hz * at * (1 - at * 0.4)) + 0.4 * Math.sin(2 * Math.PI * hz * 2.3 * at);
      samples[(from + i) % samples.length]! +=
        accent * fall * (body * (palm ? 0.16 : 0.2) + skin * 0.5 * Math.exp(-at * (palm ? 40 : 25)));
    }
  }
  return samples;
}

function sound(source: AudioScheduledSourceNode, note: Note, from: number): void {
  source.start(from);
  source.stop(from + note.lasts);
}

function follow(pitch: AudioParam, { path, lasts }: Note, from: number): void {
  path.forEach((hz, i) => {
    if (i === 0) pitch.setValueAtTime(hz, from);
    else pitch.linearRampToValueAtTime(hz, from + (lasts * i) / (path.length - 1));
  });
}
