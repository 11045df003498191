/** Values that localStorage did not accept because it is full or blocked; they exist as long as the window is open. */
const fallback = new Map<string, string>();

/** A stored value. @returns "" if there is none */
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
    // `fallback` has the value.
  }
}
