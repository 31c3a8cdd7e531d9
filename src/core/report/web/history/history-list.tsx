import History from 'lucide-react/icons/history';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { HistoryAssessment } from '#core/report/contract/report-history.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './history.css';
import { useDeleteHistory, useHistory } from './queries.ts';

/** The assessments whose reports were brought in, each to be removed again. */
export function HistoryList({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  return (
    <Modal
      open
      title={t('reportHistory.listTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Assessments />
    </Modal>
  );
}

function Assessments() {
  const { t } = useT();
  const history = useHistory();
  const [removed, setRemoved] = useState<HistoryAssessment>();
  const { data, isError } = history;
  if (!data && isError) return <QueryError query={history} title={t('reportHistory.listFailed')} />;
  if (!data) return <Skeleton height="120px" />;
  if (data.data.length === 0) {
    return (
      <EmptyState
        icon={<History aria-hidden="true" />}
        title={t('reportHistory.listEmpty')}
        text={t('reportHistory.listEmptyText')}
      />
    );
  }
  return (
    <>
      <ul className="r-history-list">
        {data.data.map((one) => (
          <Assessment key={one.questionaryId} assessment={one} onRemove={() => setRemoved(one)} />
        ))}
      </ul>
      {removed && <RemoveAll assessment={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface AssessmentProps {
  assessment: HistoryAssessment;
  onRemove: () => void;
}

function Assessment({ assessment, onRemove }: AssessmentProps) {
  const texts = useT();
  const { t } = texts;
  const { number, title, dateStart, dateEnd, broughtAt, reportCount } = assessment;
  const period = formatPeriod(dateStart, dateEnd, texts);
  return (
    <li>
      <span>
        <strong>{title ?? period}</strong>
        <Hint>
          {t('comparison.numbered', { number })} · {title && `${period} · `}
          {t('reportHistory.reports', { count: reportCount })} ·{' '}
          {t('reportHistory.broughtAt', { day: formatDay(broughtAt, texts) })}
        </Hint>
      </span>
      <IconButton
        label={t('reportHistory.removeAll', { name: title ?? period })}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </li>
  );
}

/** A failed removal also closes the dialog; a toast says why (rule 34). */
function RemoveAll({
  assessment,
  onClose,
}: {
  assessment: HistoryAssessment;
  onClose: () => void;
}) {
  const { t } = useT();
  const remove = useDeleteHistory();
  const { questionaryId, reportCount: count } = assessment;
  return (
    <ConfirmDialog
      open
      danger
      title={t('reportHistory.removeAllTitle', { count })}
      text={t('reportHistory.removeText')}
      confirmLabel={t('common.delete')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { questionaryId } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
