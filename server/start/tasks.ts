import { cycleDays } from '#server/assessment/cycle/launch/days.ts';
import { launchCycle } from '#server/assessment/cycle/launch/tasks.ts';
import { renderTestInvitation } from '#server/assessment/cycle/preview/letters.ts';
import { renderTasks } from '#server/assessment/cycle/task/letters.ts';
import { tellTasksByClock, tellTasksOfCycle } from '#server/assessment/cycle/task/tasks.ts';
import { countCompany } from '#server/assessment/heatmap/tasks.ts';
import { closePlansOfLeavers } from '#server/assessment/plan/tasks.ts';
import { renderErasureDue } from '#server/assessment/privacy/erasure/letters.ts';
import { erasePerson } from '#server/assessment/privacy/erasure/tasks.ts';
import { renderDataReady } from '#server/assessment/privacy/own/letters.ts';
import { renderTermOver } from '#server/assessment/privacy/terms/letters.ts';
import { keepTerms } from '#server/assessment/privacy/terms/tasks.ts';
import { findLostKeys } from '#server/assessment/questionary/lost-keys.ts';
import { remindByClock } from '#server/assessment/questionary/work/tasks.ts';
import { deleteArchives, makeArchive } from '#server/assessment/report/archive/tasks.ts';
import { openReports } from '#server/assessment/report/opening/tasks.ts';
import { makePdfs } from '#server/assessment/report/pdf/tasks.ts';
import { renderSentReport, renderSlackReport } from '#server/assessment/report/send/letters.ts';
import { makeMissingReports, makeReports } from '#server/assessment/report/tasks.ts';
import { destroyForgottenKeys, destroySheetKeys } from '#server/assessment/sheet/tasks.ts';
import { forgetHandovers } from '#server/assessment/testing/handover/tasks.ts';
import { endQuestionaries } from '#server/assessment/testing/tasks.ts';
import { writeAuditLines } from '#server/company/audit-line/tasks.ts';
import { noteFailedSignIn } from '#server/company/auth/note-entry.ts';
import { deleteExpired } from '#server/company/auth/queries.ts';
import { deliver } from '#server/company/delivery/deliver.ts';
import { deliverForgotten } from '#server/company/delivery/forgotten.ts';
import { mailLetIn } from '#server/company/factor/let-in.ts';
import {
  renderFactor,
  renderFactorWanted,
  renderMailCode,
} from '#server/company/factor/letters.ts';
import { mailCode, tellFactor } from '#server/company/factor/tasks.ts';
import { sendDueHooks, sendHooks } from '#server/company/hook/tasks.ts';
import {
  renderAdditions,
  renderAskedAgain,
  renderEarlierEnd,
  renderInvitation,
  renderRedirected,
  renderReminder,
} from '#server/company/invitation/letters.ts';
import {
  inviteForgotten,
  inviteParticipants,
  inviteUnreached,
  sendRedirected,
  tellAdditions,
  tellEarlierEnd,
} from '#server/company/invitation/tasks.ts';
import { tellKeyEnds } from '#server/company/key/tasks.ts';
import { renderNews, renderSlackNews } from '#server/company/notification/news.ts';
import { tellNews } from '#server/company/notification/tasks.ts';
import { deleteOld } from '#server/company/retention/tasks.ts';
import { renderAlert, renderSettings } from '#server/company/security/letters.ts';
import { tellPaused } from '#server/company/security/tasks.ts';
import { deleteOver } from '#server/company/sso/identity-queries.ts';
import { renderSso } from '#server/company/sso/letters.ts';
import { checkSso } from '#server/company/sso/tasks.ts';
import { renderNameTaken } from '#server/people/employee/access/letters.ts';
import { forgetNames } from '#server/people/employee/tasks.ts';
import { renderEmailMoved, renderNewEmail } from '#server/people/own-email/letters.ts';
import { proveEmail } from '#server/people/own-email/tasks.ts';
import {
  renderAccount,
  renderNewDevice,
  renderPasswordChanged,
  renderReset,
} from '#server/people/reset/letters.ts';
import { requestReset, tellNewDevice, welcomeUser } from '#server/people/reset/tasks.ts';
import { forgetScimChanges } from '#server/people/scim/tasks.ts';
import { findDueSources, forgetWaitingFiles, readOneSource } from '#server/people/source/tasks.ts';
import { renderSsoEntry } from '#server/people/sso/letters.ts';
import { tellHr, tellOfGroups, tellOfSpare } from '#server/people/sso/tasks.ts';
import { doRightByClock } from '#server/people/user/right/do-right.ts';
import { renderRights } from '#server/people/user/right/letters.ts';
import type { Cron } from '#server/platform/jobs/run-jobs.ts';
import type { Tasks } from '#server/platform/jobs/tasks.ts';

const send = deliver(
  {
    invitation: renderInvitation,
    reminder: renderReminder,
    testInvitation: renderTestInvitation,
    tasks: renderTasks,
    additions: renderAdditions,
    redirected: renderRedirected,
    nameTaken: renderNameTaken,
    earlierEnd: renderEarlierEnd,
    askedAgain: renderAskedAgain,
    account: renderAccount,
    reset: renderReset,
    passwordChanged: renderPasswordChanged,
    rights: renderRights,
    settings: renderSettings,
    sso: renderSso,
    newDevice: renderNewDevice,
    erasureDue: renderErasureDue,
    factor: renderFactor,
    mailCode: renderMailCode,
    factorWanted: renderFactorWanted,
    ssoEntry: renderSsoEntry,
    newEmail: renderNewEmail,
    emailMoved: renderEmailMoved,
    news: renderNews,
    report: renderSentReport,
    dataReady: renderDataReady,
    termOver: renderTermOver,
    alert: renderAlert,
  },
  { news: renderSlackNews, report: renderSlackReport },
);

/** The task for each kind of job, found in its capability's tasks.ts. */
export const tasks: Tasks = {
  'invite-participants': inviteParticipants,
  'invite-due': inviteForgotten,
  'invite-unreached': inviteUnreached,
  'remind-due': remindByClock,
  'tell-additions': tellAdditions,
  'tell-earlier-end': tellEarlierEnd,
  'tell-redirected': sendRedirected,
  deliver: send,
  'deliver-slack': send,
  'deliver-forgotten': deliverForgotten,
  'send-hooks': sendHooks,
  'send-due-hooks': sendDueHooks,
  'tell-news': tellNews,
  'welcome-user': welcomeUser,
  'request-reset': requestReset,
  'note-failed-sign-in': noteFailedSignIn,
  'prove-email': proveEmail,
  'do-right': doRightByClock,
  'erase-person': erasePerson,
  'tell-new-device': tellNewDevice,
  'tell-factor': tellFactor,
  'mail-code': mailCode,
  'let-in': mailLetIn,
  'tell-asked': tellHr,
  'tell-no-groups': tellOfGroups,
  'tell-spare-used': tellOfSpare,
  'tell-paused': tellPaused,
  'tell-key-ends': tellKeyEnds,
  'make-reports': makeReports,
  'make-pdfs': makePdfs,
  'make-missing-reports': makeMissingReports,
  'open-reports': openReports,
  'make-archive': makeArchive,
  'delete-archives': deleteArchives,
  'close-plans': closePlansOfLeavers,
  'count-company': countCompany,
  'launch-cycle': launchCycle,
  'cycle-days': cycleDays,
  'tell-tasks': tellTasksOfCycle,
  'task-letters': tellTasksByClock,
  'end-questionaries': endQuestionaries,
  'forget-handovers': forgetHandovers,
  'destroy-keys': destroySheetKeys,
  'destroy-forgotten-keys': destroyForgottenKeys,
  'find-lost-keys': findLostKeys,
  'delete-old': deleteOld,
  'check-sso': checkSso,
  'keep-terms': keepTerms,
  'find-due-sources': findDueSources,
  'read-source': readOneSource,
  'write-audit-lines': writeAuditLines,
  'delete-expired': async (context, payload, attempt) => {
    await deleteExpired(context.database, context.now());
    await deleteOver(context.database, context.now());
    await forgetNames(context, payload, attempt);
    await forgetScimChanges(context, payload, attempt);
    await forgetWaitingFiles(context, payload, attempt);
  },
};

/**
 * When the clock starts jobs, in UTC. Days end and
 * mornings begin on the quarter of an hour, because of time zones.
 */
export const cron: Cron = {
  // Before anything that deletes by the clock.
  'count-company': '1 0 * * *',
  'close-plans': '25 * * * *',
  'cycle-days': '*/10 * * * *',
  'task-letters': '*/15 * * * *',
  'end-questionaries': '*/15 * * * *',
  'forget-handovers': '* * * * *',
  'invite-due': '*/5 * * * *',
  'remind-due': '*/15 * * * *',
  'invite-unreached': '35 * * * *',
  'make-missing-reports': '50 * * * *',
  'open-reports': '*/15 * * * *',
  'delete-archives': '20 * * * *',
  'destroy-forgotten-keys': '55 * * * *',
  'find-lost-keys': '5,20,35,50 * * * *',
  'delete-expired': '40 1 * * *',
  'delete-old': '10 2 * * *',
  'check-sso': '25 4 * * *',
  'keep-terms': '25 2 * * *',
  'find-due-sources': '* * * * *',
  'write-audit-lines': '* * * * *',
  'send-due-hooks': '* * * * *',
  'deliver-forgotten': '*/15 * * * *',
};
