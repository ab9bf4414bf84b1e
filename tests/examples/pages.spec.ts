import { expect } from '@playwright/test';
import { lookAtPage } from '../../tools/check/look/look-at-page.ts';
import { paths, test } from './examples-site.ts';

test.describe.configure({ timeout: 180_000 });

for (const path of paths) {
  test(`${path} has no errors at any width, in both themes, on paper and without scripts`, async ({
    page,
    origin,
  }) => {
    const { findings } = await lookAtPage(page, `${origin}${path}`, {
      also: ['print', 'forced colors', 'no scripts'],
    });
    expect(findings.map(({ message }) => message)).toEqual([]);
  });
}
