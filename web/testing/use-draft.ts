import { useEffect, useMemo, useRef, useState } from 'react';
import type { TestingData } from '#contract/testing.ts';
import { browserChance, type Draft, restoreDraft } from './draft.ts';
import { draftKey, forgetDraft, keepDraft, readKept } from './draft-storage.ts';
import { questionsOf } from './steps.ts';

/**
 * The answers about one person: restored from this device, and kept there at every change. The
 * answer's `current()` is the draft as it is now, for what happens later than the drawing.
 */
export function useDraft(data: TestingData, person: string) {
  const { questionaryId, employeeId, dateEnd } = data;
  const place = useMemo(
    () => ({ person, questionaryId, employeeId }),
    [person, questionaryId, employeeId],
  );
  const questions = useMemo(() => questionsOf(data), [data]);
  const restore = () => restoreDraft(readKept(place), questions, dateEnd, browserChance);
  const [draft, setDraft] = useState(restore);
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);

  function change(next: Draft) {
    latest.current = next;
    setDraft(next);
    setKept(keepDraft(place, next));
  }

  useEffect(() => {
    // The order is kept before the first answer, so that a reload asks in the same one.
    setKept(keepDraft(place, latest.current));
    function follow({ key, newValue }: StorageEvent) {
      if (key !== draftKey(place) || newValue === null) return;
      // Another window answers too: neither shall overwrite the other's answers with older ones.
      const theirs = restoreDraft(newValue, questions, dateEnd, browserChance);
      latest.current = { ...theirs, at: latest.current.at };
      setDraft(latest.current);
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [place, questions, dateEnd]);

  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isKept]);

  return {
    questions,
    draft,
    isKept,
    current: () => latest.current,
    change,
    /** Nothing stays on the device. */
    forget: () => forgetDraft(place),
    /** Nothing stays, and answering begins anew. */
    beginAnew() {
      forgetDraft(place);
      change(restore());
    },
  };
}
