// A book of rules in pieces: every numbered rule is one, so that it can be found and linked to.
import { marked } from 'marked';

export interface Piece {
  id: string;
  html: string;
  text: string;
}

/** The pieces of a book whose rules are numbered with this letter. */
export function pieces(markdown: string, letter: string): Piece[] {
  const number = new RegExp(`^(?:- |\\| )?\\**(${letter}\\d+\\.\\d+[a-z]?|X\\d+[a-z]?)\\b`);
  const chapter = new RegExp(`^## (${letter}\\d+)\\b`);
  const blocks: string[][] = [];
  let table = false;
  for (const line of markdown.split('\n')) {
    const inTable = line.startsWith('|');
    // A numbered rule, a heading or a table begins a piece; the rows of a table stay together.
    const begins =
      /^#/.test(line) ||
      (!inTable && number.test(line)) ||
      (inTable && !table && line.length > 0 && !blocks.at(-1)?.some((each) => number.test(each)));
    if (begins || blocks.length === 0) blocks.push([]);
    blocks.at(-1)!.push(line);
    table = inTable;
  }
  return blocks.map((lines) => {
    const text = lines.join('\n');
    const first = lines.find((line) => line.trim()) ?? '';
    const id = (number.exec(first)?.[1] ?? chapter.exec(first)?.[1]) || '';
    return { id, text, html: rows(marked.parse(text, { async: false }), letter) };
  });
}

/** Rules that are rows of a table can be linked to as well. */
function rows(html: string, letter: string): string {
  return html.replace(new RegExp(`<tr>\\s*<td>(${letter}\\d+\\.\\d+[a-z]?)</td>`, 'g'), '<tr id="$1"><td>$1</td>');
}
