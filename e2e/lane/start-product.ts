import { rm } from 'node:fs/promises';
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
  const settings = {
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
  const stop = async () => {
    await product.end();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${settings.PORT}`, dataDir, settings, stop };
}
