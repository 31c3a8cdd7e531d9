import { keepInCookie } from '#contract/company/session.ts';
import { ApiError, call } from '#web/platform/api/call.ts';
import { forgetSession, markSession, tokenOfBefore } from './held.ts';

/**
 * Moves the session of a browser that was signed in before the cookie, and takes its token out of the storage
 * (decision 133). Where the server does not answer, the token waits there for the next start.
 */
export async function moveOver(): Promise<void> {
  const token = tokenOfBefore();
  if (token === null) return;
  try {
    const transport = (url: string, request: RequestInit) =>
      // The answer brings the cookie.
      fetch(url, { ...request, credentials: 'same-origin' });
    markSession((await call(keepInCookie, { token, transport })).session);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSession();
    else throw error;
  }
}
