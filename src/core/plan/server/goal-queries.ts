import { sql } from 'drizzle-orm';
import type { GoalState } from '#core/plan/contract/rules/plan.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';
import type { Locale } from '#platform/texts/t.ts';
import { isOwnedBy } from './reach-queries.ts';

export interface StepRow {
  text: string;
  due: string;
  isDone: boolean;
}

export interface GoalRow {
  id: string;
  competenceId: string | null;
  /** The competence's name in the directory, where it still is. */
  competenceName: string | null;
  text: string;
  sign: string;
  state: GoalState;
  carriedFrom: string | null;
  stepList: StepRow[];
}

/** The steps of a goal `g`, in their order. */
export const steps = sql`coalesce((
  select jsonb_agg(jsonb_build_object('text', s.text, 'due', s.due, 'isDone', s.is_done)
    order by s.position)
  from plan_step s where s.brand_id = g.brand_id and s.plan_id = g.plan_id and s.goal_id = g.id), '[]')`;

export async function listGoals(
  { tx, brandId }: Scope,
  planId: string,
  locale: Locale,
): Promise<GoalRow[]> {
  const { rows } = await tx.execute<GoalRow & Record<string, unknown>>(sql`
    select g.id, g.competence_id as "competenceId", ${inLocale(sql`c.name`, locale)} as "competenceName",
      g.text, g.sign, g.state, g.carried_from as "carriedFrom", ${steps} as "stepList"
    from plan_goal g
    left join competence c on c.brand_id = g.brand_id and c.id = g.competence_id
    where g.brand_id = ${brandId} and g.plan_id = ${planId}
    order by g.position`);
  return rows;
}

export type NewGoal = Omit<GoalRow, 'competenceName'>;

/** The goals of a plan as they are from now on. */
export async function saveGoals(
  { tx, brandId }: Scope,
  planId: string,
  goals: readonly NewGoal[],
): Promise<void> {
  await tx.execute(sql`delete from plan_goal where brand_id = ${brandId} and plan_id = ${planId}`);
  await tx.execute(sql`
    insert into plan_goal (brand_id, plan_id, id, position, competence_id, text, sign, state, carried_from)
    select ${brandId}, ${planId}, g.id, g.position, g."competenceId", g.text, g.sign, g.state, g."carriedFrom"
    from jsonb_to_recordset(${JSON.stringify(goals.map(atPlace))}::jsonb) as g(id uuid,
      position smallint, "competenceId" uuid, text text, sign text, state text, "carriedFrom" uuid)`);
  const stepList = goals.flatMap((goal) =>
    goal.stepList.map((step, place) => atPlace({ ...step, goalId: goal.id }, place)),
  );
  await tx.execute(sql`
    insert into plan_step (brand_id, plan_id, goal_id, position, text, due, is_done)
    select ${brandId}, ${planId}, s."goalId", s.position, s.text, s.due, s."isDone"
    from jsonb_to_recordset(${JSON.stringify(stepList)}::jsonb) as s("goalId" uuid,
      position smallint, text text, due date, "isDone" boolean)`);
}

const atPlace = <One extends object>(one: One, place: number) => ({ ...one, position: place + 1 });

/** Open goals of somebody's own plans, by id. */
export async function listOpenGoals(
  { tx, brandId }: Scope,
  employeeId: string,
  ids: readonly string[],
): Promise<NewGoal[]> {
  const { rows } = await tx.execute<NewGoal & Record<string, unknown>>(sql`
    select g.id, g.competence_id as "competenceId", g.text, g.sign, g.state,
      g.carried_from as "carriedFrom", ${steps} as "stepList"
    from plan_goal g join plan p on p.brand_id = g.brand_id and p.id = g.plan_id
    where g.brand_id = ${brandId} and ${isOwnedBy(employeeId)} and g.state = 'open'
      and g.id in ${idList(ids)}`);
  return rows;
}

/** Which of these are in the directory of competencies. */
export async function listInDirectory(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from competence where brand_id = ${brandId}
      and id in ${idList(ids)}`);
  return new Set(rows.map(({ id }) => id));
}
