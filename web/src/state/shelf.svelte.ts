// The games of this server, as they describe themselves. The page brings them along, so that it can be painted at once.
import { games } from '../wire/http';
import type { GameInfo } from '../wire/types.gen';
import { say, words } from '../words/words.svelte';

function brought(): GameInfo[] {
  const text = document.getElementById('shelf')?.textContent;
  return text ? (JSON.parse(text) as GameInfo[]) : [];
}

class Shelf {
  games = $state.raw(brought());

  /** What a game says about itself, as far as it is known here. */
  info(game: string): GameInfo | undefined {
    return this.games.find((each) => each.game === game);
  }

  /** The same; a game that this page does not know yet is asked for. */
  async learn(game: string): Promise<GameInfo | undefined> {
    if (!this.info(game)) this.games = await games();
    return this.info(game);
  }
}

export const shelf = new Shelf();

/** The name of a game for people; of one without any words, its id. */
export const gameName = (game: string): string => (words.has(`${game}-name`) ? say(`${game}-name`) : game);

/** For how many a game is, and how long it takes. */
export function inShort({ fewest, most, minutes }: GameInfo): string {
  const players = say('game-players', { fewest, most });
  if (!minutes) return players;
  const [from, to] = minutes as unknown as [number, number];
  return `${players} · ${say('game-minutes', { from, to, exact: from === to ? 'yes' : 'no' })}`;
}
