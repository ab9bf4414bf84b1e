import { lettersWithoutFace } from '../../styles/type/faces.ts';
import { type Check, contentFiles, textsOf } from '../content.ts';

/** More would fill the screen, as with Chinese. */
const shown = 30;

/** Letters that the fonts lack: one finding for each language, at the first of them. */
export const strangeLetters: Check = (site) => {
  const [{ brand }] = site.contents;
  const texts = [{ file: site.brandPath, prefix: '' }, ...contentFiles(site)].flatMap(
    ({ file, prefix }) => textsOf(site, file).map((text) => ({ ...text, prefix })),
  );
  const byLanguage = Object.groupBy(texts, ({ prefix }) => prefix);
  return Object.values(byLanguage).flatMap((some = []) => {
    const all = some.map(({ text }) => text).join(' ');
    const { letters, families } = lettersWithoutFace(all, brand.type);
    const first = some.find(({ text }) => letters.some((letter) => text.includes(letter)));
    if (!first) return [];
    const { file, path, text } = first;
    const at = letters.find((letter) => text.includes(letter));
    const named = `${letters.slice(0, shown).join(' ')}${letters.length > shown ? ' …' : ''}`;
    const message = `${families.join(', ')} lack ${named}: browsers show these characters in a system font`;
    return [{ file, path, ...(at && { at }), message }];
  });
};
