import { readContent } from '../../src/content/read-content.ts';
import { headerRoom } from '../../src/lib/header-room.ts';

/** Every word and figure of the site, tokens filled: what the built pages must show. */
export const content = readContent();

export const origin = `https://${content.brand.domain}`;

/** Whether wide screens show the menus in a row: long words stay in the overlay. */
export const hasRow = headerRoom(content.navigation).row !== '';

/** An address that nothing on the site leads to. */
export const unknownPath = '/no/such/page';

/** Every page a visitor can see: all that the content makes, and the one that stands for any other address. */
export const everyPath = [...content.language.paths, unknownPath];

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
  unknownPath,
].filter((path) => everyPath.includes(path));

/** The sizes at which every page is looked at. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
