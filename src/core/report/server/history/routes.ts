import { type Note, noteAudit } from '#core/audit/server/note.ts';
import { type FileImport, importFile } from '#core/directory/server/file-import/import-file.ts';
import {
  deleteHistory,
  deleteHistoryReport,
  getHistoryExample,
  getHistoryList,
  type HistoryField,
  type HistoryForm,
  type HistoryReply,
  importHistory,
} from '#core/report/contract/report-history.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { historyColumns } from './columns.ts';
import { historyExample } from './example.ts';
import { importHistory as take } from './import-history.ts';
import { deleteEmptyAssessment, deleteReports, listHistory, lockHistory } from './queries.ts';

const history: FileImport<HistoryField, HistoryForm, HistoryReply> = {
  kind: 'history',
  columns: historyColumns,
  rowKey: 'competence',
  take: async (scope, table, asked) => {
    const { reply, numberList } = await take(scope, table, asked);
    return { reply, notes: [importNote(reply, numberList, asked.fileName)] };
  },
  sayTaken: (_, t) => t('reportHistoryMessages.imported'),
};

/** Reports of earlier years (rule 88). */
export const routes: Route[] = [
  on(importHistory)((call) => importFile(call, history)),
  on(getHistoryExample)(async ({ locale, t }) => historyExample(locale, t)),
  on(getHistoryList)((call) =>
    inBrand(call, async (scope) => ({ data: await listHistory(scope) })),
  ),
  on(deleteHistory)((call) =>
    inBrand(call, async (scope) => {
      const { questionaryId } = call.params;
      await lockHistory(scope);
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
  on(deleteHistoryReport)((call) =>
    inBrand(call, async (scope) => {
      const { questionaryId, employeeId } = call.params;
      await lockHistory(scope);
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
const importNote = (reply: HistoryReply, numberList: number[], name: string): Note => ({
  verb: 'import',
  kind: 'report',
  id: null,
  name,
  details: { createdCount: reply.created, unchangedCount: reply.unchanged, numberList },
});

type Removed = Awaited<ReturnType<typeof deleteReports>>[number];
const assessmentOf = ({ title, dateStart, dateEnd }: Removed) => ({ title, dateStart, dateEnd });
