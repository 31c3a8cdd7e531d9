import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getCompanySettings } from '#core/company/contract/company-settings.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getDeliveryList } from '#core/mail/contract/delivery.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { getUserList } from '#core/user/contract/user.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { fewestSteps } from '#platform/server/db/schema-release.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { fillEveryTable } from '#test/database/every-table.ts';
import { currentPassword } from '#test/security/bodies.ts';
import { startApp } from '#test/start/start-app.ts';
import { createEmptyDatabase } from '#test/start/start-database.ts';
import { backUp } from './back-up.ts';
import { openFile } from './read-file.ts';
import { restore } from './restore.ts';

/**
 * One small backup of each release, with rows in every table. Each is put into a database with the tables
 * of its time and brought to the present. `npm run release-dump` writes the present version's
 * (docs/recipes.md, "A release").
 */
const folder = fromRoot('src/platform/server/db/releases');
const isWriting = process.env.RELEASE_DUMP === 'on';
const house = startApp();

test.runIf(isWriting)('writes the dump of this version', async () => {
  const { world } = await fillEveryTable(house);
  await house.call(requestReset, { body: { email: world.email } });
  mkdirSync(folder, { recursive: true });
  await backUp(house.url, { file: join(folder, `${productVersion}.zip`), replace: true });
});

const dumps = existsSync(folder) ? readdirSync(folder) : [];

test('the first release is kept', () => {
  expect(isWriting ? ['1.0.0.zip'] : dumps).toContain('1.0.0.zip');
});

test.skipIf(isWriting)(
  'the release before works on the present tables, or the changes say that there is no way back to it',
  async () => {
    const former = dumps
      .filter((name) => name !== `${productVersion}.zip`)
      .sort(byVersion)
      .at(-1);
    const { migrations } = (await openFile(join(folder, former ?? dumps[0]!))).manifest;
    const [, changes] = readFileSync(fromRoot('CHANGELOG.md'), 'utf8').split(/^## /m);
    const isSaid = changes?.includes('There is no way back') === true;
    expect(isSaid).toBe(fewestSteps > migrations.length);
  },
);
const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

describe.each(dumps)('%s', (name) => {
  test('becomes the present schema, and its companies read on', async () => {
    const database = await createEmptyDatabase();
    const { pool } = house.context.database;
    try {
      const { tables } = await restore(database.url, join(folder, name));
      expect(await describeSchema(database.url)).toEqual(await describeSchema(house.url));
      expect(tables.filter(({ rows }) => rows === 0)).toEqual([]);
      house.context.database.pool = openPool(database.url, () => {});
      for (const slug of ['first', 'second']) await readAll(slug);
    } finally {
      if (house.context.database.pool !== pool) await house.context.database.pool.end();
      house.context.database.pool = pool;
      await database.drop();
    }
  });
});

/** Signs in as the dump's super administrator who has a password, and reads what every release has had. */
async function readAll(slug: string): Promise<void> {
  const { pool } = house.context.database;
  // Its key is in another keyring.
  await pool.query('delete from account_factor');
  const { rows } = await pool.query<{ email: string }>(
    `select a.email from account a join membership m on m.account_id = a.id
     join brand b on b.id = m.brand_id
     where b.slug = $1 and m.roles = '{ROLE_SUPER_ADMIN}' and a.password_hash is not null`,
    [slug],
  );
  const credentials = { email: rows[0]?.email, password: currentPassword, holdingSlug: slug };
  const { token } = (await house.call(loginUser, { body: credentials })).body;
  const lists = [
    employeeCalls.list,
    getQuestionaryList,
    getReportList,
    getUserList,
    getAuditList,
    getNotificationList,
    getDeliveryList,
  ];
  for (const list of lists as Endpoint[]) {
    const { status, body } = await house.call(list, { token });
    expect([list.name, status]).toEqual([list.name, 200]);
    expect((body as unknown as { data: unknown[] }).data).not.toEqual([]);
  }
  const settings = await house.call(getCompanySettings, { token });
  expect(settings.body.data.name).toBe(slug);
}

/** All that a schema is: columns, keys and checks, indexes, policies, numbers and functions. */
async function describeSchema(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`
      select format('column %s.%s %s %s %s %s %s', c.relname, a.attname,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
        pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped
      union all select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select format('policy %s.%s %s %s %s', tablename, policyname, cmd, qual, with_check)
        from pg_policies where schemaname = 'public'
      union all select format('table %s %s %s %s', relname, relrowsecurity, relforcerowsecurity,
        reloptions) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select pg_get_functiondef(oid) from pg_proc
        where pronamespace = 'public'::regnamespace
      order by 1`);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
