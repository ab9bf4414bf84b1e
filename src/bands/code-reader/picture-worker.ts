import { decodeQRBatch } from 'qr/decode.js';

/** The longer side, in pixels, to which a picture is brought: small first, because that is quick. */
const sizes = [1000, 2000, 500];

/** How long one search may take, in milliseconds. */
const timeLimit = 1500;

function pixelsOf(bitmap: ImageBitmap, longest: number): ImageData {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('there is no canvas');
  // Transparent pictures are black on nothing.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** From black to white, in place: a dark or pale picture has neither. */
function stretch({ data }: ImageData) {
  const levels = data.filter((_, at) => at % 4 === 1).sort();
  const few = Math.floor(levels.length / 100);
  const dark = levels.at(few) ?? 0;
  const scale = 255 / Math.max(1, (levels.at(-few - 1) ?? 255) - dark);
  for (let at = 0; at < data.length; at += 1)
    if (at % 4 !== 3) data[at] = ((data[at] ?? 0) - dark) * scale;
}

/** The texts of all QR codes in a picture, after as many tries as it needs. */
async function search(bitmap: ImageBitmap): Promise<string[]> {
  for (const size of sizes) {
    const image = pixelsOf(bitmap, size);
    for (const prepare of [() => {}, stretch]) {
      prepare(image);
      const [results = []] = await decodeQRBatch([image], { timeLimit, effort: 4 });
      const texts = new Set(results.filter((each) => typeof each === 'string'));
      if (texts.size > 0) return [...texts];
    }
  }
  return [];
}

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const bitmap = await createImageBitmap(data).catch(() => undefined);
  postMessage(bitmap ? await search(bitmap).catch(() => []) : undefined);
});
