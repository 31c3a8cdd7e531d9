import { changeText, isUntold } from '#core/report/contract/change/change-words.ts';
import { type Digits, formatMark } from '#core/report/contract/content/report-numbers.ts';
import {
  type DifferenceColumn,
  differenceColumns,
  tableNotesOf,
} from '#core/report/contract/reading/comparison-words.ts';
import {
  type Comparison,
  digitsOfComparison,
  type MarkChange,
} from '#core/report/contract/reading/report-difference.ts';
import { CompetenceName } from '#core/report/web/content/competence-name.tsx';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** A row per competence; in each cell the change, and both ratings below it. */
export function DifferenceTable({ comparison }: { comparison: Comparison }) {
  const { t, locale } = useT();
  const columns = differenceColumns(comparison, t);
  const digits = digitsOfComparison(comparison);
  if (columns.length === 0) return null;
  return (
    <section className="r-section">
      <h3>{t('comparison.table.heading')}</h3>
      <ScrollCard label={t('comparison.table.region')} className="mark-table r-table rc-table">
        <table aria-label={t('comparison.table.region')}>
          <thead>
            <tr>
              <th scope="col">{t('paper.competences.name')}</th>
              {columns.map(({ key, label, onlyIn }) => (
                <th key={key} scope="col">
                  {label}
                  <OnlyIn which={onlyIn} comparison={comparison} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.competenceList.map((row) => (
              <tr key={row.competenceId}>
                <th scope="row">
                  <CompetenceName name={row.name} description={row.description} />
                  <OnlyIn which={row.isIn === 'both' ? null : row.isIn} comparison={comparison} />
                </th>
                {columns.map((column) => (
                  <ChangeCell
                    key={column.key}
                    column={column}
                    mark={column.of(row)}
                    digits={digits}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          {columns.some(({ whole }) => whole) && (
            <tfoot>
              <tr>
                <th scope="row">{t('comparison.table.whole')}</th>
                {columns.map(({ key, whole }) => (
                  <td key={key} className={lookOf(whole)}>
                    {whole && <Change said={whole} digits={digits} />}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollCard>
      <Hint as="p">{tableNotesOf(comparison, { t, locale })}</Hint>
    </section>
  );
}

function OnlyIn({
  which,
  comparison,
}: {
  which: 'earlier' | 'later' | null;
  comparison: Comparison;
}) {
  const { t } = useT();
  if (which === null) return null;
  const { number } = comparison[which];
  return <Hint as="p">{t('comparison.table.onlyIn', { number })}</Hint>;
}

interface ChangeCellProps {
  column: DifferenceColumn;
  mark: MarkChange;
  digits: Digits;
}

function ChangeCell({ column: { onlyIn }, mark, digits }: ChangeCellProps) {
  const { t, locale } = useT();
  const format = (value: number | null) => formatMark(value, locale, digits);
  if (onlyIn) return <td className="rc-alone">{format(mark[onlyIn])}</td>;
  if (mark.earlier === null && mark.later === null) return <td>{format(null)}</td>;
  const marks = { earlier: format(mark.earlier), later: format(mark.later) };
  return (
    <td className={lookOf(mark)}>
      <Change said={mark} digits={digits} />
      <Hint className="r-cell-note">{t('comparison.table.change', marks)}</Hint>
    </td>
  );
}

type Said = Pick<MarkChange, 'change' | 'verdict'>;

const lookOf = (said: Said | null) =>
  classNames(
    'rc-change',
    said?.verdict ? (isUntold(said) ? 'rc-untold' : `rc-${said.verdict}`) : undefined,
  );

/** A change, with what its look says in words for those who don't see it. */
function Change({ said, digits }: { said: Said; digits: Digits }) {
  const { t, locale } = useT();
  return (
    <>
      <span className="rc-number">{changeText(said, locale, digits)}</span>
      {said.verdict && <VisuallyHidden>{t(`comparison.table.${said.verdict}`)}</VisuallyHidden>}
    </>
  );
}
