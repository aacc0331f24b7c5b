// Who somebody is who has not chosen yet: a random animal and colour.
import { device } from '../state/device.svelte';
import { CHARACTERS, COLORS } from './icons';

const one = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!;

export function dressed(taken: { character: string; color: string }[] = []): {
  name: string;
  color: string;
  character: string;
} {
  const free = <T extends string>(all: readonly T[], used: string[]) => {
    const left = all.filter((each) => !used.includes(each));
    return one(left.length ? left : all);
  };
  return {
    name: device.name,
    color:
      device.color ||
      free(
        Object.keys(COLORS),
        taken.map((each) => each.color),
      ),
    character:
      device.character ||
      free(
        CHARACTERS,
        taken.map((each) => each.character),
      ),
  };
}
