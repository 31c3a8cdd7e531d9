import type { Client } from 'pg';
import { gateClass } from '#platform/server/db/gate.ts';
import { deleteJobsAbout, putAside, takeUpAside } from '#platform/server/jobs/queries.ts';
import type { State } from './messages.ts';

const lockNotAvailable = '55P03';

/**
 * Closes the brand's gate until the connection ends or opens it: nobody writes in it. Waits for those who
 * write for so many ms, while nobody else begins to. Returns whether they have ended by then.
 */
export async function closeGate(client: Client, brandId: string, patience: number) {
  await client.query(`set lock_timeout = ${patience}`);
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [gateClass, brandId]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  } finally {
    await client.query('set lock_timeout = 0').catch(() => {});
  }
}

export const openGate = (client: Client, brandId: string) =>
  client.query('select pg_advisory_unlock($1, hashtext($2))', [gateClass, brandId]);

/** Null where no row of it is here. */
export async function findState(client: Client, brandId: string): Promise<State | null> {
  const { rows } = await client.query<{ state: State }>(
    `select coalesce(e.state, 'here') as state
     from brand b left join brand_elsewhere e on e.id = b.id where b.id = $1`,
    [brandId],
  );
  return rows[0]?.state ?? null;
}

/** From here on it is open in the other installation, and its jobs are done there. */
export async function markLeft(client: Client, brandId: string): Promise<void> {
  await client.query('begin');
  await client.query(`insert into brand_elsewhere (id, state) values ($1, 'left')`, [brandId]);
  await deleteJobsAbout(client, [brandId], []);
  await client.query('commit');
}

export async function markArriving(client: Client, brandId: string): Promise<void> {
  await client.query(`insert into brand_elsewhere (id, state) values ($1, 'arriving')`, [brandId]);
  await putAside(client, brandId);
}

/** Opens one that has arrived, or that left and is wanted here again. */
export async function markHere(client: Client, brandId: string): Promise<void> {
  await client.query('begin');
  await client.query('delete from brand_elsewhere where id = $1', [brandId]);
  await takeUpAside(client, brandId);
  await client.query('commit');
}

/** Which of a company's names another company has here. */
export async function findTakenNames(
  client: Client,
  { id, slug, name, domain }: { id: string; slug: string; name: string; domain: string | null },
): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select format('%s %s', taken.name, taken.value) as text from brand b, lateral (values
       ('the short name', b.slug, $2), ('the name', b.name, $3), ('the host', b.domain, $4))
       taken (name, value, wanted)
     where b.id <> $1 and taken.value = taken.wanted`,
    [id, slug, name, domain],
  );
  return rows.map(({ text }) => text);
}
