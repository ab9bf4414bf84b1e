import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileHeaders } from './file-headers.ts';
import { flatHeaders, type Header } from './headers.ts';
import { mediaType } from './media-types.ts';
import type { Encoding } from './negotiate.ts';

/** One form of a file on the wire, its headers ready to be written for 200, 206 and 304. */
export type Variant = {
  body: Buffer;
  etag: string;
  full: string[];
  partial: string[];
  unchanged: string[];
};
export type Resource = {
  identity: Variant;
  encoded: Partial<Record<Encoding, Variant>>;
  offered: readonly Encoding[];
};

const codings = [
  { encoding: 'br', suffix: '.br', decode: brotliDecompressSync },
  { encoding: 'gzip', suffix: '.gz', decode: gunzipSync },
] as const;

/** A leftover of an earlier build, or half a file, must not stand in for the file as it is now. */
function isFormOf(original: Buffer, body: Buffer, decode: (body: Buffer) => Buffer): boolean {
  try {
    return decode(body).equals(original);
  } catch {
    return false;
  }
}

/**
 * Everything there is to say about one file, said once at start. `contents` holds the whole build,
 * since a file's compressed forms lie beside it.
 */
export function makeResource(
  file: string,
  path: string,
  contents: ReadonlyMap<string, Buffer>,
): Resource {
  const original = contents.get(file) ?? Buffer.alloc(0);
  const { type } = mediaType(file);
  const shared = fileHeaders(file, path, original);
  // The headers are part of the tag, so that a new policy also reaches whoever has the old page.
  const hash = createHash('sha256').update(original).update(JSON.stringify(shared));
  const name = hash.digest('base64url').slice(0, 22);

  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = `"${name}-${encoding}"`;
    const tagged: Header[] = [...shared, ['etag', etag]];
    const described: Header[] = [...tagged, ['content-type', type], ['accept-ranges', 'bytes']];
    if (encoding !== 'identity') described.push(['content-encoding', encoding]);
    return {
      body,
      etag,
      full: flatHeaders([...described, ['content-length', String(body.length)]]),
      partial: flatHeaders(described),
      unchanged: flatHeaders(tagged),
    };
  };

  const encoded: Resource['encoded'] = {};
  for (const { encoding, suffix, decode } of codings) {
    const body = contents.get(file + suffix);
    if (body && isFormOf(original, body, decode)) encoded[encoding] = variant(body, encoding);
  }
  const offered = codings.map(({ encoding }) => encoding).filter((each) => encoded[each]);
  return { identity: variant(original, 'identity'), encoded, offered };
}
