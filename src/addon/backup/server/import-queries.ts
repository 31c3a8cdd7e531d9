import type { Client } from 'pg';

/** Names that a company is to have here instead of its own. A domain that is null is left out. */
export interface Renamed {
  slug?: string | undefined;
  name?: string | undefined;
  domain?: string | null | undefined;
}

export async function renamePoured(client: Client, names: Renamed): Promise<void> {
  for (const column of ['slug', 'name', 'domain'] as const) {
    if (names[column] !== undefined) {
      await client.query(`update poured set ${column} = $1`, [names[column]]);
    }
  }
}

/** The company's own host, as the file has it. */
export async function pouredDomain(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ domain: string | null }>('select domain from poured');
  return rows[0]?.domain ?? null;
}

/** What a company that is about to come in shares with another one here: the id, or a name. */
export async function findTaken(
  client: Client,
): Promise<{ name: 'id' | 'slug' | 'name' | 'domain'; value: string }[]> {
  const { rows } = await client.query(`
    select taken.name, taken.value from poured p, brand b, lateral (values
      ('id', p.id::text, b.id::text), ('slug', p.slug, b.slug), ('name', p.name, b.name),
      ('domain', p.domain, b.domain)) taken (name, value, here)
    where taken.value = taken.here`);
  return rows;
}

/**
 * Joins the accounts in `poured` whose people have one here: the same account, or one that its owner
 * has accepted under the same e-mail. They leave `poured`, as nothing of theirs is overwritten. Returns
 * their ids here, by those in the file.
 */
export async function joinAccounts(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; here: string }>(`
    with joined as (
      select distinct on (p.id) p.id, a.id as here from poured p
      join account a on a.waits_in is null
        and (a.id = p.id or (p.waits_in is null and a.email = p.email))
      order by p.id, (a.id = p.id) desc
    )
    delete from poured p using joined j where j.id = p.id returning p.id, j.here`);
  return new Map(rows.map(({ id, here }) => [id, here]));
}

/**
 * What is left in `poured` becomes accounts here. A file can say anybody's e-mail, so it is a claim: it
 * opens this company, and its reader sets the next password where another one takes it (decision 025).
 * Returns their ids.
 */
export async function claimAccounts(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'update poured set email_proven = false returning id',
  );
  return rows.map(({ id }) => id);
}

/**
 * A mailed link from elsewhere sets no password of an account that was here before. Returns how many are
 * left out for that.
 */
export async function keepLinksOf(client: Client, accountIds: readonly string[]): Promise<number> {
  const gone = await client.query('delete from poured where account_id <> all($1)', [accountIds]);
  return gone.rowCount ?? 0;
}

/** Whether `poured` holds a row for which the condition does not hold. */
export async function hasOthers(client: Client, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from poured where (${condition}) is not true) as found`,
  );
  return rows[0]?.found ?? true;
}
