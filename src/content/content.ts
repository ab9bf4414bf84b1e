import { type Path, partsOf } from '../lib/data.ts';
import type { Embed } from '../lib/embeds.ts';
import type { Picture, SvgFile } from '../lib/pictures.ts';
import type { Claims } from '../schema/registers.ts';
import type { Site } from '../schema/site.ts';
import { type ContentFile, parseFileName } from './file-kinds.ts';
import type { Files } from './files.ts';
import type { Finding, Found } from './finding.ts';
import type { OwnVideo } from './own-files.ts';
import type { Page } from './page-schema.ts';
import type { ParsedFiles } from './parse-files.ts';
import { samplesIn } from './samples.ts';
import { readSource } from './source-file.ts';

/** The content in one language, as it is read: every file checked, and tokens filled in. */
export type Content = Omit<Site, 'pages'> & {
  claims: Claims;
  pages: Page[];
  /** The owner's files that the content or the brand file uses. */
  pictures: Picture[];
  ownDrawings: SvgFile[];
  ownVideos: OwnVideo[];
  /** The videos, calendars and the like of other services on pages. */
  embeds: Embed[];
};

/** A file that fits its schema, with its data before spaces and links are adapted. */
export type ReadFile = ContentFile & { data: unknown };

/** The site with tokens filled in, and what was found on the way. */
export type FilledSite = {
  parsed: ParsedFiles;
  /** The content with tokens filled in, in every language, the default first. A file with an error is missing. */
  contents: [Content, ...Content[]];
  read: readonly ReadFile[];
  findings: readonly Finding[];
  /** Files that no page or register uses. */
  unread: readonly string[];
};

/** The site as checks see it. */
export type CheckedSite = FilledSite & Pick<ParsedFiles, 'files' | 'brandPath'> & { today: Date };

export type FoundIn = Found & { file: string };

/** Asks one question of the whole site. */
export type Check = (site: CheckedSite) => FoundIn[];

/** The files of the content, brands left out. */
export const contentFiles = ({ files }: Pick<CheckedSite, 'files'>): ContentFile[] =>
  Object.keys(files)
    .flatMap((file) => parseFileName(file) ?? [])
    .filter(({ kind }) => kind !== 'brand');

/** The data of a file; empty for one with nothing but comments. */
export const dataOf = ({ files }: Pick<CheckedSite, 'files'>, file: string) =>
  (readSource(file, files[file] ?? '').data ?? {}) as Record<string, unknown>;

/** Every text of a file, with its path. */
export const textsOf = (site: Pick<CheckedSite, 'files'>, file: string) =>
  [...partsOf(dataOf(site, file))].flatMap(([text, path]) =>
    typeof text === 'string' ? [{ file, path, text }] : [],
  );

/** Registers that are shown by bands alone, which have a field of the same name. */
const shownByBands: readonly ContentFile['kind'][] = ['stories', 'categories', 'plans'];

/** The files that the site can show: not the stories of one that has no page for them any more. */
export function shownFiles(site: Pick<CheckedSite, 'files'>) {
  const files = contentFiles(site);
  const bands = files.flatMap(({ file }) => (dataOf(site, file).bands ?? []) as object[]);
  return files.filter(
    ({ kind }) => !shownByBands.includes(kind) || bands.some((band) => kind in band),
  );
}

/** Every text that the site can show: not those of samples where the brand shows none. */
export function textsIn(site: { files: Files; contents: readonly Content[] }) {
  const showsSamples = site.contents[0]?.brand.sampleContent ?? true;
  return shownFiles(site).flatMap(({ file, kind, schema, url }) => {
    const left = showsSamples ? [] : samplesIn(dataOf(site, file)).map(([, path]) => path);
    const isIn = (path: Path) => (around: Path) => around.every((step, at) => step === path[at]);
    return textsOf(site, file)
      .filter(({ path }) => !left.some(isIn(path)))
      .map((text) => ({ ...text, kind, schema, url }));
  });
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** The names of a register's entries, in their order. */
export function entryNames(content: Content, register: string): string[] {
  const { plans, prices, paymentMethods, categories, stories } = content;
  const names: Record<string, string[]> = {
    plans: Object.keys(plans),
    prices: Object.keys(prices.plans),
    priceItems: Object.keys(prices.items),
    paymentMethods: idsOf(paymentMethods),
    categories: idsOf(categories),
    stories: idsOf(stories),
  };
  return names[register] ?? [];
}
