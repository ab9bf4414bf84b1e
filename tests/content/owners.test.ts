import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { articlesBelow } from '../../src/bands/articles/article-lists.ts';
import type { BandName } from '../../src/bands/table.ts';
import type { Files } from '../../src/content/files.ts';
import { parseContent, parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { nodesOf } from '../../src/lib/markdown.ts';
import { money } from '../../src/lib/money.ts';
import { languagesOf } from '../../src/lib/paths.ts';
import { asTyped } from '../../src/lib/text.ts';
import { exampleOf, pageText } from '../support/example-pages.ts';
import { edited, german, pageAt, problemsIn, shipped, textPage } from './site.ts';

// Changes that an owner may make to the content, and their effect on the site.

const first = 'content/pages/index.yaml';
const contact = 'content/pages/contact.yaml';
const menu = 'content/navigation.yaml';
const brand = 'brands/brand.yaml';

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<string, any>;

/** The files with one of them changed. */
function withChanged(file: string, change: (data: Data) => unknown, files: Files = shipped): Files {
  const data = parse(files[file] ?? '');
  change(data);
  return { ...files, [file]: stringify(data) };
}

const bandIn = (page: Data, kind: BandName): Data =>
  page.bands.find(({ band }: Data) => band === kind);

it('shows bands that were removed, moved and duplicated', () => {
  const unlinked = withChanged('content/pages/404.yaml', (page) => delete page.bands[0].links);
  const change = (page: Data) => {
    const cards = bandIn(page, 'cards');
    page.bands = [page.bands[0], bandIn(page, 'testimonials'), cards, cards];
    page.activity = false;
  };
  const files = withChanged(first, change, unlinked);
  const kinds = pageAt(parseContent(files), '/')?.bands.map(({ band }) => band);
  expect(kinds).toEqual(['landing-hero', 'testimonials', 'cards', 'cards']);
});

it.each([1, 7, 12])('accepts lists of %i entries', (count) => {
  const filled = (entries: unknown[]) =>
    Array.from({ length: count }, (_, index) => entries[index % entries.length]);
  const files = withChanged(first, (page) => {
    for (const kind of ['testimonials', 'cards', 'questions'] as const)
      bandIn(page, kind).items = filled(bandIn(page, kind).items);
    const setup = bandIn(page, 'setup');
    setup.providers.tiles = filled(setup.providers.tiles);
    setup.steps = filled(setup.steps);
    bandIn(page, 'figures').stats = filled(bandIn(page, 'figures').stats);
  });
  const more = withChanged(
    'content/plans.yaml',
    ({ landing }) => {
      // A text of this page names the second plan.
      landing.plans = filled([landing.plans[1], ...landing.plans]);
    },
    files,
  );
  expect(problemsIn(more)).toEqual([]);
});

describe('the legal texts describe the site', () => {
  const said = (files: Files) => {
    const { pages, words } = parseContent(files);
    const texts = pages.filter(({ address }) => /legal/.test(address));
    return asTyped(JSON.stringify([texts, words.consent]));
  };

  it('as shipped', () => {
    expect(said(shipped)).toMatch(/Remember me.+ sign-up, and contact, are.+ console/);
    expect(said(shipped).match(/(?<=\| `)(theme|ink|popup-closes)(?=`)/g)).toEqual([
      'theme',
      'ink',
      'popup-closes',
    ]);
    expect(said(shipped)).toContain('no banner');
  });

  it('without forms', () => {
    const led = withChanged(menu, ({ signIn, signUp }) => {
      signIn.href = signUp.href = 'https://app.example.com';
    });
    expect(said(led)).toContain('The forms on this website are not connected');
    expect(said(led)).not.toMatch(/on the sign-in page|console|\{if/);
    const actions = [{ label: 'Start', href: '/sign-up' }];
    const bare = withChanged(
      first,
      (page) => Object.assign(bandIn(page, 'landing-hero'), { form: undefined, actions }),
      withChanged(contact, (page) => delete bandIn(page, 'contact').form, led),
    );
    expect(said(bare)).not.toMatch(/### Forms|The forms on|\{if/);
  });

  it('without popup, inks and a switch of themes', () => {
    const bare = withChanged(first, (page) => {
      page.activity = false;
      delete bandIn(page, 'landing-hero').ink;
    });
    const none = withChanged(menu, (words) => Object.assign(words, { themeSwitch: false }), bare);
    expect(said(none)).toContain('This website keeps nothing in your browser.');
    expect(said(none)).not.toMatch(/\bink\b|Kept until \||\{if/);
  });

  it('with a script of another host', () => {
    const script = { src: 'https://stats.test/a.js', name: 'Stats', purpose: 'counts visits' };
    const naming = (consent: boolean) =>
      withChanged(brand, (data) => Object.assign(data, { scripts: [{ ...script, consent }] }));
    expect(said(naming(true))).toContain('- **Stats** (stats.test): counts visits');
    expect(said(naming(true))).toContain('load Stats (counts visits)?');
    expect(said(naming(true))).toContain('`consent`');
    expect(said(naming(false))).not.toMatch(/`consent`|no banner|\{if/);
  });

  it('with something of another service', () => {
    const film = { band: 'embed', title: 'A film', address: 'https://youtu.be/aqz-KE-bpKQ' };
    const page = pageText('Film', [exampleOf('hero', 'quiet'), film]);
    const text = said({ ...shipped, 'content/pages/film.yaml': page });
    expect(text).toContain('YouTube (youtube-nocookie.com)');
    expect(text).toMatch(/until you press the button/);
    expect(text).not.toMatch(/no embedded players|no cookies at all/);
    expect(said(shipped)).not.toContain('YouTube');
  });
});

it('formats amounts, dates and the copyright line for the brand', () => {
  const files = withChanged(brand, (data) => {
    Object.assign(data, { locale: 'en-IE', currency: 'EUR', legalName: 'Sample GmbH' });
  });
  const { claims, words } = parseContent(files);
  expect(claims.marketSize?.value).toBe('€5B');
  expect(words.copyright).toContain('Sample GmbH. ');
  const yen = edited(brand, 'currency: USD', 'currency: JPY');
  expect(parseContent(yen).drawings).toHaveProperty('storefront.buy', 'Buy 5\u00a0GB for ¥1,700');
  const deutsch = edited(
    'content/languages.yaml',
    '{ code: en, name: English }',
    '{ code: de, name: Deutsch }',
    edited(brand, 'locale: en-US', 'locale: de-DE'),
  );
  const content = parseContent(deutsch);
  expect(money(1299.9, content.brand)).toBe('1.299,90\u00a0$');
  expect(JSON.stringify(pageAt(content, '/legal/terms'))).toContain('Januar 2024');
});

it('names inks as the brand does, or by their color', () => {
  const named = (files: Files, path?: string) => {
    const hero = pageAt(parseContent(files, path), '/')?.bands[0] as Data;
    return hero.ink.swatches.agencies;
  };
  expect(named(shipped)).toBe('Vermilion');
  expect(named(shipped, 'brands/tidewren.yaml')).toBe('Cobalt');
  expect(named(edited(brand, 'name: Vermilion, ', ''))).toMatch(/^#[0-9a-f]{6}$/);
});

it.each([
  'https://app.example.com/login?from=site',
  'mailto:hello@example.com',
  'tel:+15550100',
  '/faq?q=refund#general',
  '/docs',
])('accepts a link to %s', (href) => {
  const { navigation } = parseContent(edited(menu, 'href: /sign-in', `href: "${href}"`));
  expect(navigation.signIn?.href).toBe(href);
});

describe('pages', () => {
  it('are added by one file and a line in the menu', () => {
    const shown = shipped['content/pages/solutions/travel-agencies.yaml'] ?? '';
    const files = withChanged(menu, ({ groups }) => {
      groups[0].items.push({ label: 'Cruise Lines', href: '/solutions/cruise-lines' });
    });
    const copied = shown.replace(/title: .*/, 'title: eSIM Data Plans for Cruise Lines');
    const fifth = { ...files, 'content/pages/solutions/cruise-lines.yaml': copied };
    expect(pageAt(parseContent(fifth), '/solutions/cruise-lines')?.bands).toHaveLength(7);
  });

  it('can be Markdown files with only a headline', () => {
    const text = '# A *page*\n\nIn {claim.countries} countries\nsince then.\n\n## More\n\nText.\n';
    const page = pageAt(parseContent({ ...shipped, 'content/pages/own.md': text }), '/own');
    expect(page?.meta).toMatchObject({ title: 'A page' });
    expect(page?.meta.description).toBe('In 150+ countries since then.');
    expect(page?.bands).toMatchObject([{ band: 'text', heading: 'A page' }]);
  });

  it('list the dated texts below them, the newest first', () => {
    const list = { ...exampleOf('articles'), below: '/resources/blog' };
    const blog = pageText('Blog', [exampleOf('hero', 'quiet'), list]);
    const files = {
      ...edited('content/planned.yaml', '- /resources/blog\n', ''),
      'content/pages/resources/blog.yaml': blog,
    };
    const told = (content: ReturnType<typeof parseContent>) => [
      pageAt(content, '/resources/blog')?.listed,
      JSON.stringify(content.navigation).includes('/resources/blog'),
    ];
    // Nobody is led to a list that is empty.
    expect(told(parseContent(files))).toEqual([false, false]);
    const content = parseContent({
      ...files,
      'content/pages/resources/blog/first.md': textPage('First', 'One.', '2026-01-31'),
      'content/pages/resources/blog/second.md': textPage('Second', 'Two.'),
    });
    expect(told(content)).toEqual([true, true]);
    const found = articlesBelow(content, '/resources/blog');
    expect(found.map(({ address }) => address.slice(-6))).toEqual(['second', '/first']);
  });

  it('can be deleted once nothing links to them', () => {
    const left = Object.entries(shipped)
      .filter(([file]) => file !== 'content/pages/about.yaml')
      .map(([file, text]) => [file, text.replaceAll('/about', '/contact')]);
    expect(pageAt(parseContent(Object.fromEntries(left)), '/about')).toBeUndefined();
  });
});

describe('redirects', () => {
  const leading = (pairs: Record<string, string>, files = shipped): Files => ({
    ...files,
    'content/redirects.yaml': stringify(Object.entries(pairs).map(([from, to]) => ({ from, to }))),
  });

  it.each([
    ['/old', '/faq#x'],
    ['/app', 'https://app.example.com'],
    ['/demo', '/contact'],
    ['/preise', '/de/pricing'],
  ])('accept %s to %s', (from, to) => {
    expect(problemsIn(leading({ [from]: to }, german))).toEqual([]);
  });

  it('replace the path in every link to it', () => {
    const { 'content/pages/sign-up.yaml': _, ...rest } = shipped;
    const app = 'https://app.mine.com/start';
    const { pages, plans, navigation } = parseContent(leading({ '/sign-up': app }, rest));
    const said = JSON.stringify({ pages, plans, navigation });
    expect(said).not.toMatch(/"\/sign-up"|\]\(\/sign-up\)|sign-in, sign-up, and contact,/);
    expect(said.split(app).length).toBeGreaterThan(15);
  });

  it('are replaced in links of texts, in each language by its own pages', () => {
    const text = textPage('Own', '[Old](/old), [ours](/own), [asked](/old?x=1)');
    const files = { ...german, 'content/de/pages/own.md': text };
    const [, other] = parseLanguages(
      leading({ '/old': '/between', '/between': '/pricing' }, files),
    );
    expect(pageAt(other, '/own')?.bands[0]).toHaveProperty(
      'body',
      expect.stringContaining('[Old](/de/pricing), [ours](/de/own), [asked](/old?x=1)'),
    );
  });
});

describe('without samples, as the brand file says', () => {
  const hidden = edited(brand, 'sampleContent: true', 'sampleContent: false');
  const shownOn = (content: ReturnType<typeof parseContent>, address: string) => {
    const { bands = [], hidden: left } = pageAt(content, address) ?? {};
    return bands.flatMap(({ band }, at) => (left?.includes(at) ? [] : [band]));
  };

  it('hides bands that have only samples', () => {
    const content = parseContent(hidden);
    expect(shownOn(parseContent(shipped), '/about')).toContain('team');
    expect(shownOn(content, '/about')).toEqual(['hero', 'cards', 'closing']);
    expect(shownOn(content, '/')).not.toContain('testimonials');
    const setup: Data = pageAt(content, '/')?.bands.find(({ band }) => band === 'setup') ?? {};
    expect(setup.providers.tiles.map(({ status }: Data) => status)).toEqual(['custom', 'coming']);
    expect(content).toMatchObject({ stories: [], activity: undefined });
  });

  it('shows a real entry among hidden samples', () => {
    const name = 'name: Adaeze Nwankwo\n';
    const sample = `${name}        sample: true\n`;
    const real = edited('content/pages/about.yaml', sample, name, hidden);
    const content = parseContent(real);
    expect(shownOn(content, '/about')).toContain('team');
    const team: Data = pageAt(content, '/about')?.bands.find(({ band }) => band === 'team') ?? {};
    expect(team.members.map(({ name }: Data) => name)).toEqual(['Adaeze Nwankwo']);
  });

  it('leaves an empty page out of menus and sitemap, and keeps links to it in texts', () => {
    const title = /title: We build .*/;
    const link = 'title: "[Stories](/resources/stories)"';
    const linked = edited('content/pages/about.yaml', title, link, hidden);
    const { pages, navigation } = parseContent(linked);
    expect(pages.filter(({ listed }) => !listed).map(({ address }) => address)).toEqual(
      parseContent(shipped)
        .pages.filter(({ listed, address }) => !listed || address === '/resources/stories')
        .map(({ address }) => address),
    );
    expect(JSON.stringify(navigation)).not.toContain('/resources/stories');
  });

  it('leaves the popup out of the cookie policy', () => {
    const policy = (files: Files) =>
      JSON.stringify(pageAt(parseContent(files), '/legal/cookie-policy'));
    expect(policy(shipped)).toContain('popup-closes');
    expect(policy(hidden)).not.toContain('popup-closes');
  });

  it('reports errors in samples', () => {
    expect(
      problemsIn(edited('content/stories/travel.yaml', 'order: 1', 'order: one', hidden)),
    ).toEqual(['content/stories/travel.yaml:1 order: must be a number, without quotes']);
  });
});

describe('a second language', () => {
  it('is added by a folder and one line, and changes nothing in the first', () => {
    const [one, other] = parseLanguages(german);
    expect(one.language).toMatchObject({ code: 'en', name: 'English', dir: 'ltr', prefix: '' });
    expect(other?.language).toMatchObject({ code: 'de', dir: 'ltr', prefix: '/de' });
    expect({ ...one, languages: [] }).toEqual({ ...parseContent(shipped), languages: [] });
    expect(other?.navigation.pricing?.href).toBe('/de/pricing');
    expect(JSON.stringify(pageAt(other, '/legal/terms'))).toContain('Januar 2024');
  });

  it('links to the first language where it is partial and has no page', () => {
    const { 'content/de/pages/about.yaml': _, ...rest } = german;
    const list = 'content/languages.yaml';
    const partly = edited(list, 'name: Deutsch', 'name: Deutsch, partial: true', rest);
    const [one, other] = parseLanguages(partly);
    const hrefs = other?.navigation.groups.flatMap(({ items }) => items.map(({ href }) => href));
    expect(hrefs).toEqual(expect.arrayContaining(['/about', '/de/contact']));
    expect(languagesOf(one.languages, '/about').map(({ code }) => code)).toEqual(['en']);
    expect(languagesOf(one.languages, '/contact')).toHaveLength(2);
  });

  it('translates the note on tax, also with other spaces', () => {
    const prices = `${shipped['content/prices.yaml']}taxNote: plus 19\u00a0% VAT\n`;
    const phrases = `${german['content/de/phrases.yaml']}plus 19 % VAT: zzgl. 19 % MwSt\n`;
    const files = { ...german, 'content/prices.yaml': prices, 'content/de/phrases.yaml': phrases };
    expect(parseLanguages(files).map((content) => content.prices.taxNote)).toEqual([
      'plus 19\u00a0% VAT',
      'zzgl. 19\u00a0% MwSt',
    ]);
  });

  it('isolates Latin names if it is written from right to left', () => {
    const arabic = Object.entries(german).map(([file, text]) => [
      file.replace('content/de/', 'content/ar/'),
      text.replace('code: de', 'code: ar'),
    ]);
    const [, other] = parseLanguages(Object.fromEntries(arabic));
    expect(other?.language.dir).toBe('rtl');
    expect(other?.words.copyright).toContain('\u2068Farlane, Inc.\u2069');
    expect(parseContent(shipped).words.copyright).not.toMatch(/[\u2066-\u2069]/);
  });
});

it('reads files with Windows line breaks, and finds files with a second extension', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  for (const folder of ['content', 'brands']) mkdirSync(join(root, folder));
  const text = shipped['content/words.yaml'] ?? '';
  writeFileSync(join(root, 'content/words.yaml'), `\ufeff${text.replaceAll('\n', '\r\n')}`);
  writeFileSync(join(root, 'content/forms.yaml.txt'), Buffer.from('\ufefftext: Tür', 'utf16le'));
  expect(readFiles(root)['content/words.yaml']).toBe(text);
  expect(readFiles(root)['content/forms.yaml.txt']).toMatch(/[\0\ufffd]/);
  rmSync(root, { recursive: true });
});

it('caches the latest texts only', () => {
  const read = (text: string) => readSource('content/words.yaml', text);
  const first = read('skip: 0');
  expect(read('skip: 0')).toBe(first);
  read('skip: 1');
  expect(read('skip: 0')).not.toBe(first);
  const nodes = nodesOf('Saved 0 times');
  expect(nodesOf('Saved 0 times')).toBe(nodes);
  for (let saves = 1; saves <= 500; saves++) nodesOf(`Saved ${saves} times`);
  expect(nodesOf('Saved 0 times')).not.toBe(nodes);
});
