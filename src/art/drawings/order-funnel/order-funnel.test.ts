import { expect, it } from 'vitest';
import { linesLeft } from './order-funnel.tsx';

it('draws as many lines as orders are left, in proportion', () => {
  const moments = [100, 75, 50, 0].map((count) => ({ name: String(count), count }));
  expect(linesLeft(moments)).toEqual([48, 36, 24, 0]);
});
