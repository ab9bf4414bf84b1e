import { parseArgs } from 'node:util';
import { type Part, parts } from './results.ts';

/** Results of fewer rounds are not published. */
const leastRounds = 5;

const list = (text: string | undefined) => text?.split(',').filter(Boolean);

export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      pages: { type: 'string' },
      rounds: { type: 'string', default: String(leastRounds) },
    },
  });
  const only = list(values.only) ?? [...parts];
  const strange = only.find((name) => !parts.includes(name as Part));
  if (strange) throw new Error(`--only takes ${parts.join(', ')}, not “${strange}”`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds takes a whole number from 1, not “${values.rounds}”`);
  }
  const pages = list(values.pages);
  return { only: only as Part[], pages, rounds, isWhole: !pages && rounds >= leastRounds };
}
