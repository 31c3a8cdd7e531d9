import { sheetDeviation } from '#core/report/contract/change/change.ts';
import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { isSelf } from '#core/report/contract/content/report-groups.ts';
import { digitsOf, rounded } from '#core/report/contract/content/report-numbers.ts';
import { saidCount } from '#core/report/contract/content/report-people.ts';
import { sourceOf } from './report-source.ts';

/** A competence with the others' mark. */
export interface NamedMark {
  name: string;
  mark: number;
  /** The people behind the mark see it differently. */
  isDisputed: boolean;
}

/** The same, with how many people are behind it. One leader's marks are nobody's average: null. */
export interface RatedMark extends NamedMark {
  competenceId: string;
  count: number | null;
}

/** So many standard errors are the limit: of 20 pairs of marks that are alike, 19 stay within it. */
const certainty = 1.96;
/** How much one person's marks have in common, from competence to competence. */
const sameRater = 0.5;
/** So many are named as standing above or below the rest. */
export const mostNamed = 3;

/** Every competence with an others' mark, the highest first. */
export function ratedMarks(content: ReportContent): RatedMark[] {
  const isOneLeader = sourceOf(content) === 'leader';
  return content.competenceMarkList
    .flatMap((row) => {
      const { competenceId, name, otherParticipantMark: mark, agreement } = row;
      if (mark === null) return [];
      const count = isOneLeader ? null : peopleBehindOthers(content, row);
      return [{ competenceId, name, mark, count, isDisputed: agreement?.word === 'differ' }];
    })
    .sort((a, b) => b.mark - a.mark);
}

/**
 * Whether one mark stands above another by more than chance (rule 65d). The same people gave both, so what
 * is theirs alone is in both.
 */
export function isClearlyAbove(content: ReportContent, high: RatedMark, low: RatedMark): boolean {
  const difference = high.mark - low.mark;
  if (high.count === null || low.count === null) {
    const digits = digitsOf(content);
    return rounded(high.mark, digits) > rounded(low.mark, digits);
  }
  const limit =
    certainty * sheetDeviation * Math.sqrt((1 - sameRater) * (1 / high.count + 1 / low.count));
  return difference >= limit;
}

/**
 * What stands above all the rest by more than chance: up to three competences, the fewest that do.
 * `rated`: the highest first.
 */
export function standingOut(
  content: ReportContent,
  rated: readonly RatedMark[] = ratedMarks(content),
): RatedMark[] {
  for (let count = 1; count <= mostNamed && count < rated.length; count++) {
    const [last, next] = [rated[count - 1]!, rated[count]!];
    if (isClearlyAbove(content, last, next)) return rated.slice(0, count);
  }
  return [];
}

const peopleBehindOthers = (content: ReportContent, { participantList }: CompetenceMark): number =>
  participantList
    .filter((group) => !isSelf(group))
    .reduce((sum, group) => sum + saidCount(content, group), 0);
