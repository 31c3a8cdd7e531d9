import { getTasks } from '#contract/assessment/cycle/tasks.ts';
import { askerOf } from '#server/assessment/cycle/raters/access.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { listOwnTasks } from './list-tasks.ts';

export const routes: Route[] = [
  on(getTasks)((call) =>
    inBrand(call, async (scope, { today }) => ({
      data: await listOwnTasks(scope, askerOf(call.actor), today),
    })),
  ),
];
