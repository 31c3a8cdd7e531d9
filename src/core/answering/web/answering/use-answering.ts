import { useEffect, useRef, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { keepAsked } from '#core/answering/web/draft/asked-storage.ts';
import { answered, backward, forward } from '#core/answering/web/draft/draft.ts';
import { placeOf } from '#core/answering/web/draft/draft-storage.ts';
import {
  firstProblem,
  type Given,
  problemOf,
  type Question,
  resultBody,
} from '#core/answering/web/draft/steps.ts';
import { useDraft } from '#core/answering/web/draft/use-draft.ts';
import type { Flow } from '#core/answering/web/flow.ts';
import { refusedAnswer } from '#core/answering/web/refused-answer.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import { usesTouch } from '#platform/web/ui/base/last-touch.ts';
import { browserTimer, type Timer } from '#platform/web/ui/base/timer.ts';
import { type AdvanceBy, createAutoAdvance } from './auto-advance.ts';
import { useSendingAnswers } from './use-sending.ts';

/** What is said of the last press: what a key chose, here or at the question before, or that it was not taken. */
type Said = { answer: Answer; isHere: boolean } | 'tooSoon';

export type Answering = ReturnType<typeof useAnswering>;

/** The state and actions of the testing screen; it draws nothing. */
export function useAnswering(
  data: AnsweringData,
  flow: Flow,
  onSent: () => void,
  timer: Timer = browserTimer,
) {
  const { questions, draft, current, change, ...device } = useDraft(data);
  const [tried, setTried] = useState(false);
  /** How often an answer was missing: each time it takes the focus. */
  const [misses, setMisses] = useState(0);
  const [isNew, setNew] = useState(false);
  const [said, say] = useState<Said>();
  const [advance] = useState(() => createAutoAdvance(timer, setNew));
  useEffect(() => advance.stop, [advance]);
  // An account opens nothing without a network, so there only the answers are kept.
  const isByLink = flow.token !== undefined;
  useEffect(() => {
    if (isByLink) keepAsked(data);
  }, [isByLink, data]);
  const submit = useSendingAnswers({
    place: placeOf(data),
    isKept: device.isKept,
    timer,
    onSaved: () => {
      device.forget();
      onSent();
    },
    onRefused: ({ questionId }) => goTo(questionId),
  });
  const find = (id: string) => questions.find((question) => question.id === id) as Question;
  const question = find(draft.at);

  function goTo(at: string) {
    setTried(false);
    say(undefined);
    change({ ...current(), at });
  }
  function miss() {
    setTried(true);
    setMisses((before) => before + 1);
  }
  function send() {
    const { order, answers } = current();
    const open = firstProblem(questions, order, answers);
    if (open) {
      goTo(open.id);
      miss();
      return;
    }
    submit.mutate({ body: resultBody(data, current()), token: flow.token });
  }
  /** Goes to the next question if the current one allows it. After the last one, sends everything. */
  function next() {
    advance.stop();
    if (submit.isPending) return;
    if (advance.isNew()) return refuse();
    const now = current();
    if (problemOf(find(now.at), now.answers[now.at])) return miss();
    const on = forward(now);
    if (!on) return send();
    goTo(on.at);
    // A second tap was meant for the question before (rule 60).
    if (usesTouch()) advance.settle();
  }
  function back() {
    advance.stop();
    const before = backward(current());
    if (before && !submit.isPending) goTo(before.at);
  }
  const refuse = () => say('tooSoon');
  function answer(given: Given | undefined) {
    advance.stop();
    if (submit.isPending) return;
    if (typeof given === 'number' && advance.isNew()) return refuse();
    say(undefined);
    if (submit.failure) submit.reset();
    change(answered(current(), current().at, given));
  }
  const refused = submit.error && refusedAnswer(submit.error, submit.variables.body);
  // A scheduled step must call the `next` of the render after the answer, not of the one before.
  const latestNext = useRef(next);
  useEffect(() => {
    latestNext.current = next;
  });
  return {
    ...device,
    draft,
    /** Both delete the answers from this device, so nothing of them is sent any more. */
    forget() {
      submit.reset();
      device.forget();
    },
    beginAnew() {
      submit.reset();
      device.beginAnew();
    },
    /** Nothing is sent from here until the person goes on here. */
    handOver() {
      submit.reset();
      device.handOver();
    },
    /** Goes on with answers of another device. */
    take: change,
    question,
    given: draft.answers[question.id],
    /** Counted from 1. */
    number: draft.order.indexOf(question.id) + 1,
    total: draft.order.length,
    misses,
    problem: tried ? problemOf(question, draft.answers[question.id]) : undefined,
    /** The server's reason for refusing the answer in view. */
    refusal: refused?.questionId === question.id ? refused.message : undefined,
    submit,
    isNew,
    said,
    /** A press that was meant for the question before. */
    refuse,
    answer,
    /**
     * Selects an answer and goes on after it has been in view for a moment. The last one is only
     * selected: nothing but the button sends (rule 60).
     */
    answerAndGoOn(given: Answer, by: AdvanceBy) {
      if (submit.isPending) return;
      if (advance.isNew()) return refuse();
      answer(given);
      const sayChosen = (isHere: boolean) => by === 'key' && say({ answer: given, isHere });
      sayChosen(true);
      if (!forward(current())) return;
      advance.start(() => {
        latestNext.current();
        sayChosen(false);
      }, by);
    },
    next,
    back,
    send,
    goTo,
    /** The ids of all rating questions about the person. */
    ratings: questions.flatMap(({ id, type }) => (type === 'rating' ? [id] : [])),
  };
}
