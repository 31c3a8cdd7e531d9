import { noteAudit } from '#core/audit/server/note.ts';
import { readableSubjects } from '#core/questionary/server/work/reader-rules.ts';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import {
  type exportReportList,
  type ListFormat,
  listFormats,
} from '#core/report/contract/report-export.ts';
import { countTaken, requireFreshForMany } from '#core/report/server/guard-many.ts';
import { listAllKeys, listRows } from '#core/report/server/list/list-queries.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Call, File } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { makeTurns } from '#platform/server/shared/turns.ts';
import type { CellRow } from '#platform/server/table-file/cell/cell.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { streamCsv } from '#platform/server/table-file/format/write-csv.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import { plainly } from './reading.ts';

type Asked = Call<typeof exportReportList>;

/** So many rows are read at a time. */
const pieceSize = 500;
/** Two turns for the whole process: however many export, calls find connections and processor between two pieces. */
const inTurn = makeTurns(2);

/**
 * All that the list finds, written as fast as the reader takes it. Which reports they are is chosen
 * at the start; their rows are read piece by piece, so nothing is held meanwhile.
 */
export async function exportList(call: Asked): Promise<File> {
  const { format = listFormats[0], ...asked } = call.query;
  const t = plainly(call.t);
  const { keys, today } = await inBrand(call, async (scope, { now, today }) => {
    const keys = await listAllKeys(scope, readableSubjects(call.actor), asked);
    requireFreshForMany(call.actor, keys.length, now);
    await countTaken(scope, call.actor, { count: keys.length, now });
    await noteAudit(scope, call, {
      verb: 'export',
      kind: 'report',
      id: null,
      name: '',
      details: { format, reportCount: keys.length },
    });
    return { keys, today };
  });
  const rows = rowsOf(call, keys);
  const write: Record<ListFormat, () => File['file']> = {
    csv: () => streamCsv(rows, call.locale),
    xlsx: () => streamXlsx([{ name: t('reportFile.listSheet'), rows, widths }]),
  };
  const name = `${t('reportFile.listName')}_${today}.${format}`;
  return { name, contentType: contentTypes[format], file: write[format]() };
}

const columns = [
  'number',
  'lastName',
  'firstName',
  'position',
  'subdivision',
  'type',
  'method',
  'dateStart',
  'dateEnd',
  'createdAt',
] as const;
const widths = [10, 24, 24, 32, 32, 20, 10, 16, 16, 18];

async function* rowsOf(call: Asked, keys: readonly ReportKey[]): AsyncGenerator<CellRow> {
  const t = plainly(call.t);
  yield columns.map((key) => t(`reportFile.${key}`));
  for (let at = 0; at < keys.length; at += pieceSize) {
    const piece = keys.slice(at, at + pieceSize);
    const found = await inTurn(() => inBrand(call, (scope) => listRows(scope, piece)));
    for (const row of found) {
      yield [
        row.number,
        row.lastName,
        row.firstName,
        row.position,
        row.subdivision,
        t(`questionaryType.${row.type}`),
        Number(row.method),
        { day: row.dateStart },
        { day: lastDayOf(row, call.actor.timeZone) },
        row.type === 'broughtIn' ? null : { day: dateIn(call.actor.timeZone, row.createdAt) },
      ];
    }
  }
}
