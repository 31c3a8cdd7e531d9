import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getCycleList, type ListedCycle } from '#contract/assessment/cycle/cycle.ts';
import { getTasks, type Task } from '#contract/assessment/cycle/tasks.ts';
import { cycleStatuses } from '#contract/assessment/rules/cycle.ts';
import { StageBar } from '#web/assessment/cycle/stage-bar.tsx';
import { partQuery } from '#web/platform/api/queries.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { useDevice } from '#web/platform/ui/base/use-device.ts';
import { Disclosure } from '#web/platform/ui/show/disclosure.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import '#web/assessment/cycle/cycle.css';
import './today.css';
import { type Need, needsOf } from './needs.ts';

/** So many are shown; the rest is on the page of cycles. */
const mostShown = 3;
/** How often, in milliseconds, it is asked for again: people choose, approve and answer meanwhile. */
const often = 30_000;

/** A finished one may still have reports to open. */
const query = {
  filterList: { status: cycleStatuses.filter((status) => status !== 'archived') },
};

/**
 * Above the journal: the cycles that go on and what each needs today; nothing where there are none. On phones
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
  const going = (cycles.data?.data ?? [])
    .map((cycle) => ({ cycle, needs: needsOf(cycle, today, toReplaceIn(cycle, tasks)) }))
    .filter(({ cycle, needs }) => cycle.status !== 'done' || needs.length > 0)
    .toSorted((one, other) => Number(other.needs.length > 0) - Number(one.needs.length > 0));
  if (going.length === 0) return null;
  const rows = (
    <>
      <ul>
        {going.slice(0, mostShown).map(({ cycle, needs }) => (
          <Row key={cycle.id} cycle={cycle} needs={needs} />
        ))}
      </ul>
      {asked.isError && !asked.data && (
        <QueryError query={asked} title={t('cycle.today.tasksFailed')} />
      )}
    </>
  );
  const all = <Link to="/estimation/cycles">{t('cycle.today.all')}</Link>;
  if (isPhone) {
    const waiting = going.filter(({ needs }) => needs.length > 0).length;
    const line = t(waiting > 0 ? 'cycle.today.waiting' : 'cycle.today.going', {
      count: going.length,
      waiting,
    });
    return (
      <section className="cycles-today" aria-label={t('cycle.today.title')}>
        <Disclosure summary={line}>
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

function Row({ cycle, needs }: { cycle: ListedCycle; needs: readonly Need[] }) {
  const { t } = useT();
  const { id, name } = cycle;
  return (
    <li>
      <Link to="/estimation/cycles/$id" params={{ id }}>
        {name}
      </Link>
      <StageBar {...cycle} />
      <div className="cycles-today-needs">
        {needs.length === 0 && <Muted>{t('cycle.today.nothing')}</Muted>}
        {needs.map(({ kind, count, search }) => (
          <Link key={kind} to="/estimation/cycles/$id" params={{ id }} search={search}>
            {t(`cycle.today.needs.${kind}`, { count })}
          </Link>
        ))}
      </div>
    </li>
  );
}
