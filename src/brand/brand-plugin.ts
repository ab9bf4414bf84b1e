import { fileURLToPath } from 'node:url';
import { headerWidth } from '../lib/header-width.ts';
import { themeStyles } from '../lib/theme.ts';
import type { Brand } from './schema.ts';

const styles = fileURLToPath(new URL('../styles/', import.meta.url));

/** The set that the source names; the build puts the brand's own set in its place. */
const named = /type\/engraver\//;

/**
 * Puts the brand's colors, typefaces and the width that its header needs into the style sheet before Tailwind reads it. They become
 * part of the theme, so that a page carries one set of colors and one of fonts, not two.
 */
export function brandPlugin(brand: Brand) {
  const folder = `${styles}type/${brand.type}/`;
  const nav = `@custom-variant nav (@media (width >= ${headerWidth(brand)}rem));\n`;
  return {
    name: 'brand-styles',
    enforce: 'pre' as const,
    config: () => ({
      resolve: {
        alias: [{ find: new RegExp(`^.*/${named.source}`), replacement: folder }],
      },
    }),
    transform(code: string, id: string) {
      if (!id.split('?', 1)[0]?.endsWith('/styles/global.css')) return undefined;
      return `${code.replace(named, `type/${brand.type}/`)}\n${themeStyles(brand)}${nav}`;
    },
  };
}
