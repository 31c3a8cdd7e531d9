import type { exportCycle } from '#core/cycle/contract/cycle-file.ts';
import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { presentSubject } from '#core/cycle/server/board/present.ts';
import { readBoard } from '#core/cycle/server/board/queries.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import { getCycleRow } from '#core/cycle/server/record/queries.ts';
import { chosenTypes, mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Call, File } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import type { CellRow } from '#platform/server/table-file/cell/cell.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import type { Locale, T } from '#platform/texts/t.ts';

/** The board as a workbook, everybody in it by name: how many have answered, never who. */
export function exportBoard(call: Call<typeof exportCycle>): Promise<File> {
  const { params, t, locale, actor } = call;
  return inBrand(call, async (scope, { now, today }) => {
    const cycle = await getCycleRow(scope, params.id);
    const asked = { limit: mostCycleSubjects, readerId: actor.employeeId };
    const { rows } = await readBoard(scope, cycle.id, asked, now, mostCycleSubjects);
    const details = { format: 'xlsx', subjectCount: rows.length } as const;
    await noteCycle(scope, call, 'export', cycle, details);
    const shown = rows.map((read) => ({
      ...presentSubject(read, cycle, { t, ...actor }),
      openedOn: read.releasedAt && dateIn(actor.timeZone, new Date(read.releasedAt)),
    }));
    return {
      name: `cycle_${cycle.number}_${today}.xlsx`,
      contentType: contentTypes.xlsx,
      file: streamXlsx([
        {
          name: t('cycleFile.sheet'),
          rows: [head(t), ...shown.map((row) => line(row, { t, locale }))],
          widths,
        },
      ]),
    };
  });
}

const columns = [
  'employee',
  'position',
  'subdivision',
  'stage',
  'late',
  'approver',
  'supervisor',
  'colleague',
  'customer',
  'subordinate',
  'answered',
  'asked',
  'openedOn',
  'problem',
] as const;
const widths = [32, 32, 32, 20, 14, 32, 14, 14, 14, 14, 12, 12, 14, 60];

const head = (t: T): CellRow => columns.map((column) => t(`cycleFile.column.${column}`));

/** A row of the board with the day on which the person's report was opened to them. */
type Exported = BoardRow & { openedOn: string | null };

const line = (row: Exported, { t, locale }: { t: T; locale: Locale }): CellRow => [
  shortName(row.employee, locale),
  row.employee.position.name,
  row.employee.subdivision.name,
  t(`cycleFile.stage.${row.stage}`),
  row.isLate ? t('cycleFile.yes') : null,
  row.approver ? shortName(row.approver, locale) : null,
  ...chosenTypes.map((type) => row.counts[type]),
  row.answered?.passedCount ?? null,
  row.answered?.totalCount ?? null,
  row.openedOn && { day: row.openedOn },
  row.problemList.join('; ') || null,
];
