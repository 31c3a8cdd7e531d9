import {
  getStructureEmployees,
  getStructureSubdivisions,
} from '#addon/structure/contract/structure.ts';
import {
  findInStructureOrgChart,
  getStructureOrgChart,
} from '#addon/structure/contract/structure-org-chart.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { findPlaces, readLevels } from './org-chart.ts';
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
  on(getStructureOrgChart)((call) =>
    inBrand(call, async (scope) => ({ data: await readLevels(scope, call.query) })),
  ),
  on(findInStructureOrgChart)((call) => inBrand(call, (scope) => findPlaces(scope, call.query))),
];
