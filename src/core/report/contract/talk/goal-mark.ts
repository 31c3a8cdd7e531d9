import type { MarkChange } from '#core/report/contract/reading/report-difference.ts';
import type { T } from '#platform/texts/t.ts';

/** Others' mark beside a goal, then and now, in one line. Null where there is none. */
export function sayGoalMark(
  { earlier, later, verdict }: MarkChange,
  t: T,
  format: (mark: number | null) => string,
): string | null {
  const was = format(earlier);
  const now = format(later);
  if (earlier === null) return later === null ? null : t('plan.mark.now', { now });
  if (later === null) return t('plan.mark.was', { was });
  return t(`plan.mark.${verdict ?? 'both'}`, { was, now });
}
