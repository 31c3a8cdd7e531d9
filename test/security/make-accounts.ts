import { randomUUID } from 'node:crypto';
import { openHandoff, openSession } from '#core/account/server/open-session.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { insertOneTimeToken } from '#core/account/server/queries.ts';
import { makeToken } from '#core/account/server/reset/mailed-link.ts';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import { insertDeliveries } from '#core/mail/server/queries.ts';
import { keepPendingEmail } from '#core/user/server/account-queries.ts';
import { insertRight } from '#core/user/server/right/queries.ts';
import { type Scope, withPossession } from '#platform/server/db/scope.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import type { TestApp } from '#test/start/start-app.ts';
import { currentPassword } from './bodies.ts';

/** The accounts of a world: who signs in, and whose links and letters are on their way. */

const passwordHash = hashPassword(currentPassword);

export async function setPassword(
  { database }: TestApp['context'],
  accountId: string,
): Promise<void> {
  const change = 'update account set password_hash = $1 where id = $2';
  await database.pool.query(change, [await passwordHash, accountId]);
}

export async function makeVisitor({ context }: TestApp, brandId: string) {
  const { database, now } = context;
  const email = `visitor-${randomUUID()}@fixture.example`;
  const expiresAt = new Date(now().getTime() + 60 * 60 * 1000);
  const { member, resetToken } = await inBrand(database, brandId, async (scope) => {
    const member = await makeMember(scope, ['ROLE_EMPLOYEE'], { email });
    const wanted = { accountId: member.accountId, purpose: 'reset', expiresAt } as const;
    return { member, resetToken: await makeToken(scope, wanted) };
  });
  await setPassword(context, member.accountId);
  const sessionToken = await signIn(database, member, now());
  const { accountId } = member;
  const handoffToken = await withPossession(database, { accountId }, (tx) =>
    openHandoff(tx, member, now()),
  );
  const choiceToken = await makeChoice(context, member);
  return { email, resetToken, sessionToken, handoffToken, choiceToken };
}

/** A session that waits for its person to say whether to go on with it. */
async function makeChoice(
  { database, now }: TestApp['context'],
  { accountId, brandId }: { accountId: string; brandId: string },
): Promise<string> {
  const choice = newToken();
  await withPossession(database, { accountId }, async (tx) => {
    const { id: sessionId } = await openSession(tx, { accountId, brandId }, now());
    const expiresAt = new Date(now().getTime() + 60 * 60 * 1000);
    const tokenHash = hashToken(choice);
    await insertOneTimeToken(tx, {
      tokenHash,
      purpose: 'choice',
      accountId,
      sessionId,
      expiresAt,
    });
  });
  return choice;
}

/** Signs the account in once more. Returns the id of the session. */
export async function makeSession(
  { context: { database, now } }: TestApp,
  member: { brandId: string; accountId: string },
): Promise<string> {
  const tokenHash = hashToken(await signIn(database, member, now()));
  const { rows } = await database.pool.query('select id from session where token_hash = $1', [
    tokenHash,
  ]);
  return rows[0].id;
}

/** Makes a user whose new e-mail waits for confirmation. Returns the token of the link. */
export async function makeMover({ context }: TestApp, brandId: string): Promise<string> {
  const { database, now } = context;
  return inBrand(database, brandId, async (scope) => {
    const { accountId } = await makeMember(scope, ['ROLE_EMPLOYEE']);
    const expiresAt = await wantAnotherEmail(scope, accountId, now());
    return makeToken(scope, { accountId, purpose: 'newEmail', expiresAt });
  });
}

/** Makes a user whose e-mail has an owner already. Returns the token of the link that accepts. */
export async function makeJoiner({ context }: TestApp, brandId: string): Promise<string> {
  const { database, now } = context;
  const email = `joiner-${randomUUID()}@fixture.example`;
  await database.pool.query(
    `insert into account (id, email, first_name, last_name) values ($1, $2, 'Анна', 'Ким')`,
    [randomUUID(), email],
  );
  return inBrand(database, brandId, async (scope) => {
    const { accountId } = await makeMember(scope, ['ROLE_EMPLOYEE'], { email, waitsIn: brandId });
    const expiresAt = new Date(now().getTime() + 60 * 60 * 1000);
    return makeToken(scope, { accountId, purpose: 'join', expiresAt });
  });
}

export async function makeUnreached({ context }: TestApp, brandId: string): Promise<string> {
  const email = `unreached-${randomUUID()}@fixture.example`;
  return inBrand(context.database, brandId, async (scope) => {
    const { membershipId } = await makeMember(scope, ['ROLE_EMPLOYEE'], { email });
    const id = randomUUID();
    await insertDeliveries(scope, [
      {
        id,
        channel: 'email',
        recipient: email,
        type: 'account',
        payload: { membershipId },
        state: 'refused',
      },
    ]);
    return membershipId;
  });
}

export async function wantAnotherEmail(scope: Scope, accountId: string, now: Date): Promise<Date> {
  const pendingUntil = new Date(now.getTime() + 60 * 60 * 1000);
  const pendingEmail = `wanted-${randomUUID()}@fixture.example`;
  await keepPendingEmail(scope, accountId, { pendingEmail, pendingUntil });
  return pendingUntil;
}

/**
 * Two super admins' rights are to be taken, the second one's until a letter's link stops it, and another change waits that
 * leaves the caller's as they are.
 */
export async function makeWaitingRights(
  { context: { database, now } }: TestApp,
  brandId: string,
  membershipId: string,
): Promise<{ waitingRightId: string; ownRightId: string; stopToken: string }> {
  const [waitingRightId, ownRightId, rightId] = [randomUUID(), randomUUID(), randomUUID()];
  const stopToken = newToken();
  await inBrand(database, brandId, async (scope) => {
    const other = await makeMember(scope, ['ROLE_SUPER_ADMIN']);
    const third = await makeMember(scope, ['ROLE_SUPER_ADMIN']);
    const due = new Date(now().getTime() + 24 * 60 * 60 * 1000);
    const row = { change: { disabled: { before: false, after: false } }, askedAt: now(), due };
    const [own, others] = [membershipId, other.membershipId];
    await insertRight(scope, { ...row, id: waitingRightId, membershipId: others, askedBy: own });
    await insertRight(scope, { ...row, id: ownRightId, membershipId: own, askedBy: others });
    await insertRight(scope, {
      ...row,
      id: rightId,
      membershipId: third.membershipId,
      askedBy: others,
    });
    await insertOneTimeToken(scope.tx, {
      tokenHash: hashToken(stopToken),
      purpose: 'stopRight',
      accountId: other.accountId,
      forBrandId: brandId,
      rightId,
      expiresAt: due,
    });
  });
  return { waitingRightId, ownRightId, stopToken };
}
