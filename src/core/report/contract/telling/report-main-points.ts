import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { hasSelf, noneBelow, whyNoMarks } from '#core/report/contract/content/report-statements.ts';
import {
  isClearlyAbove,
  mostNamed,
  type NamedMark,
  type RatedMark,
  ratedMarks,
  standingOut,
} from './report-clear.ts';
import { sourceOf } from './report-source.ts';
import { zonesOf } from './report-to-develop.ts';

/** A sentence of "Главное" as data; `report-words.ts` puts it into words. */
export type MainPoint =
  | { say: 'strengths' | 'strength' | 'highest' | 'toDevelop'; marks: readonly NamedMark[] }
  | { say: 'below'; limit: number; marks: readonly NamedMark[] }
  | { say: 'toDevelopMany'; count: number }
  | { say: 'noneBelow'; limit: number }
  | { say: 'between' | 'close' | 'allHigh'; from: number; to: number }
  | { say: 'difference' | 'onlyDifference'; name: string; self: number; others: number }
  | { say: 'noDifference' | 'noSelf' | 'leaderAlone' | 'leaderShown' | 'selfAlone' | 'selfShown' }
  | { say: NonNullable<ReturnType<typeof whyNoMarks>> };

/** So many sentences are said at most. */
const mostPoints = 3;
/** So many competences are named as those to grow. */
const mostToGrow = 2;

/**
 * What a report says first (rule 65), from its numbers alone: strengths, what to grow, and the
 * largest difference between self and others. At most three sentences, at least one.
 */
export function mainPoints(content: ReportContent): MainPoint[] {
  const why = whyNoMarks(content);
  if (why) return [{ say: why }];
  const rated = ratedMarks(content);
  if (rated.length === 0) return [{ say: othersAnswered(content) ? 'selfShown' : 'selfAlone' }];
  const high = strong(content, rated);
  const low = weak(content, rated);
  const said = [...high, ...(high.length > 0 && low.length === 0 ? noneLow(content, high) : low)];
  return [
    ...leaderAlone(content),
    ...(said.length > 0 ? said : [range(content, rated)]),
    ...difference(content),
  ].slice(0, mostPoints);
}

const othersAnswered = ({ reportProgressList }: ReportContent): boolean =>
  reportProgressList.some(({ type, passedCount }) => type !== 'employee' && passedCount > 0);

/** Where others were asked besides the leader and nothing of theirs is shown. */
function leaderAlone(content: ReportContent): MainPoint[] {
  if (content.method !== '360' || sourceOf(content) === 'others') return [];
  return [{ say: content.notShownSheetCount > 0 ? 'leaderShown' : 'leaderAlone' }];
}

function strong(content: ReportContent, rated: readonly RatedMark[]): MainPoint[] {
  const marks = rated.filter(isIn(content.strengthList));
  const [top, bottom] = [rated[0]!, rated.at(-1)!];
  if (marks.length < rated.length && bottom.mark >= content.limits.high)
    return [{ say: 'allHigh', from: bottom.mark, to: top.mark }];
  if (marks.length > 0) return [{ say: marks.length > 1 ? 'strengths' : 'strength', marks }];
  const above = standingOut(content, rated);
  return above.length > 0 ? [{ say: 'highest', marks: above }] : [];
}

/**
 * What to work on first is what stands clearly below the highest mark. Where only
 * chance may tell most of them apart, none is named. A blind zone that is neither low nor among
 * the lowest is no reason: the sentence of the largest difference tells it.
 */
function weak(content: ReportContent, rated: readonly RatedMark[]): MainPoint[] {
  const [top] = rated;
  const { toDevelop } = zonesOf(content);
  const { low } = content.limits;
  const lowestFirst = [...rated].reverse();
  const marks = lowestFirst
    .filter(isIn(toDevelop))
    .filter((one) => one.mark < low || isIn(content.competenceMinMarkList)(one))
    .filter((mark) => top && isClearlyAbove(content, top, mark));
  const alike = marks.filter((mark) => !isClearlyAbove(content, mark, marks[0]!));
  if (alike.length > mostNamed && 2 * alike.length > rated.length)
    return [{ say: 'toDevelopMany', count: alike.length }];
  if (marks.length > 0) return [{ say: 'toDevelop', marks: marks.slice(0, mostToGrow) }];
  const below = lowestFirst.filter(({ mark }) => mark < low);
  if (below.length > 0 && below.length <= mostNamed && below.length < rated.length)
    return [{ say: 'below', limit: low, marks: below }];
  return [];
}

function noneLow(content: ReportContent, high: readonly MainPoint[]): MainPoint[] {
  const limit = noneBelow(content);
  return limit === null || high.some(({ say }) => say === 'allHigh')
    ? []
    : [{ say: 'noneBelow', limit }];
}

function range(content: ReportContent, rated: readonly RatedMark[]): MainPoint {
  const [top, bottom] = [rated[0]!, rated.at(-1)!];
  const isClose = rated.length > 1 && !isClearlyAbove(content, top, bottom);
  return { say: isClose ? 'close' : 'between', from: bottom.mark, to: top.mark };
}

function difference(content: ReportContent): MainPoint[] {
  if (!hasSelf(content)) return content.method === '90' ? [] : [{ say: 'noSelf' }];
  const both = content.competenceMarkList.flatMap(
    ({ name, selfMark: self, otherParticipantMark: others }) =>
      self === null || others === null
        ? []
        : [{ name, self, others, size: Math.abs(self - others) }],
  );
  const [widest] = both.sort((a, b) => b.size - a.size);
  if (!widest) return [];
  const { size, ...marks } = widest;
  if (size < content.limits.gap) return [{ say: 'noDifference' }];
  return [{ say: both.length > 1 ? 'difference' : 'onlyDifference', ...marks }];
}

const isIn =
  (list: readonly { competenceId: string }[]) =>
  ({ competenceId }: RatedMark): boolean =>
    list.some((one) => one.competenceId === competenceId);
