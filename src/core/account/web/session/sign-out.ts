import { logoutUser } from '#core/account/contract/auth.ts';
import { call } from '#platform/web/api/call.ts';
import { forgetPrivate } from '#platform/web/device/storage.ts';
import { dropSession, heldSession } from './held.ts';
import { session } from './session.ts';

/**
 * Ends the session in this browser even if the server can't be reached, and forgets the person's
 * private data. A company's provider may end its sign-in too.
 */
export async function signOut(): Promise<void> {
  const employeeId = session()?.user.employeeId;
  let leadsTo: string | undefined;
  try {
    if (heldSession()) ({ leadsTo } = await call(logoutUser, { body: {} }));
  } catch (error) {
    console.warn('The server was not told of the signing out', error);
  } finally {
    if (employeeId) forgetPrivate(employeeId);
    dropSession('left', leadsTo);
  }
}
