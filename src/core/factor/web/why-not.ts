import type { T } from '#platform/texts/t.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { AnotherHost, GivenUp, KnownAlready } from './ceremony.ts';

/** What to say where a passkey came to nothing; '' where the person has closed the browser's window themselves. */
export function whyNot(error: unknown, t: T, what: 'use' | 'add'): string {
  if (error instanceof GivenUp) return '';
  if (error instanceof KnownAlready) return t('passkey.knownAlready');
  if (error instanceof AnotherHost) return t(`passkey.otherHost.${what}`, { host: error.host });
  if (error instanceof ApiError) return error.errors[0]?.message ?? errorText(error, t);
  return t(`passkey.failed.${what}`);
}
