/**
 * Caches the results of a function of a text. While somebody types at the desk, all texts but one stay the
 * same between two checks of the content.
 * @param compute must depend on the text alone; callers must not modify its result
 * @param maxTexts number of texts after which the cache is emptied
 */
export function memoize<Result>(compute: (text: string) => Result, maxTexts = 5000) {
  const results = new Map<string, Result>();
  return (text: string): Result => {
    if (results.has(text)) return results.get(text) as Result;
    const result = compute(text);
    if (results.size >= maxTexts) results.clear();
    results.set(text, result);
    return result;
  };
}
