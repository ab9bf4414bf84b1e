type Path = readonly PropertyKey[];

/** Where data has the line “sample: true”. */
export function samplePaths(data: unknown, path: Path = []): Path[] {
  if (!data || typeof data !== 'object') return [];
  const { sample } = data as { sample?: unknown };
  return [
    ...(sample === true ? [path] : []),
    ...Object.entries(data).flatMap(([key, value]) => samplePaths(value, [...path, key])),
  ];
}
