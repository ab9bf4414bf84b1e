/** Caches the results of a function for the most recently used arguments. */
export function memoise<Args extends unknown[], Result>(
  make: (...args: Args) => Result,
  most = 500,
) {
  const results = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = results.has(key) ? (results.get(key) as Result) : make(...args);
    // A map keeps insertion order: the first entry is the oldest.
    results.delete(key);
    results.set(key, result);
    if (results.size > most) results.delete(results.keys().next().value ?? '');
    return result;
  };
}
