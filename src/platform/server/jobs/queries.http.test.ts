import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();

test('the queue’s own tables are those that queries.ts was written for', async () => {
  const { rows } = await house.context.database.pool.query(
    'select max(id) as version from graphile_worker.migrations',
  );
  expect(rows).toEqual([{ version: 19 }]);
});

test('nothing else of the product knows them', () => {
  const knowing = sourcesOf(['server']).filter(({ text }) =>
    text.includes('graphile_worker._private'),
  );
  expect(knowing.map(({ path }) => path)).toEqual([
    'src/platform/server/db/migrate.ts',
    'src/platform/server/jobs/queries.ts',
  ]);
});
