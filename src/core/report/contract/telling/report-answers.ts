import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import type { NamedMark } from './report-clear.ts';
import { type MainPoint, mainPoints } from './report-main-points.ts';

/**
 * The three things that a reader wants to know (rule 65): what the person is good at, where others see it otherwise,
 * and what to do next. What is said of the report as a whole stands above them.
 */
export const asked = ['strengths', 'otherwise', 'next'] as const;
export type Asked = (typeof asked)[number];

const answerTo: Record<MainPoint['say'], Asked | 'whole'> = {
  strengths: 'strengths',
  strength: 'strengths',
  highest: 'strengths',
  allHigh: 'strengths',
  between: 'strengths',
  difference: 'otherwise',
  onlyDifference: 'otherwise',
  noDifference: 'otherwise',
  noSelf: 'otherwise',
  toDevelop: 'next',
  toDevelopMany: 'next',
  below: 'next',
  noneBelow: 'next',
  close: 'next',
  leaderAlone: 'whole',
  leaderShown: 'whole',
  selfAlone: 'whole',
  selfShown: 'whole',
  noCompetences: 'whole',
  nobody: 'whole',
  onlyUnknown: 'whole',
  nothingShown: 'whole',
};

/** The main points, each where it answers. */
export const pointsTo = (content: ReportContent, what: Asked | 'whole'): MainPoint[] =>
  mainPoints(content).filter(({ say }) => answerTo[say] === what);

/** The strengths that stand by themselves below their heading, instead of in a sentence. */
export const strengthsOf = (content: ReportContent): readonly NamedMark[] =>
  pointsTo(content, 'strengths').flatMap((point) =>
    point.say === 'strengths' || point.say === 'strength' ? point.marks : [],
  );

/** So many are drawn as seen otherwise. */
const mostGaps = 3;

/** Where self and others lie apart by the limit or more, the widest first. */
export function widestGaps({ competenceMarkList, limits }: ReportContent): CompetenceMark[] {
  const size = ({ selfMark, otherParticipantMark }: CompetenceMark) =>
    selfMark === null || otherParticipantMark === null
      ? 0
      : Math.abs(selfMark - otherParticipantMark);
  return competenceMarkList
    .filter((row) => size(row) >= limits.gap)
    .sort((a, b) => size(b) - size(a))
    .slice(0, mostGaps);
}

/** All competences, those that others rate highest first; those without others' marks last, and by self. */
export const highestFirst = ({ competenceMarkList }: ReportContent): CompetenceMark[] =>
  competenceMarkList.toSorted(
    (a, b) =>
      (b.otherParticipantMark ?? 0) - (a.otherParticipantMark ?? 0) ||
      (b.selfMark ?? 0) - (a.selfMark ?? 0),
  );
