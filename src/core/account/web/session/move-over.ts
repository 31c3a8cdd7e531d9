import { keepInCookie } from '#core/account/contract/session.ts';
import { ApiError, call } from '#platform/web/api/call.ts';
import { takingCookies } from '#platform/web/api/taking-cookies.ts';
import { forgetSession, markSession, tokenOfBefore } from './held.ts';

/**
 * Moves the session of a browser that was signed in before the cookie, and takes its token out of the storage
 * (decision 133). Where the server does not answer, the token waits there for the next start.
 */
export async function moveOver(): Promise<void> {
  const token = tokenOfBefore();
  if (token === null) return;
  try {
    const { session } = await call(keepInCookie, { token, transport: takingCookies });
    markSession(session);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSession();
    else throw error;
  }
}
