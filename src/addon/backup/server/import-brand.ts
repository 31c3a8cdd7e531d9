import type { Client } from 'pg';
import { changeAsOperator } from '#platform/server/db/open-operator.ts';
import { knownMigrations } from '#platform/server/db/schema-release.ts';
import { replaceIds } from './change-rows.ts';
import { type Manifest, requireKnown } from './copy-manifest.ts';
import {
  claimAccounts,
  findTaken,
  hasOthers,
  joinAccounts,
  keepLinksOf,
  pouredDomain,
  type Renamed,
  renamePoured,
} from './import-queries.ts';
import { pour } from './pour.ts';
import { continueNumbers, jobs, jobsPart, listTables, tablePart } from './queries.ts';
import { type BackupFile, damaged, openFile } from './read-file.ts';
import { jobsOf, rowsToTakeIn } from './rows.ts';

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
    const brandId = companyOf(source);
    const { joinedCount } = await changeAsOperator(url, (client) =>
      bringIn(client, { source, brandId, names }),
    );
    return { manifest: source.manifest, joinedCount };
  } finally {
    source.close();
  }
}

/** The id of the company whose file it is. Throws a sentence where it is none that may come in here. */
export function companyOf({ file, manifest }: BackupFile): string {
  const known = knownMigrations();
  requireKnown(file, manifest, known);
  if (!manifest.company) {
    throw new Error(`${file} holds a whole installation. Put it back with: npm run restore`);
  }
  if (manifest.migrations.length !== known.length) {
    throw new Error(
      `${file} was written by an older version (${manifest.product}). Bring that installation to this ` +
        'version and export the company again.',
    );
  }
  // Without the company's own row, the others would come to a company that is here.
  if (manifest.tables.some(({ name, rows }) => name === 'brand' && rows === 1)) {
    return manifest.company.id;
  }
  throw damaged(file, new Error('the company itself is missing'));
}

/** What became of the people of a company that came in. */
export interface BroughtIn {
  /** How many had an account here and keep it. */
  joinedCount: number;
  /** The ids of those accounts here, by their ids in the file, where the two differ. */
  others: Map<string, string>;
  /** How many of their mailed links didn't come along. */
  lostLinkCount: number;
}

/** Brings a company's rows in, in the caller's transaction. Throws a sentence where they are not its own. */
export async function bringIn(
  client: Client,
  { source, brandId, names }: { source: BackupFile; brandId: string; names: Renamed },
): Promise<BroughtIn> {
  const tables = await listTables(client);
  const mayComeIn = new Map(tables.map((table) => [table.name, rowsToTakeIn(brandId)(table)]));
  mayComeIn.set(jobs, jobsOf(brandId));
  const others = new Map<string, string>();
  let joinedCount = 0;
  let lostLinkCount = 0;
  let cameAlong: string[] = [];
  const beforeTakingOver = async (table: string) => {
    if (await hasOthers(client, mayComeIn.get(table) ?? 'false')) {
      throw damaged(source.file, new Error(`${table} holds what is not this company’s`));
    }
    if (table === 'brand') {
      requireHostNamed(await pouredDomain(client), names);
      await renamePoured(client, names);
      requireFree(await findTaken(client));
    }
    if (table === 'account') {
      const joined = await joinAccounts(client);
      joinedCount = joined.size;
      for (const [id, here] of joined) if (id !== here) others.set(id, here);
      cameAlong = await claimAccounts(client);
    }
    if (table === 'one_time_token') lostLinkCount = await keepLinksOf(client, cameAlong);
  };
  // Accounts go first: which of them have another id here must be known before any row that names one.
  const first = ['brand', 'account'];
  const ordered = [
    ...tables.filter(({ name }) => first.includes(name)),
    ...tables.filter(({ name }) => !first.includes(name)),
  ];
  const parts = [...ordered.map((table) => tablePart(table, 'true')), jobsPart('true')];
  const onTheWay = (rows: string) => replaceIds(rows, others);
  await pour(client, source, parts, { onTheWay, beforeTakingOver });
  await continueNumbers(client);
  return { joinedCount, others, lostLinkCount };
}

/** People are sent to a company's host with what signs them in, so the person who brings it in says which that is. */
function requireHostNamed(domain: string | null, names: Renamed): void {
  if (domain === null || names.domain !== undefined) return;
  throw new Error(
    `This company has the host ${domain}, and people are signed in there. If it leads to this ` +
      `installation, repeat the command with --domain ${domain}, otherwise with --without-domain.`,
  );
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
