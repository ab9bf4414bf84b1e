import { expect, test } from '@playwright/test';
import { openInFaces } from '../support/faces.ts';
import { everyPath, phone } from '../support/pages.ts';
import { overflow } from '../support/text-faults.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

const longWord = 'Kundenzufriedenheitsmessungsinstrumente';

for (const path of everyPath) {
  test(`${path} breaks a word that is too long for its place`, async ({ page }) => {
    await openInFaces(page, path);
    const count = await page.evaluate((word) => {
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary)')]
        // Figures and labels stay on one line: their fields take few letters.
        .filter((part) => !part.matches('.whitespace-nowrap, .shrink-0'))
        .filter((part) => !part.closest('figure, [role=img], .table-frame'))
        .flatMap((part) =>
          [...part.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && textContent),
        );
      for (const text of texts) text.textContent = `${word} ${text.textContent}`;
      return texts.length;
    }, longWord);
    expect(count).toBeGreaterThan(0);
    expect(await overflow(page)).toEqual([]);
  });
}
