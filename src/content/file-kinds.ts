import type { z } from 'zod';
import { localPath } from '../lib/paths.ts';
import { activitySchema } from '../schema/activity.ts';
import { brandFields } from '../schema/brand.ts';
import { drawingsSchema } from '../schema/drawings.ts';
import { formsSchema } from '../schema/forms.ts';
import { navigationSchema, wordsSchema } from '../schema/frame.ts';
import { languagesSchema, phrasesSchema } from '../schema/languages.ts';
import {
  categorySchema,
  claimsSchema,
  paymentMethodsSchema,
  plannedSchema,
  plansSchema,
  pricesSchema,
  redirectsSchema,
  storySchema,
} from '../schema/registers.ts';
import { pageSchema, textPageSchema } from './page-schema.ts';

/** Files that all languages share. */
export const sharedFiles = {
  languages: { file: 'content/languages.yaml', schema: languagesSchema },
  claims: { file: 'content/claims.yaml', schema: claimsSchema },
  prices: { file: 'content/prices.yaml', schema: pricesSchema },
  redirects: { file: 'content/redirects.yaml', schema: redirectsSchema },
  planned: { file: 'content/planned.yaml', schema: plannedSchema },
};

/** Registers that pages refer to, in every language: one file, or a folder with a file for each entry. */
export const registerFiles = {
  navigation: { place: 'navigation.yaml', schema: navigationSchema },
  words: { place: 'words.yaml', schema: wordsSchema },
  forms: { place: 'forms.yaml', schema: formsSchema },
  plans: { place: 'plans.yaml', schema: plansSchema },
  paymentMethods: { place: 'payment-methods.yaml', schema: paymentMethodsSchema },
  activity: { place: 'activity.yaml', schema: activitySchema },
  drawings: { place: 'drawings.yaml', schema: drawingsSchema },
  categories: { place: 'faq/', schema: categorySchema },
  stories: { place: 'stories/', schema: storySchema },
};

export type RegisterName = keyof typeof registerFiles;

/** The address of the page in a file below `root`: pages/index.yaml is /. */
export const addressOf = (file: string, root: string) =>
  file
    .slice(`${root}pages`.length)
    .replace(/\.(md|yaml)$/, '')
    .replace(/\/index$/, '') || '/';

export const isPageFile = (file: string, root: string) => file.startsWith(`${root}pages/`);

/** What a file is: its schema, its language, and its page. */
export type FileKind = {
  schema: z.ZodType;
  /** The start of all addresses in its language. */
  prefix: string;
  /** The address of its page, if it is one. */
  address?: string;
};

/** What a file is, judged by its path. `prefixes` are the address prefixes of all languages. */
export function kindOfFile(file: string, prefixes: readonly string[]): FileKind | undefined {
  if (/^brands\/[^/]+\.yaml$/.test(file)) return { schema: brandFields, prefix: '' };
  const shared = Object.values(sharedFiles).find((each) => each.file === file);
  if (shared) return { schema: shared.schema, prefix: '' };
  const prefix = prefixes.find((each) => each && file.startsWith(`content${each}/`)) ?? '';
  const root = `content${prefix}/`;
  if (!file.startsWith(root)) return undefined;
  const name = file.slice(root.length);
  if (name === 'phrases.yaml' && prefix) return { schema: phrasesSchema, prefix };
  const register = Object.values(registerFiles).find(({ place }) => name.startsWith(place));
  if (register) return { schema: register.schema, prefix };
  if (!isPageFile(file, root)) return undefined;
  const schema = file.endsWith('.md') ? textPageSchema : pageSchema;
  return { schema, prefix, address: addressOf(file, root) };
}

/** The path of the page in a file, if it is one. */
export function pageIn(file: string): string | undefined {
  const [, prefix] = /^content((?:\/[^/]+)??)\/pages\/.+/.exec(file) ?? [];
  return prefix === undefined
    ? undefined
    : localPath(addressOf(file, `content${prefix}/`), { prefix });
}
