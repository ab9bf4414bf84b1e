import type { Content } from '../src/content/content.ts';
import { sharedFiles } from '../src/content/file-kinds.ts';
import { fillTokens } from '../src/content/tokens.ts';
import type { Path, Source, Token } from './api.ts';

type Where = {
  /** The brand file. */
  brand: string;
  /** Where a file in effect is. */
  place: (file: string) => string;
  content: Content | undefined;
};

/** Conditions stand for nothing by themselves. */
const tokens = /\{(?!(?:else|end)\})[a-zA-Z]+(?:\.[\w@.-]+)?\}/g;

/** Fields of the brand file that a token names otherwise. */
const brandPaths: Record<string, Path> = { hours: ['hours', 'text'], list: ['scripts'] };

function sourceOf(
  raw: string,
  { brand, place }: Where,
  { brand: { claims } }: Content,
): Source | undefined {
  const [, kind, key = ''] = /^\{(\w+)\.([^}]+)\}$/.exec(raw) ?? [];
  if (kind === 'claim') {
    const [id = ''] = key.split('@');
    return id in claims
      ? { file: brand, path: ['claims', id] }
      : { file: place(sharedFiles.claims.file), path: [id] };
  }
  if (kind === 'price')
    return {
      file: place(sharedFiles.prices.file),
      path: key === 'taxNote' ? [key] : ['items', key],
    };
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

/** The tokens in a text, with what each stands for where the text is shown. */
export function tokensIn(value: unknown, where: Where): Token[] {
  const { content } = where;
  const found = typeof value === 'string' ? value.match(tokens) : undefined;
  if (!found || !content) return [];
  return [...new Set(found)].map((raw) => {
    const filled = filledToken(raw, content);
    if (filled === undefined) return { raw };
    const value = filled === raw ? undefined : filled;
    return { raw, value, source: sourceOf(raw, where, content) };
  });
}
