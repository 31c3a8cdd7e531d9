import { type ComponentType, useEffect } from 'react';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { DetailActions } from '#core/questionary/web/detail/detail-actions.tsx';
import { DetailFacts } from '#core/questionary/web/detail/detail-facts.tsx';
import {
  DetailCompetences,
  DetailParticipants,
  DetailPeople,
} from '#core/questionary/web/detail/detail-people.tsx';
import { DetailReports } from '#core/questionary/web/detail/detail-reports.tsx';
import { DetailSkeleton } from '#core/questionary/web/detail/detail-skeleton.tsx';
import { useDetail } from '#core/questionary/web/detail/use-detail.ts';
import { reportCount } from '#core/questionary/web/live.ts';
import { useReportsOf } from '#core/questionary/web/queries.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';

/** Shows a report where it stands. src/app/web gives it, as a report is no part of this capability. */
export type ReportInPlace = ComponentType<ReportAddress>;

export interface ArchiveViewProps {
  id: string;
  Report: ReportInPlace;
  onClose: () => void;
  onMissing: () => void;
  /** Opens one that is not archived. */
  openInAssessments: (id: string) => void;
}

/** An archived questionary: its report, its list of reports, or that there is none. */
export function ArchiveView({
  id,
  Report,
  onClose,
  onMissing,
  openInAssessments,
}: ArchiveViewProps) {
  const { t } = useT();
  const { query, found, failed } = useDetail(id, onMissing);
  const isElsewhere = found !== undefined && found.status !== 'archived';
  useEffect(() => {
    if (isElsewhere) openInAssessments(id);
  }, [isElsewhere, openInAssessments, id]);
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
            onOpen={openInAssessments}
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
