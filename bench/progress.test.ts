import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

test('numbers each measure and tells the time left from those done', () => {
  let clock = 1000;
  const lines: string[] = [];
  const step = createProgress(
    10,
    (line) => lines.push(line),
    () => clock,
  );
  clock += 20_000;
  step('/pricing');
  clock += 4000;
  step('/contact');
  for (let more = 0; more < 8; more += 1) step('/about');
  expect(lines[0]).toBe(' 1/10 /pricing, 3 min 0 s left');
  expect(lines[1]).toBe(' 2/10 /contact, 1 min 36 s left');
  expect(lines[9]).toBe('10/10 /about');
});
