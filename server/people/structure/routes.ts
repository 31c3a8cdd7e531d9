import { getStructureEmployees, getStructureSubdivisions } from '#contract/people/structure.ts';
import { findInStructureTree, getStructureTree } from '#contract/people/structure-tree.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { listStructure, listStructureSubdivisions } from './queries.ts';
import { findPlaces, readLevels } from './tree.ts';

export const routes: Route[] = [
  on(getStructureEmployees)((call) =>
    inBrand(call, (scope, { today }) => listStructure(scope, call.query, today)),
  ),
  on(getStructureSubdivisions)((call) =>
    inBrand(call, async (scope) => ({
      data: await listStructureSubdivisions(scope, call.query.filterList?.name),
    })),
  ),
  on(getStructureTree)((call) =>
    inBrand(call, async (scope) => ({ data: await readLevels(scope, call.query) })),
  ),
  on(findInStructureTree)((call) => inBrand(call, (scope) => findPlaces(scope, call.query))),
];
