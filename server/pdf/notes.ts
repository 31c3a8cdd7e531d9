import { keepsAnonymity } from '#contract/rules/methods.ts';
import { groupLabel, mergedGroups } from '#contract/rules/report-groups.ts';
import { type MethodNote, methodNotes } from '#contract/rules/report-method.ts';
import { keptBack, notShownReason } from '#contract/rules/report-notes.ts';
import type { Reading } from './reading.ts';

/**
 * How the numbers were calculated, printed with every report (data-and-maths, "Report content").
 */
export function notesOf(reading: Reading) {
  const { content, t } = reading;
  return {
    heading: t('paper.notes.heading'),
    list: [...methodNotes(reading), anonymityNote(reading)],
    descriptionsHeading: t('paper.notes.descriptions'),
    descriptions: content.competenceMarkList.flatMap(({ name, description }) =>
      description ? [{ name, description }] : [],
    ),
  };
}

function anonymityNote({ content, t }: Reading): MethodNote {
  const { anonymityThreshold: threshold, notShownSheetCount: count } = content;
  const reason = notShownReason(content);
  const merged = mergedGroups(content).map(({ types }) =>
    t('paper.notes.merged', { groups: groupLabel(types, t).toLowerCase() }),
  );
  const promise = keepsAnonymity(content)
    ? t('paper.notes.anonymityText', { threshold })
    : t('paper.notes.attributed');
  return {
    heading: t('paper.notes.anonymity'),
    paragraphs: [
      promise,
      ...merged,
      ...(reason ? [t(`paper.notes.${reason}`, { count, threshold })] : []),
      ...keptBack(content, t),
    ],
  };
}
