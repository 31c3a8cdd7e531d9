import { rm } from 'node:fs/promises';
import { freePort, makeDataDir, runProduct } from '#test/built-product.ts';
import { createThrowAway } from '#test/start-database.ts';

export interface Product {
  /** Where it answers. */
  url: string;
  /** Its DATA_DIR: mails stand in `mail/*.eml` there. */
  dataDir: string;
  /** What it was started with, for the operator's commands. */
  settings: Record<string, string>;
}

/**
 * The built product with demo data, as `npm start` runs it, in a directory of its own; on a
 * database made for it where TEST_DATABASE_URL names a server. `given` are settings beside those.
 */
export async function startProduct(
  given: Record<string, string> = {},
): Promise<Product & { stop: () => Promise<void> }> {
  const dataDir = await makeDataDir('walks');
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
