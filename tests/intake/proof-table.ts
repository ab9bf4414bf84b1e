import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = 'test-results/intake-proof.json';
const databases = ['SQLite', 'PostgreSQL'] as const;
type Results = Record<string, string>;

/** One table for both databases: these results, and the last ones of the other. */
export function printTable(
  database: (typeof databases)[number],
  results: Results,
  say: (line: string) => void,
) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all: Partial<Record<string, Results>> = {
    ...known,
    [database]: { ...known[database], ...results },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(all));
  const names = new Set(databases.flatMap((each) => Object.keys(all[each] ?? {})));
  say(`\n| proof | ${databases.join(' | ')} |\n|---|---|---|`);
  for (const name of names)
    say(`| ${[name, ...databases.map((each) => all[each]?.[name] ?? 'not run')].join(' | ')} |`);
}
