import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';
import { inOneTransaction } from './one-transaction.ts';
import type { Database } from './pool.ts';
import { withBrand } from './scope.ts';

const house = startApp();
const slug = 'whole';

async function makeBrand({ pool }: Database): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into brand (id, slug, name, short_name) values ($1, $2, $2, $2)', [
    id,
    slug,
  ]);
  return id;
}
const addSubdivision = (database: Database, brandId: string, name: string) =>
  withBrand({ database, brandId }, ({ tx }) =>
    tx.execute(`insert into subdivision (brand_id, id, name)
      values ('${brandId}', gen_random_uuid(), '${name}')`),
  );
const counted = async (table: string) =>
  (await house.context.database.pool.query(`select from ${table}`)).rowCount;

test('nothing is kept of work that fails in the end', async () => {
  const failing = inOneTransaction(house.context.database, async (whole) => {
    const brandId = await makeBrand(whole);
    await addSubdivision(whole, brandId, 'Sales');
    throw new Error('over');
  });
  await expect(failing).rejects.toThrow('over');
  expect(await counted('brand')).toBe(0);
  expect(await counted('subdivision')).toBe(0);
});

test('a failed part alone is undone, and between parts statements run as the owner again', async () => {
  await inOneTransaction(house.context.database, async (whole) => {
    const brandId = await makeBrand(whole);
    await addSubdivision(whole, brandId, 'Sales');
    await expect(addSubdivision(whole, brandId, 'Sales')).rejects.toMatchObject({ code: '23505' });
    await addSubdivision(whole, brandId, 'Finance');
    const { rows } = await whole.pool.query('select current_user = session_user as owner');
    expect(rows).toEqual([{ owner: true }]);
  });
  expect(await counted('brand')).toBe(1);
  expect(await counted('subdivision')).toBe(2);
});

test('two parts at once are refused', async () => {
  const both = inOneTransaction(house.context.database, (whole) =>
    Promise.all([
      withBrand({ database: whole, brandId: randomUUID() }, ({ tx }) => tx.execute('select 1')),
      withBrand({ database: whole, brandId: randomUUID() }, ({ tx }) => tx.execute('select 1')),
    ]),
  );
  await expect(both).rejects.toThrow('one after another');
});
