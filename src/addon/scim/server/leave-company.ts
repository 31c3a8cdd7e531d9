import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { endEmployeeAccess } from '#core/employee/server/end-employee-access.ts';
import { followNames } from '#core/employee/server/name/follow-names.ts';
import { standingOfSaved } from '#core/employee/server/name/rules.ts';
import { lockEmployee, markFormer } from '#core/employee/server/row-queries.ts';
import { isOutOfReach } from '#core/user/contract/policy/user.ts';
import { findMemberOfEmployee } from '#core/user/server/record-queries.ts';
import { isSuper } from '#core/user/server/rules.ts';
import { permissionsOf } from '#platform/contract/call/access.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { requireWithin, requireYes } from './limits.ts';

/** The permissions of the key's maker, who is a super admin, as is whoever said yes where HR or an admin leaves. */
const ofMaker = new Set(permissionsOf(['ROLE_SUPER_ADMIN']));

/**
 * Somebody leaves today and is signed out. The brand must be locked. A super admin never leaves by a machine: 403. Others
 * with rights wait for a super admin's yes (rule 190).
 * Returns what the log says of it.
 */
export async function leaveCompany(
  scope: Scope,
  { id, name }: { id: string; name: string },
  { now, today, isCounted }: Moment & { isCounted: boolean },
): Promise<AuditDetails> {
  const member = await findMemberOfEmployee(scope, id);
  if (member && isSuper(member) && !member.disabled) {
    throw new Failure('forbidden', { text: { key: 'scimMessages.superLeaves' } });
  }
  const hasRights = member && !member.disabled && isOutOfReach(member, new Set());
  // Whoever comes and leaves in one call is counted as one who came: nobody could have said yes to the leaving.
  if (hasRights && !isCounted) {
    throw new Failure('forbidden', { text: { key: 'scimMessages.rightsLeave' } });
  }
  if (hasRights) await requireYes(scope, { subject: id, name }, now);
  else if (isCounted) await requireWithin(scope, { kind: 'left', subject: id, name }, now);
  const before = standingOfSaved(await lockEmployee(scope, id));
  await markFormer(scope, [id], today);
  const details = await endEmployeeAccess(scope, id, { permissions: ofMaker, now }, 'id');
  await followNames(scope, [{ id, before, after: { ...before, isHere: false } }], now);
  return details;
}
