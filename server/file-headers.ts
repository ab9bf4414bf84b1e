import { cacheControl, type Header, securityHeaders } from './headers.ts';
import { mediaType } from './media-types.ts';
import { contentPolicy } from './policy.ts';

/** What an answer without a document of its own is sent with: redirects, refusals. */
export const bareHeaders: readonly Header[] = [
  ...securityHeaders,
  ['content-security-policy', contentPolicy('')],
];

/** What a file is sent with wherever it is served from, in every form and with every status. */
export function fileHeaders(file: string, path: string, body: Buffer): Header[] {
  const { type, compressible } = mediaType(file);
  // An SVG opened by itself is a document and may carry a style element, just as a page does.
  const isPage = type.startsWith('text/html');
  const markup = isPage || type.startsWith('image/svg') ? body.toString('utf8') : '';
  const headers: Header[] = [
    ...securityHeaders,
    ['content-security-policy', contentPolicy(markup)],
    ['cache-control', cacheControl(path, isPage)],
  ];
  return compressible ? [...headers, ['vary', 'accept-encoding']] : headers;
}
