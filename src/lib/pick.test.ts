import { describe, expect, it } from 'vitest';
import { between, pickOther } from './pick.ts';

const least = () => 0;
const most = () => 0.999999;

describe('between', () => {
  it('includes both ends', () => {
    expect(between(1, 15, least)).toBe(1);
    expect(between(1, 15, most)).toBe(15);
  });
});

describe('pickOther', () => {
  it('can pick any item at first', () => {
    expect(pickOther(30, undefined, least)).toBe(0);
    expect(pickOther(30, undefined, most)).toBe(29);
  });

  it('never picks the last one again, and can pick every other', () => {
    for (let last = 0; last < 30; last += 1) {
      const picked = new Set(
        Array.from({ length: 29 }, (_, step) => pickOther(30, last, () => step / 29 + 0.001)),
      );
      expect(picked.has(last)).toBe(false);
      expect(picked.size).toBe(29);
    }
  });
});
