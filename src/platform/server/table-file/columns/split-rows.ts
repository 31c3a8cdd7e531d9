import type { SkippedRow } from '#platform/contract/table-file.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { FileRow } from '#platform/server/table-file/cell/row.ts';
import { type RowSense, skipReason } from './skip-rows.ts';

/** A row of a person and what stands above it. */
interface RowOfPerson {
  row: FileRow;
  /** The heading of its group; '' where there is none. */
  group: string;
  /** It stands in a section of people who have left, or is struck through. */
  isFormer: boolean;
}

const former =
  /^(?!не )(\p{L}+,? )?(уволен|бывшие|архив (сотруд|увол|персон)|не работа|dismissed|terminated|former|leavers)/u;
/** A line under a list or in it names no group. */
const note = /^(примечани|прим\.|ответственн|составил|внимание|note|remark)/;
const working = /^(список |все )?(работающ|действующ|штатные|current|active)/;

/** Rows of people, each with the heading of its group, and what is not one. */
export function splitRows(
  rows: readonly FileRow[],
  sense: RowSense,
  { sheet, title }: { sheet: string | null; title: FileRow | undefined },
) {
  const people: RowOfPerson[] = [];
  const skipped: SkippedRow[] = [];
  let group = '';
  let isFormer = sheet !== null && former.test(fold(sheet));
  for (const row of rows) {
    const reason = skipReason(row, sense);
    const text = row.cells.find((cell) => cell !== '') ?? '';
    if (!reason) {
      const isStruck = row.struck?.includes(sense.used[0] ?? -1) ?? false;
      people.push({ row, group, isFormer: isFormer || isStruck });
      continue;
    }
    skipped.push({ rowIndex: row.rowIndex, reason, text: quotedCell(text) });
    if (reason !== 'group') continue;
    const name = fold(text);
    // What follows is a section of it, until those who work here come again.
    if (former.test(name) || working.test(name)) isFormer = former.test(name);
    else if (!note.test(name)) group = text;
  }
  // Each table below another has its title above its own header, the first one, too.
  const isTitled = skipped.some(
    ({ reason }, at) => reason === 'group' && skipped[at + 1]?.reason === 'header',
  );
  const [first, ...beside] = isTitled ? (title?.cells.filter(Boolean) ?? []) : [];
  if (first && beside.length === 0) for (const one of people) one.group ||= first;
  return { people, hasGroups: people.some((one) => one.group !== ''), skipped };
}
