import { brandKey, readStored, removeStored, writeStored } from '#platform/web/device/storage.ts';
import { leaveInvitation } from './invitation.ts';

/**
 * The storage key that the specification prescribes. It holds a mark with the session's id, which other windows
 * watch; the session itself is in a cookie that no script reads (decision 133).
 */
export const markKey = 'admin-token';
const mark = 'cookie:';

let held = readStored(markKey);

/** The id of the session that this window means; null where nobody is signed in. */
export const heldSession = (): string | null => held?.replace(mark, '') ?? null;

/** The token of a session from before the cookie, which is to be moved there before anything else. */
export const tokenOfBefore = (): string | null => (held?.startsWith(mark) ? null : held);

export function holdSession(id: string): void {
  markSession(id);
  noteAccount();
}

/** The same session as before, kept in another way. */
export function markSession(id: string): void {
  held = mark + id;
  writeStored(markKey, held);
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
/** `to` is where the window goes on, if not where it usually does. */
let leave: (reason: SignOutReason, to?: string) => void = () => {};

/**
 * Sets what happens when the session is gone: the window reloads, so that nothing of the person stays
 * in it.
 */
export function onSessionGone(listener: typeof leave): void {
  leave = listener;
}

/** Removes this window's mark. One from another window's sign-in stays. */
export function dropSession(reason: SignOutReason, to?: string): void {
  if (readStored(markKey) === held) removeStored(markKey);
  // After `ended` the mark stays here, so that a window with unsaved input can sign in again.
  if (reason === 'left') {
    held = null;
    noteAccount();
  }
  leave(reason, to);
}

/** After a password reset: the session is over, but the screen that says so stays. */
export function forgetSession(): void {
  removeStored(markKey);
  held = null;
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
    if (key !== markKey || newValue === held) return;
    if (newValue === null) signedOut();
    else signedIn();
  });
}
