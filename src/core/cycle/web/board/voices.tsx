import { type ReactNode, useState } from 'react';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { type CycleHeld, leaveOutHeld } from '#core/cycle/contract/cycle-held.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import type { Line } from './check-line.tsx';

interface VoicesProps {
  cycle: CycleDetail;
  held: CycleHeld;
  line: (line: Line) => ReactNode;
}

/** Whose raters can't be asked as the cycle begins (rule 26c), and the press that leaves those out. */
export function Voices({ cycle, held, line }: VoicesProps) {
  const { t } = useT();
  const [isAsked, setAsked] = useState(false);
  if (held.waitingCount + held.lateCount === 0) {
    return line({ state: 'fine', children: <p>{t('cycleBoard.check.fine.voices')}</p> });
  }
  const { raterCount, subjectCount } = held.mayLeaveOut;
  return line({
    state: 'look',
    fix: cycle.can.includes('addSubjects') && subjectCount > 0 && (
      <Button onClick={() => setAsked(true)}>
        {t('cycleBoard.heldRaters.leaveOut', { count: raterCount })}
      </Button>
    ),
    children: (
      <>
        <HeldText held={held} />
        <LeaveOutDialog id={cycle.id} held={held} open={isAsked} onClose={() => setAsked(false)} />
      </>
    ),
  });
}

function HeldText({ held: { waitingCount, until, lateCount, lateList } }: { held: CycleHeld }) {
  const texts = useT();
  const { t, locale } = texts;
  const names = lateList.map((one) => shortName(one, locale)).join(', ');
  const more = lateCount - lateList.length;
  return (
    <>
      {waitingCount > 0 && (
        <p>
          {t('cycleBoard.heldRaters.waiting', {
            count: waitingCount,
            date: formatDay(until, texts),
          })}
        </p>
      )}
      {lateCount > 0 && (
        <p>
          {t('cycleBoard.heldRaters.late', { count: lateCount })}{' '}
          <bdi>{more > 0 ? t('cycle.people.andMore', { names, count: more }) : names}</bdi>
        </p>
      )}
    </>
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
