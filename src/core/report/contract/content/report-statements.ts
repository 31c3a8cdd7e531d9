import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { ReportContent } from './report-content.ts';

/**
 * What a report can state, from its marks alone (rule 65): where something cannot be known, nothing
 * is said about it.
 */

type Marks = Pick<ReportContent, 'competenceMarkList' | 'limits'>;

export const hasSelf = ({ competenceMarkList }: Pick<Marks, 'competenceMarkList'>): boolean =>
  competenceMarkList.some(({ selfMark }) => selfMark !== null);

/** The others' marks of all competences that have one, in their order. */
export const othersMarks = ({ competenceMarkList }: Pick<Marks, 'competenceMarkList'>): number[] =>
  competenceMarkList.flatMap(({ otherParticipantMark: mark }) => (mark === null ? [] : [mark]));

/** The highest limit that no mark of the others is below. Null where there is none, or no mark. */
export function noneBelow(content: Marks): number | null {
  const marks = othersMarks(content);
  if (marks.length === 0) return null;
  const { high, low } = content.limits;
  return [high, low].find((limit) => marks.every((mark) => mark >= limit)) ?? null;
}

/** Whether the others gave marks, and none of them is high. */
export function noneHigh(content: Marks): boolean {
  const marks = othersMarks(content);
  return marks.length > 0 && marks.every((mark) => mark < content.limits.high);
}

/** Why a report has no mark at all. Null when it has one. */
export function whyNoMarks(content: ReportContent) {
  if (content.competenceMarkList.length === 0) return 'noCompetences';
  if (hasSelf(content) || othersMarks(content).length > 0) return null;
  if (content.passedParticipantCount === 0) return 'nobody';
  return keepsAnonymity(content) ? 'nothingShown' : 'onlyUnknown';
}
