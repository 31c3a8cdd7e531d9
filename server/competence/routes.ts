import { getCompetenceList } from '#contract/competence.ts';
import { withBrand } from '#server/db/scope.ts';
import { on, type Route } from '#server/http/call.ts';
import { listCompetencies } from './queries.ts';

export const routes: Route[] = [
  on(getCompetenceList)(({ context, actor, query, locale }) =>
    withBrand({ database: context.database, brandId: actor.brandId }, (scope) =>
      listCompetencies(scope, query, locale),
    ),
  ),
];
