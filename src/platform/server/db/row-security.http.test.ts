import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#platform/server/schema/migrate.ts';
import { fillEveryTable } from '#test/database/every-table.ts';
import { startApp } from '#test/start/start-app.ts';
import { setScope } from './scope.ts';

/**
 * Tests row security alone, table by table, with statements that name no brand. The product's own
 * queries name it too, so a policy that lets everything through would show nowhere else.
 */
const house = startApp();

interface Table {
  name: string;
  owned: boolean;
  /** Columns that a statement may write. */
  columns: string[];
}
let tables: Table[];
let brandId: string;
let otherId: string;

const rows = async <R extends object>(text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query<R>(text, values)).rows;

beforeAll(async () => {
  await fillEveryTable(house);
  const [first, second] = await rows<{ id: string }>('select id from brand order by slug');
  [brandId, otherId] = [first!.id, second!.id];
  tables = await rows<Table>(`
    select c.relname as name, coalesce(bool_or(a.attname = 'brand_id'), false) as owned,
      array_agg(a.attname::text) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
});

/** What the app's role gets for a statement in a brand. It is rolled back. */
async function asApp(brand: string, statement: string, values: unknown[] = []) {
  const client = await house.context.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(setScope({ brandId: brand }));
    const { rowCount } = await client.query(statement, values);
    return rowCount ?? 0;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code === '42501' ? 'refused' : message;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * Tables of the installation that every brand sees: names on the sign-in screen, which of them have moved,
 * failures counted by address.
 */
const seenByAll = ['attempt', 'brand', 'brand_elsewhere'];
/** Tables where any brand may add rows: an account (before its membership exists) and a failure. */
const madeByAll = ['account', 'attempt'];

/** One row of that brand as JSON, as the owner sees it. */
async function rowOf({ name, owned }: Table, brand: string): Promise<object | undefined> {
  const ofBrand: Record<string, string> = {
    account_factor: 'account_id in (select account_id from membership where brand_id = $1)',
    account_recovery: 'account_id in (select account_id from membership where brand_id = $1)',
    sign_in_ticket: 'for_brand_id = $1',
    trusted_device: 'account_id in (select account_id from membership where brand_id = $1)',
    account: 'id in (select account_id from membership where brand_id = $1)',
    attempt: '$1::uuid is not null',
    brand: 'id = $1',
    brand_domain: 'for_brand_id = $1',
    brand_elsewhere: '$1::uuid is not null',
    keyring_master: '$1::uuid is not null',
    one_time_token: 'for_brand_id = $1',
    secret: '$1::uuid is not null',
    session: 'session_brand_id = $1',
  };
  const [found] = await rows<{ row: object }>(
    `select to_json(t) as row from "${name}" t where ${owned ? 'brand_id = $1' : ofBrand[name]} limit 1`,
    [brand],
  );
  return found?.row;
}

/** What one brand can do to another brand's rows of a table. */
async function holesIn(table: Table): Promise<string[]> {
  const { name, owned, columns } = table;
  const row = await rowOf(table, brandId);
  if (!row) return [`${name}: holds nothing to try it with`];
  const [column] = columns;
  // Somebody else, who has no rows here at all.
  const nobody = randomUUID();
  const seen = await asApp(nobody, `select from "${name}"`);
  const changed = await asApp(nobody, `update "${name}" set "${column}" = "${column}"`);
  const deleted = await asApp(nobody, `delete from "${name}"`);
  const list = columns.map((each) => `"${each}"`).join();
  const made = await asApp(
    otherId,
    `insert into "${name}" (${list}) overriding system value
     select ${list} from json_populate_record(null::"${name}", $1)`,
    [JSON.stringify(row)],
  );
  const moved = owned && (await asApp(brandId, `update "${name}" set brand_id = $1`, [otherId]));
  const isClosed = (answer: unknown) => answer === 0 || answer === 'refused';
  return [
    ...(isClosed(seen) || seenByAll.includes(name) ? [] : ['seen']),
    ...(isClosed(changed) || name === 'attempt' ? [] : ['changed']),
    ...(isClosed(deleted) || name === 'attempt' ? [] : ['deleted']),
    ...(made === 'refused' || madeByAll.includes(name) ? [] : ['made for another brand']),
    ...(!owned || moved === 'refused' ? [] : ['moved to another brand']),
  ].map((what) => `${name}: ${what}`);
}

async function allHoles(): Promise<string[]> {
  const holes: string[] = [];
  for (const table of tables) holes.push(...(await holesIn(table)));
  return holes;
}

test('no row of another brand is seen, changed, deleted or made, in any table', async () => {
  expect(tables.length).toBeGreaterThan(20);
  expect(await allHoles()).toEqual([]);
});

describe('after an update of the product', () => {
  const policies = () =>
    rows<{ oid: number; name: string }>(`
      select p.oid::int as oid, c.relname || '.' || p.polname as name
      from pg_policy p join pg_class c on c.oid = p.polrelid order by 2`);

  test.each([
    [
      'a rule of an earlier version',
      'alter policy brand_isolation on employee using (true) with check (true)',
      'employee: seen',
    ],
    [
      'a rule that nobody knows',
      'create policy leftover on report using (true)',
      'report: changed',
    ],
    ['a table without security', 'alter table sheet disable row level security', 'sheet: seen'],
    [
      'a right too many',
      'grant update on audit to otsenka_app; create policy leftover on audit using (true)',
      'audit: changed',
    ],
  ])('%s is found and put right', async (_, spoil, hole) => {
    const before = await policies();
    await rows(spoil);
    expect(await allHoles()).toContain(hole);
    await migrate(house.url);
    expect(await allHoles()).toEqual([]);
    expect((await policies()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });

  test('policies from before they were marked are made again once, and then left alone', async () => {
    const before = await policies();
    await rows('comment on policy brand_isolation on employee is null');
    await migrate(house.url);
    const marked = await policies();
    expect(
      marked.length - marked.filter(({ oid }) => before.some((one) => one.oid === oid)).length,
    ).toBe(1);
    await migrate(house.url);
    expect(await policies()).toEqual(marked);
    expect(await allHoles()).toEqual([]);
  });
});
