import History from 'lucide-react/icons/history';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ImportedAssessment } from '#core/report/contract/imported-report.ts';
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
import './imported.css';
import { useDeleteImported, useImported } from './queries.ts';

/** The assessments whose reports were brought in, each to be removed again. */
export function ImportedList({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  return (
    <Modal
      open
      title={t('importedReport.listTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Assessments />
    </Modal>
  );
}

function Assessments() {
  const { t } = useT();
  const history = useImported();
  const [removed, setRemoved] = useState<ImportedAssessment>();
  const { data, isError } = history;
  if (!data && isError)
    return <QueryError query={history} title={t('importedReport.listFailed')} />;
  if (!data) return <Skeleton height="120px" />;
  if (data.data.length === 0) {
    return (
      <EmptyState
        icon={<History aria-hidden="true" />}
        title={t('importedReport.listEmpty')}
        text={t('importedReport.listEmptyText')}
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
  assessment: ImportedAssessment;
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
          {t('importedReport.reports', { count: reportCount })} ·{' '}
          {t('importedReport.broughtAt', { day: formatDay(broughtAt, texts) })}
        </Hint>
      </span>
      <IconButton
        label={t('importedReport.removeAll', { name: title ?? period })}
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
  assessment: ImportedAssessment;
  onClose: () => void;
}) {
  const { t } = useT();
  const remove = useDeleteImported();
  const { questionaryId, reportCount: count } = assessment;
  return (
    <ConfirmDialog
      open
      danger
      title={t('importedReport.removeAllTitle', { count })}
      text={t('importedReport.removeText')}
      confirmLabel={t('common.delete')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { questionaryId } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
