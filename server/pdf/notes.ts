import { keepsAnonymity } from '#contract/rules/methods.ts';
import { groupLabel, mergedGroups } from '#contract/rules/report-groups.ts';
import { keptBack, notShownReason } from '#contract/rules/report-notes.ts';
import { formatLimits } from '#contract/rules/report-numbers.ts';
import type { Reading } from './groups.ts';

type Timeless = Omit<Reading, 'timeZone'>;
type Note = { heading: string; paragraphs: string[] };

/**
 * How the numbers were calculated, printed with every report (data-and-maths, "Report content").
 */
export function notesOf(reading: Timeless) {
  const { content, t } = reading;
  return {
    heading: t('paper.notes.heading'),
    list: [
      scaleNote(reading),
      formulaNote(reading),
      limitsNote(reading),
      ...agreementNote(reading),
    ].concat(anonymityNote(reading)),
    descriptionsHeading: t('paper.notes.descriptions'),
    descriptions: content.competenceMarkList.flatMap(({ name, description }) =>
      description ? [{ name, description }] : [],
    ),
  };
}

function scaleNote({ t }: Timeless): Note {
  const text = t('paper.notes.scaleText', {
    always: t('answer.1'),
    most: t('answer.2'),
    half: t('answer.3'),
    rarely: t('answer.4'),
    never: t('answer.5'),
    unknown: t('answer.0'),
  });
  return { heading: t('paper.notes.scale'), paragraphs: [text] };
}

const formulaNote = ({ t }: Timeless): Note => ({
  heading: t('paper.notes.formula'),
  paragraphs: [t('paper.notes.formulaText')],
});

function limitsNote({ content, t, locale }: Timeless): Note {
  const limits = formatLimits(content.limits, locale);
  const text =
    content.method === '90'
      ? t('paper.notes.limitsTextAlone', limits)
      : t('paper.notes.limitsText', limits);
  return { heading: t('paper.notes.limits'), paragraphs: [text] };
}

function agreementNote({ content, t }: Timeless): Note[] {
  if (!content.competenceMarkList.some(({ agreement }) => agreement)) return [];
  return [{ heading: t('paper.notes.agreement'), paragraphs: [t('paper.notes.agreementText')] }];
}

function anonymityNote({ content, t }: Timeless): Note {
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
