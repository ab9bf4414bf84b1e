import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inkStyles } from '../src/brand/ink-styles.ts';
import type { Brand } from '../src/brand/schema.ts';
import { askedScripts } from '../src/lib/asked-scripts.ts';
import { headerWidth } from '../src/lib/header-width.ts';
import { themeStyles } from '../src/lib/theme.ts';

const consentStyles = new URL('../src/styles/consent.css', import.meta.url);

/** Without scripts the server leads back to the answer of a form, which is hidden until then. */
const answerStyles = `
.form-answer { display: none; }
.form-answer:target { display: block; scroll-margin-top: 80vh; }
`;

/** Where forms are really sent, pages get their islands from the folder “sent”, by the same names. */
const sentForms = ({ forms }: Brand) =>
  forms === 'off'
    ? []
    : [{ find: /^(.*\/islands)\/((hero|contact|sign-up)-form\.tsx)$/, replacement: '$1/sent/$2' }];

/**
 * Puts the brand's colors, inks, the width that its header needs and the banner it may have into the
 * style sheet before Tailwind reads it, and lets “type-set” stand for the brand's folder of typefaces.
 */
export function brandPlugin(brand: Brand) {
  const typeSet = fileURLToPath(new URL(`../src/styles/type/${brand.type}`, import.meta.url));
  const answers = brand.forms === 'own' ? [answerStyles] : [];
  const nav = `@custom-variant nav (@media (width >= ${headerWidth(brand)}rem));\n`;
  const consent = askedScripts(brand).length > 0 ? [readFileSync(consentStyles, 'utf8')] : [];
  return {
    name: 'brand-styles',
    enforce: 'pre' as const,
    config: () => ({
      resolve: { alias: [{ find: 'type-set', replacement: typeSet }, ...sentForms(brand)] },
    }),
    transform(code: string, id: string) {
      if (!id.split('?', 1)[0]?.endsWith('/styles/global.css')) return undefined;
      const more = [...consent, ...answers];
      return [code, themeStyles(brand), inkStyles(brand.inks), nav, ...more].join('\n');
    },
  };
}
