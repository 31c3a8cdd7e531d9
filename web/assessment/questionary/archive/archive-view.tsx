import { type ComponentType, useEffect } from 'react';
import type { QuestionaryDetail } from '#contract/assessment/questionary.ts';
import { DetailActions } from '#web/assessment/questionary/detail/detail-actions.tsx';
import { DetailFacts } from '#web/assessment/questionary/detail/detail-facts.tsx';
import {
  DetailCompetences,
  DetailParticipants,
  DetailPeople,
} from '#web/assessment/questionary/detail/detail-people.tsx';
import { DetailReports } from '#web/assessment/questionary/detail/detail-reports.tsx';
import { DetailSkeleton } from '#web/assessment/questionary/detail/detail-skeleton.tsx';
import { useDetail } from '#web/assessment/questionary/detail/use-detail.ts';
import { reportCount } from '#web/assessment/questionary/live.ts';
import { useReportsOf } from '#web/assessment/questionary/queries.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import type { ReportAddress } from '#web/platform/shared/report/report-address.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import './archive-view.css';

/** Shows a report where it stands. web/app gives it, as a report is no part of this capability. */
export type ReportInPlace = ComponentType<ReportAddress>;

export interface ArchiveViewProps {
  id: string;
  Report: ReportInPlace;
  onClose: () => void;
  onMissing: () => void;
  /** Opens one that is not archived. */
  openInJournal: (id: string) => void;
}

/** An archived questionary: its report, its list of reports, or that there is none. */
export function ArchiveView({ id, Report, onClose, onMissing, openInJournal }: ArchiveViewProps) {
  const { t } = useT();
  const { query, found, failed } = useDetail(id, onMissing);
  const isElsewhere = found !== undefined && found.status !== 'archived';
  useEffect(() => {
    if (isElsewhere) openInJournal(id);
  }, [isElsewhere, openInJournal, id]);
  return (
    <Modal
      open
      size="full"
      title={found ? t('questionaryDetail.title', { number: found.number }) : t('common.loading')}
      onClose={onClose}
      actions={
        found && (
          <DetailActions
            questionary={found}
            onEdit={none}
            onOpen={openInJournal}
            onDeleted={none}
          />
        )
      }
    >
      {found && <Archived questionary={found} Report={Report} />}
      {!found && failed && <QueryError query={query} title={t('questionaryDetail.loadFailed')} />}
      {!found && !failed && <DetailSkeleton />}
    </Modal>
  );
}

interface ArchivedProps extends Pick<ArchiveViewProps, 'Report'> {
  questionary: QuestionaryDetail;
}

/** The only report is there at once; it says itself whom it is about and who answered. */
function Archived({ questionary, Report }: ArchivedProps) {
  const reports = useReportsOf(questionary);
  const [only] = reportCount(questionary) === 1 ? (reports.data?.data ?? []) : [];
  if (only) return <Report questionaryId={only.questionaryId} employeeId={only.employeeId} />;
  return (
    <div className="q-detail q-archived">
      <DetailReports questionary={questionary} />
      <DetailFacts questionary={questionary} />
      <DetailPeople questionary={questionary} />
      <DetailParticipants questionary={questionary} />
      <DetailCompetences questionary={questionary} />
    </div>
  );
}

/** What is archived is neither edited nor deleted. */
const none = () => {};
