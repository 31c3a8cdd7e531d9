import { leaveInvitation } from './invitation.ts';
import { brandKey, readStored, removeStored, writeStored } from './storage.ts';

/** The storage key that the specification prescribes. */
export const tokenKey = 'admin-token';

let token = readStored(tokenKey);
export const sessionToken = (): string | null => token;

export function keepToken(given: string): void {
  writeStored(tokenKey, given);
  token = given;
  noteAccount();
}

const usedKey = 'account-used';

/**
 * Anybody who signs in or out may be another person than the one whose link is open in this tab or kept
 * on this device, so neither opens by itself any more (rule 61).
 */
function noteAccount(): void {
  leaveInvitation();
  writeStored(usedKey, String(Date.now()));
}

/** When somebody last signed in or out in this browser, in ms; 0 if nobody has. */
export const accountUsedAt = (): number => Number(readStored(usedKey)) || 0;

/** `left`: the person signed out. `ended`: the session is dead, and they may want to return to this page. */
export type SignOutReason = 'left' | 'ended';
let leave: (reason: SignOutReason) => void = () => {};

/**
 * Sets what happens when the token is gone: the window reloads, so that nothing of the person stays
 * in it.
 */
export function onTokenGone(listener: typeof leave): void {
  leave = listener;
}

/** Removes this window's token. A token from another window's sign-in stays. */
export function dropToken(reason: SignOutReason): void {
  if (readStored(tokenKey) === token) removeStored(tokenKey);
  // After `ended` the token stays here, so that a window with unsaved input can sign in again.
  if (reason === 'left') {
    token = null;
    noteAccount();
  }
  leave(reason);
}

/** After a password reset: the session is over, but the screen that says so stays. */
export function forgetToken(): void {
  removeStored(tokenKey);
  token = null;
}

interface OtherWindows {
  signedOut: () => void;
  /** Another window has signed in to another session. */
  signedIn: () => void;
  /** Another window now shows this brand. */
  movedTo: (slug: string) => void;
}

/** Reports what other windows do to the session. */
export function followOtherWindows({ signedOut, signedIn, movedTo }: OtherWindows): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === brandKey && newValue !== null) movedTo(newValue);
    if (key !== tokenKey || newValue === token) return;
    if (newValue === null) signedOut();
    else signedIn();
  });
}
