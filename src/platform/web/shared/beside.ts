import type { Entry } from '#platform/contract/call/fields.ts';
import { createStore, useStore } from '#platform/web/ui/base/store.ts';
import { leavePanel } from '#platform/web/ui/base/unsaved.ts';
import type { SettingUp } from './setting-up.ts';

/** Whose profile is open; null for a signed-in person without an employee record. */
export interface OpenProfile {
  employeeId: string | null;
  /** What of it is to be changed right away. */
  edits?: 'leaders' | undefined;
}

/** A former person who is to be erased, or waits for it. */
export interface OpenErasure {
  employeeId: string;
  name: string;
}

/** A report to be sent, or its comparison with the second one (left out: with the report before it). */
export interface SendingAddress {
  questionaryId: string;
  employeeId: string;
  passedParticipantCount?: number | undefined;
  isCompareReport?: boolean | undefined;
  secondQuestionaryId?: string | undefined;
  /** What may be sent after it, in the order of the list. */
  following?: readonly SendingAddress[] | undefined;
}

/** Positions that are to be given competencies. */
export interface OpenGiving {
  positions: readonly Entry[];
}

/** What opens beside or over any page, form or dialog, with its props. Nothing typed there is lost. */
type Openable = {
  profile: OpenProfile;
  sendReport: SendingAddress;
  erasure: OpenErasure;
  giveCompetences: OpenGiving;
} & Record<SettingUp, object>;
type Beside = { [Name in keyof Openable]?: Openable[Name] | undefined };

const nothing: Beside = {};
const store = createStore(nothing);

/** What is open. src/app/web shows it. */
export const beside = store.get;
export const useBeside = (): Beside => useStore(store);

export function openBeside<Name extends keyof Openable>(name: Name, props: Openable[Name]): void {
  store.set({ ...store.get(), [name]: props });
}

/** Closes it without asking: the caller has asked already, or the page itself is being left. */
export const closeBeside = (name: keyof Openable): void =>
  store.set({ ...store.get(), [name]: undefined });

export const closeAllBeside = (): void => store.set(nothing);

/** Opens somebody's profile beside the page. Asks before unsaved changes are lost. */
export function openProfile(employeeId: string | null, edits?: OpenProfile['edits']): void {
  const open = beside().profile;
  if (open?.employeeId === employeeId && open.edits === edits) return;
  leavePanel(() => openBeside('profile', { employeeId, edits }));
}

/** How long an open panel disappears before it reopens from the header, in ms. */
const reopensAfter = 200;

/** Opens a profile from the header: an open panel closes first and then comes back. */
export function reopenProfile(employeeId: string | null): void {
  const wait = beside().profile ? reopensAfter : 0;
  leavePanel(() => {
    closeBeside('profile');
    setTimeout(() => openBeside('profile', { employeeId }), wait);
  });
}
