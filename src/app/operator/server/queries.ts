import type { Client } from 'pg';
import { listTables, quotedName } from '#addon/backup/server/queries.ts';
import { accountsOf } from '#addon/backup/server/rows.ts';
import { deleteJobsAbout } from '#platform/server/jobs/queries.ts';
import { wrappingLock } from '#platform/server/keyring/queries.ts';

export interface BrandRow {
  id: string;
  slug: string;
  name: string;
  domain: string | null;
  active: boolean;
  peopleLimit: number | null;
  lettersLimit: number | null;
  /** Why the company is not open here; null where it is (rule 95). */
  elsewhere: 'arriving' | 'left' | null;
  /** How many people in its directory have not left. */
  people: number;
  /** How many people may sign in. */
  users: number;
  inWork: number;
  reports: number;
}

/** All companies by slug, or the one of that slug. */
export async function listCompanies(client: Client, slug?: string): Promise<BrandRow[]> {
  const { rows } = await client.query<BrandRow>(
    `select id, slug, name, domain, active, people_limit as "peopleLimit",
       letters_limit as "lettersLimit",
       (select state from brand_elsewhere where id = b.id) as elsewhere,
       (select count(*)::int from employee where brand_id = b.id
         and deleted_at is null and fired_at is null) as people,
       (select count(*)::int from membership where brand_id = b.id and not disabled) as users,
       (select count(*)::int from questionary where brand_id = b.id and status = 'inwork')
         as "inWork",
       (select count(*)::int from report where brand_id = b.id and kind = 'final') as reports
     from brand b where $1::text is null or slug = $1 order by slug`,
    [slug ?? null],
  );
  return rows;
}

/** The first half of the advisory locks that let one command at a time move or change a company. */
const turnClass = 360_000_005;

/** Until the connection ends, no other command moves or changes this company. Returns whether none does now. */
export async function takeTurn(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as taken',
    [turnClass, id],
  );
  return rows[0]?.taken ?? false;
}

export async function setActive(client: Client, id: string, active: boolean): Promise<void> {
  await client.query('update brand set active = $2 where id = $1', [id, active]);
}

/** Ends anybody who works in it, and the ways in that are open at this moment. */
export async function endSessions(client: Client, id: string): Promise<number> {
  await client.query(`delete from one_time_token where for_brand_id = $1 and purpose = 'handoff'`, [
    id,
  ]);
  const ended = await client.query('delete from session where session_brand_id = $1', [id]);
  return ended.rowCount ?? 0;
}

/**
 * Deletes all that is a brand's, and the accounts that belong to no other. Runs in the caller's
 * transaction. Returns the e-mails of those accounts.
 */
export async function deleteBrand(client: Client, id: string): Promise<string[]> {
  await client.query('select from brand where id = $1 for update', [id]);
  const members = await client.query<{ id: string }>(
    `select id from account where ${accountsOf(id)}`,
  );
  for (const { name, isOwned } of (await listTables(client)).toReversed()) {
    if (isOwned) await client.query(`delete from ${quotedName(name)} where brand_id = $1`, [id]);
  }
  // Sessions and links go with the accounts and the brand.
  const gone = await client.query<{ id: string; email: string }>(
    `delete from account a where id = any($1)
       and not exists (select from membership where account_id = a.id) returning id, email`,
    [members.rows.map((row) => row.id)],
  );
  await client.query('delete from brand where id = $1', [id]);
  const emails = gone.rows.map(({ email }) => email);
  await deleteTraces(client, [id, ...gone.rows.map((row) => row.id)], emails);
  return emails;
}

/** Deletes the jobs about these companies and people, and the failures that were counted under their names. */
async function deleteTraces(client: Client, ids: string[], emails: string[]): Promise<void> {
  await deleteJobsAbout(client, ids, emails);
  await client.query(
    `delete from attempt where exists (
       select from unnest(string_to_array(key, ':')) part where part = any($1))`,
    [[...ids, ...emails]],
  );
}

interface KeyInUse {
  brandId: string;
  keyId: string;
  /** Tells whether a key is the right one. */
  check: Buffer;
}

/** The keys of answers that wait for their reports, of one company or of all. */
export async function listKeysInUse(client: Client, brandId: string | null): Promise<KeyInUse[]> {
  const { rows } = await client.query<KeyInUse>(
    `select brand_id as "brandId", key_id as "keyId", "check" from sheet_key
     where not is_over and ($1::uuid is null or brand_id = $1) order by brand_id, key_id`,
    [brandId],
  );
  return rows;
}

/** How many answer sheets these keys seal. */
export async function countSheets(client: Client, keyIds: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from sheet
     join sheet_key using (brand_id, questionary_id, subject_id, is_again) where key_id = any($1)`,
    [keyIds],
  );
  return rows[0]?.count ?? 0;
}

/** Until the transaction ends, no key is being wrapped anew: what is destroyed stays so. */
export const holdWrapping = (client: Client) =>
  client.query('select pg_advisory_xact_lock_shared($1)', [wrappingLock]);

/** Says that a domain is a company's. Throws a sentence where another one has proven it. */
export async function proveDomain(
  client: Client,
  { brandId, domain }: { brandId: string; domain: string },
): Promise<void> {
  const { rows } = await client.query<{ slug: string }>(
    `select b.slug from brand_domain d join brand b on b.id = d.for_brand_id
     where d.domain = $1 and d.proven_at is not null and d.for_brand_id <> $2`,
    [domain, brandId],
  );
  if (rows[0]) throw new Error(`${domain} belongs to ${rows[0].slug}, which has proven it.`);
  await client.query(
    `insert into brand_domain (for_brand_id, domain, token, proven_at, by_operator)
     values ($1, $2, '', now(), true)
     on conflict (for_brand_id, domain) do update set by_operator = true, missing_since = null,
       proven_at = coalesce(brand_domain.proven_at, now())`,
    [brandId, domain],
  );
}
