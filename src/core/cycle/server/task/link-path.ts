import { isByLink, isOwnChoice, type TaskItem } from './list-tasks.ts';

/**
 * Where a personal link leads: to the only list that waits, or to all of them. Undefined where nothing can be done by
 * link.
 */
export function linkPathOf(items: readonly TaskItem[], token: string): string | undefined {
  const [first, ...others] = items.filter(isByLink);
  if (!first) return undefined;
  if (others.length > 0 || !(isOwnChoice(first) || first.kind === 'replace')) {
    return `/testing/approvals?token=${token}`;
  }
  const { cycleId, employeeId } = first;
  return `/testing/raters?${new URLSearchParams({ token, cycleId, employeeId })}`;
}
