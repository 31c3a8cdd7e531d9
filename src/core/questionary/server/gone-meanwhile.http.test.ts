import { expect, test } from 'vitest';
import { createQuestionary } from '#core/questionary/contract/questionary-change.ts';
import { possibleErrors } from '#platform/server/http/openapi.ts';
import { makeCompany } from '#test/factories.ts';
import { formOf } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();

test('a competence deleted while a questionary with it is being saved is a clear error, not a crash', async () => {
  const { pool } = house.context.database;
  const company = await makeCompany(house.context.database, new Date(testNow));
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from question where competence_id = $1', [company.competenceIds[0]]);
    await client.query('delete from position_competence where competence_id = $1', [
      company.competenceIds[0],
    ]);
    await client.query('delete from competence where id = $1', [company.competenceIds[0]]);
    const creating = house.call(createQuestionary, {
      token: company.hrToken,
      body: formOf(company),
    });
    const waiting = () =>
      pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(async () => (await waiting()).rows).toHaveLength(1);
    await client.query('commit');
    const { status, body } = await creating;
    expect([status, body.message]).toEqual([
      409,
      'Что-то из выбранного уже удалили. Обновите страницу и попробуйте ещё раз.',
    ]);
    expect(possibleErrors(createQuestionary)).toContain('conflict');
  } finally {
    client.release();
  }
});
