import type { UserForm } from '#contract/user.ts';
import type { Scope } from '#server/db/scope.ts';
import { conflict, invalid } from '#server/errors.ts';
import { countNoMore } from '#server/invitation/participant-queries.ts';
import { redirectInvitations } from '#server/invitation/queue.ts';
import {
  deleteLinks,
  endAccess,
  findAccountId,
  insertAccount,
  isUsedElsewhere,
  lockEmail,
  requireProof,
  updateAccount,
} from './account-queries.ts';
import { welcome } from './create-user.ts';
import {
  countSuperAdmins,
  deleteMember,
  findEmployeeByEmail,
  findMemberByEmail,
  listStaff,
  type Member,
  updateEmployeeEmail,
  updateMember,
} from './member-queries.ts';
import { holdOwnEmail } from './own-email.ts';
import { type Asker, alreadyMember } from './present.ts';
import {
  membershipOf,
  personOf,
  type Standing,
  sharedIssues,
  standingIssues,
  subordinateIssues,
} from './rules.ts';

/** Saves the form over a user; the memberships of the brand are locked (rules 6 and 7). */
export async function updateUser(
  scope: Scope,
  member: Member,
  given: UserForm,
  asker: Asker,
): Promise<void> {
  const isOwn = member.accountId === asker.accountId;
  const form = isOwn ? await holdOwnEmail(scope, given, { ...member, now: asker.now }) : given;
  const fields = membershipOf(form);
  await requireStanding(scope, member, fields, asker);
  const moved = form.email.toLowerCase() !== member.email.toLowerCase();
  const employeeId = moved
    ? await moveEmployee(scope, member, form.email, asker)
    : member.employeeId;
  const staff = await listStaff(scope, fields.subordinateIds);
  const issues = subordinateIssues(fields.subordinateIds, staff, employeeId);
  if (issues.length > 0) throw invalid(...issues);

  const accountId = moved ? await moveAccount(scope, member, form) : member.accountId;
  // Whom a dismissal has disabled stays so by that when the form is saved with the tick it showed.
  const disabledByHand = fields.disabled && (member.disabledByHand || !member.disabled);
  await updateMember(scope, member.id, { ...fields, disabledByHand, employeeId, accountId });
  if (accountId === member.accountId) await savePerson(scope, member, form, asker);
  else await handOver(scope, member, accountId, form);
  if (fields.disabled) await endAccess(scope, accountId);
}

/** Removes the membership; what the person's account is elsewhere stays. */
export async function deleteUser(scope: Scope, member: Member, asker: Asker): Promise<void> {
  await requireStanding(scope, member, undefined, asker);
  await deleteMember(scope, member.id);
  await endAccess(scope, member.accountId);
}

async function requireStanding(
  scope: Scope,
  before: Member,
  after: Standing | undefined,
  { accountId }: Asker,
): Promise<void> {
  const superAdmins = await countSuperAdmins(scope);
  const isOwn = before.accountId === accountId;
  const issues = standingIssues({ before, after, isOwn, superAdmins });
  if (issues.length > 0) throw conflict(...issues);
}

/** User and employee record keep the same e-mail (rule 1); answers whose record it is now. */
async function moveEmployee(scope: Scope, member: Member, email: string, asker: Asker) {
  await lockEmail(scope, email);
  const other = await findMemberByEmail(scope, email);
  if (other) throw await alreadyMember(scope, other, asker);
  const found = await findEmployeeByEmail(scope, email);
  if (!member.employeeId) {
    const linked = found && !found.deletedAt && !found.memberId ? found.id : null;
    // From now on an account that was not theirs so far may answer in their place.
    if (linked) await countNoMore(scope, linked);
    return linked;
  }
  if (found && found.id !== member.employeeId) {
    throw conflict({ path: 'email', key: 'userMessages.employeeHasEmail' });
  }
  await updateEmployeeEmail(scope, member.employeeId, email);
  const { employeeId } = member;
  await redirectInvitations(scope, { employeeId, from: member.email, to: email });
  return employeeId;
}

/**
 * The account to be used with the new e-mail: the same one, unless another brand uses it too or the
 * new e-mail has an account already (rule 6).
 */
async function moveAccount(scope: Scope, member: Member, form: UserForm) {
  const known = await findAccountId(scope, form.email);
  if (known) return known;
  if (!(await isUsedElsewhere(scope, member.accountId))) return member.accountId;
  return insertAccount(scope, { ...personOf(form), email: form.email });
}

/** Changes the account in place: only its person may where another brand uses it too. */
async function savePerson(scope: Scope, member: Member, form: UserForm, asker: Asker) {
  const person = personOf(form);
  const moved = form.email.toLowerCase() !== member.email.toLowerCase();
  const issues = sharedIssues(personOf({ ...form, ...member } as UserForm), person);
  const isOwn = member.accountId === asker.accountId;
  if (issues.length > 0 && !isOwn && (await isUsedElsewhere(scope, member.accountId))) {
    throw conflict(...issues);
  }
  await updateAccount(scope, member.accountId, { ...person, ...(moved && { email: form.email }) });
  if (!moved) return;
  // Links that went to the former address must not open the account any more.
  await deleteLinks(scope, member.accountId);
  if (!form.disabled) await welcome(scope, member.id);
}

/** The membership has gone over to another account: the former one is signed out, the new one told. */
async function handOver(scope: Scope, member: Member, accountId: string, form: UserForm) {
  await endAccess(scope, member.accountId);
  await requireProof(scope, [accountId]);
  if (!(await isUsedElsewhere(scope, accountId))) {
    await updateAccount(scope, accountId, personOf(form));
  }
  if (!form.disabled) await welcome(scope, member.id);
}
