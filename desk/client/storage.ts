/** The browser's storage for the desk; where it is full or blocked, a window remembers for as long as it is open. */
const fallback = new Map<string, string>();

/** @returns "" for what was never stored */
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
    // The window's own memory has it.
  }
}
