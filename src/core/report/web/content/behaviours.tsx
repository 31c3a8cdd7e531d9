import { isRough } from '#core/report/contract/content/report-gaps.ts';
import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';
import {
  type BehaviourBlock,
  behaviourBlocks,
  questionMarkBy,
  type Rater,
  ratersOfQuestions,
} from '#core/report/contract/telling/report-behaviours.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** The questions of each competence with their marks, folded (rule 65e). */
export function Behaviours({ telling }: { telling: Telling }) {
  const { content, t } = telling;
  const blocks = behaviourBlocks(content);
  if (blocks.length === 0) return null;
  const raters = ratersOfQuestions(content);
  return (
    <section className="r-section">
      <h3>{t('paper.behaviours.heading')}</h3>
      <Hint as="p">{t('paper.behaviours.lead')}</Hint>
      <Card className="r-behaviours">
        {blocks.map((block) => (
          <Disclosure key={block.competenceId} summary={block.name}>
            <Block block={block} raters={raters} telling={telling} />
          </Disclosure>
        ))}
      </Card>
    </section>
  );
}

interface BlockProps {
  block: BehaviourBlock;
  raters: readonly Rater[];
  telling: Telling;
}

function Block({ block, raters, telling: { content, t, locale } }: BlockProps) {
  const shown = block.whyNot ? raters.filter((rater) => rater !== 'others') : raters;
  return (
    <>
      {block.whyNot && <Hint as="p">{t(`paper.behaviours.${block.whyNot}`)}</Hint>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('paper.behaviours.question')}</th>
            {shown.map((rater) => (
              <th key={rater} scope="col" className="r-number">
                {rater === 'others'
                  ? t('paper.behaviours.others')
                  : groupLabel([rater === 'self' ? 'employee' : rater], t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.questions.map((question) => (
            <tr key={question.questionId}>
              <th scope="row">{question.questionText}</th>
              {shown.map((rater) => {
                const mark = questionMarkBy(question, rater);
                const isRoughly =
                  rater === 'others' &&
                  mark !== null &&
                  isRough(content, { types: ['colleague'], mark });
                return (
                  <td key={rater} className="r-number">
                    {formatMark(mark, locale, digitsOf(content))}
                    {isRoughly && <Hint className="r-cell-note">{t('paper.roughly')}</Hint>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
