import { expect, test } from '@playwright/test';
import { createInbox } from '../../server/inbox/local.ts';
import { sendDue } from '../../server/leads/outbox.ts';
import { axeViolations } from '../../tools/check/look/axe-rules.ts';
import { add, leadFrom, leave, site, storeOf } from '../support/leads.ts';

test.afterEach(leave);

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const)
  test(`the inbox has no layout or accessibility errors at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const store = await storeOf();
    await add(store, leadFrom({ name: 'Ada', message: 'We sell in Peru. '.repeat(50) }), ['mail']);
    await add(store, leadFrom({ email: 'bot@example.com' }, { isQuarantined: true }), ['mail']);
    await sendDue(store, { site, target: 'mail' }, async () => {
      throw new Error('connect ECONNREFUSED 192.0.2.1:465');
    });
    const app = await createInbox(store, { site, token: 'token' });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin}/?token=token`);
    await expect(page.getByText('Mail (www.example.com) does not work')).toBeVisible();
    expect(await axeViolations(page, 'all')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const buttons = page.locator('button, .button, select');
    for (const button of await buttons.all()) {
      const { height = 0, x = 0, width: wide = 0 } = (await button.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(40);
      expect(x + wide).toBeLessThanOrEqual(width - 20);
    }
    await page.locator('summary').press('Enter');
    await page.getByRole('button', { name: 'Mark as answered (ada' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('1 lead marked as answered.');
    await app.close();
  });
