import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { heldByMove, holdJobs } from '#platform/server/jobs/queries.ts';
import { openHolder } from '#platform/server/jobs/take-up.ts';
import { closeGate, openGate } from './move-queries.ts';

/** How long is waited for what is under way in the company, in ms. */
const patience = { jobs: 60_000, writers: 10_000, between: 50 };
const mostTries = 5;

/**
 * Runs `work` while nobody writes in the company and none of its jobs is done; what was under way before
 * has ended. All of it lasts no longer than `client` and this process: however they end, the company is as
 * it was. Throws a sentence where what is under way doesn't end.
 */
export async function whileNobodyWrites<R>(
  { client, url, brandId }: { client: Client; url: string; brandId: string },
  work: (closedAt: number) => Promise<R>,
): Promise<R> {
  const holder = await openHolder(url, () => {});
  const name = `${heldByMove}${randomUUID()}`;
  try {
    await holder.hold(name);
    return await work(await closeWhenQuiet(client, brandId, name));
  } finally {
    await openGate(client, brandId).catch(() => {});
    await holder.giveBack().catch(() => {});
    await holder.close();
  }
}

/**
 * A job that has begun ends, and notes what it did: a letter that went out must not go out again. Returns when
 * the gate began to close, by `performance.now()`.
 */
async function closeWhenQuiet(client: Client, brandId: string, name: string): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await waitForJobs(client, brandId, name);
    const closedAt = performance.now();
    if (!(await closeGate(client, brandId, patience.writers))) continue;
    if ((await holdJobs(client, brandId, name)) === 0) return closedAt;
    await openGate(client, brandId);
  }
  throw new Error('Somebody is changing much in this company right now. Try again later.');
}

async function waitForJobs(client: Client, brandId: string, name: string): Promise<void> {
  for (let waited = 0; waited < patience.jobs; waited += patience.between) {
    if ((await holdJobs(client, brandId, name)) === 0) return;
    await wait(patience.between);
  }
  throw new Error('A job of this company has been under way for a minute. Try again later.');
}
