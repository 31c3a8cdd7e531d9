import { createStore, useStore } from '#web/platform/ui/base/store.ts';
import { leavePanel } from '#web/platform/ui/base/unsaved.ts';

/** Whose profile is open beside the page; null for a signed-in person without an employee record. */
export interface OpenProfile {
  employeeId: string | null;
  /** What of it is to be changed right away. */
  edits?: 'leaders' | undefined;
}

const store = createStore<OpenProfile | undefined>(undefined);

export const panel = store.get;

/** The profile to show. web/app renders it. */
export const useOpenProfile = (): OpenProfile | undefined => useStore(store);

/** Opens somebody's profile beside the page. Asks before unsaved changes are lost. */
export function openProfile(employeeId: string | null, edits?: OpenProfile['edits']): void {
  const open = store.get();
  if (open?.employeeId === employeeId && open.edits === edits) return;
  leavePanel(() => store.set({ employeeId, edits }));
}

/** How long an open panel disappears before it reopens from the header, in ms. */
const reopensAfter = 200;

/** Opens a profile from the header: an open panel closes first and then comes back. */
export function reopenProfile(employeeId: string | null): void {
  const wait = store.get() ? reopensAfter : 0;
  leavePanel(() => {
    closePanel();
    setTimeout(() => store.set({ employeeId }), wait);
  });
}

/** Closes the panel without asking: the caller has asked already, or the page itself is being left. */
export const closePanel = (): void => store.set(undefined);
