// The few things that happen before there is a socket.
import type { JoinTable, MakeTable, PublicTable, Seated, Wrong } from './types.gen';

export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, string>,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline', {}, 'the server cannot be reached');
  }
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return told as T;
  const wrong = told as Wrong | undefined;
  throw new Refused(wrong?.reason ?? 'offline', wrong?.facts ?? {}, wrong?.message ?? answer.statusText);
}

export interface GameInfo {
  game: string;
  version: number;
  fewest: number;
  most: number;
  options: unknown;
  defaults: Record<string, unknown>;
}

export const games = (): Promise<GameInfo[]> => ask('/api/games');
export const look = (code: string): Promise<PublicTable> => ask(`/api/tables/${code}`);
export const make = (table: MakeTable): Promise<Seated> => ask('/api/tables', table);
export const join = (code: string, person: JoinTable): Promise<Seated> => ask(`/api/tables/${code}/join`, person);
