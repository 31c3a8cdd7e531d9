import type { ReportContent, ZoneMark } from '#contract/assessment/content/report-content.ts';
import { noneHigh } from '#contract/assessment/content/report-statements.ts';
import { isClearlyAbove, ratedMarks, standingOut } from './report-clear.ts';

/**
 * Why a competence stands out (data-and-maths, rules 6 to 8). `stricter`: others rate it higher than self,
 * but not so high that it could be called a possibility.
 */
export const zoneLabels = ['lowest', 'development', 'blind', 'hidden', 'stricter'] as const;
export type ZoneLabel = (typeof zoneLabels)[number];

/** A competence with all labels that it has, in the order of `zoneLabels`. */
export interface LabelledZone extends ZoneMark {
  labels: ZoneLabel[];
}

export interface ReportZones {
  strengths: LabelledZone[];
  /** Where nothing is high: what stands above the rest all the same. */
  standingOut: LabelledZone[];
  /** Others rate higher than self, and nothing else stands out. */
  hidden: LabelledZone[];
  /** The lowest with the others first. */
  growth: LabelledZone[];
}

type StoredLabel = Exclude<ZoneLabel, 'stricter'>;

const listOf = {
  lowest: 'competenceMinMarkList',
  development: 'developmentZoneList',
  blind: 'blindZoneList',
  hidden: 'hiddenPossibilitiesList',
} as const;

/**
 * The lists of a report as they are shown: every competence once, with all its labels (rule 65). A
 * strength that self rates lower keeps its label and is in no other list, nor is what stands out.
 */
export function zonesOf(content: ReportContent): ReportZones {
  const strengths = content.strengthList.map((zone) => labelled(zone, content));
  const standing =
    strengths.length > 0 || !noneHigh(content)
      ? []
      : standingOut(content).flatMap(({ competenceId }) => zoneIn(content, competenceId));
  const shownHigh = new Set([...strengths, ...standing].map(({ competenceId }) => competenceId));
  const others = Object.values(listOf)
    .flatMap((list) => content[list])
    .filter(({ competenceId }) => !shownHigh.has(competenceId));
  const once = [...new Map(others.map((zone) => [zone.competenceId, zone])).values()].map((zone) =>
    labelled(zone, content),
  );
  const isHidden = ({ labels }: LabelledZone) => labels.every((label) => label === 'hidden');
  return {
    strengths,
    standingOut: standing,
    hidden: once.filter(isHidden),
    growth: once.filter((zone) => !isHidden(zone)).sort(byOthers),
  };
}

function zoneIn(content: ReportContent, id: string): LabelledZone[] {
  return content.competenceMarkList
    .filter(({ competenceId }) => competenceId === id)
    .map(({ competenceId, name, selfMark, otherParticipantMark }) =>
      labelled({ competenceId, name, selfMark, otherParticipantMark }, content),
    );
}

function labelled(zone: ZoneMark, content: ReportContent): LabelledZone {
  const stored = (Object.keys(listOf) as StoredLabel[]).filter((label) =>
    content[listOf[label]].some(({ competenceId }) => competenceId === zone.competenceId),
  );
  const isLow = stored.includes('lowest') || (zone.otherParticipantMark ?? 0) < content.limits.low;
  const labels = stored
    .filter((label) => label !== 'lowest' || stored.length === 1 || isBelowMost(zone, content))
    .map((label) => (label === 'hidden' && isLow ? 'stricter' : label));
  return { ...zone, labels };
}

/** Whether chance alone hardly puts it below the middle one of all competences. */
function isBelowMost({ competenceId }: ZoneMark, content: ReportContent): boolean {
  const rated = ratedMarks(content);
  const middle = rated[Math.floor((rated.length - 1) / 2)];
  const own = rated.find((one) => one.competenceId === competenceId);
  return middle !== undefined && own !== undefined && isClearlyAbove(content, middle, own);
}

const byOthers = (a: ZoneMark, b: ZoneMark): number =>
  (a.otherParticipantMark ?? Infinity) - (b.otherParticipantMark ?? Infinity);
