import { makeHeatmap } from '#addon/heatmap/server/make-heatmap.ts';
import {
  exportSummary,
  getSummary,
  getSummaryChoices,
  type Summary,
} from '#addon/summary/contract/summary.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { getPaperBrand } from '#core/company/server/queries.ts';
import { seesAllReports } from '#platform/contract/call/access.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { findWhole, requireSummary } from './find-whole.ts';
import { makeSummary } from './make-summary.ts';
import { listChoices } from './queries.ts';
import { endingOf, isForBoard, summaryFile } from './summary-file.ts';

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
        details: { format: endingOf(format) },
      });
      const groups = isForBoard(format) ? await groupsOf(scope, call, summary) : [];
      return { summary, groups, today, brand: await getPaperBrand(scope) };
    });
    return summaryFile(call, summary, { ...at, format });
  }),
];

type Reading = Pick<Call<typeof getSummary>, 'context' | 'actor' | 'locale' | 'query'>;

/** The departments of a company, as company results show them to this reader. */
async function groupsOf(scope: Scope, reading: Reading, { of, year, method }: Summary) {
  if (of !== 'company') return [];
  const asked = { groupBy: 'subdivision', year: String(year), method } as const;
  return (await makeHeatmap(scope, reading, asked)).rowList;
}

async function read(scope: Scope, { context, actor, locale, query }: Reading) {
  const found = await findWhole(scope, query);
  requireSummary(actor, query);
  return makeSummary(scope, { context, actor, locale }, found, query);
}
