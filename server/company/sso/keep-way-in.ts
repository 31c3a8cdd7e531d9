import { keepFormerEntry } from '#server/company/security/keep-former-entry.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { getHome } from './spare-queries.ts';

/**
 * To be called before a server, a domain or a spare sign-in is changed or taken. Where company sign-in is the only way in,
 * that may have been somebody's: for a day the other super administrators' own passwords let them in (rule 98c). Returns
 * until when.
 */
export async function keepWayIn(
  scope: Scope,
  { by, now }: { by: string; now: Date },
): Promise<Date | undefined> {
  if ((await getHome(scope)).sso !== 'required') return undefined;
  return keepFormerEntry(scope, { by, now, opens: true });
}
