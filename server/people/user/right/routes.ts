import { agreeRight, getWaitingRights, resetFactor, stopRight } from '#contract/people/user.ts';
import { loggedName } from '#contract/platform/rules/names.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { findMemberByAccount, getMember } from '#server/people/user/member-queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { conflict, notFound } from '#server/platform/shared/errors.ts';
import { doRight, lockRight } from './do-right.ts';
import { closeRight, findRight, listToTell, listWaiting } from './queries.ts';
import { resetUsersFactor } from './reset-factor.ts';
import { tellRights } from './tell-rights.ts';

export const routes: Route[] = [
  on(resetFactor)(resetUsersFactor),
  on(getWaitingRights)((call) =>
    inBrand(call, async (scope) => {
      const rows = await listWaiting(scope);
      const data = rows.map(({ accountId, askedAt, due, ...row }) => ({
        ...row,
        askedAt: askedAt.toISOString(),
        due: due.toISOString(),
        isOwn: accountId === call.actor.accountId,
      }));
      return { data };
    }),
  ),
  on(stopRight)((call) =>
    inBrand(call, async (scope, { now }) => {
      const right = await lockOrRefuse(scope, call.params.id);
      const { id, membershipId, change } = right;
      await closeRight(scope, id, { stoppedAt: now });
      const by = await findMemberByAccount(scope, call.actor.accountId);
      const about = await getMember(scope, membershipId);
      const name = loggedName(about);
      await noteAudit(scope, call, { verb: 'rightStopped', kind: 'user', id: membershipId, name });
      await tellRights(
        scope,
        { what: 'stopped', by: by ?? '', about, change },
        { to: await listToTell(scope, membershipId), now },
      );
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
];

/** 404 where there is none, 409 where it is over. */
async function lockOrRefuse(scope: Scope, id: string) {
  const right = await lockRight(scope, id);
  if (right) return right;
  if (!(await findRight(scope, id))) throw notFound();
  throw conflict({ path: 'id', key: 'userMessages.right.over' });
}
