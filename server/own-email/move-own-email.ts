import { shortName } from '#contract/rules/names.ts';
import { noteAudit } from '#server/audit/note.ts';
import type { Context } from '#server/context.ts';
import type { Scope, Tx } from '#server/db/scope.ts';
import { queueDeliveries } from '#server/delivery/outbox.ts';
import { conflict, Failure } from '#server/errors.ts';
import { moveInvitations } from '#server/invitation/queue.ts';
import { enterBrand, type Link, spendLink } from '#server/reset/queries.ts';
import {
  deleteLinks,
  findAccountId,
  lockEmail,
  updateAccount,
} from '#server/user/account-queries.ts';
import {
  findEmployeeByEmail,
  getMember,
  type Member,
  updateEmployeeEmail,
} from '#server/user/member-queries.ts';
import { keepPending, listMemberships, lockRecord } from './queries.ts';

/**
 * Spends a link: the account has the e-mail that waited, and so have the person's employee records,
 * in every company. That its reader has agreed does not prove that they hold the password too, so
 * the e-mail stays a claim (decision 025). 404 when the link works no more, 409 when the e-mail
 * has become another's meanwhile; then nothing is spent.
 */
export async function moveOwnEmail(tx: Tx, link: Link, context: Context): Promise<void> {
  const spent = await spendLink(tx, link, context.now());
  const pending = spent && (await keepPending({ tx }, spent.accountId, context.now()));
  if (!pending || !spent.brandId) throw new Failure('linkExpired');
  const { accountId, brandId } = spent;
  const { email } = pending;
  const scope = { tx, brandId };
  await lockEmail(scope, email);
  const known = await findAccountId(scope, email);
  if (known && known !== accountId) throw taken();
  const former = await moveRecords(tx, accountId, email, context);
  await enterBrand(tx, brandId);
  await updateAccount(scope, accountId, { email });
  // Links that went to the former address must not open the account any more.
  await deleteLinks(scope, accountId);
  const told = former.map((address) => ({ email: address, payload: { accountId } }));
  await queueDeliveries(scope, 'emailMoved', told, context.now());
}

/** Answers the e-mails that the person had so far. */
async function moveRecords(tx: Tx, accountId: string, email: string, context: Context) {
  const former = new Set<string>();
  for (const { brandId, id } of await listMemberships(tx, accountId)) {
    await enterBrand(tx, brandId);
    const scope = { tx, brandId };
    const member = await getMember(scope, id);
    former.add(member.email);
    await moveIn(scope, member, email, context);
  }
  return [...former];
}

async function moveIn(scope: Scope, member: Member, email: string, context: Context) {
  const { accountId, employeeId } = member;
  const other = await findEmployeeByEmail(scope, email);
  if (other && other.id !== employeeId) throw taken();
  const note = { verb: 'update' as const, details: { fieldList: ['email'] } };
  const doer = { context, actor: { accountId } };
  const record = employeeId && (await lockRecord(scope, employeeId));
  if (!record) {
    const name = shortName(member);
    return noteAudit(scope, doer, { ...note, kind: 'user', id: member.id, name });
  }
  await updateEmployeeEmail(scope, employeeId, email);
  await moveInvitations(scope, employeeId);
  const name = shortName(record);
  await noteAudit(scope, doer, { ...note, kind: 'employee', id: employeeId, name });
}

const taken = () => conflict({ path: 'token', key: 'userMessages.emailTaken' });
