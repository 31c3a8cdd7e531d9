import { loggedSubject } from '#contract/assessment/content/report-names.ts';
import { trendOf } from '#contract/assessment/reading/make-trend.ts';
import type { Comparison } from '#contract/assessment/reading/report-difference.ts';
import { mostInTrend } from '#contract/assessment/reading/report-trend.ts';
import {
  compareReports,
  exportCompare,
  getReportTrend,
} from '#contract/assessment/report-compare.ts';
import { readableAbout } from '#server/assessment/questionary/work/reader-rules.ts';
import { countOpened } from '#server/assessment/report/guard-many.ts';
import { joinByName } from '#server/assessment/report/join-by-name.ts';
import { localise } from '#server/assessment/report/localise.ts';
import { noteOpened } from '#server/assessment/report/note-opened.ts';
import { listFinal360 } from '#server/assessment/report/queries.ts';
import { type Doer, noteAudit } from '#server/company/audit/note.ts';
import { getBrandName } from '#server/company/brand/queries.ts';
import { getEmployee } from '#server/people/employee/queries.ts';
import { noteRead } from '#server/people/known/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { comparisonFileName } from '#server/platform/pdf/file-name.ts';
import { notFound } from '#server/platform/shared/errors.ts';
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
    const { comparison, brandName } = await inBrand(call, async (scope, { now }) => {
      await countOpened(scope, call.actor, { ...call.query, now });
      const comparison = await readComparison(scope, call, call.query);
      await noteExport(scope, call, comparison);
      return { comparison, brandName: await getBrandName(scope) };
    });
    return {
      file: await comparisonPdf({ ...call, comparison, brandName }),
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
      const looked = { employeeId: id, now, which: ['trend'], asksForProof: false };
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
