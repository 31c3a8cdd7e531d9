import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();

test('the queue’s own tables are those that queries.ts was written for', async () => {
  const { rows } = await house.context.database.pool.query(
    'select max(id) as version from graphile_worker.migrations',
  );
  expect(rows).toEqual([{ version: 19 }]);
});

test('nothing else of the product knows them', () => {
  const knowing = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .filter((path) => readFileSync(`server/${path}`, 'utf8').includes('graphile_worker._private'));
  expect(knowing).toEqual(['platform/db/migrate.ts', 'platform/jobs/queries.ts']);
});
