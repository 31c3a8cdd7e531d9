import { largestFile } from '#contract/call/endpoint.ts';
import { Failure } from '#server/errors.ts';
import { type Column, type MappedTable, mapColumns } from './map-columns.ts';
import { readTable } from './read-table.ts';
import { unpacksTooLarge } from './refuse.ts';

export interface Task {
  bytes: Uint8Array;
  columns: readonly Column[];
}

/** Plain data, as it leaves a worker. */
export type Read =
  | { table: MappedTable<string> }
  | { refused: Pick<Failure, 'failure' | 'details'> };

/** Reads a file with these columns, or says why the whole file is refused. */
export async function readMapped({ bytes, columns }: Task): Promise<Read> {
  try {
    const table = mapColumns(await readTable(bytes), columns);
    if (lengthOf(table) > largestFile) throw unpacksTooLarge();
    return { table };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { failure, details } = error;
    return { refused: { failure, details } };
  }
}

/** In an XLSX a million cells may share one long text; outside they do not. */
const lengthOf = ({ records }: MappedTable<string>): number =>
  records.reduce((sum, { values }) => sum + Object.values(values).join('').length, 0);
