import { noteAudit } from '#core/audit/server/note.ts';
import { getAwaitedList, mostReminded, remindAwaited } from '#core/awaited/contract/awaited.ts';
import { listToRemind, remindPeople } from '#core/invitation/server/remind.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { areAnyHere, listAwaited } from './queries.ts';

export const routes: Route[] = [
  on(getAwaitedList)((call) =>
    inBrand(call, async (scope, { today, now }) => {
      const { timeZone, employeeId: readerId } = call.actor;
      const { data, count } = await listAwaited(scope, call.query, { today, readerId });
      const whole = { ...call.query, limit: mostReminded, offset: 0 };
      const listAllAwaited = async () =>
        (await listAwaited(scope, whole, { today, readerId })).data;
      const toRemind = (people: readonly { id: string }[]) => {
        const employeeIds = people.map(({ id }) => id);
        return listToRemind(scope, { employeeIds, notAbout: readerId }, { now, timeZone });
      };
      const remindable = await toRemind(data);
      const rows = data.map((one) => ({ ...one, isRemindable: remindable.has(one.id) }));
      const isAnyRemindable =
        remindable.size > 0 ||
        (count > data.length && (await toRemind(await listAllAwaited())).size > 0);
      return { data: rows, count, isAnyRemindable };
    }),
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
