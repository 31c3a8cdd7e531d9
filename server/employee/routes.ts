import {
  createEmployee,
  deleteEmployee,
  type Employee,
  exportEmployees,
  getEmployeeList,
  updateEmployee,
} from '#contract/employee.ts';
import { getFiredEmployees, takeBackEmployee } from '#contract/employee-fired.ts';
import {
  getImportExample,
  type ImportReply,
  importEmployees,
  type NewPlace,
} from '#contract/employee-import.ts';
import { shortName } from '#contract/rules/names.ts';
import { type Note, noteAudit } from '#server/audit/note.ts';
import { lockBrand } from '#server/brand/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Directory, deleteEntry, updateEntry } from '#server/directory/change-entry.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { savedOrSent } from '#server/user/own-email.ts';
import { createEmployee as create } from './create-employee.ts';
import { deleteEmployee as remove } from './delete-employee.ts';
import { importExample, exportEmployees as write } from './export-employees.ts';
import { importColumns } from './file-columns.ts';
import { listFired } from './fired-queries.ts';
import { importEmployees as take } from './import-employees.ts';
import { findKeptMatches } from './matching-queries.ts';
import { getEmployee, listEmployees } from './queries.ts';
import { lockEmployee } from './row-queries.ts';
import type { SavedEmployee } from './rules.ts';
import { takeBack } from './take-back.ts';
import { updateEmployee as update } from './update-employee.ts';

const employees: Directory<Employee, SavedEmployee> = {
  kind: 'employee',
  nameOf: shortName,
  lock: lockEmployee,
  get: getEmployee,
};

export const routes: Route[] = [
  on(getEmployeeList)((call) => inBrand(call, (scope) => listEmployees(scope, call.query))),
  on(createEmployee)((call) =>
    inBrand(call, async (scope, clock) => {
      const { id: _, ...form } = call.body;
      const { id, outcome } = await create(scope, form, clock);
      const isBack = outcome === 'restored';
      const data = await getEmployee(scope, id);
      const verb = isBack ? 'restore' : 'create';
      await noteAudit(scope, call, { verb, kind: 'employee', id, name: shortName(data) });
      const message = isBack ? 'restored' : 'created';
      return { data, message: call.t(`directoryMessages.employee.${message}`) };
    }),
  ),
  on(updateEmployee)(async (call) => {
    const saved = await updateEntry(call, employees, (scope, before, clock) =>
      update(scope, before, call.body, { ...call.actor, ...clock }),
    );
    return { ...saved, message: savedOrSent(call, call.body, saved.data, saved.message) };
  }),
  on(deleteEmployee)((call) =>
    deleteEntry(call, { ...employees, lock: lockWithBrand }, (scope, id, { now }) =>
      remove(scope, id, call.actor, now),
    ),
  ),
  on(getFiredEmployees)((call) => inBrand(call, (scope) => listFired(scope, call.query))),
  on(takeBackEmployee)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { id } = call.params;
      const name = shortName(await takeBack(scope, id, now));
      await noteAudit(scope, call, { verb: 'restore', kind: 'employee', id, name });
      return { message: call.t('directoryMessages.employee.takenBack') };
    }),
  ),
  on(importEmployees)(async (call) => {
    const { t, locale, body: form } = call;
    const isDryRun = call.query.dryRun ?? false;
    const table = await readTable(call);
    const reply = await inBrand(call, async (scope, clock) => {
      const taken = await take(scope, table, { ...clock, form, isDryRun, doer: call, t, locale });
      if (isDryRun || taken.data.length > 0) return taken;
      await noteAudit(scope, call, importNote(taken));
      for (const { kind, id, name } of taken.archivedPlaces) {
        await noteAudit(scope, call, { verb: 'restore', kind, id, name });
      }
      return taken;
    });
    const count = reply.errorRowCount;
    if (count > 0) return { ...reply, message: t('tableFile.refused', { count }) };
    return { ...reply, message: t(`tableFile.${isDryRun ? 'checked' : 'imported'}`) };
  }),
  on(getImportExample)((call) => inBrand(call, (scope) => importExample(scope, call.locale))),
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

/**
 * Locks the brand first, as everything that ends an access does. In another order two calls would
 * wait for each other.
 */
async function lockWithBrand(scope: Scope, id: string): Promise<void> {
  await lockBrand(scope);
  await lockEmployee(scope, id);
}

/** Before the transaction, as it takes time. */
async function readTable(call: Call<typeof importEmployees>) {
  const { actor, body, context, file } = call;
  const kept = await inBrand(call, findKeptMatches);
  const { sheet, columns: chosen } = body;
  return context.tables.read(actor.brandId, file.bytes, importColumns, {
    sheet,
    chosen,
    kept,
    rowKey: 'email',
    groupKey: 'subdivision',
  });
}

const createdOf = (places: readonly NewPlace[]): number =>
  places.filter(({ id }) => id === null).length;

/** One note, however many rows the file has. */
const importNote = ({ created, updated, restored, unchanged, newPlaces }: ImportReply): Note => ({
  verb: 'import',
  kind: 'employee',
  id: null,
  name: '',
  details: {
    createdCount: created,
    updatedCount: updated,
    restoredCount: restored,
    unchangedCount: unchanged,
    positionCount: createdOf(newPlaces.positions),
    subdivisionCount: createdOf(newPlaces.subdivisions),
  },
});
