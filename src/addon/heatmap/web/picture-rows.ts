import type { Heatmap, HeatmapCell } from '#addon/heatmap/contract/heatmap.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import type { Heat } from '#core/report/contract/reading/report-heat.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { shownColumns } from './shown-columns.ts';
import { answeredWords, heatTint, peopleIn } from './words.ts';

/** What a cell of the picture says, and below it smaller. */
export interface PictureCell {
  text?: string;
  note?: string;
  heat?: Heat | undefined;
  isBold?: boolean;
}

/** The words of the picture, row by row: what the table shows, and nothing beside it. */
export function pictureRows(heatmap: Heatmap, t: T, locale: Locale) {
  const { groupBy, rowList, total } = heatmap;
  const { columns } = shownColumns(heatmap);
  const mean = (mark: number | null, note?: string): PictureCell =>
    mark === null
      ? { text: '—' }
      : {
          text: formatMark(mark, locale, digitsOfHeatmap),
          heat: heatTint(mark),
          isBold: true,
          ...(note && { note }),
        };
  const whole = (row: typeof total): PictureCell[] => {
    const { percent, counts } = answeredWords(row, t);
    return [mean(row.mark), { text: String(row.peopleCount) }, { text: percent, note: counts }];
  };
  const head = [
    t(`heatmap.group.${groupBy}`),
    t('heatmap.average'),
    t('heatmap.people'),
    t('heatmap.answered'),
    ...columns.map(({ name }) => name),
  ];
  const cellOf = (cell: HeatmapCell | undefined): PictureCell =>
    cell && cell.mark === null && cell.waitingCount > 0
      ? { note: t('heatmap.hidden') }
      : mean(cell?.mark ?? null, cell && peopleIn(cell, t));
  const rows = rowList.map((row): PictureCell[] => [
    { text: row.name },
    ...whole(row),
    ...columns.map(({ at }) => cellOf(row.cellList[at])),
  ]);
  const last: PictureCell[] = [
    { text: t('heatmap.total'), isBold: true },
    ...whole(total),
    ...columns.map(({ at }) => mean(total.cellList[at]?.mark ?? null)),
  ];
  return { head, rows: [...rows, last] };
}
