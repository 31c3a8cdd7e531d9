import type { ShareWay } from '#core/questionary/contract/rules/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listWaitingReports } from './share-queries.ts';

/** A report about somebody that isn't open to them yet, as they may know of it (rule 133). */
export interface WaitingReport {
  cycle: { id: string; name: string } | null;
  way: ShareWay;
  /** The day on which it opens. Null once that is over. */
  until: string | null;
  isOver: boolean;
  /** Whom to ask once that day is over. */
  askName: string | null;
}

export async function waitingReportsOf(
  scope: Scope,
  employeeId: string,
  today: string,
): Promise<WaitingReport[]> {
  const waiting = await listWaitingReports(scope, employeeId);
  return waiting.map(({ way, until, askName, cycleId, cycleName }) => {
    const isOver = until !== null && until < today;
    const cycle = cycleId && cycleName !== null ? { id: cycleId, name: cycleName } : null;
    return { cycle, way, isOver, until: isOver ? null : until, askName: isOver ? askName : null };
  });
}
