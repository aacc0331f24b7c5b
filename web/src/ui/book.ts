// A book of rules in pieces: every numbered rule is one, so that it can be found and linked to.
import { marked } from 'marked';

const NUMBER = /^(?:- |\| )?\**([CLE]\d+\.\d+[a-z]?|X\d+[a-z]?)\b/;
const CHAPTER = /^## ([CLE]\d+)\b/;

export interface Piece {
  id: string;
  html: string;
  text: string;
}

export function pieces(markdown: string): Piece[] {
  const blocks: string[][] = [];
  let table = false;
  for (const line of markdown.split('\n')) {
    const inTable = line.startsWith('|');
    // A numbered rule, a heading or a table begins a piece; the rows of a table stay together.
    const begins =
      /^#/.test(line) ||
      (!inTable && NUMBER.test(line)) ||
      (inTable && !table && line.length > 0 && !blocks.at(-1)?.some((each) => NUMBER.test(each)));
    if (begins || blocks.length === 0) blocks.push([]);
    blocks.at(-1)!.push(line);
    table = inTable;
  }
  return blocks.map((lines) => {
    const text = lines.join('\n');
    const first = lines.find((line) => line.trim()) ?? '';
    const id = (NUMBER.exec(first)?.[1] ?? CHAPTER.exec(first)?.[1]) || '';
    return { id, text, html: rows(marked.parse(text, { async: false })) };
  });
}

/** Rules that are rows of a table can be linked to as well. */
function rows(html: string): string {
  return html.replace(/<tr>\s*<td>([CLE]\d+\.\d+[a-z]?)<\/td>/g, '<tr id="$1"><td>$1</td>');
}
