import type { Issue } from '#platform/contract/call/issues.ts';
import type { ListRow } from './list-queries.ts';

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
