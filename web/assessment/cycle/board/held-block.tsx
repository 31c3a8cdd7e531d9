import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CycleDetail } from '#contract/assessment/cycle/cycle.ts';
import {
  type CycleHeld,
  getCycleHeld,
  leaveOutHeld,
} from '#contract/assessment/cycle/cycle-held.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';

interface HeldBlockProps {
  cycle: CycleDetail;
  /** Whether it offers to go without those raters. */
  mayLeaveOut: boolean;
}

/** Whose raters can't be asked as the cycle begins (rule 26c), and the press that leaves those out. */
export function HeldBlock({ cycle, mayLeaveOut }: HeldBlockProps) {
  const { t } = useT();
  const query = useQuery(partQuery(getCycleHeld, { params: { id: cycle.id } }));
  const [isAsked, setAsked] = useState(false);
  if (query.isError && !query.data)
    return <QueryError query={query} title={t('cycleBoard.heldRaters.failed')} />;
  const held = query.data?.data;
  if (!held || held.waitingCount + held.lateCount === 0) return null;
  const { raterCount, subjectCount } = held.mayLeaveOut;
  return (
    <InfoBlock
      tone="warning"
      title={t('cycleBoard.heldRaters.title')}
      actions={
        mayLeaveOut &&
        subjectCount > 0 && (
          <Button onClick={() => setAsked(true)}>
            {t('cycleBoard.heldRaters.leaveOut', { count: raterCount })}
          </Button>
        )
      }
    >
      <HeldText held={held} />
      <LeaveOutDialog id={cycle.id} held={held} open={isAsked} onClose={() => setAsked(false)} />
    </InfoBlock>
  );
}

function HeldText({ held: { waitingCount, until, lateCount, lateList } }: { held: CycleHeld }) {
  const texts = useT();
  const { t } = texts;
  const names = lateList.map(shortName).join(', ');
  const more = lateCount - lateList.length;
  return (
    <ul>
      {waitingCount > 0 && (
        <li>
          {t('cycleBoard.heldRaters.waiting', {
            count: waitingCount,
            date: formatDay(until, texts),
          })}
        </li>
      )}
      {lateCount > 0 && (
        <li>
          {t('cycleBoard.heldRaters.late', { count: lateCount })}{' '}
          <bdi>{more > 0 ? t('cycle.people.andMore', { names, count: more }) : names}</bdi>
        </li>
      )}
    </ul>
  );
}

interface LeaveOutDialogProps {
  id: string;
  held: CycleHeld;
  open: boolean;
  onClose: () => void;
}

function LeaveOutDialog({ id, held, open, onClose }: LeaveOutDialogProps) {
  const { t } = useT();
  const send = useSend(leaveOutHeld);
  const { raterCount, subjectCount } = held.mayLeaveOut;
  return (
    <ConfirmDialog
      open={open}
      title={t('cycleBoard.heldRaters.ask')}
      text={
        <>
          <p>{t('cycleBoard.heldRaters.means', { raters: raterCount, people: subjectCount })}</p>
          <p>
            {t('cycleBoard.heldRaters.stay', {
              count: held.waitingCount + held.lateCount - subjectCount,
            })}
          </p>
        </>
      }
      confirmLabel={t('cycleBoard.heldRaters.leaveOut', { count: raterCount })}
      pending={send.isPending}
      onClose={onClose}
      onConfirm={() => send.mutate({ params: { id } }, { onSettled: onClose })}
    />
  );
}
