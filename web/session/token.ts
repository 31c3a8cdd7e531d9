import { createStore } from '#web/store.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** The name is the specification's (section 7). */
export const tokenKey = 'admin-token';

const store = createStore<string | null>(readStored(tokenKey));

export const sessionToken = store.get;
export const watchToken = store.subscribe;

export function keepToken(token: string): void {
  writeStored(tokenKey, token);
  store.set(token);
}

export function dropToken(): void {
  removeStored(tokenKey);
  store.set(null);
}

/** Signing out in another window ends it here too; another session there starts this window anew. */
export function followOtherWindows(startAnew: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey || newValue === store.get()) return;
    if (newValue === null) store.set(null);
    else startAnew();
  });
}
