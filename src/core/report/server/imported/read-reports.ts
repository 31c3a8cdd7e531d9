import { nameIn } from '#core/employee/server/import/read-employees.ts';
import type { ImportedField } from '#core/report/contract/imported-report.ts';
import type { SkippedRow } from '#platform/contract/table-file.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { TableRecord } from '#platform/server/table-file/columns/map-columns.ts';
import type { WrongRow } from '#platform/server/table-file/columns/speak-problems.ts';
import { isNoMark } from './read-cells.ts';
import { type Against, createRowReader, type ImportedRow } from './read-row.ts';
import { isOverall } from './role-words.ts';

type Record = TableRecord<ImportedField>;
type Values = Record['values'];

export interface ReadImported {
  rows: ImportedRow[];
  wrong: WrongRow<ImportedField>[];
  /** Rows of several roles together, and rows without a mark. */
  skipped: SkippedRow[];
}

/** Reads the rows of a file of reports, with everything that is wrong with each. */
export async function readImported(
  records: readonly Record[],
  against: Against,
): Promise<ReadImported> {
  const read: ReadImported = { rows: [], wrong: [], skipped: [] };
  const seen = new Set<string>();
  const readRow = createRowReader(against);
  await inSlices(records, ({ rowIndex, values }) => {
    const reason = skipReason(values);
    if (reason) {
      const said = reason === 'total' ? values.role : nameIn(values) || values.email;
      return read.skipped.push({ rowIndex, reason, text: quotedCell(said) });
    }
    const { row, issues } = readRow({ rowIndex, values });
    if (row && issues.length === 0) {
      const key = keyOf(row);
      if (!seen.has(key)) {
        seen.add(key);
        return read.rows.push(row);
      }
      issues.push({ path: '', key: 'reportHistoryMessages.twice' });
    }
    return read.wrong.push({ rowIndex, issues, values });
  });
  return read;
}

const skipReason = ({ role, mark }: Values) =>
  isOverall(role) ? 'total' : isNoMark(mark) ? 'empty' : undefined;

const keyOf = ({ subject, title, dateStart, dateEnd, competence, type }: ImportedRow): string =>
  JSON.stringify([subject.id, fold(title ?? ''), dateStart, dateEnd, competence.id, type]);
