import type { Context } from '#platform/server/context.ts';
import type { Locale } from '#platform/texts/t.ts';
import { routes as acceptance } from './acceptance/routes.ts';
import { routes as confirmation } from './confirmation/routes.ts';
import { noteFailedSignIn } from './note-entry.ts';
import { renderEmailMoved, renderNewEmail } from './own-email/letters.ts';
import { routes as ownEmail } from './own-email/routes.ts';
import { proveEmail } from './own-email/tasks.ts';
import { routes as passkey } from './passkey/routes.ts';
import { deleteExpired } from './queries.ts';
import {
  renderAccount,
  renderNewDevice,
  renderPasswordChanged,
  renderReset,
} from './reset/letters.ts';
import { routes as reset } from './reset/routes.ts';
import { requestReset, tellNewDevice, welcomeUser } from './reset/tasks.ts';
import { routes as auth } from './routes.ts';
import { routes as session } from './session/routes.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Tells a new user how to sign in (rule 6). */
    'welcome-user': { brandId: string; membershipId: string };
    /**
     * Mails a link if the e-mail has an account. It runs after the answer, so the answer gives
     * nothing away (rule 2).
     */
    'request-reset': { email: string; locale?: Locale | undefined; host: string };
    /**
     * Notes a failed sign-in in the journals of the account's companies, if there is such an account.
     * It runs after the answer, so the answer gives nothing away (rule 2).
     */
    'note-failed-sign-in': { email: string; at: string; from?: Caller };
    /**
     * Writes to the new e-mail that somebody has given themself. It runs after the answer, so the
     * answer gives nothing away.
     */
    'prove-email': { brandId: string; accountId: string };
    /** Tells somebody that their account was signed in to on a device that it doesn't know. */
    'tell-new-device': NewDevice & { brandId: string; accountId: string };
  }
}

export const manifest = {
  routes: [...auth, ...session, ...confirmation, ...passkey, ...reset, ...ownEmail, ...acceptance],
  tasks: {
    'welcome-user': welcomeUser,
    'request-reset': requestReset,
    'note-failed-sign-in': noteFailedSignIn,
    'prove-email': proveEmail,
    'tell-new-device': tellNewDevice,
  },
  letters: {
    account: renderAccount,
    reset: renderReset,
    passwordChanged: renderPasswordChanged,
    newDevice: renderNewDevice,
    newEmail: renderNewEmail,
    emailMoved: renderEmailMoved,
  },
  expires: [({ database, now }: Context) => deleteExpired(database, now())],
};
