import { expect, test } from '@playwright/test';
import { everyPath } from '../support/pages.ts';
import { makeScorer } from './scorer.ts';

const wanted = 120;

test('every page scores A+ by the rules of Mozilla’s Observatory', async ({ baseURL }) => {
  // The first run on a machine installs the scorer.
  test.setTimeout(180_000);
  const scoreOf = await makeScorer();
  const port = Number(new URL(baseURL ?? '').port);
  for (const path of everyPath) {
    const { score, grade, outcomes } = await scoreOf(port, path);
    const told = `${path}: ${JSON.stringify(outcomes, null, 1)}`;
    expect.soft(grade, told).toBe('A+');
    expect.soft(score, told).toBeGreaterThanOrEqual(wanted);
  }
});
