import {
  digitsOf,
  formatGap,
  formatMark,
  gapOf,
} from '#contract/assessment/content/report-numbers.ts';
import { hasSelf } from '#contract/assessment/content/report-statements.ts';
import {
  othersLabel,
  sayLabel,
  sayLabels,
  sayNoGrowth,
  sayNoStrengths,
  strengthsHeading,
  strengthsLead,
} from '#contract/assessment/reading/report-words.ts';
import {
  zonesOf as contentZones,
  type LabelledZone,
} from '#contract/assessment/telling/report-growth.ts';
import { inColumn } from './clean.ts';
import type { PaperReading } from './reading.ts';

/** Strengths and what to develop, each competence once with its labels (rule 65). */
export function zonesOf(reading: PaperReading) {
  const { content, t } = reading;
  const zones = contentZones(content);
  const strong = [...zones.strengths, ...zones.standingOut];
  const rows = (list: readonly LabelledZone[]) => list.map((zone) => rowOf(zone, reading));
  return {
    zones: [
      {
        heading: strengthsHeading(reading),
        lead: strong.length > 0 ? strengthsLead(reading) : null,
        items: rows(strong),
        empty: sayNoStrengths(reading),
      },
      {
        heading: t('paper.zones.hidden'),
        lead: null,
        items: rows(zones.hidden),
        empty: null,
      },
      {
        heading: t('paper.growth.heading'),
        lead: null,
        items: rows(zones.growth),
        empty: sayNoGrowth(reading),
      },
    ].filter(({ items, empty }) => items.length > 0 || empty !== null),
    zoneLabels: {
      self: t('paper.zones.self'),
      others: othersLabel(reading),
      gap: t('paper.zones.gap'),
      name: t('paper.competences.name'),
      hasSelf: hasSelf(content),
      meanings: sayLabels(zones, reading),
    },
  };
}

function rowOf(zone: LabelledZone, reading: PaperReading) {
  const { content, locale } = reading;
  const { selfMark, otherParticipantMark: others } = zone;
  const digits = digitsOf(content);
  return {
    name: inColumn(zone.name),
    labels: zone.labels.map((label) => sayLabel(label, reading)).join(', '),
    selfMark,
    othersMark: others,
    self: formatMark(selfMark, locale, digits),
    others: formatMark(others, locale, digits),
    gap: formatGap(gapOf(zone, digits), locale, digits),
  };
}
