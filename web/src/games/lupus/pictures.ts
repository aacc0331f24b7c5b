// One drawing for every character, and for what lies before people's houses; all but one from game-icons.net (CC BY 3.0).
import werewolf from 'icon:werewolf';
import villager from 'icon:farmer';
import seer from 'icon:crystal-ball';
import medium from 'icon:third-eye';
import possessed from 'icon:imp-laugh';
import bodyguard from 'icon:checked-shield';
import owl from 'icon:barn-owl';
import freemason from 'icon:freemasonry';
import werehamster from 'icon:squirrel';
import mythomaniac from 'icon:drama-masks';
import paw from 'icon:paw-print';
import ghost from 'icon:ghost';
import wise from 'icon:beard';
import ballot from 'icon:pointing';
import back from 'icon:wolf-howl';
import wolf from 'icon:wolf-head';
import lynched from 'icon:pitchfork';
import clash from 'icon:crossed-swords';
import trust from 'icon:thumb-up';
import suspect from 'icon:thumb-down';
import against from 'icon:vote';
import back_down from 'icon:return-arrow';

/** A tuft of fur, by us. */
const tuft =
  '<path d="M92 424Q124 262 66 132Q148 206 166 300Q184 168 148 52Q238 158 236 290Q262 148 304 46Q324 178 302 302Q346 198 430 128Q384 244 412 424Q336 474 250 474Q158 474 92 424Z"/>';

/** The characters, by their ids. */
export const EMBLEMS: Record<string, string> = {
  werewolf,
  villager,
  seer,
  medium,
  possessed,
  bodyguard,
  owl,
  freemason,
  werehamster,
  mythomaniac,
};
/** The Welcome card greets the newest ghost. */
export const SIGNS = { paw, tuft, ghost, welcome: ghost, wise, ballot, back, owl, clash, wolf, lynched };
export type Sign = keyof typeof SIGNS;
/** What one thinks of somebody, asks, or takes back. */
export const OPINIONS: Record<string, string> = { trust, suspect, will_vote: against, retract: back_down };
