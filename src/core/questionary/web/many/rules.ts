import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  type ManyAction,
  manyActions,
  manyVerbs,
} from '#core/questionary/contract/questionary-many.ts';
import type { Permission } from '#platform/contract/call/access.ts';

export const fitsAction = (action: ManyAction, { can }: Pick<ListedQuestionary, 'can'>): boolean =>
  can.includes(manyVerbs[action]);

/** Those for which the person holds the permission, whatever is selected. */
export const actionsFor = (can: (permission: Permission) => boolean): ManyAction[] =>
  manyActions.filter((action) => can(questionaryPolicy[manyVerbs[action]].needs));
