import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../server/headers/addresses.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files of other formats are already compressed. */
const isText = /\.(?:html|css|m?js|json|svg|xml|txt|md|vtt|webmanifest)$/i;
/** Smaller files fit into one packet anyway. */
const smallest = 256;

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const compressed = {
    br: await brotli(body, { params }),
    gz: await deflate(body, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [suffix, bytes] of Object.entries(compressed)) {
    if (bytes.length < body.length) await writeFile(`${path}.${suffix}`, bytes);
  }
}

/** Writes .br and .gz files beside every file of a build that becomes smaller. */
export async function compressTree(dir: string): Promise<void> {
  const texts = (await listFiles(dir)).filter((file) => isText.test(file));
  await Promise.all(texts.map((file) => compressFile(join(dir, file))));
}
