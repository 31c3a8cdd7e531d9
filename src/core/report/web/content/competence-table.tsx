import type { CompetenceMark } from '#core/report/contract/content/report-content.ts';
import { type TableColumn, tableColumns } from '#core/report/contract/reading/report-table.ts';
import { tableNotes } from '#core/report/contract/reading/report-table-notes.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { BesideReport } from './beside.ts';
import { CompetenceName } from './competence-name.tsx';

export interface CompetenceTableProps {
  telling: Telling;
  beside: BesideReport;
}

/** A row per competence. Where nobody has a mark there is nothing to put into columns. */
export function CompetenceTable({ telling, beside }: CompetenceTableProps) {
  const { content, t } = telling;
  const columns = tableColumns(telling, beside);
  if (columns.length === 0) return null;
  return (
    <div className="r-section">
      <ScrollCard label={t('report.competences.region')} className="mark-table r-table">
        <table aria-label={t('report.competences.region')}>
          <thead>
            <tr>
              <th scope="col">{t('paper.competences.name')}</th>
              {columns.map(({ key, kind, label, note }) => (
                <th key={key} scope="col" className={isText(kind) ? undefined : 'r-number'}>
                  {label}
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
      <Hint as="p">{tableNotes(telling, beside).join(' ')}</Hint>
    </div>
  );
}

type Kind = TableColumn['kind'];

const isText = (kind: Kind): boolean => kind === 'agreement';
/** A column of several groups together, not of one. */
const isSum = (kind: Kind): boolean => kind === 'others' || kind === 'total';
/** A column that is less prominent than the report's own marks. */
const isQuietKind = (kind: Kind): boolean => kind === 'target' || kind === 'company';

function MarkCell({ column, competence }: { column: TableColumn; competence: CompetenceMark }) {
  const { kind, cellOf } = column;
  const { text, note, heat, isQuiet } = cellOf(competence);
  const look = classNames(
    !isText(kind) && 'r-number',
    isSum(kind) && 'r-strong',
    (isQuietKind(kind) || isQuiet) && 'r-quiet',
  );
  return (
    <td className={look} data-heat={heat ?? undefined}>
      {text}
      {note && <Hint className="r-cell-note">{note}</Hint>}
    </td>
  );
}
