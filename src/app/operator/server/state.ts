import type { Client } from 'pg';
import { openOperator } from '#platform/server/db/open-operator.ts';
import { markHere } from './move/move-queries.ts';
import {
  type BrandRow,
  endSessions,
  holdWrapping,
  listCompanies,
  setActive,
  takeTurn,
} from './queries.ts';

/** Throws a sentence where no company has that slug. */
export async function findBrand(client: Client, slug = ''): Promise<BrandRow> {
  const [found] = await listCompanies(client, slug);
  if (found) return found;
  throw new Error(`There is no company ${slug}. list-brands shows those that are there.`);
}

/** The same, to be changed on this connection. Throws a sentence while it is being moved. */
export async function findToChange(client: Client, slug: string): Promise<BrandRow> {
  const brand = await findBrand(client, slug);
  if (await takeTurn(client, brand.id)) return brand;
  throw new Error(
    `${brand.name} is being moved to another installation or changed. Try again later.`,
  );
}

/** Runs `work` on a connection of its own. A transaction that it leaves open is taken back. */
export async function asOperator<R>(url: string, work: (client: Client) => Promise<R>): Promise<R> {
  const client = await openOperator(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Destroys keys while the master key may be rotated: one that is just being wrapped anew is waited for. */
export const destroyAsOperator = (url: string, destroy: () => Promise<void>) =>
  asOperator(url, async (client) => {
    await client.query('begin');
    await holdWrapping(client);
    await destroy();
    await client.query('commit');
  });

/**
 * Closes a company to everybody: nobody signs in, who works in it is signed out, its letters are not sent
 * and its links say that they open nothing now. Its data stays, and its assessments end on their day.
 * Returns how many sessions ended.
 */
export const deactivate = (url: string, slug: string) =>
  asOperator(url, async (client) => {
    await client.query('begin');
    const brand = await findToChange(client, slug);
    await setActive(client, brand.id, false);
    const ended = await endSessions(client, brand.id);
    await client.query('commit');
    return { brand, ended };
  });

/**
 * Opens it again, also where it has left for another installation. Invitations that were held back go out
 * within the hour.
 */
export const activate = (url: string, slug: string) =>
  asOperator(url, async (client) => {
    const brand = await findToChange(client, slug);
    await setActive(client, brand.id, true);
    if (brand.elsewhere === 'left') await markHere(client, brand.id);
    return { brand };
  });
