import FileChartColumn from 'lucide-react/icons/file-chart-column';
import FolderDown from 'lucide-react/icons/folder-down';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { reportCount } from '#core/questionary/web/live.ts';
import { useReportsOf } from '#core/questionary/web/queries.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { useMakeArchive } from '#core/report/web/shared/make-archive.ts';
import { ReportLink } from '#core/report/web/shared/report-link.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

/** The reports of a questionary that is over, as they appear. Each links to where it opens. */
export function DetailReports({ questionary }: { questionary: QuestionaryDetail }) {
  const { t } = useT();
  const reports = useReportsOf(questionary);
  const rows = reports.data?.data;
  if (reports.isError && !rows) {
    return <QueryError query={reports} title={t('questionaryDetail.reportsFailed')} />;
  }
  const total = reportCount(questionary);
  if (rows?.length === 0 && total === 0) {
    return (
      <InfoBlock tone="danger" title={t('questionaryDetail.noReport')}>
        {t('questionaryDetail.noReportText')}
      </InfoBlock>
    );
  }
  return (
    <section className="q-detail-section" aria-busy={!rows}>
      <h3>{t('questionaryDetail.reports')}</h3>
      {!rows && <Skeleton height="40px" />}
      {rows && rows.length < total && (
        <InfoBlock title={t('questionaryDetail.reportsComing')}>
          {t('questionaryDetail.reportsComingText', { made: rows.length, total })}
        </InfoBlock>
      )}
      {rows && rows.length > 0 && <ReportList rows={rows} />}
      {rows && rows.length > 1 && <AllReports questionaryId={questionary.id} />}
    </section>
  );
}

function AllReports({ questionaryId }: { questionaryId: string }) {
  const { t } = useT();
  const archive = useMakeArchive();
  return (
    <Button
      icon={<FolderDown />}
      pending={archive.isPending}
      onClick={() => archive.mutate({ body: { questionaryIdList: [questionaryId] } })}
    >
      {t('questionaryDetail.allReportsZip')}
    </Button>
  );
}

function ReportList({ rows }: { rows: readonly ReportRow[] }) {
  const texts = useT();
  return (
    <ShortList items={rows}>
      {(row) => (
        <li key={row.employeeId} className="q-person">
          <FileChartColumn aria-hidden="true" />
          <span>
            <ReportLink
              report={{ questionaryId: row.questionaryId, employeeId: row.employeeId }}
              label={texts.t('questionaryDetail.openReport', { name: fullName(row, texts.locale) })}
            >
              <bdi>{fullName(row, texts.locale)}</bdi>
            </ReportLink>
            <Hint digits>{formatMoment(row.createdAt, texts)}</Hint>
          </span>
        </li>
      )}
    </ShortList>
  );
}
