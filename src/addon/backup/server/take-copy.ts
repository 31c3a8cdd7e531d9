import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listMigrations } from '#platform/server/db/schema-release.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { formatVersion, type Manifest } from './copy-manifest.ts';
import { counted } from './counted.ts';
import {
  type DatabaseTable,
  jobsPart,
  listHidden,
  listTables,
  type Part,
  tablePart,
} from './queries.ts';
import { entryOf, manifestName } from './read-file.ts';
import type { Choose } from './rows.ts';
import { writeFile, type ZipEntry } from './write-file.ts';

interface What {
  choose: Choose;
  /** What stands in the file in place of some columns, in SQL. */
  instead?: (table: DatabaseTable) => Record<string, string>;
  /** Which jobs go into the file, in SQL. */
  jobs: string;
  company: Manifest['company'];
  /** The moment at which the database held these rows, where that is not now. */
  takenAt?: Date;
}

/**
 * Writes rows to a file, all as they were at one moment, while the product works on. Nobody waits for
 * it. Rows are passed on as they come, so memory doesn't grow with the database. Returns what the file
 * says about itself.
 */
export async function takeCopy(
  client: Client,
  { file, replace = false }: { file: string; replace?: boolean | undefined },
  { choose, instead, jobs, company, takenAt }: What,
): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only');
  await requireSight(client);
  const { rows } = await client.query<{ now: Date }>('select now()');
  const manifest: Manifest = {
    format: 'otsenka-360',
    formatVersion,
    kind: company ? 'company' : 'installation',
    product: productVersion,
    takenAt: (takenAt ?? rows[0]?.now ?? new Date()).toISOString(),
    migrations: await listMigrations(client),
    company,
    tables: [],
  };
  const parts = (await listTables(client)).flatMap((table): Part[] => {
    const condition = choose(table);
    return condition === null ? [] : [tablePart(table, condition, instead?.(table))];
  });
  await writeFile(file, () => entriesOf(client, [...parts, jobsPart(jobs)], manifest), { replace });
  await client.query('commit');
  return manifest;
}

/** Throws where rows are hidden from this user: that a copy lacks them would be found out only when it is needed. */
export async function requireSight(client: Client): Promise<void> {
  if ((await listMigrations(client)).length === 0) {
    throw new Error('The product has never started on this database: there is nothing to copy.');
  }
  const hidden = await listHidden(client);
  if (hidden.length === 0) return;
  throw new Error(
    `Row security hides rows of ${hidden.join(', ')} from this database user. Start this version of the ` +
      'product once, so that it gives the rights, then try again.',
  );
}

/** The manifest comes last: only then it is known what was read. */
async function* entriesOf(
  client: Client,
  parts: readonly Part[],
  manifest: Manifest,
): AsyncIterable<ZipEntry> {
  for (const { name, columns, read } of parts) {
    const { stream, passed } = counted();
    const rows = client.query(copyTo(`copy (${read}) to stdout`));
    rows.on('error', (error) => stream.destroy(error));
    yield { name: entryOf(name), content: rows.pipe(stream) };
    manifest.tables.push({ name, columns, ...passed() });
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  yield { name: manifestName, content: Readable.from([Buffer.from(text)]) };
}
