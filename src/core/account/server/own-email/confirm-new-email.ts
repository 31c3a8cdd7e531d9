import { type MailedLink, spendLink } from '#core/account/server/reset/queries.ts';
import { changeEmail } from '#core/user/server/change-email.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { keepPending } from './queries.ts';

/**
 * Spends a link, and gives the person the e-mail that was waiting. 404 when the link no longer
 * works. When the change is refused, the link is not spent.
 */
export async function confirmNewEmail(tx: Tx, link: MailedLink, context: Context): Promise<void> {
  const spent = await spendLink(tx, link, context.now());
  const pending = spent && (await keepPending({ tx }, spent.accountId, context.now()));
  if (!pending || !spent.brandId) throw new Failure('linkExpired');
  const { accountId, brandId } = spent;
  const scope = { tx, brandId, locale: loggedLocale };
  await changeEmail(scope, { by: 'self', accountId, to: pending.email, context });
}
