import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { groupLabel, textsByGroup } from '#core/report/contract/content/report-groups.ts';
import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { ratingRows } from '#core/report/contract/reading/report-ratings.ts';
import { answersLead, type Telling } from '#core/report/contract/reading/report-words.ts';
import { breakpoints } from '#platform/web/ui/base/breakpoints.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

/** Common questions with a rating: the mean of each group and how many sheets it stands on. */
export function CommonRatings({ content }: { content: ReportContent }) {
  const { t, locale } = useT();
  const questions = content.commonQuestionAnswerList.filter(({ type }) => type === 'rating');
  if (questions.length === 0) return null;
  return (
    <section className="r-section">
      <h3>{t('paper.answers.ratings')}</h3>
      {questions.map((question) => {
        const rows = ratingRows({ content, t, locale }, question);
        return (
          <Card key={question.questionId} className="r-rating">
            <h4>{question.questionText}</h4>
            {rows.length === 0 && <Muted as="p">{t('paper.answers.empty')}</Muted>}
            <dl>
              {rows.map(({ key, label, mark, note }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>
                    {formatMark(mark, locale, digitsOf(content))}
                    <Hint>{note}</Hint>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        );
      })}
    </section>
  );
}

/** Answers to open questions, word for word, by question and group. */
export function OpenAnswers({ telling }: { telling: Telling }) {
  const { content, t } = telling;
  const questions = content.commonQuestionAnswerList.filter(({ type }) => type === 'text');
  if (questions.length === 0) return null;
  return (
    <section className="r-section">
      <h3>{t('paper.answers.heading')}</h3>
      <Hint as="p">{answersLead(telling)}</Hint>
      {questions.map(({ questionId, questionText, answers }) => (
        <Question key={questionId} text={questionText} answers={answers} />
      ))}
    </section>
  );
}

type Answers = ReportContent['commonQuestionAnswerList'][number]['answers'];

function Question({ text, answers }: { text: string; answers: Answers }) {
  const { t } = useT();
  const groups = textsByGroup(answers);
  return (
    <Card className="r-question">
      <Disclosure summary={<h4>{text}</h4>} isOpen={!isNarrow()}>
        {groups.length === 0 && <Muted as="p">{t('paper.answers.empty')}</Muted>}
        {groups.map(({ key, types, texts }) => (
          <div key={key} className="r-group-answers">
            <h5>{groupLabel(types, t)}</h5>
            <ul className="r-texts">
              {texts.map((answer, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two answers may be alike; the list never changes.
                <li key={at}>{answer}</li>
              ))}
            </ul>
          </div>
        ))}
      </Disclosure>
    </Card>
  );
}

/** On a phone, comments would push everything else away, so they open with a press there. */
const isNarrow = () => window.innerWidth <= breakpoints.phone;
