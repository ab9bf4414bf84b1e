import { type Header, hashedAssets } from '../headers/header-list.ts';
import { hashedEndings, namedFiles } from './hashed-files.ts';
import type { Plan, PlannedFile } from './plan.ts';

/** What all answers share, and what single paths are sent with instead. */
export type HeaderRules = {
  everywhere: readonly Header[];
  own: readonly { path: string; headers: readonly Header[] }[];
};

/** Hosts that compress by themselves also say what their answer varies by. */
const chosen = ({ headers }: PlannedFile) => headers.filter(([name]) => name !== 'vary');

/**
 * Any path that is not in the build shows the 404 page, so the page's headers are what every answer
 * begins with. Hashed files share one rule for their folder where rules are scarce; by name, a
 * missing one is not mistaken for a file that never changes.
 */
export function headerRules(plan: Plan, hashed: 'by folder' | 'by name'): HeaderRules {
  const everywhere = chosen(plan.notFound);
  const common = new Map(everywhere);
  const folder = hashedEndings(plan)
    .slice(0, 1)
    .map((hashed) => ({ ...hashed, path: `${hashedAssets.prefix}*` }));
  const files = hashed === 'by name' ? plan.files : [...folder, ...namedFiles(plan)];
  const own = files.map((file) => ({
    path: file.path,
    headers: chosen(file).filter(([name, value]) => common.get(name) !== value),
  }));
  return { everywhere, own: own.filter(({ headers }) => headers.length > 0) };
}
