import { mostDevices } from '#core/account/contract/auth.ts';
import { readStored, writeStored } from '#platform/web/device/storage.ts';

const key = 'known-devices';

/**
 * What this browser keeps of those who have signed in with it, newest first. It names nobody, and
 * signing out leaves it: the server then counts failed sign-ins of this device on their own (rule
 * 44).
 */
export function knownDevices(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a value in place of the one it prolongs, which begins with the same id. */
export function keepDevice(device: string): void {
  const idOf = (value: string) => value.split('.')[0];
  const others = knownDevices().filter((kept) => idOf(kept) !== idOf(device));
  writeStored(key, JSON.stringify([device, ...others].slice(0, mostDevices)));
}
