/**
 * The browser's local storage, which may be full or forbidden: reading then answers null and
 * writing answers false, so that whoever keeps something here can say that it was not kept.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached is not there.
  }
}

/** The slug of the brand one works in. */
export const brandKey = 'brand';

/** Every key of this device; none when it keeps nothing. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * `private:{what}:{employee's id}:…` belongs to that person, not to the device: their signing out
 * forgets it, and nobody else's.
 */
export const privatePrefix = 'private:';

/** Forgets what belongs to that person here (decision 014). */
export function forgetPrivate(employeeId: string): void {
  for (const key of storedKeys()) {
    const [, , owner] = key.split(':');
    if (key.startsWith(privatePrefix) && owner === employeeId) removeStored(key);
  }
}
