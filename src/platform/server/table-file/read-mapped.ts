import { largestFile } from '#platform/contract/call/endpoint.ts';
import type { TextEncoding } from '#platform/contract/table-file.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { unpacksTooLarge } from './cell/refuse.ts';
import { createHeaderFinder } from './columns/find-header.ts';
import { type Column, type MappedTable, type Matching, mapColumns } from './columns/map-columns.ts';
import { readTable } from './format/read-table.ts';

export interface ReadingTask {
  bytes: Uint8Array;
  columns: readonly Column[];
  matching: SheetMatching;
}

/** Where the table is in the file, and how its columns are found. */
export interface SheetMatching<Key extends string = string> extends Matching<Key> {
  sheet?: string | undefined;
  /** How the letters of a text file are to be read. */
  encoding?: TextEncoding | undefined;
}

/** Plain data, as it leaves a worker. */
export type Read =
  | { table: MappedTable<string> }
  | { refused: Pick<Failure, 'failure' | 'details'> };

/** Reads a file with these columns, or says why the whole file is refused. */
export async function readMapped({ bytes, columns, matching }: ReadingTask): Promise<Read> {
  try {
    const { sheet, encoding, kept } = matching;
    const { isTable } = createHeaderFinder(columns, kept);
    const table = mapColumns(
      await readTable(bytes, { sheet, encoding, isTable }),
      columns,
      matching,
    );
    if (lengthOf(table) > largestFile) throw unpacksTooLarge();
    return { table };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { failure, details } = error;
    return { refused: { failure, details } };
  }
}

/** The length of all values together. In an XLSX a million cells may share one long text; outside of it they do not. */
const lengthOf = ({ records }: MappedTable<string>): number =>
  records.reduce((sum, { values }) => sum + Object.values(values).join('').length, 0);
