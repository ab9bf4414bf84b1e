import type { z } from 'zod';
import type { Issue } from './faults.ts';

/** What a field must be, by Zod's name for it. */
const kinds: Record<string, string> = {
  string: 'a text, in quotes if it looks like something else',
  array: 'a list, each entry on a line of its own that begins with “- ”',
  object: 'fields of its own, each on a line of its own and indented',
  record: 'fields of its own, each on a line of its own and indented',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
};

const units: Record<string, string> = { array: 'entries', string: 'characters' };

/** A limit in words: 12 entries, 1 character. */
function limitIn({ origin }: { origin: string }, limit: number | bigint): string {
  const unit = units[origin] ?? '';
  return `${limit} ${limit === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit}`.trim();
}

const remedyOf = (issue: z.core.$ZodIssue) => {
  const remedy = issue.code === 'custom' ? issue.params?.nearest : undefined;
  return typeof remedy === 'string' ? { remedy } : {};
};

const oneOf = (values: readonly string[]) =>
  values.length > 1 ? `one of ${values.join(', ')}` : String(values[0]);

/** Zod's own messages are for programmers. One from a schema says more, and stays. */
const isOfZod = /^(Invalid|Too (small|big)|Unrecognized|Number must)/;

function sentence(issue: z.core.$ZodIssue): string {
  const { code, message } = issue;
  if (!isOfZod.test(message)) return message;
  if (code === 'too_small' && issue.origin !== 'array' && issue.origin !== 'string')
    return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (code === 'too_big' && issue.origin !== 'array' && issue.origin !== 'string')
    return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
  if (code === 'too_small') return `must have at least ${limitIn(issue, issue.minimum)}`;
  if (code === 'too_big') return `must have at most ${limitIn(issue, issue.maximum)}`;
  if (code === 'invalid_value') return `must be ${oneOf(issue.values.map(String))}`;
  if (code !== 'invalid_type') return 'is not written as it must be: docs/editing.md shows how';
  const kind = kinds[issue.expected] ?? `of the kind “${issue.expected}”`;
  if (message.endsWith('received undefined')) return `is missing: it must be ${kind}`;
  if (message.endsWith('received null'))
    return `is empty: write ${kind}, or take the whole line out`;
  return `must be ${kind}`;
}

/** What to do about a field that is unknown. */
const hints: [key: RegExp, hint: string][] = [
  // YAML reads { monthly: 299,90 } as the number 299 and a field named 90.
  [/^\d+$/, 'cents are written with a point, such as 299.90'],
  [
    /^confirmed$/,
    'it belongs into the brand file, by topic: confirmed: { Prices: "2026-11-16, Jane Doe" }',
  ],
  [/^/, 'check its spelling'],
];

/**
 * Turns an issue from Zod into sentences. For a union, it reports only the option with the fewest
 * issues; each unknown key becomes an issue of its own.
 */
export function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `is not a field of this file: ${hints.find(([strange]) => strange.test(key))?.[1]}`,
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, other) =>
      other.length < best.length ? other : best,
    );
    // What the schema says of all options together beats what Zod says of one.
    const isVague = nearest.every((inner) => !inner.path.length && isOfZod.test(inner.message));
    if (isVague && !isOfZod.test(issue.message)) return [{ path, message: issue.message }];
    return nearest.flatMap((inner) => issuesOf({ ...inner, path: [...path, ...inner.path] }));
  }
  return [{ path, message: sentence(issue), ...remedyOf(issue) }];
}
