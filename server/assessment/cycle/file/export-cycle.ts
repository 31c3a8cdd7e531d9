import type { exportCycle } from '#contract/assessment/cycle/cycle-file.ts';
import type { BoardRow } from '#contract/assessment/cycle/cycle-subjects.ts';
import { chosenTypes, mostCycleSubjects } from '#contract/assessment/rules/cycle.ts';
import { dateIn } from '#contract/platform/rules/dates.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import type { Locale, T } from '#i18n/t.ts';
import { presentSubject } from '#server/assessment/cycle/board/present.ts';
import { readBoard } from '#server/assessment/cycle/board/queries.ts';
import { noteCycle } from '#server/assessment/cycle/note-cycle.ts';
import { getCycleRow } from '#server/assessment/cycle/record/queries.ts';
import type { Call, File } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import type { CellRow } from '#server/platform/table-file/cell/cell.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { streamXlsx } from '#server/platform/table-file/format/write-xlsx.ts';

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

/** With the day on which their report was opened to them. */
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
