import { contentPolicy, drawingPolicy } from './policy.ts';

export type Header = readonly [name: string, value: string];

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * HTTPS only: for a year and this name, or with HSTS=strict for two years and every subdomain, which
 * is hard to take back. docs/deploy.md says when that is safe.
 */
export const transportSecurity = (setting: string | undefined): string =>
  setting === 'strict' ? 'max-age=63072000; includeSubDomains; preload' : 'max-age=31536000';

/** A preview is no business of search engines. Without a page, such as a picture, only a header can say so. */
export const stageHeaders = (stage: string | undefined): Header[] =>
  stage === 'preview' ? [['x-robots-tag', 'noindex']] : [];

/** Sent with every answer. The configurations of other hosts are generated from this list. */
export const securityHeaders: readonly Header[] = [
  ['strict-transport-security', transportSecurity(process.env.HSTS)],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ...stageHeaders(process.env.STAGE),
];

/** Sent with answers that are no file of a build. */
export const bareHeaders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(securityHeaders),
  'content-security-policy': contentPolicy(),
};

/** Astro's folder: the hash in a name changes with the content, so a browser never has to ask again. */
export const hashedFolder = '_astro/';
export const caching = {
  page: 'public, max-age=0, must-revalidate',
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=86400',
};

/** The headers of a file, compressed or not, whatever the status. They follow from its name alone. */
export function fileHeaders(file: string, policy: string): Record<string, string> {
  const kind = file.startsWith(hashedFolder) ? 'hashed' : 'other';
  return {
    ...bareHeaders,
    'content-security-policy': file.endsWith('.svg') ? drawingPolicy : policy,
    'cache-control': caching[file.endsWith('.html') ? 'page' : kind],
  };
}
