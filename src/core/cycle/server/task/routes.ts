import { getTasks } from '#core/cycle/contract/tasks.ts';
import { askerOf } from '#core/cycle/server/raters/access.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { listOwnTasks } from './list-tasks.ts';

export const routes: Route[] = [
  on(getTasks)((call) =>
    inBrand(call, async (scope, { today }) => ({
      data: await listOwnTasks(scope, askerOf(call.actor), today),
    })),
  ),
];
