import type { UserForm } from '#core/user/contract/user.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import {
  type AccountPerson,
  endAccess,
  isUsedElsewhere,
  updateAccount,
} from './account-queries.ts';
import { changeEmail } from './change-email.ts';
import { welcome } from './create-user.ts';
import { keepSuperAdmin } from './keep-super-admin.ts';
import { deleteMember, getMember, type Member, updateMember } from './member-queries.ts';
import { holdOwnEmail } from './own-email.ts';
import type { Asker } from './present.ts';
import { requireUser } from './require-user.ts';
import {
  isSuper,
  membershipOf,
  personOf,
  sharedIssues,
  subordinatesOf,
  superSinceAfter,
  type UserStanding,
} from './rules.ts';
import { saveSubordinates } from './save-subordinates.ts';

/**
 * Saves the form over a user. The brand's memberships must be locked (rules 6 and 7), and its
 * employees too where the form says whom the user leads. One's own new e-mail waits for its proof
 * (decision 035). Returns whether the letter about the access goes out: it does when somebody who has
 * not accepted it yet is given a role or may sign in again.
 */
export async function updateUser(
  scope: Scope,
  member: Member,
  given: UserForm,
  asker: Asker,
): Promise<boolean> {
  const subordinates = subordinatesOf(given);
  const isOwn = member.accountId === asker.accountId;
  const form = isOwn ? await holdOwnEmail(scope, given, { ...member, now: asker.now }) : given;
  const fields = membershipOf(form);
  await requireStanding(scope, { ...member, current: isOwn, now: asker.now }, fields);
  const person = personOf(form);
  if (form.email !== member.email) {
    await changeEmail(scope, {
      by: 'admin',
      member,
      to: form.email,
      person,
      isDisabled: fields.disabled,
      asker,
    });
  }
  const { accountId, employeeId, waiting } = await getMember(scope, member.id);
  if (subordinates) await saveSubordinates(scope, employeeId, subordinates, asker);

  // The form shows the tick for people whom a dismissal disabled. Saving it does not turn that into
  // disabled by hand.
  const disabledByHand = fields.disabled && (member.disabledByHand || !member.disabled);
  const superSince = superSinceAfter(member, fields, asker.now);
  await updateMember(scope, member.id, { ...fields, disabledByHand, superSince });
  if (isOwn) await updateAccount(scope, accountId, person);
  else await savePerson(scope, member, accountId, person);
  if (fields.disabled) await endAccess(scope, accountId);
  const isGiven = member.disabled || fields.roles.some((role) => !member.roles.includes(role));
  const isTold = waiting && isGiven && !fields.disabled;
  if (isTold) await welcome(scope, member.id);
  return isTold;
}

/**
 * An account that another brand uses too is changed only by its person. This holds for the account
 * of the former and of the new e-mail.
 */
async function savePerson(scope: Scope, before: Member, accountId: string, person: AccountPerson) {
  if (!(await isUsedElsewhere(scope, accountId))) return updateAccount(scope, accountId, person);
  const issues = sharedIssues(before, person);
  if (accountId === before.accountId && issues.length > 0) throw conflict(...issues);
}

/** Removes the membership. The person's account elsewhere stays as it is. */
export async function deleteUser(scope: Scope, member: Member, asker: Asker): Promise<void> {
  requireUser({ current: member.accountId === asker.accountId }, 'delete');
  await keepSuperAdmin(scope, { before: member, after: undefined, path: 'id', now: asker.now });
  await deleteMember(scope, member);
  await endAccess(scope, member.accountId);
}

async function requireStanding(
  scope: Scope,
  { now, ...before }: Member & { current: boolean; now: Date },
  after: UserStanding,
): Promise<void> {
  if (after.disabled && !before.disabled) requireUser(before, 'disable');
  if (before.disabled && !after.disabled) requireUser(before, 'enable');
  if (isSuper(before) && !isSuper(after)) requireUser(before, 'demote');
  const path = after.disabled ? 'disabled' : 'roles';
  await keepSuperAdmin(scope, { before, after, path, now });
}
