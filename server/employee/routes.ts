import { getEmployeeList } from '#contract/employee.ts';
import { withBrand } from '#server/db/scope.ts';
import { on, type Route } from '#server/http/call.ts';
import { listEmployees } from './queries.ts';

export const routes: Route[] = [
  on(getEmployeeList)(({ context, actor, query }) =>
    withBrand({ database: context.database, brandId: actor.brandId }, (scope) =>
      listEmployees(scope, query),
    ),
  ),
];
