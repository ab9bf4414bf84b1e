import { expect, type Page, test } from '@playwright/test';
import { dialogAfter, refuseClipboard } from '../support/refuse-clipboard.ts';
import { stopClock } from '../support/stop-clock.ts';

test.describe('the hero’s form', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
  const button = (page: Page) => page.locator('form:has(#hero-email) [type=submit]');
  const message = (page: Page) => page.locator('#hero-email-message');

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await field(page).focus();
    await expect(page.locator('astro-island[component-export=FormAnswer][data-awake]')).toHaveCount(
      1,
    );
  });

  test('refuses an address without @ with the site’s own message in red', async ({ page }) => {
    await expect(field(page)).toHaveAttribute('type', 'email');
    for (const text of ['ada.example.com', '', '   ']) {
      await field(page).fill(text);
      await button(page).click();
      await expect(message(page)).toHaveText('Please enter a valid email address');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address');
      await page.clock.runFor(2000);
      await expect(button(page)).toBeEnabled();
    }
    // A hue of 18 is red.
    await expect(message(page).locator('span')).toHaveCSS('color', 'oklch(0.5 0.2 18)');
  });

  test('is busy for 1 s, then shows its message and clears the field, and sends nothing', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      // Asking for a file, without a query, tells nothing.
      const isFile = request.method() === 'GET' && /\.\w+$/.test(request.url());
      if (!isFile) sent.push(request.url());
    });
    await field(page).fill('a@b');
    await field(page).press('Enter');
    await expect(field(page)).toBeDisabled();
    await expect(button(page)).toBeDisabled();
    await expect(button(page).locator('svg')).toHaveCSS('animation-name', 'spin');
    await page.clock.runFor(999);
    await expect(field(page)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(message(page)).toHaveText('Great! Check your inbox to get started.');
    await expect(page.getByText('Demo form: your address is not sent.')).toBeVisible();
    await expect(field(page)).toBeEnabled();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(button(page)).toBeEnabled();
    expect(sent).toEqual([]);
    await expect(page).toHaveURL('/');
  });
});

test.describe('the preview of a brand', () => {
  const name = (page: Page) => page.getByRole('textbox', { name: 'Your brand name' });
  const shop = (page: Page) => page.locator('.hero-card [data-brand-text]').first();
  const color = (page: Page) =>
    page
      .locator('.hero-card')
      .evaluate((card) => getComputedStyle(card).getPropertyValue('--print'));

  test('shows a name and a color in the hero and the URL, and keeps them until “Reset”', async ({
    page,
    browser,
  }) => {
    await page.goto('/?utm_source=mail');
    const before = await color(page);
    await expect(shop(page)).toHaveText('Wayfarer Trips');
    await name(page).fill('Nimbus Reisen');
    await expect(shop(page)).toHaveText('Nimbus Reisen');
    await expect(page.getByRole('banner')).not.toContainText('Nimbus');
    await page.getByRole('radio', { name: 'Lagoon' }).check({ force: true });
    await expect(page).toHaveURL('/?utm_source=mail&brand=Nimbus+Reisen&ink=operators');
    const lagoon = await color(page);
    expect(lagoon).not.toBe(before);
    await page.getByLabel('Any color').fill('#0a7f5c');
    await expect(page).toHaveURL('/?utm_source=mail&brand=Nimbus+Reisen&ink=0a7f5c');
    const own = await color(page);
    expect([before, lagoon]).not.toContain(own);

    const colleague = await browser.newPage();
    await colleague.goto(page.url());
    await expect(name(colleague)).toHaveValue('Nimbus Reisen');
    await expect(shop(colleague)).toHaveText('Nimbus Reisen');
    expect(await color(colleague)).toBe(own);
    await colleague.close();

    await page.goto('/');
    await expect(shop(page)).toHaveText('Nimbus Reisen');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(shop(page)).toHaveText('Wayfarer Trips');
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(shop(page)).toHaveText('Wayfarer Trips');
    expect(await color(page)).toBe(before);
  });

  test('keeps the color on other pages before any script loads, until “Reset” in the footer', async ({
    page,
  }) => {
    const longest = `<b>${'Øresundsbroen'.repeat(3)}`.slice(0, 40);
    await page.goto('/');
    await name(page).fill(longest);
    await page.getByRole('radio', { name: 'Lagoon' }).check({ force: true });
    const lagoon = await color(page);
    await page.route('**/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ['solutions/travel-agencies', 'features/payment-processing']) {
      await page.goto(`/${path}`);
      const drawing = page.getByRole('main').locator('.inkable').first();
      await expect(drawing.locator('bdi')).toHaveText(longest);
      const print = await drawing.evaluate((el) =>
        getComputedStyle(el).getPropertyValue('--print'),
      );
      expect(print).toBe(lagoon);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    const reset = page.getByRole('button', { name: 'Reset your brand preview' });
    await reset.click();
    await expect(page.locator('.inkable bdi').first()).toHaveText('Wayfarer Trips');
    await expect(reset).toBeHidden();
    await page.goto('/features/mobile-app');
    await expect(page.locator('.inkable bdi').first()).toHaveText('Wayfarer Trips');
    await expect(reset).toBeHidden();
  });

  test('copies its link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/?brand=Acme&ink=startups');
    await page.getByRole('button', { name: 'Copy link to this version' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/\?brand=Acme&ink=startups$/,
    );
  });

  test('shows its link in a dialog when the browser refuses to copy it', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/?brand=Acme&ink=startups');
    await refuseClipboard(page);
    const copy = page.getByRole('button', { name: 'Copy link to this version' });
    expect(await dialogAfter(page, () => copy.click())).toEqual([
      'Copy link to this version',
      `${baseURL}/?brand=Acme&ink=startups`,
    ]);
    await expect(copy).toBeVisible();
  });
});
