import { expect, test } from 'vitest';
import { fillEveryTable } from '#test/database/every-table.ts';
import { fillPerson } from '#test/database/fill-person.ts';
import { inBrand } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';
import { erasePeople } from './erase.ts';

/** Whatever a column of a table says of a person is forgotten, or stands here with why it isn't (rule 114). */
const left = {
  'what others’ reports and the arithmetic rest on, without the name': [
    'report.content',
    'report.date_end',
    'report.date_start',
    'report.leader_at',
    'report.raters',
    'report.released_at',
    'report.texts',
    'report_ledger.ledger',
    'sheet.sealed',
    'sheet_key.check',
  ],
  'when one was asked, began, agreed, and was asked to be erased': [
    'begun.day',
    'consent.day',
    'erasure.done_at',
    'erasure.stopped_at',
    'questionary_participant.due_at',
    'questionary_participant.invited_at',
    'questionary_participant.reminded_at',
  ],
  'what they wrote in others’ plans': ['plan_note.text'],
  'when a record got another name or e-mail, by which its takeovers are seen': [
    'employee.address_since',
    'employee.email_replaced_at',
    'employee.name_replaced_at',
    'employee.name_since',
    'employee.remade_at',
    'employee.renamed_at',
  ],
  'what the clock deletes within the hour': [
    'handover.proof_hash',
    'handover.sealed',
    'sso_test.seen',
    'sso_test.started_at',
    'sso_test.token_hash',
  ],
};

const house = startApp();

test('every column of every table that holds people is forgotten, or is said to stay', async () => {
  const { database, now } = house.context;
  const { pool } = database;
  const { world } = await fillEveryTable(house);
  const { rows } = await pool.query<{ brandId: string }>(
    'select brand_id as "brandId" from questionary where id = $1',
    [world.doneId],
  );
  const brandId = rows[0]?.brandId ?? '';
  const { employeeId, columnsWith } = await fillPerson(pool, {
    brandId,
    questionaryId: world.doneId,
  });
  const isTheirs = [employeeId];
  await pool.query(
    `update employee set fired_at = '2020-01-01', deleted_at = null, erased_number = null where id = $1`,
    isTheirs,
  );
  await pool.query('update membership set disabled = true where employee_id = $1', isTheirs);
  await pool.query(`update former_name set until = '2020-01-01' where employee_id = $1`, isTheirs);
  await pool.query(
    `update cycle_subject set problem = jsonb_build_array(jsonb_build_object('params', jsonb_build_object('name',
      (select last_name || ' ' || first_name from employee where id = $1))))
     where employee_id <> $1 and brand_id = $2`,
    [employeeId, brandId],
  );
  await pool.query(
    `update questionary set status = 'done', done_at = '2020-01-01' where brand_id = $1`,
    [brandId],
  );
  const erased = await inBrand(database, brandId, (scope) =>
    erasePeople(scope, [employeeId], { withReports: false, now: now() }),
  );
  expect(erased).toEqual([employeeId]);
  expect(await columnsWith()).toEqual(Object.values(left).flat().sort());
  const held = await pool.query(
    'select distinct hold_note as note from report where employee_id = $1',
    isTheirs,
  );
  expect(held.rows).toEqual([{ note: '' }]);
});
