import { describe, expect, it } from 'vitest';
import { correctionWords } from './galois.ts';
import { QR_SIZE, qrCode, qrPath } from './qr-code.ts';

const sample = 'LPA:1$smdp.example.com$SAMPLE-0001';

it('computes the correction words of the standard’s worked example', () => {
  const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionWords(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

describe('qrCode', () => {
  const rows = qrCode(sample);
  const line = (row: number, from: number, to: number) =>
    (rows[row] ?? [])
      .slice(from, to)
      .map((dark) => (dark ? '#' : '.'))
      .join('');

  it('has three finders, a timing line and an alignment mark', () => {
    for (const [row, from] of [
      [3, 0],
      [3, QR_SIZE - 7],
      [QR_SIZE - 4, 0],
    ] as const) {
      expect(line(row, from, from + 7)).toBe('#.###.#');
    }
    expect(line(6, 8, 21)).toBe('#.#.#.#.#.#.#');
    expect(line(22, 20, 25)).toBe('#.#.#');
  });

  it('says which level and mask it uses, twice', () => {
    expect(line(8, 0, 6)).toBe('#.#.#.');
    expect(line(8, QR_SIZE - 8, QR_SIZE)).toBe('...#..#.');
  });

  it('changes with its text and refuses one that is too long', () => {
    expect(qrPath(sample)).not.toBe(qrPath(sample.replace('1', '2')));
    expect(() => qrCode('x'.repeat(43))).toThrow('too long');
  });
});
