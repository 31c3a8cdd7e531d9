import { longestAnswer } from '#contract/testing.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useT } from '#web/ui/texts.tsx';
import type { Given, Problem, Question } from './steps.ts';

type TextAnswerProps = {
  question: Question;
  given: Given | undefined;
  labelledBy: string;
  problem: Problem;
  onAnswer: (answer: string) => void;
  onNext: () => void;
};

export function TextAnswer({ question, given, labelledBy, ...props }: TextAnswerProps) {
  const { t } = useT();
  const { problem, onAnswer, onNext } = props;
  return (
    <TextArea
      className="answer-text"
      label={t('testing.step.text')}
      hideLabel
      aria-labelledby={labelledBy}
      rows={5}
      required={question.isRequired}
      error={problemText()}
      value={typeof given === 'string' ? given : ''}
      onChange={(event) => onAnswer(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onNext();
      }}
    />
  );

  function problemText() {
    if (problem === 'tooLong') return t('validation.tooLong', { max: longestAnswer });
    return problem && t('validation.required');
  }
}
