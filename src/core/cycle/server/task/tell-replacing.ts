import { notifyEach } from '#core/notification/server/notify.ts';
import { findReaders, listToldOfCycles } from '#core/notification/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { listReplacingOfHr } from './work-queries.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Tells HR in the app of people whose raters are to be replaced and of whom nobody else hears (rule 137a): when there are
 * more of them than last told, once a day, and again after a week. Nobody hears of themself (rule 129a).
 */
export async function tellHrOfReplacing(
  scope: Scope,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const today = dateIn(timeZone, now);
  const lacking = await listReplacingOfHr(scope, today);
  if (lacking.length === 0) return;
  const told = await listToldOfCycles(scope, new Date(now.getTime() - week));
  const readers = await findReaders(scope);
  const rows = [...groupBy(lacking, ({ cycleId }) => cycleId)].flatMap(([cycleId, people]) =>
    readers.flatMap(({ id: membershipId, employeeId: readerId }) => {
      const count = people.filter(({ employeeId }) => employeeId !== readerId).length;
      const known = told.flatMap(({ values, ...one }) =>
        one.membershipId === membershipId &&
        values.cycleId === cycleId &&
        values.what === 'replacing'
          ? [{ count: values.count, day: dateIn(timeZone, one.createdAt) }]
          : [],
      )[0];
      const isNews = known ? known.count < count && known.day < today : count > 0;
      const name = people[0]?.cycleName ?? '';
      return isNews
        ? [{ membershipId, values: { cycleId, name, what: 'replacing' as const, count } }]
        : [];
    }),
  );
  await notifyEach(scope, 'cycle', rows, now);
}
