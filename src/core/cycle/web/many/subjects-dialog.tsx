import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { CycleSubjectVerb } from '#core/cycle/contract/policy/cycle.ts';
import { longestHoldNote } from '#core/report/contract/rules/sharing.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import '#core/questionary/web/many/many.css';
import { type Approver, ApproverField } from './approver-field.tsx';
import { type ManyBody, type Meant, meantBody } from './meant.ts';
import { Refused } from './refused.tsx';

export interface SubjectsDialogProps {
  cycle: CycleDetail;
  action: CycleSubjectVerb;
  meant: Meant;
  onClose: () => void;
  /** Called when the action is done: nobody stays selected. */
  onDone: () => void;
}

const inverses: Partial<Record<CycleSubjectVerb, CycleSubjectVerb>> = {
  leaveOut: 'takeBack',
  takeBack: 'leaveOut',
};

/** One confirmation with what would happen, and one list of those for whom it did not. */
export function SubjectsDialog({ cycle, action, meant, onClose, onDone }: SubjectsDialogProps) {
  const { t } = useT();
  const [dateEnd, setDateEnd] = useState('');
  const [approver, setApprover] = useState<Approver>({ by: 'structure' });
  const [note, setNote] = useState('');
  const body = askedBody({ action, meant, dateEnd, approver, note: note.trim() });
  const run = useSend(manySubjects, { meta: { quiet: 'success' } });
  const undo = useSend(manySubjects);
  const { id } = cycle;
  const tried = useQuery({
    ...partQuery(manySubjects, {
      params: { id },
      query: { dryRun: true },
      body: body ?? { action },
    }),
    enabled: body !== undefined && !run.isPending && !run.data,
    // Anybody may have changed them since.
    staleTime: 0,
    gcTime: 0,
  });
  const doneCount = tried.data?.doneCount ?? 0;
  const why = useId();
  const isNobody =
    action === 'remind' && tried.data?.doneCount === 0 && tried.data.refusedCount === 0;
  const became = run.data;
  const confirm = () =>
    body &&
    run.mutate(
      { params: { id }, query: {}, body },
      {
        onSuccess: ({ refusedCount, message }) => {
          if (refusedCount > 0) return;
          const inverse = inverses[action];
          toast.success(
            message,
            inverse && body.employeeIdList
              ? {
                  label: t(`cycleBoard.action.${inverse}`),
                  run: () =>
                    undo.mutate({ params: { id }, query: {}, body: { ...body, action: inverse } }),
                }
              : undefined,
          );
          onDone();
        },
      },
    );
  return (
    <Modal
      open
      busy={run.isPending}
      title={t(became ? 'cycleBoard.overTitle' : `cycleBoard.ask.${action}`)}
      onClose={became ? onDone : onClose}
      footer={
        became ? (
          <Button variant="primary" onClick={onDone}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button autoFocus onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button
              variant={action === 'leaveOut' ? 'danger' : 'primary'}
              disabled={doneCount === 0}
              aria-describedby={isNobody ? why : undefined}
              pending={run.isPending}
              onClick={confirm}
            >
              {doneCount > 0
                ? t(`cycleBoard.does.${action}`, { count: doneCount })
                : t(`cycleBoard.action.${action}`)}
            </Button>
          </>
        )
      }
    >
      <div className="q-many">
        {became ? (
          <div role="status">
            {became.doneCount > 0 && <p>{became.message}</p>}
            <Refused outcomes={became} as="stayed" />
          </div>
        ) : (
          <>
            {action === 'extend' && (
              <DateField
                label={t('cycleBoard.newEnd')}
                required
                min={addDays(cycle.dateEnd, 1)}
                max={cycle.releaseOn ?? undefined}
                value={dateEnd}
                onChange={setDateEnd}
              />
            )}
            {action === 'hold' && (
              <TextArea
                label={t('cycleBoard.holdNote')}
                hint={t('cycleBoard.holdHint')}
                required
                maxLength={longestHoldNote}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
            {action === 'setApprover' && <ApproverField value={approver} onChange={setApprover} />}
            <p>{t(`cycleBoard.means.${action}`)}</p>
            {tried.data && tried.data.refusedCount > 0 && (
              <InfoBlock
                tone="warning"
                title={t('cycleBoard.stays', { count: tried.data.refusedCount })}
              >
                <Refused outcomes={tried.data} as={undefined} />
              </InfoBlock>
            )}
            {isNobody && <p id={why}>{t('cycleBoard.nobodyToRemind')}</p>}
            {tried.isError && <QueryError query={tried} title={t('cycleBoard.tryFailed')} />}
            {tried.isLoading && (
              <div aria-busy="true">
                <p role="status">{t('cycleBoard.trying')}</p>
                <Skeleton height="40px" />
              </div>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}

interface Answers extends Pick<SubjectsDialogProps, 'action' | 'meant'> {
  dateEnd: string;
  approver: Approver;
  /** Why reports are held. */
  note: string;
}

/** The call's body; undefined while it is not known yet what to do. */
function askedBody({ action, meant, dateEnd, approver, note }: Answers): ManyBody | undefined {
  const whom = meantBody(meant);
  if (action === 'extend') return dateEnd ? { action, ...whom, dateEnd } : undefined;
  if (action === 'hold') return note ? { action, ...whom, note } : undefined;
  if (action !== 'setApprover') return { action, ...whom };
  if (approver.by === 'structure') return { action, ...whom, approverId: null };
  return approver.person ? { action, ...whom, approverId: approver.person.id } : undefined;
}
