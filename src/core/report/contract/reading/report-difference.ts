import { z } from 'zod/mini';
import { changeDeviation, judge, type Verdict } from '#core/report/contract/change/change.ts';
import {
  verdictField,
  type WholeChange,
  wholeChange,
} from '#core/report/contract/change/change-fields.ts';
import { meansOf, othersIn } from '#core/report/contract/change/change-people.ts';
import {
  type CompetenceMark,
  type ReportContent,
  reportContent,
} from '#core/report/contract/content/report-content.ts';
import { distinctGroups, groupKey } from '#core/report/contract/content/report-groups.ts';
import {
  type Digits,
  digitsOf,
  rounded,
  shownDifference,
} from '#core/report/contract/content/report-numbers.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';

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
  /** Whether it is more than chance does (rule 151). */
  verdict: verdictField,
};
export const markChange = z.object(numbers);

const types = z.array(z.enum(reviewerRoles));

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
  groupList: z.array(z.object({ ...numbers, types })),
});

export const comparison = z.object({
  earlier: reportContent,
  later: reportContent,
  /** The later report's competences in its order, then those of the earlier one alone. */
  competenceList: z.array(competenceDifference),
  /** All competences together, in the same columns. */
  whole: z.object({
    others: wholeChange,
    self: wholeChange,
    total: wholeChange,
    groupList: z.array(wholeChange),
  }),
});

/** How others' ratings differ from the previous report: only what is in both. */
export const previousReport = z.object({
  questionaryId: z.string(),
  number: z.number(),
  whole: wholeChange,
  changeList: z.array(
    z.object({ competenceId: z.string(), change: z.number(), verdict: verdictField }),
  ),
});

export type MarkChange = z.infer<typeof markChange>;
export type CompetenceDifference = z.infer<typeof competenceDifference>;
export type Comparison = z.infer<typeof comparison>;
export type PreviousReport = z.infer<typeof previousReport>;

type Both = Pick<Comparison, 'earlier' | 'later'>;

/** One decimal as soon as one of the reports is anonymous, so that a change is of like numbers. */
export const digitsOfComparison = ({ earlier, later }: Both): Digits =>
  digitsOf(earlier) === 2 && digitsOf(later) === 2 ? 2 : 1;

/** Puts the two in the order in which they were made, whichever was asked for first. */
export function compareContents(one: ReportContent, other: ReportContent): Comparison {
  const [earlier, later] = isBefore(one, other) ? [one, other] : [other, one];
  return { earlier, later, ...differencesOf({ earlier, later }) };
}

function isBefore(one: ReportContent, other: ReportContent): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.number < other.number;
}

export function changesSince(earlier: ReportContent, later: ReportContent): PreviousReport {
  const { questionaryId, number } = earlier;
  const both = { earlier, later };
  const rows = rowsOf(both);
  const { list, whole } = changesIn(both, rows, othersOf);
  const changeList = list.flatMap(({ change, verdict }, at) => {
    const row = rows[at]?.now;
    return change === null || !row ? [] : [{ competenceId: row.competenceId, change, verdict }];
  });
  return { questionaryId, number, whole, changeList };
}

/** A competence in either report. */
interface Row {
  before: CompetenceMark | undefined;
  now: CompetenceMark | undefined;
}

function rowsOf({ earlier, later }: Both): Row[] {
  const [before, now] = [earlier.competenceMarkList, later.competenceMarkList];
  const same = (list: CompetenceMark[], { competenceId }: CompetenceMark) =>
    list.find((row) => row.competenceId === competenceId);
  return [
    ...now.map((row) => ({ before: same(before, row), now: row })),
    ...before.filter((row) => !same(now, row)).map((row) => ({ before: row, now: undefined })),
  ];
}

function differencesOf(both: Both): Pick<Comparison, 'competenceList' | 'whole'> {
  const rows = rowsOf(both);
  const groups = distinctGroups(rows.flatMap(({ before, now }) => [before, now].flatMap(othersIn)));
  const columnOf = (read: ReadMark) => changesIn(both, rows, read);
  const [others, self, total] = [columnOf(othersOf), columnOf(selfOf), columnOf(totalOf)];
  const grouped = groups.map(({ key, types }) => ({
    types: [...types],
    ...columnOf((row) => groupOf(row, key)),
  }));
  const competenceList = rows.map(({ before, now }, at): CompetenceDifference => {
    const { competenceId, name, description } = (now ?? before) as CompetenceMark;
    return {
      competenceId,
      name,
      description,
      isIn: before && now ? 'both' : now ? 'later' : 'earlier',
      others: others.list[at] as MarkChange,
      self: self.list[at] as MarkChange,
      total: total.list[at] as MarkChange,
      groupList: grouped.map(({ types, list }) => ({ types, ...(list[at] as MarkChange) })),
    };
  });
  const whole = {
    others: others.whole,
    self: self.whole,
    total: total.whole,
    groupList: grouped.map((column) => column.whole),
  };
  return { competenceList, whole };
}

/** A mark of a row, and the groups that it is of as far as chance has to be told from change. */
interface Mark {
  mark: number | null;
  groups: readonly GroupMark[];
}
type ReadMark = (row: CompetenceMark | undefined) => Mark;
type GroupMark = CompetenceMark['participantList'][number];

const othersOf: ReadMark = (row) => ({
  mark: row?.otherParticipantMark ?? null,
  groups: othersIn(row),
});
const selfOf: ReadMark = (row) => ({ mark: row?.selfMark ?? null, groups: [] });
/** The mark of others and self together. It is not judged: the two are, each by themselves. */
const totalOf: ReadMark = (row) => ({ mark: row?.totalMark ?? null, groups: [] });

function groupOf(row: CompetenceMark | undefined, key: string): Mark {
  const found = othersIn(row).find(({ types }) => groupKey(types) === key);
  return { mark: found?.mark ?? null, groups: found ? [found] : [] };
}

/** A column: the change in each row, and of all rows together. */
function changesIn(both: Both, rows: readonly Row[], read: ReadMark) {
  const digits = digitsOfComparison(both);
  const shown = (mark: number | null) => (mark === null ? null : rounded(mark, digits));
  const changes = rows.map(({ before, now }) => {
    const [was, is] = [read(before), read(now)];
    const change = shownDifference(is.mark, was.mark, digits);
    const means =
      change === null
        ? null
        : meansOf(
            { content: both.earlier, groups: was.groups },
            { content: both.later, groups: is.groups },
          );
    const judged = means && change !== null ? { change, deviation: changeDeviation(means) } : null;
    return { numbers: { earlier: shown(was.mark), later: shown(is.mark), change }, judged };
  });
  const { whole, singleList } = judge(changes.map(({ judged }) => judged));
  const isJudged = changes.some(({ judged }) => judged);
  const counted = changes.flatMap(({ numbers: { change }, judged }) =>
    change === null || (isJudged && !judged) ? [] : [change],
  );
  return {
    list: changes.map(
      ({ numbers }, at): MarkChange => ({ ...numbers, verdict: singleList[at] ?? null }),
    ),
    whole: wholeOfChanges(counted, whole),
  };
}

function wholeOfChanges(changes: readonly number[], verdict: Verdict | null): WholeChange {
  const count = changes.length;
  if (count < 2) return null;
  const mean = changes.reduce((one, other) => one + other, 0) / count;
  return { change: Math.round(mean * 100) / 100, count, verdict };
}
