/** @typedef {{ [key: string]: Json } | Json[] | string | number | boolean | null | undefined} Json */

/** @param {Json} value */
const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {Json} one
 * @param {Json} other
 */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two sides have made of the same data, field by field. Lines of JSON that are next to each other
 * conflict as text, though their fields have nothing to do with each other: the name of an owner's
 * package is next to the version of the release. Undefined if both have changed one field.
 *
 * @param {Json} base
 * @param {Json} ours
 * @param {Json} theirs
 * @returns {{ value: Json } | undefined}
 */
export function mergeJson(base, ours, theirs) {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { value: ours };
  if (isSame(base, ours)) return { value: theirs };
  if (!isGroup(ours) || !isGroup(theirs)) return undefined;
  const [before, mine, others] = [isGroup(base) ? base : {}, ours, theirs].map(
    (group) => /** @type {Record<string, Json>} */ (group),
  );
  /** @type {Record<string, Json>} */
  const value = {};
  for (const key of new Set([...Object.keys(mine ?? {}), ...Object.keys(others ?? {})])) {
    const merged = mergeJson(before?.[key], mine?.[key], others?.[key]);
    if (!merged) return undefined;
    if (merged.value !== undefined) value[key] = merged.value;
  }
  return { value };
}
