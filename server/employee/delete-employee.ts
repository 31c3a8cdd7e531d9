import type { Scope } from '#server/db/scope.ts';
import { conflict } from '#server/errors.ts';
import { endAccess } from '#server/user/account-queries.ts';
import { countSuperAdmins, lockMembers, updateMember } from '#server/user/member-queries.ts';
import { standingIssues } from '#server/user/rules.ts';
import { findMemberOf } from './access-queries.ts';
import type { Asker } from './move-email.ts';
import { hideEmployee, lockEmployee } from './row-queries.ts';
import { isPlainMember } from './rules.ts';

/**
 * Hides an employee and ends their access; nothing of what was assessed is lost (decision 35).
 * Nobody deletes themself; administrators and HR only the super administrator (decisions 7 and 11).
 */
export async function deleteEmployee(
  scope: Scope,
  id: string,
  asker: Asker,
  now: Date,
): Promise<void> {
  await lockMembers(scope);
  await lockEmployee(scope, id);
  if (asker.employeeId === id) throw conflict({ path: 'id', key: 'directoryMessages.notSelf' });
  await hideEmployee(scope, id, now);
  const member = await findMemberOf(scope, id);
  if (!member) return;
  if (!isPlainMember(member.roles) && !asker.permissions.has('user_user_update')) {
    throw conflict({ path: 'id', key: 'directoryMessages.adminAccess' });
  }
  const issues = standingIssues({
    ...{ before: member, after: { ...member, disabled: true }, isOwn: false },
    superAdmins: await countSuperAdmins(scope),
  });
  if (issues.length > 0) throw conflict(...issues);
  await updateMember(scope, member.id, { disabled: true });
  await endAccess(scope, member.accountId);
}
