import { answers } from '#contract/rules/scale.ts';
import type { Given, Question } from '#web/testing/draft/steps.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import { FieldError } from '#web/ui/field/field-error.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { useAnswerKeys, useKeysAllowed } from './keys.ts';

type RatingAnswerProps = {
  question: Question;
  given: Given | undefined;
  /** Ids of the question's heading and of the notes beside it. */
  labelledBy: string;
  error: string | undefined;
  /** True while a dialog on top takes the keys. */
  paused: boolean;
  onAnswer: (answer: number | undefined) => void;
  /** Chosen by key or double click: shown for a moment, then the next question comes. */
  onAnswerAndGoOn: (answer: number) => void;
};

/** The frequencies come first, and 0 is set apart because it gives no mark (rule 27). */
const marks = answers.filter((answer) => answer !== 0);

export function RatingAnswer(props: RatingAnswerProps) {
  const { question, given, labelledBy, error, paused, onAnswer, onAnswerAndGoOn } = props;
  const { t } = useT();
  const [keysAllowed, allowKeys] = useKeysAllowed();
  useAnswerKeys(keysAllowed && !paused, onAnswerAndGoOn);
  const errorId = `${question.id}-error`;
  const row = (answer: (typeof answers)[number]) => (
    <label
      key={answer}
      className={answer === 0 ? 'answer-row answer-row-apart' : 'answer-row'}
      onDoubleClick={() => onAnswerAndGoOn(answer)}
    >
      <input
        type="radio"
        name={question.id}
        value={answer}
        checked={given === answer}
        aria-describedby={error ? errorId : undefined}
        aria-keyshortcuts={keysAllowed ? String(answer) : undefined}
        onChange={() => onAnswer(answer)}
      />
      <span>{t(`answer.${answer}`)}</span>
      {keysAllowed && (
        <span className="answer-key" aria-hidden="true">
          {answer}
        </span>
      )}
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
          {t('testing.step.clear')}
        </Button>
      )}
      <Checkbox
        className="answer-keys"
        label={t('testing.step.keys')}
        hint={t('testing.step.keysHint')}
        checked={keysAllowed}
        onChange={(event) => allowKeys(event.target.checked)}
      />
    </>
  );
}
