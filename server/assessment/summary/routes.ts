import {
  exportSummary,
  getSummary,
  getSummaryChoices,
} from '#contract/assessment/company/summary.ts';
import { seesAllReports } from '#contract/platform/call/access.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { getBrandName } from '#server/company/brand/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { type Call, on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { findWhole, requireSummary } from './find-whole.ts';
import { makeSummary } from './make-summary.ts';
import { listChoices } from './queries.ts';
import { summaryFile } from './summary-file.ts';

export const routes: Route[] = [
  on(getSummary)((call) => inBrand(call, async (scope) => ({ data: await read(scope, call) }))),
  on(getSummaryChoices)((call) =>
    inBrand(call, async (scope) => ({
      data: await listChoices(scope, { withNames: seesAllReports(call.actor.roles) }),
    })),
  ),
  on(exportSummary)(async (call) => {
    const { format } = call.query;
    const { summary, ...at } = await inBrand(call, async (scope, { today }) => {
      const summary = await read(scope, call);
      await noteAudit(scope, call, {
        verb: 'export',
        kind: 'summary',
        id: null,
        name: summary.name ?? '',
        details: { format },
      });
      return { summary, today, brandName: await getBrandName(scope) };
    });
    return summaryFile(call, summary, { ...at, format });
  }),
];

type Reading = Pick<Call<typeof getSummary>, 'context' | 'actor' | 'locale' | 'query'>;

async function read(scope: Scope, { context, actor, locale, query }: Reading) {
  const found = await findWhole(scope, query);
  requireSummary(actor, query);
  return makeSummary(scope, { context, actor, locale }, found, query);
}
