import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { type Flow, isFinal, isForGood } from '#core/answering/web/flow.ts';
import { type AnswerWords, answerWord } from '#platform/contract/rules/answer-words.ts';
import { part } from '#platform/web/device/part.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useByTheWay } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Timer } from '#platform/web/ui/base/timer.ts';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { answerOfKey } from './auto-advance.ts';
import { CurrentQuestion } from './current-question.tsx';
import { KeptNote } from './kept-note.tsx';
import { KeyCap } from './key-cap.tsx';
import { type Keys, useKeys } from './keys.ts';
import { SendFailure } from './send-failure.tsx';
import { SubjectHeader } from './subject-header.tsx';
import './answering.css';
import { type Answering, useAnswering } from './use-answering.ts';

const GoneElsewhere = part(() => import('./gone-elsewhere.tsx'), 'GoneElsewhere');
const HandOver = part(
  () => import('#core/answering/web/handover/hand-over.tsx'),
  'HandOver',
  'handover',
  'validation',
);
const QuickLine = part(
  () => import('#core/answering/web/quick/quick-line.tsx'),
  'QuickLine',
  'quick',
);

export type AnsweringScreenProps = {
  data: AnsweringData;
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
  const box = useRef<HTMLDivElement>(null);
  const keys = useKeys(box, (key) => {
    const answer = answerOfKey(key);
    if (key === 'Backspace') answering.back();
    else if (answer !== null && answering.question.type !== 'text')
      answering.answerAndGoOn(answer, 'key');
  });
  const said = useSaid(answering, data.answerWords);
  const hasQuickLine = useByTheWay(QuickLine);
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
    <div ref={box} className={classNames('answering', !heading && 'answering-in-dialog')}>
      <SubjectHeader data={data} heading={heading}>
        <ProgressBar
          thin
          label={t('answering.step.progressLabel')}
          value={number}
          max={total}
          text={t('answering.step.progress', progress)}
        />
      </SubjectHeader>
      <VisuallyHidden role="status" as="p">
        {submit.isPending
          ? t('answering.step.sending')
          : spoken(answering.said, said, t('answering.step.announce', progress))}
      </VisuallyHidden>
      <form onSubmit={submitForm} noValidate data-new={answering.isNew || undefined}>
        <CurrentQuestion
          answering={answering}
          headingId={`${id}-question`}
          words={data.answerWords}
          isGrouped={data.isAnonymous}
          keys={keys}
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
        <Buttons answering={answering} send={send} said={said} keys={keys}>
          {hasQuickLine && <QuickLine answering={answering} data={data} />}
        </Buttons>
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

/** What is said of the last press: by words, as a number would be taken for a mark (rule 60b). */
function useSaid({ said }: Answering, words: AnswerWords | undefined): string | undefined {
  const texts = useT();
  const { t } = texts;
  if (!said) return undefined;
  if (said === 'tooSoon') return t('answering.step.tooSoon');
  const answer = answerWord(words, said.answer, texts);
  return t(said.isHere ? 'answering.step.chosen' : 'answering.step.chosenBefore', { answer });
}

/** What a key chose is heard before the number of the question that it led to. */
const spoken = (said: Answering['said'], words: string | undefined, place: string): string =>
  said && said !== 'tooSoon' && !said.isHere ? `${words}. ${place}` : (words ?? place);

type ButtonsProps = {
  answering: Answering;
  send: RefObject<HTMLButtonElement | null>;
  said: string | undefined;
  keys: Keys;
  /** What stands beside the buttons and must not move them. */
  children: ReactNode;
};

function Buttons({ answering, send, said, keys, children }: ButtonsProps) {
  const { t } = useT();
  const { number, total, question, given, submit, back, next, refuse } = answering;
  const isEmpty = given === undefined || given === '';
  const isAgain = submit.failure !== null && !isFinal(submit.failure);
  const on = !question.isRequired && isEmpty ? t('answering.step.skip') : t('answering.step.next');
  return (
    <div className="answering-buttons">
      {said && (
        <p className="answering-said" aria-hidden="true">
          {said}
        </p>
      )}
      <Button
        size="l"
        disabled={number === 1 || submit.isPending}
        aria-keyshortcuts={keys.areShown ? 'Backspace' : undefined}
        onClick={back}
      >
        {t('answering.step.back')}
        {keys.areShown && <KeyCap>⌫</KeyCap>}
      </Button>
      {number < total ? (
        <Button type="submit" size="l" variant="primary" pending={submit.isPending}>
          {on}
        </Button>
      ) : (
        !isForGood(submit.failure) && (
          <Button
            ref={send}
            className="answering-send"
            size="l"
            variant="primary"
            pending={submit.isPending}
            // The second press of a double click was meant for the question before.
            onClick={({ detail }) => (detail > 1 && !submit.failure ? refuse() : next())}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            {t(`answering.step.${isAgain ? 'sendAgain' : 'send'}`)}
          </Button>
        )
      )}
      {children}
    </div>
  );
}
