import { expect, type Page, test } from '@playwright/test';

type Part = {
  name: string;
  path: string;
  /** A visitor's first action. */
  act(page: Page): Promise<unknown>;
  /** The next action, once the network is back. */
  retry(page: Page): Promise<unknown>;
  expectDone(page: Page): Promise<unknown>;
};

const click = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const tryAgain = click('Try again');
const disconnect = click('Disconnect Levanter Data');
const code = 'LPA:1$rsp.example.com$TOP-SECRET-77';

const parts: Part[] = [
  {
    name: 'the FAQ',
    path: '/faq',
    act: (page) => page.getByRole('searchbox').fill('zzz'),
    retry: tryAgain,
    expectDone: (page) =>
      expect(page.getByRole('status').getByText('No answer matches “zzz”')).toBeVisible(),
  },
  {
    name: 'the code reader',
    path: '/features/provider-integration',
    act: (page) => page.getByRole('textbox', { name: 'Check an activation code' }).fill(code),
    retry: tryAgain,
    expectDone: (page) => expect(page.getByText('The format is right.').first()).toBeVisible(),
  },
  {
    name: 'the margin calculator',
    path: '/pricing',
    act: (page) => page.getByRole('textbox', { name: 'Average retail price' }).fill('12.50'),
    retry: tryAgain,
    expectDone: (page) => expect(page.locator('.margin-results')).toContainText('$5.33'),
  },
  {
    name: 'the switchboard',
    path: '/features/provider-integration',
    act: disconnect,
    retry: async (page) => {
      await tryAgain(page);
      await disconnect(page);
    },
    expectDone: (page) =>
      expect(page.getByRole('button', { name: 'Disconnect Levanter Data' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  {
    name: 'the form of the hero',
    path: '/',
    act: async (page) => {
      await page.locator('#hero-email').fill('ada@example.com');
      await page.locator('#hero-email').press('Enter');
    },
    retry: (page) => page.locator('form:has(#hero-email) [type=submit]').click(),
    expectDone: (page) =>
      expect(page.getByText('Great! Check your inbox to get started.')).toBeVisible(),
  },
  {
    name: 'the form to sign in',
    path: '/sign-in',
    act: async (page) => {
      await page.locator('#sign-in-email').fill('ada@example.com');
      await page.locator('#sign-in-password').fill('s3cret');
      await click('Sign In')(page);
    },
    retry: click('Sign In'),
    expectDone: async (page) => {
      await expect(page.getByRole('status').locator('#notice')).toBeVisible();
      await expect(page.locator('astro-island[component-export=FormLog][data-awake]')).toHaveCount(
        1,
      );
      await expect(page.locator('#sign-in-email')).toHaveValue('ada@example.com');
    },
  },
];

const failed = (page: Page) => page.getByText('This part didn’t load.').filter({ visible: true });

for (const { name, path, act, retry, expectDone } of parts)
  test(`${name} reports that its scripts failed, and loads them on the next click`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await act(page);
    await expect(failed(page)).toHaveCount(1);
    await page.unroute('**/_astro/*.js');
    await retry(page);
    await expectDone(page);
    await expect(failed(page)).toHaveCount(0);
  });
