import { sayZoneMarks, zoneBlocks } from '#core/report/contract/reading/report-words.ts';
import { inColumn } from '#platform/server/pdf/clean.ts';
import type { PaperReading } from './reading.ts';

/** Each list of the report whole (rule 65a). */
export const zonesOf = (reading: PaperReading) =>
  zoneBlocks(reading).map(({ heading, lead, items }) => ({
    heading,
    lead,
    items: items.map((zone) => ({
      name: inColumn(zone.name),
      marks: sayZoneMarks(zone, reading),
    })),
    empty: reading.t('paper.zones.none'),
  }));
