import { Failure } from '#platform/server/shared/errors.ts';
import { OutOf } from '#platform/server/worker/worker.ts';
import { createWorkers } from '#platform/server/worker/workers.ts';
import { takesTooLong, takesTooMuchMemory } from './cell/refuse.ts';
import type { Column, MappedTable } from './columns/map-columns.ts';
import type { Read, ReadingTask, SheetMatching } from './read-mapped.ts';

export type TableReader = ReturnType<typeof createTableReader>;

export const readingLimits = { seconds: 20, megabytes: 512 };
/** How many files of one brand are read at a time. */
const ofBrand = 1;

/** Reads files in workers, so that the server keeps answering whatever a file does to its reader. */
export function createTableReader() {
  const workers = createWorkers<ReadingTask, Read>(
    { name: 'platform/server/table-file/worker', ...readingLimits },
    ofBrand,
  );
  return {
    /**
     * Reads a CSV or XLSX file with these columns. Throws what `readTable` and `mapColumns` do, and
     * 413 where reading takes too much time or memory. Call it before the transaction, as it takes
     * time.
     */
    async read<const Key extends string>(
      brandId: string,
      bytes: Uint8Array,
      columns: readonly Column<Key>[],
      matching: SheetMatching<Key> = {},
    ): Promise<MappedTable<Key>> {
      const task = { bytes, columns: columns.map(plain), matching };
      const read = await workers.run(brandId, task).catch(refuse);
      if ('refused' in read) throw new Failure(read.refused.failure, read.refused.details);
      return read.table as MappedTable<Key>;
    },
    waiting: workers.waiting,
    close: workers.close,
  };
}

/** A column without what only the caller needs, such as functions, which cannot leave the process. */
const plain = ({
  key,
  names,
  synonyms,
  isRequired,
  isAlsoValue,
  mayRepeat,
  hasMailLinks,
  isDay,
  telling,
  standsFor,
}: Column): Column => ({
  key,
  names,
  ...(synonyms && { synonyms }),
  ...(isRequired && { isRequired }),
  ...(isAlsoValue && { isAlsoValue }),
  ...(mayRepeat && { mayRepeat }),
  ...(hasMailLinks && { hasMailLinks }),
  ...(isDay && { isDay }),
  ...(telling && { telling }),
  ...(standsFor && { standsFor }),
});

function refuse(error: unknown): never {
  if (!(error instanceof OutOf)) throw error;
  throw error.limit === 'time'
    ? takesTooLong(readingLimits.seconds)
    : takesTooMuchMemory(readingLimits.megabytes);
}
