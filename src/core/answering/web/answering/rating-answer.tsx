import { useRef } from 'react';
import type { Given, Question } from '#core/answering/web/draft/steps.ts';
import { type AnswerWords, answerWord } from '#platform/contract/rules/answer-words.ts';
import { type Answer, answers } from '#platform/contract/rules/scale.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import type { AdvanceBy } from './auto-advance.ts';
import { KeyCap } from './key-cap.tsx';
import { type Keys, useSwitch } from './keys.ts';

type RatingAnswerProps = {
  question: Question;
  given: Given | undefined;
  /** The company's own (rule 167). */
  words: AnswerWords | undefined;
  /** Ids of the question's heading and of the notes beside it. */
  labelledBy: string;
  error: string | undefined;
  keys: Keys;
  onAnswer: (answer: number | undefined) => void;
  /** Chosen by double click or tap: shown for a moment, then the next question comes. */
  onAnswerAndGoOn: (answer: Answer, by: AdvanceBy) => void;
  /** Enter is pressed on an answer. */
  onNext: () => void;
};

/** The frequencies come first, and 0 is set apart because it gives no mark (rule 27). */
const marks = answers.filter((answer) => answer !== 0);

export function RatingAnswer(props: RatingAnswerProps) {
  const { question, given, words, labelledBy, error, keys } = props;
  const { onAnswer, onAnswerAndGoOn, onNext } = props;
  const texts = useT();
  const { t } = texts;
  const [tapsAllowed, allowTaps] = useSwitch('taps');
  const { isTap, row: pressed } = useTaps(tapsAllowed);
  const errorId = `${question.id}-error`;
  const row = (answer: Answer) => (
    <label
      key={answer}
      className={answer === 0 ? 'answer-row answer-row-apart' : 'answer-row'}
      onDoubleClick={() => onAnswerAndGoOn(answer, 'doubleClick')}
      {...pressed}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onNext();
      }}
    >
      <input
        type="radio"
        name={question.id}
        value={answer}
        checked={given === answer}
        aria-describedby={error ? errorId : undefined}
        aria-keyshortcuts={keys.areShown ? String(answer) : undefined}
        onChange={() => (isTap() ? onAnswerAndGoOn(answer, 'tap') : onAnswer(answer))}
        // What is chosen already does not change.
        onClick={() => given === answer && isTap() && onAnswerAndGoOn(answer, 'tap')}
      />
      <span>{answerWord(words, answer, texts)}</span>
      {keys.areShown && <KeyCap>{answer}</KeyCap>}
    </label>
  );
  return (
    <>
      <div
        role="radiogroup"
        className="answer-rows"
        aria-labelledby={labelledBy}
        aria-required={question.isRequired}
        aria-invalid={error ? true : undefined}
      >
        {marks.map(row)}
        {row(0)}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      {!question.isRequired && given !== undefined && (
        <Button variant="link" className="answer-clear" onClick={() => onAnswer(undefined)}>
          {t('answering.step.clear')}
        </Button>
      )}
      <Checkbox
        className="answer-keys"
        label={t('answering.step.keys')}
        hint={t('answering.step.keysHint')}
        checked={keys.isOn}
        onChange={(event) => keys.allow(event.target.checked)}
      />
      <Checkbox
        className="answer-taps"
        label={t('answering.step.taps')}
        hint={t('answering.step.tapsHint')}
        checked={tapsAllowed}
        onChange={(event) => allowTaps(event.target.checked)}
      />
    </>
  );
}

/**
 * Tells taps from clicks by the pointer that began them, as a wide screen may be touched and a phone
 * may have a mouse. Keys and screen readers choose without a pointer, so they only choose.
 */
function useTaps(isOn: boolean) {
  const touched = useRef(false);
  const forget = () => {
    touched.current = false;
  };
  return {
    isTap: () => isOn && touched.current,
    row: {
      onPointerDown: ({ pointerType }: { pointerType: string }) => {
        touched.current = pointerType === 'touch';
      },
      // The finger scrolls the page.
      onPointerCancel: forget,
      onKeyDownCapture: forget,
    },
  };
}
