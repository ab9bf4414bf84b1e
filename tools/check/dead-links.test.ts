import { afterEach, expect, it, vi } from 'vitest';
import { parseSite } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { deadLinks } from './dead-links.ts';

const origin = 'http://site.test';
const site = parseSite(readFiles('.'));
const redirects: Record<string, string> = {
  '/old': '/pricing',
  '/older': '/old#plans',
  '/lost': '/nowhere',
  '/shop': 'https://other.test/shop',
};

afterEach(() => vi.unstubAllGlobals());

const pageAt = (address: string, ids: string[] = [], links: string[] = []) => ({
  address,
  file: `content/pages${address}.yaml`,
  prefix: '',
  findings: [],
  facts: {
    title: '',
    description: '',
    headings: [],
    ids,
    links: links.map((href) => ({ href, text: 'Here' })),
  },
});

it.each([
  ['/pricing', undefined],
  ['/pricing#plans', undefined],
  ['#top', undefined],
  ['/old', undefined],
  ['/older', undefined],
  ['/shop', undefined],
  ['/demo', undefined],
  ['https://other.test/nowhere', undefined],
  ['mailto:a@b.example', undefined],
  ['/nowhere', 'which does not exist. Correct the link, or create the page'],
  ['/lost', 'which does not exist. Correct the link, or create the page'],
  [
    '/old#nowhere',
    'but /pricing has no band or heading with the id “nowhere”. Correct the link, or add “id: nowhere” to the band',
  ],
  [
    '#nowhere',
    'but /about has no band or heading with the id “nowhere”. Correct the link, or add “id: nowhere” to the band',
  ],
])('checks the link %s on a page', async (href, problem) => {
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    const location = redirects[pathname];
    if (location) return new Response(null, { status: 308, headers: { location } });
    return new Response(null, { status: pathname === '/nowhere' ? 404 : 200 });
  });
  const pages = [pageAt('/about', [], [href]), pageAt('/pricing', ['plans'])];
  const found = await deadLinks(pages, site, origin);
  const expected = problem && `The link “Here” points to ${href}, ${problem}.`;
  expect(found.map(({ message }) => message)).toEqual(expected ? [expected] : []);
});
