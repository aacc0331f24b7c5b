// The few things that happen before there is a socket.
import type { GameInfo, JoinTable, MakeTable, PublicTable, Seated, Sets, Wrong } from './types.gen';

export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, string>,
    message: string,
  ) {
    super(message);
  }
}

async function fetched(path: string, body?: unknown): Promise<Response> {
  const signal = AbortSignal.timeout(10_000);
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? { signal }
        : {
            signal,
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Refused('offline', {}, '');
  }
  if (answer.ok) return answer;
  const wrong = (await answer.json().catch(() => undefined)) as Wrong | undefined;
  throw new Refused(wrong?.reason ?? 'offline', wrong?.facts ?? {}, wrong?.message ?? '');
}

const ask = async <T>(path: string, body?: unknown): Promise<T> => (await fetched(path, body)).json() as Promise<T>;

export interface OptionSchema {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  anyOf?: OptionSchema[];
}

/** The games of this server. */
export const games = (): Promise<GameInfo[]> => ask('/api/games');

/** The record of a game that is over, without its end of line. */
export const record = async (path: string): Promise<string> => (await (await fetched(path)).text()).trimEnd();

/** The options of a game, from the JSON Schema that describes them. */
export function optionsOf(info: GameInfo): Record<string, OptionSchema> {
  const { $defs } = info.options as { $defs: Record<string, { properties: Record<string, OptionSchema> }> };
  return Object.values($defs)[0]?.properties ?? {};
}

/** The sets of cards that a game has for so many players; the options that are not as usual, as JSON. */
export const sets = (game: string, seats: number, options: string): Promise<Sets> =>
  ask(
    `/api/games/${encodeURIComponent(game)}/sets?${new URLSearchParams({ seats: String(seats), options }).toString()}`,
  );

/** Every text of the client in a language, as a catalogue. */
export const catalogue = async (language: string): Promise<string> =>
  (await fetched(`/api/words/${encodeURIComponent(language)}`)).text();
/** What can be said of a game that is over. */
export const facts = <F>(path: string): Promise<F[]> => ask(path);
export const book = async (name: string): Promise<string> =>
  (await fetched(`/api/rules/${encodeURIComponent(name)}`)).text();
/**
 * The address to give to others. A page opened at home, on the server's own machine, has one that phones cannot reach.
 */
export async function invitation(code: string): Promise<string> {
  const here = `${location.origin}/t/${code}`;
  if (!/^(localhost|127\.|\[::1\])/.test(location.hostname)) return here;
  return look(code).then(
    (found) => found.link,
    () => here,
  );
}

export const look = (code: string): Promise<PublicTable> => ask(`/api/tables/${encodeURIComponent(code)}`);
export const make = (table: MakeTable): Promise<Seated> => ask('/api/tables', table);
export const join = (code: string, person: JoinTable): Promise<Seated> =>
  ask(`/api/tables/${encodeURIComponent(code)}/join`, person);
