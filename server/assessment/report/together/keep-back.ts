import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { type AnonymousType, anonymousTypes } from '#contract/platform/rules/methods.ts';
import {
  type Budget,
  mostSteps,
  type Sum,
} from '#server/assessment/questionary/work/combined-rules.ts';
import { tellsOfAnybody } from '#server/assessment/questionary/work/same-people.ts';

/** What a report may show, and what is out about the same person. Plain data, in a fixed order. */
export interface ToCompare {
  threshold: number;
  /** Sums of earlier reports of this questionary. */
  own: string[][];
  others: {
    number: number;
    sums: Sum[];
    /** As below, by that questionary. */
    known: string[];
  }[];
  /** People whose own answers somebody knows, or may have given. */
  known: string[];
  /** As `matchPeople` says. */
  samePeople: Map<string, string>;
  /** What the report would newly show without these roles: those of the fewest people first. */
  ways: { types: AnonymousType[]; sums: string[][] }[];
}

/**
 * The roles that a report keeps back because, with what is out about the same person, its sums would
 * tell what fewer people answered than they were promised (rule 26, decision 104): as few people as
 * possible, so that the rest tells no more. With the numbers of the questionaries that make it so. At
 * the end of the budget all roles are kept back, and all questionaries named. It may take seconds, so it
 * runs in a worker.
 */
export function listComparable(
  { threshold, own, others, known, samePeople, ways }: ToCompare,
  budget: Budget = { left: mostSteps },
): ReportContent['comparableList'] {
  const sumsOf = (sums: string[][]): Sum[] => sums.map((ids) => ({ ids, threshold }));
  const keptBeside = (beside: ToCompare['others']) => {
    const out = [...beside.flatMap(({ sums }) => sums), ...sumsOf(own)];
    const told = {
      out,
      samePeople,
      known: new Set([known, ...beside.map((each) => each.known)].flat()),
    };
    const way = ways.find(({ sums }) => !tellsOfAnybody({ ...told, fresh: sumsOf(sums) }, budget));
    return way?.types ?? [...anonymousTypes];
  };
  const types = keptBeside(others);
  if (types.length === 0) return [];
  const numbers = [...new Set(others.map(({ number }) => number))];
  const needed = numbers.reduce((left, number) => {
    const fewer = left.filter((each) => each !== number);
    const beside = others.filter((other) => fewer.includes(other.number));
    const isNeeded = keptBeside(beside).length < types.length || budget.left === 0;
    return isNeeded ? left : fewer;
  }, numbers);
  // Never nothing: what is kept back is told by who makes it so.
  return (needed.length > 0 ? needed : numbers).map((number) => ({ number, types }));
}
