import { useEffect, useRef } from 'react';
import { longestAnswer } from '#core/answering/contract/answering.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';
import type { T } from '#platform/texts/t.ts';
import { usesTouch } from '#platform/web/ui/base/last-touch.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { CommentAnswer } from './comment-answer.tsx';
import type { Keys } from './keys.ts';
import { QuestionText } from './question-text.tsx';
import { RatingAnswer } from './rating-answer.tsx';
import type { Answering } from './use-answering.ts';
import { useRoomAbove } from './use-room-above.ts';

type CurrentQuestionProps = {
  answering: Answering;
  headingId: string;
  words: AnswerWords | undefined;
  /** Whether texts are shown among others of a group. */
  isGrouped: boolean;
  keys: Keys;
  onNext: () => void;
};

export function CurrentQuestion(props: CurrentQuestionProps) {
  const { answering, headingId, words, isGrouped, keys, onNext } = props;
  const { question, given } = answering;
  const { t } = useT();
  const error = errorOf(answering, t);
  const heading = useStepFocus(question.id);
  const section = useMissFocus(answering.misses);
  useRoomAbove(heading);
  return (
    <section
      ref={section}
      key={question.id}
      className="answering-question"
      aria-labelledby={headingId}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        <QuestionText text={question.text} />
      </h2>
      {!question.isRequired && <Muted as="p">{t('answering.step.optional')}</Muted>}
      {question.type === 'text' ? (
        <CommentAnswer
          question={question}
          given={given}
          isGrouped={isGrouped}
          labelledBy={headingId}
          error={error}
          onAnswer={answering.answer}
          onNext={onNext}
        />
      ) : (
        <RatingAnswer
          question={question}
          given={given}
          words={words}
          labelledBy={headingId}
          error={error}
          keys={keys}
          onAnswer={answering.answer}
          onAnswerAndGoOn={answering.answerAndGoOn}
          onNext={onNext}
        />
      )}
    </section>
  );
}

function errorOf({ question, refusal, problem }: Answering, t: T): string | undefined {
  if (problem === 'tooLong') return t('answering.step.tooLong', { max: longestAnswer });
  if (!problem) return refusal;
  if (problem === 'stackedMarks') return t('answering.step.stackedMarks');
  return t(question.type === 'text' ? 'answering.step.writeAnswer' : 'answering.step.chooseAnswer');
}

/**
 * Moves the focus to each question and scrolls to its beginning: to the text field, which the
 * question labels, or to the heading. By touch always to the heading, as a field would open the
 * keyboard over the question.
 */
function useStepFocus(questionId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === questionId) return;
    shown.current = questionId;
    const field = heading.current?.parentElement?.querySelector('textarea');
    const focused = field && !usesTouch() ? field : heading.current;
    focused?.focus({ preventScroll: true });
    if (!heading.current) return;
    const { top } = heading.current.getBoundingClientRect();
    // The first one comes with the page, which is only moved where its header would cover it, as after a
    // long page before.
    const { scrollMarginTop } = getComputedStyle(heading.current);
    const isAway = isFirst
      ? top < (Number.parseFloat(scrollMarginTop) || 0)
      : top < 120 || top > window.innerHeight / 2;
    if (isAway) heading.current.scrollIntoView();
  }, [questionId]);
  return heading;
}

/** What is missing takes the focus, so that it is heard: the error describes it (WCAG 4.1.3). */
function useMissFocus(misses: number) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (misses > 0) section.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [misses]);
  return section;
}
