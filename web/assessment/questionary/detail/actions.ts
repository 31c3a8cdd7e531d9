import type { Permission } from '#contract/platform/call/access.ts';
import type { QuestionaryStatus } from '#contract/platform/rules/methods.ts';

export type QuestionaryAction = 'edit' | 'duplicate' | 'work' | 'archive' | 'delete';

const permissionOf: Record<QuestionaryAction, Permission> = {
  edit: 'questionary_questionary_update',
  duplicate: 'questionary_questionary_duplicate',
  work: 'questionary_questionary_statusupdate',
  archive: 'questionary_questionary_statusupdate',
  delete: 'questionary_questionary_delete',
};

const byStatus: Record<QuestionaryStatus, readonly QuestionaryAction[]> = {
  created: ['edit', 'duplicate', 'work', 'archive', 'delete'],
  inwork: ['edit', 'duplicate', 'archive'],
  done: ['duplicate', 'archive'],
  archived: ['duplicate'],
};

/** A questionary's menu in its order. Status and permissions decide what it offers (spec 2, section 4; rule 20). */
export const allowedActions = (
  status: QuestionaryStatus,
  can: (permission: Permission) => boolean,
): QuestionaryAction[] => byStatus[status].filter((action) => can(permissionOf[action]));
