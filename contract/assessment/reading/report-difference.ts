import { z } from 'zod/mini';
import {
  type CompetenceMark,
  type ReportContent,
  reportContent,
} from '#contract/assessment/content/report-content.ts';
import {
  distinctGroups,
  groupKey,
  isSelf,
  type TypeGroup,
} from '#contract/assessment/content/report-groups.ts';
import {
  type Digits,
  digitsOf,
  rounded,
  shownDifference,
} from '#contract/assessment/content/report-numbers.ts';
import { saidCount } from '#contract/assessment/content/report-people.ts';
import { participantTypes } from '#contract/platform/rules/methods.ts';

/**
 * What has changed between two reports about one person (rule 67). Made of stored contents alone,
 * so it says nothing that the two reports do not (rule 26).
 */

/** One number of both reports, as they show it. */
const numbers = {
  earlier: z.nullable(z.number()),
  later: z.nullable(z.number()),
  /** `later` minus `earlier`. Null unless both are there. */
  change: z.nullable(z.number()),
  /**
   * So small that it may come from who happened to answer. Null without a change, and for a
   * self-assessment: the same person gave both.
   */
  isNoise: z.nullable(z.boolean()),
};
export const markChange = z.object(numbers);

export const competenceDifference = z.object({
  competenceId: z.string(),
  /** As the later report calls it, where it is in both. */
  name: z.string(),
  description: z.nullable(z.string()),
  isIn: z.enum(['both', 'earlier', 'later']),
  others: markChange,
  self: markChange,
  total: markChange,
  /** Every group of either report but self, in display order; the same in each competence. */
  groupList: z.array(z.object({ ...numbers, types: z.array(z.enum(participantTypes)) })),
});

export const comparison = z.object({
  earlier: reportContent,
  later: reportContent,
  /** The later report's competences in its order, then those of the earlier one alone. */
  competenceList: z.array(competenceDifference),
});

/** How others' ratings differ from the previous report: only what is in both. */
export const previousReport = z.object({
  questionaryId: z.string(),
  number: z.number(),
  dateEnd: z.string(),
  changeList: z.array(
    z.object({ competenceId: z.string(), change: z.number(), isNoise: z.boolean() }),
  ),
});

export type MarkChange = z.infer<typeof markChange>;
export type CompetenceDifference = z.infer<typeof competenceDifference>;
export type Comparison = z.infer<typeof comparison>;
export type PreviousReport = z.infer<typeof previousReport>;

/** The spread of single people's ratings of one competence that noise is reckoned with. */
export const sheetDeviation = 0.9;
/** Of 20 ratings that have not changed, 19 stay within the noise. */
export const certainty = 1.96;

/** Up to here a change between means of so many sheets is noise. Infinite where a side has none. */
export const noiseLimit = (earlierCount: number, laterCount: number): number =>
  certainty * sheetDeviation * Math.sqrt(1 / earlierCount + 1 / laterCount);

type Both = Pick<Comparison, 'earlier' | 'later'>;

/** One decimal as soon as one of the reports is anonymous, so that a change is of like numbers. */
export const digitsOfComparison = ({ earlier, later }: Both): Digits =>
  digitsOf(earlier) === 2 && digitsOf(later) === 2 ? 2 : 1;

/** Puts the two in the order in which they were made, whichever was asked for first. */
export function compareContents(one: ReportContent, other: ReportContent): Comparison {
  const [earlier, later] = isBefore(one, other) ? [one, other] : [other, one];
  return { earlier, later, competenceList: differencesOf({ earlier, later }) };
}

function isBefore(one: ReportContent, other: ReportContent): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.number < other.number;
}

export function changesSince(earlier: ReportContent, later: ReportContent): PreviousReport {
  const { questionaryId, number, dateEnd } = earlier;
  const changeList = differencesOf({ earlier, later }).flatMap(
    ({ competenceId, others: { change, isNoise } }) =>
      change === null || isNoise === null ? [] : [{ competenceId, change, isNoise }],
  );
  return { questionaryId, number, dateEnd, changeList };
}

function differencesOf(both: Both): CompetenceDifference[] {
  const [before, now] = [both.earlier.competenceMarkList, both.later.competenceMarkList];
  const groups = distinctGroups(
    [...before, ...now].flatMap((row) => row.participantList.filter((group) => !isSelf(group))),
  );
  const same = (list: CompetenceMark[], { competenceId }: CompetenceMark) =>
    list.find((row) => row.competenceId === competenceId);
  return [
    ...now.map((row) => differenceOf(both, groups, row, [same(before, row), row])),
    ...before
      .filter((row) => !same(now, row))
      .map((row) => differenceOf(both, groups, row, [row, undefined])),
  ];
}

function differenceOf(
  both: Both,
  groups: readonly TypeGroup[],
  { competenceId, name, description }: CompetenceMark,
  [before, now]: readonly [CompetenceMark | undefined, CompetenceMark | undefined],
): CompetenceDifference {
  const [was, is] = [marksOf(both.earlier, before), marksOf(both.later, now)];
  const digits = digitsOfComparison(both);
  const group = (marks: Marks, key: string) =>
    marks.groups.find((each) => groupKey(each.types) === key);
  return {
    competenceId,
    name,
    description,
    isIn: before && now ? 'both' : now ? 'later' : 'earlier',
    others: changeOf(was.others, is.others, digits),
    self: { ...changeOf(was.self, is.self, digits), isNoise: null },
    total: changeOf(was.total, is.total, digits),
    groupList: groups.map(({ key, types }) => ({
      types: [...types],
      ...changeOf(group(was, key), group(is, key), digits),
    })),
  };
}

/** A mean, and how many sheets the report says are behind it. */
interface Mean {
  mark: number | null;
  count: number;
}
type Marks = ReturnType<typeof marksOf>;

function marksOf(content: ReportContent, row: CompetenceMark | undefined) {
  const list = (row?.participantList ?? []).map((group) => ({
    ...group,
    count: saidCount(content, group),
  }));
  const groups = list.filter((group) => !isSelf(group));
  const countOf = (means: readonly Mean[]) => means.reduce((sum, { count }) => sum + count, 0);
  return {
    groups,
    others: { mark: row?.otherParticipantMark ?? null, count: countOf(groups) },
    self: { mark: row?.selfMark ?? null, count: countOf(list.filter(isSelf)) },
    total: { mark: row?.totalMark ?? null, count: countOf(list) },
  };
}

function changeOf(was: Mean | undefined, is: Mean | undefined, digits: Digits): MarkChange {
  const earlier = shownMark(was, digits);
  const later = shownMark(is, digits);
  const change = shownDifference(later, earlier, digits);
  if (!was || !is || change === null) return { earlier, later, change: null, isNoise: null };
  return { earlier, later, change, isNoise: Math.abs(change) < noiseLimit(was.count, is.count) };
}

function shownMark(mean: Mean | undefined, digits: Digits): number | null {
  return mean?.mark == null ? null : rounded(mean.mark, digits);
}
