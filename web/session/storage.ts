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

/** Keys that begin so belong to a person, not to the device: signing out forgets them. */
export const privatePrefix = 'private:';

export function forgetPrivate(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(privatePrefix)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
