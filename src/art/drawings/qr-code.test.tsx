import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QrCode, qrPath } from './qr-code.tsx';

const sample = 'LPA:1$smdp.example.com$SAMPLE-0001';

/** The modules that the strokes of a path cover. */
function modulesOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

it.each([sample, 'LPA:1$a.example$1', 'x'.repeat(120)])('draws every module of %s', (text) => {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  expect(modulesOf(qrPath(data), size)).toEqual(data);
  expect(renderToStaticMarkup(<QrCode text={text} />)).toContain(`d="${qrPath(data)}"`);
});

it('has a quiet zone of three modules', () => {
  const markup = renderToStaticMarkup(<QrCode text={sample} />);
  expect(markup).toContain('viewBox="0 0 35 35"');
  const rows = modulesOf(markup, 35);
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [x, y] : [])));
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([3, 31]);
});
