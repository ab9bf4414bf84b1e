import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { qrPath } from '../../src/art/drawings/qr-code.tsx';
import { dialogAfter, refuseClipboard } from '../support/refuse-clipboard.ts';

const code = 'LPA:1$rsp.example.com$TOP-SECRET-77';
const reader = (page: Page) => page.locator('.code-reader');
const field = (page: Page) => page.getByRole('textbox', { name: 'Check an activation code' });
const expectSound = (page: Page) =>
  expect(reader(page).locator('code')).toHaveText([
    'LPA:1$rsp.example.com$TOP-SECRET-77',
    'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example.com$TOP-SECRET-77',
    'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example.com$TOP-SECRET-77',
    'rsp.example.com',
    'TOP-SECRET-77',
  ]);

/** A QR code as a picture, turned by so many degrees on gray. */
function picture(text: string, turn = 0) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500" viewBox="0 0 ${size} ${size}"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${qrPath(data)}" stroke="#000"/></svg>`;
  return sharp(Buffer.from(svg)).rotate(turn, { background: '#b9b2a6' }).jpeg().toBuffer();
}
const choose = (page: Page, buffer: Buffer) =>
  reader(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer });

test.beforeEach(async ({ page }) => {
  await page.goto('/features/provider-integration');
  await field(page).focus();
  await expect(page.locator('astro-island[component-export=CodeReading][data-awake]')).toHaveCount(
    1,
  );
});

test('shows the parts of an activation code, and stores and sends nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const traces: string[] = [];
  page.on('request', (request) => traces.push(request.url() + request.postData()));
  page.on('console', (message) => traces.push(message.text()));
  await field(page).fill(' lpa: 1$rsp.example.com$TOP-SECRET-77 ');
  await expect(reader(page).getByText('The format is right.').first()).toBeVisible();
  await expectSound(page);
  await expect(reader(page).getByRole('figure')).toContainText('$TOP-SECRET-77');
  await expect(
    reader(page).getByRole('img', { name: 'QR code of the activation code' }),
  ).toBeVisible();
  await reader(page).getByRole('button', { name: 'Copy Full code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(reader(page).getByRole('status').getByText('Copied: Full code')).toBeAttached();
  traces.push(page.url(), JSON.stringify(await context.storageState({ indexedDB: true })));
  traces.push(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state])));
  expect(traces.filter((trace) => trace.includes('SECRET'))).toEqual([]);
  await reader(page).getByRole('button', { name: 'Clear' }).click();
  await expect(reader(page)).not.toContainText('TOP-SECRET-77');
  await expect(field(page)).toBeFocused();
});

test('shows a value in a dialog when the browser refuses to copy it', async ({ page }) => {
  await refuseClipboard(page);
  await field(page).fill(code);
  const copy = reader(page).getByRole('button', { name: 'Copy Full code' });
  expect(await dialogAfter(page, () => copy.click())).toEqual(['Copy Full code', code]);
  await expect(copy).toBeVisible();
});

test('returns the focus to the field after a double click on “Clear”', async ({ page }) => {
  await field(page).fill(code);
  await reader(page).getByRole('button', { name: 'Clear' }).dblclick();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('shows exactly the code that the visitor typed', async ({ page }) => {
  const printed = reader(page).getByRole('figure', { name: 'Your code' }).locator('dt');
  await field(page).fill('LPA:1$smdp.example.com$SECRET-42');
  await expect(printed).toHaveText(['LPA:', '1', '$smdp.example.com', '$SECRET-42']);
  await field(page).fill('1$smdp.example.com$a$$0');
  await expect(printed).toHaveText(['1', '$smdp.example.com', '$a', '$$0']);
});

test('explains why a code cannot work', async ({ page }) => {
  for (const [text, says] of [
    [
      '1$https://rsp.example.com$A',
      'Found “https://rsp.example.com”. Expected the host name alone',
    ],
    ['1$rsp.example.com$A$1234', 'Found “1234” where an OID would be.'],
    ['1$rsp.example.com', 'The dollar sign after the address is missing.'],
    ['1$rsp.example.com\n$A', 'There is a line break in the code.'],
    ['https://shop.example.com/orders/7', 'This is a web address.'],
  ] as const) {
    await field(page).fill(text);
    await expect(reader(page).locator('li', { hasText: says })).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(reader(page).getByText('What the traveler needs')).toHaveCount(0);
  }
});

test('reads a picture of a QR code, and reports a picture without one', async ({ page }) => {
  await choose(page, await picture(code, 33));
  await expect(field(page)).toHaveValue(code);
  await expectSound(page);
  await choose(
    page,
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#e8e4dc' } })
      .jpeg()
      .toBuffer(),
  );
  await expect(reader(page).getByText('No QR code was found in this picture.')).toBeVisible();
  await choose(page, Buffer.from('no picture'));
  await expect(
    reader(page).getByText('The browser can’t open this file as a picture.'),
  ).toBeVisible();
});

declare global {
  interface Window {
    readers: Worker[];
  }
}

/** Pictures are answered by the returned function alone, each by its place in the order of choosing. */
async function answerPictures(page: Page) {
  await page.evaluate(() => {
    window.readers = [];
    Reflect.deleteProperty(window, 'BarcodeDetector');
    window.Worker = class {
      postMessage() {
        window.readers.push(this as unknown as Worker);
      }
      terminate() {}
    } as unknown as typeof Worker;
  });
  return async (at: number, text: string) => {
    await expect.poll(() => page.evaluate(() => window.readers.length)).toBeGreaterThan(at);
    await page.evaluate(
      ([at, text]) => {
        window.readers[at]?.onmessage?.(new MessageEvent('message', { data: [text] }));
        return new Promise((done) => setTimeout(done));
      },
      [at, text] as const,
    );
  };
}

test('reads only the latest picture, and none after typing or “Clear”', async ({ page }) => {
  const answer = await answerPictures(page);
  const file = Buffer.from('a picture');
  await choose(page, file);
  await choose(page, file);
  await answer(1, code);
  await answer(0, '1$rsp.example.com$EARLIER');
  await expect(field(page)).toHaveValue(code);
  await choose(page, file);
  await field(page).fill('1$rsp.example.com$TYPED');
  await answer(2, code);
  await expect(field(page)).toHaveValue('1$rsp.example.com$TYPED');
  await choose(page, file);
  await reader(page).getByRole('button', { name: 'Clear' }).click();
  await answer(3, code);
  await expect(field(page)).toHaveValue('');
  await expect(reader(page)).not.toContainText('TOP-SECRET-77');
});

test('accepts text that is dropped into the field', async ({ page }) => {
  const isPrevented = (type: string) =>
    field(page).evaluate((element, kind) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'LPA:1$rsp.example.com$A');
      return !element.dispatchEvent(
        new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
      );
    }, type);
  expect([await isPrevented('dragover'), await isPrevented('drop')]).toEqual([false, false]);
});
