import type { Issue } from './flatten-issues.ts';

/** Where data have the line “sample: true”, but for bands that the page does not show. */
export function samplePaths(data: unknown, path: Issue['path'] = []): Issue['path'][] {
  if (!data || typeof data !== 'object') return [];
  const { sample, bands } = data as { sample?: unknown; bands?: unknown };
  const below = Object.entries(data).filter(([key]) => isShown(key, bands));
  return [
    ...(sample === true ? [path] : []),
    ...below.flatMap(([key, value]) => samplePaths(value, [...path, key])),
  ];
}

/** The popup is no band. */
const isShown = (key: string, bands: unknown) =>
  !Array.isArray(bands) || [...bands, 'bands', 'popup'].includes(key);
