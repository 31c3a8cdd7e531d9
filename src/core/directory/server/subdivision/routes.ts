import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { defineDirectory, named } from '#core/directory/server/directory-queries.ts';
import { namedRoutes } from '#core/directory/server/directory-routes.ts';
import { subdivision } from '#core/directory/server/tables/directory.ts';
import { findSubdivisionUses } from '#core/directory/server/usage/queries.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import type { Route } from '#platform/server/http/call.ts';

const subdivisions = defineDirectory({
  kind: 'subdivision',
  ...named(subdivision),
  unique: 'subdivision_name',
  findUses: findSubdivisionUses,
});

export const routes: Route[] = namedRoutes(subdivisionCalls, subdivisions, {
  create: (scope, { name }) => subdivisions.insert(scope, { name }),
  save: (scope, id, { name }) => subdivisions.update(scope, id, { name }),
  peopleAt: employee.subdivisionId,
});
