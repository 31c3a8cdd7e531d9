/** What the activity log records: verbs and kinds of things. */

import { directoryKinds } from '#contract/call/directories.ts';

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
  'endSessions',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

export const auditKinds = ['questionary', 'report', ...directoryKinds, 'user', 'account'] as const;
export type AuditKind = (typeof auditKinds)[number];
