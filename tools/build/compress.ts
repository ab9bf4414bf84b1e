import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../server/headers/built-files.ts';
import { mediaType } from '../../server/headers/media-types.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller files fit into one packet anyway. */
const smallest = 256;

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const worthIt = mediaType(path).compressible && body.length >= smallest;
  const encoded = worthIt
    ? {
        br: await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
        gz: await deflate(body, { level: constants.Z_BEST_COMPRESSION }),
      }
    : {};
  for (const [suffix, bytes] of Object.entries(encoded)) {
    if (bytes.length < body.length) await writeFile(`${path}.${suffix}`, bytes);
  }
}

/** Writes .br and .gz beside every file that gets smaller by it, in place of earlier ones. */
export async function compressTree(dir: string): Promise<void> {
  const files = await listFiles(dir);
  const siblings = files.filter((file) => /\.(br|gz)$/.test(file));
  await Promise.all(siblings.map((file) => rm(join(dir, file))));
  const originals = files.filter((file) => !siblings.includes(file));
  await Promise.all(originals.map((file) => compressFile(join(dir, file))));
}
