import { expect, test } from '@playwright/test';
import { builtFile, fileOf } from '../support/built.ts';
import { everyPath } from '../support/pages.ts';

// Owners' pages weigh what their words do; those that ship are held to a number.

for (const path of everyPath) {
  test(`${path} weighs at most 30 kB as sent`, () => {
    expect(builtFile(`${fileOf(path)}.br`).length).toBeLessThanOrEqual(30_000);
  });
}
