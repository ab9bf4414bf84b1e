import type { FormsBuild, FormWords } from '../../server/headers/forms-file.ts';
import { toHex } from '../../src/lib/color.ts';
import { addressLine } from '../../src/lib/office.ts';
import type { Language } from '../../src/lib/paths.ts';
import { themeColors } from '../../src/lib/theme.ts';
import type { Brand } from '../../src/schema/brand.ts';
import type { Forms } from '../../src/schema/forms.ts';

type Content = { brand: Brand; forms: Forms | undefined; language: Language };

/** What the site's own server needs to take forms: the words and the look of its mails. */
export function formsBuild(contents: [Content, ...Content[]]): Omit<FormsBuild, 'pages'> {
  const { brand } = contents[0];
  const { paper, ink, mast, 'on-mast': onMast } = themeColors(brand);
  const { name, legalName, email, domain } = brand;
  const wordsIn = ({ forms, language }: Content): [string, FormWords][] => {
    if (!forms) return [];
    const { answers: _, ...words } = forms;
    const { code, prefix, dir } = language;
    return [[code, { code, prefix, dir, ...words }]];
  };
  return {
    brand: { name, legalName, email, domain, address: addressLine(brand.address) },
    colors: {
      paper: toHex(paper.light),
      text: toHex(ink.light),
      mast: toHex(mast.light),
      onMast: toHex(onMast.light),
    },
    languages: Object.fromEntries(contents.flatMap(wordsIn)),
  };
}
