import type { Client } from 'pg';
import { type Manifest, readManifest } from '#addon/backup/server/copy-manifest.ts';
import { type BroughtIn, bringIn, companyOf } from '#addon/backup/server/import-brand.ts';
import { analyze, jobsPart, listTables, tablePart } from '#addon/backup/server/queries.ts';
import type { BackupFile } from '#addon/backup/server/read-file.ts';
import { jobsOf, rowsOfBrand } from '#addon/backup/server/rows.ts';
import type { Given } from '#app/operator/server/command.ts';
import { removeBrand } from '#app/operator/server/delete-brand.ts';
import { collect, takeInKeys } from '#app/operator/server/keys/carry-keys.ts';
import { deleteBrand, takeTurn } from '#app/operator/server/queries.ts';
import { asOperator } from '#app/operator/server/state.ts';
import { changeAsOperator } from '#platform/server/db/open-operator.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { listMigrations } from '#platform/server/db/schema-release.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { requireMaster } from '#platform/server/keyring/require-master.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { keys, type Offer, offer, order, type State } from './messages.ts';
import { findState, findTakenNames, markArriving, markHere } from './move-queries.ts';
import { readPart, type TableSum } from './sums.ts';
import type { Wire } from './wire.ts';

type Place = Pick<Given, 'config' | 'url'>;

/** What became of a company that was offered. */
export type Received = 'opened' | 'forgotten' | 'nothing';

/**
 * Takes in a company from the installation at the other end, and opens it when told to. Its rows of before,
 * of an earlier move, make room for what comes. Throws a sentence where it may not come, or isn't whole.
 */
export function receiveBrand(place: Place, wire: Wire, slug: string): Promise<Received> {
  return asOperator(place.url, async (client) => {
    const offered = await wire.hear(offer);
    await requireWelcome(place, client, offered, slug);
    const { id, name } = offered.company;
    if (!(await takeTurn(client, id))) throw new Error(`${name} is being moved already.`);
    const state = await findState(client, id);
    requireNotOpenTwice(offered, state);
    await wire.say({ state });
    return follow(place, wire, { client, company: offered.company });
  });
}

/** What can be known before the company is closed for writing is checked then. */
async function requireWelcome(
  { config, url }: Place,
  client: Client,
  { product, migrations, company }: Offer,
  slug: string,
): Promise<void> {
  if (company.slug !== slug) {
    throw new Error(`${company.slug} came, and ${slug} was to come. Nothing was changed.`);
  }
  const own = (await listMigrations(client)).map(({ hash }) => hash);
  if (product !== productVersion || migrations.join() !== own.join()) {
    throw new Error(
      `The installations are of other versions: it comes from ${product}, and where it goes is ` +
        `${productVersion}. Bring both to the same version first.`,
    );
  }
  const taken = await findTakenNames(client, company);
  if (taken.length > 0) {
    throw new Error(`Where it goes, another company has ${taken.join(' and ')}.`);
  }
  const pool = openPool(url, () => {});
  try {
    await requireMaster({ pool }, config.keys);
  } finally {
    await pool.end();
  }
  await openKeyring(config.keys).check();
}

function requireNotOpenTwice({ state: there, company }: Offer, here: State | null): void {
  if (here !== 'here' || there === 'left') return;
  throw new Error(`${company.name} is open where it should go. Nothing was changed.`);
}

interface Arrival {
  client: Client;
  company: Offer['company'];
}

async function follow(place: Place, wire: Wire, arrival: Arrival): Promise<Received> {
  const { id } = arrival.company;
  let received: Received = 'nothing';
  while (received === 'nothing') {
    const given = await wire.hear(order).catch(() => null);
    // Whether it has left there nobody knows here, so what has arrived stays.
    if (!given) return received;
    if ('manifest' in given) await takeIn(place, wire, arrival, given.manifest);
    else if ('open' in given) {
      await requireArrived(arrival);
      await markHere(arrival.client, id);
      await wire.say({ done: true });
      received = 'opened';
    } else {
      await forget(place, arrival);
      received = 'forgotten';
    }
  }
  // Its first lists would otherwise read whole tables.
  if (received === 'opened') await analyze(arrival.client);
  return received;
}

/** What has arrived goes, with its keys. */
async function forget({ config, url }: Place, { client, company }: Arrival): Promise<void> {
  if ((await findState(client, company.id)) !== 'arriving') return;
  await removeBrand(url, openKeyring(config.keys), company.slug);
}

async function requireArrived({ client, company }: Arrival): Promise<void> {
  const state = await findState(client, company.id);
  if (state === 'arriving' || state === 'here') return;
  throw new Error(`${company.name} is not where it should be opened.`);
}

/** Whatever fails before the other side knows that all is here: it hasn't left there. */
async function takeIn(place: Place, wire: Wire, arrival: Arrival, text: string): Promise<void> {
  const arrived = await takeRowsAndKeys(place, wire, arrival, text).catch(async (error) => {
    await forget(place, arrival);
    throw error;
  });
  await wire.say(arrived);
}

async function takeRowsAndKeys(
  place: Place,
  wire: Wire,
  { company }: Arrival,
  text: string,
): Promise<{ sums: TableSum[]; missingKeys: number }> {
  const source = sourceOf(wire, readManifest(text, 'What came'));
  const brandId = companyOf(source);
  if (brandId !== company.id) throw new Error('Another company came than was offered.');
  const sums = await changeAsOperator(place.url, async (client) => {
    await makeRoom(client, brandId);
    const broughtIn = await bringIn(client, { source, brandId, names: { domain: company.domain } });
    const stands = await sumsOf(client, brandId, broughtIn);
    await markArriving(client, brandId);
    return stands;
  });
  await wire.say({ keys: true });
  const came = await wire.hear(keys);
  const list = came.keys.map(([id, key]) => ({ id, key: Buffer.from(key, 'base64') }));
  await takeInKeys(place, new Map([[brandId, list]]));
  const { missing } = await collect({ ...place, values: {} }, brandId);
  return { sums, missingKeys: missing.length };
}

/** Rows of an earlier move go. A company that is open here stays as it is. */
async function makeRoom(client: Client, brandId: string): Promise<void> {
  const state = await findState(client, brandId);
  if (state === 'here') throw new Error('This company is open here.');
  if (state !== null) await deleteBrand(client, brandId);
}

/** The rows come as they are asked for. */
const sourceOf = (wire: Wire, manifest: Manifest): BackupFile => ({
  file: 'What came',
  manifest,
  async rowsOf(table) {
    await wire.say({ table });
    return wire.poured();
  },
  close() {},
});

/** What stands here now, with the ids that its people have where it comes from. */
async function sumsOf(
  client: Client,
  brandId: string,
  { others, lostLinkCount }: BroughtIn,
): Promise<TableSum[]> {
  const back = new Map([...others].map(([there, here]) => [here, there]));
  const choose = rowsOfBrand(brandId);
  const sums: TableSum[] = [];
  for (const table of await listTables(client)) {
    const condition = choose(table);
    if (condition === null) continue;
    const { sum } = await readPart(client, tablePart(table, condition), back);
    sums.push(table.name === 'one_time_token' ? { ...sum, rows: sum.rows + lostLinkCount } : sum);
  }
  return [...sums, (await readPart(client, jobsPart(jobsOf(brandId)), back)).sum];
}
