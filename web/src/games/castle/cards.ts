// Every card of the Castle as people see it: its picture, the colour of its band and the signs in its corner. What it
// does is said by the catalogues; nothing here is a rule.
import back_object from 'icon:spiked-trunk';
import back_profession from 'icon:top-hat';
import back_society from 'icon:wax-seal';
import alchemist from 'icon:bubbling-flask';
import bodyguard from 'icon:guards';
import clairvoyant from 'icon:crystal-ball';
import diplomat from 'icon:shaking-hands';
import doctor from 'icon:plague-doctor-profile';
import grand_master from 'icon:fencer';
import hypnotist from 'icon:divided-spiral';
import priest from 'icon:pope-crown';
import swordsman from 'icon:swordwoman';
import thug from 'icon:brute';
import order from 'icon:three-keys';
import brotherhood from 'icon:trophy-cup';
import key from 'icon:skeleton-key';
import goblet from 'icon:jeweled-chalice';
import bag from 'icon:swap-bag';
import black_pearl from 'icon:oyster-pearl';
import coat from 'icon:cloak';
import dagger from 'icon:plain-dagger';
import gloves from 'icon:gloves';
import monocle from 'icon:brass-eye';
import poison_ring from 'icon:ring';
import privilege from 'icon:scroll-unfurled';
import seal_of_lodge from 'icon:skull-signet';
import sextant from 'icon:sextant';
import shattered_mirror from 'icon:mirror-mirror';
import throwing_knives from 'icon:thrown-daggers';
import tome from 'icon:book-cover';
import whip from 'icon:whip';
import token from 'icon:two-coins';
import sword from 'icon:broadsword';
import shield from 'icon:checked-shield';
import trade from 'icon:trade';
import must from 'icon:hand';
import refuse from 'icon:stop-sign';
import slip from 'icon:scroll-quill';
import own from 'icon:three-friends';
import solo from 'icon:laurel-crown';
import rival from 'icon:domino-mask';
import look from 'icon:magnifying-glass';
import steal from 'icon:robber-hand';
import somebody from 'icon:character';
import sealed from 'icon:envelope';
import { say } from '../../words/words.svelte';
import { about as aboutCard, word } from './story';

export type Back = 'object' | 'profession' | 'society';
/** The small signs of a card: it must be taken, does something when traded, counts in a duel, or works only once. */
export type Sign = 'must' | 'trade' | 'sword' | 'shield' | 'once';
type Band =
  'key' | 'goblet' | 'bag' | 'trade' | 'duel' | 'must' | 'seal' | 'profession' | 'order' | 'brotherhood' | 'slip';

interface Face {
  back: Back;
  band: Band;
  drawing: string;
  signs: Sign[];
}

const object = (drawing: string, band: Band, ...signs: Sign[]): Face => ({ back: 'object', band, drawing, signs });
const profession = (drawing: string, ...signs: Sign[]): Face => ({
  back: 'profession',
  band: 'profession',
  drawing,
  signs,
});

const FACES: Record<string, Face> = {
  order: { back: 'society', band: 'order', drawing: order, signs: [] },
  brotherhood: { back: 'society', band: 'brotherhood', drawing: brotherhood, signs: [] },
  key: object(key, 'key'),
  goblet: object(goblet, 'goblet'),
  bag_key: object(bag, 'bag', 'trade'),
  bag_goblet: object(bag, 'bag', 'trade'),
  black_pearl: object(black_pearl, 'must', 'must'),
  shattered_mirror: object(shattered_mirror, 'must', 'must'),
  seal_of_lodge: object(seal_of_lodge, 'seal'),
  coat: object(coat, 'trade', 'trade'),
  monocle: object(monocle, 'trade', 'trade'),
  privilege: object(privilege, 'trade', 'trade'),
  sextant: object(sextant, 'trade', 'trade'),
  tome: object(tome, 'trade', 'trade'),
  dagger: object(dagger, 'duel', 'sword'),
  throwing_knives: object(throwing_knives, 'duel', 'sword'),
  gloves: object(gloves, 'duel', 'shield'),
  whip: object(whip, 'duel', 'shield'),
  poison_ring: object(poison_ring, 'duel', 'sword', 'shield'),
  alchemist: profession(alchemist, 'once'),
  bodyguard: profession(bodyguard, 'sword', 'shield'),
  clairvoyant: profession(clairvoyant, 'once'),
  diplomat: profession(diplomat, 'once'),
  doctor: profession(doctor, 'once'),
  grand_master: profession(grand_master, 'shield'),
  hypnotist: profession(hypnotist),
  priest: profession(priest, 'once'),
  swordsman: profession(swordsman, 'once', 'sword', 'shield'),
  thug: profession(thug, 'sword'),
  tokens: object(token, 'duel', 'sword', 'shield'),
};

export const SIGNS: Record<Exclude<Sign, 'once'>, string> = { must, trade, sword, shield };
export const BACKS: Record<Back, string> = {
  object: back_object,
  profession: back_profession,
  society: back_society,
};
/** What is no card and still lies in the fan: a word on a slip of paper. */
export const SLIPS: Record<string, string> = {
  ...{ refuse, sword, shield, look, steal, somebody, sealed },
  ...{ attacker: sword, defender: shield },
  ...{ 'proclaim own': own, 'proclaim rival': rival, 'proclaim solo': solo },
};

/** Which of the 29 faces a card has: the three Keys have the same one, and so have the Goblets. */
export const kindOf = (card: string): string => card.replace(/^(key|goblet)_.*/, '$1');
export const isCard = (id: string): boolean => kindOf(id) in FACES;
export const faceOf = (card: string): Face =>
  FACES[kindOf(card)] ?? { back: 'object', band: 'slip', drawing: SLIPS[card] ?? slip, signs: [] };
/** C1.9 The seal is part of the face: it tells one Key from another. */
export const waxOf = (card: string): 'red' | 'green' | undefined =>
  /^(?:key|goblet)_(red|green)$/.exec(card)?.[1] as 'red' | 'green' | undefined;
/** The seal only mattered for the deal, so the name goes without it. */
export const nameOf = (card: string): string => word(kindOf(card));
export const briefOf = (card: string): string => say(`castle-brief-${kindOf(card)}`);
export const wholeOf = (card: string): string => aboutCard(card);
/** Professions that work only once are spent when they lie face-up. */
export const isOnce = (card: string): boolean => faceOf(card).signs.includes('once');
