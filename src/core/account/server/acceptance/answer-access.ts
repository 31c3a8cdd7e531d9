import { makeToken } from '#core/account/server/reset/mailed-link.ts';
import {
  findAccountRecipient,
  type MailedLink,
  spendLink,
} from '#core/account/server/reset/queries.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import {
  deleteWaiting,
  findAccountId,
  requireConfirmation,
} from '#core/user/server/account-queries.ts';
import { giveAccount } from '#core/user/server/give-account.ts';
import { dropUndelivered } from '#core/user/server/letter-queries.ts';
import {
  deleteMember,
  findMemberByAccount,
  type Member,
} from '#core/user/server/member-queries.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import { enterBrand, type Scope, type Tx } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';

type Clock = Pick<Context, 'now'>;
const hour = 60 * 60 * 1000;

/**
 * The account of the e-mail's owner takes the place of what the company has typed. 404 when the link
 * no longer works. From here on the company sees the account's name and language.
 */
export async function acceptAccess(tx: Tx, link: MailedLink, context: Clock) {
  const { scope, member } = await spend(tx, link, context);
  const owner = await findAccountId(scope, member.email);
  if (!owner) throw new Failure('linkExpired');
  await dropUndelivered(scope, member.accountId);
  await giveAccount(scope, member, owner);
  await deleteWaiting(scope, member.accountId);
  await requireConfirmation(scope, owner);
  const person = await findAccountRecipient(scope, { accountId: owner });
  if (!person) throw new Failure('linkExpired');
  const doer = { context, actor: { accountId: owner } };
  const name = loggedName(member);
  await noteAudit(scope, doer, { verb: 'accept', kind: 'user', id: member.id, name });
  const expiresAt = new Date(context.now().getTime() + hour);
  const passwordToken = person.hasPassword
    ? null
    : await makeToken(scope, { accountId: owner, purpose: 'reset', expiresAt });
  return { holdingSlug: person.holdingSlug, email: person.email, passwordToken };
}

/** The company keeps the employee's record, but no user. The journal of actions says why. */
export async function declineAccess(tx: Tx, link: MailedLink, context: Clock): Promise<void> {
  const { scope, member } = await spend(tx, link, context);
  const doer = { context, actor: { accountId: member.accountId } };
  const { id } = member;
  await noteAudit(scope, doer, { verb: 'decline', kind: 'user', id, name: loggedName(member) });
  await deleteMember(scope, member);
}

async function spend(
  tx: Tx,
  link: MailedLink,
  { now }: Clock,
): Promise<{ scope: Scope; member: Member }> {
  const spent = await spendLink(tx, link, now());
  if (!spent?.brandId) throw new Failure('linkExpired');
  const scope = await enterBrand(tx, spent.brandId);
  const member = await findMemberByAccount(scope, spent.accountId);
  if (!member) throw new Failure('linkExpired');
  return { scope, member };
}
