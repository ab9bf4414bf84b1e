import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { presetNames } from '../../src/art/plate/presets.ts';
import type { Stage } from '../../src/content/environment.ts';
import { brandFile } from '../../src/content/environment.ts';
import { headerWidth } from '../../src/layouts/header-room.ts';
import { inkStyles } from '../../src/lib/ink.ts';
import { themeStyles } from '../../src/lib/theme.ts';
import type { Brand } from '../../src/schema/brand.ts';
import { askedScripts } from '../../src/schema/outside-scripts.ts';
import { faceStyles } from '../../src/styles/type/face-styles.ts';

/** The folder of a brand's typefaces, which the site imports as “type-set”. */
const typeSetOf = ({ type }: Brand) =>
  fileURLToPath(new URL(`../../src/styles/type/${type}`, import.meta.url));

const plateStyles = presetNames
  .map((name) => `.plate-${name}{--lines:url("/plates/${name}.svg")}`)
  .join('');

/** The style sheet of a brand. */
function stylesOf(brand: Brand, stage: Stage): string {
  const load = (name: string) => `@import "./src/styles/${name}.css";`;
  const files = ['global', askedScripts(brand).length > 0 && 'consent', stage && 'stage'];
  const look = [faceStyles(brand.type), themeStyles(brand), inkStyles(brand.inks), plateStyles];
  const nav = `@custom-variant nav (@container header (width >= ${headerWidth(brand)}rem));`;
  return [...files.flatMap((name) => (name ? load(name) : [])), ...look, nav].join('\n');
}

/**
 * A module without a file: Tailwind compares the date of a file and would miss a change of the brand. Its
 * paths start at the root of the project.
 */
const sheet = 'virtual:site.css';
const isSheet = (id: string) => id.split('?')[0] === `\0${sheet}`;

/**
 * Generates the style sheet and resolves the brand's typefaces. In dev, both are updated when the brand
 * file changes.
 */
export const brandPlugin = (readBrand: () => Brand, stage: Stage) => ({
  name: 'brand-styles',
  enforce: 'pre' as const,
  resolveId(id: string) {
    if (id === sheet) return `\0${id}`;
    return id.startsWith('type-set/') ? id.replace('type-set', typeSetOf(readBrand())) : undefined;
  },
  load: (id: string) => (isSheet(id) ? stylesOf(readBrand(), stage) : undefined),
  transform(this: { addWatchFile: (file: string) => void }, _: string, id: string) {
    if (isSheet(id) || id.endsWith('/layouts/document.astro'))
      this.addWatchFile(resolve(brandFile()));
  },
});
