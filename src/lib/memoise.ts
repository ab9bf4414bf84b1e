/** The same function, but it computes the result for given arguments only once. */
export function memoise<Args extends unknown[], Result>(make: (...args: Args) => Result) {
  const results = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(...args);
    results.set(key, result);
    return result;
  };
}
