import type { BandName } from '../../src/bands/table.ts';
import type { Band, Page } from '../../src/content/page-schema.ts';
import { readContent } from '../../src/content/read-content.ts';
import { headerRoom, headerWidth } from '../../src/lib/layout.ts';
import { notFoundPath } from '../../src/lib/paths.ts';

/** Every word and figure of the site, tokens filled: what the built pages must show. */
export const content = readContent();

export const origin = `https://${content.brand.domain}`;

/** The sizes at which every page is looked at. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** From how many pixels the menus may stand in a row. */
export const rowWidth = headerWidth(content.brand) * 16;

/** Whether they do on a desktop: long words, or a long name, keep them in the overlay. */
export const hasRow = headerRoom(content.navigation).row !== '' && rowWidth <= desktop.width;

/** An address that nothing on the site leads to: it shows the 404 page. */
export const unknownPath = '/no/such/page';

const pathOfPage = ({ address }: Page) => (address === notFoundPath ? unknownPath : address);

/** Every page a visitor can see, the 404 page included. */
export const everyPath = content.pages.map(pathOfPage);

/** The page behind an address. */
export const pageAt = (path: string) => content.pages.find((page) => pathOfPage(page) === path);

const mainPages = content.pages.filter(({ frame }) => frame === 'main');

/** Pages with header, footer and menus. */
export const mainPaths = mainPages.map(pathOfPage);

export const has = (path: string) => content.language.paths.includes(path);

const bySize = mainPages
  .filter(({ address }) => address !== notFoundPath)
  .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);

/** A page for what all of them share: the shortest with a header. */
export const anyPath = bySize[0]?.address ?? '/';

/** Links to other pages of the site. */
export const onward = 'a[href^="/"]:not([aria-current], [href="/"]):visible';

/** A page that is longer than a screen. */
export const longPath = bySize.at(-1)?.address ?? '/';

/** One page for each way to open one: what is true of these by their make is true of the others. */
export const makes = content.pages
  .filter(({ bands: [opening] }, index, all) => {
    const isSame = (page: Page) => page.bands[0]?.band === opening?.band;
    return all.findIndex(isSame) === index;
  })
  .map(pathOfPage);

/** The words of a band, by its kind. */
export type WordsOf<Name extends BandName> = Extract<Band, { band: Name }>;

/** Every band of a kind on the site, with the address of its page. */
export const bandsOf = <Name extends BandName>(
  name: Name,
): { path: string; words: WordsOf<Name>; index: number }[] =>
  content.pages.flatMap((page) =>
    page.bands.flatMap((words, index) =>
      words.band === name ? [{ path: pathOfPage(page), words: words as WordsOf<Name>, index }] : [],
    ),
  );
