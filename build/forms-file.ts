import type { FormsBuild, FormWords } from '../headers/forms-file.ts';
import type { Brand } from '../src/brand/schema.ts';
import type { Forms } from '../src/content/schemas/forms.ts';
import type { Language } from '../src/lib/language.ts';
import { toHex } from '../src/lib/oklch.ts';
import { addressLine } from '../src/lib/postal.ts';
import { themeColors } from '../src/lib/theme.ts';

type Content = { brand: Brand; forms: Forms; language: Language };

/** What the site's own server needs to take forms: the words of its mails, and the brand's look. */
export function formsBuild(contents: [Content, ...Content[]]): FormsBuild {
  const { brand } = contents[0];
  const { paper, ink, mast, 'on-mast': onMast } = themeColors(brand);
  const { name, legalName, email, domain } = brand;
  const wordsIn = ({ forms, language }: Content): [string, FormWords] => {
    const { answers: _, ...words } = forms;
    const { code, prefix, dir } = language;
    return [code, { code, prefix, dir, ...words }];
  };
  return {
    brand: { name, legalName, email, domain, address: addressLine(brand.address) },
    colors: {
      paper: toHex(paper.light),
      text: toHex(ink.light),
      mast: toHex(mast.light),
      onMast: toHex(onMast.light),
    },
    languages: Object.fromEntries(contents.map(wordsIn)),
  };
}
