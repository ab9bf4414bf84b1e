import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandFile } from '../src/brand/brand-file.ts';
import { inkStyles } from '../src/brand/ink-styles.ts';
import type { Stage } from '../src/brand/stage.ts';
import { askedScripts } from '../src/lib/identity.ts';
import { headerWidth } from '../src/lib/layout.ts';
import { themeStyles } from '../src/lib/theme.ts';
import type { Brand } from '../src/schema/brand.ts';

const consentStyles = new URL('../src/styles/consent.css', import.meta.url);
const stageStyles = new URL('../src/styles/stage.css', import.meta.url);

/** The style sheet as a brand has it, with the folder of its typefaces in place of “type-set”. */
function stylesOf(brand: Brand, stage: Stage, shared: string): string {
  const typeSet = fileURLToPath(new URL(`../src/styles/type/${brand.type}`, import.meta.url));
  const nav = `@custom-variant nav (@container header (width >= ${headerWidth(brand)}rem));\n`;
  const consent = askedScripts(brand).length > 0 ? [readFileSync(consentStyles, 'utf8')] : [];
  const mark = stage ? [readFileSync(stageStyles, 'utf8')] : [];
  const own = [themeStyles(brand), inkStyles(brand.inks), nav, ...consent, ...mark];
  return [shared.replace('"type-set/', `"${typeSet}/`), ...own].join('\n');
}

/**
 * Adds the brand's styles to the style sheet before Tailwind reads it. In dev, the sheet is made again
 * whenever the brand file changes.
 */
export const brandPlugin = (readBrand: () => Brand, stage: Stage) => ({
  name: 'brand-styles',
  enforce: 'pre' as const,
  transform(this: { addWatchFile: (file: string) => void }, code: string, id: string) {
    if (!id.split('?', 1)[0]?.endsWith('/styles/global.css')) return undefined;
    this.addWatchFile(resolve(brandFile()));
    return stylesOf(readBrand(), stage, code);
  },
});
