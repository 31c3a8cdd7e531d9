import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { encryptSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import { inBrand } from '#test/factories.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house, query, work } = asking;

const end = () => tasks['end-questionaries'](house.context, {}, { attempt: 1, isLast: false });
const statusOf = async (id: string) =>
  (await query<{ status: string }>('select status from questionary where id = $1', [id]))[0]
    ?.status;

/** Does what a call under way does, lets the last day end meanwhile, and then commits. */
async function endDuring(underWay: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await house.context.database.pool.connect();
  try {
    await client.query('begin');
    await underWay(client);
    house.setNow('2026-06-30T21:30:00Z');
    const ending = end();
    const waiting = () =>
      query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(waiting).toHaveLength(1);
    await client.query('commit');
    await ending;
  } finally {
    client.release();
  }
}

test('a sheet that was being saved when the last day ended becomes a report', async () => {
  const { id } = asking.questionary;
  const [subject] = asking.company.people;
  const place = {
    brandId: asking.company.brandId,
    questionaryId: id,
    subjectId: subject!,
    sheetId: randomUUID(),
  };
  const key = await inBrand(house.context.database, place.brandId, (scope) =>
    loadSheetKey(scope, house.context.keyring, place),
  );
  const sealed = encryptSheet({ answers: [1, 1, 1, 1, 1], texts: {} }, key, place);
  await endDuring((client) =>
    client.query(
      `insert into sheet (brand_id, questionary_id, subject_id, id, type, sealed)
       values ($1, $2, $3, $4, 'supervisor', $5)`,
      [place.brandId, id, subject, place.sheetId, sealed],
    ),
  );
  expect(await statusOf(id)).toBe('done');
  await work();
  expect(await query('select from report where questionary_id = $1', [id])).toHaveLength(1);
});

test('a questionary whose end is being moved goes on', async () => {
  const { id } = asking.questionary;
  await endDuring(async (client) => {
    await client.query('select from questionary where id = $1 for update', [id]);
    await client.query(`update questionary set date_end = '2026-07-10' where id = $1`, [id]);
  });
  expect(await statusOf(id)).toBe('inwork');
});
