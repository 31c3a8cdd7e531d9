import {
  exportCycle,
  importSubjects,
  type SubjectsForm,
  type SubjectsReply,
} from '#contract/assessment/cycle/cycle-file.ts';
import type { SubjectField } from '#contract/assessment/questionary-from-file.ts';
import { getCycleRow } from '#server/assessment/cycle/record/queries.ts';
import { subjectColumns } from '#server/assessment/questionary/from-file/participant-columns.ts';
import { type FileImport, importFile } from '#server/people/file-import/import-file.ts';
import { type Call, on, type Route } from '#server/platform/http/call.ts';
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
