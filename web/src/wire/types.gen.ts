// Made by `npm run types` from the server’s message types. Do not edit.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnyCommand".
 */
export type AnyCommand =
  | Move
  | Theatre
  | Order
  | More
  | Back
  | Leave
  | Take
  | Sit
  | Stand
  | Dress
  | AddLuck
  | Say
  | Sentence
  | Start
  | Rematch
  | Arrange
  | Choose
  | SetPace
  | AddBot
  | RemoveBot
  | Rename
  | Kick
  | Reseat
  | GiveHat
  | Lock
  | Mute
  | Pause
  | Extend
  | End;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Hello | Do | Resync | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatNumber".
 */
export type SeatNumber = number;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeEvent".
 */
export type EatmeEvent =
  | EatmeOpened
  | EatmeDealt
  | EatmeConfirmed
  | EatmeLocked
  | EatmeVisited
  | EatmeDuel
  | EatmeRevealed
  | EatmeScored
  | EatmeEnded;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Welcome | News | Receipt | Problem | Shown | Elsewhere | Pong | Bye;

export interface Wire {
  AddBot?: AddBot;
  AddLuck?: AddLuck;
  AnyCommand?: AnyCommand;
  Arrange?: Arrange;
  Back?: Back;
  Board?: Board;
  Bye?: Bye;
  Choose?: Choose;
  ClientMessage?: ClientMessage;
  Clock?: Clock;
  Closed?: Closed;
  Do?: Do;
  Dress?: Dress;
  EatmeConfirmed?: EatmeConfirmed;
  EatmeDealt?: EatmeDealt;
  EatmeDuel?: EatmeDuel;
  EatmeEnded?: EatmeEnded;
  EatmeEvent?: EatmeEvent;
  EatmeHabits?: EatmeHabits;
  EatmeLocked?: EatmeLocked;
  EatmeOpened?: EatmeOpened;
  EatmeOptions?: EatmeOptions;
  EatmeRevealed?: EatmeRevealed;
  EatmeScored?: EatmeScored;
  EatmeView?: EatmeView;
  EatmeVisited?: EatmeVisited;
  Elsewhere?: Elsewhere;
  End?: End;
  EventInfo?: EventInfo;
  Extend?: Extend;
  GameInfo?: GameInfo;
  GameView?: GameView;
  GiveHat?: GiveHat;
  Hello?: Hello;
  InYourName?: InYourName;
  JoinTable?: JoinTable;
  Kick?: Kick;
  Leave?: Leave;
  Line?: Line;
  Lock?: Lock;
  MakeTable?: MakeTable;
  More?: More;
  Move?: Move;
  Mute?: Mute;
  News?: News;
  Order?: Order;
  Pause?: Pause;
  Person?: Person;
  Ping?: Ping;
  Place?: Place;
  Pong?: Pong;
  Problem?: Problem;
  PublicTable?: PublicTable;
  Receipt?: Receipt;
  Rematch?: Rematch;
  RemoveBot?: RemoveBot;
  Rename?: Rename;
  Reseat?: Reseat;
  Result?: Result;
  Resync?: Resync;
  Say?: Say;
  SeatNumber?: SeatNumber;
  Seated?: Seated;
  Sentence?: Sentence;
  ServerMessage?: ServerMessage;
  SetPace?: SetPace;
  Shown?: Shown;
  Sit?: Sit;
  Stand?: Stand;
  StandingOrder?: StandingOrder;
  Start?: Start;
  Take?: Take;
  Theatre?: Theatre;
  Welcome?: Welcome;
  Wrong?: Wrong;
  You?: You;
}
/**
 * Host: a bot sits down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  do: 'add_bot';
  level?: string;
}
/**
 * This device's own randomness for the next game, after the commitment was seen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AddLuck".
 */
export interface AddLuck {
  do: 'luck';
  value: string;
}
/**
 * Answer the question: the words of a legal move, and the number of the question that was seen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  do: 'move';
  question: number;
  words: string;
}
/**
 * Show everybody a move without making it, where the game has such theatre. It is not recorded.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Theatre".
 */
export interface Theatre {
  do: 'theatre';
  words: string;
}
/**
 * A standing order: whenever that window asks me, answer so. No words: take it back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  do: 'order';
  lasting?: boolean;
  window: string;
  words: string | null;
}
/**
 * Ask, without a name, for ten more seconds in a short window; once a window.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "More".
 */
export interface More {
  do: 'more';
}
/**
 * Take the seat back from the stand-in, or come back after leaving.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  do: 'back';
}
/**
 * Go. In a game it counts as absence; `back` undoes it, but a host's hat may have moved on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  do: 'leave';
}
/**
 * Sit down where a bot plays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  do: 'take';
  seat: number;
}
/**
 * Have a seat in the next game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  do: 'sit';
}
/**
 * Only watch the next game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  do: 'stand';
}
/**
 * My name, colour and character.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Dress".
 */
export interface Dress {
  character: string;
  color: string;
  do: 'dress';
  name: string;
}
/**
 * Free text for everybody.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  do: 'say';
  text: string;
}
/**
 * A ready-made sentence for everybody, by its id.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sentence".
 */
export interface Sentence {
  do: 'sentence';
  id: string;
}
/**
 * Host: begin the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  do: 'start';
}
/**
 * Host: to the lobby again, with everybody.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  do: 'rematch';
}
/**
 * Host: the places in the order in which people sit.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Arrange".
 */
export interface Arrange {
  do: 'arrange';
  /**
   * @maxItems 32
   */
  order: number[];
}
/**
 * Host: options of the next game; those not named stay.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
  do: 'choose';
  options: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Host: how long bots take.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetPace".
 */
export interface SetPace {
  bots: 'calm' | 'instant' | 'quick';
  do: 'pace';
}
/**
 * Host: send the bot of this place away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RemoveBot".
 */
export interface RemoveBot {
  do: 'remove_bot';
  place: number;
}
/**
 * Host: give somebody another name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  do: 'rename';
  name: string;
  person: number;
}
/**
 * Host: somebody must leave; in a game a bot takes the seat. With a new key anybody may come again: lock it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  do: 'kick';
  person: number;
}
/**
 * Host: give a seat to a spectator, who has lost the device that sat there. Everybody sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reseat".
 */
export interface Reseat {
  do: 'reseat';
  person: number;
  seat: number;
}
/**
 * Host: somebody else is host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GiveHat".
 */
export interface GiveHat {
  do: 'hat';
  person: number;
}
/**
 * Host: nobody new may come in, or everybody again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lock".
 */
export interface Lock {
  do: 'lock';
  on: boolean;
}
/**
 * Host: somebody's talk is not heard, or heard again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  do: 'mute';
  on: boolean;
  person: number;
}
/**
 * Host: all clocks stand still and bots wait; people may still answer. Anybody seated may let the clocks go on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  do: 'pause';
  on: boolean;
}
/**
 * Host: thirty more seconds on the running clock.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Extend".
 */
export interface Extend {
  do: 'extend';
}
/**
 * Host: stop the game and show everything.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "End".
 */
export interface End {
  do: 'end';
}
/**
 * Everything public about the table itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Board".
 */
export interface Board {
  bots: string;
  code: string;
  commitment: string;
  fewest: number;
  game: string;
  host: number | null;
  locked: boolean;
  luck: number[];
  most: number;
  number: number;
  options: {
    [k: string]: string | number | boolean | null;
  };
  paused: boolean;
  people: Person[];
  phase: 'lobby' | 'over' | 'play';
  places: Place[];
  result: Result | null;
  sentences: string[];
  version: number;
}
/**
 * Somebody at the table, seated or not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  away: boolean;
  character: string;
  color: string;
  id: number;
  muted: boolean;
  name: string;
}
/**
 * A seat: the index in `places` is its number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  bot: string | null;
  id: number;
  name: string;
  person: number | null;
  stand_in: boolean;
}
/**
 * How the last game ended, and what was hidden in it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  contributions: string[];
  losers: number[];
  party: string | null;
  reason: string;
  record: string;
  reveal: unknown[];
  rule: string;
  seed: string;
  winners: number[];
}
/**
 * The connection ends, and why; `again` says whether to come back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  again: boolean;
  reason: string;
  t: 'bye';
}
/**
 * The first message: who is there, and what is known already.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  game?: number;
  pad?: string;
  protocol: number;
  seat?: number | null;
  seen?: number;
  t: 'hello';
  token?: string | null;
}
/**
 * A command with an id of the client's choice. The same id again gets the same receipt and has no second effect.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Do".
 */
export interface Do {
  command:
    | Move
    | Theatre
    | Order
    | More
    | Back
    | Leave
    | Take
    | Sit
    | Stand
    | Dress
    | AddLuck
    | Say
    | Sentence
    | Start
    | Rematch
    | Arrange
    | Choose
    | SetPace
    | AddBot
    | RemoveBot
    | Rename
    | Kick
    | Reseat
    | GiveHat
    | Lock
    | Mute
    | Pause
    | Extend
    | End;
  id: string;
  pad?: string;
  t: 'do';
}
/**
 * Something was missed: send a whole `welcome` again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  game?: number;
  pad?: string;
  seat?: number | null;
  seen?: number;
  t: 'resync';
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  t: 'ping';
}
/**
 * The running clock.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  left: number | null;
  question: number;
}
/**
 * A choice that is shown but cannot be made, and why not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  reason: string;
  rule: string;
  words: string;
}
/**
 * E6.2, E6.3 A house has chosen; what, only that player hears.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeConfirmed".
 */
export interface EatmeConfirmed {
  choice: ('sleep' | 'trap') | null;
  event: 'confirmed';
  seat: SeatNumber;
}
/**
 * E6.1 Everybody has a character; nobody dealt a random deal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeDealt".
 */
export interface EatmeDealt {
  dealer: SeatNumber | null;
  event: 'dealt';
  kinds: ('hood' | 'kids' | 'pig' | 'wolf')[];
  round: number;
}
/**
 * E6.6 The victim's wheel, and what it meant.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeDuel".
 */
export interface EatmeDuel {
  choice: 'sleep' | 'trap';
  event: 'duel';
  gain: number;
  loser: SeatNumber;
  loss: number;
  victim: SeatNumber;
  winner: SeatNumber;
}
/**
 * E6.8 The end: who won, and why.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeEnded".
 */
export interface EatmeEnded {
  event: 'ended';
  reason: 'most_points' | 'tie_clockwise' | 'tie_duel_winner';
  rule: string;
  scores: number[];
  winner: SeatNumber;
}
/**
 * E2.3 The game begins: how many play, and under which options.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeOpened".
 */
export interface EatmeOpened {
  event: 'opened';
  options: EatmeOptions;
  seats: number;
}
/**
 * E8 What the host may choose.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeOptions".
 */
export interface EatmeOptions {
  choose_seconds: number;
  deal_seconds: number;
  dealer_mode: 'free' | 'loser_is_wolf';
  declare_buttons: boolean;
  first_deal: 'chosen_wolf' | 'random';
  first_wolf: number | null;
  grace_seconds: number;
  prowl_seconds: number;
  show_ready: boolean;
  target_points: number;
  three_player_start: 0 | 3;
}
/**
 * E3.1 Every house has chosen; the Wolf prowls.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeLocked".
 */
export interface EatmeLocked {
  event: 'locked';
  wolf: SeatNumber;
}
/**
 * E6.5 The Wolf stands before a house.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeVisited".
 */
export interface EatmeVisited {
  event: 'visited';
  victim: SeatNumber;
  wolf: SeatNumber;
}
/**
 * E6.7 All other wheels, in seat order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeRevealed".
 */
export interface EatmeRevealed {
  event: 'revealed';
  shown: [SeatNumber, 'sleep' | 'trap', number][];
}
/**
 * E3.9 The scores after the round.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeScored".
 */
export interface EatmeScored {
  event: 'scored';
  scores: number[];
}
/**
 * E6.12 What a player has done so far in plain sight, counted by the value of the house: Pig, Hood, Kids.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeHabits".
 */
export interface EatmeHabits {
  /**
   * @minItems 3
   * @maxItems 3
   */
  slept: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  trapped: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  visited: [number, number, number];
}
/**
 * E6 What a seat may know now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeView".
 */
export interface EatmeView {
  asked: number[];
  choice: ('sleep' | 'trap') | null;
  closed: Closed[];
  dealer: SeatNumber | null;
  game: string;
  habits: EatmeHabits[];
  kinds: ('hood' | 'kids' | 'pig' | 'wolf')[];
  legal: string[];
  options: EatmeOptions;
  pictures: string[];
  reason: ('most_points' | 'tie_clockwise' | 'tie_duel_winner') | null;
  round: number;
  scores: number[];
  seat: number | null;
  seats: number;
  window: string;
  winner: SeatNumber | null;
}
/**
 * The seat is now used on another device too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Elsewhere".
 */
export interface Elsewhere {
  t: 'elsewhere';
}
/**
 * What a client needs to tell an event that it does not know by heart.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventInfo".
 */
export interface EventInfo {
  rule: string;
  seats: string[];
}
/**
 * A game on the shelf.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  bots: string[];
  defaults: {
    [k: string]: string | number | boolean | null;
  };
  events: {
    [k: string]: EventInfo;
  };
  fewest: number;
  game: string;
  most: number;
  options: {
    [k: string]: unknown;
  };
  sealed: string[];
  seat_fields: string[];
  secrets: string[];
  version: number;
  windows: string[];
}
/**
 * What one seat, or a spectator, may know now. A game adds its own fields.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameView".
 */
export interface GameView {
  asked: number[];
  closed: Closed[];
  game: string;
  legal: string[];
  seat: number | null;
  seats: number;
  window: string;
}
/**
 * A move that was made for a seat by the clock, a stand-in or a standing order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "InYourName".
 */
export interface InYourName {
  at: number;
  by: string;
  words: string;
}
/**
 * What one brings to a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JoinTable".
 */
export interface JoinTable {
  character?: string;
  color?: string;
  key: string;
  name: string;
  watch?: boolean;
}
/**
 * A line of table talk: what somebody said, or a note of the table by its id and facts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  facts?: {
    [k: string]: string;
  };
  note?: string | null;
  person?: number | null;
  sentence?: string | null;
  text?: string | null;
}
/**
 * A new table and its host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MakeTable".
 */
export interface MakeTable {
  character?: string;
  color?: string;
  game: string;
  key: string;
  name: string;
  options?: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * What has changed. Fields of `board`, `you` and `view` that are not named are as before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  at?: number;
  board?: {
    [k: string]: unknown;
  };
  clock?: Clock | null;
  in_your_name?: InYourName[];
  n: number;
  story?: unknown[];
  t: 'news';
  talk?: Line[];
  view?: {
    [k: string]: unknown;
  };
  you?: {
    [k: string]: unknown;
  };
}
/**
 * Yes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  t: 'pong';
}
/**
 * A message that could not be taken at all.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  facts: {
    [k: string]: string;
  };
  id?: string;
  message: string;
  reason: string;
  t: 'problem';
}
/**
 * What everybody with the code may see.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PublicTable".
 */
export interface PublicTable {
  board: Board;
  link: string;
  view: unknown;
}
/**
 * The answer to a command: done and durable, or refused, and why.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Receipt".
 */
export interface Receipt {
  facts?: {
    [k: string]: string;
  };
  id: string;
  message?: string;
  ok: boolean;
  reason?: string;
  t: 'receipt';
}
/**
 * What one gets at a table: the token is the seat's secret and is told only here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  code: string;
  link: string;
  person: number;
  seat: number | null;
  token: string;
}
/**
 * Everything this watcher may know now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  at: number;
  board: Board;
  clock: Clock;
  game: number;
  in_your_name: InYourName[];
  protocol: number;
  story: unknown[];
  t: 'welcome';
  talk: Line[];
  view: unknown;
  you: You;
}
/**
 * What only this person is told about the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
  orders: StandingOrder[];
  person: number | null;
  seat: number | null;
  stand_in: boolean;
}
/**
 * A standing order of this seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StandingOrder".
 */
export interface StandingOrder {
  lasting: boolean;
  window: string;
  words: string;
}
/**
 * A seat shows a move without making it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shown".
 */
export interface Shown {
  seat: number;
  t: 'theatre';
  words: string;
}
/**
 * What was wrong, for machines and for people.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Wrong".
 */
export interface Wrong {
  facts: {
    [k: string]: string;
  };
  message: string;
  reason: string;
}
