import { getPositionDictionary, getPositionList } from '#contract/position.ts';
import { withBrand } from '#server/db/scope.ts';
import { on, type Route } from '#server/http/call.ts';
import { listPositionNames, listPositions } from './queries.ts';

export const routes: Route[] = [
  on(getPositionList)(({ context, actor, query, locale }) =>
    withBrand({ database: context.database, brandId: actor.brandId }, (scope) =>
      listPositions(scope, query, locale),
    ),
  ),
  on(getPositionDictionary)(({ context, actor }) =>
    withBrand({ database: context.database, brandId: actor.brandId }, async (scope) => ({
      data: await listPositionNames(scope),
    })),
  ),
];
