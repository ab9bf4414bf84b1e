import { extname } from 'node:path';

type MediaType = { type: string; compressible: boolean };

const text = (type: string): MediaType => ({ type, compressible: true });
const binary = (type: string): MediaType => ({ type, compressible: false });

/** By file ending, for the configurations of other hosts: exactly what @fastify/static sends. */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  '.html': text('text/html; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.js': text('application/javascript; charset=utf-8'),
  '.mjs': text('application/javascript; charset=utf-8'),
  '.json': text('application/json; charset=utf-8'),
  '.map': text('application/json; charset=utf-8'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain; charset=utf-8'),
  '.md': text('text/markdown; charset=utf-8'),
  '.vtt': text('text/vtt; charset=utf-8'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/vnd.microsoft.icon'),
  '.woff2': binary('font/woff2'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.pdf': binary('application/pdf'),
};

const unknown = binary('application/octet-stream');

export function mediaType(path: string): MediaType {
  return mediaTypes[extname(path).toLowerCase()] ?? unknown;
}
