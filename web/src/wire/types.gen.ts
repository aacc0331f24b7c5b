// Made by `npm run types` from the server’s message types. Do not edit.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnyCommand".
 */
export type AnyCommand =
  | Move
  | Looked
  | Theatre
  | Order
  | SetMarks
  | Answer
  | Close
  | More
  | Back
  | Leave
  | Take
  | Sit
  | Stand
  | SetProfile
  | Pick
  | PledgeLuck
  | ShowLuck
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
  | Agree
  | Reseat
  | GiveHat
  | Lock
  | Mute
  | Pause
  | Extend
  | End;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatNumber".
 */
export type SeatNumber = number;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleEvent".
 */
export type CastleEvent =
  | CastleOpened
  | CastleDealt
  | CastleTurn
  | CastleWindow
  | CastlePassed
  | CastleSpied
  | CastleOffered
  | CastleRefused
  | CastleSwapped
  | CastleAnnounced
  | CastleDeclined
  | CastleDrew
  | CastleMonocle
  | CastlePrivilege
  | CastleCoat
  | CastleCoatTaken
  | CastleTome
  | CastleSextant
  | CastleChosen
  | CastleSextantPass
  | CastleReceived
  | CastleGift
  | CastleClairvoyant
  | CastleSetTop
  | CastleDemand
  | CastleDemandMet
  | CastleDemandFailed
  | CastleChallenged
  | CastlePriest
  | CastlePriestPaid
  | CastleSupported
  | CastleRevealed
  | CastleHypnotised
  | CastlePlayed
  | CastleResult
  | CastleFateChosen
  | CastleDoctor
  | CastleLooked
  | CastleSteal
  | CastleStolen
  | CastleGaveBack
  | CastleDuelDraw
  | CastleDeckEmpty
  | CastleProclaimed
  | CastleNamed
  | CastleThatIsAll
  | CastleEnded;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleFact".
 */
export type CastleFact =
  | CastleClaimRight
  | CastleClaimShort
  | CastleClaimWrongName
  | CastleClaimLeftOut
  | CastleClaimSolo
  | CastleComplete
  | CastleCould
  | CastleKnew
  | CastleStop
  | CastleJourney;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Hello | Do | Resync | Ping;
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
 * via the `definition` "EatmeFact".
 */
export type EatmeFact =
  | EatmeLead
  | EatmeBehind
  | EatmeCatch
  | EatmeSnap
  | EatmeBluff
  | EatmeSleeper
  | EatmeWatcher
  | EatmeRevenge
  | EatmeNight;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusEvent".
 */
export type LupusEvent =
  | LupusOpened
  | LupusDealt
  | LupusWiseOldMan
  | LupusNightFalls
  | LupusCalled
  | LupusFellows
  | LupusPointed
  | LupusMarkers
  | LupusAnswer
  | LupusSpirit
  | LupusGuarded
  | LupusMarked
  | LupusVictim
  | LupusBecame
  | LupusDawn
  | LupusOpening
  | LupusClaimed
  | LupusReady
  | LupusTalkOver
  | LupusNominated
  | LupusSealed
  | LupusBallots
  | LupusOwlMark
  | LupusSuspects
  | LupusDefended
  | LupusVoted
  | LupusLynched
  | LupusEnded
  | LupusForecast
  | LupusForecasts;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusFact".
 */
export type LupusFact =
  | LupusHunted
  | LupusForesaw
  | LupusLiedRole
  | LupusLiedTale
  | LupusFirstAccusation
  | LupusBestNose
  | LupusBestAugur
  | LupusBestLiar;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Welcome | News | Receipt | Problem | Shown | Elsewhere | Pong | Bye;

export interface Wire {
  AddBot?: AddBot;
  Agree?: Agree;
  Answer?: Answer;
  AnyCommand?: AnyCommand;
  Arrange?: Arrange;
  Back?: Back;
  Beat?: Beat;
  Board?: Board;
  Bye?: Bye;
  CardInfo?: CardInfo;
  CardList?: CardList;
  CardSet?: CardSet;
  CastleAnnounced?: CastleAnnounced;
  CastleChallenged?: CastleChallenged;
  CastleChosen?: CastleChosen;
  CastleClaimLeftOut?: CastleClaimLeftOut;
  CastleClaimRight?: CastleClaimRight;
  CastleClaimShort?: CastleClaimShort;
  CastleClaimSolo?: CastleClaimSolo;
  CastleClaimWrongName?: CastleClaimWrongName;
  CastleClairvoyant?: CastleClairvoyant;
  CastleCoat?: CastleCoat;
  CastleCoatTaken?: CastleCoatTaken;
  CastleComplete?: CastleComplete;
  CastleCould?: CastleCould;
  CastleDealt?: CastleDealt;
  CastleDeckEmpty?: CastleDeckEmpty;
  CastleDeclined?: CastleDeclined;
  CastleDemand?: CastleDemand;
  CastleDemandFailed?: CastleDemandFailed;
  CastleDemandMet?: CastleDemandMet;
  CastleDoctor?: CastleDoctor;
  CastleDrew?: CastleDrew;
  CastleDuel?: CastleDuel;
  CastleDuelDraw?: CastleDuelDraw;
  CastleEnded?: CastleEnded;
  CastleEvent?: CastleEvent;
  CastleFact?: CastleFact;
  CastleFateChosen?: CastleFateChosen;
  CastleFinal?: CastleFinal;
  CastleGaveBack?: CastleGaveBack;
  CastleGift?: CastleGift;
  CastleHypnotised?: CastleHypnotised;
  CastleJourney?: CastleJourney;
  CastleKnew?: CastleKnew;
  CastleLaid?: CastleLaid;
  CastleLooked?: CastleLooked;
  CastleMonocle?: CastleMonocle;
  CastleNamed?: CastleNamed;
  CastleOffered?: CastleOffered;
  CastleOpened?: CastleOpened;
  CastleOptions?: CastleOptions;
  CastlePassed?: CastlePassed;
  CastlePending?: CastlePending;
  CastlePlayed?: CastlePlayed;
  CastlePriest?: CastlePriest;
  CastlePriestPaid?: CastlePriestPaid;
  CastlePrivilege?: CastlePrivilege;
  CastleProclaimed?: CastleProclaimed;
  CastleReceived?: CastleReceived;
  CastleRefused?: CastleRefused;
  CastleResult?: CastleResult;
  CastleRevealed?: CastleRevealed;
  CastleSeen?: CastleSeen;
  CastleSeenProfession?: CastleSeenProfession;
  CastleSetTop?: CastleSetTop;
  CastleSextant?: CastleSextant;
  CastleSextantPass?: CastleSextantPass;
  CastleSpied?: CastleSpied;
  CastleSteal?: CastleSteal;
  CastleStolen?: CastleStolen;
  CastleStop?: CastleStop;
  CastleSupported?: CastleSupported;
  CastleSwapped?: CastleSwapped;
  CastleThatIsAll?: CastleThatIsAll;
  CastleTies?: CastleTies;
  CastleTome?: CastleTome;
  CastleTurn?: CastleTurn;
  CastleView?: CastleView;
  CastleWindow?: CastleWindow;
  Change?: Change;
  Choose?: Choose;
  ClientMessage?: ClientMessage;
  Clock?: Clock;
  Close?: Close;
  Closed?: Closed;
  Cue?: Cue;
  Do?: Do;
  Draw?: Draw;
  EatmeBehind?: EatmeBehind;
  EatmeBluff?: EatmeBluff;
  EatmeCatch?: EatmeCatch;
  EatmeConfirmed?: EatmeConfirmed;
  EatmeDealt?: EatmeDealt;
  EatmeDuel?: EatmeDuel;
  EatmeEnded?: EatmeEnded;
  EatmeEvent?: EatmeEvent;
  EatmeFact?: EatmeFact;
  EatmeHabits?: EatmeHabits;
  EatmeLead?: EatmeLead;
  EatmeLocked?: EatmeLocked;
  EatmeNight?: EatmeNight;
  EatmeOpened?: EatmeOpened;
  EatmeOptions?: EatmeOptions;
  EatmeRevealed?: EatmeRevealed;
  EatmeRevenge?: EatmeRevenge;
  EatmeScored?: EatmeScored;
  EatmeSleeper?: EatmeSleeper;
  EatmeSnap?: EatmeSnap;
  EatmeView?: EatmeView;
  EatmeVisited?: EatmeVisited;
  EatmeWatcher?: EatmeWatcher;
  Edit?: Edit;
  Elsewhere?: Elsewhere;
  End?: End;
  EndFactInfo?: EndFactInfo;
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
  LessonLine?: LessonLine;
  Line?: Line;
  Lock?: Lock;
  Looked?: Looked;
  LupusAnswer?: LupusAnswer;
  LupusBallots?: LupusBallots;
  LupusBecame?: LupusBecame;
  LupusBestAugur?: LupusBestAugur;
  LupusBestLiar?: LupusBestLiar;
  LupusBestNose?: LupusBestNose;
  LupusCalled?: LupusCalled;
  LupusClaim?: LupusClaim;
  LupusClaimed?: LupusClaimed;
  LupusClash?: LupusClash;
  LupusDawn?: LupusDawn;
  LupusDay?: LupusDay;
  LupusDayForecast?: LupusDayForecast;
  LupusDealt?: LupusDealt;
  LupusDefended?: LupusDefended;
  LupusEnded?: LupusEnded;
  LupusEvent?: LupusEvent;
  LupusFact?: LupusFact;
  LupusFellows?: LupusFellows;
  LupusFirstAccusation?: LupusFirstAccusation;
  LupusForecast?: LupusForecast;
  LupusForecasts?: LupusForecasts;
  LupusForesaw?: LupusForesaw;
  LupusGuarded?: LupusGuarded;
  LupusHunted?: LupusHunted;
  LupusLiedRole?: LupusLiedRole;
  LupusLiedTale?: LupusLiedTale;
  LupusLynched?: LupusLynched;
  LupusMarked?: LupusMarked;
  LupusMarkers?: LupusMarkers;
  LupusNightFalls?: LupusNightFalls;
  LupusNominated?: LupusNominated;
  LupusNote?: LupusNote;
  LupusOpened?: LupusOpened;
  LupusOpening?: LupusOpening;
  LupusOptions?: LupusOptions;
  LupusOwlMark?: LupusOwlMark;
  LupusPointed?: LupusPointed;
  LupusReady?: LupusReady;
  LupusSealed?: LupusSealed;
  LupusSecrets?: LupusSecrets;
  LupusSpirit?: LupusSpirit;
  LupusSuspects?: LupusSuspects;
  LupusTalkOver?: LupusTalkOver;
  LupusVictim?: LupusVictim;
  LupusView?: LupusView;
  LupusVoted?: LupusVoted;
  LupusWiseOldMan?: LupusWiseOldMan;
  MakeTable?: MakeTable;
  More?: More;
  Move?: Move;
  Mute?: Mute;
  News?: News;
  Odds?: Odds;
  Order?: Order;
  Pause?: Pause;
  Person?: Person;
  Pick?: Pick;
  Ping?: Ping;
  Place?: Place;
  Pledge?: Pledge;
  PledgeLuck?: PledgeLuck;
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
  SeatAsked?: SeatAsked;
  SeatNumber?: SeatNumber;
  Seated?: Seated;
  Sentence?: Sentence;
  ServerMessage?: ServerMessage;
  SetMarks?: SetMarks;
  SetPace?: SetPace;
  SetProfile?: SetProfile;
  Sets?: Sets;
  ShowLuck?: ShowLuck;
  Shown?: Shown;
  Sit?: Sit;
  Stand?: Stand;
  StandingOrder?: StandingOrder;
  Start?: Start;
  Stepper?: Stepper;
  Take?: Take;
  Theatre?: Theatre;
  Welcome?: Welcome;
  Wrong?: Wrong;
  You?: You;
}
/**
 * Host: a bot sits down, where bots are allowed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  do: 'add_bot';
  level?: string;
}
/**
 * Whether this person may have the seat that everybody seated is asked about. Nobody learns who said what.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  do: 'agree';
  person: number;
  seat: number;
  yes: boolean;
}
/**
 * Narrator: answer for a seat with one of its legal moves.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  do: 'answer';
  question: number;
  seat: number;
  words: string;
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
 * I have looked at the cards of the deal. Nobody is told who has.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Looked".
 */
export interface Looked {
  do: 'looked';
}
/**
 * Show everybody a move without making it, if the game has theatre. It is not recorded.
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
  window: string | null;
  words: string | null;
}
/**
 * Keep what I note for myself: one sign for each seat, a small letter, a digit or a full stop. Once a turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetMarks".
 */
export interface SetMarks {
  do: 'marks';
  signs: string | null;
}
/**
 * Narrator or host: end a window that may be ended by hand; missing answers stay missing. Never a night.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Close".
 */
export interface Close {
  do: 'close';
}
/**
 * Ask, without a name, for ten more seconds in a short window; once per window.
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
 * Sit down where a bot plays, between two rounds; where secrets last, if everybody seated agrees.
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
 * via the `definition` "SetProfile".
 */
export interface SetProfile {
  character: string;
  color: string;
  do: 'dress';
  name: string;
}
/**
 * The picture of my seat, if the game has any: first come, first served.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pick".
 */
export interface Pick {
  character: string;
  do: 'pick';
}
/**
 * This device has drawn luck for the next game, after it saw the commitment. In a repeated draw once a round.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PledgeLuck".
 */
export interface PledgeLuck {
  do: 'pledge';
  pledge: string;
}
/**
 * The randomness that this device has pledged, when `board.draw` asks for it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShowLuck".
 */
export interface ShowLuck {
  do: 'luck';
  value: string;
}
/**
 * Free text for everybody or, in a game with private circles, for a few. In a silent window it is refused.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  do: 'say';
  text: string;
}
/**
 * A ready-made sentence by its id, for whoever would hear free text.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sentence".
 */
export interface Sentence {
  do: 'sentence';
  id: string;
}
/**
 * Host: begin the game. Where a person narrates, that is the host, who then holds no seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  do: 'start';
  look?: boolean;
}
/**
 * Host: back to the lobby, with everybody.
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
 * Host: options of the next game; those not named stay, but hidden ones that another has chosen are set back.
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
 * Host: send somebody away; a bot, or else the clock, plays on. Lock the table, or they can rejoin.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  do: 'kick';
  person: number;
}
/**
 * Host: give a seat to a spectator, who has lost the device that sat there; where secrets last, if all agree.
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
 * Host: make somebody else host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GiveHat".
 */
export interface GiveHat {
  do: 'hat';
  person: number;
}
/**
 * Host: lock the table to newcomers, or unlock it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lock".
 */
export interface Lock {
  do: 'lock';
  on: boolean;
}
/**
 * Host: mute somebody's talk, or unmute it.
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
 * Host: stop all clocks and bots; people may still answer. Anybody seated may restart the clocks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  do: 'pause';
  on: boolean;
}
/**
 * Host: thirty more seconds on the running clock; never in a night.
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
 * A named moment of the evening, the same for everybody: a call that is spoken, its slot, a dawn that is told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Beat".
 */
export interface Beat {
  call: string | null;
  left: number | null;
  length: number;
  name: string;
}
/**
 * Everything public about the table itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Board".
 */
export interface Board {
  asking: SeatAsked | null;
  bots: string;
  bots_allowed: boolean;
  characters: string[];
  code: string;
  commitment: string;
  dealing: boolean;
  draw: Draw | null;
  fewest: number;
  first_calm: boolean;
  first_game: string[];
  game: string;
  host: number | null;
  lasting_secrets: boolean;
  lesson: boolean;
  locked: boolean;
  luck: Pledge[];
  most: number;
  narrated: boolean;
  narrator: number | null;
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
 * Somebody wants a seat, and everybody seated is asked; `clock.asking` says how long.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatAsked".
 */
export interface SeatAsked {
  person: number;
  seat: number;
}
/**
 * Luck is being drawn; the game begins in a moment.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  of: number[];
  round: number;
  showing: boolean;
}
/**
 * The hash of the luck that somebody's device has drawn for the next game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pledge".
 */
export interface Pledge {
  person: number;
  pledge: string;
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
  character: string;
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
  facts: string;
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
 * A card or a character that the guide explains, by the ids of its texts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
  about: string;
  id: string;
  name: string;
}
/**
 * Cards of one sort under their heading.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardList".
 */
export interface CardList {
  cards: CardInfo[];
  heading: string;
}
/**
 * A set of cards: what it consists of, how to choose it, and what was measured about it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardSet".
 */
export interface CardSet {
  about: string;
  cards: [string, number][];
  games: number;
  length: number;
  minutes: number;
  odds: Odds[];
  options: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * How often a party won, from 0 to 1, with its interval of 95 %.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Odds".
 */
export interface Odds {
  high: number;
  low: number;
  party: string;
  share: number;
}
/**
 * C10.12 A traded object that can do something is called out; its giver may use it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleAnnounced".
 */
export interface CastleAnnounced {
  ability: 'bag' | 'coat' | 'monocle' | 'privilege' | 'sextant' | 'tome';
  event: 'announced';
  giver: SeatNumber;
  receiver: SeatNumber;
}
/**
 * C10.24 A duel begins.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleChallenged".
 */
export interface CastleChallenged {
  attacker: SeatNumber;
  defender: SeatNumber;
  event: 'challenged';
}
/**
 * C10.19 What this seat will pass on; nobody else hears it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleChosen".
 */
export interface CastleChosen {
  event: 'chosen';
  object:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  seat: SeatNumber;
}
/**
 * OPT-G There was enough, but somebody who held a part of it was not named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleClaimLeftOut".
 */
export interface CastleClaimLeftOut {
  fact: 'claim_left_out';
  form: 'own' | 'rival' | 'solo';
  left_out: SeatNumber[];
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
}
/**
 * The proclamation was right: those named held what the society needs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleClaimRight".
 */
export interface CastleClaimRight {
  fact: 'claim_right';
  form: 'own' | 'rival' | 'solo';
  named: SeatNumber[];
  need: number;
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
  total: number;
}
/**
 * Every name was right, but those named did not hold enough.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleClaimShort".
 */
export interface CastleClaimShort {
  fact: 'claim_short';
  form: 'own' | 'rival' | 'solo';
  missing: number;
  named: SeatNumber[];
  need: number;
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
  total: number;
}
/**
 * The Seal of the Lodge won for its holder alone; former Bags are counted with Keys and Goblets.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleClaimSolo".
 */
export interface CastleClaimSolo {
  fact: 'claim_solo';
  goblets: number;
  keys: number;
  seat: SeatNumber;
}
/**
 * A wrong name decided the proclamation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleClaimWrongName".
 */
export interface CastleClaimWrongName {
  fact: 'claim_wrong_name';
  fault: 'empty' | 'society';
  form: 'own' | 'rival' | 'solo';
  name: SeatNumber;
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
}
/**
 * C10.21 The Clairvoyant lies face-up; his owner has seen what the deck holds, not its order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleClairvoyant".
 */
export interface CastleClairvoyant {
  cards:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )[]
    | null;
  deck: number;
  event: 'clairvoyant';
  seat: SeatNumber;
}
/**
 * C10.17 The giver of the Coat uses it and sees the leftovers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleCoat".
 */
export interface CastleCoat {
  event: 'coat';
  leftovers:
    | (
        | 'alchemist'
        | 'bodyguard'
        | 'clairvoyant'
        | 'diplomat'
        | 'doctor'
        | 'grand_master'
        | 'hypnotist'
        | 'priest'
        | 'swordsman'
        | 'thug'
      )[]
    | null;
  seat: SeatNumber;
}
/**
 * C10.46 He has a new profession, face-down; the old one is a leftover.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleCoatTaken".
 */
export interface CastleCoatTaken {
  event: 'coat_taken';
  left:
    | (
        | 'alchemist'
        | 'bodyguard'
        | 'clairvoyant'
        | 'diplomat'
        | 'doctor'
        | 'grand_master'
        | 'hypnotist'
        | 'priest'
        | 'swordsman'
        | 'thug'
      )
    | null;
  profession:
    | (
        | 'alchemist'
        | 'bodyguard'
        | 'clairvoyant'
        | 'diplomat'
        | 'doctor'
        | 'grand_master'
        | 'hypnotist'
        | 'priest'
        | 'swordsman'
        | 'thug'
      )
    | null;
  seat: SeatNumber;
}
/**
 * At the beginning of all these turns the members of a society together held what it needs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleComplete".
 */
export interface CastleComplete {
  fact: 'complete';
  need: number;
  since: number;
  society: 'brotherhood' | 'order';
  turns: number;
  until: number;
}
/**
 * In this many of its own consecutive turns, a seat could have proclaimed rightly with these names. Whether it
 *     could have known that is another matter.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleCould".
 */
export interface CastleCould {
  fact: 'could';
  form: 'own' | 'rival' | 'solo';
  names: SeatNumber[];
  seat: SeatNumber;
  since: number;
  turns: number;
  until: number;
}
/**
 * C10.7 What this seat was dealt; nobody else hears it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDealt".
 */
export interface CastleDealt {
  event: 'dealt';
  object:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  profession:
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug';
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
}
/**
 * C10.36 The deck is empty: the Bags have turned.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDeckEmpty".
 */
export interface CastleDeckEmpty {
  event: 'deck_empty';
}
/**
 * C5.17 The giver does not use what he traded away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDeclined".
 */
export interface CastleDeclined {
  ability: 'bag' | 'coat' | 'monocle' | 'privilege' | 'sextant' | 'tome';
  event: 'declined';
  seat: SeatNumber;
}
/**
 * C10.45 The Diplomat lies face-up: he demands an object of this kind.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDemand".
 */
export interface CastleDemand {
  committed:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  event: 'demand';
  kind:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet'
    | 'key'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * C10.23 The target has nothing of the kind; the Diplomat sees the whole hand, and the turn ends.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDemandFailed".
 */
export interface CastleDemandFailed {
  event: 'demand_failed';
  hand:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )[]
    | null;
  kind:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet'
    | 'key'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * C10.22 The demand is met: the two have swapped.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDemandMet".
 */
export interface CastleDemandMet {
  event: 'demand_met';
  given:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  kind:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet'
    | 'key'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  returned:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * C10.31 The Doctor lies face-up; the outcome of the duel is cancelled.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDoctor".
 */
export interface CastleDoctor {
  event: 'doctor';
  seat: SeatNumber;
}
/**
 * C10.14 The giver of a Bag drew the top card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDrew".
 */
export interface CastleDrew {
  deck: number;
  event: 'drew';
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  seat: SeatNumber;
}
/**
 * C10.24–C10.30 The current duel, as everybody sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDuel".
 */
export interface CastleDuel {
  attack: number;
  attacker: SeatNumber;
  attacker_side: SeatNumber[];
  defence: number;
  defender: SeatNumber;
  defender_side: SeatNumber[];
  hypnotised: SeatNumber | null;
  played: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  swordsman: SeatNumber | null;
  used: SeatNumber[];
  verdict: SeatNumber | null;
  winner: SeatNumber | null;
}
/**
 * C10.35 The duel was drawn: the attacker took the top card, if there was one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleDuelDraw".
 */
export interface CastleDuelDraw {
  attacker: SeatNumber;
  deck: number;
  drawn: boolean;
  event: 'duel_draw';
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
}
/**
 * C10.39 The end: who won and why, and every card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleEnded".
 */
export interface CastleEnded {
  deck: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  event: 'ended';
  hands: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[][];
  leftovers: (
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug'
  )[];
  party: ('brotherhood' | 'order') | null;
  professions: (
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug'
  )[];
  reason: string;
  removed: ('brotherhood' | 'order') | null;
  rule: string;
  societies: ('brotherhood' | 'order')[];
  winners: SeatNumber[];
}
/**
 * C10.7 The game begins: how many play, under which options, and who is first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleOpened".
 */
export interface CastleOpened {
  event: 'opened';
  first: SeatNumber;
  options: CastleOptions;
  seats: number;
}
/**
 * C11 What the host may choose. The Adlung rules (OPT-E) are not offered.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleOptions".
 */
export interface CastleOptions {
  alchemist_prevails: boolean;
  answer_seconds: number;
  brisk_duels: boolean;
  free_after_action: boolean;
  give_back_stolen: boolean;
  grace_seconds: number;
  name_every_holder: boolean;
  proclaim_after_free: boolean;
  start_player: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'random';
  turn_seconds: number;
  window_seconds: number;
}
/**
 * C3.1 A turn begins.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleTurn".
 */
export interface CastleTurn {
  event: 'turn';
  number: number;
  seat: SeatNumber;
}
/**
 * C10.1 A window of the duel, the choice of the winner, or step (d') opens.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleWindow".
 */
export interface CastleWindow {
  event: 'window';
  name: 'd1' | 'd1_2' | 'd2' | 'd4' | 'd5' | 'd6' | 'd8' | 'd8_9' | 'd_prime' | 'fate';
}
/**
 * C10.42 This seat has passed; nobody else hears it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastlePassed".
 */
export interface CastlePassed {
  event: 'passed';
  seat: SeatNumber;
}
/**
 * C10.8 Somebody looked at one object of another; both know which.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSpied".
 */
export interface CastleSpied {
  event: 'spied';
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * C10.9 An object is offered, face-down; the partner sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleOffered".
 */
export interface CastleOffered {
  event: 'offered';
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  partner: SeatNumber;
  seat: SeatNumber;
}
/**
 * C10.10 The offer was refused; the offerer took a token, if there was one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleRefused".
 */
export interface CastleRefused {
  event: 'refused';
  offerer: SeatNumber;
  seat: SeatNumber;
  token: boolean;
}
/**
 * C10.11 The offer was accepted: one object each has changed hands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSwapped".
 */
export interface CastleSwapped {
  event: 'swapped';
  given:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  offerer: SeatNumber;
  partner: SeatNumber;
  returned:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
}
/**
 * C10.15 The giver of the Monocle looked at the partner's society.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleMonocle".
 */
export interface CastleMonocle {
  event: 'monocle';
  partner: SeatNumber;
  seat: SeatNumber;
  society: ('brotherhood' | 'order') | null;
}
/**
 * C10.16 The giver of the Privilege looked at the partner's hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastlePrivilege".
 */
export interface CastlePrivilege {
  event: 'privilege';
  hand:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )[]
    | null;
  partner: SeatNumber;
  seat: SeatNumber;
}
/**
 * C10.18 Two players have swapped professions; both lie face-down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleTome".
 */
export interface CastleTome {
  event: 'tome';
  partner: SeatNumber;
  partner_profession:
    | (
        | 'alchemist'
        | 'bodyguard'
        | 'clairvoyant'
        | 'diplomat'
        | 'doctor'
        | 'grand_master'
        | 'hypnotist'
        | 'priest'
        | 'swordsman'
        | 'thug'
      )
    | null;
  profession:
    | (
        | 'alchemist'
        | 'bodyguard'
        | 'clairvoyant'
        | 'diplomat'
        | 'doctor'
        | 'grand_master'
        | 'hypnotist'
        | 'priest'
        | 'swordsman'
        | 'thug'
      )
    | null;
  seat: SeatNumber;
}
/**
 * C10.19 Everybody passes an object to this side.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSextant".
 */
export interface CastleSextant {
  direction: 'left' | 'right';
  event: 'sextant';
  seat: SeatNumber;
}
/**
 * C10.49 Everybody has passed one object.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSextantPass".
 */
export interface CastleSextantPass {
  direction: 'left' | 'right';
  event: 'sextant_pass';
}
/**
 * C10.49 What this seat passed on and got, and from whom; nobody else hears it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleReceived".
 */
export interface CastleReceived {
  event: 'received';
  object:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  passed:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  seat: SeatNumber;
  sender: SeatNumber;
}
/**
 * C10.20 Somebody above the limit gave an object away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleGift".
 */
export interface CastleGift {
  event: 'gift';
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  recipient: SeatNumber;
  seat: SeatNumber;
}
/**
 * C10.47 Two chosen cards lie on top of the deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSetTop".
 */
export interface CastleSetTop {
  event: 'set_top';
  first:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  seat: SeatNumber;
  second:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
}
/**
 * C10.25 The Priest lies face-up; the duel is stopped.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastlePriest".
 */
export interface CastlePriest {
  attacker: SeatNumber;
  event: 'priest';
  seat: SeatNumber;
}
/**
 * C10.48 The attacker paid the Priest, or had nothing to spare.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastlePriestPaid".
 */
export interface CastlePriestPaid {
  attacker: SeatNumber;
  event: 'priest_paid';
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  paid: boolean;
  priest: SeatNumber;
}
/**
 * C10.26 The side this seat has chosen; nobody else hears it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSupported".
 */
export interface CastleSupported {
  event: 'supported';
  seat: SeatNumber;
  side: 'shield' | 'sword';
}
/**
 * C10.27 Whom everybody supports.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleRevealed".
 */
export interface CastleRevealed {
  attacker_side: SeatNumber[];
  defender_side: SeatNumber[];
  event: 'revealed';
}
/**
 * C10.28 The Hypnotist lies face-up; one supporter is out of this duel.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleHypnotised".
 */
export interface CastleHypnotised {
  attacker: SeatNumber;
  event: 'hypnotised';
  seat: SeatNumber;
}
/**
 * C10.29 A play in a duel: an object, a profession, or tokens, and for which side.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastlePlayed".
 */
export interface CastlePlayed {
  event: 'played';
  number: number;
  seat: SeatNumber;
  side: 'shield' | 'sword';
  what: string;
}
/**
 * C10.30 The result before a Doctor may act: totals if they were counted, otherwise only the verdict.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleResult".
 */
export interface CastleResult {
  attack: number | null;
  defence: number | null;
  event: 'result';
  how: 'alchemist' | 'draw' | 'points' | 'poison_ring';
  winner: SeatNumber | null;
}
/**
 * C10.51 What this seat, the winner, will do if no Doctor comes; nobody else hears it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleFateChosen".
 */
export interface CastleFateChosen {
  event: 'fate_chosen';
  fate: 'look' | 'steal';
  seat: SeatNumber;
}
/**
 * C10.32 The winner looked at the loser's society.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleLooked".
 */
export interface CastleLooked {
  event: 'looked';
  loser: SeatNumber;
  society: ('brotherhood' | 'order') | null;
  winner: SeatNumber;
}
/**
 * C10.33 The winner will steal, and sees the loser's hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSteal".
 */
export interface CastleSteal {
  event: 'steal';
  hand:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )[]
    | null;
  loser: SeatNumber;
  winner: SeatNumber;
}
/**
 * C10.50 The winner took one object.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleStolen".
 */
export interface CastleStolen {
  event: 'stolen';
  loser: SeatNumber;
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  winner: SeatNumber;
}
/**
 * C10.34 For a last object the winner gave another one back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleGaveBack".
 */
export interface CastleGaveBack {
  event: 'gave_back';
  loser: SeatNumber;
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  winner: SeatNumber;
}
/**
 * C10.37, C10.38 A proclamation, and the proclaimer's cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleProclaimed".
 */
export interface CastleProclaimed {
  event: 'proclaimed';
  form: 'own' | 'rival' | 'solo';
  hand: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  profession:
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug';
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
}
/**
 * C10.37 The proclaimer names a player, whose cards are laid open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleNamed".
 */
export interface CastleNamed {
  event: 'named';
  hand: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  named: SeatNumber;
  profession:
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug';
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
}
/**
 * C10.37 No further name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleThatIsAll".
 */
export interface CastleThatIsAll {
  event: 'that_is_all';
  seat: SeatNumber;
}
/**
 * From this turn on a seat knew the society of another for certain.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleKnew".
 */
export interface CastleKnew {
  fact: 'knew';
  other: SeatNumber;
  seat: SeatNumber;
  since: number;
  society: 'brotherhood' | 'order';
  source: 'counted' | 'look' | 'monocle';
}
/**
 * A hand into which an object came.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleStop".
 */
export interface CastleStop {
  fact: 'stop';
  seat: SeatNumber;
  turn: number;
  way: 'dealt' | 'demanded' | 'drawn' | 'gift' | 'given_back' | 'paid' | 'sextant' | 'stolen' | 'traded';
}
/**
 * The hands that a Key, a Goblet, a Bag or the Seal has gone through; none if it stayed in the deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleJourney".
 */
export interface CastleJourney {
  fact: 'journey';
  object:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  stops: CastleStop[];
}
/**
 * C9.20 Everything, when the game is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleFinal".
 */
export interface CastleFinal {
  deck: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  hands: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[][];
  leftovers: (
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug'
  )[];
  party: ('brotherhood' | 'order') | null;
  professions: (
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug'
  )[];
  reason: string;
  removed: ('brotherhood' | 'order') | null;
  societies: ('brotherhood' | 'order')[];
  winners: SeatNumber[];
}
/**
 * C9.8 Cards laid open in a proclamation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleLaid".
 */
export interface CastleLaid {
  hand: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  profession:
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug';
  seat: SeatNumber;
  society: 'brotherhood' | 'order';
}
/**
 * The trade or demand that somebody must answer, or the ability somebody may use.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastlePending".
 */
export interface CastlePending {
  ability: ('bag' | 'coat' | 'monocle' | 'privilege' | 'sextant' | 'tome') | null;
  kind:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet'
        | 'key'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  object:
    | (
        | 'bag_goblet'
        | 'bag_key'
        | 'black_pearl'
        | 'coat'
        | 'dagger'
        | 'gloves'
        | 'goblet_green'
        | 'goblet_plain'
        | 'goblet_red'
        | 'key_green'
        | 'key_plain'
        | 'key_red'
        | 'monocle'
        | 'poison_ring'
        | 'privilege'
        | 'seal_of_lodge'
        | 'sextant'
        | 'shattered_mirror'
        | 'throwing_knives'
        | 'tome'
        | 'whip'
      )
    | null;
  partner: SeatNumber;
  seat: SeatNumber;
}
/**
 * C10.5 Where this seat was shown an object to be, and when. It may have moved on since.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSeen".
 */
export interface CastleSeen {
  holder: SeatNumber | null;
  moved: number;
  object:
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip';
  turn: number;
}
/**
 * C10.5 The profession that this seat was last shown to be somebody's, and when.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleSeenProfession".
 */
export interface CastleSeenProfession {
  changed: boolean;
  profession:
    | 'alchemist'
    | 'bodyguard'
    | 'clairvoyant'
    | 'diplomat'
    | 'doctor'
    | 'grand_master'
    | 'hypnotist'
    | 'priest'
    | 'swordsman'
    | 'thug';
  seat: SeatNumber;
  turn: number;
}
/**
 * What everybody could see one player do to each of the others, counted by seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleTies".
 */
export interface CastleTies {
  attacked: number[];
  backed: number[];
  opposed: number[];
  snubbed: number[];
  traded: number[];
}
/**
 * C10 What a seat may know now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastleView".
 */
export interface CastleView {
  active: SeatNumber;
  asked: number[];
  changed: number[];
  choice: string | null;
  closed: Closed[];
  deck: number;
  duel: CastleDuel | null;
  final: CastleFinal | null;
  fresh: boolean;
  game: string;
  got: [number, number][];
  hand: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  laid: CastleLaid[];
  leftovers: number;
  legal: string[];
  limit: number;
  objects_seen: CastleSeen[];
  options: CastleOptions;
  pending: CastlePending | null;
  pile: number;
  profession:
    | (
        | 'alchemist'
        | 'bodyguard'
        | 'clairvoyant'
        | 'diplomat'
        | 'doctor'
        | 'grand_master'
        | 'hypnotist'
        | 'priest'
        | 'swordsman'
        | 'thug'
      )
    | null;
  professions: (
    | (
        | 'alchemist'
        | 'bodyguard'
        | 'clairvoyant'
        | 'diplomat'
        | 'doctor'
        | 'grand_master'
        | 'hypnotist'
        | 'priest'
        | 'swordsman'
        | 'thug'
      )
    | null
  )[];
  professions_seen: CastleSeenProfession[];
  seat: number | null;
  seats: number;
  shown: string[];
  sizes: number[];
  societies_seen: (('brotherhood' | 'order') | null)[];
  society: ('brotherhood' | 'order') | null;
  staked: number[];
  ties: CastleTies[];
  tokens: number[];
  top: (
    | 'bag_goblet'
    | 'bag_key'
    | 'black_pearl'
    | 'coat'
    | 'dagger'
    | 'gloves'
    | 'goblet_green'
    | 'goblet_plain'
    | 'goblet_red'
    | 'key_green'
    | 'key_plain'
    | 'key_red'
    | 'monocle'
    | 'poison_ring'
    | 'privilege'
    | 'seal_of_lodge'
    | 'sextant'
    | 'shattered_mirror'
    | 'throwing_knives'
    | 'tome'
    | 'whip'
  )[];
  turn: number;
  window: string;
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
 * One card more or one less: the options that deal it, or why that cannot be.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  facts?: {
    [k: string]: string;
  };
  options: {
    [k: string]: string | number | boolean | null;
  } | null;
  reason?: string;
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
  protocol: 1;
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
    | Looked
    | Theatre
    | Order
    | SetMarks
    | Answer
    | Close
    | More
    | Back
    | Leave
    | Take
    | Sit
    | Stand
    | SetProfile
    | Pick
    | PledgeLuck
    | ShowLuck
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
    | Agree
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
  asking?: number | null;
  beat?: Beat | null;
  head?: string;
  left: number | null;
  more?: boolean;
  next?: Cue | null;
  question: number;
  short?: boolean;
}
/**
 * What will be told next.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Cue".
 */
export interface Cue {
  call: string | null;
  name: string;
}
/**
 * How far back the winner once was, if it was as much as the Kids are worth.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeBehind".
 */
export interface EatmeBehind {
  fact: 'behind';
  points: number;
  round: number;
  seat: SeatNumber;
}
/**
 * The best bluff: asleep in the richest house of the village while the Wolf walked into a trap elsewhere.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeBluff".
 */
export interface EatmeBluff {
  fact: 'bluff';
  gain: number;
  round: number;
  seat: SeatNumber;
  victim: SeatNumber;
  wolf: SeatNumber;
}
/**
 * No Wolf took more from a sleeper, gain and loss together; the first such round.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeCatch".
 */
export interface EatmeCatch {
  fact: 'catch';
  gain: number;
  loss: number;
  round: number;
  seat: SeatNumber;
  victim: SeatNumber;
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
 * The turning point: after this round, and every later one, nobody had more points than the winner.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeLead".
 */
export interface EatmeLead {
  fact: 'lead';
  later: number;
  seat: SeatNumber;
  since: number;
}
/**
 * No trap brought more, gain and loss together; the first such round.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeSnap".
 */
export interface EatmeSnap {
  fact: 'snap';
  gain: number;
  loss: number;
  round: number;
  seat: SeatNumber;
  wolf: SeatNumber;
}
/**
 * Nobody gained more by sleeping in peace.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeSleeper".
 */
export interface EatmeSleeper {
  fact: 'sleeper';
  nights: number;
  points: number;
  seat: SeatNumber;
}
/**
 * Nobody waited more often beside a trap to which no Wolf came.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeWatcher".
 */
export interface EatmeWatcher {
  fact: 'watcher';
  nights: number;
  seat: SeatNumber;
}
/**
 * Whoever lost a duel dealt, and won the next one against the same player.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeRevenge".
 */
export interface EatmeRevenge {
  fact: 'revenge';
  other: SeatNumber;
  round: number;
  seat: SeatNumber;
}
/**
 * One round: where the Wolf went, what every house had chosen, and what came of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EatmeNight".
 */
export interface EatmeNight {
  choice: 'sleep' | 'trap';
  dealer: SeatNumber | null;
  fact: 'night';
  gain: number;
  gains: number[];
  house: 'hood' | 'kids' | 'pig' | 'wolf';
  kinds: ('hood' | 'kids' | 'pig' | 'wolf')[];
  loss: number;
  round: number;
  scores: number[];
  slept: SeatNumber[];
  victim: SeatNumber;
  watched: SeatNumber[];
  wolf: SeatNumber;
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
 * A place in a list that is no longer as it was.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Edit".
 */
export interface Edit {
  at: number;
  gone: number;
  new: unknown[];
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
 * A seat that the sentence `GAME-why-REASON` names: in a field of the last event of a kind; or, without an event,
 *     where the field of the view holds this value.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EndFactInfo".
 */
export interface EndFactInfo {
  event: string;
  fact: string;
  field: string;
  value: string;
}
/**
 * All that somebody needs to tell an event in words without knowing its game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventInfo".
 */
export interface EventInfo {
  aside: string;
  begins: boolean;
  people: string[];
  quiet: boolean;
  raw: string[];
  rule: string;
  seats: string[];
  secret: string[];
  whispered: boolean;
  without: string;
}
/**
 * A game that can be played here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  book: boolean;
  bots: string[];
  bots_option: string;
  cards: CardList[];
  defaults: {
    [k: string]: string | number | boolean | null;
  };
  end_facts: EndFactInfo[];
  events: {
    [k: string]: EventInfo;
  };
  facts: {
    [k: string]: EventInfo;
  };
  fewest: number;
  first_games: {
    [k: string]: string | number | boolean | null;
  }[];
  game: string;
  grave: string[];
  groups: {
    [k: string]: string[];
  };
  icon: string;
  languages: string[];
  lesson: LessonLine[];
  letter: string;
  living: string;
  minutes: [number, number] | null;
  most: number;
  options: {
    [k: string]: unknown;
  };
  parties: string[];
  proposed: {
    [k: string]: string | number | boolean | null;
  };
  score: string;
  sealed: string[];
  seat_fields: string[];
  secrets: string[];
  set_options: string[];
  still: string[];
  tiles: {
    [k: string]: {
      [k: string]: string | number | boolean | null;
    };
  };
  version: number;
  windows: string[];
}
/**
 * A move on the path of a guided game, and the slip that leads to it: `GAME-lesson-SLIP`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonLine".
 */
export interface LessonLine {
  slip: string;
  words: string;
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
 * A move that was made for a seat by the clock, a stand-in, a standing order or the narrator.
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
 * What a newcomer brings to a table.
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
  circle?: boolean;
  facts?: {
    [k: string]: string;
  };
  note?: string | null;
  person?: number | null;
  sentence?: string | null;
  text?: string | null;
}
/**
 * L6.7 The Seer's question and its answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusAnswer".
 */
export interface LupusAnswer {
  event: 'answer';
  nature: 'not_wolf' | 'wolf';
  night: number;
  target: SeatNumber;
}
/**
 * L6.13 All simultaneous ballots together: whom each seat nominated.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusBallots".
 */
export interface LupusBallots {
  event: 'ballots';
  targets: (SeatNumber | null)[];
}
/**
 * L6.11 What the Mythomaniac has become.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusBecame".
 */
export interface LupusBecame {
  event: 'became';
  role:
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf';
}
/**
 * L8.62 With forecasts: who has the most points for hunches of the nights and for forecasts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusBestAugur".
 */
export interface LupusBestAugur {
  fact: 'best_augur';
  points: number;
  seats: SeatNumber[];
}
/**
 * Of those who lied and were not of the village: who got the fewest ballots, the living first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusBestLiar".
 */
export interface LupusBestLiar {
  ballots: number;
  fact: 'best_liar';
  lies: number;
  seat: SeatNumber;
}
/**
 * Outside the pack: who pointed at a Werewolf in the most nights.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusBestNose".
 */
export interface LupusBestNose {
  fact: 'best_nose';
  hits: number;
  nights: number;
  seats: SeatNumber[];
}
/**
 * L3.6 The slot of a call begins.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusCalled".
 */
export interface LupusCalled {
  call:
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf';
  event: 'call';
  night: number;
}
/**
 * L3.61 Something that somebody said, true or not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusClaim".
 */
export interface LupusClaim {
  claim: string;
  day: number;
  nature: ('not_wolf' | 'wolf') | null;
  night: number | null;
  role:
    | (
        | 'bodyguard'
        | 'freemason'
        | 'medium'
        | 'mythomaniac'
        | 'owl'
        | 'possessed'
        | 'seer'
        | 'villager'
        | 'werehamster'
        | 'werewolf'
      )
    | null;
  seat: SeatNumber;
  takes_back: number | null;
  target: SeatNumber | null;
}
/**
 * L6.31 A claim, true or not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusClaimed".
 */
export interface LupusClaimed {
  claim: string;
  day: number;
  event: 'claimed';
  nature: ('not_wolf' | 'wolf') | null;
  night: number | null;
  role:
    | (
        | 'bodyguard'
        | 'freemason'
        | 'medium'
        | 'mythomaniac'
        | 'owl'
        | 'possessed'
        | 'seer'
        | 'villager'
        | 'werehamster'
        | 'werewolf'
      )
    | null;
  seat: SeatNumber;
  takes_back: number | null;
  target: SeatNumber | null;
}
/**
 * L3.80 Claims that cannot all be true; if it is one alone, it is false.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusClash".
 */
export interface LupusClash {
  claims: number[];
  most: number | null;
  night: number | null;
  role:
    | (
        | 'bodyguard'
        | 'freemason'
        | 'medium'
        | 'mythomaniac'
        | 'owl'
        | 'possessed'
        | 'seer'
        | 'villager'
        | 'werehamster'
        | 'werewolf'
      )
    | null;
  seat: SeatNumber | null;
  why:
    'crowd' | 'eaten' | 'ghost' | 'guarded' | 'mark' | 'mason' | 'nature' | 'repeated' | 'roles' | 'twice' | 'wolves';
}
/**
 * L6.12 The names of the dead, and who holds the Welcome card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusDawn".
 */
export interface LupusDawn {
  dead: SeatNumber[];
  event: 'dawn';
  night: number;
  welcome: SeatNumber | null;
}
/**
 * What everybody saw of a day that is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusDay".
 */
export interface LupusDay {
  ballots: (SeatNumber | null)[];
  dead: SeatNumber[];
  lynched: SeatNumber;
  owl_mark: SeatNumber | null;
  paw: SeatNumber;
  tuft: SeatNumber;
  votes: [SeatNumber, ('paw' | 'tuft') | null][];
}
/**
 * L8.60 What a ghost foretells on a day.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusDayForecast".
 */
export interface LupusDayForecast {
  day: number;
  lynched: SeatNumber | null;
  wolf: SeatNumber | null;
}
/**
 * L6.3 The role that a seat was dealt.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusDealt".
 */
export interface LupusDealt {
  event: 'dealt';
  role:
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf';
  seat: SeatNumber;
}
/**
 * L3.41 A suspect has finished speaking, or the time is up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusDefended".
 */
export interface LupusDefended {
  event: 'defended';
  in_time: boolean;
  seat: SeatNumber;
}
/**
 * L6.18 The end: everything.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusEnded".
 */
export interface LupusEnded {
  dealt: (
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf'
  )[];
  event: 'ended';
  nights: (SeatNumber | null)[][];
  party: 'hamster' | 'pack' | 'village';
  reason: 'hamster_outlives' | 'no_wolves' | 'wolves_prevail';
  roles: (
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf'
  )[];
  rule: string;
  winners: SeatNumber[];
}
/**
 * L6.2 The game begins: how many play, the public options, and the roles as far as they are announced.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusOpened".
 */
export interface LupusOpened {
  composition:
    | [
        (
          | 'bodyguard'
          | 'freemason'
          | 'medium'
          | 'mythomaniac'
          | 'owl'
          | 'possessed'
          | 'seer'
          | 'villager'
          | 'werehamster'
          | 'werewolf'
        ),
        number
      ][]
    | null;
  event: 'opened';
  options: {
    [k: string]: string | number | boolean | null;
  };
  seats: number;
}
/**
 * L8.20, L8.24 Who has the card of the Wise Old Man; it gives no power.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusWiseOldMan".
 */
export interface LupusWiseOldMan {
  event: 'wise_old_man';
  seat: SeatNumber;
}
/**
 * L3.3 The night begins, with its calls in order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusNightFalls".
 */
export interface LupusNightFalls {
  calls: (
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf'
  )[];
  event: 'night';
  night: number;
}
/**
 * L6.4, L6.5, L6.32 Who shares a call: Freemasons, living pack members, two Seers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusFellows".
 */
export interface LupusFellows {
  event: 'fellows';
  night: number;
  role:
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf';
  seats: SeatNumber[];
}
/**
 * L6.6, L6.36 A point: for its author, and in an open joint slot for the fellows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusPointed".
 */
export interface LupusPointed {
  event: 'pointed';
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * L6.36 The slot of a joint call begins: the markers that had been placed before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusMarkers".
 */
export interface LupusMarkers {
  event: 'markers';
  markers: [SeatNumber, SeatNumber][];
}
/**
 * L6.8 What the Medium is told about the player lynched yesterday.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusSpirit".
 */
export interface LupusSpirit {
  event: 'spirit';
  nature: 'not_wolf' | 'wolf';
  night: number;
  target: SeatNumber;
}
/**
 * L6.9 The Bodyguard's choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusGuarded".
 */
export interface LupusGuarded {
  event: 'guarded';
  night: number;
  target: SeatNumber;
}
/**
 * L6.10 The Owl's choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusMarked".
 */
export interface LupusMarked {
  event: 'marked';
  night: number;
  target: SeatNumber;
}
/**
 * L6.6 The pack's final victim, never whether it died; None if no victim was named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusVictim".
 */
export interface LupusVictim {
  event: 'victim';
  night: number;
  target: SeatNumber | null;
}
/**
 * L3.33 Nobody holds the Welcome card: this seat nominates first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusOpening".
 */
export interface LupusOpening {
  event: 'opening';
  seat: SeatNumber;
}
/**
 * L3.60 Somebody has nothing more to say.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusReady".
 */
export interface LupusReady {
  event: 'ready';
  seat: SeatNumber;
}
/**
 * L3.21 The discussion is over; nominations begin.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusTalkOver".
 */
export interface LupusTalkOver {
  day: number;
  event: 'talk_over';
}
/**
 * L6.13 A ballot, or a missing one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusNominated".
 */
export interface LupusNominated {
  event: 'nominated';
  seat: SeatNumber;
  target: SeatNumber | null;
}
/**
 * L6.27 A seat's sealed ballot or vote, for that seat alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusSealed".
 */
export interface LupusSealed {
  event: 'sealed';
  seat: SeatNumber;
  words: string;
}
/**
 * L6.14 Whom the Owl marked, or that there is no mark today.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusOwlMark".
 */
export interface LupusOwlMark {
  event: 'owl_mark';
  target: SeatNumber | null;
}
/**
 * L6.15 The two suspects and how many ballots each living player got.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusSuspects".
 */
export interface LupusSuspects {
  ballots: number[];
  event: 'suspects';
  paw: SeatNumber;
  tuft: SeatNumber;
}
/**
 * L6.16 All votes together; None is a missing one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusVoted".
 */
export interface LupusVoted {
  event: 'voted';
  votes: [SeatNumber, ('paw' | 'tuft') | null][];
}
/**
 * L6.17 Who was lynched, and who holds the Welcome card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusLynched".
 */
export interface LupusLynched {
  day: number;
  event: 'lynched';
  seat: SeatNumber;
  welcome: SeatNumber | null;
}
/**
 * L8.61 A ghost's forecast, for that ghost alone; it may still change.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusForecast".
 */
export interface LupusForecast {
  about: 'lynched' | 'wolf';
  event: 'forecast';
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * L8.62, L8.63 At the end: what ghosts have foretold, and everybody's points.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusForecasts".
 */
export interface LupusForecasts {
  event: 'forecasts';
  forecasts: [number, SeatNumber, SeatNumber | null, SeatNumber | null][];
  points: number[];
}
/**
 * The pack's choice of a night, and whether that player was dead in the morning.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusHunted".
 */
export interface LupusHunted {
  died: boolean;
  fact: 'hunted';
  night: number;
  target: SeatNumber | null;
}
/**
 * What a Seer asked in a night, and the answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusForesaw".
 */
export interface LupusForesaw {
  fact: 'foresaw';
  nature: 'not_wolf' | 'wolf';
  night: number;
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * Somebody claimed a character that they never were.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusLiedRole".
 */
export interface LupusLiedRole {
  day: number;
  fact: 'lied_role';
  role:
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf';
  seat: SeatNumber;
  was:
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf';
}
/**
 * Somebody falsely claimed to have been told or to have done something at night.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusLiedTale".
 */
export interface LupusLiedTale {
  claim: 'claim_marked' | 'claim_mason_with' | 'claim_medium' | 'claim_protected' | 'claim_result';
  day: number;
  fact: 'lied_tale';
  nature: ('not_wolf' | 'wolf') | null;
  night: number;
  seat: SeatNumber;
  target: SeatNumber | null;
}
/**
 * The first claim or ballot against a Werewolf by somebody outside the pack.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusFirstAccusation".
 */
export interface LupusFirstAccusation {
  day: number;
  fact: 'first_accusation';
  seat: SeatNumber;
  target: SeatNumber;
}
/**
 * What the seat was told at night.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusNote".
 */
export interface LupusNote {
  kind: string;
  nature: ('not_wolf' | 'wolf') | null;
  night: number;
  role:
    | (
        | 'bodyguard'
        | 'freemason'
        | 'medium'
        | 'mythomaniac'
        | 'owl'
        | 'possessed'
        | 'seer'
        | 'villager'
        | 'werehamster'
        | 'werewolf'
      )
    | null;
  seats: SeatNumber[];
}
/**
 * L8 What the host may choose.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusOptions".
 */
export interface LupusOptions {
  allow_bots: boolean;
  beats: 'full' | 'off' | 'short';
  bodyguard_no_repeat: boolean;
  call_seconds: number;
  claims_per_day: number;
  custom_list: string | null;
  defence_seconds: number;
  discussion_seconds: number;
  enforce_card_stock: boolean;
  enforce_minimums: boolean;
  first_night_kill: boolean;
  forecasts: boolean;
  grace_seconds: number;
  host_seated: boolean;
  narrator: 'human' | 'machine';
  narrator_chair: number | null;
  night_mode: ('parallel' | 'sequential') | null;
  night_seconds: number;
  nomination_mode: 'sequential' | 'simultaneous';
  nomination_seconds: number;
  place: 'remote' | 'same_room';
  preset: 'base' | 'custom' | 'fair_1' | 'full' | 'lot';
  recognition_seconds: number;
  role_list: 'open' | 'open_hide_possessed' | 'secret';
  seer_may_target_ghosts: boolean;
  vote_seconds: number;
  welcome_on_lynch: boolean;
  wise_old_man: 'off' | 'on';
  wolf_chat: 'off' | 'on';
  wolf_disagreement: 'no_kill' | 'plurality_lot';
}
/**
 * L5.7, L6.19 Everything: for everybody after the end, for a human narrator at any time.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusSecrets".
 */
export interface LupusSecrets {
  dealt: (
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf'
  )[];
  doomed: [
    SeatNumber,
    (
      | 'bodyguard'
      | 'freemason'
      | 'medium'
      | 'mythomaniac'
      | 'owl'
      | 'possessed'
      | 'seer'
      | 'villager'
      | 'werehamster'
      | 'werewolf'
    )
  ][];
  forecasts: [SeatNumber, LupusDayForecast][];
  nights: (SeatNumber | null)[][];
  noses: number[];
  notes: [SeatNumber[], LupusNote][];
  points: (SeatNumber | null)[];
  roles: (
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf'
  )[];
  sealed: [SeatNumber, string][];
  wakes: [
    (
      | 'bodyguard'
      | 'freemason'
      | 'medium'
      | 'mythomaniac'
      | 'owl'
      | 'possessed'
      | 'seer'
      | 'villager'
      | 'werehamster'
      | 'werewolf'
    ),
    SeatNumber[]
  ][];
}
/**
 * L6 What a seat may know now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LupusView".
 */
export interface LupusView {
  asked: number[];
  ballots: (SeatNumber | null)[];
  call:
    | (
        | 'bodyguard'
        | 'freemason'
        | 'medium'
        | 'mythomaniac'
        | 'owl'
        | 'possessed'
        | 'seer'
        | 'villager'
        | 'werehamster'
        | 'werewolf'
      )
    | null;
  calls: (
    | 'bodyguard'
    | 'freemason'
    | 'medium'
    | 'mythomaniac'
    | 'owl'
    | 'possessed'
    | 'seer'
    | 'villager'
    | 'werehamster'
    | 'werewolf'
  )[];
  circle: SeatNumber[];
  claims: LupusClaim[];
  claims_left: number | null;
  clashes: LupusClash[];
  closed: Closed[];
  composition:
    | [
        (
          | 'bodyguard'
          | 'freemason'
          | 'medium'
          | 'mythomaniac'
          | 'owl'
          | 'possessed'
          | 'seer'
          | 'villager'
          | 'werehamster'
          | 'werewolf'
        ),
        number
      ][]
    | null;
  day: number;
  days: LupusDay[];
  dead: SeatNumber[];
  deciding:
    | (
        | 'bodyguard'
        | 'freemason'
        | 'medium'
        | 'mythomaniac'
        | 'owl'
        | 'possessed'
        | 'seer'
        | 'villager'
        | 'werehamster'
        | 'werewolf'
      )
    | null;
  fellows: SeatNumber[];
  final: LupusSecrets | null;
  forecasts: LupusDayForecast[];
  game: string;
  hunches: (SeatNumber | null)[];
  legal: string[];
  living: SeatNumber[];
  markers: [SeatNumber, SeatNumber][];
  no_ballots: SeatNumber[];
  notes: LupusNote[];
  opening: SeatNumber | null;
  options: {
    [k: string]: string | number | boolean | null;
  };
  owl_mark: SeatNumber | null;
  party: ('hamster' | 'pack' | 'village') | null;
  paw: SeatNumber | null;
  pointing: SeatNumber | null;
  ready: SeatNumber[];
  reason: ('hamster_outlives' | 'no_wolves' | 'wolves_prevail') | null;
  role:
    | (
        | 'bodyguard'
        | 'freemason'
        | 'medium'
        | 'mythomaniac'
        | 'owl'
        | 'possessed'
        | 'seer'
        | 'villager'
        | 'werehamster'
        | 'werewolf'
      )
    | null;
  sealed: string | null;
  seat: number | null;
  seats: number;
  tuft: SeatNumber | null;
  welcome: SeatNumber | null;
  window: string;
  winners: SeatNumber[];
  wise: SeatNumber | null;
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
  lesson?: boolean;
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
  edits?: {
    [k: string]: Edit[];
  };
  in_your_name?: InYourName[];
  more?: {
    [k: string]: unknown[];
  };
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
 * What a newcomer gets at a table; the token is the seat's secret and is sent only here.
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
  marks: string;
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
  answered?: boolean;
  heard_by?: 'all' | 'circle' | 'nobody';
  looked?: boolean;
  options?: {
    [k: string]: string | number | boolean | null;
  } | null;
  orders: StandingOrder[];
  person: number | null;
  seat: number | null;
  stand_in: boolean;
  step?: number | null;
}
/**
 * A standing order of this seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StandingOrder".
 */
export interface StandingOrder {
  lasting: boolean;
  window: string | null;
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
 * What a host may choose among for a number of players.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sets".
 */
export interface Sets {
  bots: string;
  chosen: CardSet | null;
  fits: boolean;
  hidden: boolean;
  measured: string;
  others: CardSet[];
  package: string;
  seats: number;
  steppers: Stepper[];
  suggested: CardSet[];
}
/**
 * A card of which there can be more or fewer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stepper".
 */
export interface Stepper {
  card: string;
  count: number;
  less: Change;
  more: Change;
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

/** What this client and its server speak. */
export const PROTOCOL = 1;
