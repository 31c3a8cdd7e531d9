import FileX2 from 'lucide-react/icons/file-x-2';
import { useReport } from '#core/report/web/queries.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ReportBody } from './report-body.tsx';
import '#platform/web/shared/heat/heat.css';
import './chart.css';
import '#platform/web/shared/heat/mark-table.css';
import './report-modal.css';
import './print.css';

export type ReportModalProps = ReportAddress & { onClose: () => void };

/** A report on the whole screen. Its toggles reset when it closes. */
export function ReportModal({ onClose, ...address }: ReportModalProps) {
  const { t } = useT();
  const isInterim = address.passedParticipantCount !== undefined;
  return (
    <Modal
      open
      size="full"
      title={t(isInterim ? 'paper.interim' : 'report.title')}
      onClose={onClose}
    >
      <LoadedReport {...address} />
    </Modal>
  );
}

/** A report as it is read, or why it can't be. */
export function LoadedReport(address: ReportAddress) {
  const { t } = useT();
  const report = useReport(address);
  if (report.data) {
    const { data: content, ...beside } = report.data;
    return <ReportBody content={content} address={address} beside={beside} />;
  }
  if (!report.isError) return <Loading />;
  if (isMissing(report.error)) {
    return (
      <EmptyState
        icon={<FileX2 aria-hidden="true" />}
        title={t('report.missing')}
        text={t('report.missingText')}
      />
    );
  }
  return <QueryError query={report} title={t('report.loadFailed')} />;
}

function Loading() {
  const { t } = useT();
  return (
    <div className="r-report" aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('report.loading')}</span>
      </VisuallyHidden>
      <Skeleton width="320px" height="28px" />
      <Skeleton width="100%" height="120px" />
      <div className="r-zones">
        <Skeleton height="420px" />
        <Skeleton height="420px" />
      </div>
    </div>
  );
}
