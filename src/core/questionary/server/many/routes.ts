import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { changeMany, manyVerbs } from '#core/questionary/contract/questionary-many.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { changeMany as change, tryMany } from './change-many.ts';

export const routes: Route[] = [
  on(changeMany)((call) => {
    if (!call.actor.permissions.has(questionaryPolicy[manyVerbs[call.body.action]].needs)) {
      throw new Failure('forbidden');
    }
    return call.query.dryRun ? tryMany(call) : change(call);
  }),
];
