import type { Issue } from '#contract/platform/call/issues.ts';
import type { ListRow } from './list-queries.ts';

/** Nobody approves their own list (rule 123): says who does. */
export const ownListIssue = (
  path: string,
  list: Pick<ListRow, 'approverName'> | undefined,
): Issue =>
  list?.approverName
    ? { path, key: 'cycleMessages.ownListBy', params: { name: list.approverName } }
    : { path, key: 'cycleMessages.ownList' };
