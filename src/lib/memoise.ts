/**
 * The same function, but it computes the result for given arguments only once, as long as they are among
 * the last that were asked for: what nobody asks for any more is forgotten.
 */
export function memoise<Args extends unknown[], Result>(
  make: (...args: Args) => Result,
  most = 500,
) {
  const results = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = results.has(key) ? (results.get(key) as Result) : make(...args);
    // The first entry of a map is the one that was set longest ago.
    results.delete(key);
    results.set(key, result);
    if (results.size > most) results.delete(results.keys().next().value ?? '');
    return result;
  };
}
