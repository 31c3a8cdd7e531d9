import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { testingStart } from '#core/answering/contract/answering.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { freePort, makeDataDir, runProduct } from '#test/start/built-product.ts';

/** The product's address, and its DATA_DIR with the mails. */
export type Product = { url: string; dataDir: string };

/** Runs the built product with demo data while `work` lasts. */
export async function withProduct<R>(work: (product: Product) => Promise<R>): Promise<R> {
  const dataDir = await makeDataDir('bench');
  const PORT = String(await freePort());
  const product = runProduct({ PORT, DATA_DIR: dataDir, DEMO: 'on' });
  try {
    await product.says(/Ready: /);
    return await work({ url: `http://localhost:${PORT}`, dataDir });
  } finally {
    await product.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Asked = ReplyFields<typeof testingStart>['data']['assignmentList'][number];

/** Somebody with a personal link that waits for an answer. */
export type Invited = Asked & { token: string };

/** At least so many of them, found in their mail, which goes out some seconds after the start. */
export async function findInvited(product: Product, least: number): Promise<Invited[]> {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = await listInvited(product);
    if (found.length >= least) return found;
    await setTimeout(1_000);
  }
  throw new Error('the demo data leave too few people to answer');
}

async function listInvited({ url, dataDir }: Product): Promise<Invited[]> {
  const folder = join(dataDir, 'mail');
  const found: Invited[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const { text } = await PostalMime.parse(await readFile(join(folder, name)));
    const token = /[?&]token=([^\s&]+)/.exec(text ?? '')?.[1];
    if (!token) continue;
    const response = await fetch(`${url}/api/questionary/start?token=${token}`);
    if (!response.ok) continue;
    const { data } = (await response.json()) as ReplyFields<typeof testingStart>;
    const open = data.assignmentList.find(({ isActive }) => isActive);
    if (open) found.push({ ...open, token });
  }
  return found;
}
