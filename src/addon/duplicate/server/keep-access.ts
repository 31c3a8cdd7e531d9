import { keptEmail } from '#addon/duplicate/contract/rules/duplicate.ts';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { countNoMore, takeBackInvitations } from '#core/invitation/server/participant-queries.ts';
import { tellRedirected } from '#core/invitation/server/queue.ts';
import { updateMember } from '#core/user/server/member-queries.ts';
import { updateRecordEmail } from '#core/user/server/record-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { getAccess, type PersonAccess } from './list-queries.ts';
import type { Merge } from './move-queries.ts';

/**
 * Leaves the record that stays with the access that there is: where somebody comes in by the one that goes alone, the two
 * exchange their e-mails and memberships first. The address that opens nothing any more is told (rule 195). 409 where the one
 * that stays has left and the other has not: they would have left with their access.
 */
export async function keepAccess(
  scope: Scope,
  { staysId, goesId }: Merge,
  now: Date,
): Promise<AuditDetails> {
  const [stays, goes] = [await getAccess(scope, staysId), await getAccess(scope, goesId)];
  if (stays.hasLeft && !goes.hasLeft) {
    throw conflict({ path: 'staysId', key: 'directoryMessages.twin.staysLeft' });
  }
  const to = keptEmail(stays, goes);
  const isMoved = to === goes.email;
  const lost = isMoved ? stays : goes;
  if (isMoved) {
    await exchange(scope, { stays, goes, now });
    await countNoMore(scope, staysId, now);
    await takeBackInvitations(scope, staysId);
  }
  if (lost.isOpen) {
    const told = { employeeId: staysId, from: lost.email, to, invited: false };
    await tellRedirected(scope, told);
  }
  return isMoved ? { fieldList: ['email'], emailFrom: stays.email, emailTo: to } : {};
}

/** No two records have one e-mail or one membership, not even in between. */
async function exchange(
  scope: Scope,
  { stays, goes, now }: { stays: PersonAccess; goes: PersonAccess; now: Date },
): Promise<void> {
  const give = ({ id }: PersonAccess, email: string) =>
    updateRecordEmail(scope, id, { email, now });
  await give(goes, goes.id);
  await give(stays, goes.email);
  await give(goes, stays.email);
  const link = async ({ memberId }: PersonAccess, employeeId: string | null) => {
    if (memberId) await updateMember(scope, memberId, { employeeId });
  };
  await link(stays, null);
  await link(goes, stays.id);
  await link(stays, goes.id);
}
