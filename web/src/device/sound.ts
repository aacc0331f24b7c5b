// Every sound of the game, made here: no files to load. A sound is a list of tones and noises, and it is always
// the same one, so that nothing secret can be heard across the room.
export type SoundName = 'knock' | 'snap' | 'snore' | 'howl' | 'deal' | 'coin' | 'turn' | 'tick' | 'arrive' | 'win';

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
  win: [523, 659, 784, 1047].flatMap((hz, i) => bell(hz, i * 0.13, i < 3 ? 0.5 : 0.8, 0.45)),
};

export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

let on = true;
let context: AudioContext | undefined;
let desk: Desk | undefined;

/** Call it in a tap (a click, not a touchstart), and in later ones too: a phone call stops the sound on iOS. */
export function unlock(): void {
  try {
    context ??= new AudioContext();
    desk ??= new Desk(context);
    setSound(on);
    if (context.state !== 'running') context.resume().catch(() => {});
  } catch {
    // No sound here.
  }
}

export function setSound(wanted: boolean): void {
  on = wanted;
  if (desk) desk.master.gain.value = on ? LEVEL : 0;
}

export function play(name: SoundName): void {
  // Whatever is asked of a sleeping context would sound all at once when it wakes.
  if (!on || context?.state !== 'running') return;
  try {
    desk?.play(name);
  } catch {
    // The game goes on without it.
  }
}

/** Where sounds are put together; also for an offline context, to listen to what comes out. */
export class Desk {
  readonly master: GainNode;
  readonly #mixed: DynamicsCompressorNode;
  readonly #hiss: AudioBuffer;

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
