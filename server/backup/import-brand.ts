import type { Client } from 'pg';
import { knownMigrations } from '#server/db/migrate.ts';
import { openOperator } from '#server/db/open-operator.ts';
import {
  dropLinksOf,
  findTaken,
  joinAccounts,
  type Renamed,
  renamePoured,
} from './import-queries.ts';
import { type Manifest, requireKnown } from './manifest.ts';
import { pour } from './pour.ts';
import { continueNumbers, jobsPart, listTables, tablePart } from './queries.ts';
import { type BackupFile, openFile } from './read-file.ts';
import { replaceIds } from './same-people.ts';

export interface Imported {
  manifest: Manifest;
  /** How many of its people had an account here and keep it. */
  joinedCount: number;
}

/**
 * Brings a company in from a file of `exportBrand`: all of it or nothing, while the product runs. People
 * who have an account here keep it as it is; the others' come with their passwords. Throws a sentence
 * where the file is not one for that, or a name is taken.
 */
export async function importBrand(url: string, file: string, names: Renamed): Promise<Imported> {
  const source = await openFile(file);
  try {
    requireCompany(source);
    const client = await openOperator(url);
    try {
      await client.query('begin');
      const joinedCount = await bringIn(client, source, names);
      await client.query('commit');
      return { manifest: source.manifest, joinedCount };
    } finally {
      await client.end();
    }
  } finally {
    source.close();
  }
}

function requireCompany({ file, manifest }: BackupFile): void {
  const known = knownMigrations();
  requireKnown(file, manifest, known);
  if (!manifest.company) {
    throw new Error(`${file} holds a whole installation. Put it back with: npm run restore`);
  }
  if (manifest.migrations.length === known.length) return;
  throw new Error(
    `${file} was written by an older version (${manifest.product}). Bring that installation to this ` +
      'version and export the company again.',
  );
}

async function bringIn(client: Client, source: BackupFile, names: Renamed): Promise<number> {
  const joined = new Map<string, string>();
  const beforeTakingOver = async (table: string) => {
    if (table === 'brand') {
      await renamePoured(client, names);
      requireFree(await findTaken(client));
    }
    if (table === 'account') {
      for (const [id, here] of await joinAccounts(client)) joined.set(id, here);
    }
    if (table === 'one_time_token') await dropLinksOf(client, [...joined.values()]);
  };
  // Which accounts are others here is known before any row that names one.
  const first = ['brand', 'account'];
  const tables = await listTables(client);
  const ordered = [
    ...tables.filter(({ name }) => first.includes(name)),
    ...tables.filter(({ name }) => !first.includes(name)),
  ];
  const parts = [...ordered.map((table) => tablePart(table, 'true')), jobsPart('true')];
  const onTheWay = () => {
    const others = new Map([...joined].filter(([id, here]) => id !== here));
    return others.size > 0 ? replaceIds(others) : undefined;
  };
  await pour(client, source, parts, { onTheWay, beforeTakingOver });
  await continueNumbers(client);
  return joined.size;
}

function requireFree([taken]: Awaited<ReturnType<typeof findTaken>>): void {
  if (!taken) return;
  const { name, value } = taken;
  if (name === 'id') {
    throw new Error('This company is here already. Delete it first, or import the file elsewhere.');
  }
  const way = name === 'domain' ? '--domain or --without-domain' : `--${name}`;
  throw new Error(
    `Another company has the ${name} ${value} here. Give this one another with ${way}.`,
  );
}
