import { type DrawingName, neededBy } from '../../art/drawings/table.ts';
import { bands } from '../../bands/table.ts';
import type { Band } from '../page-schema.ts';

/** The drawings that data shows at any depth. A picture replaces the drawing beside it. */
function* namedIn(data: unknown): Generator<DrawingName> {
  if (!data || typeof data !== 'object') return;
  const { show, picture } = data as { show?: unknown; picture?: unknown };
  if (typeof show === 'string' && !picture) yield show as DrawingName;
  for (const value of Object.values(data)) yield* namedIn(value);
}

const always = (words: Band) =>
  'picture' in words && words.picture
    ? []
    : ((bands[words.band] as { draws?: readonly DrawingName[] }).draws ?? []);

/** The drawings whose words these bands need. */
export const drawingsFor = (list: readonly Band[]): Set<DrawingName> =>
  new Set(list.flatMap((words) => [...always(words), ...namedIn(words)].flatMap(neededBy)));
