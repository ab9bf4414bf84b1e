import type { Content } from '../../src/content/parse-content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { paths } from '../../src/lib/routes.ts';

/** Content in which every page has all its bands, as the content that ships. */
type Whole = {
  [Key in keyof Content]: Content[Key] extends { bands: readonly string[] }
    ? Required<Content[Key]>
    : Content[Key];
} & { landing: { hero: Required<Content['landing']['hero']> } };

/** Every word and figure of the site, tokens filled: what the built pages must show. */
export const content = readContent() as Whole;

export const origin = `https://${content.brand.domain}`;

/** An address that nothing on the site leads to. */
export const unknownPath = '/no/such/page';

/** Every page a visitor can see: all routes, and the page that stands for any other address. */
export const everyPath: string[] = [...paths, unknownPath];

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
];

/** The sizes at which every page is looked at. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
