import { beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';

/** Citus would take the schema, spread by brand as docs/scale.en.md says (decision 087). */
const house = startApp();
const rows = async <R>(sql: string): Promise<R[]> =>
  (await house.context.database.pool.query(sql)).rows as R[];

/** Copied to every machine: what rows of brands refer to. */
const reference = [
  'account',
  'account_factor',
  'account_recovery',
  'brand',
  'brand_domain',
  'brand_elsewhere',
  'trusted_device',
];
/** Only on the machine that is asked: needed before the brand is known. */
const local = [
  'attempt',
  'keyring_master',
  'one_time_token',
  'secret',
  'session',
  'sign_in_ticket',
];

interface Reference {
  name: string;
  from: string;
  to: string;
  /** The columns in their order. */
  ours: string[];
  theirs: string[];
}
let tables: string[];
let spread: string[];
let references: Reference[];

const columnNames = (table: string, numbers: string) =>
  `(select array_agg(attname::text order by n) from unnest(${numbers}) with ordinality u(number, n)
    join pg_attribute on attrelid = ${table} and attnum = u.number)`;

beforeAll(async () => {
  const found = await rows<{ name: string; spread: boolean }>(`
    select relname as name, exists (select from pg_attribute
      where attrelid = c.oid and attname = 'brand_id') as spread
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  tables = found.map(({ name }) => name);
  spread = found.filter((table) => table.spread).map(({ name }) => name);
  references = await rows<Reference>(`
    select conname as name, f.relname as from, t.relname as to,
      ${columnNames('conrelid', 'conkey')} as ours, ${columnNames('confrelid', 'confkey')} as theirs
    from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`);
});

describe('spread by brand', () => {
  test('every table has its place', () => {
    expect([...spread, ...reference, ...local].sort()).toEqual([...tables].sort());
  });

  test('every key of a spread table holds the brand', async () => {
    const keys = await rows<{ name: string; table: string; columns: string[] }>(`
      select i.relname as name, t.relname as table, ${columnNames('x.indrelid', 'x.indkey')} as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where x.indisunique and i.relnamespace = 'public'::regnamespace`);
    const ofSpread = keys.filter(({ table }) => spread.includes(table));
    expect(ofSpread.length).toBeGreaterThan(spread.length);
    expect(ofSpread.filter(({ columns }) => !columns.includes('brand_id'))).toEqual([]);
  });

  test('what refers to a spread table is spread in the same way', () => {
    const toSpread = references.filter(({ to }) => spread.includes(to));
    expect(toSpread.length).toBeGreaterThan(15);
    const at = (columns: string[]) => columns.indexOf('brand_id');
    expect(toSpread.filter(({ ours, theirs }) => at(ours) < 0 || at(ours) !== at(theirs))).toEqual(
      [],
    );
  });

  test('nothing that is on several machines refers to what is on one', () => {
    expect(
      references.filter(({ from, to }) => local.includes(to) && !local.includes(from)),
    ).toEqual([]);
  });

  test('they can be spread one after another, what is referred to first', () => {
    const placed = new Set([...reference]);
    const isReady = (table: string) =>
      references.every(({ from, to }) => from !== table || to === table || placed.has(to));
    for (let left = spread; left.length > 0; left = left.filter((table) => !placed.has(table))) {
      const next = left.filter(isReady);
      expect(next, `of ${left.join()}`).not.toEqual([]);
      for (const table of next) placed.add(table);
    }
  });

  test('no trigger is in the way', async () => {
    expect(await rows(`select tgname from pg_trigger where not tgisinternal`)).toEqual([]);
  });

  test('the policies are, as long as they hold subqueries', async () => {
    const [counted] = await rows<{ all: number; held: number }>(`
      select count(*) as all, count(*) filter (where qual ~* '\\(\\s*select') as held
      from pg_policies where policyname = 'brand_isolation'`);
    expect(counted).toEqual({ all: spread.length, held: spread.length });
  });
});
