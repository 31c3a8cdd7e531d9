import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCompany } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { type Scope, withBrand } from './scope.ts';

const house = startApp();

test('two transactions that wait for each other both succeed', async () => {
  const { database } = house.context;
  const { brandId, people } = await makeCompany(database, new Date(testNow));
  const [one = '', other = ''] = people;
  const rename = ({ tx }: Scope, id: string, name: string) =>
    tx.execute(sql`update employee set first_name = ${name} where id = ${id}`);
  let atDoor = 0;
  let open = () => {};
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  const cross = (first: string, second: string, name: string) =>
    withBrand({ database, brandId }, async (scope) => {
      await rename(scope, first, name);
      atDoor += 1;
      if (atDoor === 2) open();
      await both;
      await rename(scope, second, name);
    });
  await Promise.all([cross(one, other, 'Анна'), cross(other, one, 'Инна')]);
  // One of them at least had to begin again.
  expect(atDoor).toBeGreaterThan(2);
  const { rows } = await database.pool.query(
    'select distinct first_name from employee where id = any($1)',
    [[one, other]],
  );
  expect(rows).toHaveLength(1);
});
