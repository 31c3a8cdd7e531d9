import { expect } from 'vitest';
import { getSummary } from '#addon/summary/contract/summary.ts';
import { createPlan } from '#core/plan/contract/plan.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { trendOf } from '#core/report/contract/reading/make-trend.ts';
import { changesSince, compareContents } from '#core/report/contract/reading/report-difference.ts';
import { compareReports, getReportTrend } from '#core/report/contract/report-compare.ts';
import { newPlanOf, planGoal } from '#test/security/bodies.ts';
import { comeBack } from '#test/start/beginnings.ts';
import { type Game, pick, shuffled, token } from './game.ts';

/**
 * What stands of the reports elsewhere: changes, the development over time, summaries and plans. Nothing there
 * may be more than what the reports that HR has read say, so it adds no equation to theirs.
 */

/** In the order in which they were made. */
const inOrder = (reports: readonly ReportContent[]): ReportContent[] =>
  reports.toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.number - other.number,
  );

/** Of a report that is read for the first time: its changes since the one before. */
export function changesBefore({ reports }: Pick<Game, 'reports'>, read: ReportContent) {
  const all = inOrder([...reports, read]);
  const before = all[all.indexOf(read) - 1];
  return before ? changesSince(before, read) : null;
}

export async function readElsewhere(game: Game): Promise<void> {
  if (game.reports.length === 0) return;
  const { house } = game.asking;
  const [employeeId = '', leaderId = ''] = game.people;
  const [one, other] = shuffled(game, game.reports);
  if (one && other) {
    const query = {
      firstQuestionaryId: one.questionaryId,
      secondQuestionaryId: other.questionaryId,
      employeeId,
    };
    const compared = await house.call(compareReports, { token: token(game), query });
    expect(compared.body.data).toEqual(compareContents(one, other));
  }
  const params = { id: employeeId };
  const trend = await house.call(getReportTrend, { token: token(game), params });
  expect(trend.body.data).toEqual(trendOf(inOrder(game.reports)));
  // Company results are those of the day before.
  house.setNow(new Date(house.context.now().getTime() + 24 * 60 * 60 * 1000).toISOString());
  const query = pick(game, [{ of: 'company' }, { of: 'leader', id: leaderId }])!;
  const { data } = (await house.call(getSummary, { token: token(game), query })).body;
  expect(data).toMatchObject({ isWithheld: true, mark: null, selfMark: null });
  expect([data.competenceList, data.topList, data.lowList]).toEqual([[], [], []]);
  await readPlan(game);
}

/** The marks beside the goals of a plan that the person assessed makes, as far as they may open the reports. */
async function readPlan({ asking, questions, reports, people }: Game): Promise<void> {
  const { house, company } = asking;
  const own = await comeBack(house.context, company, people[0]!);
  const [first] = inOrder(reports);
  const goalList = [...questions.keys()].map((competenceId) => ({ ...planGoal, competenceId }));
  const body = { ...newPlanOf(first!.questionaryId), goalList };
  const made = await house.call(createPlan, { token: own, body });
  if (made.status === 404) return;
  for (const { competence, mark } of made.body.data.goalList) {
    const read = reports.flatMap((later) => {
      const { competenceList } = compareContents(first!, later);
      const others = competenceList.find((row) => row.competenceId === competence?.id)?.others;
      return others ? [others, { ...others, later: null, change: null, verdict: null }] : [];
    });
    expect([null, ...read]).toContainEqual(mark);
  }
}
