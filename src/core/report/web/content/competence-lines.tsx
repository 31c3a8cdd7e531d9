import type { CompetenceMark } from '#core/report/contract/content/report-content.ts';
import { isRough } from '#core/report/contract/content/report-gaps.ts';
import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import { digitsOf } from '#core/report/contract/content/report-numbers.ts';
import { othersMarks, whyNoMarks } from '#core/report/contract/content/report-statements.ts';
import { type TableCell, tableColumns } from '#core/report/contract/reading/report-table.ts';
import { changeNotes } from '#core/report/contract/reading/report-table-notes.ts';
import { sayZoneMarks, type Telling } from '#core/report/contract/reading/report-words.ts';
import { highestFirst } from '#core/report/contract/telling/report-answers.ts';
import {
  type BehaviourBlock,
  behaviourBlocks,
  questionMarkBy,
  type Rater,
  ratersOfQuestions,
} from '#core/report/contract/telling/report-behaviours.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { BesideReport } from './beside.ts';
import { Bars } from './chart/bars.tsx';
import { Dots, DotsKey, Scale } from './dots.tsx';

interface LinesProps {
  telling: Telling;
  beside: BesideReport;
}

/** Every competence on a line of its own, the highest first. Pressed, it shows its questions (rule 65e). */
export function CompetenceLines({ telling, beside }: LinesProps) {
  const { content, t } = telling;
  if (whyNoMarks(content)) return null;
  const blocks = new Map(behaviourBlocks(content).map((block) => [block.competenceId, block]));
  const change = tableColumns(telling, beside).find(({ kind }) => kind === 'change');
  return (
    <section className="r-section">
      <h3>{t('paper.lines.heading')}</h3>
      <Hint as="p">
        {othersMarks(content).length > 0 && t('paper.lines.lead')}{' '}
        {blocks.size > 0 && t('paper.lines.press')}
      </Hint>
      <Card className="r-lines">
        <div className="r-lines-head">
          <DotsKey telling={telling} hasTarget />
          <Scale />
        </div>
        <ul>
          {highestFirst(content).map((row) => (
            <Row
              key={row.competenceId}
              row={row}
              block={blocks.get(row.competenceId)}
              change={change?.cellOf(row)}
              telling={telling}
            />
          ))}
        </ul>
      </Card>
      {beside.previous && <Hint as="p">{changeNotes(beside.previous, telling).join(' ')}</Hint>}
    </section>
  );
}

interface RowProps {
  row: CompetenceMark;
  block: BehaviourBlock | undefined;
  /** The change since the previous report. */
  change: TableCell | undefined;
  telling: Telling;
}

function Row({ row, block, change, telling }: RowProps) {
  const { t } = telling;
  const line = (
    <>
      <span className="r-name">{hyphenate(row.name)}</span>
      <Dots marks={row} />
      <Hint digits>
        {sayZoneMarks(row, telling)}
        {change && (
          <span className={classNames(change.isQuiet && 'r-quiet')}>
            {' '}
            · {t('paper.competences.change')} {change.text}
          </span>
        )}
      </Hint>
    </>
  );
  if (!block) return <li className="r-line-row">{line}</li>;
  return (
    <li>
      <Disclosure className="r-line" summary={<span className="r-line-row">{line}</span>}>
        <Questions block={block} telling={telling} />
      </Disclosure>
    </li>
  );
}

/** The questions of a competence, each with a bar for whoever gave a mark. */
function Questions({ block, telling }: { block: BehaviourBlock; telling: Telling }) {
  const { content, t } = telling;
  const raters = ratersOfQuestions(content).filter((rater) => !block.whyNot || rater !== 'others');
  const lines = raters.map((rater) => ({
    key: rater,
    look: lookOf[rater],
    label: labelOf(rater, telling),
    marks: block.questions.map((question) => questionMarkBy(question, rater)),
  }));
  const isRoughly = (line: string, mark: number | null) =>
    line === 'others' && mark !== null && isRough(content, { types: ['colleague'], mark });
  return (
    <div className="r-questions">
      {block.description && <Hint as="p">{block.description}</Hint>}
      {block.whyNot && <Hint as="p">{t(`paper.behaviours.${block.whyNot}`)}</Hint>}
      <Bars
        names={block.questions.map(({ questionText }) => questionText)}
        lines={lines}
        digits={digitsOf(content)}
        isRoughly={isRoughly}
      />
    </div>
  );
}

const lookOf: Record<Rater, string> = {
  self: 'employee',
  supervisor: 'supervisor',
  others: 'others',
};

const labelOf = (rater: Rater, { t }: Telling): string =>
  rater === 'others'
    ? t('paper.behaviours.others')
    : groupLabel([rater === 'self' ? 'employee' : rater], t);
