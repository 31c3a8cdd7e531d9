import type { DeviceKey, TabKey } from '#platform/texts/device-storage.ts';

/**
 * One of the browser's storages. It keeps nothing that the privacy policy doesn't name (rule 101). It may be
 * full or forbidden: then reading returns null and writing returns false, so that the caller can say that
 * nothing was kept.
 */
const keeper = <Key extends string>(storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: Key, value: string): boolean {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // A storage that can't be reached holds nothing to remove.
    }
  },
});

/** What this device keeps, for all windows. */
export const {
  read: readStored,
  write: writeStored,
  remove: removeStored,
} = keeper<DeviceKey>(() => localStorage);

/** What this tab keeps over a reload. */
export const tab = keeper<TabKey>(() => sessionStorage);

/** The key for the slug of the current brand. */
export const brandKey = 'brand';

/** Every key on this device; none if the storage can't be read. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Keys of the form `private:{what}:{employee's id}:…` belong to a person, not to the device. When
 * that person signs out, their keys are removed, and only theirs.
 */
export const privatePrefix = 'private:';

/** Removes everything on this device that belongs to that person (decision 014). */
export function forgetPrivate(employeeId: string): void {
  for (const key of storedKeys()) {
    const [, , owner] = key.split(':');
    if (key.startsWith(privatePrefix) && owner === employeeId) removeStored(key);
  }
}
