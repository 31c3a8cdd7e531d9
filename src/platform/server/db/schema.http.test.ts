import { beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';
import { appRole } from './row-security.ts';

/** Tables of the installation: they belong to no single brand (rule 1). */
const installation = [
  'account',
  'account_factor',
  'account_recovery',
  'attempt',
  'brand',
  'brand_domain',
  'brand_elsewhere',
  'keyring_master',
  'one_time_token',
  'secret',
  'session',
  'sign_in_ticket',
  'trusted_device',
];
/** Looked up by account, or by what a provider sends back, before the brand is known, so never unique. */
const lookups = ['api_key_token', 'membership_by_account', 'sso_attempt_state'];

const house = startApp();
const rows = async <R>(sql: string): Promise<R[]> =>
  (await house.context.database.pool.query(sql)).rows as R[];

let tables: { name: string; forced: boolean; owned: boolean }[];
beforeAll(async () => {
  tables = await rows(`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'brand_id') as owned
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
});

describe('the schema', () => {
  test('has a brand in every table but those of the installation', () => {
    expect(
      tables
        .filter((t) => !t.owned)
        .map((t) => t.name)
        .sort(),
    ).toEqual(installation);
  });

  test.each([
    ['anonymity_threshold = 0', 'brand_threshold'],
    ['anonymity_threshold = 2', 'brand_threshold'],
    ['anonymity_threshold = 11', 'brand_threshold'],
    ['letter_hour = 24', 'brand_letter_hour'],
    ["reminder_days = '{0}'", 'brand_reminder_days'],
    ["reminder_days = '{31,1}'", 'brand_reminder_days'],
    ["reminder_days = '{1,2,3,4,5,6}'", 'brand_reminder_days'],
    ["accent_color = 'red'", 'brand_accent_color'],
    ["icon = decode(repeat('00', 65537), 'hex')", 'brand_icon_size'],
    ["logo = decode(repeat('00', 65537), 'hex')", 'brand_logo_size'],
  ])('takes no brand with %s', async (set, constraint) => {
    await rows(`insert into brand (id, slug, name, short_name)
      values (gen_random_uuid(), 'b', 'B', 'B')`);
    await expect(rows(`update brand set ${set}`)).rejects.toThrow(constraint);
    await rows('delete from brand');
  });

  test('forces row security on every table', () => {
    expect(tables.filter((t) => !t.forced)).toEqual([]);
  });

  test('has a brand policy on every brand-owned table', async () => {
    const policies = await rows<{ tablename: string }>(
      `select tablename from pg_policies where policyname = 'brand_isolation'`,
    );
    expect(policies.map((p) => p.tablename).sort()).toEqual(
      tables
        .filter((t) => t.owned)
        .map((t) => t.name)
        .sort(),
    );
  });

  test('has brand_id first in every key and index of a brand-owned table', async () => {
    const keys = await rows<{ index: string; first: string }>(`
      select i.relname as index, a.attname as first
      from pg_index x join pg_class i on i.oid = x.indexrelid
      join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0]
      where x.indrelid in (select attrelid from pg_attribute where attname = 'brand_id')
        and i.relnamespace = 'public'::regnamespace`);
    expect(keys.length).toBeGreaterThan(20);
    expect(
      keys
        .filter((k) => k.first !== 'brand_id')
        .map((k) => k.index)
        .sort(),
    ).toEqual(lookups);
  });

  test('has brand_id first in every reference between brand-owned tables', async () => {
    const references = await rows<{ name: string; from: string; to: string; target: string }>(`
      select c.conname as name, a.attname as from, b.attname as to, t.relname as target
      from pg_constraint c join pg_class t on t.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
    const between = references.filter((r) => !installation.includes(r.target));
    expect(between.length).toBeGreaterThan(15);
    expect(between.filter((r) => r.from !== 'brand_id' || r.to !== 'brand_id')).toEqual([]);
  });

  test('has former versions of sheets and assignments cleared away at once', async () => {
    const cleared = await rows<{ name: string }>(
      `select relname as name from pg_class c
       where reloptions @> '{autovacuum_vacuum_threshold=1,autovacuum_vacuum_scale_factor=0}'
         and relnamespace = 'public'::regnamespace
       union all
       select 'texts of ' || s.relname from pg_class s join pg_class t on t.oid = s.reltoastrelid
       where t.reloptions @> '{autovacuum_vacuum_threshold=1,autovacuum_vacuum_scale_factor=0}'`,
    );
    expect(cleared.map(({ name }) => name).sort()).toEqual([
      'assignment',
      'sheet',
      'texts of sheet',
    ]);
  });

  test('gives the app a role that owns nothing and cannot sign in', async () => {
    const [role] = await rows<object>(
      `select rolcanlogin, rolsuper, rolbypassrls,
         (select count(*) from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = '${appRole}'`,
    );
    expect(role).toEqual({ rolcanlogin: false, rolsuper: false, rolbypassrls: false, owned: 0 });
  });
});
