import { heatmapGroups } from '#core/report/contract/reading/heatmap-groups.ts';
import { methods } from '#platform/contract/rules/methods.ts';
import { oneOfParam, type SearchOf, searchParams, textParam } from '#platform/web/list/params.ts';

/** How the results are shown: drawn first. */
export const companyViews = ['picture', 'table'] as const;

const shape = {
  by: oneOfParam(heatmapGroups),
  year: textParam,
  method: oneOfParam(methods),
  view: oneOfParam(companyViews),
};

/** The address of the company view. The picture, departments, and the latest report's year and method need no word. */
export const heatmapSearch = searchParams(shape);
export type HeatmapSearch = SearchOf<typeof shape>;
