import { sendReportLimits, takeAttempt, takeRecipients } from '#core/account/server/attempts.ts';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { checkMessage } from '#core/mail/server/template/check.ts';
import { readHtml } from '#core/mail/server/template/read-html.ts';
import { writeHtml } from '#core/mail/server/template/write-html.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { loggedSubject } from '#core/report/contract/content/report-names.ts';
import { recipientIssues } from '#core/report/contract/reading/report-recipients.ts';
import type { sendReport as endpoint } from '#core/report/contract/report-send.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { readComparison } from '#core/report/server/compare/read-comparison.ts';
import { countOpened } from '#core/report/server/guard-many.ts';
import { noteRead, noteSentTo } from '#core/report/server/known/queries.ts';
import { readReport } from '#core/report/server/read-report.ts';
import { reportVerbsOf } from '#core/report/server/sharing/report-verbs.ts';
import { seesAllReports } from '#platform/contract/call/access.ts';
import type { Body } from '#platform/contract/call/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, invalid, notFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { requireAllowed } from './allowed.ts';
import { getSenderName, insertSending } from './queries.ts';

interface Caller {
  context: Context;
  actor: Actor;
  locale: Locale;
  body: Body<typeof endpoint>;
}

/**
 * Queues a report for everybody it is sent to, each for themself. Returns how many they are. 404
 * where the sender may not open it, or isn't HR and its subject may not read it yet; 409 where HR has
 * not confirmed that; 400 at the field where a recipient or the text is wrong.
 */
export async function sendReport(call: Caller): Promise<number> {
  const { actor, body, locale } = call;
  const { emailList, slackList } = body;
  const recipients = [...emailList, ...slackList];
  await inBrand(call, async (scope, { now }) => {
    const wanted = await readWanted(scope, call);
    const { content, comparedQuestionaryId, comparedNumber, isBeforeSharing } = wanted;
    const text = readText(call);
    if (isBeforeSharing && !body.beforeOpening) {
      throw conflict({ path: 'beforeOpening', key: 'reportSend.errors.beforeOpening' });
    }
    await requireAllowed(scope, body, now);
    await countOpened(scope, actor, { employeeId: body.employeeId, now });
    const { accountId } = actor;
    const { sendings, recipients: most } = mostSent(actor);
    await takeAttempt(scope.tx, sendReportLimits(accountId, sendings), now);
    await takeRecipients(scope.tx, { accountId, count: recipients.length, most }, now);
    const { questionaryId, employeeId } = body;
    const sendingId = await insertSending(scope, {
      questionaryId,
      employeeId,
      passedParticipantCount: content.kind === 'interim' ? content.passedParticipantCount : null,
      comparedQuestionaryId,
      text,
      senderName: await getSenderName(scope, accountId),
      senderEmail: actor.email,
      locale,
      createdAt: now,
    });
    const to = (email: string) => ({ email, payload: { sendingId } });
    await queueDeliveries(scope, 'report', emailList.map(to), now);
    await queueDeliveries(scope, 'report', slackList.map(to), now, 'slack');
    await noteRead(scope, accountId, [employeeId]);
    await noteSentTo(scope, recipients, employeeId);
    await noteSent(scope, call, content, {
      recipientList: recipients,
      comparedNumber,
      ...(isBeforeSharing && { beforeOpening: true }),
    });
  });
  return recipients.length;
}

/**
 * The report, and of a comparison the other one: "the previous" is the one that is previous now.
 */
async function readWanted(scope: Scope, call: Caller) {
  const { questionaryId, employeeId, isCompareReport, secondQuestionaryId } = call.body;
  const { passedParticipantCount } = call.body;
  if (!isCompareReport) {
    const { content, opening } = await readReport(scope, call, call.body);
    const isBeforeSharing = requireSendable(call, content, opening);
    return { content, comparedQuestionaryId: null, comparedNumber: undefined, isBeforeSharing };
  }
  const pair = { firstQuestionaryId: questionaryId, secondQuestionaryId, employeeId };
  const { earlier, later } = await readComparison(scope, call, pair);
  let isBeforeSharing = false;
  for (const { questionaryId: one } of [earlier, later]) {
    const { content, opening } = await readReport(scope, call, { questionaryId: one, employeeId });
    isBeforeSharing = requireSendable(call, content, opening) || isBeforeSharing;
  }
  const [content, other] =
    later.questionaryId === questionaryId ? [later, earlier] : [earlier, later];
  if ((passedParticipantCount ?? content.passedParticipantCount) !== content.passedParticipantCount)
    throw invalid({ path: 'passedParticipantCount', key: 'validation.invalid' });
  const { questionaryId: comparedQuestionaryId, number: comparedNumber } = other;
  return { content, comparedQuestionaryId, comparedNumber, isBeforeSharing };
}

/** Whether it is sent before its subject may read it. 404 where the sender may not do that. */
function requireSendable(
  { actor }: Caller,
  content: ReportContent,
  opening: ReportSharing | undefined,
): boolean {
  if (!reportVerbsOf(actor, { ...content, opening }).includes('send')) throw notFound();
  return opening !== undefined;
}

/**
 * How many reports somebody sends in a quarter of an hour, and to how many recipients in a day (rule 99). HR sends to
 * a whole department, others their own.
 */
export const mostSent = ({ roles }: Pick<Actor, 'roles'>) =>
  seesAllReports(roles) ? { sendings: 200, recipients: 500 } : { sendings: 10, recipients: 50 };

/** The text as it will be sent. Throws 400 at each field where something is wrong. */
function readText({ context, actor, body }: Caller): string {
  const pieces = readHtml(body.text);
  const issues = [
    ...checkMessage(pieces, { mayLink: seesAllReports(actor.roles) }).map((issue) => ({
      path: 'text',
      ...issue,
    })),
    ...recipientIssues(body),
    ...(body.slackList.length > 0 && !context.slack
      ? [{ path: 'slackList', key: 'reportSend.slackOff' as const }]
      : []),
  ];
  if (issues.length > 0) throw invalid(...issues);
  return writeHtml(pieces);
}

/** Who gave which report to whom. */
const noteSent = (
  scope: Scope,
  call: Caller,
  content: ReportContent,
  sent: Pick<AuditDetails, 'recipientList' | 'comparedNumber' | 'beforeOpening'>,
): Promise<void> => {
  const { questionaryId, employeeId, number, kind } = content;
  return noteAudit(scope, call, {
    verb: 'send',
    kind: 'report',
    id: employeeId,
    name: loggedSubject(content),
    details: { questionaryId, number, isInterim: kind === 'interim', ...sent },
  });
};
