import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { PickedRole } from '#core/questionary/web/form-rules.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import './detail.css';
import { DetailActions } from './detail-actions.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailInterim } from './detail-interim.tsx';
import {
  type AddingProps,
  DetailCompetences,
  DetailParticipants,
  DetailPeople,
} from './detail-people.tsx';
import { DetailReports } from './detail-reports.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { CreatedWarning, WorkButton } from './detail-work.tsx';
import { InWork } from './in-work.tsx';
import { RemindButton } from './remind-button.tsx';
import { useDetail } from './use-detail.ts';

export interface DetailPanelProps {
  id: string;
  onClose: () => void;
  /** Called when the questionary does not exist. */
  onMissing: () => void;
  /** Opens the form, for adding people in one role where it is given. */
  onEdit: (adds?: PickedRole) => void;
  onOpen: (id: string) => void;
}

/** One questionary beside the journal, with an address of its own. */
export function DetailPanel({ id, onClose, onMissing, onEdit, onOpen }: DetailPanelProps) {
  const { t } = useT();
  const { query, found, failed } = useDetail(id, onMissing);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={found ? t('questionaryDetail.title', { number: found.number }) : t('common.loading')}
      actions={
        found && (
          <DetailActions
            questionary={found}
            onEdit={() => onEdit()}
            onOpen={onOpen}
            onDeleted={onClose}
          />
        )
      }
      footer={found?.can.includes('toWork') && <WorkButton questionary={found} />}
    >
      {found && <Detail questionary={found} onAdd={onEdit} />}
      {!found && failed && <QueryError query={query} title={t('questionaryDetail.loadFailed')} />}
      {!found && !failed && <DetailSkeleton />}
    </SidePanel>
  );
}

/** First whom it is about and how far it is, then what can be done, then the rest. */
function Detail({ questionary, onAdd }: AddingProps) {
  const { status } = questionary;
  return (
    <div className="q-detail">
      <DetailHead questionary={questionary} />
      <MissingKeys questionary={questionary} />
      {status === 'created' && <CreatedWarning questionary={questionary} />}
      {status === 'inwork' && <RemindButton questionary={questionary} />}
      {status === 'inwork' && <InWork questionary={questionary} />}
      {(status === 'done' || status === 'archived') && <DetailReports questionary={questionary} />}
      <DetailPeople questionary={questionary} />
      <DetailParticipants questionary={questionary} onAdd={onAdd} />
      <DetailCompetences questionary={questionary} />
      <DetailFacts questionary={questionary} />
      {status === 'inwork' && questionary.passedCount > 0 && (
        <DetailInterim questionary={questionary} />
      )}
    </div>
  );
}

/** Says that answers can't be read without their key, and what to do. */
export function MissingKeys({ questionary }: { questionary: QuestionaryDetail }) {
  const { t } = useT();
  const { lostKeyCount: count } = questionary;
  if (count === 0) return null;
  return (
    <InfoBlock tone="warning" title={t('questionaryDetail.keyLost', { count })}>
      {t('questionaryDetail.keyMissingText')}
    </InfoBlock>
  );
}
