import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { qrPath } from '../../src/art/qr-code.tsx';
import { installLinks } from '../../src/lib/activation-code/install-links.ts';
import { fill } from '../../src/lib/text.ts';
import { expectAwake, islandOf, numbered } from '../support/islands.ts';
import { meddle } from '../support/meddle.ts';
import { bandsOf, phone } from '../support/pages.ts';
import { watchConsole, watchFaults, watchTraffic } from '../support/watch.ts';

const name = 'CodeReader';
const secret = 'TOP-SECRET-77';
const host = 'rsp.example.com';
const code = `LPA:1$${host}$${secret}`;

/** A QR code as a picture of this many pixels. */
const drawn = (text: string, side: number) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${qrPath(data)}" stroke="#000"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8e4dc' } });

const pictures = {
  plain: () => drawn(code, 400),
  'of 20 megapixels': async () =>
    sheet(5200, 3900)
      .composite([{ input: await drawn(code, 1300), left: 2400, top: 1500 }])
      .jpeg({ quality: 80 })
      .toBuffer(),
  'that is turned': async () =>
    sharp(await drawn(code, 500))
      .rotate(33, { background: '#b9b2a6' })
      .jpeg()
      .toBuffer(),
  'that is upside down': async () =>
    sharp(await drawn(code, 400))
      .rotate(180)
      .png()
      .toBuffer(),
  'that is dark': async () =>
    sharp(await drawn(code, 500))
      .linear(0.13, 6)
      .jpeg()
      .toBuffer(),
};

for (const { path, nth, where, words } of numbered(bandsOf('code-reader'))) {
  const tool = (page: Page) => islandOf(page, name, nth);
  const field = (page: Page) => tool(page).getByRole('textbox');
  const file = (page: Page) => tool(page).locator('input[type=file]').first();
  const pick = (page: Page, buffer: Buffer, mimeType = 'image/png') =>
    file(page).setInputFiles({ name: 'code.png', mimeType, buffer });

  async function open(page: Page) {
    await page.goto(path);
    await field(page).hover();
    await expectAwake(page, name, nth);
  }

  async function expectSound(page: Page) {
    const shown = tool(page);
    await expect(shown.getByText(words.verdict.sound, { exact: true }).first()).toBeVisible();
    const { ios, android } = installLinks(code);
    for (const value of [code, ios, android, host, secret])
      await expect(shown.locator('code').getByText(value, { exact: true })).toBeVisible();
  }

  test(`${where}: a sound code lights up in the drawing, and what the traveler needs stands below`, async ({
    page,
  }) => {
    await open(page);
    const drawing = tool(page).getByRole('figure');
    await expect(drawing).not.toContainText(host);
    await field(page).fill(` lpa: 1$${host}$${secret} `);
    await expectSound(page);
    await expect(drawing).toContainText(`$${host}`);
    await expect(drawing).toContainText(`$${secret}`);
    await expect(tool(page).getByText(words.input.yours, { exact: true })).toBeVisible();
    await expect(tool(page).getByRole('img', { name: words.needs.qr })).toBeVisible();
    await expect(tool(page).getByText(words.needs.iosNote)).toBeVisible();
    await expect(tool(page).getByText(words.needs.androidNote)).toBeVisible();
    await expect(tool(page).locator(`a[href*="${host}"]`)).toHaveCount(0);
    await tool(page).getByRole('button', { name: words.input.clear, exact: true }).click();
    await expect(drawing).not.toContainText(host);
    await expect(tool(page).getByText(words.input.sample, { exact: true })).toBeVisible();
  });

  test(`${where}: what a translator has replaced still changes`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await meddle(page);
    await field(page).fill(code);
    await expectSound(page);
    await meddle(page);
    await field(page).fill(host);
    await expect(tool(page).getByText(words.faults.noDollar)).toBeVisible();
    await expect(tool(page).getByText(words.verdict.sound, { exact: true })).toBeHidden();
    await meddle(page);
    await field(page).fill(code);
    await expectSound(page);
    await meddle(page);
    await tool(page).getByRole('button', { name: words.needs.copy }).first().click();
    await expect(
      tool(page).getByRole('button', { name: words.needs.copied }).first(),
    ).toBeVisible();
  });

  for (const [text, fault, found] of [
    [`1$https://${host}$A`, 'hostScheme', `https://${host}`],
    [`1$${host}$A$1234`, 'oidIsCode', '1234'],
    [`1$${host}`, 'noMatching', ''],
    [host, 'noDollar', ''],
    [`1$${host}\n$A`, 'lineBreak', ''],
    [`1$${host}$A\u00a0B`, 'space', ''],
    ['https://shop.example.com/orders/7', 'webAddress', ''],
    [`3$${host}$A`, 'format', '3'],
  ] as const) {
    test(`${where}: ${fault} has its own sentence, with what was found`, async ({ page }) => {
      await open(page);
      await field(page).fill(text);
      const says = fill(words.faults[fault], { found });
      await expect(tool(page).locator('li', { hasText: says })).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(tool(page).getByText(words.needs.title, { exact: true })).toHaveCount(0);
    });
  }

  test(`${where}: a link of an install page is taken apart, and remarks are made`, async ({
    page,
  }) => {
    await open(page);
    await field(page).fill(
      `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$${host}$abc$$1$x`,
    );
    for (const remark of ['fromLink', 'lowerCase', 'confirmation', 'beyond'] as const)
      await expect(tool(page).getByText(words.remarks[remark], { exact: true })).toBeVisible();
    await expect(
      tool(page).locator('code').getByText(`LPA:1$${host}$abc$$1`, { exact: true }),
    ).toBeVisible();
  });

  for (const [kind, make] of Object.entries(pictures)) {
    test(`${where}: a picture ${kind} is read, and the page stays quick`, async ({ page }) => {
      await open(page);
      await page.evaluate(() => {
        const state = window as unknown as { longest: number };
        state.longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            state.longest = Math.max(state.longest, duration);
        }).observe({ type: 'longtask' });
      });
      await pick(page, await make(), 'image/jpeg');
      await expectSound(page);
      await expect(field(page)).toHaveValue(code);
      const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
      expect(longest).toBeLessThan(500);
    });
  }

  test(`${where}: pictures of no code, of two, of a web address, and files that are none are answered in words`, async ({
    page,
  }) => {
    await open(page);
    const says = (text: string) =>
      expect(
        tool(page).locator('p, li').filter({ hasText: text, visible: true }).first(),
      ).toBeVisible();
    await pick(page, await sheet(600, 400).png().toBuffer());
    await says(words.pictures.none);
    await pick(page, await drawn('https://shop.example.com/orders/7', 300));
    await says(words.faults.webAddress);
    const [one, other] = [await drawn(code, 400), await drawn(`${code}-2`, 400)];
    const two = sheet(1100, 600).composite([
      { input: one, left: 60, top: 90 },
      { input: other, left: 620, top: 90 },
    ]);
    await pick(page, await two.png().toBuffer());
    await says(
      fill(words.pictures.several, {
        count: (2).toLocaleString((await page.locator('html').getAttribute('lang')) ?? 'en'),
      }),
    );
    await pick(page, Buffer.from('no picture'));
    await says(words.pictures.unreadable);
  });

  test(`${where}: a picture can be dropped, and the browser’s own reader comes first`, async ({
    page,
  }) => {
    await page.addInitScript((text) => {
      const Detector = class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => [{ rawValue: text }];
      };
      Object.assign(window, { BarcodeDetector: Detector });
    }, code);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    const data = [...(await drawn('something else', 200))];
    const transfer = await page.evaluateHandle((bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
      return dropped;
    }, data);
    await tool(page).locator('.code-reader').dispatchEvent('drop', { dataTransfer: transfer });
    await expectSound(page);
    expect(asked.filter((url) => url.includes('worker'))).toEqual([]);
  });

  test(`${where}: the decoder is loaded for a picture, not before`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page);
    await field(page).fill(code);
    await expectSound(page);
    const workers = () => asked.filter((url) => url.includes('picture-worker'));
    expect(workers()).toEqual([]);
    await pick(page, await drawn(code, 300));
    await expectSound(page);
    expect(workers()).toHaveLength(1);
  });

  test(`${where}: a code leaves no trace: not in requests, the address, storage, logs or the clipboard`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const faults = await watchFaults(page);
    const logged = watchConsole(page);
    await open(page);
    await page.evaluate(() => navigator.clipboard.writeText('mine'));
    const traffic = watchTraffic(page);
    const before = page.url();
    for (const text of [code, `1$https://${host}$${secret}`, `${secret}\n`])
      await field(page).fill(text);
    await field(page).fill(code);
    await pick(page, await drawn(code, 300));
    await expectSound(page);
    const kept = await page.evaluate(async () => {
      const bases = await indexedDB.databases();
      const stores = await caches.keys().catch(() => []);
      const { state } = history;
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        bases,
        stores,
        state,
        document.title,
      ]);
    });
    expect(kept).not.toContain(secret);
    expect(page.url()).toBe(before);
    expect(traffic).toEqual([]);
    expect(logged).toEqual([]);
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
    await tool(page)
      .getByRole('button', { name: `${words.needs.copy} ${words.needs.code}` })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expect(
      tool(page).getByRole('button', { name: `${words.needs.copied} ${words.needs.code}` }),
    ).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue('');
  });

  test(`${where}: one polite verdict after a pause`, async ({ page }) => {
    await page.clock.install();
    await open(page);
    const status = tool(page).getByRole('status');
    await field(page).pressSequentially('1$');
    await page.clock.runFor(500);
    await field(page).fill(code);
    await page.clock.runFor(500);
    await expect(status).toBeEmpty();
    await page.clock.runFor(500);
    await expect(status).toHaveText(words.verdict.sound);
  });

  test(`${where}: what was pasted before it woke is read`, async ({ page }) => {
    await page.goto(path);
    await field(page).evaluate((input, value) => {
      (input as HTMLTextAreaElement).value = value;
    }, code);
    await field(page).hover();
    await expectAwake(page, name, nth);
    await expectSound(page);
  });

  test.describe(`${where}: without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test('it is the drawing of a sample', async ({ page }) => {
      await page.goto(path);
      await expect(tool(page).getByRole('figure')).toBeVisible();
      await expect(tool(page).getByText(words.input.sample, { exact: true })).toBeVisible();
      await expect(field(page)).toBeHidden();
    });
  });
}
