import { expect, it } from 'vitest';
import { iconIco } from './icons.ts';

it('wraps a picture as an icon with one entry', () => {
  const file = Buffer.from(iconIco(new Uint8Array([1, 2, 3]), 32));
  expect(file.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect([file[6], file[7]]).toEqual([32, 32]);
  expect(file.readUInt32LE(14)).toBe(3);
  expect(file.subarray(file.readUInt32LE(18))).toEqual(Buffer.from([1, 2, 3]));
});
