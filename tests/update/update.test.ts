import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRelease, git, makeKit, makeSite } from './kit.ts';

// Owners' sites on the release before, and what “npm run update” makes of them.

const home = mkdtempSync(join(tmpdir(), 'update-test-'));
const kit = join(home, 'kit');
const at = (name: string) => join(home, name);
let version: string;

beforeAll(() => {
  version = makeKit(kit).version;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const imprint = `---
meta:
  title: Imprint of our house
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-15
heading: Imprint
intro: Who runs this site.
---
## Who we are

Our own page.
`;

type Site = ReturnType<typeof makeSite>;

/** Everything that git knows of a site and its working tree. */
const stateOf = ({ git }: Site) =>
  [
    ['rev-parse', 'HEAD'],
    ['status', '--porcelain'],
    ['worktree', 'list'],
    ['stash', 'list'],
  ].map((args) => git(...args));

describe('a clone with words, pages, a brand and components of its own', () => {
  let site: Site;
  let dry: ReturnType<Site['update']>;
  let said: ReturnType<Site['update']>;
  const ownTitle = 'Sell eSIMs to sailors.';

  beforeAll(() => {
    site = makeSite(kit, at('clone'), 'clone');
    const landing = site.read('content/pages/landing.yaml');
    site.edit('content/pages/landing.yaml', 'Sell travel eSIMs under your own brand.', ownTitle);
    site.write('content/pages/imprint.md', imprint);
    const brand = site.read('brands/brand.yaml');
    site.write('brands/harbor.yaml', brand.replace(/^domain: .*/m, 'domain: www.harbor.example'));
    site.write(
      'brands/harbor/content/pages/landing.yaml',
      landing.replace('Sell travel eSIMs under your own brand.', 'Words of the harbor.'),
    );
    site.edit('src/components/badge.tsx', 'px-1.5 py-px', 'px-2 py-px');
    site.edit('src/art/specimens/api-log.tsx', 'rounded-plate border border-edge', 'border');
    site.write('src/components/own-piece.tsx', 'export const OwnPiece = () => <p>Ours</p>;\n');
    // The name is next to the version, on which every release changes a line.
    for (const file of ['package.json', 'package-lock.json'])
      site.write(file, site.read(file).replaceAll('"esim-platform-site"', '"harbor-site"'));
    site.edit(
      'package.json',
      '"types": "astro check"',
      '"own": "true",\n    "types": "astro check"',
    );
    site.commit();
    const before = stateOf(site);
    dry = site.update(kit, '--dry-run');
    expect(stateOf(site)).toEqual(before);
    said = site.update(kit);
  }, 1_200_000);

  it('with --dry-run, says what would change and changes nothing', () => {
    expect(dry.status, dry.said).toBe(0);
    expect(dry.said).toMatch(/^M\tsrc\/components\/badge\.tsx$/m);
    expect(dry.said).not.toMatch(/^[A-Z]\d*\t(content|brands)\//m);
    expect(dry.said).toContain('Nothing was changed');
  });

  it('is on this release, and passes its checks', () => {
    expect(said.said).toContain(`This site is on ${version} now`);
    expect(said.status, said.said).toBe(0);
    expect(JSON.parse(site.read('package.json'))).toMatchObject({
      name: 'harbor-site',
      version,
      kit,
      scripts: { own: 'true', update: 'node tools/update/update.mjs' },
    });
    expect(existsSync(site.path('dist/index.html'))).toBe(true);
  });

  it('has its words and pages, laid out anew', () => {
    expect(site.read('content/pages/index.yaml')).toContain(ownTitle);
    expect(site.read('dist/index.html')).toContain(ownTitle.slice(0, -8));
    expect(site.read('dist/imprint.html')).toContain('Our own page.');
    expect(site.read('brands/harbor.yaml')).toContain('www.harbor.example');
    const own = site.git('ls-files', 'brands/harbor').trim();
    expect(own).toBe('brands/harbor/content/pages/index.yaml');
    expect(site.read(own)).toContain('Words of the harbor.');
  });

  it('has its components as the owner changed them, also where they moved', () => {
    expect(site.read('src/components/badge.tsx')).toMatch(/px-2 py-px[\s\S]*SampleMark/);
    expect(site.read('src/art/drawings/api-log/api-log.tsx')).toContain(
      '"night overflow-hidden border"',
    );
    expect(site.read('src/components/own-piece.tsx')).toContain('Ours');
  });

  it('says what to read and how to go back', () => {
    expect(said.said).toMatch(
      /Read in CHANGELOG\.md[\s\S]*0\.2\.0 \(2026-11-16\), lines \d+ to \d+/,
    );
    expect(said.said).not.toContain('0.1.0 (2026-11-15)');
    site.git('reset', '--hard', '--quiet');
    expect(site.git('status', '--porcelain')).toBe('');
    expect(site.read('content/pages/landing.yaml')).toContain(ownTitle);
    expect(existsSync(site.path('content/pages/index.yaml'))).toBe(false);
  });
});

it('an archive without the kit’s history, with pages and a component removed, comes over, too', () => {
  const site = makeSite(kit, at('archive'), 'archive');
  site.remove('content/features/analytics.yaml', 'content/pages/stories.yaml');
  site.edit(
    'content/navigation.yaml',
    '      - { label: Analytics, href: /features/analytics }\n',
    '',
  );
  const navigation = site.read('content/navigation.yaml');
  site.write('content/navigation.yaml', navigation.replace(/^.*\/resources\/stories.*\n/m, ''));
  for (const file of site.git('grep', '-l', '(/features/analytics)', '--', 'content').split('\n'))
    if (file) site.write(file, site.read(file).replaceAll('(/features/analytics)', '(/pricing)'));
  site.remove('edit/panel/icon-picker.tsx');
  site.edit('edit/panel/controls.tsx', "import { IconPicker } from './icon-picker.tsx';\n", '');
  site.edit(
    'edit/panel/controls.tsx',
    '<IconPicker id={id} value={asText(value)} choose={choose} />',
    '<input id={id} value={asText(value)} onChange={({ target }) => choose(target.value)} />',
  );
  site.commit();
  const { status, said } = site.update(kit);
  expect(status, said).toBe(0);
  expect(said).toContain(`This site is on ${version} now`);
  expect(existsSync(site.path('dist/features/white-label.html'))).toBe(true);
  expect(existsSync(site.path('dist/features/analytics.html'))).toBe(false);
  expect(existsSync(site.path('dist/resources/stories.html'))).toBe(false);
  expect(existsSync(site.path('edit/panel/icon-picker.tsx'))).toBe(false);
  expect(existsSync(site.path('src/sections'))).toBe(false);
});

it('what both changed is listed by file and left with marks; going back is one command', () => {
  const site = makeSite(kit, at('conflict'), 'archive');
  site.edit(
    'src/components/button.tsx',
    'All have a border: they are',
    'Ours have a border, so they are',
  );
  site.edit('src/sections/solution-bands.tsx', 'export', '// Ours\nexport');
  site.remove('src/scripts/year.ts');
  site.commit();
  const before = stateOf(site);
  const { status, said } = site.update(kit);
  expect(status).toBe(1);
  expect(said).toContain('is merged, but for 3 files');
  expect(said).toContain('src/components/button.tsx: you and the release changed the same lines');
  expect(said).toContain(
    'src/sections/solution-bands.tsx: you changed it, and the release takes it away',
  );
  expect(said).toContain('src/scripts/year.ts: you took it away, and the release changes it');
  expect(said).toContain('npm run content migrate');
  expect(site.read('src/components/button.tsx')).toMatch(/^<{7} [\s\S]*^={7}$[\s\S]*^>{7} /m);
  expect(site.git('diff', '--name-only', 'HEAD', '--', 'content', 'brands')).toBe('');
  expect(said).toContain('To go back to where you were: git reset --hard');
  site.git('reset', '--hard', '--quiet');
  expect(stateOf(site)).toEqual(before);
});

it('no shipped word gets into a site, whether it is new or changed', () => {
  const words = git(kit, 'show', `v${version}:content/words.yaml`);
  const button = git(kit, 'show', `v${version}:src/components/button.tsx`);
  addRelease(kit, '0.2.99', `v${version}`, {
    'content/words.yaml': words.replace('Skip to content', 'Skip'),
    'content/pages/new.md': imprint,
    'brands/new.yaml': 'name: New\n',
    'src/components/button.tsx': button.replace('All have a border', 'Each has a border'),
    'docs/new.md': '# New\n',
  });
  const site = makeSite(kit, at('words'), 'archive', `v${version}`);
  site.edit('src/components/button.tsx', 'All have a border', 'Ours have a border');
  site.commit();
  const dry = site.update(kit, '--dry-run');
  expect(dry.said).toMatch(/^A\tdocs\/new\.md$/m);
  const { status, said } = site.update(kit);
  expect(status, said).toBe(1);
  expect(site.git('status', '--porcelain').trim().split('\n')).toEqual([
    'A  docs/new.md',
    'UU src/components/button.tsx',
  ]);
  git(kit, 'tag', '--delete', 'v0.2.99');
});

describe('refuses, changes nothing, and says why:', () => {
  let site: Site;
  beforeAll(() => {
    site = makeSite(kit, at('refused'), 'archive');
  });

  it.each<[string, (site: Site) => void, string[], RegExp]>([
    [
      'work that is not committed',
      (site) => site.write('own.txt', 'x'),
      [kit],
      /not committed[\s\S]*own\.txt/,
    ],
    ['a source that is none', () => {}, [tmpdir()], /cannot be read: it must be a git address/],
    [
      'a release that there is not',
      () => {},
      [kit, '--to', '9.9.9'],
      /no release 9\.9\.9; there are 0\.1\.0/,
    ],
    [
      'a version that was never released',
      (site) => {
        site.edit('package.json', '"version": "0.1.0"', '"version": "3.4.5"');
        site.commit();
      },
      [kit],
      /is 3\.4\.5, and there is no such release/,
    ],
  ])('%s', (_name, change, args, message) => {
    change(site);
    const before = stateOf(site);
    const { status, said } = site.update(...args);
    expect(said).toMatch(message);
    expect(said).toContain('Nothing was changed');
    expect(said).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    expect(stateOf(site)).toEqual(before);
    site.git('reset', '--hard', '--quiet');
    site.git('clean', '-fdq', '-e', 'node_modules');
  });

  it('and has nothing to do on the newest release', () => {
    const newest = makeSite(kit, at('newest'), 'archive', `v${version}`);
    const { status, said } = newest.update(kit);
    expect(said).toContain(`This site is on ${version}: nothing to do`);
    expect(status).toBe(0);
    expect(newest.git('status', '--porcelain')).toBe('');
  });
});
