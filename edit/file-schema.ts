import type { z } from 'zod';
import { brandFields } from '../src/brand/schema.ts';
import { articlePath } from '../src/content/blog.ts';
import { catalog, folders } from '../src/content/catalog.ts';
import { ownPath } from '../src/content/own-pages.ts';
import { articleSchema } from '../src/content/schemas/blog.ts';
import { languagesSchema, phrasesSchema } from '../src/content/schemas/languages.ts';
import { ownBandsSchema, ownTextSchema } from '../src/content/schemas/own-pages.ts';
import { redirectsSchema } from '../src/content/schemas/redirects.ts';
import { claimsSchema, pricesSchema } from '../src/content/schemas/registers.ts';
import { type Schema, schemaOf } from './schema-at.ts';

export const claimsFile = 'content/claims.yaml';
export const pricesFile = 'content/prices.yaml';

const alone: Record<string, z.ZodType> = {
  'content/languages.yaml': languagesSchema,
  'content/redirects.yaml': redirectsSchema,
  [claimsFile]: claimsSchema,
  [pricesFile]: pricesSchema,
};

/** A file's schema, the prefix of its language, and the page that shows it: * is every page. */
export type FileKind = { schema: Schema; prefix: string; route: string; isOwn: boolean };

/** What a file is, by its name; `prefixes` are those of all languages. */
export function fileKind(file: string, prefixes: string[]): FileKind | undefined {
  const kind = (schema: z.ZodType, route = '*', isOwn = false): FileKind => ({
    schema: schemaOf(schema),
    prefix,
    route,
    isOwn,
  });
  const prefix = prefixes.find((each) => each && file.startsWith(`content${each}/`)) ?? '';
  const root = `content${prefix}/`;
  if (/^brands\/[^/]+\.yaml$/.test(file)) return kind(brandFields);
  if (alone[file]) return kind(alone[file]);
  if (!file.startsWith(root)) return undefined;
  const name = file.slice(root.length);
  if (name === 'phrases.yaml' && prefix) return kind(phrasesSchema);
  const entry = Object.values(catalog).find((each) => each.file === name);
  if (entry) return kind(entry.schema, entry.route);
  const folder = Object.values(folders).find((each) => name.startsWith(`${each.folder}/`));
  if (folder) return kind(folder.schema, folder.route);
  if (name.startsWith('blog/')) return kind(articleSchema, articlePath(file, root), true);
  if (!name.startsWith('pages/')) return undefined;
  return kind(file.endsWith('.md') ? ownTextSchema : ownBandsSchema, ownPath(file, root), true);
}
