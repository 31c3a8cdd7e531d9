import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useToday } from '#core/account/web/session/today.ts';
import { getCycleList, type ListedCycle } from '#core/cycle/contract/cycle.ts';
import { getTasks, type Task } from '#core/cycle/contract/tasks.ts';
import { shownStatuses } from '#core/cycle/web/stages.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import '#core/cycle/web/cycle.css';
import './today.css';
import { CycleRow } from './cycle-row.tsx';
import { lastDayOf, needsOf } from './needs.ts';
import { often } from './use-behind.ts';

/** So many are shown; the rest is on the page of cycles. */
const mostShown = 3;

/** A finished one may still have reports to open. */
const query = { filterList: { status: shownStatuses } };

/**
 * Above the journal: the cycles that go on, how far each is and what it needs; nothing where there are none. On phones
 * one line that opens them.
 */
export function CyclesToday() {
  const { t } = useT();
  const today = useToday();
  const isPhone = useDevice() === 'mobile';
  const cycles = useQuery({
    ...partQuery(getCycleList, { query }),
    refetchInterval: often,
  });
  // The same question as that of the menu's number: they share its answer.
  const asked = useQuery(partQuery(getTasks));
  const tasks = asked.data?.data ?? [];
  if (cycles.isError && !cycles.data) {
    return <QueryError query={cycles} title={t('cycle.today.failed')} />;
  }
  if (cycles.isPending) {
    return <Settling height={isPhone ? '48px' : '72px'} />;
  }
  const going = (cycles.data?.data ?? [])
    .map((cycle) => {
      const needs = needsOf(cycle, today, toReplaceIn(cycle, tasks));
      return { cycle, needs, isUrgent: needs.length > 0 || lastDayOf(cycle) === today };
    })
    .filter(({ cycle, isUrgent }) => cycle.status !== 'done' || isUrgent)
    .toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
  if (going.length === 0) return null;
  const rows = (
    <>
      <ul>
        {going.slice(0, mostShown).map(({ cycle, needs }) => (
          <CycleRow key={cycle.id} cycle={cycle} needs={needs} />
        ))}
      </ul>
      {asked.isError && !asked.data && (
        <QueryError query={asked} title={t('cycle.today.tasksFailed')} />
      )}
    </>
  );
  const all = <Link to="/estimation/cycles">{t('cycle.today.all')}</Link>;
  if (isPhone) {
    const waiting = going.filter(({ isUrgent }) => isUrgent).length;
    const line = t(waiting > 0 ? 'cycle.today.waiting' : 'cycle.today.going', {
      count: going.length,
      waiting,
    });
    const atWork = going.filter(({ cycle }) => cycle.status === 'inwork');
    const passed = atWork.reduce((sum, { cycle }) => sum + cycle.answered.passedCount, 0);
    const total = atWork.reduce((sum, { cycle }) => sum + cycle.answered.totalCount, 0);
    return (
      <section className="cycles-today" aria-label={t('cycle.today.title')}>
        <Disclosure summary={total > 0 ? t('cycle.today.answered', { line, passed, total }) : line}>
          {rows}
          {all}
        </Disclosure>
      </section>
    );
  }
  return (
    <section className="cycles-today" aria-labelledby="cycles-today">
      <header>
        <h2 id="cycles-today">{t('cycle.today.title')}</h2>
        {all}
      </header>
      {rows}
    </section>
  );
}

/** A task of one person is the approver's. */
const toReplaceIn = ({ id }: ListedCycle, tasks: readonly Task[]): number =>
  tasks.find(
    ({ kind, cycleId, employeeId }) => kind === 'replace' && cycleId === id && employeeId === null,
  )?.count ?? 0;
