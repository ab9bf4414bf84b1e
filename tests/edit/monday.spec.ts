import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import {
  addBand,
  arrived,
  done,
  dropPicture,
  edit,
  field,
  panel,
  press,
  site,
  test,
} from './editor.ts';
import { check, fileText, git } from './project.ts';

const loyalty = 'content/pages/solutions/loyalty.yaml';
const article = 'content/pages/resources/blog/what-guests-do.md';

const textField = (page: Page) => panel(page).getByRole('textbox').first();

async function save(page: Page) {
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
}

/** All that differs from the last commit, files that are new or gone included. */
function difference(...options: string[]) {
  git('add', '--all');
  return git('diff', '--cached', ...options);
}

const changedLines = (...files: string[]) =>
  difference('--unified=0', '--', ...files)
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));
const changedFiles = (state: 'A' | 'D') =>
  difference('--name-only', '--no-renames', `--diff-filter=${state}`)
    .split('\n')
    .filter((file) => file && !file.startsWith('content/de/'));

test('an owner adds a page with its menu item, translates it, writes an article and renames a page', async ({
  page,
}) => {
  test.setTimeout(900_000);

  await edit(page, '/solutions/enterprises');
  await press(page, 'Page');
  await press(page, 'Copy');
  await field(page, /^Page title/).fill('Travel Data for Loyalty Programs');
  const description = 'How airlines and hotels give travel data to their best guests, by name.';
  await field(page, /^Description for search engines/).fill(description);
  const address = field(page, 'Address');
  await expect(address).toHaveValue('/solutions/travel-data-for-loyalty-programs');
  await address.fill('/pricing');
  await expect(panel(page)).toContainText('There is a page at /pricing already');
  await address.fill('/solutions/loyalty');
  await press(page, 'Create page');
  await done(page, 'Page created');
  await arrived(page, '/solutions/loyalty');

  for (const [after, kind] of [
    [/^Add a band after Hero/, 'Detail 2'],
    [/^Add a band after Hero/, 'Cards, numbered'],
    [/^Add a band after Drawing/, 'Testimonials'],
  ] as const) {
    await addBand(page, after);
    await field(page, 'Search').fill(kind);
    await panel(page)
      .getByRole('button', { name: new RegExp(`^${kind} `) })
      .click();
    await done(page, 'Added');
  }
  await panel(page).getByText('Cards: [Heading of the band]').hover();
  await panel(page)
    .getByRole('button', { name: /^Move down: Cards: \[Heading/ })
    .click();
  await done(page, 'Moved');

  await site(page).getByRole('heading', { name: '[Heading: one thing, with a drawing]' }).click();
  await panel(page).locator('summary', { hasText: 'Wiring' }).click();
  await press(page, 'Storefront');
  await done(page, 'Saved');

  await site(page).getByText('[What the first customer says').first().click();
  await dropPicture(page, 'guest.png', 'A guest at a desk');

  await site(page).locator('h1').click();
  await textField(page).fill('Reward your best guests with travel data.');
  await save(page);

  await press(page, 'Menu');
  await panel(page).getByRole('button', { name: 'Startups', exact: true }).hover();
  await press(page, 'Add after: Startups');
  await done(page, 'Added');
  await panel(page).getByRole('button', { name: 'Link text', exact: true }).click();
  // One field after the other, as quick as a person who knows what to write.
  await textField(page).fill('Loyalty Programs');
  await field(page, /^Link, a page/).fill('/solutions/loyalty');
  await save(page);
  await expect.poll(() => fileText('content/navigation.yaml')).toContain('/solutions/loyalty');

  await press(page, 'Page');
  await press(page, 'Translate');
  await field(page, /^Code of the language/).fill('de');
  await press(page, 'Create translation');
  await done(page, 'Copied');
  await arrived(page, '/de/solutions/loyalty');
  await site(page).locator('h1').click();
  await textField(page).fill('Belohnen Sie Ihre besten Gäste mit Datenvolumen.');
  await save(page);
  await press(page, 'Page');
  await expect(panel(page)).toContainText(/Still in English: \d+ texts, underlined on the page/);

  await press(page, 'Pages');
  await press(page, 'New article');
  await field(page, /^Page title/).fill('What Guests Do');
  await field(page, /^Description for search engines/).fill(description.replace('How', 'Why'));
  await expect(address).toHaveValue('/resources/blog/what-guests-do');
  await press(page, 'Create article');
  await done(page, 'Article created as a draft');
  await arrived(page, '/resources/blog/what-guests-do');
  await textField(page).fill('They called home.\n\n## Then they posted\n\n**Pictures**, mostly.');
  await expect(site(page).locator('main h2')).toHaveText(/Then they posted/);
  await save(page);

  await edit(page, '/pricing');
  await press(page, 'Page');
  await press(page, 'Rename');
  await field(page, 'New address').fill('/prices');
  await press(page, 'Rename');
  await done(page, 'Renamed. Links now point to the new path');
  await arrived(page, '/prices');

  // What a careful person would have typed.
  expect(changedLines('content/navigation.yaml', 'content/languages.yaml')).toEqual([
    '+- { code: de, name: Deutsch, partial: true }',
    '+      - { label: Loyalty Programs, href: /solutions/loyalty }',
    '-pricing: { label: Pricing, href: /pricing }',
    '+pricing: { label: Pricing, href: /prices }',
  ]);
  expect(changedLines('content/redirects.yaml')).toEqual(['+- from: /pricing', '+  to: /prices']);
  expect(changedFiles('A')).toEqual([
    'content/images/guest.png',
    'content/pages/prices.yaml',
    article,
    loyalty,
    'content/redirects.yaml',
  ]);
  expect(changedFiles('D')).toEqual(['content/pages/pricing.yaml']);
  const texts = ['content/faq', 'content/pages/legal'];
  const pairs = changedLines(...texts).toSorted((a, b) => a.localeCompare(b));
  const [old, now] = [
    pairs.filter((line) => line[0] === '-'),
    pairs.filter((line) => line[0] === '+'),
  ];
  expect(now.length).toBe(7);
  expect(now.map((line) => line.slice(1))).toEqual(
    old.map((line) => line.slice(1).replaceAll('](/pricing)', '](/prices)')),
  );
  const made = parse(fileText(loyalty));
  const like = parse(fileText('content/pages/solutions/enterprises.yaml'));
  const [hero, detail, cards, ...rest] = made.bands;
  expect(hero).toEqual({ ...like.bands[0], title: 'Reward your best guests with travel data.' });
  expect(detail).toMatchObject({ band: 'detail', show: 'storefront' });
  expect(cards).toMatchObject({ band: 'cards', look: 'numbered' });
  const [testimonials] = rest.splice(1, 1);
  expect(testimonials.items[0].portrait).toEqual({
    file: 'images/guest.png',
    alt: 'A guest at a desk',
  });
  expect(rest).toEqual(like.bands.slice(1));
  expect(fileText(article)).toMatch(
    /^draft: true\n---\n\nThey called home\.\n\n## Then they posted\n\n\*\*Pictures\*\*, mostly\.\n$/m,
  );

  const all = difference();
  /** Presses until the files are so. A press that a reload swallows is made again, as by a person. */
  const stepTo = (name: RegExp, wanted: string) =>
    expect(async () => {
      const before = difference();
      if (before === wanted) return;
      await press(page, name);
      await expect.poll(difference, { timeout: 10_000 }).not.toBe(before);
      expect(difference()).toBe(wanted);
    }).toPass();
  await stepTo(/^Undo/, '');
  await stepTo(/^Redo/, all);

  expect(check()).toContain('brands/brand.yaml: no problems found');
});
