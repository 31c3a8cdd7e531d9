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
