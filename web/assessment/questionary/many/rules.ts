import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import type { ListedQuestionary } from '#contract/assessment/questionary.ts';
import { type ManyAction, manyActions, manyVerbs } from '#contract/assessment/questionary-many.ts';
import type { Permission } from '#contract/platform/call/access.ts';

export const fitsAction = (action: ManyAction, { can }: Pick<ListedQuestionary, 'can'>): boolean =>
  can.includes(manyVerbs[action]);

/** Those for which the person holds the permission, whatever is selected. */
export const actionsFor = (can: (permission: Permission) => boolean): ManyAction[] =>
  manyActions.filter((action) => can(questionaryPolicy[manyVerbs[action]].needs));
