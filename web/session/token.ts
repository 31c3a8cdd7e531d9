import { brandKey, readStored, removeStored, writeStored } from './storage.ts';

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

/** What another window has signed in to meanwhile stays. */
export function dropToken(reason: SignOutReason): void {
  if (readStored(tokenKey) === token) removeStored(tokenKey);
  // Who stays in the window because of something typed can still sign in again over it.
  if (reason === 'left') token = null;
  leave(reason);
}

/** After a password reset: the session is over, but the screen that says so stays (spec 1, section 4). */
export function forgetToken(): void {
  removeStored(tokenKey);
  token = null;
}

interface OtherWindows {
  signedOut: () => void;
  /** To another session than this window's. */
  signedIn: () => void;
  /** The brand that another window has begun to show. */
  movedTo: (slug: string) => void;
}

/** Tells what is done to the session in other windows. */
export function followOtherWindows({ signedOut, signedIn, movedTo }: OtherWindows): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === brandKey && newValue !== null) movedTo(newValue);
    if (key !== tokenKey || newValue === token) return;
    if (newValue === null) signedOut();
    else signedIn();
  });
}
