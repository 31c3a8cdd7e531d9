import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { takeBackInvitations } from '#core/invitation/server/participant-queries.ts';
import { isOutOfReach } from '#core/user/contract/policy/user.ts';
import { endAccess, endTrustHere } from '#core/user/server/account-queries.ts';
import { keepSuperAdmin } from '#core/user/server/keep-super-admin.ts';
import { updateMember } from '#core/user/server/member-queries.ts';
import { findMemberOfEmployee } from '#core/user/server/record-queries.ts';
import { isSettled } from '#core/user/server/right/rules.ts';
import { standingDetails } from '#core/user/server/rules.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { forgetTitlesToConfirm } from './position-wish-queries.ts';
import type { Editor } from './rules.ts';

/** How a refusal about administrators and HR is worded, by the field it belongs to. */
const adminKeys = {
  id: 'directoryMessages.adminAccess',
  firedAt: 'profileMessages.adminFired',
} as const;

/**
 * Disables the membership of an employee who leaves, signs them out, and takes back their
 * invitations and what they wanted. The brand's memberships must be locked. 409 for administrators and HR, whose access
 * only the super administrator ends, and for the last super administrator (rules 7, 11 and 35).
 * Returns what the journal of actions says of it (rule 47).
 */
export async function endEmployeeAccess(
  scope: Scope,
  employeeId: string,
  { permissions, now }: Pick<Editor, 'permissions'> & Pick<Moment, 'now'>,
  path: keyof typeof adminKeys,
): Promise<AuditDetails> {
  await takeBackInvitations(scope, employeeId);
  await forgetTitlesToConfirm(scope, [employeeId]);
  const member = await findMemberOfEmployee(scope, employeeId);
  if (!member) return {};
  if (isOutOfReach(member, permissions)) throw conflict({ path, key: adminKeys[path] });
  if (isSettled(member, now)) throw conflict({ path, key: 'directoryMessages.superAccess' });
  const after = { ...member, disabled: true };
  await keepSuperAdmin(scope, { before: member, after, path, now });
  await updateMember(scope, member.id, { disabled: true });
  await endAccess(scope, member.accountId);
  await endTrustHere(scope, member.accountId);
  return standingDetails(member, after);
}
