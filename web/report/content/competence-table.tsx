import { columnsOf } from '#contract/rules/report-columns.ts';
import type { CompetenceMark } from '#contract/rules/report-content.ts';
import { tableNotes } from '#contract/rules/report-table-notes.ts';
import type { Telling } from '#contract/rules/report-words.ts';
import { classNames } from '#web/ui/base/class-names.ts';
import { ScrollCard } from '#web/ui/show/scroll-card.tsx';
import { Hint } from '#web/ui/show/text.tsx';
import type { Beside } from './beside.ts';
import { CompetenceName } from './competence-name.tsx';
import { type TableColumn, tableColumns } from './table-columns.ts';

export interface CompetenceTableProps {
  telling: Telling;
  beside: Beside;
}

/** A row per competence. Where nobody has a mark there is nothing to put into columns. */
export function CompetenceTable({ telling, beside }: CompetenceTableProps) {
  const { content, t } = telling;
  const shown = columnsOf(content);
  if (shown.groups.length === 0) return null;
  const columns = tableColumns(telling, beside);
  return (
    <section className="r-section">
      <h3>{t('paper.competences.heading')}</h3>
      <ScrollCard label={t('report.competences.region')} className="r-table">
        <table aria-label={t('report.competences.region')}>
          <thead>
            <tr>
              <th scope="col">{t('paper.competences.name')}</th>
              {columns.map(({ key, heading, note, isText }) => (
                <th key={key} scope="col" className={isText ? undefined : 'r-number'}>
                  {heading}
                  {note && <Hint className="r-cell-note">{note}</Hint>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.competenceMarkList.map((competence) => (
              <tr key={competence.competenceId}>
                <th scope="row">
                  <CompetenceName name={competence.name} description={competence.description} />
                </th>
                {columns.map((column) => (
                  <MarkCell key={column.key} column={column} competence={competence} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollCard>
      <Hint as="p">{tableNotes(telling, shown, beside).join(' ')}</Hint>
    </section>
  );
}

function MarkCell({ column, competence }: { column: TableColumn; competence: CompetenceMark }) {
  const { text, note, heat, isQuiet } = column.cellOf(competence);
  const look = classNames(
    !column.isText && 'r-number',
    column.isSum && 'r-strong',
    heat ? `r-heat-${heat}` : undefined,
    isQuiet && 'r-quiet',
  );
  return (
    <td className={look}>
      {text}
      {note && <Hint className="r-cell-note">{note}</Hint>}
    </td>
  );
}
