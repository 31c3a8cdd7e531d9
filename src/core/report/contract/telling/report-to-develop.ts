import type { ReportContent, ZoneMark } from '#core/report/contract/content/report-content.ts';
import { noneHigh } from '#core/report/contract/content/report-statements.ts';
import { standingOut } from './report-clear.ts';

/** What stands out in a report (data-and-maths, rules 6 to 8). */
export interface ReportZones {
  strengths: readonly ZoneMark[];
  /** Where nothing is high: what stands above the rest all the same. */
  standingOut: ZoneMark[];
  /** The lowest with the others first, each once. None of it is among the high ones. */
  toDevelop: ZoneMark[];
}

/** What others rate higher than self is to be developed only where one of these says so. */
const toGrow = ['competenceMinMarkList', 'developmentZoneList', 'blindZoneList'] as const;

export function zonesOf(content: ReportContent): ReportZones {
  const { strengthList: strengths } = content;
  const standing =
    strengths.length > 0 || !noneHigh(content)
      ? []
      : standingOut(content).flatMap(({ competenceId }) => zoneIn(content, competenceId));
  const shownHigh = new Set([...strengths, ...standing].map(({ competenceId }) => competenceId));
  const low = toGrow
    .flatMap((list) => content[list])
    .filter(({ competenceId }) => !shownHigh.has(competenceId));
  const toDevelop = [...new Map(low.map((zone) => [zone.competenceId, zone])).values()];
  return { strengths, standingOut: standing, toDevelop: toDevelop.sort(byOthers) };
}

const zoneIn = (content: ReportContent, id: string): ZoneMark[] =>
  content.competenceMarkList
    .filter(({ competenceId }) => competenceId === id)
    .map(({ competenceId, name, selfMark, otherParticipantMark }) => ({
      competenceId,
      name,
      selfMark,
      otherParticipantMark,
    }));

const byOthers = (a: ZoneMark, b: ZoneMark): number =>
  (a.otherParticipantMark ?? Infinity) - (b.otherParticipantMark ?? Infinity);
