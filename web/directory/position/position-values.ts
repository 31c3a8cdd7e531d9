import type { Position } from '#contract/position.ts';
import { formatMark } from '#contract/rules/report-numbers.ts';
import type { Locale } from '#i18n/t.ts';

export interface PositionValues {
  name: string;
  description: string;
  competenceList: {
    id: string;
    name: string;
    /** As typed; empty for none. */
    targetMark: string;
  }[];
}

export const positionValues = (from: Position | undefined, locale: Locale): PositionValues => ({
  name: from?.name ?? '',
  description: from?.description ?? '',
  competenceList: (from?.competenceList ?? []).map(({ targetMark, ...competence }) => ({
    ...competence,
    targetMark: targetMark === undefined ? '' : formatMark(targetMark, locale, 1),
  })),
});

export const positionBody = ({ competenceList, ...values }: PositionValues) => ({
  ...values,
  competenceList: competenceList.map(({ id, targetMark }) => ({
    id,
    targetMark: sentMark(targetMark),
  })),
});

/** A comma or a point stands before the decimals. NaN, which no schema takes, for what isn't a number. */
function sentMark(typed: string): number | null {
  const mark = typed.trim().replace(',', '.');
  return mark === '' ? null : Number(mark);
}
