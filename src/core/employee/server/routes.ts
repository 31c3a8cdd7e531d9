import { noteAudit } from '#core/audit/server/note.ts';
import { nameDetails } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { type Directory, deleteEntry, updateEntry } from '#core/directory/server/change-entry.ts';
import { type Employee, employeeCalls, exportEmployees } from '#core/employee/contract/employee.ts';
import { getFormerEmployees, takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import { savedOrSent } from '#core/user/server/own-email.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { isSameName } from '#platform/server/shared/same-name.ts';
import { createEmployee } from './create-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { exportEmployees as write } from './export-employees.ts';
import { listFormer } from './former-queries.ts';
import { getEmployee, listEmployees } from './queries.ts';
import { lockEmployee } from './row-queries.ts';
import type { SavedEmployee } from './rules.ts';
import { restoreEmployee } from './take-back.ts';
import { updateEmployee } from './update-employee.ts';

const employees: Directory<Employee, SavedEmployee> = {
  kind: 'employee',
  nameOf: loggedName,
  lock: lockEmployee,
  get: getEmployee,
};

export const routes: Route[] = [
  on(employeeCalls.list)((call) =>
    inBrand(call, (scope) => listEmployees(scope, call.query, call)),
  ),
  on(employeeCalls.create)((call) =>
    inBrand(call, async (scope, clock) => {
      const { id: _, ...form } = call.body;
      const { id, outcome, saved } = await createEmployee(scope, form, clock);
      const isBack = outcome === 'restored';
      const data = await getEmployee(scope, id, call);
      const verb = isBack ? 'restore' : 'create';
      const details = saved && !isSameName(saved, data) ? nameDetails(saved, data) : {};
      await noteAudit(scope, call, { verb, kind: 'employee', id, name: loggedName(data), details });
      const message = isBack ? 'restored' : 'created';
      return { data, message: call.t(`directoryMessages.employee.${message}`) };
    }),
  ),
  on(employeeCalls.update)(async (call) => {
    const saved = await updateEntry(call, employees, (scope, before, clock) =>
      updateEmployee(scope, before, call.body, { ...call.actor, ...clock }),
    );
    return { ...saved, message: savedOrSent(call, call.body, saved.data, saved.message) };
  }),
  on(employeeCalls.delete)((call) =>
    deleteEntry(call, { ...employees, lock: lockWithBrand }, (scope, id, { now }) =>
      deleteEmployee(scope, id, call.actor, now),
    ),
  ),
  on(getFormerEmployees)((call) => inBrand(call, (scope) => listFormer(scope, call.query))),
  on(takeBackEmployee)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { id } = call.params;
      const name = loggedName(await restoreEmployee(scope, id, now));
      await noteAudit(scope, call, { verb: 'restore', kind: 'employee', id, name });
      return { message: call.t('directoryMessages.employee.takenBack') };
    }),
  ),
  on(exportEmployees)((call) =>
    inBrand(call, async (scope, { today }) => {
      const { t, locale } = call;
      const { format = 'csv' } = call.query;
      const details = { format };
      await noteAudit(scope, call, {
        verb: 'export',
        kind: 'employee',
        id: null,
        name: '',
        details,
      });
      return write(scope, { format, today, locale, t });
    }),
  ),
];

/** Locks the brand first, as all that ends an access does: in another order two calls would wait for each other. */
async function lockWithBrand(scope: Scope, id: string): Promise<void> {
  await lockBrand(scope);
  await lockEmployee(scope, id);
}
