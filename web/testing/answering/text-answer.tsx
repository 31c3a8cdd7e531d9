import type { Given, Question } from '#web/testing/draft/steps.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';

type TextAnswerProps = {
  question: Question;
  given: Given | undefined;
  /** Whether it is shown among others of a group. */
  isGrouped: boolean;
  labelledBy: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
  onNext: () => void;
};

export function TextAnswer({ question, given, isGrouped, labelledBy, ...props }: TextAnswerProps) {
  const { t } = useT();
  const { error, onAnswer, onNext } = props;
  return (
    <TextArea
      className="answer-text"
      label={t('testing.step.text')}
      hideLabel
      hint={t(isGrouped ? 'testing.step.textShownInGroup' : 'testing.step.textShown')}
      aria-labelledby={labelledBy}
      rows={5}
      required={question.isRequired}
      error={error}
      value={typeof given === 'string' ? given : ''}
      onChange={(event) => onAnswer(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onNext();
      }}
    />
  );
}
