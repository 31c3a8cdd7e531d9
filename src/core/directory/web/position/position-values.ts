import type { Position } from '#core/directory/contract/position.ts';
import { copyName } from '#core/directory/web/shared/copy-name.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { copyMark } from '#platform/texts/copy-mark.ts';
import type { Locale } from '#platform/texts/t.ts';

export interface PositionValues {
  name: string;
  description: string;
  competenceList: {
    id: string;
    name: string;
    isArchived?: boolean | undefined;
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

/** A copy has everything the position has, under a name that tells it from the first one. */
export const positionCopyValues = (of: Position, locale: Locale): PositionValues => ({
  ...positionValues(of, locale),
  name: copyName(of.name, copyMark[locale]),
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
