import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { getPaperBrand } from '#core/company/server/queries.ts';
import { getEmployee } from '#core/employee/server/queries.ts';
import { readableAbout } from '#core/questionary/server/work/reader-rules.ts';
import { loggedSubject } from '#core/report/contract/content/report-names.ts';
import { trendOf } from '#core/report/contract/reading/make-trend.ts';
import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import { mostInTrend } from '#core/report/contract/reading/report-trend.ts';
import {
  compareReports,
  exportCompare,
  getReportTrend,
} from '#core/report/contract/report-compare.ts';
import { countOpened } from '#core/report/server/guard-many.ts';
import { joinByName } from '#core/report/server/join-by-name.ts';
import { noteRead } from '#core/report/server/known/queries.ts';
import { localise } from '#core/report/server/localise.ts';
import { noteOpened } from '#core/report/server/note-opened.ts';
import { comparisonFileName } from '#core/report/server/paper/file-name.ts';
import { listFinal360 } from '#core/report/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { comparisonPdf } from './comparison-pdf.ts';
import { readComparison } from './read-comparison.ts';

export const routes: Route[] = [
  on(compareReports)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { actor, query } = call;
      const which = [query.firstQuestionaryId, query.secondQuestionaryId].sort();
      const isFirst = await countOpened(scope, actor, { ...query, now, which });
      const data = await readComparison(scope, call, query);
      if (isFirst) await noteOpened(scope, call, data.later, data.earlier.number);
      return { data };
    }),
  ),
  on(exportCompare)(async (call) => {
    const { comparison, brand } = await inBrand(call, async (scope, { now }) => {
      await countOpened(scope, call.actor, { ...call.query, now });
      const comparison = await readComparison(scope, call, call.query);
      await noteExport(scope, call, comparison);
      return { comparison, brand: await getPaperBrand(scope) };
    });
    return {
      file: await comparisonPdf({ ...call, comparison, brand }),
      name: comparisonFileName(comparison),
      contentType: 'application/pdf',
    };
  }),
  on(getReportTrend)((call) =>
    inBrand(call, async (scope, { now }) => {
      const readable = readableAbout(call.actor, call.params.id);
      if (!readable) throw notFound();
      const { id } = await getEmployee(scope, call.params.id, call);
      const reports = await listFinal360(scope, readable, { employeeId: id, most: mostInTrend });
      const latest = reports[0]?.content;
      const looked = { employeeId: id, now, which: ['trend'], asksForConfirmation: false };
      if (latest && (await countOpened(scope, call.actor, looked)))
        await noteOpened(scope, call, latest);
      return {
        data: trendOf(
          joinByName(reports.reverse()).map(({ content, texts }) =>
            localise(content, texts, call.locale),
          ),
        ),
      };
    }),
  ),
];

/** Logs who takes a comparison out of the product, before they get it. */
async function noteExport(scope: Scope, doer: Doer, { earlier, later }: Comparison): Promise<void> {
  const { employeeId, questionaryId, number } = later;
  await noteRead(scope, doer.actor.accountId, [employeeId]);
  await noteAudit(scope, doer, {
    verb: 'export',
    kind: 'report',
    id: employeeId,
    name: loggedSubject(later),
    details: { questionaryId, number, comparedNumber: earlier.number, format: 'pdf' },
  });
}
