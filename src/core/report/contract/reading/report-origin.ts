import { endsOf } from '#core/report/contract/content/imported-scale.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { T } from '#platform/texts/t.ts';

/** What a report says of where it comes from: made here, or brought in from a file (rule 88). */

/** `5 из 7`. For a brought-in report `5 чел.`: a file doesn't say how many were asked. */
export const answeredText = (
  { broughtIn }: Pick<ReportContent, 'broughtIn'>,
  { passed, total }: { passed: number; total: number },
  t: T,
): string =>
  broughtIn ? t('paper.sheets', { count: passed }) : t('paper.ofTotal', { passed, total });

/** How many of all who were asked about the person have answered. */
export const allAnsweredText = (content: ReportContent, t: T): string =>
  answeredText(
    content,
    {
      passed: content.passedParticipantCount,
      total: content.participantTypeCount.totalCount,
    },
    t,
  );

/** Since when the product has the report, and what that day is called. */
export const madeAt = ({ broughtIn, createdAt }: ReportContent) =>
  broughtIn
    ? ({ label: 'paper.broughtIn.at', at: broughtIn.at } as const)
    : ({ label: 'paper.created', at: createdAt } as const);

/** What to know before reading a report that was brought in. Null for our own. */
export function importedNote({ broughtIn }: ReportContent, t: T): string | null {
  if (!broughtIn) return null;
  const { title } = broughtIn;
  const note = t('paper.broughtIn.note');
  return title ? `${t('paper.broughtIn.titled', { title })} ${note}` : note;
}

export const importedScale = ({ scale }: NonNullable<ReportContent['broughtIn']>, t: T): string =>
  scale === '1-5' ? t('paper.broughtIn.sameScale') : t('paper.broughtIn.otherScale', endsOf(scale));
