import { z } from 'zod/mini';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing } from '#platform/contract/call/envelope.ts';
import { email, id, optionalLongText } from '#platform/contract/call/fields.ts';
import { filterList, several } from '#platform/contract/call/query.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { T } from '#platform/texts/t.ts';
import { mostRecipients, slackIdForm } from './reading/report-recipients.ts';

/** How somebody gets a report: by e-mail, by Slack, or both. */
export const sendMethods = ['email', 'slackId', 'all'] as const;
export type SendMethod = (typeof sendMethods)[number];

/** Who was asked, and how they can be reached. It never says who has answered (rule 24). */
export const reportParticipant = z.object({
  employeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `employee` is whom the questionary assesses, whatever the method. */
  type: z.enum(reviewerRoles),
  sendMethodType: z.enum(sendMethods),
  email: z.string(),
  slackId: z.nullable(z.string()),
  /** The ids of those assessed whom they lead. */
  leadsList: z.array(z.string()),
});
export type ReportParticipant = z.infer<typeof reportParticipant>;

export const getParticipants = endpoint({
  name: 'getParticipants',
  summary: 'Who takes part in a questionary and still works here, to send them reports',
  method: 'GET',
  path: '/questionary/{id}/participant',
  access: 'questionary_questionary_list',
  query: z.strictObject({ filterList: filterList({ type: several(z.enum(reviewerRoles)) }) }),
  reply: all(reportParticipant),
});

export const slackId = z
  .string()
  .check(z.trim(), z.maxLength(100), z.regex(slackIdForm, 'validation.slackIdInvalid'));

/**
 * What a letter begins with, in that language. Left as it is, it reaches each of our people in theirs.
 */
export const firstMessage = (t: T): string => `<p>${t('reportSend.firstMessage')}</p>`;

/** The longest message, as HTML, in characters. */
const longestMessage = 10_000;

export const sendReportForm = z.strictObject({
  questionaryId: id,
  employeeId: id,
  /** HTML of a small allow-list, as in templates. Variables are words here. */
  text: optionalLongText(longestMessage).check(z.minLength(1)),
  emailList: z._default(z.array(email).check(z.maxLength(mostRecipients)), []),
  slackList: z._default(z.array(slackId).check(z.maxLength(mostRecipients)), []),
  /** As in `getReport`. */
  passedParticipantCount: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  /** Sends its comparison instead: with the second one, or with the report before it. */
  isCompareReport: z.optional(z.boolean()),
  secondQuestionaryId: z.optional(id),
  /** Confirms that it is sent though its subject may not read it yet (rule 132). */
  beforeOpening: z.optional(z.boolean()),
});

export const sendReport = endpoint({
  name: 'sendReport',
  summary: 'Sends a report as a PDF, to each recipient by a job of its own',
  method: 'POST',
  path: '/report/send',
  access: reportPolicy.send.needs,
  fresh: 'sometimes',
  body: sendReportForm,
  reply: nothing,
  errors: ['notFound', 'conflict', 'tooMany'],
});
