import { z } from 'zod/mini';
import { endpoint } from './call/endpoint.ts';
import { listOf } from './call/envelope.ts';
import { date } from './call/fields.ts';
import { filterList, paging, search, several } from './call/query.ts';
<<<<<<< HEAD

/** The journal of actions: who did what to which thing, and when; no values, only names of fields. */

export const auditVerbs = [
  'create',
  'update',
  'delete',
  'restore',
  'duplicate',
  'toWork',
  'archive',
  'inviteAgain',
  'import',
  'export',
  'changePassword',
  'resetPassword',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

/** Kinds of things; the fields of each are in audit-fields.ts, which knows those things. */
export const auditKinds = [
  'questionary',
  'report',
  'competence',
  'position',
  'subdivision',
  'employee',
  'commonQuestion',
  'user',
  'account',
] as const;
export type AuditKind = (typeof auditKinds)[number];
=======
import { employeeFields } from './employee.ts';
import { companyFields, profileFields } from './profile.ts';
import { formFieldNames } from './questionary.ts';
import { type AuditKind, auditKinds, auditVerbs } from './rules/audit.ts';

/** The journal of actions: who did what to which thing, and when; no values, only names of fields. */

const namesOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** The fields of each kind that the catalogue has a word for. */
type FieldsInWords = { [Kind in keyof typeof field]: readonly (keyof (typeof field)[Kind])[] };

/** Kinds of things, each with the fields whose change is named. */
export const auditFields = {
  questionary: formFieldNames,
  report: [],
  competence: ['nameText', 'descriptionText', 'questionList'],
  position: ['name', 'description', 'competenceList'],
  subdivision: ['name'],
  employee: [
    ...new Set([...namesOf(employeeFields), ...namesOf(profileFields), ...namesOf(companyFields)]),
    'leaderIds',
  ],
  commonQuestion: ['text', 'type', 'isRequired', 'position'],
  user: [
    'firstName',
    'lastName',
    'email',
    'slackId',
    'locale',
    'roles',
    'disabled',
    'employeeList',
  ],
  account: [],
} as const satisfies FieldsInWords & Record<AuditKind, readonly string[]>;
>>>>>>> d2d9b7c (Load no schema to read an address)

/** What beside the name makes a row understood, in no language. */
export const auditDetails = z.object({
  /** Names of the changed fields. */
  fieldList: z.optional(z.array(z.string())),
  /** A questionary's. */
  number: z.optional(z.number()),
  /** Of a report: whose questionary it is. */
  questionaryId: z.optional(z.string()),
  isInterim: z.optional(z.boolean()),
  format: z.optional(z.enum(['pdf', 'csv', 'xlsx'])),
  createdCount: z.optional(z.number()),
  restoredCount: z.optional(z.number()),
  updatedCount: z.optional(z.number()),
  unchangedCount: z.optional(z.number()),
  /** Of questionaries that ended lately with nearly the same raters (rule 26). */
  recentNumberList: z.optional(z.array(z.number())),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditRow = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  actorName: z.string(),
  actorEmail: z.string(),
  verb: z.enum(auditVerbs),
  kind: z.enum(auditKinds),
  entityId: z.nullable(z.string()),
  /** As it was then; empty where the verb is about many things. */
  name: z.string(),
  /** As it is now; null when the thing is no more, or never was one of its own. */
  currentName: z.nullable(z.string()),
  details: auditDetails,
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
      /** Days in the brand's time zone, both included. */
      dateFrom: z.optional(date),
      dateTo: z.optional(date),
    }),
    ...paging,
  }),
  reply: listOf(auditRow),
});
