import { exportHeatmap, getCompanyYears, getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { heatmapFile } from './heatmap-file.ts';
import { makeCompanyYears, makeHeatmap } from './make-heatmap.ts';

export const routes: Route[] = [
  on(getHeatmap)((call) =>
    inBrand(call, async (scope) => ({ data: await makeHeatmap(scope, call, call.query) })),
  ),
  on(getCompanyYears)((call) =>
    inBrand(call, async (scope) => ({ data: await makeCompanyYears(scope, call, call.query) })),
  ),
  on(exportHeatmap)((call) =>
    inBrand(call, async (scope, { today }) => {
      const heatmap = await makeHeatmap(scope, call, call.query);
      const years = await makeCompanyYears(scope, call, call.query);
      await noteAudit(scope, call, {
        verb: 'export',
        kind: 'heatmap',
        id: null,
        name: '',
        details: { format: 'xlsx' },
      });
      return heatmapFile({ heatmap, years }, call, today);
    }),
  ),
];
