import { getAwaitedList, remindAwaited } from '#contract/awaited.ts';
import { noteAudit } from '#server/audit/note.ts';
import { conflict, notFound } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { remindPeople } from '#server/invitation/remind.ts';
import { areAnyHere, listAwaited } from './queries.ts';

export const routes: Route[] = [
  on(getAwaitedList)((call) =>
    inBrand(call, (scope, { today }) => listAwaited(scope, call.query, today)),
  ),
  on(remindAwaited)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { employeeIdList: employeeIds } = call.body;
      const { timeZone } = call.actor;
      if (!(await areAnyHere(scope, employeeIds))) throw notFound();
      const letterCount = await remindPeople(scope, { employeeIds }, { now, timeZone });
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
