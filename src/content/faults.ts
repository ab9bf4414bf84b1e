import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** What is wrong with a value, wherever it stands. */
export type Issue = {
  path: Path;
  message: string;
  /** A value that would do, such as the nearest color that can be read. */
  remedy?: string;
};

/** What is wrong, and where. It stays in parts until somebody prints it. */
export type Fault = Issue & { file: string; line: number };

export const printFault = ({ file, line, path, message }: Fault) =>
  `${file}:${line} ${path.join('.') || 'the file'}: ${message}`;

/** Everything that is wrong with the content. */
export class ContentError extends Error {
  readonly faults: Fault[];

  constructor(faults: Fault[]) {
    const count = `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
    super(`The content has ${count}:\n  ${faults.map(printFault).join('\n  ')}`);
    this.name = 'ContentError';
    this.faults = faults;
    // Where in our code a fault was found tells an owner nothing.
    this.stack = '';
  }
}

/** Each fault once, however many languages or brands share it. */
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
 * Zod's issues as single ones, in sentences. Of a union, only the shape that came nearest is reported;
 * each unknown key is an issue at its own place.
 */
export function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      // In braces, 299,90 is the number 299 and a field named 90.
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
  // Zod's own words; a schema that has its own says more.
  if (issue.code === 'invalid_type' && issue.expected === 'string' && message.startsWith('Invalid'))
    return [{ path, message: 'must be a text: put it in quotes' }];
  const remedy =
    issue.code === 'custom' ? (issue.params?.nearest as string | undefined) : undefined;
  return [{ path, message, ...(remedy && { remedy }) }];
}
