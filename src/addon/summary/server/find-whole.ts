import type { Period } from '#addon/heatmap/server/queries.ts';
import type { SummaryKind } from '#addon/summary/contract/summary-kinds.ts';
import { opensReports, seesAllReports } from '#platform/contract/call/access.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { Failure, notFound } from '#platform/server/shared/errors.ts';
import { findCycle, findLeader, findSubdivisionName } from './queries.ts';
import type { Whole } from './told-rules.ts';

/** Whom a summary is about, their name, and its year and method where a cycle settles these. */
export interface FoundWhole {
  whole: Whole;
  id: string | null;
  name: string | null;
  period?: Period;
}

interface Named {
  of: SummaryKind;
  id?: string | undefined;
}

/**
 * Lets in whoever sees company results, which have no names; those of a leader's people are for whoever may open all
 * reports, and for the leader (rule 161).
 */
export function requireSummary(actor: Actor, { of, id }: Named): void {
  if (seesAllReports(actor.roles)) return;
  if (of !== 'leader' && actor.permissions.has('report_heatmap_list')) return;
  const isOwn = of === 'leader' && actor.employeeId !== null && id === actor.employeeId;
  if (!isOwn || !opensReports(actor.roles, 'subordinate')) throw new Failure('forbidden');
}

export async function findWhole(scope: Scope, { of, id }: Named): Promise<FoundWhole> {
  if (of === 'company' || id === undefined) {
    return { whole: { of: 'company' }, id: null, name: null };
  }
  if (of === 'subdivision') {
    const name = await findSubdivisionName(scope, id);
    if (name === undefined) throw notFound();
    return { whole: { of, name }, id, name };
  }
  if (of === 'leader') {
    const leader = await findLeader(scope, id);
    if (!leader) throw notFound();
    return { whole: { of, personIds: new Set(leader.personIds) }, id, name: leader.name };
  }
  const cycle = await findCycle(scope, id);
  if (!cycle) throw notFound();
  return { whole: { of, cycleId: id }, id, ...cycle };
}
