import type { Given, Question } from '#core/answering/web/draft/steps.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { isInOtherScript } from './other-script.ts';

type CommentAnswerProps = {
  question: Question;
  given: Given | undefined;
  /** Whether it is shown among others of a group. */
  isGrouped: boolean;
  labelledBy: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
  onNext: () => void;
};

export function CommentAnswer({
  question,
  given,
  isGrouped,
  labelledBy,
  ...props
}: CommentAnswerProps) {
  const { t, locale } = useT();
  const { error, onAnswer, onNext } = props;
  const value = typeof given === 'string' ? given : '';
  const asked = question.text[locale] || question.text.ru;
  return (
    <TextArea
      className="answer-text"
      label={t('answering.step.text')}
      hideLabel
      hint={
        isGrouped ? (
          <Style isOther={isInOtherScript(value, asked)} />
        ) : (
          t('answering.step.textShown')
        )
      }
      aria-labelledby={labelledBy}
      rows={5}
      required={question.isRequired}
      error={error}
      value={value}
      onChange={(event) => onAnswer(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onNext();
      }}
    />
  );
}

/** How to write among others of a group, and what would give the writer away (decision 109). */
function Style({ isOther }: { isOther: boolean }) {
  const { t } = useT();
  return (
    <>
      {t('answering.step.textShownInGroup')}
      <span className="answer-script" role="status">
        {isOther && t('answering.step.otherScript')}
      </span>
    </>
  );
}
