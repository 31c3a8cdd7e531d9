import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { formatLimits, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { hasSelf } from '#core/report/contract/content/report-statements.ts';
import { answerWord } from '#platform/contract/rules/answer-words.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import { importedScale } from './report-origin.ts';
import type { Telling } from './report-words.ts';

/** A part of how the numbers were worked out. */
export interface MethodNote {
  heading: string;
  paragraphs: string[];
}

/** What each answer stands for, in the words that were read by whoever answered (rule 168). */
export function scaleText({ content, t, locale }: Omit<Telling, 'voice'>): string {
  const word = (answer: Answer) => answerWord(content.answerWords, answer, { t, locale });
  return t('paper.notes.scaleText', {
    always: word(1),
    most: word(2),
    half: word(3),
    rarely: word(4),
    never: word(5),
    unknown: word(0),
  });
}

/**
 * Scale, formula, limits and agreement, printed with every report (data-and-maths, "Report
 * content").
 */
export function methodNotes({ content, t, locale }: Telling): MethodNote[] {
  const { broughtIn } = content;
  const limits = formatLimits(content.limits, locale);
  const limitsText = hasSelf(content)
    ? t('paper.notes.limitsText', limits)
    : t('paper.notes.limitsTextAlone', limits);
  return [
    {
      heading: t('paper.notes.scale'),
      paragraphs: [broughtIn ? importedScale(broughtIn, t) : scaleText({ content, t, locale })],
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
