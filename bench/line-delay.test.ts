import { expect, test } from 'vitest';
import { createLine } from './line-delay.ts';

const kilobyte = 1024;
const perKilobyte = 5;

test('a chunk takes its time on the line and half a round trip', () => {
  const delay = createLine(() => 1000);
  expect(delay(20 * kilobyte)).toBeCloseTo(20 * perKilobyte + 75);
});

test('a chunk waits until the one before it has left', () => {
  const delay = createLine(() => 1000);
  delay(20 * kilobyte);
  expect(delay(2 * kilobyte)).toBeCloseTo(22 * perKilobyte + 75);
});

test('a line that was idle owes nothing', () => {
  let clock = 0;
  const delay = createLine(() => clock);
  delay(20 * kilobyte);
  clock = 10_000;
  expect(delay(kilobyte)).toBeCloseTo(perKilobyte + 75);
});

test('nothing leaves before the handshake is over', () => {
  const delay = createLine(() => 1000);
  expect(delay(kilobyte, 1150)).toBeCloseTo(150 + perKilobyte + 75);
});
