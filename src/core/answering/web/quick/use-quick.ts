import { useEffect, useRef, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import type { Draft } from '#core/answering/web/draft/draft.ts';
import type { Given, Question } from '#core/answering/web/draft/steps.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { alikeAnswer, isHasty, readingTime, type Timed } from './rules.ts';
import { seenTime } from './seen-time.ts';

/** What this page remembers from one person to the next, until it is left. */
export interface Sitting {
  /** About whom a question was first read, by its text. */
  read: Map<string, string>;
  /** About whom answers were already called quick. */
  told: Set<string>;
}

/** People about whom it is said in one sitting. */
const mostTold = 2;
/** So many questions back. */
const wayBack = 5;

const ofThisPage: Sitting = { read: new Map(), told: new Set() };

export interface QuickProps {
  /** The question in view, and what has been answered so far. */
  answering: {
    question: Question;
    given: Given | undefined;
    draft: Draft;
    /** Counted from 1. */
    number: number;
    total: number;
    /** The ids of all rating questions. */
    ratings: readonly string[];
    goTo: (id: string) => void;
  };
  data: AnsweringData;
  sitting?: Sitting;
  /** Milliseconds for which the page has been in view. */
  now?: () => number;
}

/**
 * What is to be said beside the question: that answers came faster than anybody reads, once a person; and beside the last
 * one which answer stands everywhere. Only what is answered at first sight is timed.
 */
export function useQuick({ answering, data, sitting = ofThisPage, now = seenTime }: QuickProps) {
  const { locale } = useT();
  const { question, given, draft, number, total } = answering;
  const person = `${data.questionaryId} ${data.employeeId}`;
  const seen = useRef(new Set<string>());
  /** The question that is being timed, and since when it is in view. */
  const open = useRef<{ id: string; since: number }>(undefined);
  const [timed, setTimed] = useState<readonly Timed[]>([]);
  /** It is said until they take the time. */
  const [isTold, setTold] = useState(false);
  const { id, type } = question;
  const text = question.text[locale] || question.text.ru;
  useEffect(() => {
    if (open.current?.id !== id) open.current = undefined;
    if (!seen.current.has(id)) {
      seen.current.add(id);
      if (type === 'rating' && given === undefined) open.current = { id, since: now() };
      if (isHasty(timed) && !sitting.told.has(person) && sitting.told.size < mostTold) {
        sitting.told.add(person);
        setTold(true);
      }
    }
    if (!open.current || typeof given !== 'number') return;
    const took = now() - open.current.since;
    open.current = undefined;
    const reader = sitting.read.get(text) ?? person;
    sitting.read.set(text, reader);
    const reading = readingTime(text, reader !== person);
    if (took >= reading) setTold(false);
    setTimed([...timed, { took, reading }]);
  }, [id, type, text, given, timed, person, sitting, now]);
  const ratings = answering.ratings.map((one) => draft.answers[one]);
  return {
    isTold,
    back() {
      setTold(false);
      answering.goTo(draft.order[Math.max(0, number - 1 - wayBack)] ?? id);
    },
    alike: number === total ? alikeAnswer(ratings, timed) : undefined,
  };
}
