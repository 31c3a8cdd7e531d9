import { createStore, useStore } from '#web/ui/base/store.ts';

/** The personal link somebody came by: kept for this visit, in this window only (rule 23). */
const key = 'invitation';

const store = createStore<string | null>(readKept());

export const invitation = store.get;
export const useInvitation = (): string | null => useStore(store);

export function keepInvitation(token: string): void {
  store.set(token);
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Without storage the link works until the window is loaded anew.
  }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Tells the drafts of one link from those of others on this device, without the link being kept
 * there: 53 bits of its 256 (cyrb53) lead nowhere.
 */
export function linkMark(token: string): string {
  let left = 0xdeadbeef;
  let right = 0x41c6ce57;
  for (const sign of token) {
    const code = sign.codePointAt(0) ?? 0;
    left = Math.imul(left ^ code, 2654435761);
    right = Math.imul(right ^ code, 1597334677);
  }
  left =
    Math.imul(left ^ (left >>> 16), 2246822507) ^ Math.imul(right ^ (right >>> 13), 3266489909);
  right =
    Math.imul(right ^ (right >>> 16), 2246822507) ^ Math.imul(left ^ (left >>> 13), 3266489909);
  return `link-${(2 ** 32 * (right & 0x1fffff) + (left >>> 0)).toString(36)}`;
}
