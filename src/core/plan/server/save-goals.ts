import { randomUUID } from 'node:crypto';
import type { GoalForm } from '#core/plan/contract/plan.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { listInDirectory, listOpenGoals, type NewGoal } from './goal-queries.ts';

type Competences = Pick<ReportContent, 'competenceMarkList'>;

/** 400 at a goal whose competence isn't in the directory, in the report, or in the goals kept so far (rule 153). */
export async function requireGoalCompetences(
  scope: Scope,
  goals: readonly GoalForm[],
  { report, kept }: { report: Competences | undefined; kept: readonly NewGoal[] },
): Promise<void> {
  const wanted = goals.flatMap(({ competenceId }) => competenceId ?? []);
  const known = await listInDirectory(scope, wanted);
  for (const { competenceId } of report?.competenceMarkList ?? []) known.add(competenceId);
  for (const { competenceId } of kept) if (competenceId) known.add(competenceId);
  const wrong = goals.flatMap(({ competenceId }, place) =>
    competenceId && !known.has(competenceId)
      ? [{ path: `goalList.${place}.competenceId`, key: 'planMessages.unknownCompetence' as const }]
      : [],
  );
  if (wrong.length > 0) throw invalid(...wrong);
}

/** The goals of a form, those that are there already with what the form doesn't hold. */
export function goalsOf(forms: readonly GoalForm[], kept: readonly NewGoal[]): NewGoal[] {
  const keptOf = new Map(kept.map((goal) => [goal.id, goal]));
  const seen = new Set<string>();
  return forms.map(({ id, ...form }, place) => {
    const path = `goalList.${place}.id`;
    if (id && seen.has(id)) throw invalid({ path, key: 'planMessages.goalTwice' });
    const before = id ? keptOf.get(id) : undefined;
    if (id && !before) throw invalid({ path, key: 'planMessages.unknownGoal' });
    if (id) seen.add(id);
    return { ...form, id: id ?? randomUUID(), carriedFrom: before?.carriedFrom ?? null };
  });
}

/** Open goals of one's earlier plans as goals of a new one, with the steps that are left. */
export async function carriedGoals(
  scope: Scope,
  employeeId: string,
  ids: readonly string[],
): Promise<NewGoal[]> {
  if (ids.length === 0) return [];
  const found = new Map((await listOpenGoals(scope, employeeId, ids)).map((one) => [one.id, one]));
  return ids.map((id, place) => {
    const path = `carryList.${place}`;
    const goal = found.get(id);
    if (!goal) throw invalid({ path, key: 'planMessages.unknownGoal' });
    if (ids.indexOf(id) !== place) throw invalid({ path, key: 'planMessages.goalTwice' });
    const stepList = goal.stepList.filter(({ isDone }) => !isDone);
    return { ...goal, id: randomUUID(), carriedFrom: id, stepList };
  });
}
