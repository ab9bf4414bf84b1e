import { expect, test } from '@playwright/test';
import { readServedBuild } from '../../tools/hosts/served-build.ts';
import { redirectsFile } from '../../server/headers/addresses.ts';
import { fixtureFiles, makeFixtureBuild } from '../support/fixture-build.ts';
import { expected } from './host.ts';
import { live } from './hosts.ts';

const canonical = '<link rel="canonical" href="https://www.site.example/">';
const files = {
  ...fixtureFiles,
  'index.html': `${fixtureFiles['index.html']}${canonical}`,
  '_astro/drawing.Aa11.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style></svg>',
  '_astro/plain.Bb22.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'notes (draft) + more.txt': 'A name that patterns would read as their own.',
  [redirectsFile]: JSON.stringify({
    '/old': '/pricing#plans',
    '/gone': 'https://other.example/shop?from=here',
  }),
};

for (const [name, start] of Object.entries(live)) {
  test(`${name}: folders, spaces, hidden files, drawings with styles and redirects of the owner’s`, async () => {
    const fixture = await makeFixtureBuild(files);
    const build = await readServedBuild(fixture.dir);
    const host = await start(build);
    try {
      expect(build.files.map(({ path }) => path)).toContain('/share/home%20card.png');
      for (const file of build.files) {
        const { status, headers } = await host.ask(file.path);
        expect.soft(status, file.path).toBe(200);
        expect.soft(headers, file.path).toMatchObject(expected(file));
        expect.soft(headers['content-type'], file.path).toBe(file.type);
      }
      for (const [from, to] of build.redirects) {
        const { status, headers } = await host.ask(from);
        expect.soft(status, from).toBe(308);
        expect.soft(headers.location, from).toBe(to);
      }
      expect((await host.ask('/.stamp')).status).toBe(404);
    } finally {
      await host.stop();
      await fixture.remove();
    }
  });
}
