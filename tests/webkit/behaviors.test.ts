import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareName } from '../../src/lib/head.ts';
import { describeBehaviors } from '../support/behaviors.ts';
import { everyPath } from '../support/pages.ts';
import { WebKit } from './webkit.ts';

const webkit = new WebKit();
beforeAll(() => webkit.start());
afterAll(() => webkit.stop());

const pictures = 'test-results/webkit';

test.each([1280, 390])('every page fits and wears its faces, %i px', async (width) => {
  mkdirSync(pictures, { recursive: true });
  for (const path of everyPath) {
    await webkit.open(path, width, 844);
    const page = await webkit.run<{ overflow: number; headings: number; faces: string[] }>(`
      return {
        overflow: document.documentElement.scrollWidth - innerWidth,
        headings: document.querySelectorAll('h1').length,
        faces: [...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family),
      }`);
    expect.soft(page.overflow, path).toBeLessThanOrEqual(0);
    expect.soft(page.headings, path).toBe(1);
    expect.soft(page.faces, path).toEqual(expect.arrayContaining(['Display', 'Text']));
    writeFileSync(`${pictures}/${shareName(path)}-${width}.png`, await webkit.picture());
  }
});

describeBehaviors(webkit);
