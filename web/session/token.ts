import { readStored, removeStored, writeStored } from './storage.ts';

/** The name is the specification's (section 7). */
export const tokenKey = 'admin-token';

let token = readStored(tokenKey);
export const sessionToken = (): string | null => token;

export function keepToken(given: string): void {
  writeStored(tokenKey, given);
  token = given;
}

/** `left`: the person signed out; `ended`: the session is dead, and they may want to come back here. */
export type SignOutReason = 'left' | 'ended';
let leave: (reason: SignOutReason) => void = () => {};

/** What happens when the token is gone: the window starts anew, so that nothing of a person stays in it. */
export function onTokenGone(listener: typeof leave): void {
  leave = listener;
}

export function dropToken(reason: SignOutReason): void {
  removeStored(tokenKey);
  token = null;
  leave(reason);
}

/** After a password reset: the session is over, but the screen that says so stays (spec 1, section 4). */
export function forgetToken(): void {
  removeStored(tokenKey);
  token = null;
}

/** Signing out in another window ends it here too; another session there starts this window anew. */
export function followOtherWindows(startAnew: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey || newValue === token) return;
    if (newValue === null) dropToken('left');
    else startAnew();
  });
}
