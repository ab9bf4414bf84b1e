import { sample } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectGreen, ownedCopy, runIn, seed } from './owned-copy.ts';
import { changeContent, randomChange } from './random-content.ts';

const [change] = sample(randomChange, { numRuns: 1, seed });

describe(`a random site of seed ${seed}, without ${change?.gone.join(', ')}`, () => {
  const site = ownedCopy((project) => change && changeContent(project, change));

  it('is sound', async () => {
    const { code, said } = await runIn(site.project, ['tools/check/content.ts', 'check']);
    expect(code, said).toBe(0);
  });

  it.each(['built', 'security', 'intake'])('the owner’s suite is green: %s', (suite) =>
    expectGreen(site, suite),
  );

  // Bands with as little as they can have are looked at once, not in every test.
  it('the owner’s suite is green: site', () =>
    expectGreen(site, 'site', '--grep-invert', '/bare/'));
  it('its bare bands are sound, too', () =>
    expectGreen(site, 'site', 'pages.spec.ts', '--grep', '/bare/'));
});
