import { formatMark } from '#contract/assessment/content/report-numbers.ts';
import type { Heatmap } from '#contract/assessment/heatmap.ts';
import type { Locale, T } from '#i18n/t.ts';
import { answeredWords, type Heat, heatOf, peopleIn } from './words.ts';

/** What a cell of the picture says, and below it smaller. */
export interface PictureCell {
  text?: string;
  note?: string;
  heat?: Heat;
  isBold?: boolean;
}

/** The words of the picture, row by row: what the table shows, and nothing beside it. */
export function pictureRows(
  { groupBy, competenceList, rowList, total }: Heatmap,
  t: T,
  locale: Locale,
) {
  const mean = (mark: number | null, note?: string): PictureCell =>
    mark === null
      ? { text: '—' }
      : { text: formatMark(mark, locale), heat: heatOf(mark), isBold: true, ...(note && { note }) };
  const after = (row: typeof total): PictureCell[] => [
    mean(row.mark),
    { text: String(row.peopleCount) },
    { text: answeredWords(row, t) },
  ];
  const head = [
    t(`heatmap.group.${groupBy}`),
    ...competenceList.map(({ name }) => name),
    t('heatmap.average'),
    t('heatmap.people'),
    t('heatmap.answered'),
  ];
  const rows = rowList.map((row): PictureCell[] => [
    { text: row.name },
    ...row.cellList.map((cell) =>
      cell.mark === null && cell.waitingCount > 0
        ? { note: t('heatmap.hidden') }
        : mean(cell.mark, peopleIn(cell, t)),
    ),
    ...after(row),
  ]);
  const last: PictureCell[] = [
    { text: t('heatmap.total'), isBold: true },
    ...total.cellList.map(({ mark }) => mean(mark)),
    ...after(total),
  ];
  return { head, rows: [...rows, last] };
}
