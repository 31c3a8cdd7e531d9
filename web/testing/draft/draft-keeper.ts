import { createStore } from '#web/ui/base/store.ts';
import { type Chance, type Draft, newDraft, readDraft, restoreDraft } from './draft.ts';
import { type DraftPlace, forgetDraft, keepDraft, readKept } from './draft-storage.ts';
import type { Question } from './steps.ts';

interface Kept {
  draft: Draft;
  /** False when the browser keeps nothing: then only this window has the answers. */
  isKept: boolean;
  /** Another window has sent or deleted the answers: nothing is written until somebody decides. */
  isGone: boolean;
}

export type DraftKeeper = ReturnType<typeof openDraft>;

/**
 * The answers about one person in one of perhaps several windows: restored from this device, kept
 * there at every change, and read anew (`reread`) when another window may have changed them, so that
 * none overwrites newer answers with older ones (decision 014).
 */
export function openDraft(
  place: DraftPlace,
  questions: readonly Question[],
  { chance, now }: { chance: Chance; now: () => Date },
) {
  const draft = restoreDraft(readKept(place), questions, chance);
  const store = createStore<Kept>({ draft, isKept: true, isGone: false });
  const keep = (next: Draft) =>
    store.set({ draft: next, isKept: keepDraft(place, next, now()), isGone: false });
  return {
    store,
    current: () => store.get().draft,
    /** Keeps the order before the first answer, so that a reload asks in the same one. */
    begin() {
      if (readKept(place) === null) keep(store.get().draft);
    },
    change(next: Draft) {
      if (!store.get().isGone) keep(next);
    },
    reread() {
      const mine = store.get();
      // What could not be written is newer than anything found.
      if (!mine.isKept) return;
      const text = readKept(place);
      if (text === null) return store.set({ ...mine, isGone: true });
      if (!readDraft(text)) return;
      const theirs = restoreDraft(text, questions, chance);
      store.set({ ...mine, draft: { ...theirs, at: mine.draft.at }, isGone: false });
    },
    /** Goes on with the answers that this window still has. */
    goOn: () => keep(store.get().draft),
    /** Nothing stays on the device. */
    forget: () => forgetDraft(place),
    /** Nothing stays, and answering begins anew. */
    beginAnew() {
      forgetDraft(place);
      keep(newDraft(questions, chance));
    },
  };
}
