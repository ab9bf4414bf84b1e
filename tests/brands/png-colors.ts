import { inflateSync } from 'node:zlib';

/** Undoes the five filters of the PNG format, row by row. */
function unfilter(data: Buffer, width: number, height: number, size: number): Buffer {
  const stride = width * size;
  const out = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (stride + 1)];
    for (let at = 0; at < stride; at++) {
      const value = data[row * (stride + 1) + 1 + at] ?? 0;
      const left = at >= size ? (out[row * stride + at - size] ?? 0) : 0;
      const up = row > 0 ? (out[(row - 1) * stride + at] ?? 0) : 0;
      const corner = row > 0 && at >= size ? (out[(row - 1) * stride + at - size] ?? 0) : 0;
      out[row * stride + at] = value + predicted(filter ?? 0, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((side) => Math.abs(guess - side)) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The colors of a PNG file as #rrggbb, each with the number of its pixels. */
export function pngColors(file: Buffer): Map<string, number> {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const size = file[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const pixels = unfilter(inflateSync(Buffer.concat(parts)), width, height, size);
  const colors = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += size) {
    const color = `#${pixels.toString('hex', at, at + 3)}`;
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return colors;
}
