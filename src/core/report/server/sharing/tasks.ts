import { daysOnEarth, listBrandsWith } from '#core/company/server/queries.ts';
import { notifyEach } from '#core/notification/server/notify.ts';
import { findReaders, wasTold } from '#core/notification/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { letterTime } from '#platform/server/shared/calendar.ts';
import { hasReportsDue, listHeldOver, shareDue } from './share-queries.ts';
import { tellOfOpened } from './tell.ts';

/** So many are opened in one transaction, with their notifications: a kill loses no more than one. */
const atOnce = 500;
const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Opens the reports that nobody holds, from their brand's hour of letters on the day that their questionary says (rule
 * 132). What it finds undone later it does then, and nothing twice. Reminds HR once a week of those held over.
 */
export const openReports: TaskOf<'open-reports'> = async ({ database, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasReportsDue(daysOnEarth(moment).last));
  await tryEach(brands, async ({ id: brandId, ...clock }) => {
    const today = dateIn(clock.timeZone, moment);
    if (moment < letterTime(today, clock)) return;
    const piece = () =>
      withBrand({ database, brandId }, async (scope) => {
        const opened = await shareDue(scope, { today, most: atOnce, now: moment });
        await tellOfOpened(scope, opened, moment);
        return opened.length;
      });
    while ((await piece()) === atOnce);
    await withBrand({ database, brandId }, (scope) => remindOfHeld(scope, today, moment));
  });
};

/** Each of HR hears of as many as they may know of: their own is not theirs yet (rule 134). */
async function remindOfHeld(scope: Scope, today: string, now: Date): Promise<void> {
  const held = await listHeldOver(scope, today);
  if (held.length === 0) return;
  // A quarter of an hour less, so that it comes at the same hour every week.
  const aWeekAgo = new Date(now.getTime() - week + 15 * 60 * 1000);
  if (await wasTold(scope, 'reportHeld', aWeekAgo)) return;
  const rows = (await findReaders(scope)).flatMap(({ id: membershipId, employeeId }) => {
    const count = held.filter((subjectId) => subjectId !== employeeId).length;
    return count > 0 ? [{ membershipId, values: { count } }] : [];
  });
  await notifyEach(scope, 'reportHeld', rows, now);
}
