import { tellKeyEnds } from '#addon/api-key/server/tasks.ts';
import { countCompany } from '#addon/heatmap/server/tasks.ts';
import { renderErasureDue } from '#addon/privacy/server/erasure/letters.ts';
import { erasePerson } from '#addon/privacy/server/erasure/tasks.ts';
import { renderDataReady } from '#addon/privacy/server/own/letters.ts';
import { renderTermOver } from '#addon/privacy/server/terms/letters.ts';
import { keepTerms } from '#addon/privacy/server/terms/tasks.ts';
import { forgetScimChanges } from '#addon/scim/server/tasks.ts';
import { findDueSources, forgetWaitingFiles, readOneSource } from '#addon/source/server/tasks.ts';
import { sendDueHooks, sendHooks } from '#addon/webhook/server/tasks.ts';
import { noteFailedSignIn } from '#core/account/server/note-entry.ts';
import { renderEmailMoved, renderNewEmail } from '#core/account/server/own-email/letters.ts';
import { proveEmail } from '#core/account/server/own-email/tasks.ts';
import { deleteExpired } from '#core/account/server/queries.ts';
import {
  renderAccount,
  renderNewDevice,
  renderPasswordChanged,
  renderReset,
} from '#core/account/server/reset/letters.ts';
import { requestReset, tellNewDevice, welcomeUser } from '#core/account/server/reset/tasks.ts';
import { destroyForgottenKeys, destroySheetKeys } from '#core/answer-sheet/server/tasks.ts';
import { forgetHandovers } from '#core/answering/server/handover/tasks.ts';
import { endQuestionaries } from '#core/answering/server/tasks.ts';
import { writeAuditLines } from '#core/audit/server/line/tasks.ts';
import { cycleDays } from '#core/cycle/server/launch/days.ts';
import { launchCycle } from '#core/cycle/server/launch/tasks.ts';
import { renderTestInvitation } from '#core/cycle/server/preview/letters.ts';
import { renderTasks } from '#core/cycle/server/task/letters.ts';
import { tellTasksByClock, tellTasksOfCycle } from '#core/cycle/server/task/tasks.ts';
import { renderNameTaken } from '#core/employee/server/access/letters.ts';
import { forgetNames } from '#core/employee/server/tasks.ts';
import { mailLetIn } from '#core/factor/server/let-in.ts';
import { renderFactor, renderFactorWanted, renderMailCode } from '#core/factor/server/letters.ts';
import { mailCode, tellFactor } from '#core/factor/server/tasks.ts';
import {
  renderAdditions,
  renderAskedAgain,
  renderEarlierEnd,
  renderInvitation,
  renderRedirected,
  renderReminder,
} from '#core/invitation/server/letters.ts';
import {
  inviteForgotten,
  inviteParticipants,
  inviteUnreached,
  sendRedirected,
  tellAdditions,
  tellEarlierEnd,
} from '#core/invitation/server/tasks.ts';
import { deliver } from '#core/mail/server/deliver.ts';
import { deliverForgotten } from '#core/mail/server/forgotten.ts';
import { renderNews, renderSlackNews } from '#core/notification/server/news.ts';
import { tellNews } from '#core/notification/server/tasks.ts';
import { closePlansOfLeavers } from '#core/plan/server/tasks.ts';
import { findLostKeys } from '#core/questionary/server/lost-keys.ts';
import { remindByClock } from '#core/questionary/server/work/tasks.ts';
import { deleteArchives, makeArchive } from '#core/report/server/archive/tasks.ts';
import { openReports } from '#core/report/server/opening/tasks.ts';
import { makePdfs } from '#core/report/server/pdf/tasks.ts';
import { renderSentReport, renderSlackReport } from '#core/report/server/send/letters.ts';
import { makeMissingReports, makeReports } from '#core/report/server/tasks.ts';
import { deleteOld } from '#core/retention/server/tasks.ts';
import { renderAlert, renderSettings } from '#core/security/server/letters.ts';
import { tellPaused } from '#core/security/server/tasks.ts';
import { renderSsoEntry } from '#core/sso/server/entry/letters.ts';
import { tellHr, tellOfGroups, tellOfSpare } from '#core/sso/server/entry/tasks.ts';
import { deleteOver } from '#core/sso/server/identity-queries.ts';
import { renderSso } from '#core/sso/server/letters.ts';
import { checkSso } from '#core/sso/server/tasks.ts';
import { doRightByClock } from '#core/user/server/right/do-right.ts';
import { renderRights } from '#core/user/server/right/letters.ts';
import type { Cron } from '#platform/server/jobs/run-jobs.ts';
import type { Tasks } from '#platform/server/jobs/tasks.ts';

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
