import { useId, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { questionsOf } from '#core/answering/web/draft/steps.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import './answering.css';
import { CommentAnswer } from './comment-answer.tsx';
import type { Keys } from './keys.ts';
import { QuestionText } from './question-text.tsx';
import { RatingAnswer } from './rating-answer.tsx';
import { SubjectHeader } from './subject-header.tsx';

interface QuestionPreviewProps {
  data: Pick<
    AnsweringData,
    | 'employee'
    | 'participantType'
    | 'isAnonymous'
    | 'answerWords'
    | 'competenceQuestionList'
    | 'commonQuestionList'
  >;
  onClose: () => void;
}

/** The questions one after another as a rater sees them, to be read only: nothing is kept or sent. */
export function QuestionPreview({ data, onClose }: QuestionPreviewProps) {
  const { t } = useT();
  const headingId = useId();
  const [at, setAt] = useState(0);
  const questions = questionsOf(data);
  const question = questions[at];
  const total = questions.length;
  if (!question) return null;
  const shown = {
    question,
    given: undefined,
    labelledBy: headingId,
    error: undefined,
    onAnswer: nothing,
    onNext: nothing,
  };
  return (
    <div className="answering answering-in-dialog">
      <SubjectHeader data={data} heading={false}>
        <ProgressBar
          thin
          label={t('answering.step.progressLabel')}
          value={at + 1}
          max={total}
          text={t('answering.step.progress', { at: at + 1, total })}
        />
      </SubjectHeader>
      <section key={question.id} className="answering-question" aria-labelledby={headingId}>
        <h2 id={headingId}>
          <QuestionText text={question.text} />
        </h2>
        {!question.isRequired && <Muted as="p">{t('answering.step.optional')}</Muted>}
        <div inert>
          {question.type === 'text' ? (
            <CommentAnswer {...shown} isGrouped={data.isAnonymous} />
          ) : (
            <RatingAnswer
              {...shown}
              words={data.answerWords}
              keys={noKeys}
              onAnswerAndGoOn={nothing}
            />
          )}
        </div>
      </section>
      <div className="answering-buttons">
        <Button size="l" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('answering.step.back')}
        </Button>
        <Button
          size="l"
          variant="primary"
          onClick={() => (at + 1 < total ? setAt(at + 1) : onClose())}
        >
          {t(at + 1 < total ? 'answering.step.forward' : 'common.close')}
        </Button>
      </div>
    </div>
  );
}

const nothing = () => {};
const noKeys: Keys = { isOn: true, allow: nothing, areShown: false };
