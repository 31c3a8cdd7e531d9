import type { ReportFormat } from '#core/report/contract/report.ts';
import { reportFileName } from '#core/report/server/paper/file-name.ts';
import type { File } from '#platform/server/http/call.ts';
import type { CellRow } from '#platform/server/table-file/cell/cell.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import type { TableReading } from './reading.ts';
import { type ReportTable, reportTables } from './report-tables.ts';

/**
 * A report as a workbook of several sheets, or as one CSV with the same tables one below the other.
 */
export function reportFile(reading: TableReading, format: Exclude<ReportFormat, 'pdf'>): File {
  const tables = reportTables(reading);
  return {
    name: reportFileName(reading.content, format),
    contentType: contentTypes[format],
    file: format === 'xlsx' ? streamXlsx(tables) : writeCsv(below(tables), reading.locale),
  };
}

/** All rows are as long as the longest one: a program guesses the columns by the first. */
function below(tables: readonly ReportTable[]): CellRow[] {
  const rows = tables.flatMap(({ name, rows }, at): CellRow[] => [
    ...(at > 0 ? [[]] : []),
    [name],
    ...rows,
  ]);
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array(width - row.length).fill(null)]);
}
