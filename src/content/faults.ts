import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** What is wrong with a value, and its path in the data. */
export type Issue = {
  path: Path;
  message: string;
  /** A valid value to use instead, such as the nearest readable color. */
  remedy?: string;
};

/** An issue in a file. `printFault` makes a sentence of it. */
export type Fault = Issue & { file: string; line: number };

export const printFault = ({ file, line, path, message }: Fault) =>
  `${file}:${line} ${path.join('.') || 'the file'}: ${message}`;

/** All faults of the content. */
export class ContentError extends Error {
  readonly faults: Fault[];

  constructor(faults: Fault[]) {
    const count = `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
    super(`The content has ${count}:\n  ${faults.map(printFault).join('\n  ')}`);
    this.name = 'ContentError';
    this.faults = faults;
    // A stack trace of our code tells an owner nothing.
    this.stack = '';
  }
}

/** Each fault once, even if several languages or brands share it. */
export const distinctFaults = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [printFault(fault), fault])).values(),
];

const units: Record<string, string> = { array: 'entries', string: 'characters' };

/** A limit in words: 12 entries, 1 character. */
function limitIn({ origin }: { origin: string }, limit: number | bigint): string {
  const unit = units[origin] ?? '';
  return `${limit} ${limit === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit}`.trim();
}

/**
 * Turns an issue from Zod into sentences. For a union, it reports only the option with the fewest
 * issues; each unknown key becomes an issue of its own.
 */
export function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      // YAML reads { monthly: 299,90 } as the number 299 and a field named 90.
      message: /^\d+$/.test(key)
        ? 'is not a field of this file: cents are written with a point, such as 299.90'
        : 'is not a field of this file: check its spelling',
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, other) =>
      other.length < best.length ? other : best,
    );
    return nearest.flatMap((inner) => issuesOf({ ...inner, path: [...path, ...inner.path] }));
  }
  if (issue.code === 'invalid_union' && 'discriminator' in issue)
    return [{ path, message: 'is no kind of band: docs/editing.md has a picture of each' }];
  if (issue.code === 'too_small' && message.startsWith('Too small'))
    return [{ path, message: `must have at least ${limitIn(issue, issue.minimum)}` }];
  if (issue.code === 'too_big' && message.startsWith('Too big'))
    return [{ path, message: `must have at most ${limitIn(issue, issue.maximum)}` }];
  if (issue.code === 'invalid_type' && message.endsWith('received undefined'))
    return [{ path, message: `is missing: expected ${issue.expected}` }];
  // Replaces only Zod's default message: one from a schema says more.
  if (issue.code === 'invalid_type' && issue.expected === 'string' && message.startsWith('Invalid'))
    return [{ path, message: 'must be a text: put it in quotes' }];
  const remedy =
    issue.code === 'custom' ? (issue.params?.nearest as string | undefined) : undefined;
  return [{ path, message, ...(remedy && { remedy }) }];
}
