import { createStore, useStore } from '#web/ui/base/store.ts';

/** Whose profile stands beside the page; null for the signed-in person without an employee record. */
export interface OpenProfile {
  employeeId: string | null;
}

const store = createStore<OpenProfile | undefined>(undefined);
/** Goes on at once, or once the person gives up what they have not saved. */
type Ask = (goOn: () => void) => void;
let ask: Ask | undefined;

export const panel = store.get;

/** The panel that is to be shown; web/app renders it. */
export const useOpenProfile = (): OpenProfile | undefined => useStore(store);

/** Shows somebody's profile beside the page (spec 3, section 2.6); asks before unsaved changes are left. */
export function openProfile(employeeId: string | null): void {
  if (store.get()?.employeeId === employeeId) return;
  leavePanel(() => store.set({ employeeId }));
}

/** How long an open panel is away when it is opened from the header (spec 3, section 9). */
const reopensAfter = 200;

/** The header's way: an open panel closes first and comes back. */
export function reopenProfile(employeeId: string | null): void {
  const wait = store.get() ? reopensAfter : 0;
  leavePanel(() => {
    closePanel();
    setTimeout(() => store.set({ employeeId }), wait);
  });
}

/** Closes it, whatever it holds: whoever calls has asked, or the page itself is being left. */
export const closePanel = (): void => store.set(undefined);

/** For what would close the panel: asks about unsaved changes first. */
function leavePanel(goOn: () => void): void {
  if (ask) ask(goOn);
  else goOn();
}

/** A form in the panel says how to ask before it is left. Answers how to withdraw. */
export function askBeforeLeaving(asked: Ask): () => void {
  ask = asked;
  return () => {
    if (ask === asked) ask = undefined;
  };
}
