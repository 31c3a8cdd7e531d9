import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import { changeMany, manyVerbs } from '#contract/assessment/questionary-many.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { changeMany as change, tryMany } from './change-many.ts';

export const routes: Route[] = [
  on(changeMany)((call) => {
    if (!call.actor.permissions.has(questionaryPolicy[manyVerbs[call.body.action]].needs)) {
      throw new Failure('forbidden');
    }
    return call.query.dryRun ? tryMany(call) : change(call);
  }),
];
