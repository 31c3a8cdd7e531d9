import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { formatLimits, formatMark } from '#contract/assessment/content/report-numbers.ts';
import { hasSelf } from '#contract/assessment/content/report-statements.ts';
import { keepsAnonymity } from '#contract/platform/rules/methods.ts';
import { broughtInScale } from './report-origin.ts';
import type { Telling } from './report-words.ts';

/** A part of how the numbers were worked out. */
export interface MethodNote {
  heading: string;
  paragraphs: string[];
}

/**
 * Scale, formula, limits and agreement, printed with every report (data-and-maths, "Report
 * content").
 */
export function methodNotes({ content, t, locale }: Telling): MethodNote[] {
  const { broughtIn } = content;
  const limits = formatLimits(content.limits, locale);
  const scale = t('paper.notes.scaleText', {
    always: t('answer.1'),
    most: t('answer.2'),
    half: t('answer.3'),
    rarely: t('answer.4'),
    never: t('answer.5'),
    unknown: t('answer.0'),
  });
  const limitsText = hasSelf(content)
    ? t('paper.notes.limitsText', limits)
    : t('paper.notes.limitsTextAlone', limits);
  return [
    {
      heading: t('paper.notes.scale'),
      paragraphs: [broughtIn ? broughtInScale(broughtIn, t) : scale],
    },
    {
      heading: t('paper.notes.formula'),
      paragraphs: broughtIn
        ? [t('paper.broughtIn.formula')]
        : [
            t('paper.notes.formulaText'),
            ...(keepsAnonymity(content) ? [t('paper.notes.formulaGaps')] : []),
          ],
    },
    {
      heading: t('paper.notes.limits'),
      paragraphs: [`${limitsText} ${t('paper.notes.unrounded')}`],
    },
    ...agreementNote({ content, t, locale }),
  ];
}

/** Only in a report that says anything of it, and its numbers only where they are known. */
function agreementNote({ content, t, locale }: Omit<Telling, 'voice'>): MethodNote[] {
  if (!content.competenceMarkList.some(({ agreement }) => agreement)) return [];
  const numbers = numbersOf(content).map(({ name, adm, rwg }) =>
    t('paper.notes.agreementOf', {
      name,
      adm: formatMark(adm, locale),
      rwg: formatMark(rwg, locale),
    }),
  );
  const text = t('paper.notes.agreementWord');
  const paragraphs =
    numbers.length > 0
      ? [`${text} ${t('paper.notes.agreementNumbers')}`, `${numbers.join('; ')}.`]
      : [text];
  return [{ heading: t('paper.notes.agreement'), paragraphs }];
}

const numbersOf = ({ competenceMarkList }: ReportContent) =>
  competenceMarkList.flatMap(({ name, agreement }) =>
    agreement && (agreement.adm !== null || agreement.rwg !== null)
      ? [{ name, adm: agreement.adm, rwg: agreement.rwg }]
      : [],
  );
