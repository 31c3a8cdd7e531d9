/** What the activity log records: verbs and kinds of things. */

import { directoryKinds } from '#platform/contract/call/directories.ts';

export const auditVerbs = [
  'create',
  'update',
  'delete',
  'restore',
  'duplicate',
  'toChoosing',
  'toApproval',
  'approve',
  'allow',
  'return',
  'leaveOut',
  'takeBack',
  'toWork',
  'archive',
  'inviteAgain',
  'deleteUnreadable',
  'remind',
  'excuse',
  'import',
  'undoImport',
  'open',
  'export',
  'send',
  'release',
  'hold',
  'letGo',
  'changePassword',
  'resetPassword',
  'endSessions',
  'signIn',
  'signInFailed',
  'signInLocked',
  'signInRefused',
  'signOut',
  'prove',
  'proveFailed',
  'factorAdded',
  'factorRemoved',
  'factorReset',
  'recoveryRenewed',
  'rightAsked',
  'rightStopped',
  'erasureAsked',
  'erasureStopped',
  'erase',
  'use',
  'useRefused',
  'switchBrand',
  'bind',
  'wishRefused',
  'merge',
  'accept',
  'decline',
  'look',
  'refuse',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

export const auditKinds = [
  'questionary',
  'cycle',
  'report',
  ...directoryKinds,
  'user',
  'account',
  'template',
  'heatmap',
  'summary',
  'brand',
  'sso',
  'domain',
  'key',
  'hook',
  'source',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What tells who came in and who was given which rights. */
export const securityKinds = ['user', 'account'] as const satisfies AuditKind[];

/** How much of an address an entry keeps: all of it, its network, or nothing. */
export const addressKinds = ['full', 'block', 'none'] as const;

/**
 * Entries that say from where and by what device: who came in and proved it, rights, the company's settings,
 * and what reports are opened or leave the product. Answering has no entries at all (rule 24).
 */
export const hasOrigin = ({ verb, kind }: { verb: AuditVerb; kind: AuditKind }): boolean =>
  [...securityKinds, 'brand', 'sso', 'domain', 'key', 'hook', 'source'].includes(kind) ||
  ['open', 'export', 'send'].includes(verb);
