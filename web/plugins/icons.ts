import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/**
 * `import wolf from 'icon:wolf-head'` gives the drawing inside a 512 × 512 view box; only imported icons are bundled.
 */
export function gameIcons(): Plugin {
  const drawn = icons.icons as Record<string, { body: string } | undefined>;
  const aliases = (icons as { aliases?: Record<string, { parent: string } | undefined> }).aliases ?? {};
  return {
    name: 'nightcoach-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = drawn[name] ?? drawn[aliases[name]?.parent ?? ''];
      if (icon === undefined) this.error(`game-icons has no icon '${name}'`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
