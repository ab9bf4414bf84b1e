import { expect, type Page, test } from '@playwright/test';

/** Attacks, and texts that break careless templates, patterns and objects. */
const hostile = [
  '<script>window.harmed=1</script>',
  '<img src=x onerror=window.harmed=1>',
  '"><svg onload=window.harmed=1>',
  '</style></title></textarea><img src=x onerror=window.harmed=1>',
  'javascript:window.harmed=1',
  '#ff0000;}body{display:none}',
  '{query} {count} $& $` $1',
  '__proto__',
  '(a+)+$',
  '\u202e\ud800\u0000',
  'x'.repeat(5000),
];

/** Collects errors, violations of the content security policy, requests to other hosts, and dialogs. */
function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Browsers report violations of the policy as errors.
    if (message.type() !== 'log') errors.push(message.text());
    if (message.text().includes('s3cret')) errors.push(`password logged: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => {
    errors.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && !['data:', 'blob:'].includes(protocol))
      errors.push(`requested ${request.url()}`);
  });
  return errors;
}

const expectHarmless = async (page: Page, errors: string[]) => {
  expect(errors).toEqual([]);
  expect(await page.evaluate('window.harmed')).toBeUndefined();
  expect(await page.evaluate('document.querySelector("[onerror], [onload], iframe")')).toBeNull();
};

for (const path of [
  '/',
  '/pricing',
  '/faq',
  '/contact',
  '/sign-in',
  '/sign-up',
  '/features/provider-integration',
]) {
  test(`${path} runs no script from hostile text in its fields`, async ({ page }) => {
    // A link that cannot be copied is shown in a dialog.
    await page.context().grantPermissions(['clipboard-write']);
    const errors = watchErrors(page);
    // A response without content keeps the page open that the form would leave.
    if (path === '/sign-up')
      await page.route(/\/sign-in/, (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    const clicks = await page
      .locator('main :is(button, summary, [role=tab], [type=radio], [type=checkbox])')
      .evaluateAll((parts: HTMLElement[]) => {
        for (const part of parts) part.click();
        return parts.length;
      });
    expect(clicks).toBeGreaterThan(1);
    await page.locator('main :is(input, textarea):visible').first().focus();
    await expect(page.locator('main astro-island[data-awake]').first()).toBeAttached();
    await page.evaluate(async (texts) => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'main :is(input:is([type=text], [type=email], [type=password], [type=search], :not([type])), textarea)',
      );
      for (const text of texts) {
        for (const field of fields) {
          // React notices a value that is set by the element's own setter.
          const kind = Object.getPrototypeOf(field);
          const value = field.type === 'password' ? `${text}s3cret` : text;
          Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
          // Submits also texts that are no valid e-mail address.
          form.noValidate = true;
          form.requestSubmit();
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, hostile);
    await expectHarmless(page, errors);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(decodeURIComponent(page.url())).not.toContain('s3cret');
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('shows a hostile URL parameter as text', async ({ page }) => {
  const errors = watchErrors(page);
  const element = '<img src=x onerror=window.harmed=1>';
  const style = '#ff0000;}body{display:none}';
  const template = '{query} {count} $& $` $1';
  const written = encodeURIComponent;
  for (const text of [element, template]) {
    await page.goto(`/?brand=${written(text)}&ink=${written(style)}`);
    await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText(text);
    await expectHarmless(page, errors);
    await page.goto(`/faq?q=${written(text)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(page.locator('.faq').getByRole('status')).toContainText(text);
    await expectHarmless(page, errors);
  }
  await page.goto(`/faq#${written(element)}`);
  await expectHarmless(page, errors);
  await page.goto(`/pricing#sold=${written(element)}&price=${written(style)}`);
  await expect(page.locator('.margin-results')).toContainText('$3.91');
  await expectHarmless(page, errors);
});
