import type { Client } from 'pg';
import { bringPolicies, type Policy } from './policies.ts';

/** A fixed name, because all databases of a cluster share their roles. */
export const appRole = 'otsenka_app';

// Each is a subselect, so that it is read once per statement and not once per row.
const text = (name: string) => `nullif(current_setting('${name}', true), '')`;
const brandSetting = `(select ${text('app.brand_id')}::uuid)`;
const accountSetting = `(select ${text('app.account_id')}::uuid)`;
const tokenSetting = `(select ${text('app.token_hash')})`;
const emailSetting = `(select ${text('app.email')})`;
/** Many values at once, one per line, for saving many people. */
const listSetting = (name: string) => `unnest(string_to_array(${text(name)}, E'\\n'))`;

/**
 * Set by the operator's programs on a connection of their own (open-operator.ts): what copies, deletes
 * and brings in a whole company sees every row. It means nothing to the app's role.
 */
export const operatorSetting = 'app.operator';
export const operatorPolicy = 'operator';

/** The app adds and reads these rows, but never changes them. */
const appendOnly = ['audit', 'secret'];

/**
 * Tables of the installation, and which of their rows a scope sees. Brand-owned tables need no
 * entry, unless a row is read before the brand is known.
 */
const installationPolicies: Policy[] = [
  { table: 'brand', name: 'brand_seen', command: 'select', rule: 'true' },
  { table: 'brand', name: 'brand_made', command: 'insert', rule: 'true', ofOwner: true },
  { table: 'brand', name: 'brand_changed', command: 'update', rule: `id = ${brandSetting}` },
  { table: 'brand_elsewhere', name: 'brand_elsewhere_seen', command: 'select', rule: 'true' },
  {
    table: 'account',
    name: 'account_seen',
    command: 'select',
    rule: `id = ${accountSetting} or email = ${emailSetting} or waits_in = ${brandSetting}
      or exists (select from membership where account_id = account.id and brand_id = ${brandSetting})`,
  },
  {
    table: 'account',
    name: 'account_made',
    command: 'insert',
    rule: `${brandSetting} is not null`,
  },
  {
    table: 'account',
    name: 'account_changed',
    command: 'update',
    rule: `id = ${accountSetting}
      or exists (select from membership where account_id = account.id and brand_id = ${brandSetting})`,
  },
  {
    table: 'account',
    name: 'account_given_up',
    command: 'delete',
    // Or an erased person's, whom no other company has: memberships elsewhere would refuse it.
    rule: `waits_in = ${brandSetting} or id = ${accountSetting}`,
  },
  {
    table: 'membership',
    name: 'membership_own',
    command: 'select',
    rule: `account_id = ${accountSetting}`,
  },
  {
    table: 'membership',
    name: 'membership_listed',
    command: 'select',
    rule: `account_id in (select ${listSetting('app.account_list')}::uuid)`,
  },
  // A manager's session says whom they lead (rule 12).
  {
    table: 'employee_leader',
    name: 'employee_leader_own',
    command: 'select',
    rule: `(brand_id, leader_id) in (
      select brand_id, employee_id from membership where account_id = ${accountSetting})`,
  },
  {
    table: 'session',
    name: 'session_held',
    command: 'all',
    rule: `token_hash = ${tokenSetting} or account_id = ${accountSetting}
      or session_brand_id = ${brandSetting}`,
  },
  {
    table: 'one_time_token',
    name: 'one_time_token_held',
    command: 'all',
    rule: `token_hash = ${tokenSetting} or account_id = ${accountSetting}
      or for_brand_id = ${brandSetting}`,
  },
  {
    table: 'brand_domain',
    name: 'brand_domain_held',
    command: 'all',
    rule: `for_brand_id = ${brandSetting}`,
  },
  // A proven domain leads to its company before anybody has signed in. The claims of others stay theirs.
  {
    table: 'brand_domain',
    name: 'brand_domain_found',
    command: 'select',
    rule: `proven_at is not null and ${brandSetting} is null`,
  },
  // Who comes back from a provider brings the state, and nothing that names a brand.
  {
    table: 'sso_attempt',
    name: 'sso_attempt_held',
    command: 'all',
    rule: `state_hash = ${tokenSetting}`,
  },
  // A program brings its key, and nothing that names a brand.
  {
    table: 'api_key',
    name: 'api_key_held',
    command: 'select',
    rule: `token_hash = ${tokenSetting}`,
  },
  ...['account_factor', 'account_recovery', 'trusted_device'].map(
    (table): Policy => ({
      table,
      name: `${table}_own`,
      command: 'all',
      rule: `account_id = ${accountSetting}`,
    }),
  ),
  // A company that asks for factors sees which of its people have one.
  {
    table: 'account_factor',
    name: 'account_factor_of_member',
    command: 'select',
    rule: `exists (select from membership
      where account_id = account_factor.account_id and brand_id = ${brandSetting})`,
  },
  {
    table: 'sign_in_ticket',
    name: 'sign_in_ticket_held',
    command: 'all',
    rule: `token_hash = ${tokenSetting} or account_id = ${accountSetting}`,
  },
  { table: 'attempt', name: 'attempt_counted', command: 'all', rule: 'true' },
  // Only before a brand is known: no brand's transaction sees what the server signs with.
  { table: 'secret', name: 'secret_held', command: 'all', rule: `${brandSetting} is null` },
  {
    table: 'keyring_master',
    name: 'keyring_master_held',
    command: 'all',
    rule: `${brandSetting} is null`,
  },
];

/**
 * Gives every table forced row-level security, and the app's role its rights. Runs after each
 * migration, as the owner, all or nothing. What is already right is left alone.
 */
export async function secureRows(client: Client, log: (line: string) => void): Promise<void> {
  await makeAppRole(client, log);
  await client.query('begin');
  try {
    await secureTables(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function secureTables(client: Client): Promise<void> {
  await client.query(`grant usage on schema public to ${appRole}`);
  const tables = await client.query<{ name: string; owned: boolean; secured: boolean }>(`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'brand_id') as owned
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
  for (const { name, secured } of tables.rows) {
    const isAppendOnly = appendOnly.includes(name);
    const more = isAppendOnly ? '' : ', update, delete';
    await client.query(`grant select, insert${more} on "${name}" to ${appRole}`);
    if (isAppendOnly) await client.query(`revoke update, delete on "${name}" from ${appRole}`);
    if (secured) continue;
    await client.query(`alter table "${name}" enable row level security`);
    await client.query(`alter table "${name}" force row level security`);
  }
  const isolation = tables.rows
    .filter((table) => table.owned)
    .map(
      ({ name }): Policy => ({
        table: name,
        name: 'brand_isolation',
        command: 'all',
        rule: `brand_id = ${brandSetting}`,
      }),
    );
  const operator = tables.rows.map(
    ({ name }): Policy => ({
      table: name,
      name: operatorPolicy,
      command: 'all',
      rule: `(select ${text(operatorSetting)}) = 'on'`,
      ofOwner: true,
    }),
  );
  await bringPolicies(client, [...installationPolicies, ...isolation, ...operator]);
}

async function makeAppRole(client: Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ exists: boolean; may: boolean; bypass: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as exists,
       rolsuper or rolcreaterole as may, rolsuper or rolbypassrls as bypass
     from pg_roles where rolname = current_user`,
    [appRole],
  );
  const login = rows[0];
  if (!login?.exists) {
    if (!login?.may) {
      throw new Error(
        `The database user may not create the role ${appRole}. Create it once as an administrator: ` +
          `create role ${appRole} nologin; grant ${appRole} to <the user of DATABASE_URL>;`,
      );
    }
    await client
      .query(`create role ${appRole} nologin noinherit`)
      .catch((error: { code?: string }) => {
        if (error.code !== '42710' && error.code !== '23505') throw error;
      });
    log(`made the database role ${appRole}`);
  }
  const member = await client.query<{ member: boolean }>(
    `select pg_has_role(current_user, $1, 'member') as member`,
    [appRole],
  );
  if (member.rows[0]?.member) return;
  await client.query(`grant ${appRole} to current_user`).catch(({ message }: Error) => {
    throw new Error(
      `The database user may not take the role ${appRole}: ${message}. As an administrator, once: ` +
        `grant ${appRole} to <the user of DATABASE_URL>;`,
    );
  });
}
