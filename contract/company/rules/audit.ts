/** What the activity log records: verbs and kinds of things. */

import { directoryKinds } from '#contract/platform/call/directories.ts';

export const auditVerbs = [
  'create',
  'update',
  'delete',
  'restore',
  'duplicate',
  'toWork',
  'archive',
  'inviteAgain',
  'deleteUnreadable',
  'remind',
  'import',
  'export',
  'send',
  'changePassword',
  'resetPassword',
  'endSessions',
  'signIn',
  'signInFailed',
  'signInLocked',
  'signOut',
  'prove',
  'proveFailed',
  'rightAsked',
  'rightStopped',
  'switchBrand',
  'accept',
  'decline',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

export const auditKinds = [
  'questionary',
  'report',
  ...directoryKinds,
  'user',
  'account',
  'template',
  'heatmap',
  'brand',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What tells who came in and who was given which rights. */
export const securityKinds = ['user', 'account'] as const satisfies AuditKind[];
