import type { Issue } from '../faults.ts';

type Path = readonly PropertyKey[];

function* idsIn(data: unknown, path: Path = []): Generator<{ id: string; path: Path }> {
  if (!data || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data))
    if (key === 'id') yield { id: String(value), path: [...path, key] };
    else yield* idsIn(value, [...path, key]);
}

/** The names in an entry of a register that have been seen before, there or in another entry. */
export function twinIssues(entry: unknown, seen: Set<string>): Issue[] {
  return [...idsIn(entry)].flatMap(({ id, path }) => {
    if (seen.has(id)) return [{ path, message: `another entry is called “${id}”` }];
    seen.add(id);
    return [];
  });
}
