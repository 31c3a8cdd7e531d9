import { getStructureEmployees, getStructureSubdivisions } from '#contract/structure.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { listStructure, listStructureSubdivisions } from './queries.ts';

export const routes: Route[] = [
  on(getStructureEmployees)((call) =>
    inBrand(call, (scope, { today }) => listStructure(scope, call.query, today)),
  ),
  on(getStructureSubdivisions)((call) =>
    inBrand(call, async (scope) => ({
      data: await listStructureSubdivisions(scope, call.query.filterList?.name),
    })),
  ),
];
