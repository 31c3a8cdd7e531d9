import FileX2 from 'lucide-react/icons/file-x-2';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ComparisonBody } from './comparison-body.tsx';
import { type ComparedReports, useComparison } from './queries.ts';
import '#core/report/web/content/chart.css';
import '#core/report/web/content/print.css';
import '#platform/web/shared/heat/mark-table.css';
import '#core/report/web/content/report-modal.css';
import './compare.css';

export type CompareModalProps = ComparedReports & { onClose: () => void };

/** Two final 360 reports about a person beside each other, on the whole screen. */
export function CompareModal({ onClose, ...compared }: CompareModalProps) {
  const { t } = useT();
  return (
    <Modal open size="full" title={t('comparison.title')} onClose={onClose}>
      <Loaded {...compared} />
    </Modal>
  );
}

function Loaded(compared: ComparedReports) {
  const { t } = useT();
  const comparison = useComparison(compared);
  if (comparison.data) {
    return <ComparisonBody comparison={comparison.data.data} compared={compared} />;
  }
  if (!comparison.isError) return <Loading />;
  if (isMissing(comparison.error)) {
    return (
      <EmptyState
        icon={<FileX2 aria-hidden="true" />}
        title={t('comparison.missing')}
        text={t('comparison.missingText')}
      />
    );
  }
  return <QueryError query={comparison} title={t('comparison.loadFailed')} />;
}

function Loading() {
  const { t } = useT();
  return (
    <div className="r-report" aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('comparison.loading')}</span>
      </VisuallyHidden>
      <Skeleton width="320px" height="28px" />
      <div className="rc-pair">
        <Skeleton height="96px" />
        <Skeleton height="96px" />
      </div>
      <Skeleton height="420px" />
    </div>
  );
}
