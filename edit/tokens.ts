import type { Content } from '../src/content/content.ts';
import { sharedFiles } from '../src/content/file-kinds.ts';
import { type Token as Written, tokensIn as writtenIn } from '../src/lib/tokenize.ts';
import { filledToken } from '../src/writer/example-bands.ts';
import type { Path, Source, Token } from './api.ts';

/** Fields of the brand file that a token names otherwise. */
const brandPaths: Record<string, Path> = { hours: ['hours', 'text'], list: ['scripts'] };

function sourceOf(
  { name, key }: Written,
  brand: string,
  { brand: { claims }, prices }: Content,
): Source | undefined {
  if (name === 'claim') {
    const [id = ''] = key.split('@');
    return id in claims
      ? { file: brand, path: ['claims', id] }
      : { file: sharedFiles.claims.file, path: [id] };
  }
  if (name === 'price') {
    const isPlan = key in prices.plans;
    const path = key === 'taxNote' ? [key] : isPlan ? ['plans', key, 'monthly'] : ['items', key];
    return { file: sharedFiles.prices.file, path };
  }
  if (name === 'sale') return { file: sharedFiles.prices.file, path: ['sale', 'price'] };
  if (name === 'brand') return { file: brand, path: brandPaths[key] ?? [key] };
  return name === 'scripts' ? { file: brand, path: ['scripts'] } : undefined;
}

/** The tokens in a text, with their values where the text is shown; `brand` is the brand file. */
export function tokensIn(value: unknown, brand: string, content: Content | undefined): Token[] {
  if (typeof value !== 'string' || !content) return [];
  const tokens = new Map(writtenIn(value).map((token) => [token.raw, token]));
  return [...tokens.values()].map((token) => {
    const { raw } = token;
    const filled = filledToken(raw, content);
    if (filled === undefined) return { raw };
    const value = filled === raw ? undefined : filled;
    return { raw, value, source: sourceOf(token, brand, content) };
  });
}
