import type { Content } from '../src/content/content.ts';
import { sharedFiles } from '../src/content/file-kinds.ts';
import { fillTokens } from '../src/content/tokens.ts';
import type { Path, Source, Token } from './api.ts';

/** Conditions stand for nothing by themselves. */
const tokens = /\{(?!(?:else|end)\})[a-zA-Z]+(?:\.[\w@.-]+)?\}/g;

/** Fields of the brand file that a token names otherwise. */
const brandPaths: Record<string, Path> = { hours: ['hours', 'text'], list: ['scripts'] };

function sourceOf(raw: string, brand: string, { brand: { claims } }: Content): Source | undefined {
  const [, kind, key = ''] = /^\{(\w+)\.([^}]+)\}$/.exec(raw) ?? [];
  if (kind === 'claim') {
    const [id = ''] = key.split('@');
    return id in claims
      ? { file: brand, path: ['claims', id] }
      : { file: sharedFiles.claims.file, path: [id] };
  }
  if (kind === 'price')
    return { file: sharedFiles.prices.file, path: key === 'taxNote' ? [key] : ['items', key] };
  if (kind === 'brand') return { file: brand, path: brandPaths[key] ?? [key] };
  return kind === 'scripts' ? { file: brand, path: ['scripts'] } : undefined;
}

/** What a token stands for on this site, if for anything. */
export function filledToken(raw: string, content: Content): string | undefined {
  try {
    return fillTokens(raw, { ...content, conditions: {} });
  } catch {
    return undefined;
  }
}

/** The tokens in a text, with what each stands for where the text is shown; `brand` is the brand file. */
export function tokensIn(value: unknown, brand: string, content: Content | undefined): Token[] {
  const found = typeof value === 'string' ? value.match(tokens) : undefined;
  if (!found || !content) return [];
  return [...new Set(found)].map((raw) => {
    const filled = filledToken(raw, content);
    if (filled === undefined) return { raw };
    const value = filled === raw ? undefined : filled;
    return { raw, value, source: sourceOf(raw, brand, content) };
  });
}
