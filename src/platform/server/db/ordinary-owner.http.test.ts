import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrand, readOrder } from '#app/operator/server/create-brand.ts';
import { deleteExpired } from '#core/account/server/queries.ts';
import { insertBrand } from '#core/company/server/queries.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { createOrdinaryDatabase } from '#test/start/ordinary-database.ts';
import { type Database, openPool } from './pool.ts';

let ordinary: Awaited<ReturnType<typeof createOrdinaryDatabase>>;
let database: Database;

beforeAll(async () => {
  ordinary = await createOrdinaryDatabase();
  await migrate(ordinary.url);
  database = { pool: openPool(ordinary.url, () => {}, { max: 4 }) };
});
afterAll(async () => {
  await database?.pool.end();
  await ordinary.drop();
});

test('accepts new brands, and removes what has expired in all of them', async () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const brandIds = [randomUUID(), randomUUID()];
  for (const [index, id] of brandIds.entries()) {
    const slug = `brand-${index}`;
    await insertBrand(database, { id, slug, name: slug, matrix: false, createdAt });
    const member = await inBrand(database, id, (scope) => makeMember(scope, ['ROLE_HR']));
    await signIn(database, member, createdAt);
    await signIn(database, member, new Date('2026-03-01T00:00:00Z'));
  }
  await deleteExpired(database, new Date('2026-03-02T00:00:00Z'));
  for (const id of brandIds) {
    const { rowCount } = await inBrand(database, id, ({ tx }) => tx.execute('select from session'));
    expect(rowCount).toBe(1);
  }
});

test('a company that could not be created leaves its name free', async () => {
  const context = { database, now: () => new Date('2026-04-01T00:00:00Z') };
  const order = readOrder({ slug: 'east', name: 'Восток', admin: 'boss@east.ru' });
  const broken = { ...order, 'last-name': 'я\0' };
  await expect(createBrand(context, broken)).rejects.toThrow();
  expect(await slugs()).not.toContain('east');
  await createBrand(context, order);
  expect(await slugs()).toContain('east');
});

async function slugs(): Promise<string[]> {
  const { rows } = await database.pool.query<{ slug: string }>('select slug from brand');
  return rows.map(({ slug }) => slug);
}

test('lets nobody else make a brand', async () => {
  const making = inBrand(database, randomUUID(), ({ tx }) =>
    tx.execute(
      `insert into brand (id, slug, name, short_name) values (gen_random_uuid(), 'x', 'x', 'x')`,
    ),
  );
  await expect(making).rejects.toThrow('row-level security');
});
