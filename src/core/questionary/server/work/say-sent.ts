import { findDue } from '#core/invitation/server/participant-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import type { Locale, T } from '#platform/texts/t.ts';

/** That a questionary has gone to work, to how many people invitations go, and when. */
export async function saySent(
  scope: Scope,
  id: string,
  { t, locale, now, timeZone }: { t: T; locale: Locale; now: Date; timeZone: string },
): Promise<string> {
  const letters = await findDue(scope, id);
  if (!letters) return t('questionaryMessages.sentToWork');
  const { count, due } = letters;
  if (due <= now) return t('questionaryMessages.sentToWorkNow', { count });
  const moment = longMoment(due, { locale, timeZone });
  return t('questionaryMessages.sentToWorkLater', { count, moment });
}
