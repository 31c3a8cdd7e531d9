/** What the activity log records: verbs and kinds of things. */

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
