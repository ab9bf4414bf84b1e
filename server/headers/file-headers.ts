import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from './addresses.ts';
import { cacheControl, type Header, securityHeaders } from './header-list.ts';
import { mediaType } from './media-types.ts';
import { contentPolicy } from './policy.ts';

/** For answers without a file, such as redirects and errors. */
export const bareHeaders: readonly Header[] = [
  ...securityHeaders,
  ['content-security-policy', contentPolicy('')],
];

/** The headers of a file on every host, compressed or not, whatever the status. */
export async function fileHeaders(dir: string, { file, path }: Entry): Promise<Header[]> {
  const { type } = mediaType(file);
  const isPage = type.startsWith('text/html');
  // An SVG opened by itself is a document, and may hold a style element as a page does.
  const isDocument = isPage || type.startsWith('image/svg');
  const markup = isDocument ? await readFile(join(dir, file), 'utf8') : '';
  return [
    ...securityHeaders,
    ['content-security-policy', contentPolicy(markup)],
    ['cache-control', cacheControl(path, isPage)],
    ['vary', 'accept-encoding'],
  ];
}
