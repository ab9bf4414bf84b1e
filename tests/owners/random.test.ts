import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGreen, ownedCopy, runIn } from './owned-copy.ts';
import { changeContent, randomChange } from './random-content.ts';

/** Another site each day, and the same all day: a failure can be repeated. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));
const [change] = sample(randomChange, { numRuns: 1, seed });

describe(`a random site of seed ${seed}, without ${change?.gone.join(', ')}`, () => {
  const home = mkdtempSync(join(tmpdir(), 'random-'));
  let project = '';

  beforeAll(async () => {
    project = await ownedCopy(home, (copy) => change && changeContent(copy, change));
  });

  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('is sound', async () => {
    const { code, said } = await runIn(project, ['scripts/content.ts', 'check']);
    expect(code, said).toBe(0);
  });

  it.each(['built', 'site', 'security'])('the owner’s suite is green: %s', (suite) =>
    expectGreen(project, suite),
  );
});
