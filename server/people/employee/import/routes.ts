import {
  type ArchivedPlace,
  type EmployeeImportField,
  type EmployeeImportForm,
  type EmployeeImportReply,
  getEmployeeExample,
  importEmployees,
  repairEmployeeFile,
} from '#contract/people/employee-import.ts';
import type { UnknownName } from '#contract/platform/table-file.ts';
import type { Note } from '#server/company/audit/note.ts';
import {
  type FileImport,
  importFile,
  readImported,
} from '#server/people/file-import/import-file.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { employeeExample } from './example.ts';
import { importColumns } from './import-columns.ts';
import { importEmployees as take } from './import-employees.ts';
import { repairedFile } from './repair/repaired-file.ts';

const employees: FileImport<EmployeeImportField, EmployeeImportForm, EmployeeImportReply> = {
  kind: 'employee',
  columns: importColumns,
  rowKey: 'email',
  groupKey: 'subdivision',
  take: async (scope, table, asked) => {
    const { reply, runId } = await take(scope, table, asked);
    const note = importNote(reply, asked.fileName, runId);
    return { reply, notes: [note, ...reply.archivedPlaces.map(restoreNote)] };
  },
};

export const routes: Route[] = [
  on(importEmployees)((call) => importFile(call, employees)),
  on(repairEmployeeFile)(async (call) =>
    repairedFile(await readImported(call, employees), call.body, call),
  ),
  on(getEmployeeExample)((call) => inBrand(call, (scope) => employeeExample(scope, call.locale))),
];

const createdOf = (places: readonly UnknownName[]): number =>
  places.filter(({ id }) => id === null).length;

/** One note, however many rows the file has. */
const importNote = (
  { created, updated, restored, unchanged, newPlaces }: EmployeeImportReply,
  fileName: string,
  runId: string | undefined,
): Note => ({
  verb: 'import',
  kind: 'employee',
  id: null,
  name: fileName,
  details: {
    ...(runId && { runId }),
    createdCount: created,
    updatedCount: updated,
    restoredCount: restored,
    unchangedCount: unchanged,
    positionCount: createdOf(newPlaces.positions),
    subdivisionCount: createdOf(newPlaces.subdivisions),
  },
});

const restoreNote = ({ kind, id, name }: ArchivedPlace): Note => ({
  verb: 'restore',
  kind,
  id,
  name,
});
