import { anonymityNotes } from '#core/report/contract/content/report-notes.ts';
import { methodNotes } from '#core/report/contract/reading/report-method.ts';
import { behaviourBlocks } from '#core/report/contract/telling/report-behaviours.ts';
import type { PaperReading } from './reading.ts';

/**
 * How the numbers were calculated, printed with every report (data-and-maths, "Report content").
 */
export function paperNotesOf(reading: PaperReading) {
  const { content, t } = reading;
  const hasBehaviours = behaviourBlocks(content).length > 0;
  return {
    heading: t('paper.notes.heading'),
    list: [
      ...methodNotes(reading),
      { heading: t('paper.notes.anonymity'), paragraphs: anonymityNotes(content, t) },
    ],
    descriptionsHeading: t('paper.notes.descriptions'),
    // With questions each competence is described above its own.
    descriptions: (hasBehaviours ? [] : content.competenceMarkList).flatMap(
      ({ name, description }) => (description ? [{ name, description }] : []),
    ),
  };
}
