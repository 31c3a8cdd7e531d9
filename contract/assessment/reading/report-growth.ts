import type { ReportContent, ZoneMark } from '#contract/assessment/content/report-content.ts';

/** Why a competence stands out (data-and-maths, rules 6 to 8). */
export const zoneLabels = ['lowest', 'development', 'blind', 'hidden'] as const;
export type ZoneLabel = (typeof zoneLabels)[number];

/** A competence with all labels that it has, in the order of `zoneLabels`. */
export interface LabelledZone extends ZoneMark {
  labels: ZoneLabel[];
}

export interface ReportZones {
  strengths: LabelledZone[];
  /** Others rate higher than self, and nothing else stands out. */
  hidden: LabelledZone[];
  /** The lowest with the others first. */
  growth: LabelledZone[];
}

type Lists = Pick<ReportContent, 'strengthList' | (typeof listOf)[ZoneLabel]>;

const listOf = {
  lowest: 'competenceMinMarkList',
  development: 'developmentZoneList',
  blind: 'blindZoneList',
  hidden: 'hiddenPossibilitiesList',
} as const;

/**
 * The lists of a report as they are shown: every competence once, with all its labels (rule 65). A
 * strength that self rates lower keeps its label and is in no other list.
 */
export function zonesOf(content: Lists): ReportZones {
  const strengths = content.strengthList.map((zone) => labelled(zone, content));
  const strong = new Set(strengths.map(({ competenceId }) => competenceId));
  const others = zoneLabels
    .flatMap((label) => content[listOf[label]])
    .filter(({ competenceId }) => !strong.has(competenceId));
  const once = [...new Map(others.map((zone) => [zone.competenceId, zone])).values()].map((zone) =>
    labelled(zone, content),
  );
  const isHidden = ({ labels }: LabelledZone) => labels.every((label) => label === 'hidden');
  return {
    strengths,
    hidden: once.filter(isHidden),
    growth: once.filter((zone) => !isHidden(zone)).sort(byOthers),
  };
}

const labelled = (zone: ZoneMark, content: Lists): LabelledZone => ({
  ...zone,
  labels: zoneLabels.filter((label) =>
    content[listOf[label]].some(({ competenceId }) => competenceId === zone.competenceId),
  ),
});

const byOthers = (a: ZoneMark, b: ZoneMark): number =>
  (a.otherParticipantMark ?? Infinity) - (b.otherParticipantMark ?? Infinity);
