import { columnsOf } from '#core/report/contract/content/report-columns.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import {
  groupKey,
  groupLabel,
  isSelf,
  type TypeGroup,
} from '#core/report/contract/content/report-groups.ts';
import type { T } from '#platform/texts/t.ts';

/** A line of the chart: one mark per competence, in their order. */
export interface ChartLine {
  /** A group's key, `others` or `target`. */
  key: string;
  /** The key of its line and marker: `others` too where one group is all the others. */
  look: string;
  label: string;
  marks: (number | null)[];
  /** Whether the chart shows it before anybody chooses: others, self and the target. */
  isFirst: boolean;
}

/**
 * Others first, then self and the target, then the roles. Where there is only one group besides
 * self, its line is that of the others.
 */
export function chartLines(content: ReportContent, t: T): ChartLine[] {
  const { groups, hasOthers, hasTarget } = columnsOf(content);
  const list = content.competenceMarkList;
  const lineOf = ({ key, types }: TypeGroup): ChartLine => ({
    key,
    look: isSelf({ types }) || hasOthers ? key : 'others',
    label: groupLabel(types, t),
    marks: list.map(
      ({ participantList }) =>
        participantList.find((each) => groupKey(each.types) === key)?.mark ?? null,
    ),
    isFirst: isSelf({ types }) || !hasOthers,
  });
  const others: ChartLine = {
    key: 'others',
    look: 'others',
    label: t('paper.competences.others'),
    marks: list.map(({ otherParticipantMark }) => otherParticipantMark),
    isFirst: true,
  };
  const target: ChartLine = {
    key: 'target',
    look: 'target',
    label: t('paper.competences.target'),
    marks: list.map(({ targetMark }) => targetMark),
    isFirst: true,
  };
  const roles = groups.filter((group) => !isSelf(group)).map(lineOf);
  return [
    ...(hasOthers ? [others] : roles),
    ...groups.filter(isSelf).map(lineOf),
    ...(hasTarget ? [target] : []),
    ...(hasOthers ? roles : []),
  ];
}
