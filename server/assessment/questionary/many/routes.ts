import { changeMany, manyPermissions } from '#contract/assessment/questionary-many.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { changeMany as change, tryMany } from './change-many.ts';

export const routes: Route[] = [
  on(changeMany)((call) => {
    if (!call.actor.permissions.has(manyPermissions[call.body.action])) {
      throw new Failure('forbidden');
    }
    return call.query.dryRun ? tryMany(call) : change(call);
  }),
];
