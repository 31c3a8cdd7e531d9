import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/scope.ts';
import { Failure } from '#server/errors.ts';
import { type Link, spendLink } from '#server/reset/queries.ts';
import { changeEmail } from '#server/user/change-email.ts';
import { keepPending } from './queries.ts';

/**
 * Spends a link, and makes the e-mail that waited the person's. 404 when the link works no more; when
 * the change is refused, nothing is spent.
 */
export async function confirmNewEmail(tx: Tx, link: Link, context: Context): Promise<void> {
  const spent = await spendLink(tx, link, context.now());
  const pending = spent && (await keepPending({ tx }, spent.accountId, context.now()));
  if (!pending || !spent.brandId) throw new Failure('linkExpired');
  const { accountId, brandId } = spent;
  await changeEmail({ tx, brandId }, { by: 'self', accountId, to: pending.email, context });
}
