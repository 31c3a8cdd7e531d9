import { heatmapGroups } from '#core/report/contract/reading/heatmap-groups.ts';
import { methods } from '#platform/contract/rules/methods.ts';
import { oneOfParam, searchParams, textParam } from '#platform/web/list/params.ts';

/** How the results are shown: drawn first. */
export const companyViews = ['picture', 'table'] as const;

/** The address of the company view. The picture, departments, and the latest report's year and method need no word. */
export const heatmapSearch = searchParams({
  by: oneOfParam(heatmapGroups),
  year: textParam,
  method: oneOfParam(methods),
  view: oneOfParam(companyViews),
});
export type HeatmapSearch = ReturnType<typeof heatmapSearch>;
