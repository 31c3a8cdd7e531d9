import { erasePeople } from '#addon/privacy/server/erase.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { closeErasure, findNameNow, listAdmins, lockErasure } from './queries.ts';

/**
 * Erases whom somebody asked for a day before, unless it was stopped. Who can't be erased any more, as they
 * work here again, stays as they are, and so does everybody for whom an administrator asked who is none any more: a
 * stolen account that was closed has nothing left behind. The activity log says that it was stopped.
 */
export const erasePerson: TaskOf<'erase-person'> = ({ database, now }, { brandId, erasureId }) =>
  withBrand({ database, brandId }, async (scope) => {
    const found = await lockErasure(scope, erasureId);
    if (!found || found.isOver) return;
    const moment = now();
    // A clock that was ahead has started this job too early.
    if (found.due > moment) {
      const key = `erase-person:${erasureId}`;
      return addJob(scope, 'erase-person', { brandId, erasureId }, { runAt: found.due, key });
    }
    const { employeeId, withReports, askedBy, askerAccountId } = found;
    const isTheirs = (await listAdmins(scope)).some(({ id }) => id === askedBy);
    const ids = isTheirs ? [employeeId] : [];
    const [erased] = await erasePeople(scope, ids, { withReports, now: moment });
    await closeErasure(scope, erasureId, erased ? { doneAt: moment } : { stoppedAt: moment });
    await noteAudit(
      scope,
      { context: { now: () => moment }, actor: { accountId: erased ? askerAccountId : null } },
      {
        verb: erased ? 'erase' : 'erasureStopped',
        kind: 'employee',
        id: employeeId,
        name: (await findNameNow(scope, employeeId)) ?? '',
      },
    );
  });
