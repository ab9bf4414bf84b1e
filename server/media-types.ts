import { extname } from 'node:path';

type MediaType = { type: string; compressible: boolean };

const text = (type: string): MediaType => ({
  type: `${type}; charset=utf-8`,
  compressible: true,
});
const binary = (type: string): MediaType => ({ type, compressible: false });

/** By the ending of a file's name; the same table goes into the configuration of other servers. */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain'),
  '.md': text('text/markdown'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/x-icon'),
  '.woff2': binary('font/woff2'),
  '.pdf': binary('application/pdf'),
};

const unknown = binary('application/octet-stream');

export function mediaType(path: string): MediaType {
  return mediaTypes[extname(path).toLowerCase()] ?? unknown;
}
