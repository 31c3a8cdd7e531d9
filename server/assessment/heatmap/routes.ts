import { exportHeatmap, getHeatmap } from '#contract/assessment/heatmap.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { type Call, on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { heatmapFile } from './heatmap-file.ts';
import { dayOf } from './kept.ts';
import { makeHeatmap } from './make-heatmap.ts';

export const routes: Route[] = [
  on(getHeatmap)((call) => inBrand(call, async (scope) => ({ data: await read(scope, call) }))),
  on(exportHeatmap)((call) =>
    inBrand(call, async (scope, { today }) => {
      const heatmap = await read(scope, call);
      await noteAudit(scope, call, {
        verb: 'export',
        kind: 'heatmap',
        id: null,
        name: '',
        details: { format: 'xlsx' },
      });
      return heatmapFile(heatmap, call.t, today);
    }),
  ),
];

type Reading = Pick<Call<typeof getHeatmap>, 'context' | 'actor' | 'locale' | 'query'>;

const read = (scope: Scope, { context, actor: { brandId }, locale, query }: Reading) =>
  makeHeatmap(scope, { context, day: dayOf(brandId, context.now()), locale }, query);
