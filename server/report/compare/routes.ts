import { compareReports, exportCompare, getReportTrend } from '#contract/report-compare.ts';
import type { Comparison } from '#contract/rules/report-difference.ts';
import { mostInTrend, trendOf } from '#contract/rules/report-trend.ts';
import { type Doer, noteAudit } from '#server/audit/note.ts';
import { getBrandName } from '#server/brand/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { getEmployee } from '#server/employee/queries.ts';
import { notFound } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { comparisonFileName } from '#server/pdf/file-name.ts';
import { mayOpen } from '#server/questionary/work/reader-rules.ts';
import { joinByName } from '#server/report/join-by-name.ts';
import { localise } from '#server/report/localise.ts';
import { listFinal360 } from '#server/report/queries.ts';
import { comparisonPdf } from './comparison-pdf.ts';
import { readComparison } from './read-comparison.ts';

export const routes: Route[] = [
  on(compareReports)((call) =>
    inBrand(call, async (scope) => ({ data: await readComparison(scope, call, call.query) })),
  ),
  on(exportCompare)(async (call) => {
    const { comparison, brandName } = await inBrand(call, async (scope) => {
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
    inBrand(call, async (scope) => {
      if (!mayOpen(call.actor, call.params.id)) throw notFound();
      const { id } = await getEmployee(scope, call.params.id);
      const reports = await listFinal360(scope, { employeeId: id, most: mostInTrend });
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
function noteExport(scope: Scope, doer: Doer, { earlier, later }: Comparison): Promise<void> {
  const { employeeId, subject, questionaryId, number } = later;
  return noteAudit(scope, doer, {
    verb: 'export',
    kind: 'report',
    id: employeeId,
    name: subject,
    details: { questionaryId, number, comparedNumber: earlier.number, format: 'pdf' },
  });
}
