import { getSubdivisionDictionary, getSubdivisionList } from '#contract/subdivision.ts';
import { withBrand } from '#server/db/scope.ts';
import { on, type Route } from '#server/http/call.ts';
import { listSubdivisionNames, listSubdivisions } from './queries.ts';

export const routes: Route[] = [
  on(getSubdivisionList)(({ context, actor, query }) =>
    withBrand({ database: context.database, brandId: actor.brandId }, (scope) =>
      listSubdivisions(scope, query),
    ),
  ),
  on(getSubdivisionDictionary)(({ context, actor }) =>
    withBrand({ database: context.database, brandId: actor.brandId }, async (scope) => ({
      data: await listSubdivisionNames(scope),
    })),
  ),
];
