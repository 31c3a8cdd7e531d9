import { readStopLink, stopByLink } from '#core/user/contract/stop-link.ts';
import { agreeRight, getWaitingRights, resetFactor, stopRight } from '#core/user/contract/user.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { doRight } from './do-right.ts';
import { listWaiting } from './queries.ts';
import { resetUsersFactor } from './reset-factor.ts';
import { readLink, stopLinked } from './stop-link.ts';
import { lockOrRefuse, stopWaiting } from './stop-waiting.ts';

export const routes: Route[] = [
  on(resetFactor)(resetUsersFactor),
  on(getWaitingRights)((call) =>
    inBrand(call, async (scope) => {
      const rows = await listWaiting(scope);
      const data = rows.map(({ accountId, askedAt, due, doneAt: _, stoppedAt: _at, ...row }) => ({
        ...row,
        askedAt: askedAt.toISOString(),
        due: due.toISOString(),
        isOwn: accountId === call.actor.accountId,
      }));
      return { data };
    }),
  ),
  on(stopRight)((call) =>
    inBrand(call, async (scope) => {
      await stopWaiting(scope, call.params.id, call);
      return { message: call.t('userMessages.right.stopped') };
    }),
  ),
  on(agreeRight)((call) =>
    inBrand(call, async (scope, { now }) => {
      const right = await lockOrRefuse(scope, call.params.id);
      if (right.membershipId !== call.actor.membershipId) {
        throw conflict({ path: 'id', key: 'userMessages.right.notYours' });
      }
      await doRight(scope, right, now);
      return { message: call.t('userMessages.right.done') };
    }),
  ),
  on(readStopLink)(readLink),
  on(stopByLink)(stopLinked),
];
