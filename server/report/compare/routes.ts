import { compareReports, getReportTrend } from '#contract/report-compare.ts';
import { trendOf } from '#contract/rules/report-trend.ts';
import { getEmployee } from '#server/employee/queries.ts';
import { notFound } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { mayOpen } from '#server/questionary/work/reader-rules.ts';
import { localise } from '#server/report/localise.ts';
import { listForTrend } from './queries.ts';
import { readComparison } from './read-comparison.ts';

export const routes: Route[] = [
  on(compareReports)((call) =>
    inBrand(call, async (scope) => ({ data: await readComparison(scope, call, call.query) })),
  ),
  on(getReportTrend)((call) =>
    inBrand(call, async (scope) => {
      if (!mayOpen(call.actor, call.params.id)) throw notFound();
      const { id } = await getEmployee(scope, call.params.id);
      const reports = await listForTrend(scope, id);
      return {
        data: trendOf(reports.map(({ content, texts }) => localise(content, texts, call.locale))),
      };
    }),
  ),
];
