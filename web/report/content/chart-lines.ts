import type { ReportContent } from '#contract/rules/report-content.ts';
import { groupKey, groupLabel, groupsOf, isSelf } from '#contract/rules/report-groups.ts';
import { type Digits, digitsOf } from '#contract/rules/report-numbers.ts';
import type { T } from '#i18n/t.ts';

/** A line of the chart: one mark per competence, in their order. */
export interface ChartLine {
  /** A group's key, or `others`. */
  key: string;
  label: string;
  marks: (number | null)[];
  /** How many decimals the marks show. */
  digits: Digits;
}

/** A line per group, plus one for all others together if there is more than one group besides self. */
export function chartLines(content: ReportContent, t: T): ChartLine[] {
  const list = content.competenceMarkList;
  const groups = groupsOf(content);
  const digits = digitsOf(content);
  const lines = groups.map(({ key, types }) => ({
    key,
    label: groupLabel(types, t),
    marks: list.map(
      ({ participantList }) =>
        participantList.find((each) => groupKey(each.types) === key)?.mark ?? null,
    ),
    digits,
  }));
  if (groups.filter((group) => !isSelf(group)).length < 2) return lines;
  const marks = list.map(({ otherParticipantMark }) => otherParticipantMark);
  const label = t('paper.competences.others');
  return [...lines, { key: 'others', label, marks, digits }];
}
