/** What this browser keeps under a name, or null: also where storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a name in this browser; where storage is full or forbidden, for this visit only. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The stores hold it until the page is left.
  }
}
