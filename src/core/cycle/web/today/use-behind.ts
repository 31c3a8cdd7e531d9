import { useQuery } from '@tanstack/react-query';
import { useToday } from '#core/account/web/session/today.ts';
import type { ListedCycle } from '#core/cycle/contract/cycle.ts';
import { getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getPendingList } from '#core/pending/contract/pending.ts';
import { daysBetween } from '#platform/contract/rules/days.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { lastDayOf } from './needs.ts';

/** From so many days before the last one on, whoever has not done their part is called late. */
const lateDays = 3;
const mostNamed = 3;
/** How often, in milliseconds, it is asked for again: people choose, approve and answer meanwhile. */
export const often = 30_000;

interface Behind {
  count: number;
  /** By name in the last days. A place for them while they are on their way. */
  words: string | undefined;
  /** Somebody of them can be reminded now. */
  isRemindable: boolean;
}

/** Who still has to answer, or to choose. */
export function useBehind(cycle: ListedCycle): Behind {
  const { t, locale } = useT();
  const { id, status, stageCounts } = cycle;
  const today = useToday();
  const until = lastDayOf(cycle);
  const isLate = until !== null && daysBetween(today, until) <= lateDays;
  const pending = useQuery({
    ...partQuery(getPendingList, { query: { filterList: { cycle: [id] }, limit: mostNamed } }),
    enabled: status === 'inwork',
    refetchInterval: often,
  });
  const choosing = useQuery({
    ...partQuery(getSubjects, {
      params: { id },
      query: { filterList: { stage: ['choosing'] }, limit: mostNamed },
    }),
    enabled: status === 'nominating' && stageCounts.choosing > 0 && isLate,
    refetchInterval: often,
  });
  const { count = 0 } = (status === 'inwork' ? pending : choosing).data ?? {};
  const people =
    status === 'inwork' ? pending.data?.data : choosing.data?.data.map((row) => row.employee);
  const isRemindable = status === 'inwork' && pending.data?.isAnyRemindable === true;
  const words = pending.isLoading || choosing.isLoading ? '\u00a0' : undefined;
  if (count === 0) return { count, words, isRemindable };
  if (!isLate) return { count, words: t('cycle.today.unfinished', { count }), isRemindable };
  const names = (people ?? []).map((person) => shortName(person, locale)).join(', ');
  const more = count - (people?.length ?? 0);
  const all = more > 0 ? t('cycle.people.andMore', { names, count: more }) : names;
  return { count, words: t('cycle.today.late', { names: all }), isRemindable };
}
