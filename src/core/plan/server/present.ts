import type { LastPlan, Plan } from '#core/plan/contract/plan.ts';
import { planPolicy } from '#core/plan/contract/policy/plan.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type GoalRow, listGoals } from './goal-queries.ts';
import { type PlanMarks, readMarks } from './marks.ts';
import { listNotes } from './note-queries.ts';
import type { PlanRow } from './queries.ts';

interface Reader {
  actor: Actor;
  locale: Locale;
}

/** What the policy asks of a plan that the caller may read. */
export const planThingOf = (row: PlanRow, { employeeId }: Pick<Actor, 'employeeId'>) => ({
  isOwn: row.employeeId === employeeId,
  isClosed: row.closedAt !== null,
});

export async function presentPlan(scope: Scope, row: PlanRow, reader: Reader): Promise<Plan> {
  const { actor, locale } = reader;
  const marks = await readMarks(scope, reader, row);
  const goals = await listGoals(scope, row.id, locale);
  const notes = await listNotes(scope, row.id);
  const thing = planThingOf(row, actor);
  const { employeeId, firstName, lastName, middleName, questionaryId: _, ...own } = row;
  return {
    ...own,
    employee: { id: employeeId, firstName, lastName, middleName },
    isOwn: thing.isOwn,
    report: marks.report,
    goalList: goals.map((goal) => ({
      ...shownOf(goal, marks),
      sign: goal.sign,
      isCarried: goal.carriedFrom !== null,
      stepList: goal.stepList,
    })),
    noteList: notes.map(({ authorId, createdAt, ...note }) => ({
      ...note,
      isOwn: authorId === actor.employeeId,
      createdAt: new Date(createdAt).toISOString(),
    })),
    can: verbsOf(planPolicy, actor.permissions, thing),
  };
}

export async function presentLast(
  scope: Scope,
  row: PlanRow,
  marks: PlanMarks,
  locale: Locale,
): Promise<LastPlan> {
  const goals = await listGoals(scope, row.id, locale);
  return {
    id: row.id,
    createdAt: row.createdAt,
    closedAt: row.closedAt,
    report: marks.report,
    goalList: goals.map((goal) => ({
      ...shownOf(goal, marks),
      stepCount: goal.stepList.length,
      doneStepCount: goal.stepList.filter(({ isDone }) => isDone).length,
    })),
  };
}

function shownOf({ id, text, state, competenceId, competenceName }: GoalRow, marks: PlanMarks) {
  const name = competenceId && (competenceName ?? marks.nameOf(competenceId));
  return {
    id,
    text,
    state,
    competence: competenceId && name ? { id: competenceId, name } : null,
    mark: competenceId ? marks.markOf(competenceId) : null,
  };
}
