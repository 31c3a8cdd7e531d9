import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { longestAnswer, type TestingData } from '#contract/testing.ts';
import type { T } from '#i18n/t.ts';
import { type Flow, isFinal } from '#web/testing/flow.ts';
import { classNames } from '#web/ui/base/class-names.ts';
import { useT } from '#web/ui/base/texts.tsx';
import type { Timer } from '#web/ui/base/timer.ts';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { ProgressBar } from '#web/ui/state/progress-bar.tsx';
import { GoneElsewhere } from './gone-elsewhere.tsx';
import { KeptNote } from './kept-note.tsx';
import { QuestionText } from './question-text.tsx';
import { RatingAnswer } from './rating-answer.tsx';
import { SendFailure } from './send-failure.tsx';
import { SubjectHeader } from './subject-header.tsx';
import './answering.css';
import { TextAnswer } from './text-answer.tsx';
import { type Answering, useAnswering } from './use-answering.ts';

export type AnsweringScreenProps = {
  data: TestingData;
  flow: Flow;
  /** True on a page of its own; false inside a dialog, which has a heading already. */
  heading?: boolean | undefined;
  onInformation: () => void;
  onSent: () => void;
  /** The person leaves without having sent the answers. */
  onClose: () => void;
  timer?: Timer | undefined;
};

/** Asks one question at a time about one person (spec 1, "Testing flow"). */
export function AnsweringScreen(props: AnsweringScreenProps) {
  const { data, flow, heading = false, onSent, onClose, onInformation, timer } = props;
  const { t } = useT();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const answering = useAnswering(data, flow, onSent, timer);
  const { number, total, submit, isKept } = answering;
  const progress = { at: number, total };
  if (answering.isGone) {
    return <GoneElsewhere flow={flow} which={data} onGoOn={answering.goOn} onClose={onClose} />;
  }
  function submitForm(event: FormEvent) {
    event.preventDefault();
    answering.next();
  }
  return (
    <div className={classNames('answering', !heading && 'answering-in-dialog')}>
      <SubjectHeader data={data} heading={heading}>
        <ProgressBar
          thin
          label={t('testing.step.progressLabel')}
          value={number}
          max={total}
          text={t('testing.step.progress', progress)}
        />
      </SubjectHeader>
      <VisuallyHidden role="status" as="p">
        {submit.isPending ? t('testing.step.sending') : t('testing.step.announce', progress)}
      </VisuallyHidden>
      <form onSubmit={submitForm} noValidate>
        <CurrentQuestion answering={answering} headingId={`${id}-question`} paused={asking} />
        {submit.failure && (
          <SendFailure
            error={submit.failure}
            isKept={isKept}
            isPending={submit.isPending}
            onRetry={answering.send}
            onClose={onClose}
            onDelete={() => setAsking(true)}
          />
        )}
        <Buttons answering={answering} />
      </form>
      <KeptNote
        isKept={isKept}
        asking={asking}
        onAsk={setAsking}
        onForget={() => {
          setAsking(false);
          if (!isFinal(submit.failure)) return answering.beginAnew();
          answering.forget();
          onClose();
        }}
        onInformation={onInformation}
      />
    </div>
  );
}

function CurrentQuestion(props: { answering: Answering; headingId: string; paused: boolean }) {
  const { answering, headingId, paused } = props;
  const { question, given } = answering;
  const { t } = useT();
  const error = errorOf(answering, t);
  const heading = useStepFocus(question.id);
  const section = useMissFocus(answering.misses);
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
      {!question.isRequired && <Muted as="p">{t('testing.step.optional')}</Muted>}
      {question.type === 'text' ? (
        <TextAnswer
          question={question}
          given={given}
          labelledBy={headingId}
          error={error}
          onAnswer={answering.answer}
          onNext={answering.next}
        />
      ) : (
        <RatingAnswer
          question={question}
          given={given}
          labelledBy={headingId}
          error={error}
          paused={paused || answering.submit.isPending}
          onAnswer={answering.answer}
          onAnswerAndGoOn={answering.answerAndGoOn}
        />
      )}
    </section>
  );
}

function errorOf({ question, refusal, problem }: Answering, t: T): string | undefined {
  if (problem === 'tooLong') return t('validation.tooLong', { max: longestAnswer });
  if (!problem) return refusal;
  if (problem !== 'required') return t(`validation.${problem}`);
  return t(question.type === 'text' ? 'testing.step.writeAnswer' : 'testing.step.chooseAnswer');
}

/** Moves the focus to each question's heading and scrolls to its beginning. */
function useStepFocus(questionId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === questionId) return;
    shown.current = questionId;
    heading.current?.focus({ preventScroll: true });
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    // The first one comes with the page, which is only moved if it was scrolled beyond it before.
    const isAway = isFirst ? top < 0 : top < 120 || top > window.innerHeight / 2;
    if (isAway) heading.current?.scrollIntoView();
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

function Buttons({ answering }: { answering: Answering }) {
  const { t } = useT();
  const { number, total, question, given, submit, back } = answering;
  const isEmpty = given === undefined || given === '';
  const on = !question.isRequired && isEmpty ? t('testing.step.skip') : t('testing.step.next');
  return (
    <div className="answering-buttons">
      <Button size="l" disabled={number === 1 || submit.isPending} onClick={back}>
        {t('testing.step.back')}
      </Button>
      <Button type="submit" size="l" variant="primary" pending={submit.isPending}>
        {number === total ? t('testing.step.send') : on}
      </Button>
    </div>
  );
}
