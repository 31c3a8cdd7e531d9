import { useEffect, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { useStore } from '#platform/web/ui/base/store.ts';
import { browserChance } from './draft.ts';
import { openDraft } from './draft-keeper.ts';
import { draftKey, holdDraft, placeOf } from './draft-storage.ts';
import { questionsOf } from './steps.ts';

const now = () => new Date();

/**
 * The answers about one person, kept on this device. `current()` returns the latest draft, for code
 * that runs after the render.
 */
export function useDraft(data: AnsweringData) {
  const [{ questions, key, keeper }] = useState(() => open(data));
  const { store, begin, reread, ...acts } = keeper;
  const kept = useStore(store);

  useEffect(() => {
    begin();
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) reread();
    };
    // A window that was asleep or in the background may have missed what other windows did.
    const wake = () => {
      if (document.visibilityState === 'visible') reread();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [begin, reread, key]);

  useEffect(() => holdDraft(key), [key]);
  useEffect(() => {
    if (kept.isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [kept.isKept]);

  return { questions, ...kept, ...acts };
}

function open(data: AnsweringData) {
  const place = placeOf(data);
  const questions = questionsOf(data);
  return {
    questions,
    key: draftKey(place),
    keeper: openDraft(place, questions, { chance: browserChance, now }),
  };
}
