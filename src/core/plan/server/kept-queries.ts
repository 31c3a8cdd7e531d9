import { sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { GoalState } from '#core/plan/contract/rules/plan.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type StepRow, steps } from './goal-queries.ts';
import { isOwnedBy } from './reach-queries.ts';

/** A plan as its owner takes it along (rule 112). */
export interface KeptPlan {
  /** ISO 8601. */
  createdAt: string;
  closedAt: string | null;
  isShared: boolean;
  goalList: { text: string; sign: string; state: GoalState; stepList: StepRow[] }[];
  noteList: { at: string; author: string; text: string }[];
}

/** All plans of somebody, for themself alone, oldest first. */
export async function listKeptPlans(
  { tx, brandId, locale }: Scope,
  employeeId: string,
): Promise<KeptPlan[]> {
  const { rows } = await tx.execute<{ plan: KeptPlan }>(sql`
    select jsonb_build_object('createdAt', p.created_at, 'closedAt', p.closed_at,
      'isShared', p.is_shared,
      'goalList', coalesce((
        select jsonb_agg(jsonb_build_object('text', g.text, 'sign', g.sign, 'state', g.state,
          'stepList', ${steps}) order by g.position)
        from plan_goal g where g.brand_id = ${brandId} and g.plan_id = p.id), '[]'),
      'noteList', coalesce((
        select jsonb_agg(jsonb_build_object('at', n.created_at, 'author', ${shortNameIn('a', locale)},
          'text', n.text) order by n.created_at, n.id)
        from plan_note n join employee a on a.brand_id = ${brandId} and a.id = n.author_id
        where n.brand_id = ${brandId} and n.plan_id = p.id), '[]')) as plan
    from plan p where p.brand_id = ${brandId} and ${isOwnedBy(employeeId)}
    order by p.created_at, p.id`);
  return rows.map(({ plan }) => plan);
}

/** What somebody has written in other people's plans: the words alone, without whose plans they stand in. */
export async function listNotesElsewhere(
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<{ at: string; text: string }[]> {
  const { rows } = await tx.execute<{ at: string; text: string }>(sql`
    select n.created_at as at, n.text
    from plan_note n join plan p on p.brand_id = n.brand_id and p.id = n.plan_id
    where n.brand_id = ${brandId} and n.author_id = ${employeeId} and p.employee_id <> n.author_id
    order by n.created_at, n.id`);
  return rows.map(({ at, text }) => ({ at: new Date(at).toISOString(), text }));
}
