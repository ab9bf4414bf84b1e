import { bands } from '../../bands/table.ts';
import { shownName } from '../../lib/names.ts';
import { type Check, type CheckedSite, contentFiles, type FoundIn } from '../content.ts';
import { isPage, parseFileName } from '../file-kinds.ts';
import type { Found } from '../finding.ts';
import { type Band, kindOf, type Page } from '../page-schema.ts';

// What each page must be.

/** Asks the same of every page. */
const ofEachPage =
  (rule: (page: Page, pages: readonly Page[], site: CheckedSite) => Found[]): Check =>
  (site) =>
    site.contents.flatMap(({ pages }) =>
      pages.flatMap((page) =>
        rule(page, pages, site).map((found) => ({ file: page.file, ...found })),
      ),
    );

/** Where a page's file has a field of a band: a text has them at its top. */
const inBand = ({ file }: Page, at: number, field: string) =>
  parseFileName(file)?.kind === 'text' ? [field] : ['bands', at, field];

/** The name of a page's file is its address. */
export const addresses: Check = (site) =>
  site.contents.flatMap(({ language: { prefix } }): FoundIn[] => {
    const pages = contentFiles(site).filter(isPage);
    const all = pages.filter((each) => each.prefix === prefix);
    return all.flatMap(({ file, address }) => {
      const isNamed = address === '/' || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address);
      const twin = all.find((other) => other.address === address && other.file < file);
      const name =
        'must be named in lower-case letters, digits and hyphens: its name is the page’s address';
      return [
        ...(isNamed ? [] : [{ file, path: [], message: name }]),
        ...(twin ? [{ file, path: [], message: `makes ${address}, as ${twin.file} does` }] : []),
      ];
    });
  });

export const longTitles = ofEachPage(({ meta }, _, { contents: [{ brand }] }) => {
  const whole = `${meta.title} | ${shownName(brand)}`;
  const message = `must have at most 60 characters with its suffix; “${whole}” has ${whole.length}`;
  return whole.length > 60 ? [{ path: ['meta', 'title'], message }] : [];
});

/** A page has exactly one band that opens it, and it comes first. */
export const heroes = ofEachPage(({ bands: list }) => {
  const names = Object.entries(bands).flatMap(([name, kind]) => ('isHero' in kind ? [name] : []));
  return list.flatMap(({ band }, at) => {
    if (names.includes(band) === (at === 0)) return [];
    const message =
      at === 0
        ? `must be one that opens a page: ${names.join(', ')}`
        : `“${band}” opens a page: it must come first, and a page has one`;
    return [{ path: ['bands', at, 'band'], message }];
  });
});

/** Some looks of a band need fields that others do without. */
function missingForLook(words: Band) {
  const look = 'look' in words ? words.look : '';
  const missing = kindOf(words)?.needs?.[look]?.find((field) => !(field in words));
  return missing ? [{ field: missing, message: `is missing: the look “${look}” needs it` }] : [];
}

export const bandRules = ofEachPage((page) =>
  page.bands.flatMap((words, at) =>
    [...missingForLook(words), ...(kindOf(words)?.faults?.(words) ?? [])].map(
      ({ field, ...found }) => ({ path: inBand(page, at, field), ...found }),
    ),
  ),
);

export const anchors = ofEachPage(({ bands: list }) => {
  const ids = list.map(({ id }) => id);
  return ids.flatMap((id, at) =>
    id && ids.indexOf(id) < at
      ? [{ path: ['bands', at, 'id'], message: `another band of this page is called “${id}”` }]
      : [],
  );
});

/** The file of an earlier page that says the same of itself. */
function twinOf(page: Page, field: 'title' | 'description', pages: readonly Page[]) {
  const first = pages.find(({ meta }) => meta[field] === page.meta[field]);
  return first === page ? undefined : first?.file;
}

export const sharedTitles = ofEachPage((page, pages) => {
  const file = twinOf(page, 'title', pages);
  const message = `is that of ${file}, too: nobody could tell the two apart`;
  return file ? [{ path: ['meta', 'title'], message }] : [];
});

/** Where a page was copied, for example. */
export const sharedDescriptions = ofEachPage((page, pages) => {
  const file = twinOf(page, 'description', pages);
  const message = `is that of ${file}, too: say what only this page is about`;
  return file ? [{ path: ['meta', 'description'], message }] : [];
});

/** A description that is written has at least 70 characters; one that is taken from a text may not. */
export const shortDescriptions = ofEachPage(({ meta: { description } }) => {
  const message = `“${description}” is taken from the text: write one of 70 to 160 characters`;
  return description.length < 70 ? [{ path: ['meta', 'description'], message }] : [];
});
