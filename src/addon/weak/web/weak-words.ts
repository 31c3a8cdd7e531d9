import type { WeakQuestion } from '#addon/weak/contract/weak.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import type { T } from '#platform/texts/t.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';

/** What was found, with its number. */
export function findingOf(row: WeakQuestion, { t, locale }: Texts): string {
  const { finding, ofCount: of, whose, mark, other } = row;
  const found = row.foundCount ?? 0;
  if (finding === 'allAlike')
    return t('weak.said.allAlike', { count: of, mark: formatMark(mark, locale) });
  if (finding === 'doubles') return t('weak.said.doubles', { other: other ?? '', found, of });
  return t(`weak.said.${whose ?? 'named'}`, { found, of });
}

/** What dropping it saves all raters in a year. */
export const savedBy = (minutes: number, t: T): string =>
  minutes < 60
    ? t('weak.minutes', { count: minutes })
    : t('weak.hours', { count: Math.round(minutes / 60) });

/** So many positions are named. */
const mostNamed = 3;

/** The competence that asks it, and the positions that ask that. */
export function whereOf(
  { competence, positionList }: Pick<WeakQuestion, 'competence' | 'positionList'>,
  t: T,
): string {
  const more = positionList.length - mostNamed;
  const named = positionList.slice(0, mostNamed);
  return [competence, ...named, ...(more > 0 ? [t('weak.more', { count: more })] : [])].join(' · ');
}
