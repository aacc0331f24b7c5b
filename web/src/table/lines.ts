import type { Line } from '../wire/types.gen';
import { say } from '../words/words.svelte';

/** A line of talk in this reader's language. */
export function lineText(line: Line): string {
  if (line.note) return say(`note-${line.note}`, line.facts);
  if (line.sentence) return say(line.sentence);
  return line.text ?? '';
}
