import { countInvalid } from '#core/account/server/attempts.ts';
import { insertOneTimeToken } from '#core/account/server/queries.ts';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import type { readStopLink, StopLink, stopByLink } from '#core/user/contract/stop-link.ts';
import { findMemberByAccount, type Member } from '#core/user/server/member-queries.ts';
import { isSuper } from '#core/user/server/rules.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { findRight, findSender, findStopLink, readRight } from './queries.ts';
import { stopWaiting } from './stop-waiting.ts';

/** How long after the change its page still says what has become of it, in ms. */
const saysFor = 7 * 24 * 60 * 60 * 1000;

/**
 * The address that stops a waiting change (rule 98b), for a letter to that person. Its token stands behind the #, which no
 * browser sends and no log has. Undefined where there is nothing to stop any more, or the mail is another's by now.
 */
export async function makeStopLink(
  scope: Scope,
  { accountId, rightId, email }: { accountId: string; rightId: string; email: string },
  { config }: Pick<Context, 'config'>,
): Promise<string | undefined> {
  const right = await findRight(scope, rightId);
  if (!right || right.doneAt || right.stoppedAt) return undefined;
  if ((await findMemberByAccount(scope, accountId))?.email !== email) return undefined;
  const token = newToken();
  await insertOneTimeToken(scope.tx, {
    tokenHash: hashToken(token),
    purpose: 'stopRight',
    accountId,
    forBrandId: scope.brandId,
    rightId,
    expiresAt: new Date(right.due.getTime() + saysFor),
  });
  return `${config.publicUrl}/stop#${token}`;
}

/** What the link would stop. Opening it changes nothing: scanners of mail open links, too. */
export function readLink(call: Call<typeof readStopLink>): Promise<{ data: StopLink }> {
  return byLink(call, async (scope, { rightId, by }) => {
    const [right, sender] = [await readRight(scope, rightId), await findSender(scope)];
    if (!right || !sender) throw new Failure('linkExpired');
    const { name, email, change, askedBy, due, doneAt, stoppedAt } = right;
    const state = doneAt ? 'done' : stoppedAt ? 'stopped' : 'waiting';
    const said = { name, email, change, askedBy, due: due.toISOString() };
    return { data: { ...said, state, company: sender.name, locale: by.locale } };
  });
}

export function stopLinked(call: Call<typeof stopByLink>) {
  const { context, request, t } = call;
  return byLink(call, async (scope, { rightId, by: { accountId } }) => {
    await stopWaiting(scope, rightId, { context, request, actor: { accountId } });
    return { message: t('userMessages.right.stopped') };
  });
}

/** 404 where the link is unknown or too old, or who holds it is no super administrator any more. Guesses are slowed down. */
async function byLink<R>(
  { context, body, request }: Call<typeof readStopLink> | Call<typeof stopByLink>,
  work: (scope: Scope, held: { rightId: string; by: Member }) => Promise<R>,
): Promise<R> {
  const { database, now } = context;
  const held = await findStopLink(database, hashToken(body.token), now());
  if (!held) {
    await countInvalid(database, { purpose: 'stopRight', address: request.ip, now: now() });
    throw new Failure('linkExpired');
  }
  const { accountId, brandId, rightId } = held;
  return withBrand({ database, brandId }, async (scope) => {
    const by = await findMemberByAccount(scope, accountId);
    if (!by || !isSuper(by) || by.disabled || by.waiting) throw new Failure('linkExpired');
    return work({ ...scope, locale: by.locale }, { rightId, by });
  });
}
