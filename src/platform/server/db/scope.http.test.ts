import { expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';
import { inOneTrip, LastStatement, together, withBrand, withPossession } from './scope.ts';

const house = startApp();
const db = () => house.context.database;

/** PostgreSQL takes no such sign, so the scope is never set. */
const impossible = 'a\0b';
const addBrand =
  "insert into brand (id, slug, name, short_name) values (gen_random_uuid(), 'x', 'x', 'x')";
const brands = async () => (await db().pool.query("select from brand where slug = 'x'")).rowCount;

test('where a scope can’t be set, nothing that was sent with it is done', async () => {
  const scope = { database: db(), brandId: impossible };
  await expect(withBrand(scope, ({ tx }) => tx.execute(addBrand))).rejects.toMatchObject({
    code: '22021',
  });
  const last = withBrand(
    scope,
    async (opened) => new LastStatement(opened, async () => opened.tx.execute(addBrand)),
  );
  await expect(last).rejects.toMatchObject({ code: '22021' });
  const trip = inOneTrip(db(), { email: impossible }, [{ text: addBrand }]);
  await expect(trip).rejects.toMatchObject({ code: '22021' });
  expect(await brands()).toBe(0);
});

test('a statement that fails takes back those sent with it, and says why', async () => {
  const failing = withPossession(db(), {}, (tx) =>
    together(
      tx.$client.query("insert into attempt values ('k', now(), 1)"),
      tx.$client.query('select 1 / 0').then(() => tx.$client.query('select 2')),
      tx.$client.query('select 3'),
    ),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const failingLast = withBrand({ database: db(), brandId: '' }, async (scope) => {
    await scope.tx.execute("insert into attempt values ('k', now(), 1)");
    return new LastStatement(scope, async () => scope.tx.execute('select 1 / 0'));
  });
  await expect(failingLast).rejects.toMatchObject({ code: '22012' });
  const statements = [
    { text: "insert into attempt values ('k', now(), 1)" },
    { text: 'select 1 / 0' },
  ];
  await expect(inOneTrip(db(), {}, statements)).rejects.toMatchObject({ code: '22012' });
  expect((await db().pool.query('select from attempt')).rowCount).toBe(0);
});

test('a connection is used again as its owner, whatever went wrong on it', async () => {
  await withBrand({ database: db(), brandId: impossible }, async () => {}).catch(() => {});
  const { rows } = await db().pool.query('select current_user = session_user as owner');
  expect(rows).toEqual([{ owner: true }]);
});
