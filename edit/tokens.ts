import type { Content } from '../src/content/parse-content.ts';
import { fillTokens } from '../src/content/tokens.ts';
import type { Path, Token } from './api.ts';
import { claimsFile, type FileKind, pricesFile } from './file-schema.ts';

const tokens = /\{(?:(?:if )?[a-zA-Z]+(?:\.[\w@.-]+)?)\}/g;

/** Fields of the brand file that a token names otherwise. */
const brandPaths: Record<string, Path> = { hours: ['hours', 'text'], list: ['scripts'] };

function sourceOf(raw: string, brand: string, { brand: { claims } }: Content) {
  const [, kind, key = ''] = /^\{(\w+)\.([^}]+)\}$/.exec(raw) ?? [];
  if (kind === 'claim') {
    const [id = ''] = key.split('@');
    return id in claims ? { file: brand, path: ['claims', id] } : { file: claimsFile, path: [id] };
  }
  if (kind === 'price')
    return { file: pricesFile, path: key === 'taxNote' ? [key] : ['items', key] };
  if (kind === 'brand') return { file: brand, path: brandPaths[key] ?? [key] };
  return kind === 'scripts' ? { file: brand, path: ['scripts'] } : undefined;
}

/** The tokens in a text, with what each stands for where the text is shown. */
export function tokensIn(
  value: unknown,
  brand: string,
  { route, isOwn }: FileKind,
  content?: Content,
): Token[] {
  if (typeof value !== 'string' || !content) return [];
  return (value.match(tokens) ?? []).map((raw) => {
    try {
      // Conditions stand for nothing by themselves.
      const place = { route, isOwn, use: () => {}, dir: content.language.dir, conditions: {} };
      const filled = fillTokens(raw, content, place);
      return {
        raw,
        source: sourceOf(raw, brand, content),
        ...(filled !== raw && { value: filled }),
      };
    } catch {
      return { raw };
    }
  });
}
