import { expect, test } from '@playwright/test';
import { everyPath, unknownPath } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchFaults } from '../support/watch.ts';
import { useEverything } from './use-everything.ts';

for (const path of everyPath) {
  test(`${path}: everything used, no policy broken, no error, nothing asked elsewhere`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    const faults = await watchFaults(page);
    await stopClock(page);
    await page.goto(path);
    await useEverything(page);
    // The browser itself reports the status of a page that is not there.
    const told = faults.filter((fault) => path !== unknownPath || !/status of 404/.test(fault));
    expect(told).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
