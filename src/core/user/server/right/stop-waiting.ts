import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { findMemberByAccount, getMember } from '#core/user/server/member-queries.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { lockRight } from './do-right.ts';
import { closeRight, findRight, listToTell } from './queries.ts';
import { tellRights } from './tell-rights.ts';

/** Stops a change that waits, notes it and tells everybody (rule 98a). 404 where there is none, 409 where it is over. */
export async function stopWaiting(
  scope: Scope,
  id: string,
  doer: Doer & { actor: { accountId: string } },
): Promise<void> {
  const now = doer.context.now();
  const { membershipId, change } = await lockOrRefuse(scope, id);
  await closeRight(scope, id, { stoppedAt: now });
  const by = await findMemberByAccount(scope, doer.actor.accountId);
  const about = await getMember(scope, membershipId);
  const name = loggedName(about);
  await noteAudit(scope, doer, { verb: 'rightStopped', kind: 'user', id: membershipId, name });
  await tellRights(
    scope,
    { what: 'stopped', by: by ?? '', about, change },
    { to: await listToTell(scope, membershipId), now },
  );
}

/** 404 where there is none, 409 where it is over. */
export async function lockOrRefuse(scope: Scope, id: string) {
  const right = await lockRight(scope, id);
  if (right) return right;
  if (!(await findRight(scope, id))) throw notFound();
  throw conflict({ path: 'id', key: 'userMessages.right.over' });
}
