import type { z } from 'zod';

export type Issue = { path: readonly PropertyKey[]; message: string };

const units: Record<string, string> = { array: 'entries', string: 'characters' };

/** A limit in words: 12 entries, 1 character. */
function sizeOf({ origin }: { origin: string }, limit: number | bigint): string {
  const unit = units[origin] ?? '';
  return `${limit} ${limit === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit}`.trim();
}

/**
 * Zod's issues as single faults. Of a union, only the shape that came nearest is reported; each unknown
 * key is a fault at its own place.
 */
export function flattenIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
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
    return nearest.flatMap((inner) =>
      flattenIssues({ ...inner, path: [...issue.path, ...inner.path] }),
    );
  }
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return [{ path: issue.path, message: `must have at least ${sizeOf(issue, issue.minimum)}` }];
  if (issue.code === 'too_big' && issue.message.startsWith('Too big'))
    return [{ path: issue.path, message: `must have at most ${sizeOf(issue, issue.maximum)}` }];
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  if (isMissing) return [{ path: issue.path, message: `is missing: expected ${issue.expected}` }];
  const isNoText = issue.code === 'invalid_type' && issue.expected === 'string';
  // Zod's own words; a schema that has its own says more.
  const isPlain = isNoText && issue.message.startsWith('Invalid input');
  const message = isPlain ? 'must be a text: put it in quotes' : issue.message;
  return [{ path: issue.path, message }];
}
