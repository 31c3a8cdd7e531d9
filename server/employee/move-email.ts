import type { Permission } from '#contract/call/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { conflict, invalid } from '#server/errors.ts';
import {
  deleteLinks,
  endAccess,
  findAccountId,
  insertAccount,
  isUsedElsewhere,
  lockEmail,
  requireProof,
  updateAccount,
} from '#server/user/account-queries.ts';
import {
  deleteMember,
  findMemberByEmail,
  type Member,
  updateMember,
} from '#server/user/member-queries.ts';
import { findMemberOf } from './access-queries.ts';
import { findByEmails } from './row-queries.ts';
import { isPlainMember, type SavedEmployee } from './rules.ts';

/** Who changes an employee, and what else they may. */
export interface Asker {
  accountId: string;
  employeeId: string | null;
  permissions: ReadonlySet<Permission>;
}

/**
 * Gives the membership of another than the asker another e-mail: the account's changes when no other brand uses
 * it, else the account of the new e-mail is linked (rule 6). The row itself is saved afterwards.
 */
export async function moveEmail(
  scope: Scope,
  employee: SavedEmployee,
  email: string,
  asker: Asker,
): Promise<void> {
  await lockEmail(scope, email);
  await requireFree(scope, employee, email);
  const member = await findMemberOf(scope, employee.id);
  if (!member) return;
  if (!isPlainMember(member.roles) && !asker.permissions.has('user_user_update')) {
    throw conflict({ path: 'email', key: 'directoryMessages.adminEmail' });
  }
  const known = await findAccountId(scope, email);
  if (known) return link(scope, member, known, email);
  if (!(await isUsedElsewhere(scope, member.accountId))) {
    await updateAccount(scope, member.accountId, { email });
    // Links that went to the former address must not open the account any more.
    return deleteLinks(scope, member.accountId);
  }
  const { firstName, lastName, locale, slackId } = employee;
  const made = await insertAccount(scope, { firstName, lastName, locale, slackId, email });
  await handOver(scope, member, made);
}

/** No other employee has it, not even one who left: their history hangs on it. */
async function requireFree(scope: Scope, { id }: SavedEmployee, email: string): Promise<void> {
  const other = (await findByEmails(scope, [email])).get(email.toLowerCase());
  if (!other || other.id === id) return;
  const key = other.isDeleted ? 'emailOfDeleted' : other.isFired ? 'emailOfFired' : 'emailTaken';
  throw invalid({ path: 'email', key: `directoryMessages.${key}` });
}

/** The account of the new e-mail may be a user here already: then that one is the employee's from now on. */
async function link(scope: Scope, member: Member, accountId: string, email: string) {
  const other = await findMemberByEmail(scope, email);
  if (!other) return handOver(scope, member, accountId);
  if (other.employeeId) throw invalid({ path: 'email', key: 'directoryMessages.emailTaken' });
  await updateMember(scope, member.id, { employeeId: null });
  await updateMember(scope, other.id, { employeeId: member.employeeId });
  if (member.roles.some((role) => role !== 'ROLE_EMPLOYEE')) return;
  await deleteMember(scope, member.id);
  await endAccess(scope, member.accountId);
}

async function handOver(scope: Scope, member: Member, accountId: string): Promise<void> {
  await updateMember(scope, member.id, { accountId });
  await requireProof(scope, [accountId]);
  await endAccess(scope, member.accountId);
}
