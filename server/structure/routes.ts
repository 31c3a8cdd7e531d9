import { getStructureEmployees, getStructureSubdivisions } from '#contract/structure.ts';
import { dateIn } from '#server/calendar.ts';
import { type Scope, withBrand } from '#server/db/scope.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { listStructure, listStructureSubdivisions } from './queries.ts';

export const routes: Route[] = [
  on(getStructureEmployees)((call) =>
    inBrand(call, (scope) =>
      listStructure(scope, call.query, dateIn(call.actor.timeZone, call.context.now())),
    ),
  ),
  on(getStructureSubdivisions)((call) =>
    inBrand(call, async (scope) => ({
      data: await listStructureSubdivisions(scope, call.query.filterList?.name),
    })),
  ),
];

const inBrand = <R>(
  { context, actor }: Pick<Call<typeof getStructureEmployees>, 'context' | 'actor'>,
  work: (scope: Scope) => Promise<R>,
): Promise<R> => withBrand({ database: context.database, brandId: actor.brandId }, work);
