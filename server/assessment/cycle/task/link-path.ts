import type { TaskItem } from './list-tasks.ts';

/**
 * Where a personal link leads, up to its token: to the only list that waits, or to all of them. Undefined where nothing
 * can be done by link.
 */
export function linkPathOf(items: readonly TaskItem[], employeeId: string): string | undefined {
  const lists = items.filter(({ kind }) => kind !== 'release');
  const [first, ...others] = lists;
  if (!first) return undefined;
  const isOwn = first.kind === 'choose' && first.employeeId === employeeId;
  if (others.length > 0 || !(isOwn || first.kind === 'replace')) return '/testing/approvals?';
  const which = new URLSearchParams({ cycleId: first.cycleId, employeeId: first.employeeId });
  return `/testing/raters?${which}&`;
}
