/**
 * Copies of all stored values, for a localStorage that is full or blocked. They exist as long as the window
 * is open.
 */
const fallback = new Map<string, string>();

/** Returns a stored value, or "" if there is none. */
export function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? fallback.get(name) ?? "";
  } catch {
    return fallback.get(name) ?? "";
  }
}

export function store(name: string, value: string): void {
  fallback.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // `fallback` has the value, so the error can be ignored.
  }
}
