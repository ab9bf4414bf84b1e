import { readContent } from '../../src/content/read-content.ts';
import { headerRoom, headerWidth } from '../../src/lib/layout.ts';
import { isListed } from '../../src/lib/paths.ts';

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

/** An address that nothing on the site leads to. */
export const unknownPath = '/no/such/page';

/** Every page a visitor can see: all that the content makes, and the one that stands for any other address. */
export const everyPath = [...content.language.paths, unknownPath];

/** Pages with header, footer and menus: all but the forms to sign in. */
export const mainPaths = content.language.paths.filter(isListed);

export const has = (path: string) => content.language.paths.includes(path);

/** A page for what all of them share: a plain one, where the content has one. */
export const anyPath = ['/about', '/contact', ...mainPaths].find((path) => has(path)) ?? '/';

/** A page that is longer than a screen. */
export const longPath = has('/legal/terms') ? '/legal/terms' : '/';

/** One page of each make: what is true of these by their construction is true of the others. */
export const makes = [
  '/',
  '/solutions/enterprises',
  '/features/analytics',
  '/pricing',
  '/contact',
  '/faq',
  '/legal/terms',
  '/resources/stories',
  '/sign-up',
  // And one of the owner's own, and one article.
  content.ownPages[0]?.path ?? '',
  content.articles[0]?.path ?? '',
  unknownPath,
].filter((path) => everyPath.includes(path));
