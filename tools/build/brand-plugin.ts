import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { presetNames } from '../../src/art/plate/presets.ts';
import type { Stage } from '../../src/content/environment.ts';
import { brandFile } from '../../src/content/environment.ts';
import type { Brand } from '../../src/content/schema/brand.ts';
import { askedScripts } from '../../src/content/schema/outside-scripts.ts';
import { headerWidth } from '../../src/layouts/header-room.ts';
import { inkStyles } from '../../src/lib/ink.ts';
import { themeStyles } from '../../src/lib/theme.ts';
import { faceStyles } from '../../src/styles/type/face-styles.ts';

const consentStyles = new URL('../../src/styles/consent.css', import.meta.url);
const stageStyles = new URL('../../src/styles/stage.css', import.meta.url);

/** The folder of a brand's typefaces, which the site knows as “type-set”. */
const typeSetOf = ({ type }: Brand) =>
  fileURLToPath(new URL(`../../src/styles/type/${type}`, import.meta.url));

const plateStyles = presetNames
  .map((name) => `.plate-${name}{--lines:url("/plates/${name}.svg")}`)
  .join('');

/** The style sheet as a brand has it. */
function stylesOf(brand: Brand, stage: Stage, shared: string): string {
  const nav = `@custom-variant nav (@container header (width >= ${headerWidth(brand)}rem));\n`;
  const consent = askedScripts(brand).length > 0 ? [readFileSync(consentStyles, 'utf8')] : [];
  const mark = stage ? [readFileSync(stageStyles, 'utf8')] : [];
  const look = [faceStyles(brand.type), themeStyles(brand), inkStyles(brand.inks), plateStyles];
  return [shared, ...look, nav, ...consent, ...mark].join('\n');
}

/**
 * Adds the brand's styles to the style sheet before Tailwind reads it, and finds its typefaces. In dev,
 * the sheet is made again whenever the brand file changes.
 */
export const brandPlugin = (readBrand: () => Brand, stage: Stage) => ({
  name: 'brand-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) =>
    id.startsWith('type-set/') ? id.replace('type-set', typeSetOf(readBrand())) : undefined,
  transform(this: { addWatchFile: (file: string) => void }, code: string, id: string) {
    if (!id.split('?', 1)[0]?.endsWith('/styles/global.css')) return undefined;
    this.addWatchFile(resolve(brandFile()));
    return stylesOf(readBrand(), stage, code);
  },
});
