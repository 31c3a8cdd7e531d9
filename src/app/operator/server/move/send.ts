import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { formatVersion, type Manifest } from '#addon/backup/server/copy-manifest.ts';
import {
  countAccounts,
  jobsPart,
  listTables,
  type Part,
  tablePart,
} from '#addon/backup/server/queries.ts';
import { insteadFor, jobsOf, rowsOfBrand, withoutPassword } from '#addon/backup/server/rows.ts';
import { requireSight } from '#addon/backup/server/take-copy.ts';
import { type Given, KnownOutcome } from '#app/operator/server/command.ts';
import { collect } from '#app/operator/server/keys/carry-keys.ts';
import { type BrandRow, takeTurn } from '#app/operator/server/queries.ts';
import { asOperator, destroyAsOperator, findBrand } from '#app/operator/server/state.ts';
import { listMigrations } from '#platform/server/db/schema-release.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { done, type Offer, ready, want } from './messages.ts';
import { findState, markLeft } from './move-queries.ts';
import { listDifferent, type PartRead, readPart } from './sums.ts';
import { whileNobodyWrites } from './window.ts';
import type { Wire } from './wire.ts';

type Place = Pick<Given, 'config' | 'url'>;

/** How a company went to the other installation. */
export interface Sent {
  name: string;
  rows: number;
  keys: number;
  /** How many work for other companies here too: their passwords stay. */
  sharedCount: number;
  /** How long nobody could write in it, in seconds. Null where an earlier move is finished. */
  seconds: number | null;
}

/**
 * Moves a company to the installation at the other end: reads it while nobody writes in it, closes it here
 * once all its rows and keys stand there, and destroys the keys here once it is open there. Begun again, it
 * goes on where it was broken off. Throws a sentence that says where the company is open.
 */
export function sendBrand(place: Place, wire: Wire, slug: string): Promise<Sent> {
  return asOperator(place.url, async (client) => {
    const brand = await findBrand(client, slug);
    if (!(await takeTurn(client, brand.id)))
      throw new Error(`${brand.name} is being moved already.`);
    const state = (await findState(client, brand.id)) ?? 'here';
    // Where it can't be said, what the other side says tells why.
    await wire.say(await offerOf(client, brand, state)).catch(() => {});
    const there = (await wire.hear(ready)).state;
    if (state === 'arriving') throw new Error(isArriving(brand.name));
    if (state === 'left') return finish(place, wire, { brand, there });
    await requireSight(client);
    return send(place, wire, { client, brand });
  });
}

const isArriving = (name: string) =>
  `A move of ${name} hasn’t been finished. Repeat it in its direction first, or delete what has arrived ` +
  'with delete-brand.';

async function offerOf(
  client: Client,
  { id, slug, name, domain }: BrandRow,
  state: Offer['state'],
): Promise<Offer> {
  const migrations = (await listMigrations(client)).map(({ hash }) => hash);
  return { product: productVersion, migrations, company: { id, slug, name, domain }, state };
}

interface Sending {
  /** A connection that nothing else uses: the gate is closed as long as it stands. */
  client: Client;
  brand: BrandRow;
}

async function send(place: Place, wire: Wire, { client, brand }: Sending): Promise<Sent> {
  let hasLeft = false;
  const way = { client, url: place.url, brandId: brand.id };
  try {
    const sent = await whileNobodyWrites(way, async (closedAt) => {
      const sentRows = await asOperator(place.url, (reader) =>
        sendRows(place, wire, { client: reader, brand }),
      );
      await markLeft(client, brand.id);
      hasLeft = true;
      await tellToOpen(wire);
      return { ...sentRows, seconds: (performance.now() - closedAt) / 1000 };
    });
    await destroyKeys(place, brand.id);
    return { name: brand.name, ...sent };
  } catch (error) {
    throw await explain(wire, { client, brand, hasLeft, error: error as Error });
  }
}

async function finish(
  place: Place,
  wire: Wire,
  { brand, there }: { brand: BrandRow; there: Offer['state'] | null },
): Promise<Sent> {
  if (there !== 'arriving' && there !== 'here') {
    throw new Error(
      `${brand.name} has left, and the installation of --at doesn’t have it. Name the one that it went to. ` +
        'Where that one is lost, activate-brand opens it again where it left, as it was.',
    );
  }
  await tellToOpen(wire);
  await destroyKeys(place, brand.id);
  return { name: brand.name, rows: 0, keys: 0, sharedCount: 0, seconds: null };
}

async function tellToOpen(wire: Wire): Promise<void> {
  await wire.say({ open: true });
  await wire.hear(done);
}

const destroyKeys = ({ config, url }: Place, brandId: string) =>
  destroyAsOperator(url, () => openKeyring(config.keys).destroyAll(brandId));

/** Sends what the other side asks for, all of one moment, and compares what stands there then. */
async function sendRows(
  place: Place,
  wire: Wire,
  { client, brand: { id, slug, name } }: Sending,
): Promise<Pick<Sent, 'rows' | 'keys' | 'sharedCount'>> {
  await client.query('begin isolation level repeatable read read only');
  const parts = await partsOf(client, id);
  const reads: PartRead[] = [];
  for (const part of parts) reads.push(await readPart(client, part));
  const manifest: Manifest = {
    format: 'otsenka-360',
    formatVersion,
    kind: 'company',
    product: productVersion,
    takenAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    company: { id, slug, name },
    tables: reads.map(({ entry }) => entry),
  };
  const { keys, missing } = await collect({ ...place, values: {} }, id);
  const own = keys.get(id) ?? [];
  await wire.say({ manifest: JSON.stringify(manifest) });
  for (;;) {
    const wanted = await wire.hear(want);
    if ('sums' in wanted) {
      const here = reads.map(({ sum }) => sum);
      const different = listDifferent(here, wanted.sums);
      if (different.length > 0) {
        throw new Error(`What arrived differs from what is here: ${different.join(', ')}.`);
      }
      if (wanted.missingKeys !== missing.length) throw new Error('Not all keys have arrived.');
      const sharedCount = await countAccounts(client, withoutPassword(id));
      const sum = here.reduce((all, { rows }) => all + rows, 0);
      return { rows: sum, keys: own.length, sharedCount };
    }
    if ('keys' in wanted) {
      const written = own.map(({ id: keyId, key }) => [keyId, key.toString('base64')]);
      await wire.say({ keys: written });
      continue;
    }
    const part = parts.find((one) => one.name === wanted.table);
    if (!part) throw new Error('The other installation asked for a table that isn’t here.');
    const rows = client.query(copyTo(`copy (${part.read}) to stdout`));
    // Where the other side goes, nobody reads on, and the connection ends in the middle.
    rows.on('error', () => {});
    await wire.pour(rows);
  }
}

async function partsOf(client: Client, brandId: string): Promise<Part[]> {
  const choose = rowsOfBrand(brandId);
  const instead = insteadFor(brandId);
  const tables = await listTables(client);
  const parts = tables.flatMap((table) => {
    const condition = choose(table);
    return condition === null ? [] : [tablePart(table, condition, instead(table))];
  });
  return [...parts, jobsPart(jobsOf(brandId))];
}

interface Failed extends Sending {
  hasLeft: boolean;
  error: Error;
}

/** Where the company is open after a failure. As long as it hasn't left, what arrived is forgotten there. */
async function explain(wire: Wire, { client, brand, hasLeft, error }: Failed) {
  const { message } = error;
  if (!hasLeft && (await isStillHere(client, brand.id))) {
    await wire.say({ forget: true }).catch(() => {});
    return new KnownOutcome(`${message} ${brand.name} is open where it was, as before.`);
  }
  return new KnownOutcome(
    `${message} ${brand.name} may have left the one installation without being open in the other. Repeat the ` +
      'same command: it finishes the move.',
  );
}

/** Asked on the connection that would have marked it: a broken one may still be doing that. */
async function isStillHere(client: Client, brandId: string): Promise<boolean> {
  try {
    await client.query('rollback');
    return (await findState(client, brandId)) === 'here';
  } catch {
    return false;
  }
}
