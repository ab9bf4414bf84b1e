type Frame = 'main' | 'split';

/** Every address of the site and its layout. Anything else is the 404 page. */
export const routes = {
  '/': 'main',
  '/solutions/travel-agencies': 'main',
  '/solutions/mobile-operators': 'main',
  '/solutions/enterprises': 'main',
  '/solutions/startups': 'main',
  '/features/white-label': 'main',
  '/features/provider-integration': 'main',
  '/features/payment-processing': 'main',
  '/features/analytics': 'main',
  '/features/mobile-app': 'main',
  '/pricing': 'main',
  '/contact': 'main',
  '/about': 'main',
  '/legal/privacy-policy': 'main',
  '/legal/terms': 'main',
  '/legal/cookie-policy': 'main',
  '/faq': 'main',
  '/resources/stories': 'main',
  '/sign-in': 'split',
  '/sign-up': 'split',
} as const satisfies Record<string, Frame>;

export type Route = keyof typeof routes;

export const paths = Object.keys(routes) as Route[];

export const mainPaths = paths.filter((path) => routes[path] === 'main');

/** Whether search engines are told of an address: not of forms to sign in, nor of the 404 page. */
export const isListed = (path: string) =>
  path !== '/404' && (routes as Record<string, Frame | undefined>)[path] !== 'split';

/** Addresses that the site links to, but that have no page yet. */
export const missingPaths = [
  '/forgot-password',
  '/demo',
  '/careers',
  '/docs',
  '/providers/supported',
  '/providers/coverage',
  '/providers/integration',
  '/providers/custom',
  '/resources/docs',
  '/resources/api',
  '/resources/blog',
  '/company/careers',
  '/company/press',
] as const;

export const isPagePath = (path: string) => (paths as readonly string[]).includes(path);

/** Whether an address is one of these pages, or one that is known to be missing. */
export function isKnownPath(href: string, pages: readonly string[]): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  return path === '' || pages.includes(path) || (missingPaths as readonly string[]).includes(path);
}
