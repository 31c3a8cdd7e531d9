import type { ListedQuestionary } from '#contract/assessment/questionary.ts';
import {
  type ManyAction,
  manyActions,
  manyPermissions,
} from '#contract/assessment/questionary-many.ts';
import type { Permission } from '#contract/platform/call/access.ts';
import type { QuestionaryStatus } from '#contract/platform/rules/methods.ts';

/** What can be done with which status (spec 2, section 4). The server holds the same. */
const fitting: Record<ManyAction, readonly QuestionaryStatus[]> = {
  inwork: ['created'],
  dateEnd: ['created', 'inwork'],
  remind: ['inwork'],
  archived: ['created', 'inwork', 'done'],
  delete: ['created'],
};

type Row = Pick<ListedQuestionary, 'status'>;

export const fitsAction = (action: ManyAction, { status }: Row): boolean =>
  fitting[action].includes(status);

export const actionsFor = (can: (permission: Permission) => boolean): ManyAction[] =>
  manyActions.filter((action) => can(manyPermissions[action]));
