import type { DatabaseError } from 'pg';
import type { Client } from './client.ts';

/** PostgreSQL's codes: no such collation, none for this encoding, none in this build. */
const withoutCollation = ['42704', '22023', '0A000'];

/** Throws a sentence, with PostgreSQL's own reason, where the product can't work on this database. */
export async function requireServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('server_encoding') as encoding`,
  );
  const { version = 0, encoding } = rows[0] ?? {};
  if (version < 15) throw new Error(`PostgreSQL ${version} is too old: 15 or newer is needed.`);
  if (encoding !== 'UTF8')
    throw new Error(
      `The database's encoding is ${encoding}, and UTF8 is needed. Make another database with: ` +
        `create database … encoding 'UTF8' template template0;`,
    );
  await client.query(`select '' collate "ru-x-icu"`).catch((error: DatabaseError) => {
    if (!withoutCollation.includes(error.code ?? '')) throw error;
    throw new Error(
      `PostgreSQL can't order names (${error.message}): it was built without ICU, or its collations were taken away. ` +
        'A PostgreSQL with ICU is needed, as distributions and PostgreSQL’s own packages have it.',
    );
  });
}
