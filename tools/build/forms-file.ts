import type { FormsBuild, FormWords, ServedForm } from '../../server/headers/forms-file.ts';
import type { Content } from '../../src/content/content.ts';
import { kindOf, type Page } from '../../src/content/page-schema.ts';
import { checkedFields, tidy } from '../../src/lib/answers.ts';
import { toHex } from '../../src/lib/color.ts';
import { inlineOf, plainText } from '../../src/lib/markdown.ts';
import { addressLine } from '../../src/lib/office.ts';
import { themeColors } from '../../src/lib/theme.ts';
import { type FormWords as Form, formIdOf } from '../../src/schema/form.ts';

/** A label or an option as plain text, without links and invisible characters. */
const plain = (text: string) => tidy(inlineOf(text).map(plainText).join(''));

/** The forms on a language's pages that the server accepts, by their ids. */
function formsOf(
  pages: readonly Page[],
  titles: Readonly<Record<string, string>>,
): Record<string, ServedForm> {
  const forms = pages.flatMap(({ bands, address }) =>
    bands.flatMap((words): [string, ServedForm][] => {
      const kind = kindOf(words)?.form;
      const form = 'form' in words ? (words.form as Form | undefined) : undefined;
      if (!kind || !form || kind === 'sign-in') return [];
      const id = formIdOf(kind, form, address);
      const fields = checkedFields(form.fields).map(({ label, options, ...field }) => ({
        ...field,
        label: plain(label),
        ...(options && { options: options.map((option) => tidy(option)) }),
      }));
      const title = titles[kind] ?? ('title' in words ? plain(words.title) : id);
      return [[id, { title, fields, ...(form.next && { next: form.next }) }]];
    }),
  );
  return Object.fromEntries(forms);
}

/** The data with which the server accepts forms: their fields, and the texts and colors of its mails. */
export function formsBuild(contents: [Content, ...Content[]]): Omit<FormsBuild, 'pages'> {
  const { brand } = contents[0];
  const { paper, ink, mast, 'on-mast': onMast } = themeColors(brand);
  const { name, legalName, email, domain } = brand;
  const wordsIn = ({ forms, language, pages }: Content): [string, FormWords][] => {
    if (!forms) return [];
    const { answers: _, ownerMail, ...words } = forms;
    const { subject, reply } = ownerMail;
    const { code, prefix, dir } = language;
    const own = { forms: formsOf(pages, subject), ownerMail: { reply } };
    return [[code, { code, prefix, dir, ...own, ...words }]];
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
