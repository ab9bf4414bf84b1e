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

/** From black to white, in place: a dark picture has neither. */
function stretch({ data }: ImageData) {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 4)
    counts[data[at + 1] ?? 0] = (counts[data[at + 1] ?? 0] ?? 0) + 1;
  const few = data.length / 4 / 100;
  const edge = (from: number, step: number) => {
    let level = from;
    for (let seen = 0; level > 0 - step && level < 255 + step; level += step) {
      seen += counts[level] ?? 0;
      if (seen > few) break;
    }
    return Math.min(255, Math.max(0, level));
  };
  const [dark, light] = [edge(0, 1), edge(255, -1)];
  if (light <= dark) return;
  for (let at = 0; at < data.length; at += 1)
    if (at % 4 !== 3) data[at] = ((data[at] ?? 0) - dark) * (255 / (light - dark));
}

async function textsIn(image: ImageData): Promise<string[]> {
  const [results = []] = await decodeQRBatch([image], { timeLimit, effort: 4 });
  return [...new Set(results.filter((each) => typeof each === 'string'))];
}

/** The texts of all QR codes in a picture, after as many tries as it needs. */
async function search(bitmap: ImageBitmap): Promise<string[]> {
  for (const size of sizes) {
    const image = pixelsOf(bitmap, size);
    const texts = await textsIn(image);
    if (texts.length > 0) return texts;
    stretch(image);
    const stretched = await textsIn(image);
    if (stretched.length > 0) return stretched;
  }
  return [];
}

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const bitmap = await createImageBitmap(data).catch(() => undefined);
  postMessage(bitmap ? await search(bitmap).catch(() => []) : undefined);
});
