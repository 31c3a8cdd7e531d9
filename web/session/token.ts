import { createStore, useStore } from '#web/store.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** The name is the specification's (section 7). */
export const tokenKey = 'admin-token';

const store = createStore<string | null>(readStored(tokenKey));

export const sessionToken = store.get;
export const useToken = (): string | null => useStore(store);

export function keepToken(token: string): void {
  lastReason = 'ended';
  writeStored(tokenKey, token);
  store.set(token);
}

/** `left`: the person signed out; `ended`: the session is dead, and they may want to come back here. */
export type SignOutReason = 'left' | 'ended';
let lastReason: SignOutReason = 'ended';
export const signOutReason = (): SignOutReason => lastReason;

export function dropToken(reason: SignOutReason): void {
  lastReason = reason;
  removeStored(tokenKey);
  store.set(null);
}

/** Signing out in another window ends it here too; another session there starts this window anew. */
export function followOtherWindows(startAnew: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey || newValue === store.get()) return;
    if (newValue === null) dropToken('left');
    else startAnew();
  });
}
