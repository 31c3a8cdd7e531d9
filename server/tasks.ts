import { deleteExpired } from './auth/queries.ts';
import { deliver } from './delivery/deliver.ts';
import type { Cron } from './jobs/run-jobs.ts';
import type { Tasks } from './jobs/tasks.ts';
import { renderEmailMoved, renderNewEmail } from './own-email/letters.ts';
import { proveEmail } from './own-email/tasks.ts';
import { makeMissingReports, makeReports } from './report/make-reports.ts';
import { renderAccount, renderReset } from './reset/letters.ts';
import { requestReset, welcomeUser } from './reset/tasks.ts';
import { renderAdditions } from './testing/additions-mail.ts';
import { destroyOldSheets } from './testing/destroy-raw-sheets.ts';
import { renderEarlierEnd, tellEarlierEnd } from './testing/earlier-end.ts';
import { endQuestionaries } from './testing/end-questionaries.ts';
import { renderInvitation } from './testing/invitation-mail.ts';
import { inviteParticipants } from './testing/invite-participants.ts';
import { inviteUnreached } from './testing/invite-unreached.ts';
import { renderRedirected } from './testing/redirected-mail.ts';
import { tellAdditions } from './testing/tell-additions.ts';
import { tellRedirected } from './testing/tell-redirected.ts';

/** What does each kind of job of the product. */
export const tasks: Tasks = {
  'invite-participants': inviteParticipants,
  'invite-unreached': inviteUnreached,
  'tell-additions': tellAdditions,
  'tell-earlier-end': tellEarlierEnd,
  'tell-redirected': tellRedirected,
  deliver: deliver({
    ...{ invitation: renderInvitation, additions: renderAdditions, redirected: renderRedirected },
    ...{ earlierEnd: renderEarlierEnd },
    ...{ account: renderAccount, reset: renderReset },
    ...{ newEmail: renderNewEmail, emailMoved: renderEmailMoved },
  }),
  'welcome-user': welcomeUser,
  'request-reset': requestReset,
  'prove-email': proveEmail,
  'make-reports': makeReports,
  'make-missing-reports': makeMissingReports,
  'end-questionaries': endQuestionaries,
  'destroy-raw-sheets': destroyOldSheets,
  'delete-expired': ({ database, now }) => deleteExpired(database, now()),
};

/** What the clock starts, in UTC: days end at quarters of an hour, as time zones do. */
export const cron: Cron = {
  'end-questionaries': '*/15 * * * *',
  'invite-unreached': '35 * * * *',
  'make-missing-reports': '50 * * * *',
  'destroy-raw-sheets': '20 1 * * *',
  'delete-expired': '40 1 * * *',
};
