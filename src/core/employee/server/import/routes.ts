import {
  type FileImport,
  importFile,
  readImported,
  refuseDoubt,
} from '#core/directory/server/file-import/import-file.ts';
import {
  type EmployeeImportField,
  type EmployeeImportForm,
  type EmployeeImportReply,
  getEmployeeExample,
  importEmployees,
  repairEmployeeFile,
} from '#core/employee/contract/employee-import.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { employeeExample } from './example.ts';
import { peopleTable } from './import-columns.ts';
import { importEmployees as take } from './import-employees.ts';
import { importNotes } from './import-notes.ts';
import { repairedFile } from './repair/repaired-file.ts';

const employees: FileImport<EmployeeImportField, EmployeeImportForm, EmployeeImportReply> = {
  ...peopleTable,
  take: async (scope, table, asked) => {
    const { reply, runId } = await take(scope, table, asked);
    return { reply, notes: importNotes(reply, asked.fileName, runId) };
  },
};

export const routes: Route[] = [
  on(importEmployees)((call) => importFile(call, employees)),
  on(repairEmployeeFile)(async (call) => {
    const table = await readImported(call, employees);
    refuseDoubt(table, call.body);
    return repairedFile(table, call.body, call);
  }),
  on(getEmployeeExample)((call) => inBrand(call, (scope) => employeeExample(scope, call.locale))),
];
