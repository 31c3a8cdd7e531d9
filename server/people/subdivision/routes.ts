import { subdivisionCalls } from '#contract/people/subdivision.ts';
import { defineDirectory, named } from '#server/people/directory/directory-queries.ts';
import { namedRoutes } from '#server/people/directory/directory-routes.ts';
import { findSubdivisionUses } from '#server/people/usage/queries.ts';
import { subdivision } from '#server/platform/db/schema/directory.ts';
import { employee } from '#server/platform/db/schema/employee.ts';
import type { Route } from '#server/platform/http/call.ts';

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
