import { noteAudit } from '#core/audit/server/note.ts';
import { countNoMore } from '#core/invitation/server/participant-queries.ts';
import {
  moveInvitations,
  redirectInvitations,
  tellRedirected,
} from '#core/invitation/server/queue.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { isOutOfReach } from '#core/user/contract/policy/user.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import { enterBrand, type Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import { conflict, invalid } from '#platform/server/shared/errors.ts';
import {
  type AccountPerson,
  deleteLinks,
  endAccess,
  findAccountId,
  insertWaiting,
  isUsedElsewhere,
  lockEmail,
  updateAccount,
} from './account-queries.ts';
import { welcome } from './create-user.ts';
import { giveAccount } from './give-account.ts';
import {
  deleteMember,
  findMemberByEmail,
  getMember,
  listMemberships,
  type Member,
  updateMember,
} from './member-queries.ts';
import { type Asker, alreadyMember } from './present.ts';
import { getAccount } from './queries.ts';
import {
  type EmployeeRecord,
  findEmployeeByEmail,
  findMemberOfEmployee,
  lockRecordName,
  updateRecordEmail,
} from './record-queries.ts';
import { isSettled } from './right/rules.ts';

/** HR changes somebody else's, in the directory or the profile. */
interface ByHr {
  by: 'hr';
  employee: AccountPerson & { id: string; email: string };
  to: string;
  permissions: ReadonlySet<Permission>;
  now: Date;
}

/** An administrator changes another user's. */
interface ByAdmin {
  by: 'admin';
  member: Member;
  to: string;
  /** The person's details, in case they need an account of their own. */
  person: AccountPerson;
  isDisabled: boolean;
  asker: Asker;
}

/** The person has answered the letter to the e-mail that they want (see own-email.ts). */
interface BySelf {
  by: 'self';
  accountId: string;
  to: string;
  context: Pick<Context, 'now'>;
}

/**
 * Gives somebody another e-mail. User and employee record keep the same one (rule 1), so both
 * change, and unanswered invitations follow. No matter who typed it, it is only a claim until a letter to
 * it has set a password (decision 025). The caller has checked that it is different.
 *
 * HR and administrators change other people's e-mails immediately and within their company. One's
 * own e-mail changes in every company (decision 035), and each company's log has a note. Both are
 * told to the former address (rule 50).
 */
export async function changeEmail(scope: Scope, change: ByHr | ByAdmin | BySelf): Promise<void> {
  await lockEmail(scope, change.to);
  if (change.by === 'hr') return changeEmployee(scope, change);
  if (change.by === 'admin') return changeUser(scope, change);
  return changeOneself(scope, change);
}

/**
 * 400 where another record has it, even that of somebody who left, because their history depends on
 * it. 409 for administrators and HR: anybody who reads their e-mail can open their account, so only the
 * super administrator may change it. Nobody is told about their access (rule 6).
 */
async function changeEmployee(
  scope: Scope,
  { employee, to, permissions, now }: ByHr,
): Promise<void> {
  const { id: employeeId, email: from, firstName, lastName, locale, slackId } = employee;
  const other = await findEmployeeByEmail(scope, to);
  if (other && other.id !== employeeId) {
    throw invalid({ path: 'email', key: `directoryMessages.${takenBy(other)}` });
  }
  const member = await findMemberOfEmployee(scope, employeeId);
  if (member && isOutOfReach(member, permissions)) {
    throw conflict({ path: 'email', key: 'directoryMessages.adminEmail' });
  }
  if (member && isSettled(member, now)) {
    throw conflict({ path: 'email', key: 'directoryMessages.superEmail' });
  }
  const user = member && (await findMemberByEmail(scope, to));
  if (user) await passRecord(scope, member, user);
  else if (member) {
    await changeAccount(scope, member, { email: to, firstName, lastName, locale, slackId });
  }
  await updateRecordEmail(scope, employeeId, { email: to, now });
  await redirectInvitations(scope, { employeeId, from, to, now });
}

const takenBy = ({ deletedAt, firedAt }: EmployeeRecord) =>
  deletedAt ? 'emailOfDeleted' : firedAt ? 'emailOfFired' : 'emailTaken';

/** The new e-mail belongs to a user without a record. From now on the record is that user's. */
async function passRecord(scope: Scope, member: Member, user: Member): Promise<void> {
  if (user.employeeId) throw invalid({ path: 'email', key: 'directoryMessages.emailTaken' });
  await updateMember(scope, member.id, { employeeId: null });
  await updateMember(scope, user.id, { employeeId: member.employeeId });
  if (member.roles.some((role) => role !== 'ROLE_EMPLOYEE')) return;
  await deleteMember(scope, member);
  await endAccess(scope, member.accountId);
}

/**
 * 409 with the user who has it, and also where somebody else's record has it. A user without a
 * record is linked to the record with that e-mail. Anyone who may sign in is told how (rule 6).
 */
async function changeUser(
  scope: Scope,
  { member, to, person, isDisabled, asker }: ByAdmin,
): Promise<void> {
  const { employeeId, email: from } = member;
  const user = await findMemberByEmail(scope, to);
  if (user) throw await alreadyMember(scope, user, asker);
  const record = await findEmployeeByEmail(scope, to);
  if (employeeId) {
    if (record && record.id !== employeeId) {
      throw conflict({ path: 'email', key: 'userMessages.employeeHasEmail' });
    }
    await updateRecordEmail(scope, employeeId, { email: to, now: asker.now });
    await redirectInvitations(scope, { employeeId, from, to, now: asker.now });
    await tellChanged(scope, employeeId, person, asker.now);
  } else if (record && !record.deletedAt && !record.memberId) {
    if (record.firedAt && !isDisabled) {
      throw conflict({ path: 'email', key: 'userMessages.hasLeft' });
    }
    await updateMember(scope, member.id, { employeeId: record.id });
    // From now on, an account that was not theirs before may answer in their place (decision 021).
    await countNoMore(scope, record.id, asker.now);
  }
  if (!employeeId) {
    await tellRedirected(scope, { membershipId: member.id, from, to, invited: false });
  }
  await changeAccount(scope, member, { ...person, email: to });
  if (!isDisabled) await welcome(scope, member.id);
}

/**
 * Changes it in place when only this company uses the account and nobody has the new e-mail (rule
 * 6). Otherwise the company starts anew with the reader of the new e-mail: they have to accept
 * (decision 046).
 */
async function changeAccount(
  scope: Scope,
  { id, accountId, waiting }: Member,
  wanted: AccountPerson & { email: string },
): Promise<void> {
  if (waiting || (await isFree(scope, accountId, wanted.email))) {
    return changeInPlace(scope, accountId, wanted.email);
  }
  const other = await insertWaiting(scope, wanted);
  await giveAccount(scope, { id, accountId }, other);
  await endAccess(scope, accountId);
}

const isFree = async (scope: Scope, accountId: string, email: string): Promise<boolean> =>
  !(await findAccountId(scope, email)) && !(await isUsedElsewhere(scope, accountId));

/** Links sent to the former address must no longer open the account. */
async function changeInPlace(scope: Scope, accountId: string, email: string): Promise<void> {
  await updateAccount(scope, accountId, { email });
  await deleteLinks(scope, accountId);
}

/**
 * 409 when somebody else has got the e-mail since the letter was sent. The former address is told
 * that it no longer opens the account, but not which one does.
 */
async function changeOneself(given: Scope, { accountId, to, context }: BySelf): Promise<void> {
  const { tx, brandId } = given;
  const known = await findAccountId(given, to);
  if (known && known !== accountId) throw takenMeanwhile();
  const { email: former } = await getAccount(tx, accountId);
  for (const membership of await listMemberships(tx, accountId)) {
    const scope = await enterBrand(tx, membership.brandId);
    await changeInCompany(scope, await getMember(scope, membership.id), { to, context });
  }
  const scope = await enterBrand(tx, brandId);
  await changeInPlace(scope, accountId, to);
  const told = [{ email: former, payload: { accountId } }];
  await queueDeliveries(scope, 'emailMoved', told, context.now());
}

/**
 * Changes the person's own record, where they have one. Their answers still count: it is the same
 * person.
 */
async function changeInCompany(
  scope: Scope,
  member: Member,
  { to, context }: Pick<BySelf, 'to' | 'context'>,
): Promise<void> {
  const { accountId, employeeId } = member;
  const other = await findEmployeeByEmail(scope, to);
  if (other && other.id !== employeeId) throw takenMeanwhile();
  if (await findMemberByEmail(scope, to)) throw takenMeanwhile();
  const details = { fieldList: ['email'], emailFrom: member.email, emailTo: to };
  const note = { verb: 'update' as const, details };
  const doer = { context, actor: { accountId } };
  const record = employeeId && (await lockRecordName(scope, employeeId));
  if (!record) {
    const name = loggedName(member);
    return noteAudit(scope, doer, { ...note, kind: 'user', id: member.id, name });
  }
  await updateRecordEmail(scope, employeeId, { email: to, now: context.now() });
  await moveInvitations(scope, employeeId, context.now());
  await tellChanged(scope, employeeId, record, context.now());
  const name = loggedName(record);
  await noteAudit(scope, doer, { ...note, kind: 'employee', id: employeeId, name });
}

const tellChanged = (
  scope: Scope,
  employeeId: string,
  person: Pick<AccountPerson, 'lastName' | 'firstName'>,
  now: Date,
): Promise<void> => {
  const facts = { employeeId, name: loggedName(person) };
  return happened(scope, [{ event: 'employee.changed', facts }], now);
};

const takenMeanwhile = () => conflict({ path: 'token', key: 'userMessages.emailTaken' });
