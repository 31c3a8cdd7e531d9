import { z } from 'zod/mini';
import { templateChannels, templateTypes } from '#core/mail/contract/template/rules/templates.ts';
import { roles } from '#platform/contract/call/access.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf } from '#platform/contract/call/envelope.ts';
import { date, locale } from '#platform/contract/call/fields.ts';
import { filterList, paging, search, several } from '#platform/contract/call/query.ts';
import { auditKinds, auditVerbs } from '#platform/contract/rules/audit.ts';
import { browsers, systems } from '#platform/contract/rules/device.ts';

/**
 * The activity log: who did what to which thing, who came in, and when. It has names of fields but no
 * values, except for e-mails and people's names (rule 50), for what somebody may do: roles and whether they may sign in
 * (decision 047), and for the company's settings (rule 74).
 */

/** What explains a row besides the name, independent of language. */
export const auditDetails = z.object({
  /** Names of the changed fields. */
  fieldList: z.optional(z.array(z.string())),
  /** The former and the new e-mail, where it has changed. */
  emailFrom: z.optional(z.string()),
  emailTo: z.optional(z.string()),
  /** The former and the new last, first and middle name, where one of them has changed. */
  nameFrom: z.optional(z.string()),
  nameTo: z.optional(z.string()),
  /** Where two entries were merged: the name of the one that has gone. */
  mergedName: z.optional(z.string()),
  /** The number of a questionary. */
  number: z.optional(z.number()),
  /** For a report: its questionary. */
  questionaryId: z.optional(z.string()),
  isInterim: z.optional(z.boolean()),
  /** For a comparison of reports: the number of the questionary of the earlier one. */
  comparedNumber: z.optional(z.number()),
  format: z.optional(z.enum(['pdf', 'csv', 'xlsx', 'zip', 'pptx'])),
  /** Where it is about many reports at once: how many, and the numbers of their questionaries. */
  reportCount: z.optional(z.number()),
  numberList: z.optional(z.array(z.number())),
  /** Where reports brought in were removed: their assessment, which goes with the last of them. */
  assessment: z.optional(
    z.object({ title: z.nullable(z.string()), dateStart: z.string(), dateEnd: z.string() }),
  ),
  /** Where a cycle was deleted: how many drafts went with it. */
  questionaryCount: z.optional(z.number()),
  createdCount: z.optional(z.number()),
  restoredCount: z.optional(z.number()),
  updatedCount: z.optional(z.number()),
  unchangedCount: z.optional(z.number()),
  /** The import of people that was made or taken back. What it has changed is kept beside the log (rule 178). */
  runId: z.optional(z.string()),
  /** Where an import was taken back: how many people went back to what they were, and how many stayed as they are. */
  backCount: z.optional(z.number()),
  stayedCount: z.optional(z.number()),
  /** Where a day's limits were lifted: how many more people may leave, and how many more e-mails may change. */
  leavingCount: z.optional(z.number()),
  emailCount: z.optional(z.number()),
  /** Places that an import has created. */
  positionCount: z.optional(z.number()),
  subdivisionCount: z.optional(z.number()),
  /** Who was sent a report: e-mails and Slack ids. */
  recipientList: z.optional(z.array(z.string())),
  /** It was sent though its subject could not read it yet (rule 132). */
  beforeOpening: z.optional(z.boolean()),
  /** How many reminders were queued. */
  letterCount: z.optional(z.number()),
  /** The roles of a user, before and after. */
  roles: z.optional(z.object({ before: z.array(z.enum(roles)), after: z.array(z.enum(roles)) })),
  /** Whether signing in was disabled, before and after. */
  disabled: z.optional(z.object({ before: z.boolean(), after: z.boolean() })),
  /** Settings of the company, before and after, as they are stored; a picture only by its name. */
  settingList: z.optional(
    z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  ),
  /** Which template: its name is the same in no two languages. */
  template: z.optional(
    z.object({
      channel: z.enum(templateChannels),
      type: z.enum(templateTypes),
      locale,
    }),
  ),
  /** How many times signing in has failed. */
  failureCount: z.optional(z.number()),
  /** Questionaries that ended recently with nearly the same raters (rule 26). */
  recentNumberList: z.optional(z.array(z.number())),
  /** How many people assessed it is about; and where the key of their answers was lost, what came of it (decision 107). */
  subjectCount: z.optional(z.number()),
  reopened: z.optional(z.enum(['asked', 'ended', 'reported'])),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditRow = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** Both are empty where the operator has acted, by a command. */
  actorName: z.string(),
  actorEmail: z.string(),
  verb: z.enum(auditVerbs),
  kind: z.enum(auditKinds),
  entityId: z.nullable(z.string()),
  /** The name at that time. Empty where the verb concerns many things. */
  name: z.string(),
  /** The name now. Null when the thing is gone, or never was a separate one. */
  currentName: z.nullable(z.string()),
  details: auditDetails,
  /** The first of those whom an import of people has changed, as they are called now. */
  peopleList: z.optional(z.array(z.string())),
  /** Where it came from, as much as the company keeps, for 90 days: an address, or a network like 203.0.113.0/24. */
  address: z.nullable(z.string()),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
});
export type AuditRow = z.infer<typeof auditRow>;

export const getAuditList = endpoint({
  name: 'getAuditList',
  summary: 'The journal of actions, newest first',
  method: 'GET',
  path: '/audit/list',
  access: 'audit_audit_list',
  query: z.strictObject({
    /** Part of the thing's name. */
    q: search,
    filterList: filterList({
      /** Part of the actor's name or e-mail. */
      who: search,
      kind: several(z.enum(auditKinds)),
      verb: several(z.enum(auditVerbs)),
      /** What the address begins with. */
      address: search,
      /** Days in the brand's time zone, both included. */
      dateFrom: z.optional(date),
      dateTo: z.optional(date),
    }),
    ...paging,
  }),
  reply: listOf(auditRow),
});
