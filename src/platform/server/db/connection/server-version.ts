import type { Pool } from 'pg';

/** The version of PostgreSQL, such as "18.4", without what a distribution adds. */
export async function serverVersion(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version`,
  );
  return rows[0]?.version ?? '';
}
