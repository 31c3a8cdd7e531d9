import { expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();

test('the queue’s own tables are those that queries.ts was written for', async () => {
  const { rows } = await house.context.database.pool.query(
    'select max(id) as version from graphile_worker.migrations',
  );
  expect(rows).toEqual([{ version: 19 }]);
});
