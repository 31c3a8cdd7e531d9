import type { ZoneMark } from '#core/report/contract/content/report-content.ts';
import {
  digitsOf,
  formatGap,
  formatMark,
  gapOf,
} from '#core/report/contract/content/report-numbers.ts';
import { hasSelf } from '#core/report/contract/content/report-statements.ts';
import {
  othersLabel,
  sayNoStrengths,
  sayZoneMarks,
  strengthsHeading,
  strengthsLead,
  zoneBlocks,
} from '#core/report/contract/reading/report-words.ts';
import { zonesOf as contentZones } from '#core/report/contract/telling/report-growth.ts';
import { inColumn } from '#platform/server/pdf/clean.ts';
import type { PaperReading } from './reading.ts';

/** Strengths, then each list of the report whole (rule 65a). */
export function zonesOf(reading: PaperReading) {
  const { content, t } = reading;
  const { strengths, standingOut } = contentZones(content);
  const strong = [...strengths, ...standingOut];
  const noStrengths = sayNoStrengths(reading);
  return {
    strengths:
      strong.length > 0 || noStrengths !== null
        ? {
            heading: strengthsHeading(reading),
            lead: strong.length > 0 ? strengthsLead(reading) : null,
            items: strong.map((zone) => rowOf(zone, reading)),
            empty: noStrengths,
          }
        : null,
    zones: zoneBlocks(reading).map(({ heading, lead, items }) => ({
      heading,
      lead,
      items: items.map((zone) => ({
        name: inColumn(zone.name),
        marks: sayZoneMarks(zone, reading),
      })),
      empty: t('paper.zones.none'),
    })),
    zoneLabels: {
      self: t('paper.zones.self'),
      others: othersLabel(reading),
      gap: t('paper.zones.gap'),
      name: t('paper.competences.name'),
      hasSelf: hasSelf(content),
    },
  };
}

function rowOf(zone: ZoneMark, reading: PaperReading) {
  const { content, locale } = reading;
  const { selfMark, otherParticipantMark: others } = zone;
  const digits = digitsOf(content);
  return {
    name: inColumn(zone.name),
    selfMark,
    othersMark: others,
    self: formatMark(selfMark, locale, digits),
    others: formatMark(others, locale, digits),
    gap: formatGap(gapOf(zone, digits), locale, digits),
  };
}
