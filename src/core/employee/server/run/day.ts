import type { PlannedEmployee } from '#core/employee/server/save-employees.ts';
import type { DayCounts } from './day-queries.ts';

/** Limits of machines hold for a day, so that no hundred small files do what a large one may not (rule 219). */
const day = 24 * 60 * 60 * 1000;
export const aDayBefore = (now: Date): Date => new Date(now.getTime() - day);
export const aDayAfter = (now: Date): Date => new Date(now.getTime() + day);

/** What saving these would add to the counts of a day. */
export function countPlanned(
  planned: readonly PlannedEmployee[],
): Pick<DayCounts, 'created' | 'changed' | 'emails'> {
  const of = (isSo: (one: PlannedEmployee) => boolean) => planned.filter(isSo).length;
  return {
    created: of(({ outcome }) => outcome === 'created' || outcome === 'restored'),
    changed: of(({ outcome }) => outcome === 'updated'),
    emails: of(isReaddressed),
  };
}

/** Letters and messages of somebody who is known would go elsewhere. */
const isReaddressed = ({ saved, form }: PlannedEmployee): boolean =>
  saved !== undefined &&
  (form.email !== saved.email || (form.slackId || null) !== (saved.slackId || null));
