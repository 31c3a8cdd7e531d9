import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunning } from '#platform/server/db/embedded/embedded.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { roomiest } from '#test/database/roomiest.ts';
import { freePort, makeDataDir, runProduct } from '#test/start/built-product.ts';
import { createThrowAway } from '#test/start/start-database.ts';

export interface Product {
  /** The product's address. */
  url: string;
  /** Its DATA_DIR: mails stand in `mail/*.eml` there. */
  dataDir: string;
  /** The settings it was started with; the operator's commands need them too. */
  settings: Record<string, string>;
}

/**
 * Starts the built product with demo data, as `npm start` does, in a directory of its own. If
 * TEST_DATABASE_URL names a server, it uses a new database there. `given` are further settings.
 */
export async function startProduct(
  given: Record<string, string> = {},
): Promise<Product & { stop: () => Promise<void> }> {
  const dataDir = await makeDataDir('walks', await roomiest());
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createThrowAway(server, 'walks') : null;
  const settings: Product['settings'] = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    ...given,
    ...(database && { DATABASE_URL: database.url }),
  };
  const product = runProduct(settings);
  await product.says(/Ready: /);
  product.child.stdout?.pipe(process.stdout);
  product.child.stderr?.pipe(process.stderr);
  await inDatabase({ dataDir, settings }, writeAtNight);
  const stop = async () => {
    await product.end();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${settings.PORT}`, dataDir, settings, stop };
}

/** Walks go at any hour and read letters, so their companies write at night too, those made later as well (rule 58a). */
const writeAtNight =
  'update brand set letter_hour = 0; alter table brand alter letter_hour set default 0';

/**
 * Forgets who signed in wrongly. Which walks share a product within a quarter of an hour is chance: together they would
 * keep somebody out.
 */
export const forgetAttempts = (product: Product): Promise<void> =>
  inDatabase(product, 'delete from attempt');

async function inDatabase(
  { dataDir, settings }: Pick<Product, 'dataDir' | 'settings'>,
  statement: string,
): Promise<void> {
  const url = settings.DATABASE_URL ?? (await findRunning(join(dataDir, 'postgresql')));
  if (!url) throw new Error('the product has no database');
  const pool = openPool(url, () => {}, { max: 1 });
  await pool.query(statement);
  await pool.end();
}
