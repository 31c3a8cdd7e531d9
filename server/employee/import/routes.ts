import {
  type EmployeeImportReply,
  getEmployeeExample,
  importEmployees,
} from '#contract/employee-import.ts';
import type { UnknownName } from '#contract/table-file.ts';
import { type Note, noteAudit } from '#server/audit/note.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { employeeExample } from './example.ts';
import { importColumns } from './import-columns.ts';
import { importEmployees as take } from './import-employees.ts';
import { findKeptMatches } from './matching-queries.ts';

export const routes: Route[] = [
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
  on(getEmployeeExample)((call) => inBrand(call, (scope) => employeeExample(scope, call.locale))),
];

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

const createdOf = (places: readonly UnknownName[]): number =>
  places.filter(({ id }) => id === null).length;

/** One note, however many rows the file has. */
const importNote = ({
  created,
  updated,
  restored,
  unchanged,
  newPlaces,
}: EmployeeImportReply): Note => ({
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
