import type { RunningServer } from './start-server.ts';

/** Figures for the table, and faults, of which there must be none. */
export type Finding = { figures: Record<string, string>; faults: string[] };

export type Case = { name: string; run(server: RunningServer): Promise<Finding> };

export type Result = Finding & { name: string; memory: { start: number; peak: number } };

/** Counts equal things, most first: “404 × 9,200, 400 × 610”. */
export const countText = (things: readonly (string | number)[]): string =>
  [...Map.groupBy(things, (thing) => thing)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([thing, equal]) => `${thing} × ${equal.length.toLocaleString('en-US')}`)
    .join(', ');

/** As Markdown, which also reads well in a terminal. */
export function resultTable(results: readonly Result[]): string {
  const rows = results.map(({ name, faults, memory, figures }) =>
    [
      name,
      faults.length ? `**failed** (${faults.length})` : 'held',
      `${memory.start} → ${memory.peak} MB`,
      Object.entries(figures)
        .map(([title, value]) => `${title}: ${value}`)
        .join('; '),
    ].join(' | '),
  );
  return [
    '| case | verdict | memory, start → peak | figures |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

const [start, end] = ['<!-- figures:start -->\n', '<!-- figures:end -->'];

export function withTable(document: string, table: string): string {
  const [before, rest = ''] = document.split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error('no markers for the figures in the document');
  return `${before}${start}${table}\n${end}${after}`;
}
