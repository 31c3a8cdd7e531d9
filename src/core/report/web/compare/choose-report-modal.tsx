import FileX2 from 'lucide-react/icons/file-x-2';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useComparable } from './queries.ts';
import './compare.css';

export interface ChooseReportModalProps {
  questionaryId: string;
  employeeId: string;
  onChoose: (secondQuestionaryId: string) => void;
  onClose: () => void;
}

/** The other final 360 reports about a person, by year. Pressing one chooses it. */
export function ChooseReportModal({ onChoose, onClose, ...of }: ChooseReportModalProps) {
  const { t } = useT();
  return (
    <Modal open title={t('comparison.choose')} onClose={onClose}>
      <Choices {...of} onChoose={onChoose} />
    </Modal>
  );
}

function Choices({ onChoose, ...of }: Omit<ChooseReportModalProps, 'onClose'>) {
  const { t } = useT();
  const reports = useComparable(of);
  if (reports.isError) return <QueryError query={reports} title={t('comparison.chooseFailed')} />;
  if (!reports.data) {
    return (
      <div className="rc-years" aria-busy="true">
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </div>
    );
  }
  if (reports.data.length === 0) {
    return (
      <EmptyState
        icon={<FileX2 aria-hidden="true" />}
        title={t('comparison.chooseNone')}
        text={t('comparison.chooseNoneText')}
      />
    );
  }
  return (
    <div className="rc-years">
      <p>{t('comparison.chooseText')}</p>
      {byYear(reports.data).map(([year, rows]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="rc-choices">
            {rows.map((row) => (
              <li key={row.questionaryId}>
                <Choice row={row} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Choice({ row, onChoose }: { row: ReportRow; onChoose: (id: string) => void }) {
  const texts = useT();
  const { t } = texts;
  return (
    <button type="button" className="rc-choice" onClick={() => onChoose(row.questionaryId)}>
      <span className="rc-period">
        {formatPeriod(row.dateStart, lastDayOf(row, texts.timeZone), texts)}
      </span>
      <Hint>
        {t('comparison.numbered', { number: row.number })} · {t(`questionaryType.${row.type}`)}
        {row.type !== 'broughtIn' && ` · ${t('paper.created')} ${formatDay(row.createdAt, texts)}`}
      </Hint>
    </button>
  );
}

/** Groups reports by the year in which the assessment began, like the list's filter. */
function byYear(rows: readonly ReportRow[]): [string, ReportRow[]][] {
  const years = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const year = row.dateStart.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), row]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}
