import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { startApp } from '#test/start/start-app.ts';

/** Nobody mends a query while a breach is under way: those of the runbook run on today's tables. */
const house = startApp();
const queriesOf = (page: string) =>
  [
    ...readFileSync(fromRoot(`docs/admin-guide/${page}`), 'utf8').matchAll(/```sql\n(.+?)```/gs),
  ].map(([, query]) => query!);

test('the queries of the runbook are the same in both languages, and run', async () => {
  const queries = queriesOf('breach.md');
  expect(queriesOf('breach.en.md')).toEqual(queries);
  const { pool } = house.context.database;
  const columns = [];
  for (const query of queries)
    columns.push((await pool.query(query)).fields.map(({ name }) => name));
  expect(columns).toEqual([
    ['last_name', 'first_name', 'email', 'phone', 'birth_date'],
    ['last_name', 'first_name', 'reports'],
    ['email'],
    ['at', 'verb', 'kind', 'name'],
  ]);
});
