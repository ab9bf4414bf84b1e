import type { z } from 'zod';

export type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * What a schema found wrong, one thing at a time. Of a choice between shapes, only the one that came
 * nearest speaks; keys that do not belong are named where they stand.
 */
export function flattenIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: 'is not a field of this file: check its spelling',
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
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return [
    {
      path: issue.path,
      message: isMissing ? `is missing: expected ${issue.expected}` : issue.message,
    },
  ];
}
