import type { Context } from '#platform/server/context.ts';
import type { TableReader } from '#platform/server/table-file/table-reader.ts';

/**
 * A file is read after others, and may have come slowly: minutes can pass. `check` looks again then,
 * so that nothing is saved for somebody who has lost the right meanwhile.
 */
export function checkAfterReading(context: Context, check: () => Promise<unknown>): Context {
  const { tables } = context;
  async function read(...given: Parameters<TableReader['read']>) {
    const table = await tables.read(...given);
    await check();
    return table;
  }
  return { ...context, tables: { ...tables, read: read as TableReader['read'] } };
}
