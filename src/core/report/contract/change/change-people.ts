import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { isGrouped } from '#core/report/contract/content/report-gaps.ts';
import { isSelf } from '#core/report/contract/content/report-groups.ts';
import { keptName } from '#core/report/contract/content/report-names.ts';
import { saidCount } from '#core/report/contract/content/report-people.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { GroupBehind, Means } from './change.ts';

/**
 * Who is behind the two marks of a change, as far as both reports say (rules 26 and 151). Who answered is
 * known to nobody: it is only certain that most of those asked twice did where most of all did.
 */

type GroupMark = CompetenceMark['participantList'][number];

/** A mark's groups in a row of a report. Self is none of them. */
export interface MarkBehind {
  content: ReportContent;
  groups: readonly GroupMark[];
}

/**
 * The people behind the marks of a group or of all others. Null where these are to be compared one to one: nobody
 * behind them is anonymous, so whose view has changed is known (rule 152).
 */
export function meansOf(earlier: MarkBehind, later: MarkBehind): Means | null {
  if (!isAnonymous(earlier) && !isAnonymous(later)) return null;
  return {
    earlier: groupsBehind(earlier),
    later: groupsBehind(later),
    bothCount: surelyBoth(earlier, later),
  };
}

const isAnonymous = ({ content, groups }: MarkBehind) =>
  groups.some(({ types }) => isGrouped(content, types));

const groupsBehind = ({ content, groups }: MarkBehind): GroupBehind[] =>
  groups.map((group) => ({ sheetCount: group.sheetCount, saidCount: saidCount(content, group) }));

/** How many of those asked both times must have given both marks: all but those missing in either. */
function surelyBoth(earlier: MarkBehind, later: MarkBehind): number {
  const [was, is] = [asked(earlier), asked(later)];
  const twice = askedTwice(was, is);
  return Math.max(0, twice - missing(was, earlier) - missing(is, later));
}

function missing(names: readonly string[], { content, groups }: MarkBehind): number {
  const gave = groups.reduce((count, group) => count + saidCount(content, group), 0);
  return Math.max(0, names.length - gave);
}

const asked = ({ content, groups }: MarkBehind) =>
  namesAsked(
    content,
    groups.flatMap(({ types }) => types),
  );

function namesAsked(
  { participantProgressList }: ReportContent,
  types: readonly ReviewerRole[],
): string[] {
  return participantProgressList.filter(({ type }) => types.includes(type)).map(keptName);
}

/**
 * How many were asked both times, by their kept names: a content has no other sign. Who shares a name counts as two
 * people, and so does who has no name any more (rule 114), which is one word.
 */
function askedTwice(was: readonly string[], is: readonly string[]): number {
  const once = (names: readonly string[]) =>
    names.filter((name) => name.includes(' ') && names.indexOf(name) === names.lastIndexOf(name));
  const known = new Set(once(was));
  return once(is).filter((name) => known.has(name)).length;
}

/** Whether the same people were asked in a role both times. Null where a report names nobody in it. */
export function isSameRole(
  earlier: ReportContent,
  later: ReportContent,
  type: ReviewerRole,
): 'same' | 'others' | 'some' | null {
  const [was, is] = [namesAsked(earlier, [type]), namesAsked(later, [type])];
  if (was.length === 0 || is.length === 0) return null;
  const twice = askedTwice(was, is);
  if (twice === 0) return 'others';
  return twice === was.length && twice === is.length ? 'same' : 'some';
}

/** How many of the other raters were asked both times, of those asked the second time. */
export function askedBothTimes(earlier: ReportContent, later: ReportContent) {
  const others = (content: ReportContent) =>
    content.participantProgressList.filter(({ type }) => type !== 'employee');
  const [was, is] = [others(earlier), others(later)].map((list) => list.map(keptName));
  return { bothCount: askedTwice(was ?? [], is ?? []), askedCount: is?.length ?? 0 };
}

export const othersIn = (row: CompetenceMark | undefined): GroupMark[] =>
  (row?.participantList ?? []).filter((group) => !isSelf(group));
