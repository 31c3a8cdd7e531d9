import { getAwaitedList, remindAwaited } from '#contract/assessment/awaited.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { remindPeople } from '#server/company/invitation/remind.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { conflict, notFound } from '#server/platform/shared/errors.ts';
import { areAnyHere, listAwaited } from './queries.ts';

export const routes: Route[] = [
  on(getAwaitedList)((call) =>
    inBrand(call, (scope, { today }) =>
      listAwaited(scope, call.query, { today, readerId: call.actor.employeeId }),
    ),
  ),
  on(remindAwaited)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { employeeIdList: employeeIds } = call.body;
      const { timeZone, employeeId: notAbout } = call.actor;
      if (!(await areAnyHere(scope, employeeIds))) throw notFound();
      const letterCount = await remindPeople(scope, { employeeIds, notAbout }, { now, timeZone });
      if (letterCount === 0) {
        throw conflict({ path: 'employeeIdList', key: 'awaitedMessages.nobody' });
      }
      // The log does not say who was reminded: it would tell that they had not answered by then.
      await noteAudit(scope, call, {
        verb: 'remind',
        kind: 'questionary',
        id: null,
        name: '',
        details: { letterCount },
      });
      const message = call.t('awaitedMessages.reminded', { count: letterCount });
      return { data: { letterCount }, message };
    }),
  ),
];
