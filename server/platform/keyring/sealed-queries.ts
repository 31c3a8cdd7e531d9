import { sql } from 'drizzle-orm';
import { acrossBrands } from '#server/platform/db/across-brands.ts';
import type { Database } from '#server/platform/db/pool.ts';

/** A column of sealed values, in a table whose rows have an id that no other row of it has. */
export interface SealedColumn {
  table: string;
  column: string;
}

interface Sealed {
  id: string;
  sealed: Buffer;
}

export const listSealed = (
  database: Database,
  { table, column }: SealedColumn,
): Promise<Sealed[]> =>
  acrossBrands(database, async (tx) => {
    const sealed = sql.identifier(column);
    const { rows } = await tx.execute<Sealed & Record<string, unknown>>(
      sql`select id, ${sealed} as sealed from ${sql.identifier(table)} where ${sealed} is not null`,
    );
    return rows;
  });

/** Whether it was still there: somebody may have replaced it meanwhile. */
export const replaceSealed = (
  database: Database,
  { table, column }: SealedColumn,
  { id, sealed, anew }: Sealed & { anew: Buffer },
): Promise<boolean> =>
  acrossBrands(database, async (tx) => {
    const name = sql.identifier(column);
    const { rowCount } = await tx.execute(
      sql`update ${sql.identifier(table)} set ${name} = ${anew} where id = ${id} and ${name} = ${sealed}`,
    );
    return rowCount === 1;
  });
