import { readFiles } from '../../src/content/read-content.ts';
import { content } from '../support/pages.ts';
import { namesIn } from './pseudo-content.ts';

const { brand, languages } = content;

/** Names that stay as they are in every language. */
const names = [
  ...namesIn(readFiles('.')),
  brand.legalName,
  brand.name,
  brand.domain,
  brand.email,
  brand.address.street,
  brand.address.city,
  ...brand.socials.map(({ name }) => name),
  ...languages.map(({ name }) => name),
];

/** Code, addresses and activation codes, as the drawings show them. */
const code =
  /LPA:\S+|\/\u200b?v1\/\S+|https?:\S+|\S*(?:@|\.example|\.com)\S*|[[{]\s*\{?\s*"[\s\S]*/g;

/** Words of the default language in a text that should be in another. Abbreviations are words of all. */
export function leftBehind(text: string): string[] {
  let rest = text.replace(code, ' ');
  for (const name of names) rest = rest.replaceAll(name, ' ');
  const words = rest.match(/\p{Script=Latin}[\p{Script=Latin}’'-]+/gu) ?? [];
  return words.filter((word) => (word.match(/\p{Lu}/gu)?.length ?? 0) < 2);
}
