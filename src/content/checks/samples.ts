type Path = readonly PropertyKey[];

/** The paths in data that are marked “sample: true”. */
export function samplePaths(data: unknown, path: Path = []): Path[] {
  if (!data || typeof data !== 'object') return [];
  const { sample } = data as { sample?: unknown };
  return [
    ...(sample === true ? [path] : []),
    ...Object.entries(data).flatMap(([key, value]) => samplePaths(value, [...path, key])),
  ];
}
