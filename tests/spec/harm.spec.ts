import { expect, type Page, test } from '@playwright/test';

/** What means harm, and what a careless template, pattern or object would trip over. */
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

/** All that a page should not do: errors, breaches of its policy, questions to others, dialogs. */
function watchFaults(page: Page) {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The browser tells breaches of the policy as errors.
    if (message.type() !== 'log') faults.push(message.text());
    if (message.text().includes('s3cret')) faults.push(`told: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('dialog', (dialog) => {
    faults.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && !['data:', 'blob:'].includes(protocol))
      faults.push(`asked ${request.url()}`);
  });
  return faults;
}

const expectHarmless = async (page: Page, faults: string[]) => {
  expect(faults).toEqual([]);
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
    const faults = watchFaults(page);
    // An answer without content keeps the page that a form would leave.
    if (path === '/sign-up')
      await page.route(/\/sign-in/, (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    const presses = await page
      .locator('main :is(button, summary, [role=tab], [type=radio], [type=checkbox])')
      .evaluateAll((parts: HTMLElement[]) => {
        for (const part of parts) part.click();
        return parts.length;
      });
    expect(presses).toBeGreaterThan(1);
    await page.locator('main :is(input, textarea):visible').first().focus();
    await expect(page.locator('main astro-island[data-awake]').first()).toBeAttached();
    await page.evaluate(async (texts) => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'main :is(input:is([type=text], [type=email], [type=password], [type=search], :not([type])), textarea)',
      );
      for (const text of texts) {
        for (const field of fields) {
          // React sees what is put in by the element's own setter.
          const kind = Object.getPrototypeOf(field);
          const value = field.type === 'password' ? `${text}s3cret` : text;
          Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
          // Most would be refused as addresses; here all go through.
          form.noValidate = true;
          form.requestSubmit();
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, hostile);
    await expectHarmless(page, faults);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(decodeURIComponent(page.url())).not.toContain('s3cret');
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('shows a hostile URL parameter as text', async ({ page }) => {
  const faults = watchFaults(page);
  const element = '<img src=x onerror=window.harmed=1>';
  const style = '#ff0000;}body{display:none}';
  const template = '{query} {count} $& $` $1';
  const written = encodeURIComponent;
  for (const text of [element, template]) {
    await page.goto(`/?brand=${written(text)}&ink=${written(style)}`);
    await expect(page.locator('.hero-card [data-brand-text]').first()).toHaveText(text);
    await expectHarmless(page, faults);
    await page.goto(`/faq?q=${written(text)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(page.locator('.faq').getByRole('status')).toContainText(text);
    await expectHarmless(page, faults);
  }
  await page.goto(`/faq#${written(element)}`);
  await expectHarmless(page, faults);
  await page.goto(`/pricing#sold=${written(element)}&price=${written(style)}`);
  await expect(page.locator('.margin-results')).toContainText('$3.91');
  await expectHarmless(page, faults);
});
