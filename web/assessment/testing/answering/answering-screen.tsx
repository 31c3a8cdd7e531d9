import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import type { TestingData } from '#contract/assessment/testing.ts';
import { type Flow, isFinal, isForGood } from '#web/assessment/testing/flow.ts';
import { part } from '#web/platform/session/part.ts';
import { classNames } from '#web/platform/ui/base/class-names.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { Timer } from '#web/platform/ui/base/timer.ts';
import { VisuallyHidden } from '#web/platform/ui/base/visually-hidden.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { ProgressBar } from '#web/platform/ui/state/progress-bar.tsx';
import { CurrentQuestion } from './current-question.tsx';
import { KeptNote } from './kept-note.tsx';
import { SendFailure } from './send-failure.tsx';
import { SubjectHeader } from './subject-header.tsx';
import './answering.css';
import { type Answering, useAnswering } from './use-answering.ts';

const GoneElsewhere = part(() => import('./gone-elsewhere.tsx'), 'GoneElsewhere');
const HandOver = part(
  () => import('#web/assessment/testing/handover/hand-over.tsx'),
  'HandOver',
  'handover',
  'validation',
);

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

/** Asks one question at a time about one person. */
export function AnsweringScreen(props: AnsweringScreenProps) {
  const { data, flow, heading = false, onSent, onClose, onInformation, timer } = props;
  const { t } = useT();
  const id = useId();
  const send = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  const answering = useAnswering(data, flow, onSent, timer);
  const { number, total, submit, isKept } = answering;
  const progress = { at: number, total };
  if (answering.isGone) {
    return (
      <GoneElsewhere
        data={data}
        draft={answering.draft}
        flow={flow}
        onGoOn={answering.goOn}
        onClose={onClose}
      />
    );
  }
  if (isHandingOver || answering.isHanded) {
    return (
      <HandOver
        data={data}
        flow={flow}
        draft={answering.draft}
        isHanded={answering.isHanded}
        timer={timer}
        onHanded={answering.handOver}
        onGoOn={(taken) => {
          if (taken) answering.take(taken);
          else answering.goOn();
          setHandingOver(false);
        }}
        onLost={answering.isHanded ? onClose : () => setHandingOver(false)}
        onClose={onClose}
      />
    );
  }
  /** Enter in a field, too. It never sends: at the last question it leads to the button (rule 60). */
  function goOn() {
    if (number === total) send.current?.focus();
    else answering.next();
  }
  function giveUp() {
    answering.forget();
    onClose();
  }
  function submitForm(event: FormEvent) {
    event.preventDefault();
    goOn();
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
        <CurrentQuestion
          answering={answering}
          headingId={`${id}-question`}
          words={data.answerWords}
          isGrouped={data.isAnonymous}
          paused={asking}
          onNext={goOn}
        />
        {submit.failure && (
          <SendFailure
            flow={flow}
            data={data}
            draft={answering.draft}
            error={submit.failure}
            isKept={isKept}
            onRetry={answering.send}
            onClose={onClose}
            onDelete={() => setAsking(true)}
            onGiveUp={giveUp}
          />
        )}
        <Buttons answering={answering} send={send} />
      </form>
      {!isForGood(submit.failure) && (
        <KeptNote
          name={data.participantName}
          isKept={isKept}
          asking={asking}
          onAsk={setAsking}
          onForget={() => {
            setAsking(false);
            if (isFinal(submit.failure)) giveUp();
            else answering.beginAnew();
          }}
          onInformation={onInformation}
          onHandOver={() => setHandingOver(true)}
        />
      )}
    </div>
  );
}

function Buttons(props: { answering: Answering; send: RefObject<HTMLButtonElement | null> }) {
  const { t } = useT();
  const { number, total, question, given, submit, back, next } = props.answering;
  const isEmpty = given === undefined || given === '';
  const isAgain = submit.failure !== null && !isFinal(submit.failure);
  const on = !question.isRequired && isEmpty ? t('testing.step.skip') : t('testing.step.next');
  return (
    <div className="answering-buttons">
      <Button size="l" disabled={number === 1 || submit.isPending} onClick={back}>
        {t('testing.step.back')}
      </Button>
      {number < total ? (
        <Button type="submit" size="l" variant="primary" pending={submit.isPending}>
          {on}
        </Button>
      ) : (
        !isForGood(submit.failure) && (
          <Button
            ref={props.send}
            className="answering-send"
            size="l"
            variant="primary"
            pending={submit.isPending}
            // The second press of a double click was meant for the question before.
            onClick={({ detail }) => detail > 1 || next()}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            {t(`testing.step.${isAgain ? 'sendAgain' : 'send'}`)}
          </Button>
        )
      )}
    </div>
  );
}
