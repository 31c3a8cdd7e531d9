import { noteAudit } from '#core/audit/server/note.ts';
import { listToRemind, remindPeople } from '#core/invitation/server/remind.ts';
import { getPendingList, mostReminded, remindPending } from '#core/pending/contract/pending.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { areAnyHere, listPending } from './queries.ts';

export const routes: Route[] = [
  on(getPendingList)((call) =>
    inBrand(call, async (scope, { today, now }) => {
      const { timeZone, employeeId: readerId } = call.actor;
      const { data, count } = await listPending(scope, call.query, { today, readerId });
      const whole = { ...call.query, limit: mostReminded, offset: 0 };
      const listAllPending = async () =>
        (await listPending(scope, whole, { today, readerId })).data;
      const toRemind = (people: readonly { id: string }[]) => {
        const employeeIds = people.map(({ id }) => id);
        return listToRemind(scope, { employeeIds, notAbout: readerId }, { now, timeZone });
      };
      const remindable = await toRemind(data);
      const rows = data.map((one) => ({ ...one, isRemindable: remindable.has(one.id) }));
      const isAnyRemindable =
        remindable.size > 0 ||
        (count > data.length && (await toRemind(await listAllPending())).size > 0);
      return { data: rows, count, isAnyRemindable };
    }),
  ),
  on(remindPending)((call) =>
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
