import { tab } from '#platform/web/device/storage.ts';
import { createStore, useStore } from '#platform/web/ui/base/store.ts';

const key = 'invitation';

/** The token of the personal link that this tab answers by, over a reload too (rule 61). */
const store = createStore<string | null>(tab.read(key));

export const invitation = store.get;
export const useInvitation = (): string | null => useStore(store);

export function keepInvitation(token: string): void {
  store.set(token);
  tab.write(key, token);
}

/** Called when anybody signs in or out in this tab, which then shows nobody's link any more. */
export function leaveInvitation(): void {
  store.set(null);
  tab.remove(key);
}
