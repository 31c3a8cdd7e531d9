import { expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { startErasing } from '#test/erasing.ts';
import { findHindrances } from './erase-queries.ts';

/** Erasing one person leaves everybody else as they are, and takes nobody who may not go (rule 114). */
const erasing = startErasing();
const {
  asking,
  house,
  query,
  person,
  brandId,
  withScope,
  name,
  fire,
  erase,
  report,
  holding,
  round,
} = erasing;
const { tokenOf } = asking;

test('a namesake keeps the name in the same report, the same bell and the same log', async () => {
  const { last_name, first_name, middle_name } = erasing.canary;
  await name(person(4), { last_name, first_name, middle_name });
  await round({ isAnonymous: false });
  await fire(person(3));
  await query(
    `insert into delivery (brand_id, id, channel, recipient, type, payload) values
      ($1, gen_random_uuid(), 'email', 'other@example.ru', 'rights', $2)`,
    [
      brandId(),
      {
        news: {
          what: 'done',
          by: `${last_name} ${first_name}`,
          whom: 'Ким',
          email: 'k@e.ru',
          change: {},
        },
      },
    ],
  );
  await erase([person(3)]);
  const full = `${last_name} ${first_name} ${middle_name}`;
  const { participantProgressList } = await report();
  expect(participantProgressList.filter((one) => one.name === full)).toHaveLength(1);
  expect(participantProgressList.filter((one) => one.name === 'Участник')).toHaveLength(1);
  expect(await query(`select from employee where last_name = $1`, [last_name])).toHaveLength(1);
  expect(
    await query(`select from delivery where payload #>> '{news,by}' = $1`, [
      `${last_name} ${first_name}`,
    ]),
  ).toHaveLength(1);
});

test('letters to an address that somebody else has now stay', async () => {
  await asking.over();
  await fire(person(3));
  const newest = await query<{ id: string }>(
    `insert into delivery (brand_id, id, channel, recipient, type, payload) values
      ($1, gen_random_uuid(), 'email', 'next@example.ru', 'invitation', $2) returning id`,
    [brandId(), { employeeId: person(4) }],
  );
  await query(`insert into invitation values ($1, 'old', $2, 'next@example.ru')`, [
    brandId(),
    person(3),
  ]);
  await name(person(4), { email: 'next@example.ru' });
  await erase([person(3)]);
  expect(await query('select id from delivery where id = $1', [newest[0]!.id])).toEqual(newest);
});

test('who comes back under the same e-mail is somebody new', async () => {
  await asking.over();
  await fire(person(3));
  await erase([person(3)]);
  const { hrToken: token, positionId, subdivisionId } = asking.company;
  const body = {
    lastName: erasing.canary.last_name,
    firstName: erasing.canary.first_name,
    email: erasing.canary.email,
    positionId,
    subdivisionId,
    locale: 'ru' as const,
    inCompany: '2026-02-01',
    inPosition: '2026-02-01',
  };
  const { status, body: made } = await house.call(employeeCalls.create, { token, body });
  expect(status).toBe(200);
  expect(made.data.id).not.toBe(person(3));
  const typed = await house.call(employeeCalls.create, {
    token,
    body: { ...body, email: 'erased:1' },
  });
  expect(typed.status).toBe(400);
});

test('an account of another company stays as it is there', async () => {
  await asking.over();
  await fire(person(3));
  const [other] = await query<{ id: string }>('select id from brand where id <> $1 limit 1', [
    brandId(),
  ]);
  const [{ id: accountId } = { id: '' }] = await query<{ id: string }>(
    'select id from account where email = $1',
    [erasing.canary.email],
  );
  await query(
    `insert into membership (brand_id, id, account_id, roles) values ($1, gen_random_uuid(), $2, '{ROLE_EMPLOYEE}')`,
    [other!.id, accountId],
  );
  await erase([person(3)]);
  expect(await holding()).toEqual(['public.account']);
  expect(await query('select from membership where account_id = $1', [accountId])).toHaveLength(1);
  expect(await query('select from session where account_id = $1', [accountId])).toEqual([]);
});

test('several get numbers of their own, and nobody is erased twice', async () => {
  await asking.over();
  for (const at of [3, 4]) await fire(person(at));
  await query(`update brand set default_locale = 'en' where id = $1`, [brandId()]);
  expect((await erase([person(3), person(4)])).length).toBe(2);
  expect(await erase([person(3), person(4)])).toEqual([]);
  await fire(person(5));
  await erase([person(5)]);
  const rows = await query<{ name: string }>(
    `select last_name || ' ' || first_name as name from employee where brand_id = $1 and erased_number is not null
     order by erased_number`,
    [brandId()],
  );
  expect(rows.map((row) => row.name)).toEqual([1, 2, 3].map((n) => `Former employee ${n}`));
});

test('who has answered what no report is made of yet is left alone, though the round is over', async () => {
  await asking.answer(await tokenOf(person(2)));
  await asking.over();
  await fire(person(2));
  expect(await erase([person(2)])).toEqual([]);
});

test('who works here, is asked in an open round or left lately is left alone, and nothing of theirs', async () => {
  const now = house.context.now();
  const ids = [2, 3, 4, 5, 6].map(person);
  await fire(person(3));
  for (const at of [4, 5]) await fire(person(at));
  await fire(person(6), '2026-07-01');
  await query(
    `delete from questionary_participant where questionary_id = $1 and employee_id = any($2)`,
    [asking.questionary.id, [person(4), person(5), person(6)]],
  );
  await query(
    `insert into former_name values ($1, gen_random_uuid(), $2, 'a', 'b', 'a@b.ru', $3, $3)`,
    [brandId(), person(4), now],
  );
  const found = await withScope((scope) => findHindrances(scope, ids, now));
  expect(ids.map((id) => found.get(id)?.why)).toEqual([
    'worksHere',
    'isOpen',
    'leftLately',
    undefined,
    'worksHere',
  ]);
  const before = await query('select * from employee where id = any($1) order by id', [
    ids.filter((id) => id !== person(5)),
  ]);
  expect(await erase(ids)).toEqual([person(5)]);
  expect(
    await query('select * from employee where id = any($1) order by id', [
      ids.filter((id) => id !== person(5)),
    ]),
  ).toEqual(before);
});
