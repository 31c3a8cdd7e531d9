import { createStore } from '#platform/web/ui/base/store.ts';
import { type Chance, type Draft, newDraft, readDraft, restoreDraft } from './draft.ts';
import { type DraftPlace, forgetDraft, keepDraft, readKept } from './draft-storage.ts';
import type { Question } from './steps.ts';

interface Kept {
  draft: Draft;
  /** False if the browser could not keep the answers: then only this window has them. */
  isKept: boolean;
  /** Another window has sent or deleted the answers. Nothing is written until the person decides. */
  isGone: boolean;
  /** They were handed over to another device (rule 139). Nothing is asked here until the person goes on here. */
  isHanded: boolean;
}

export type DraftKeeper = ReturnType<typeof openDraft>;

/**
 * The answers about one person in this window; other windows may have them open too. They are
 * restored from this device and kept there at every change. `reread` picks up what another window
 * wrote, so that older answers never overwrite newer ones (decision 014).
 */
export function openDraft(
  place: DraftPlace,
  questions: readonly Question[],
  { chance, now }: { chance: Chance; now: () => Date },
) {
  const restore = (text: string | null) => ({
    draft: restoreDraft(text, questions, chance),
    isGone: false,
    isHanded: readDraft(text)?.isHanded === true,
  });
  const store = createStore<Kept>({ ...restore(readKept(place)), isKept: true });
  const keep = (draft: Draft, isHanded = false) => {
    const isKept = keepDraft(place, isHanded ? { ...draft, isHanded } : draft, now());
    store.set({ draft, isKept, isGone: false, isHanded });
  };
  return {
    store,
    current: () => store.get().draft,
    /** Keeps the order of the questions before the first answer, so that a reload asks in the same order. */
    begin() {
      if (readKept(place) === null) keep(store.get().draft);
    },
    change(next: Draft) {
      if (!store.get().isGone) keep(next);
    },
    reread() {
      const mine = store.get();
      // Answers that could not be written are newer than anything stored.
      if (!mine.isKept) return;
      const text = readKept(place);
      if (text === null) return store.set({ ...mine, isGone: true });
      if (!readDraft(text)) return;
      const { draft, ...theirs } = restore(text);
      store.set({ ...mine, ...theirs, draft: { ...draft, at: mine.draft.at } });
    },
    /** Continues with the answers that this window still has. */
    goOn: () => keep(store.get().draft),
    /** Another device may take them from now on. */
    handOver: () => keep(store.get().draft, true),
    /** Deletes the answers from this device. */
    forget: () => forgetDraft(place),
    /** Deletes the answers from this device and starts answering anew. */
    beginAnew() {
      forgetDraft(place);
      keep(newDraft(questions, chance));
    },
  };
}
