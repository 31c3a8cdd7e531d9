import { useNight, useSendingTime } from '#core/account/web/session/today.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type { CycleCheckList } from '#core/cycle/contract/cycle-checks.ts';
import {
  useCycleChecks,
  useCycleHeld,
  useCycleLoad,
  useMoveCycle,
} from '#core/cycle/web/queries.ts';
import { nextStatus } from '#core/cycle/web/stages.ts';
import { AtNight } from '#core/questionary/web/at-night.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { CheckList } from './check-list.tsx';
import { CycleLoad } from './cycle-load.tsx';
import type { Panels } from './use-panels.ts';

interface BeginDialogProps {
  cycle: CycleDetail;
  panels: Panels;
  onClose: () => void;
}

/**
 * Says what beginning means: how many people, which letters now, the last days, and what to check before. It waits for
 * its numbers, and doesn't begin for nobody or past a line that stops it.
 */
export function BeginDialog({ cycle, panels, onClose }: BeginDialogProps) {
  const { t } = useT();
  const update = useMoveCycle();
  const { id, version } = cycle;
  const status = nextStatus(cycle);
  const checks = useCycleChecks(id);
  const held = useCycleHeld(id);
  const load = useCycleLoad(id, status === 'inwork');
  if (!status) return null;
  const found = checks.data?.data;
  const isKnown =
    [checks, held].every(({ isSuccess, isFetching }) => isSuccess && !isFetching) &&
    (status === 'nominating' || (load.isSuccess && !load.isFetching));
  return (
    <ConfirmDialog
      open
      title={t(`cycleBoard.begin.title.${status}`)}
      text={
        <div className="cycle-begin">
          {!found && <Skeleton height="48px" />}
          {found && status === 'nominating' && <Choosing cycle={cycle} found={found} />}
          {found && status === 'inwork' && <Work cycle={cycle} found={found} />}
          <CheckList cycle={cycle} panels={panels} />
          {status === 'inwork' && <CycleLoad query={load} onShow={panels.showLists} />}
        </div>
      }
      confirmLabel={t(`cycle.begin.${status}`)}
      disabled={!isKnown || !found || !mayBegin(found, status)}
      pending={update.isPending}
      onClose={onClose}
      onConfirm={() => update.mutate({ body: { id, version, status } }, { onSettled: onClose })}
    />
  );
}

function mayBegin(
  { checkList, subjectCount, readyCount }: CycleCheckList,
  status: 'nominating' | 'inwork',
): boolean {
  const count = status === 'nominating' ? subjectCount : readyCount;
  return count > 0 && checkList.every(({ state }) => state !== 'stop');
}

interface CycleProps {
  cycle: CycleDetail;
  found: CycleCheckList;
}

function Choosing({ cycle, found: { subjectCount, letterCount } }: CycleProps) {
  const texts = useT();
  const { t } = texts;
  const { chosenBy, chooseUntil, dateStart, dateEnd } = cycle;
  const hour = useSendingTime();
  const night = useNight(chooseUntil ?? dateEnd);
  return (
    <>
      <p>
        {t('cycleBoard.begin.people', { count: subjectCount })}{' '}
        {chosenBy === 'hr'
          ? t('cycleBoard.begin.letters.hr')
          : night
            ? t('cycleBoard.begin.letters.night', {
                count: letterCount,
                time: night.time,
                date: formatDay(night.until, texts),
                hour,
              })
            : t(`cycleBoard.begin.letters.${chosenBy}`, { count: letterCount })}
      </p>
      <p>
        {t('cycleBoard.begin.until', {
          date: formatDay(chooseUntil, texts),
          start: formatDay(dateStart, texts),
          end: formatDay(dateEnd, texts),
        })}
        <Release cycle={cycle} />
      </p>
    </>
  );
}

function Work({ cycle, found: { readyCount } }: CycleProps) {
  const texts = useT();
  const { t } = texts;
  const { dateStart, dateEnd } = cycle;
  return (
    <>
      <p>{t('cycleBoard.begin.work', { count: readyCount })}</p>
      <p>
        {t('cycleBoard.begin.answers', { period: formatPeriod(dateStart, dateEnd, texts) })}
        <Release cycle={cycle} />
      </p>
      <AtNight lastDay={dateEnd} />
      <p>{t('cycleBoard.begin.frozen')}</p>
    </>
  );
}

function Release({ cycle: { releaseOn } }: Pick<CycleProps, 'cycle'>) {
  const texts = useT();
  if (!releaseOn) return null;
  return <> {texts.t('cycleBoard.begin.release', { date: formatDay(releaseOn, texts) })}</>;
}
