import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../e2e/islands.ts';
import { stopClock } from '../e2e/stop-clock.ts';
import { expectStands, type IslandCase, islandCases } from './island-cases.ts';
import { desktop } from './pages.ts';

test.use({ viewport: desktop });

/** Puts other code in the place of an island's own. */
async function replaceModule(page: Page, { module }: IslandCase, body: string) {
  await page.route(`**/_astro/${module}.*.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

async function visit(page: Page, { path, name }: IslandCase) {
  if (name === 'Popup') await stopClock(page);
  await page.goto(path);
}

for (const island of islandCases) {
  test(`${island.name} throws: its static state stays, and the page around it`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const body = `export function ${island.name}() { throw new Error('broken inside') }`;
    await replaceModule(page, island, body);
    await visit(page, island);
    await island.wake(page);
    await expectStands(page, island);
    // React tells the page of the one error; nothing else may come of it.
    expect(errors).toEqual(['broken inside']);
  });
}

test('an island that throws after it has lived goes back to its static state', async ({ page }) => {
  const island = islandCases.find(({ name }) => name === 'Notice') as IslandCase;
  await page.goto(island.path);
  await island.wake(page);
  await expectAwake(page, 'Notice');
  // React draws no plain object: a message that is none makes it throw while it draws anew.
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('notice', { detail: { text: { no: 'text' } } })),
  );
  await expectStands(page, island);
});

test('an island whose data is damaged stays as it was built', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const island = islandCases.find(({ name }) => name === 'SignUpForm') as IslandCase;
  await page.route(`**${island.path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/ props="[^"]*"/, ' props="{damaged"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(island.path);
  await island.wake(page);
  await expectStands(page, island);
  expect(errors).toEqual([]);
});
