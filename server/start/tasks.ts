import { deleteExpired } from '#server/auth/queries.ts';
import { deliver } from '#server/delivery/deliver.ts';
import { renderAdditions } from '#server/invitation/additions-letter.ts';
import { renderEarlierEnd, tellEarlierEnd } from '#server/invitation/earlier-end.ts';
import { inviteUnreached } from '#server/invitation/invite-unreached.ts';
import { renderInvitation } from '#server/invitation/letter.ts';
import { renderRedirected } from '#server/invitation/redirected-letter.ts';
import { inviteParticipants } from '#server/invitation/send-invitations.ts';
import { tellAdditions } from '#server/invitation/tell-additions.ts';
import { tellRedirected } from '#server/invitation/tell-redirected.ts';
import type { Cron } from '#server/jobs/run-jobs.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { renderEmailMoved, renderNewEmail } from '#server/own-email/letters.ts';
import { proveEmail } from '#server/own-email/tasks.ts';
import { makeMissingReports, makeReports } from '#server/report/make-reports.ts';
import { renderAccount, renderReset } from '#server/reset/letters.ts';
import { requestReset, welcomeUser } from '#server/reset/tasks.ts';
import { destroyOldSheets } from '#server/testing/destroy-raw-sheets.ts';
import { endQuestionaries } from '#server/testing/end-questionaries.ts';

/** What does each kind of job of the product. */
export const tasks: Tasks = {
  'invite-participants': inviteParticipants,
  'invite-unreached': inviteUnreached,
  'tell-additions': tellAdditions,
  'tell-earlier-end': tellEarlierEnd,
  'tell-redirected': tellRedirected,
  deliver: deliver({
    invitation: renderInvitation,
    additions: renderAdditions,
    redirected: renderRedirected,
    earlierEnd: renderEarlierEnd,
    account: renderAccount,
    reset: renderReset,
    newEmail: renderNewEmail,
    emailMoved: renderEmailMoved,
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
