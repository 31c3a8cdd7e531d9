import { createStore, useStore } from '#web/ui/base/store.ts';

/** Where the token of a personal link is kept, for this visit and this window only (rule 23). */
const key = 'invitation';

const store = createStore<string | null>(readKept());

export const invitation = store.get;
export const useInvitation = (): string | null => useStore(store);

export function keepInvitation(token: string): void {
  store.set(token);
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Without storage the link works until the window is reloaded.
  }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
