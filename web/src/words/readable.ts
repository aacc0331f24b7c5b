// What a refusal says, as people read it.
interface Catalogue {
  has(id: string): boolean;
  say(id: string, facts?: Record<string, string>): string;
}

/** Facts hold ids; people read the names of options and values, and seats from 1. `words/refusals.py` does the same. */
export function readable(facts: Record<string, string>, words: Catalogue): Record<string, string> {
  const { game = '', option = '' } = facts;
  if (!words.has(`${game}-name`)) return facts;
  const each = (text: string, shown: (part: string) => string) =>
    text
      .split(/, (?![^(]*\))/)
      .map(shown)
      .join(', ');
  const name = (key: string) => (words.has(`${game}-option-${key}`) ? words.say(`${game}-option-${key}`) : key);
  const value = (key: string, text: string, seat: boolean): string => {
    const own = `${game}-option-${key}-${text}`;
    if (words.has(own)) return words.say(own);
    if (text === 'true' || text === 'false') return words.say(text === 'true' ? 'option-on' : 'option-off');
    if (!/^-?\d/.test(text)) return text;
    if (key.endsWith('_seconds'))
      return /^0($| \()/.test(text) ? words.say('option-unlimited') : words.say('option-seconds', { n: text });
    return seat ? words.say('option-seat', { n: text.replace(/\d+/g, (digits) => String(Number(digits) + 1)) }) : text;
  };
  const shown = Object.entries(facts).map(([key, text]): [string, string] => {
    if (key === 'game') return [key, words.say(`${game}-name`)];
    if (key === 'option') return [key, name(text)];
    if (key === 'known' && option) return [key, each(text, name)];
    if (key === 'value' || key === 'allowed')
      return [key, each(text, (part) => value(option, part, facts['kind'] === 'seat'))];
    return [key, value(key, text, false)];
  });
  return Object.fromEntries(shown);
}
