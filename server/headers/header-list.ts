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
 * Allows only HTTPS: for a year and this host name, or with HSTS=strict for two years and all subdomains,
 * which is hard to undo. docs/deploy.md explains when that is safe.
 */
export const transportSecurity = (setting: string | undefined): string =>
  setting === 'strict' ? 'max-age=63072000; includeSubDomains; preload' : 'max-age=31536000';

/** Keeps previews out of search engines. A header, because pictures cannot have a meta element. */
export const stageHeaders = (stage: string | undefined): Header[] =>
  stage === 'preview' ? [['x-robots-tag', 'noindex']] : [];

/** Sent with every response. The configurations of other hosts are generated from this list. */
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

/** Sent with responses that are not a file of the build. */
export const bareHeaders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(securityHeaders),
  'content-security-policy': contentPolicy(),
};

/** Astro's folder. Browsers can cache its files forever, because their names change with the content. */
export const hashedFolder = '_astro/';
export const caching = {
  page: 'public, max-age=0, must-revalidate',
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=86400',
};

/** The headers of a file with this name, also if it is compressed. */
export function fileHeaders(file: string, policy: string): Record<string, string> {
  const kind = file.startsWith(hashedFolder) ? 'hashed' : 'other';
  return {
    ...bareHeaders,
    'content-security-policy': file.endsWith('.svg') ? drawingPolicy : policy,
    'cache-control': caching[file.endsWith('.html') ? 'page' : kind],
  };
}
