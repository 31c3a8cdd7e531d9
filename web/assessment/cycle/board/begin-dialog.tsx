import type { CycleDetail } from '#contract/assessment/cycle/cycle.ts';
import { useMoveCycle } from '#web/assessment/cycle/queries.ts';
import { part } from '#web/platform/session/part.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { formatDay, formatPeriod } from '#web/platform/ui/show/format-date.ts';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { HeldBlock } from './held-block.tsx';

const CycleLoad = part(() => import('./cycle-load.tsx'), 'CycleLoad', 'load');

interface BeginDialogProps {
  cycle: CycleDetail;
  open: boolean;
  onClose: () => void;
  /** Leads to the lists on which somebody stands. */
  onShowLists: (raterId: string) => void;
}

/** Says what beginning means: how many people, which letters now, the last days, and what to know before. */
export function BeginDialog({ cycle, open, onClose, onShowLists }: BeginDialogProps) {
  const { t } = useT();
  const update = useMoveCycle();
  const { id, version, can, warningList } = cycle;
  const status = can.includes('toChoosing')
    ? 'nominating'
    : can.includes('toWork')
      ? 'inwork'
      : undefined;
  if (!status) return null;
  return (
    <ConfirmDialog
      open={open}
      title={t(`cycleBoard.begin.title.${status}`)}
      text={
        <div className="cycle-begin">
          {status === 'nominating' ? <Choosing cycle={cycle} /> : <Work cycle={cycle} />}
          {open && status === 'inwork' && <CycleLoad id={id} onShow={onShowLists} />}
          <Release cycle={cycle} />
          {open && <HeldBlock cycle={cycle} mayLeaveOut={false} />}
          {warningList.length > 0 && (
            <InfoBlock tone="warning" title={t('cycleBoard.warnings')}>
              <ul>
                {warningList.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>{message}</li>
                ))}
              </ul>
            </InfoBlock>
          )}
        </div>
      }
      confirmLabel={t(`cycle.begin.${status}`)}
      pending={update.isPending}
      onClose={onClose}
      onConfirm={() => update.mutate({ body: { id, version, status } }, { onSettled: onClose })}
    />
  );
}

interface CycleProps {
  cycle: CycleDetail;
}

function Choosing({ cycle }: CycleProps) {
  const texts = useT();
  const { t } = texts;
  const { chosenBy, subjectCount: count, chooseUntil, dateStart, dateEnd } = cycle;
  return (
    <>
      <p>
        {t('cycleBoard.begin.people', { count })}{' '}
        {chosenBy === 'subject'
          ? t('cycleBoard.begin.letters.subject', { count })
          : t(`cycleBoard.begin.letters.${chosenBy}`)}
      </p>
      <p>
        {t('cycleBoard.begin.until', {
          date: formatDay(chooseUntil, texts),
          start: formatDay(dateStart, texts),
          end: formatDay(dateEnd, texts),
        })}
      </p>
    </>
  );
}

function Work({ cycle }: CycleProps) {
  const texts = useT();
  const { t } = texts;
  const { status, stageCounts, subjectCount, dateStart, dateEnd } = cycle;
  const ready = stageCounts.ready + stageCounts.waiting + stageCounts.problem;
  const waiting = stageCounts.choosing + stageCounts.approval;
  return (
    <>
      <p>
        {status === 'created'
          ? t('cycleBoard.begin.workHr', { count: subjectCount })
          : t('cycleBoard.begin.work', { count: ready })}
        {status !== 'created' && waiting > 0 && (
          <> {t('cycleBoard.begin.waits', { count: waiting })}</>
        )}
      </p>
      <p>{t('cycleBoard.begin.answers', { period: formatPeriod(dateStart, dateEnd, texts) })}</p>
      <p>{t('cycleBoard.begin.frozen')}</p>
    </>
  );
}

function Release({ cycle: { releaseOn } }: CycleProps) {
  const texts = useT();
  if (!releaseOn) return null;
  return <p>{texts.t('cycleBoard.begin.release', { date: formatDay(releaseOn, texts) })}</p>;
}
