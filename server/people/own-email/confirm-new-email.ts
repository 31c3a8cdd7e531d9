import { loggedLocale } from '#contract/platform/rules/names.ts';
import type { Context } from '#server/context.ts';
import { type MailedLink, spendLink } from '#server/people/reset/queries.ts';
import { changeEmail } from '#server/people/user/change-email.ts';
import type { Tx } from '#server/platform/db/scope.ts';
import { Failure } from '#server/platform/shared/errors.ts';
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
