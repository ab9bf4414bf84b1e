import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inkStyles } from '../src/brand/ink-styles.ts';
import type { Stage } from '../src/brand/stage.ts';
import { askedScripts } from '../src/lib/identity.ts';
import { headerWidth } from '../src/lib/layout.ts';
import { themeStyles } from '../src/lib/theme.ts';
import type { Brand } from '../src/schema/brand.ts';

const consentStyles = new URL('../src/styles/consent.css', import.meta.url);
const stageStyles = new URL('../src/styles/stage.css', import.meta.url);

/**
 * Adds the brand's styles to the style sheet before Tailwind reads it, and makes “type-set” an alias of
 * the folder with its typefaces.
 */
export function brandPlugin(brand: Brand, stage: Stage) {
  const typeSet = fileURLToPath(new URL(`../src/styles/type/${brand.type}`, import.meta.url));
  const nav = `@custom-variant nav (@media (width >= ${headerWidth(brand)}rem));\n`;
  const consent = askedScripts(brand).length > 0 ? [readFileSync(consentStyles, 'utf8')] : [];
  const mark = stage ? [readFileSync(stageStyles, 'utf8')] : [];
  return {
    name: 'brand-styles',
    enforce: 'pre' as const,
    config: () => ({
      resolve: { alias: [{ find: 'type-set', replacement: typeSet }] },
    }),
    transform(code: string, id: string) {
      if (!id.split('?', 1)[0]?.endsWith('/styles/global.css')) return undefined;
      return [code, themeStyles(brand), inkStyles(brand.inks), nav, ...consent, ...mark].join('\n');
    },
  };
}
