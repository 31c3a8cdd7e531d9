import {
  type Addition,
  answersOf,
  type CompanyCounts,
  type Mean,
  meanOf,
  type SumOfPeople,
  sumOf,
} from '#addon/heatmap/server/figures-rules.ts';
import { groupMeans, type StepSums } from './said-rules.ts';
import { reportsOf, toldSteps, type Whole } from './told-rules.ts';

/** What is told of one competence. */
export interface ToldCompetence extends Mean {
  competenceId: string;
  waitingCount: number;
  self: Mean;
  spread: { low: number; high: number; groupCount: number } | null;
}

export interface ToldQuestion extends SumOfPeople {
  competenceId: string;
  questionId: string;
}

/** All that a summary tells of one year, or nothing of fewer people than the threshold. */
export function tellSummary(
  counted: CompanyCounts,
  sums: ReadonlyMap<Addition, StepSums>,
  { whole, threshold }: { whole: Whole; threshold: number },
) {
  const reports = reportsOf(counted.reports, whole);
  const isWithheld = reports.length < threshold;
  const columns = isWithheld ? [] : [...counted.columns];
  const told = columns.map(([competenceId, { steps }]) => ({
    competenceId,
    steps: toldSteps(steps, whole),
  }));
  const competences = told.map(({ competenceId, steps }): ToldCompetence => {
    const mean = meanOf(steps);
    const withMark = reports.filter(
      ({ competenceIds, marks }) => (marks[competenceIds.indexOf(competenceId)] ?? null) !== null,
    );
    const self = meanOf(steps.flatMap((step) => sums.get(step)?.self ?? []));
    const waitingCount = Math.max(0, withMark.length - mean.peopleCount);
    return { competenceId, ...mean, waitingCount, self, spread: spreadOf(steps) };
  });
  const withSelf = told.flatMap(({ steps }) => steps.flatMap((step) => sums.get(step)?.self ?? []));
  return {
    isWithheld,
    ...(isWithheld ? { ...answersOf([]), peopleCount: reports.length } : answersOf(reports)),
    mark: meanOf(told.flatMap(({ steps }) => steps)).mark,
    selfMark: meanOf(withSelf).mark,
    competences,
    questions: questionsOf(told, sums),
  };
}

/** The means of a year alone, to stand beside those of another one. */
export function tellMeans({ columns }: CompanyCounts, whole: Whole) {
  const told = [...columns].map(([id, { steps }]) => [id, toldSteps(steps, whole)] as const);
  return {
    mark: meanOf(told.flatMap(([, steps]) => steps)).mark,
    means: new Map(told.map(([id, steps]) => [id, meanOf(steps)])),
  };
}

function spreadOf(steps: readonly Addition[]): ToldCompetence['spread'] {
  const marks = groupMeans(steps)?.flatMap(({ mark }) => mark ?? []) ?? [];
  if (marks.length < 2) return null;
  return { low: Math.min(...marks), high: Math.max(...marks), groupCount: marks.length };
}

/** Sums of the questions, over those steps that have everybody's mark in them. */
function questionsOf(
  told: readonly { competenceId: string; steps: readonly Addition[] }[],
  sums: ReadonlyMap<Addition, StepSums>,
): ToldQuestion[] {
  return told.flatMap(({ competenceId, steps }) => {
    const found = new Map<string, SumOfPeople[]>();
    for (const step of steps) {
      for (const [id, sum] of sums.get(step)?.questions ?? []) {
        found.set(id, [...(found.get(id) ?? []), sum]);
      }
    }
    return [...found].map(([questionId, parts]) => ({
      competenceId,
      questionId,
      ...sumOf(parts),
    }));
  });
}
