export type Result = {
  name: string;
  promise: string;
  figures: Record<string, string>;
  faults: string[];
  memory: { start: number; peak: number };
};

const figuresOf = ({ figures }: Result) =>
  Object.entries(figures)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

/** One row for each trial, as Markdown that also reads well in a terminal. */
export function tellTable(results: readonly Result[]): string {
  const rows = results.map((result) =>
    [
      result.name,
      result.faults.length ? `**failed** (${result.faults.length})` : 'held',
      `${result.memory.start} → ${result.memory.peak} MB`,
      figuresOf(result),
    ].join(' | '),
  );
  return [
    '| Trial | Verdict | Memory, start → peak | Figures |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

const markers = /(<!-- ordeal:start -->\n)[\s\S]*?(<!-- ordeal:end -->)/;

/** The document with the table between its markers. */
export function withTable(document: string, table: string): string {
  if (!markers.test(document)) throw new Error('no ordeal markers in the document');
  return document.replace(markers, (_, start: string, end: string) => `${start}${table}\n${end}`);
}
