import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Content } from '../src/content/content.ts';
import { readLanguages } from '../src/content/read-content.ts';
import { addGerman } from '../tests/support/add-german.ts';
import type { Act } from './api.ts';
import { makeChanges } from './changes.ts';
import { linksTo } from './page-links.ts';
import { Project } from './project.ts';
import { Snapshot } from './snapshot.ts';
import { takeStep } from './steps.ts';

let project: Project;

const text = (file: string) => project.bytes(file)?.toString();
const act = (change: Act) => makeChanges(project, [change]);
const file = (address: string) => `content/pages${address}.yaml`;
const at = (address: string) => ({ file: file(address), path: [] });

const words = {
  title: 'Loyalty Programs',
  description:
    'How airlines and hotels give travel data to their best guests, under their own name.',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z'), toFake: ['Date'] });
  project = new Project(mkdtempSync(join(tmpdir(), 'edit-')));
  for (const folder of ['content', 'brands'])
    cpSync(folder, join(project.root, folder), { recursive: true });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(project.root, { recursive: true, force: true });
});

it('makes an empty page, ready to edit', () => {
  const made = { do: 'newPage', at: at('/about'), isCopy: false, ...words } as const;
  expect(act({ ...made, address: 'solutions/loyalty/' })).toEqual({
    is: 'written',
    go: '/solutions/loyalty',
  });
  expect(text('content/pages/solutions/loyalty.yaml')).toBe(`meta:
  title: Loyalty Programs
  description: How airlines and hotels give travel data to their best guests, under their own name.
  updated: 2026-11-18
bands:
  - band: hero
    look: quiet
    title: Loyalty Programs
    lead: How airlines and hotels give travel data to their best guests, under their own name.
`);
});

it('makes a copy of a page, with its own words for searches', () => {
  const like = '/solutions/enterprises';
  act({ do: 'newPage', at: at(like), isCopy: true, ...words, address: '/solutions/loyalty' });
  const [copy, old] = [file('/solutions/loyalty'), file(like)].map((name) =>
    text(name)?.split('\nbands:\n'),
  );
  expect(copy?.[1]).toBe(old?.[1]);
  expect(copy?.[0]).toMatch(/title: Loyalty Programs\n.*How airlines.*\n {2}updated: 2026-11-18/s);
});

it.each([
  ['/pricing', 'There is a page at /pricing already'],
  ['/', 'There is a page at / already'],
  ['/index', 'There is a page at / already'],
  ['pricing/index/', 'There is a page at /pricing already'],
  ['index/index', 'There is a page at / already'],
  ['/Loyalty cards', 'must be named in lower-case letters'],
])('makes no page at %s', (address, message) => {
  const change = { do: 'newPage', at: at('/about'), isCopy: false, ...words, address } as const;
  const said = (() => {
    try {
      return JSON.stringify(act(change));
    } catch (error) {
      return String(error);
    }
  })();
  expect(said).toContain(message);
});

it.each<[what: string, pages: string[], from: string, to: string, moved?: string]>([
  ['where another page is', ['/product', '/product/analytics'], '/product', '/features'],
  ['into its own folder', ['/a', '/a/c', '/a/z/c'], '/a', '/about/a', '/about/a/z/c'],
])('renames no page over another, %s', (_, pages, from, to, moved) => {
  for (const address of pages)
    act({ do: 'newPage', at: at('/about'), isCopy: false, ...words, title: address, address });
  const rename = () => act({ do: 'rename', at: at(from), address: to, redirect: false });
  if (moved) {
    rename();
    expect(text(file(moved))).toContain('title: /a/z/c');
  } else expect(rename).toThrow('There is a page at /features/analytics already');
});

it('puts a new page into every complete language, and publishes drafts in all of them', () => {
  addGerman(project.root, 'pages/about.yaml');
  act({ do: 'translate', at: at('/about'), language: 'de' });
  const list = text('content/languages.yaml')?.replace(', partial: true', '');
  project.write({ 'content/languages.yaml': Buffer.from(list ?? '') });
  act({ do: 'newPage', at: at('/about'), isCopy: false, ...words, address: '/loyalty' });
  expect(text('content/de/pages/loyalty.yaml')).toBe(text('content/pages/loyalty.yaml'));

  act({ do: 'newArticle', at: at('/about'), ...words, title: 'News', address: '/news' });
  expect(text('content/de/pages/news.md')).toBeUndefined();
  act({ do: 'translate', at: { file: 'content/pages/news.md', path: [] }, language: 'de' });
  const draft = { file: 'content/pages/news.md', path: ['draft'] };
  expect(makeChanges(project, [{ do: 'set', at: draft, value: undefined }]).is).toBe('written');
  for (const name of ['content/pages/news.md', 'content/de/pages/news.md'])
    expect(text(name)).not.toContain('draft');
  expect(readLanguages(project.root)).toHaveLength(2);

  // A copy begins in the first language, with its words.
  const german = { file: 'content/de/pages/about.yaml', path: [] };
  const heading = { ...german, path: ['bands', 0, 'title'] };
  expect(makeChanges(project, [{ do: 'set', at: heading, value: 'Wir' }]).is).toBe('written');
  act({ do: 'newPage', at: german, isCopy: true, ...words, title: 'Who', address: '/who' });
  expect(text('content/pages/who.yaml')).not.toContain('Wir');
});

it('makes no draft of a page that every site has', () => {
  const draft = { file: file('/404'), path: ['draft'] };
  expect(makeChanges(project, [{ do: 'set', at: draft, value: true }])).toMatchObject({
    is: 'refused',
    errors: [{ file: file('/404'), message: 'is missing' }],
  });
});

it('leads an address elsewhere until the draft at it is published', () => {
  const line = '- { from: /news, to: /about }\n';
  project.write({ 'content/redirects.yaml': Buffer.from(line) });
  act({ do: 'newArticle', at: at('/about'), ...words, address: '/news' });
  expect(text('content/redirects.yaml')).toBe(line);
  const draft = { file: 'content/pages/news.md', path: ['draft'] };
  expect(makeChanges(project, [{ do: 'set', at: draft, value: undefined }]).is).toBe('written');
  expect(text('content/redirects.yaml')).toBe('[]\n');
  takeStep(project, 'undo');
  act({ do: 'removePage', at: draft, redirect: '/' });
  expect(text('content/redirects.yaml')).toBe(line);
});

it('ends the plan for a page once it is there', () => {
  act({ do: 'newPage', at: at('/about'), isCopy: false, ...words, address: '/resources/blog' });
  expect(text('content/planned.yaml')).not.toContain('/resources/blog\n');
  expect(text('content/planned.yaml')).toContain('# Addresses that the site links to');
});

it('keeps the plan for an article while it is a draft', () => {
  const address = '/resources/blog';
  expect(act({ do: 'newArticle', at: at('/about'), ...words, address }).is).toBe('written');
  expect(text('content/planned.yaml')).toContain('/resources/blog\n');
  const draft = { file: `content/pages${address}.md`, path: ['draft'] };
  expect(makeChanges(project, [{ do: 'set', at: draft, value: undefined }]).is).toBe('written');
});

it('renames a draft, alone and below a page, with nothing that leads to it', () => {
  const [made, move] = [
    { at: at('/about'), ...words },
    { do: 'rename', redirect: true },
  ] as const;
  act({ ...made, do: 'newArticle', address: '/news/loyalty' });
  const draft = { file: 'content/pages/news/loyalty.md', path: [] };
  expect(act({ ...move, at: draft, address: '/news/cards' }).is).toBe('written');
  expect(text('content/redirects.yaml')).toBeUndefined();
  act({ ...made, do: 'newPage', isCopy: false, title: 'News', address: '/news' });
  expect(act({ ...move, at: at('/news'), address: '/press' }).is).toBe('written');
  expect(text('content/pages/press/cards.md')).toContain('draft: true');
  expect(text('content/redirects.yaml')).toBe('- from: /news\n  to: /press\n');
});

it('leaves every file as it was where one cannot be written', () => {
  const files = () => readdirSync(project.root, { recursive: true }).sort();
  const [before, names] = [project.files(), files()];
  const long = file(`/${'a'.repeat(300)}`);
  const writes = { [file('/contact')]: undefined, [long]: Buffer.from('a: b') };
  expect(() => project.write(writes)).toThrow('ENAMETOOLONG');
  expect(project.files()).toEqual(before);
  expect(files()).toEqual(names);
});

it('renames an address: links follow in every language, and the old address leads to it', () => {
  addGerman(project.root, 'pages/about.yaml');
  const before = project.files();
  const said = act({ do: 'rename', at: at('/pricing'), address: '/prices', redirect: true });
  expect(said).toEqual({ is: 'written', go: '/prices' });
  expect(text('content/pages/prices.yaml')).toContain('title: ');
  expect(text('content/de/pages/prices.yaml')).toBe(before['content/de/pages/pricing.yaml']);
  expect(text('content/pages/pricing.yaml')).toBeUndefined();
  expect(text('content/redirects.yaml')).toBe(
    '- from: /de/pricing\n  to: /de/prices\n- from: /pricing\n  to: /prices\n',
  );
  for (const name of ['content/navigation.yaml', 'content/de/navigation.yaml'])
    expect(text(name)).toBe(before[name]?.replaceAll('/pricing', '/prices'));
  expect(linksTo(new Snapshot(project), '/pricing')).toEqual([]);

  // And back again: an address with a page leads nowhere else.
  act({ do: 'rename', at: at('/prices'), address: '/pricing', redirect: false });
  expect(text('content/redirects.yaml')).toBe('[]\n');

  takeStep(project, 'undo');
  expect(takeStep(project, 'undo')).toMatchObject({ go: '/pricing', what: 'Pricing, renamed' });
  expect(project.files()).toEqual(before);
  expect(takeStep(project, 'redo')).toMatchObject({ go: '/prices', what: 'Pricing, renamed' });
});

it('takes the pages below an address along', () => {
  act({ do: 'newPage', at: at('/about'), isCopy: false, ...words, address: '/pricing/partners' });
  act({ do: 'rename', at: at('/pricing'), address: '/prices', redirect: true });
  expect(text('content/pages/prices/partners.yaml')).toContain('Loyalty Programs');
  expect(text('content/redirects.yaml')).toContain(
    '- from: /pricing/partners\n  to: /prices/partners\n',
  );
});

it('removes a page whose address leads elsewhere; else what links to it stands in the way', () => {
  const before = project.files();
  expect(linksTo(new Snapshot(project), '/about')).toEqual([
    { file: 'content/navigation.yaml', path: ['groups', 4, 'items', 0, 'href'] },
    { file: 'content/pages/404.yaml', path: ['bands', 0, 'links', 5, 'href'] },
  ]);
  const refused = act({ do: 'removePage', at: at('/about') });
  const message = expect.stringContaining('"/about" is not a page of this site');
  expect(refused).toMatchObject({ is: 'refused', errors: [{ message }, { message }] });
  expect(project.files()).toEqual(before);
  const gone = act({ do: 'removePage', at: at('/about'), redirect: '/contact' });
  expect(gone).toEqual({ is: 'written', go: '/' });
  expect(text('content/pages/about.yaml')).toBeUndefined();
  expect(text('content/redirects.yaml')).toBe('- from: /about\n  to: /contact\n');
  expect(takeStep(project, 'undo')).toMatchObject({ go: '/about', what: 'About, removed' });
  expect(project.files()).toEqual(before);
});

it('leads what led to a removed page on, and each language to its own page', () => {
  addGerman(project.root, 'pages/about.yaml');
  act({ do: 'rename', at: at('/pricing'), address: '/prices', redirect: true });
  act({ do: 'removePage', at: at('/prices'), redirect: '/contact' });
  expect(text('content/redirects.yaml')).toBe(
    ['/de/pricing', '/pricing', '/de/prices', '/prices']
      .map((from) => `- from: ${from}\n  to: ${from.replace(/\/pric.*/, '/contact')}\n`)
      .join(''),
  );
});

it('leads the address of a removed page to another site', () => {
  const redirect = 'https://example.com/about';
  expect(act({ do: 'removePage', at: at('/about'), redirect }).is).toBe('written');
  expect(text('content/redirects.yaml')).toBe(`- from: /about\n  to: ${redirect}\n`);
});

it.each(['/old', '/old/', '/old.html', '/old/index.html'])(
  'ends what leads %s elsewhere once there is a page',
  (from) => {
    project.write({ 'content/redirects.yaml': Buffer.from(`- { from: ${from}, to: /about }\n`) });
    const change = { do: 'newPage', at: at('/about'), isCopy: false, ...words } as const;
    expect(act({ ...change, address: '/old' }).is).toBe('written');
    expect(text('content/redirects.yaml')).toBe('[]\n');
  },
);

it('translates a page again whose translation was removed', () => {
  act({ do: 'translate', at: at('/about'), language: 'de' });
  const german = { file: 'content/de/pages/about.yaml', path: [] };
  act({ do: 'removePage', at: german, redirect: '/about' });
  expect(text('content/redirects.yaml')).toBe('- from: /de/about\n  to: /about\n');
  expect(act({ do: 'translate', at: at('/about'), language: 'de' }).is).toBe('written');
  expect(text('content/redirects.yaml')).toBe('[]\n');
});

it('leaves the start page where it is', () => {
  const move = { do: 'rename', redirect: true } as const;
  const away = { ...move, at: at('/index'), address: '/home' };
  expect(() => act(away)).toThrow('Every site has the page /');
  const over = { ...move, at: at('/contact'), address: '/index' };
  expect(() => act(over)).toThrow('There is a page at / already');
});

it('begins an article as a draft, which no build has', () => {
  const address = '/resources/blog/loyalty';
  expect(act({ do: 'newArticle', at: at('/about'), ...words, address })).toEqual({
    is: 'written',
    go: address,
    at: { file: `content/pages${address}.md`, path: ['body'] },
  });
  expect(text(`content/pages${address}.md`)).toBe(`---
meta:
  title: Loyalty Programs
  description: How airlines and hotels give travel data to their best guests, under their own name.
  updated: 2026-11-18
heading: Loyalty Programs
date: 2026-11-18
draft: true
---

How airlines and hotels give travel data to their best guests, under their own name.
`);
  const isIn = ({ pages, language }: Content) => [
    pages.some((page) => page.address === address),
    language.paths.includes(address),
  ];
  expect(new Snapshot(project).contents.map(isIn)).toEqual([[true, false]]);
  expect(readLanguages(project.root).map(isIn)).toEqual([[false, false]]);
  const href = { file: 'content/navigation.yaml', path: ['groups', 4, 'items', 0, 'href'] };
  const linked = { do: 'set', at: href, value: address } as const;
  expect(makeChanges(project, [linked]).is).toBe('refused');
  const draft = { file: `content/pages${address}.md`, path: ['draft'] };
  const published = { do: 'set', at: draft, value: undefined } as const;
  expect(makeChanges(project, [published, linked]).is).toBe('written');
  expect(readLanguages(project.root).map(isIn)).toEqual([[true, true]]);
});

it('begins a language with one page, and puts another into it', () => {
  const before = project.files();
  const language = 'de';
  expect(act({ do: 'translate', at: at('/pricing'), language })).toEqual({
    is: 'written',
    go: '/de/pricing',
  });
  expect(text('content/languages.yaml')).toContain(
    '- { code: en, name: English }\n- { code: de, name: Deutsch, partial: true }\n',
  );
  expect(text('content/de/pages/pricing.yaml')).toBe(before['content/pages/pricing.yaml']);
  expect(text('content/de/pages/about.yaml')).toBeUndefined();
  act({ do: 'translate', at: at('/about'), language });
  expect(text('content/de/pages/about.yaml')).toBe(before['content/pages/about.yaml']);
  expect(() => act({ do: 'translate', at: at('/about'), language })).toThrow('is there already');
  expect(() => act({ do: 'translate', at: at('/about'), language: 'german' })).toThrow(
    'is no code',
  );
  takeStep(project, 'undo');
  takeStep(project, 'undo');
  expect(project.files()).toEqual(before);
});
