import type { ShareWay } from '#core/questionary/contract/rules/cycle.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';

/** How the reports of a questionary are opened. */
interface Release {
  release: ShareWay;
  releaseOn: string | null;
}

/**
 * Who may read a report as it is made (rule 132): all at once; leaders where a talk comes first; else HR alone. One that
 * is made on its day of opening, or after it, is open to all.
 */
export function openedAtMaking(
  { release, releaseOn }: Release,
  now: Date,
  { timeZone }: { timeZone: string },
): { leaderAt: Date | null; releasedAt: Date | null } {
  const isOver = releaseOn !== null && releaseOn <= dateIn(timeZone, now);
  if (release === 'atOnce' || isOver) return { leaderAt: now, releasedAt: now };
  return { leaderAt: release === 'talk' ? now : null, releasedAt: null };
}
