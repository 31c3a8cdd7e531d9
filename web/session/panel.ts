import { createStore, useStore } from '#web/store.ts';

/** Whose profile stands beside the page; null for the signed-in person without an employee record. */
export interface OpenProfile {
  employeeId: string | null;
}

const store = createStore<OpenProfile | undefined>(undefined);
/** Asks about unsaved changes; answers whether the panel may be left. */
type Ask = () => Promise<boolean>;
let ask: Ask | undefined;

/** The panel that is to be shown; web/app renders it. */
export const useOpenProfile = (): OpenProfile | undefined => useStore(store);

/** Shows somebody's profile beside the page (spec 3, section 2.6); asks before unsaved changes are left. */
export function openProfile(employeeId: string | null): void {
  void leavePanel().then((left) => left && store.set({ employeeId }));
}

/** The header's way: an open panel closes first and comes back after 200 ms (spec 3, section 9). */
export function reopenProfile(employeeId: string | null): void {
  const wasOpen = store.get() !== undefined;
  void leavePanel().then((left) => {
    if (!left) return;
    store.set(undefined);
    setTimeout(() => store.set({ employeeId }), wasOpen ? 200 : 0);
  });
}

/** Closes it, whatever it holds: whoever calls has asked, or the page itself is being left. */
export const closePanel = (): void => store.set(undefined);

/** False when the person stays with what they have not saved. */
export const leavePanel: Ask = async () => (ask ? await ask() : true);

/** For a form in the panel: is asked before the panel is left. Answers how to withdraw. */
export function askBeforeLeaving(asked: Ask): () => void {
  ask = asked;
  return () => {
    if (ask === asked) ask = undefined;
  };
}
