import { imageSize } from 'image-size';
import { type Picture, shapes } from '../lib/picture.ts';

const formats = new Set(['jpg', 'png', 'webp', 'avif']);

/** The size of a picture as it is seen: a camera may have written it on its side. */
function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(bytes);
    if (!formats.has(type)) return undefined;
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/** The size of a picture's file, or a sentence on why it cannot be shown in its place. */
export function measure(bytes: Uint8Array, shape: Picture['shape']) {
  const size = sizeOf(bytes);
  if (!size) return 'cannot be read: it must be a JPEG, PNG, WebP or AVIF picture';
  const { least } = shapes[shape];
  if (size.width >= least.width && size.height >= least.height) return size;
  const [has, needs] = [size, least].map(({ width, height }) => `${width} × ${height}`);
  return `has ${has} pixels, and at least ${needs} are needed here`;
}
