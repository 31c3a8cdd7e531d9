import {
  createEmployee,
  deleteEmployee,
  getEmployeeList,
  updateEmployee,
} from '#contract/employee.ts';
import { dateIn } from '#server/calendar.ts';
import { type Scope, withBrand } from '#server/db/scope.ts';
import { stale } from '#server/errors.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { createEmployee as create } from './create-employee.ts';
import { deleteEmployee as remove } from './delete-employee.ts';
import { getEmployee, listEmployees } from './queries.ts';
import { lockEmployee } from './row-queries.ts';
import { updateEmployee as update } from './update-employee.ts';

export const routes: Route[] = [
  on(getEmployeeList)((call) => inBrand(call, (scope) => listEmployees(scope, call.query))),
  on(createEmployee)((call) =>
    inBrand(call, async (scope, clock) => {
      const { id: _, ...form } = call.body;
      const { id, outcome } = await create(scope, form, clock);
      const message = outcome === 'restored' ? 'restored' : 'created';
      return {
        data: await getEmployee(scope, id),
        message: call.t(`directoryMessages.employee.${message}`),
      };
    }),
  ),
  on(updateEmployee)((call) =>
    inBrand(call, async (scope, clock) => {
      const { id, version, ...form } = call.body;
      const saved = await lockEmployee(scope, id);
      if (version !== undefined && version !== saved.version) {
        throw stale(await getEmployee(scope, id));
      }
      await update(scope, saved, form, { ...call.actor, ...clock });
      return {
        data: await getEmployee(scope, id),
        message: call.t('directoryMessages.employee.saved'),
      };
    }),
  ),
  on(deleteEmployee)((call) =>
    inBrand(call, async (scope, { now }) => {
      await remove(scope, call.params.id, call.actor, now);
      return { message: call.t('directoryMessages.employee.deleted') };
    }),
  ),
];

/** One transaction in the caller's brand, with what day it is there. */
function inBrand<R>(
  { context, actor }: Pick<Call<typeof getEmployeeList>, 'context' | 'actor'>,
  work: (scope: Scope, clock: { now: Date; today: string }) => Promise<R>,
): Promise<R> {
  const { database } = context;
  const { brandId, timeZone } = actor;
  const now = context.now();
  return withBrand({ database, brandId }, (scope) =>
    work(scope, { now, today: dateIn(timeZone, now) }),
  );
}
