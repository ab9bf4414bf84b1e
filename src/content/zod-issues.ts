import type { z } from 'zod';
import type { Path } from '../lib/data.ts';
import type { Found } from './finding.ts';

/** The kinds of values, by Zod's name for them. */
const kinds: Record<string, string> = {
  string: 'a text, in quotes if it looks like something else',
  array: 'a list, each entry on a line of its own that begins with “- ”',
  object: 'fields of its own, each on a line of its own and indented',
  record: 'fields of its own, each on a line of its own and indented',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
};

const units: Record<string, [one: string, many: string]> = {
  array: ['entry', 'entries'],
  string: ['character', 'characters'],
};

type Limited = { origin: string; inclusive?: boolean | undefined };

/** A limit in words: must have at most 12 entries, must be more than 0. */
function limit({ origin, inclusive }: Limited, bound: number | bigint, to: string, beyond: string) {
  const unit = units[origin]?.[bound === 1 ? 0 : 1];
  return unit ? `must have ${to} ${bound} ${unit}` : `must be ${inclusive ? to : beyond} ${bound}`;
}

const vague = 'is not valid: see docs/editing.md';

/** The message where a schema has none of its own: Zod's messages are for programmers. */
const sentence: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (code === 'too_small') return limit(issue, issue.minimum, 'at least', 'more than');
  if (code === 'too_big') return limit(issue, issue.maximum, 'at most', 'less than');
  if (code === 'invalid_value')
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
  if (code !== 'invalid_type') return vague;
  const kind = kinds[issue.expected] ?? `of the kind “${issue.expected}”`;
  if (input === undefined) return `is missing: it must be ${kind}`;
  return input === null ? `is empty: write ${kind}, or delete the line` : `must be ${kind}`;
};

/** Advice on a field that is unknown. */
const hints: [key: RegExp, hint: string][] = [
  // YAML reads { monthly: 299,90 } as the number 299 and a field named 90.
  [/^\d+$/, 'cents are written with a point, such as 299.90'],
  // A text went on in a line that is not indented enough, or had a comma between { and }.
  [/\s|^[A-Z]/, 'if it belongs to the text before it, put that in quotes or indent this line more'],
  [/^/, 'check its spelling'],
];

/**
 * Of a union, only the option with the fewest issues is reported, unless it has a message for all of
 * them; each unknown key becomes an issue of its own.
 */
function findingsIn(issue: z.core.$ZodIssue): Found[] {
  const { code, message } = issue;
  const path = issue.path as Path;
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `is not a field of this file: ${hints.find(([strange]) => strange.test(key))?.[1]}`,
    }));
  if (code === 'invalid_union' && message === vague && issue.errors.length > 0) {
    const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
    return nearest.flatMap((inner) => findingsIn({ ...inner, path: [...path, ...inner.path] }));
  }
  const remedy = code === 'custom' ? issue.params?.nearest : undefined;
  return [{ path, message, ...(typeof remedy === 'string' && { remedy }) }];
}

/** The data as a schema reads it, or what is wrong with it. */
export function readAs<Schema extends z.ZodType>(schema: Schema, written: unknown) {
  const { data, error } = schema.safeParse(written, { error: sentence });
  return { data, findings: error?.issues.flatMap(findingsIn) ?? [] };
}
