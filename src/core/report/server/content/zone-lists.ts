/** The five lists of a report and their marks, as the content keeps them. */
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { type Fraction, numberOrNull } from './fraction.ts';
import { findZones } from './zones.ts';

interface Rated {
  id: string;
  name: string;
  self: Fraction | null;
  others: Fraction | null;
}

export function zoneLists(competences: readonly Rated[]) {
  const zones = findZones(competences);
  return {
    strengthList: zones.strong.map(zoneMark),
    competenceMinMarkList: zones.lowest.map(zoneMark),
    developmentZoneList: zones.development.map(zoneMark),
    hiddenPossibilitiesList: zones.hidden.map(zoneMark),
    blindZoneList: zones.blind.map(zoneMark),
  } satisfies Partial<ReportContent>;
}

/** What a competence has in each list where it stands. */
export const zoneMark = ({ id, name, self, others }: Rated) => ({
  competenceId: id,
  name,
  selfMark: numberOrNull(self),
  otherParticipantMark: numberOrNull(others),
});
