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

/** A file as its name describes it. */
export type ContentFile = {
  file: string;
  kind: 'brand' | 'phrases' | 'page' | 'text' | keyof typeof sharedFiles | RegisterName;
  schema: z.ZodType;
  /** The start of the addresses in its language; empty in the default one and for what all share. */
  prefix: string;
  /** Its name in the folder of its language, the same in every language: pages/about.yaml. */
  name: string;
  /** Of a page: its address in the default language, and its path in its own. */
  address?: string;
  url?: string;
};

export type PageFile = ContentFile & { address: string; url: string };

export const isPage = (file: ContentFile | undefined): file is PageFile => file?.url !== undefined;

/** The file with a name in a language. */
export const fileIn = (prefix: string, name: string) => `content${prefix}/${name}`;

function parseInLanguage(file: string, prefix: string): ContentFile | undefined {
  const name = file.slice(fileIn(prefix, '').length);
  const parsed = { file, prefix, name };
  if (name.startsWith('pages/')) {
    const path = name.slice('pages'.length).replace(/\.(md|yaml)$/, '');
    const address = path.replace(/\/index$/, '') || '/';
    const page = { ...parsed, address, url: localPath(address, { prefix }) };
    return name.endsWith('.md')
      ? { ...page, kind: 'text', schema: textPageSchema }
      : { ...page, kind: 'page', schema: pageSchema };
  }
  if (prefix && name === 'phrases.yaml')
    return { ...parsed, kind: 'phrases', schema: phrasesSchema };
  const registers = Object.keys(registerFiles) as RegisterName[];
  const kind = registers.find((each) => name.startsWith(registerFiles[each].place));
  return kind && { ...parsed, kind, schema: registerFiles[kind].schema };
}

/** Parses the name of a file; undefined if it is not part of the content or a brand. */
export function parseFileName(file: string): ContentFile | undefined {
  const [root, folder = '', ...rest] = file.split('/');
  if (root === 'brands' && folder.endsWith('.yaml') && rest.length === 0)
    return { file, kind: 'brand', schema: brandFields, prefix: '', name: folder };
  if (root !== 'content') return undefined;
  const kinds = Object.keys(sharedFiles) as (keyof typeof sharedFiles)[];
  const kind = kinds.find((each) => sharedFiles[each].file === file);
  if (kind) return { file, kind, schema: sharedFiles[kind].schema, prefix: '', name: folder };
  const isInFolder = rest.length > 0;
  return (
    parseInLanguage(file, '') ?? (isInFolder ? parseInLanguage(file, `/${folder}`) : undefined)
  );
}

/** The path of the page in a file, if it is one. */
export const pageIn = (file: string) => parseFileName(file)?.url;

/** The one file of a kind that all languages share, such as claims.yaml. */
export const isShared = ({ kind }: ContentFile) => kind in sharedFiles;
