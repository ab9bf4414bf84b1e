import { expect, type Page, test } from '@playwright/test';

const notice = (page: Page) => page.getByRole('status').locator('#notice');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Collects what the page logs and sends. */
function watch(page: Page) {
  const written: unknown[] = [];
  const sent: string[] = [];
  page.on('console', async (message) => {
    written.push(...(await Promise.all(message.args().map((value) => value.jsonValue()))));
  });
  page.on('request', (request) => {
    // A request for a file without a query sends no data.
    const isFile = request.method() === 'GET' && /\.\w+$/.test(request.url());
    if (!isFile) sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return { written, sent };
}

test('contact requires and sends nothing, answers with the e-mail address, and keeps the typed text', async ({
  page,
}) => {
  await page.goto('/contact');
  const send = () => press(page, 'Send Message');
  await field(page, 'Email').fill('nobody');
  await expect(page.locator('astro-island[component-export=Notice][data-awake]')).toHaveCount(1);
  await send();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(notice(page)).toBeHidden();
  await field(page, 'Email').fill('');
  await send();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button').click();
  await expect(notice(page)).toBeHidden();

  const letter = {
    Name: 'Ada Byron',
    Email: 'a@b',
    Subject: 'Three hundred eSIMs',
    Message: 'Lisbon, in May.\nTwo providers.',
  };
  const { sent } = watch(page);
  for (const [name, words] of Object.entries(letter)) await field(page, name).fill(words);
  await send();
  await expect(notice(page)).toContainText('Not sent: this is a demo form.');
  await expect(notice(page).getByRole('link', { name: 'hello@farlane.example' })).toHaveAttribute(
    'href',
    'mailto:hello@farlane.example',
  );
  for (const [name, words] of Object.entries(letter))
    await expect(field(page, name)).toHaveValue(words);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('sign-up reports a missing network below its button, and continues once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/sign-up');
  await context.setOffline(true);
  for (const [name, words] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Byron'],
    ['Email Address', 'a@b'],
    ['Password', 'x'],
    ['Confirm Password', 'x'],
  ] as const)
    await field(page, name).fill(words);
  await page.getByLabel(/^I agree/).check();
  await press(page, 'Create Account');
  const says = page.getByText('This part didn’t load.');
  await expect(says).toBeVisible();
  // A busy button would still submit the form later.
  await expect(page.getByText('Create Account', { exact: true })).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('needs JavaScript')).toBeHidden();
  const [above, below] = await Promise.all([
    page.locator('form').boundingBox(),
    says.boundingBox(),
  ]);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(16);
  await context.setOffline(false);
  await expect(says).toBeHidden();
  await press(page, 'Create Account');
  await expect(page).toHaveURL('/sign-in');
});

for (const [path, button, required] of [
  ['/sign-in', 'Sign In', ['Email Address', 'Password']],
  [
    '/sign-up',
    'Create Account',
    ['First Name', 'Last Name', 'Email Address', 'Password', 'Confirm Password', /^I agree/],
  ],
] as const) {
  test(`${path} has each required field validated by the browser, and no other`, async ({
    page,
  }) => {
    await page.goto(path);
    const { written } = watch(page);
    for (const name of required) {
      const input = page.getByLabel(name, { exact: true });
      await press(page, button);
      await expect(input).toBeFocused();
      expect(
        await input.evaluate(({ validity }: HTMLInputElement) => [
          validity.valueMissing,
          validity.customError,
        ]),
      ).toEqual([true, false]);
      if (typeof name !== 'string') break;
      // An e-mail address needs an @; a password may have one letter.
      await input.fill(name === 'Email Address' ? 'a@b' : 'x');
    }
    expect(written).toEqual([]);
    await expect(page).toHaveURL(path);
    // Small screens hide the panel beside the form.
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('complementary')).toBeHidden();
  });
}

test('sign-in logs its values without the password, shows a notice, and sends nothing', async ({
  page,
}) => {
  await page.goto('/sign-in');
  const { written, sent } = watch(page);
  await field(page, 'Email Address').fill('ada@example.com');
  await field(page, 'Password').fill('s3cret');
  await field(page, 'Remember me').check();
  await press(page, 'Sign In');
  await expect(notice(page)).toContainText('Sign-in isn’t open yet');
  await expect
    .poll(() => written)
    .toEqual(['Sign in', { email: 'ada@example.com', password: '[redacted]', rememberMe: true }]);
  for (const [name, provider] of [
    ['Continue with Google', 'google'],
    ['Continue with Facebook', 'facebook'],
    ['Continue with Apple', 'apple'],
  ] as const) {
    await press(page, name);
    await expect(notice(page)).toContainText(new RegExp(`^${provider} sign.*open yet`, 'i'));
    await expect.poll(() => written.slice(-2)).toEqual(['Sign in with', { provider }]);
  }
  expect(sent).toEqual([]);
  await expect(page).toHaveURL('/sign-in');
});

test('sign-up accepts two different passwords, logs neither, and opens sign-in without them in the URL', async ({
  page,
  baseURL,
}) => {
  await page.goto('/sign-up');
  const { written, sent } = watch(page);
  for (const [name, words] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Byron'],
    ['Email Address', 'a@b'],
    ['Password', 'x'],
    ['Confirm Password', 's3cret'],
  ] as const)
    await field(page, name).fill(words);
  await page.getByLabel(/^I agree/).check();
  // A response without content keeps the page open, so that its log can be read.
  await page.route('/sign-in', (route) => route.fulfill({ status: 204 }));
  await press(page, 'Create Account');
  await expect
    .poll(() => written)
    .toEqual([
      'Sign up',
      {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'a@b',
        password: '[redacted]',
        confirmPassword: '[redacted]',
        agreeToTerms: true,
      },
    ]);
  await expect.poll(() => sent).toEqual([`GET ${baseURL}/sign-in `]);
});

test('sign-in shows visitors who come from sign-up, once, that accounts are not open', async ({
  page,
}) => {
  await page.goto('/sign-up');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(notice(page)).toHaveText(/^Demo: nothing was sent. Accounts aren’t open yet./);
  await page.reload();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(notice(page)).toHaveText(/^Google sign-in isn’t open yet./);
});
