import { changeMany, manyPermissions } from '#contract/questionary-many.ts';
import { Failure } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { changeMany as change, tryMany } from './change-many.ts';

export const routes: Route[] = [
  on(changeMany)((call) => {
    if (!call.actor.permissions.has(manyPermissions[call.body.action])) {
      throw new Failure('forbidden');
    }
    return call.query.dryRun ? tryMany(call) : change(call);
  }),
];
