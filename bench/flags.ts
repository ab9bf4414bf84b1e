import { parseArgs } from 'node:util';

export const parts = ['pages', 'navigation', 'server', 'build'] as const;
export type Part = (typeof parts)[number];

export type Flags = {
  /** Addresses to measure; undefined means every page of the build. */
  pages: readonly string[] | undefined;
  rounds: number;
  /** Another build than dist/. */
  dist: string | undefined;
  only: readonly Part[];
  /** One round and short runs: to see that it works, not to quote. */
  quick: boolean;
  /** Whether a missed target ends the run with code 1. */
  fail: boolean;
};

const leastRounds = 5;

export class BadFlag extends Error {}

const list = (text: string) => text.split(',').filter(Boolean);

function readPart(name: string): Part {
  const part = parts.find((each) => each === name);
  if (!part) throw new BadFlag(`--only takes ${parts.join(', ')}, not “${name}”`);
  return part;
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new BadFlag(`--rounds takes a whole number from 1, not “${text}”`);
  }
  return rounds;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        pages: { type: 'string' },
        rounds: { type: 'string' },
        only: { type: 'string' },
        dist: { type: 'string' },
        quick: { type: 'boolean', default: false },
        'no-fail': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new BadFlag((error as Error).message);
  }
}

export function readFlags(args: readonly string[]): Flags {
  const values = parse(args);
  return {
    pages: values.pages === undefined ? undefined : list(values.pages),
    rounds: readRounds(values.rounds ?? (values.quick ? '1' : String(leastRounds))),
    dist: values.dist,
    only: values.only === undefined ? parts : list(values.only).map(readPart),
    quick: values.quick,
    fail: !values['no-fail'],
  };
}

/** A part of the pages, a quick run or another build is for whoever works on them, not to quote. */
export function isQuotable({ pages, rounds, dist, quick }: Flags): boolean {
  return pages === undefined && dist === undefined && !quick && rounds >= leastRounds;
}
