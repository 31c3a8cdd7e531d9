import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { fromRoot } from '#platform/server/shared/root.ts';
import { productVersion } from '#platform/server/shared/version.ts';

type Asked = Pick<pg.ClientBase, 'query'>;

/** One step of the schema, as it is in the folder and in the database that has taken it. */
export interface Migration {
  /** SHA-256 of its statements. */
  hash: string;
  /** When it was written, in ms since 1970. They are taken in this order. */
  at: number;
}

export const migrationsFolder = fromRoot('src/platform/server/db/migrations');

/** The steps that this version of the product knows. */
export const knownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
    hash,
    at: folderMillis,
  }));

/**
 * How many steps a program must know to work on the present schema. A step that takes away or changes what
 * former programs use raises this to its own number (docs/recipes.md, "A release"). `deploy/upgrade` reads it, too.
 */
export const fewestSteps = Number(readFileSync(join(migrationsFolder, 'fewest-steps'), 'utf8'));

/** What a database says of its schema. */
interface Found {
  taken: Migration[];
  /** What the program that took the last one left behind. Null before there was any. */
  noted: Noted | null;
}

interface Noted {
  /** The version of that program. */
  product: string;
  fewestSteps: number;
}

/** Throws a sentence where this program may not use the schema. Returns whether a newer one has changed it. */
export function isNewer({ taken, noted }: Found, known = knownMigrations()): boolean {
  const isSame = taken.every(({ hash }, at) => at >= known.length || hash === known[at]?.hash);
  if (!isSame)
    throw new Error(
      'The tables of this database come from a version between two releases, which this program ' +
        'does not know. Run the program that made them, or name an empty database in DATA_DIR or ' +
        'DATABASE_URL.',
    );
  if (taken.length <= known.length) return false;
  if (noted && noted.fewestSteps <= known.length) return true;
  throw new Error(tooOld(noted?.product));
}

/** What is said where a newer program has left this one behind. */
export const tooOld = (newer = 'A newer version') =>
  `${newer} has changed the tables of this database, and ${productVersion} is too old to work with ` +
  'them. Run that version or a newer one, or restore a backup from before the upgrade.';

export async function readSchema(client: Asked): Promise<Found> {
  return { taken: await listMigrations(client), noted: await readNoted(client) };
}

/** The steps that the schema has taken. Empty where the product has never started on this database. */
export async function listMigrations(client: Asked): Promise<Migration[]> {
  if (!(await isThere(client, 'drizzle.__drizzle_migrations'))) return [];
  const { rows } = await client.query<Migration>(
    'select hash, created_at::float as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows;
}

/** The last note about steps that have been taken. A program that noted further ones was ended before it took them. */
export async function readNoted(client: Asked): Promise<Noted | null> {
  const parts = ['drizzle.releases', 'drizzle.__drizzle_migrations'];
  for (const part of parts) if (!(await isThere(client, part))) return null;
  const { rows } = await client.query<Noted>(
    `select product, fewest_steps as "fewestSteps" from drizzle.releases
     where steps <= (select count(*) from drizzle.__drizzle_migrations) order by steps desc limit 1`,
  );
  return rows[0] ?? null;
}

async function isThere(client: Asked, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) as oid', [table]);
  return rows[0]?.oid !== null;
}

/**
 * Notes what the schema will need once this program has brought it to its own steps. It counts from the moment at
 * which they are taken: a program that is killed before or after leaves nothing that says otherwise.
 */
export async function noteRelease(client: Asked): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.releases (
    steps int primary key,
    product text not null,
    fewest_steps int not null)`);
  await client.query(
    `insert into drizzle.releases (steps, product, fewest_steps) values ($1, $2, $3)
     on conflict (steps) do update set product = $2, fewest_steps = $3`,
    [knownMigrations().length, productVersion, fewestSteps],
  );
}
