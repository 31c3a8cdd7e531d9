import { cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import type { ListRelation } from '#core/cycle/contract/policy/raters.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Actor, Invited } from '#platform/server/http/call.ts';
import type { ListRow } from './list-queries.ts';

/** Who asks, as far as lists of raters need it. */
export interface ListAsker {
  /** Their record in the directory. */
  employeeId: string | null;
  /** False for whoever comes by a personal link: the link proves a mailbox, not an account. */
  isHr: boolean;
  isLink: boolean;
}

export const askerOf = (actor: Actor | Invited): ListAsker => ({
  employeeId: actor.employeeId,
  isHr: actor.kind === 'session' && actor.permissions.has(cycleSubjectPolicy.approve.needs),
  isLink: actor.kind === 'invitation',
});

/** By a link the pages switch to the language of its letters. */
export const spokenTo = (actor: Actor | Invited): Partial<Pick<Invited, 'locale'>> =>
  actor.kind === 'invitation' ? { locale: actor.locale } : {};

/**
 * How the caller stands to this list; null: to them it is not there. Their own they only see where people
 * choose, whatever their roles (rules 123 and 127).
 */
export function relationOf(row: ListRow, { employeeId, isHr }: ListAsker): ListRelation | null {
  const isOwn = row.employeeId === employeeId;
  if (isHr && !isOwn) return 'hr';
  const isShut = row.status === 'created' || row.status === 'archived';
  if (isShut || row.isGone || row.state === 'leftOut' || !employeeId) return null;
  if (isOwn) return row.chosenBy === 'subject' ? 'own' : null;
  if (row.approverId === employeeId) return 'approver';
  return row.chosenBy === 'leader' && row.leaderId === employeeId ? 'chooser' : null;
}

/** Whether they approve the list: then they see more than those who choose. */
export const decides = (relation: ListRelation): boolean =>
  relation === 'approver' || relation === 'hr';

/** HR would approve it, and there is none but whom it is about. */
export const isForAdmin = ({
  approvedBy,
  approverId,
  isOnlyHr,
}: Pick<ListRow, 'approvedBy' | 'approverId' | 'isOnlyHr'>): boolean =>
  approvedBy !== 'nobody' && approverId === null && isOnlyHr;

/** Nobody approves their own list (rule 123): says who does. */
export function ownListIssue(path: string, list: ListRow | undefined): Issue {
  if (list?.approverName) {
    return { path, key: 'cycleMessages.ownListBy', params: { name: list.approverName } };
  }
  return { path, key: `cycleMessages.${list && isForAdmin(list) ? 'ownListAdmin' : 'ownList'}` };
}
