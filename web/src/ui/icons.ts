// Every icon of the client that belongs to no game, by what it means here. All are from game-icons.net (CC BY 3.0); the
// credits page says so.
import moon from 'icon:moon';
import lantern from 'icon:old-lantern';
import settings from 'icon:cog';
import rules from 'icon:rule-book';
import bot from 'icon:vintage-robot';
import host from 'icon:top-hat';
import time from 'icon:hourglass';
import sound from 'icon:sound-on';
import silent from 'icon:sound-off';
import talk from 'icon:chat-bubble';
import story from 'icon:scroll-unfurled';
import people from 'icon:three-friends';
import winner from 'icon:laurel-crown';
import seal from 'icon:wax-seal';
import screen from 'icon:tv';
import eye from 'icon:semi-closed-eye';
import lock from 'icon:padlock';
import unlock from 'icon:padlock-open';
import leave from 'icon:exit-door';
import pause from 'icon:pause-button';
import go from 'icon:play-button';
import close from 'icon:cancel';
import check from 'icon:check-mark';
import link from 'icon:linked-rings';
import up from 'icon:plain-arrow';
import hand from 'icon:click';
import paw from 'icon:paw-print';
import menu from 'icon:hamburger-menu';
import fox from 'icon:fox';
import owl from 'icon:owl';
import raven from 'icon:raven';
import cat from 'icon:cat';
import bear from 'icon:bear-head';
import hare from 'icon:rabbit';
import frog from 'icon:frog';
import stag from 'icon:stag-head';
import boar from 'icon:boar';
import bat from 'icon:bat';
import swan from 'icon:swan';
import hedgehog from 'icon:hedgehog';
import mouse from 'icon:seated-mouse';
import badger from 'icon:badger';
import snake from 'icon:snake';
import lynx from 'icon:lynx-head';
import traveller from 'icon:cowled';

export const ICONS = {
  moon,
  lantern,
  settings,
  rules,
  bot,
  host,
  time,
  sound,
  silent,
  talk,
  story,
  people,
  winner,
  seal,
  screen,
  eye,
  lock,
  unlock,
  leave,
  pause,
  go,
  close,
  check,
  link,
  up,
  hand,
  paw,
  menu,
  fox,
  owl,
  raven,
  cat,
  bear,
  hare,
  frog,
  stag,
  boar,
  bat,
  swan,
  hedgehog,
  mouse,
  badger,
  snake,
  lynx,
  traveller,
};
export type IconName = keyof typeof ICONS;

/** The animals people can be at the table. */
export const CHARACTERS = [
  'fox',
  'owl',
  'raven',
  'cat',
  'bear',
  'hare',
  'frog',
  'stag',
  'boar',
  'bat',
  'swan',
  'hedgehog',
  'mouse',
  'badger',
  'snake',
  'lynx',
] as const satisfies IconName[];

/** Twelve lanterns; every person also has an animal and a name, so colour is never the only sign. */
export const COLORS: Record<string, string> = {
  amber: '#f2b84b',
  crimson: '#e2574c',
  rose: '#f2a0b5',
  violet: '#b793f0',
  indigo: '#8f9bff',
  azure: '#67b7f0',
  teal: '#4fc6b4',
  moss: '#9dc06f',
  lime: '#d3e06a',
  copper: '#dd8b57',
  ivory: '#f1e8d4',
  slate: '#a9b2c3',
};

const NAMES = Object.keys(COLORS);
/** The colour of whoever sits there; bots that sit side by side get colours far apart. */
export const colorOfSeat = (place: { id: number }, person: { color: string } | undefined): string =>
  person?.color ?? NAMES[(place.id * 5 + 3) % NAMES.length]!;

export const colorOf = (name: string): string => COLORS[name] ?? '#f2b84b';
