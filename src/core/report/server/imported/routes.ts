import { type Note, noteAudit } from '#core/audit/server/note.ts';
import { type FileImport, importFile } from '#core/directory/server/file-import/import-file.ts';
import {
  deleteImported,
  deleteImportedReport,
  getImportedExample,
  getImportedList,
  type ImportedField,
  type ImportedForm,
  type ImportedReply,
  importReports,
} from '#core/report/contract/imported-report.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { importedColumns } from './columns.ts';
import { importedExample } from './example.ts';
import { importReports as take } from './import-reports.ts';
import { deleteEmptyAssessment, deleteReports, listImported, lockImported } from './queries.ts';

const history: FileImport<ImportedField, ImportedForm, ImportedReply> = {
  kind: 'history',
  columns: importedColumns,
  rowKey: 'competence',
  take: async (scope, table, asked) => {
    const { reply, numberList } = await take(scope, table, asked);
    return { reply, notes: [importNote(reply, numberList, asked.fileName)] };
  },
  sayTaken: (_, t) => t('reportHistoryMessages.imported'),
};

/** Reports of earlier years (rule 88). */
export const routes: Route[] = [
  on(importReports)((call) => importFile(call, history)),
  on(getImportedExample)(async ({ locale, t }) => importedExample(locale, t)),
  on(getImportedList)((call) =>
    inBrand(call, async (scope) => ({ data: await listImported(scope) })),
  ),
  on(deleteImported)((call) =>
    inBrand(call, async (scope) => {
      const { questionaryId } = call.params;
      await lockImported(scope);
      const gone = await deleteReports(scope, { questionaryId });
      const [first] = gone;
      if (!first) throw notFound();
      await deleteEmptyAssessment(scope, questionaryId);
      const assessment = assessmentOf(first);
      const details = { reportCount: gone.length, numberList: [first.number], assessment };
      await noteAudit(scope, call, { verb: 'delete', kind: 'report', id: null, name: '', details });
      return { message: call.t('reportHistoryMessages.deleted', { count: gone.length }) };
    }),
  ),
  on(deleteImportedReport)((call) =>
    inBrand(call, async (scope) => {
      const { questionaryId, employeeId } = call.params;
      await lockImported(scope);
      const [gone] = await deleteReports(scope, { questionaryId, employeeId });
      if (!gone) throw notFound();
      await deleteEmptyAssessment(scope, questionaryId);
      await noteAudit(scope, call, {
        verb: 'delete',
        kind: 'report',
        id: employeeId,
        name: gone.subject,
        details: { questionaryId, number: gone.number, assessment: assessmentOf(gone) },
      });
      return { message: call.t('reportHistoryMessages.deletedOne') };
    }),
  ),
];

/** One note, however many reports the file has. */
const importNote = (reply: ImportedReply, numberList: number[], name: string): Note => ({
  verb: 'import',
  kind: 'report',
  id: null,
  name,
  details: { createdCount: reply.created, unchangedCount: reply.unchanged, numberList },
});

type Removed = Awaited<ReturnType<typeof deleteReports>>[number];
const assessmentOf = ({ title, dateStart, dateEnd }: Removed) => ({ title, dateStart, dateEnd });
