import { readContent } from '../../src/content/read-content.ts';
import { paths } from '../../src/lib/routes.ts';

/** Every word and figure of the site, tokens filled: what the built pages must show. */
export const content = readContent();

/** An address that nothing on the site leads to. */
export const unknownPath = '/no/such/page';

/** Every page a visitor can see: all routes, and the page that stands for any other address. */
export const everyPath: string[] = [...paths, unknownPath];

/** The sizes at which every page is looked at. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 800 };
