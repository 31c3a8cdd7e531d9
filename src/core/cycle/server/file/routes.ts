import {
  exportCycle,
  importSubjects,
  type SubjectsForm,
  type SubjectsReply,
} from '#core/cycle/contract/cycle-file.ts';
import { getCycleRow } from '#core/cycle/server/record/queries.ts';
import { type FileImport, importFile } from '#core/directory/server/file-import/import-file.ts';
import type { SubjectField } from '#core/questionary/contract/questionary-from-file.ts';
import { subjectColumns } from '#core/questionary/server/from-file/participant-columns.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { exportBoard } from './export-cycle.ts';
import { importSubjectsOf } from './import-subjects.ts';

export const routes: Route[] = [
  on(importSubjects)((call) => importFile(call, subjectsOf(call))),
  on(exportCycle)(exportBoard),
];

const subjectsOf = ({
  params,
  actor,
}: Call<typeof importSubjects>): FileImport<SubjectField, SubjectsForm, SubjectsReply> => ({
  kind: 'subjects',
  columns: subjectColumns,
  take: async (scope, table, asked) => {
    const { employeeId, timeZone } = actor;
    const given = { ...asked, employeeId, timeZone };
    const reply = await importSubjectsOf(scope, params.id, table, given);
    const { id, name } = await getCycleRow(scope, params.id);
    const details = { createdCount: reply.addedCount };
    return { reply, notes: [{ verb: 'import', kind: 'cycle', id, name, details }] };
  },
  sayTaken: ({ addedCount, raterCount }, t) =>
    addedCount === 0 && raterCount > 0
      ? t('cycleMessages.listed', { count: raterCount })
      : t('cycleMessages.added', { count: addedCount }),
});
