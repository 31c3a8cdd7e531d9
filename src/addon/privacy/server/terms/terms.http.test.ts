import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { makeCompany } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Reports whose term is over: told, then deleted, and what stays (rule 113). */
const asking = startAsking();
const { house, query } = asking;
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.parse(testNow) + days * day);
const goTo = async (days: number) => {
  house.setNow(at(days).toISOString());
  await isUsed(days);
  // The session is over by then.
  const { token } = await enter(house.context, asking.company, ['ROLE_HR']);
  asking.company.hrToken = token;
};
const night = () => tasks['keep-terms'](house.context, {}, { attempt: 1, isLast: true });
/** Somebody worked a week before. */
const isUsed = (days: number) =>
  query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
     values ($1, $2, '', '', 'update', 'brand', 'use', '{}')`,
    [asking.company.brandId, at(days - 8).toISOString()],
  );
beforeEach(async () => {
  await asking.over();
  await query(
    'update brand set report_months = null, reports_told_at = null, former_months = null',
  );
  await query('update brand set report_months = 12 where id = $1', [asking.company.brandId]);
});

/** Keeps reports made so many days ago, of assessments that are over. Returns their numbers. */
async function keep(...daysAgo: number[]): Promise<number[]> {
  const numbers = [];
  for (const days of daysAgo) {
    const createdAt = at(-days).toISOString();
    const employeeId = asking.company.people[6]!;
    const { questionaryId, number } = await keepReport(house, asking.company, {
      employeeId,
      createdAt,
    });
    await query(`update questionary set status = 'done', done_at = $2 where id = $1`, [
      questionaryId,
      createdAt,
    ]);
    numbers.push(number);
  }
  return numbers;
}
const left = async (): Promise<number[]> =>
  (
    await query<{ number: number }>(
      `select number from report where brand_id = $1 and kind = 'final' order by number`,
      [asking.company.brandId],
    )
  ).map(({ number }) => number);

test('the first time is told two weeks before, by letter and in the bell, with a list', async () => {
  const [old, soon, young] = await keep(400, 360, 100);
  await goTo(0);
  await night();
  expect(await left()).toEqual([old, soon, young]);
  const { body } = await house.call(getNotificationList, { token: asking.company.hrToken });
  expect(body.data[0]).toMatchObject({
    type: 'termOver',
    text: expect.stringMatching(/^С 29\sиюня 2026\sг\. будут удалены 2\sотчёта/),
    path: '/estimation/reports',
  });
  await runDueJobs(house.context, tasks);
  const letters = asking.box.mails.filter(({ subject }) => subject?.includes('с истёкшим сроком'));
  expect(letters).toHaveLength(2);
  for (const number of [old, soon]) expect(letters[0]?.text).toMatch(new RegExp(`№\\s${number}:`));
  expect(letters[0]?.text).not.toMatch(new RegExp(`№\\s${young}:`));

  await goTo(13);
  await night();
  expect(await left()).toEqual([old, soon, young]);
  await goTo(14);
  for (let nights = 0; nights < 2; nights += 1) await night();
  expect(await left()).toEqual([young]);
  const noted = `select details from audit where verb = 'delete' and brand_id = $1 order by id`;
  expect(await query(noted, [asking.company.brandId])).toEqual(
    [old, soon].map((number) => ({ details: { reportCount: 1, numberList: [number] } })),
  );
  await goTo(300);
  await night();
  expect(await left()).toEqual([]);
});

test('a night deletes a month of the oldest, however many there are, and an entry says how many', async () => {
  const kept = await keep(800, 790, 780, 700);
  await query('update brand set reports_told_at = $1', [at(-20).toISOString()]);
  await goTo(0);
  await night();
  expect(await left()).toEqual(kept.slice(3));
  const [noted] = await query<{ details: object }>(
    `select details from audit where verb = 'delete' and brand_id = $1`,
    [asking.company.brandId],
  );
  expect(noted?.details).toEqual({ reportCount: 3, numberList: kept.slice(0, 3) });
});

test('without a term nothing goes, nor in another company', async () => {
  const kept = await keep(4000);
  const other = await makeCompany(house.context.database, at(0), { reportMonths: 3 });
  await query('update brand set report_months = null where id = $1', [asking.company.brandId]);
  await goTo(0);
  await night();
  await goTo(15);
  await night();
  expect(await left()).toEqual(kept);
  expect(await query('select reports_told_at from brand where id = $1', [other.brandId])).toEqual([
    { reports_told_at: null },
  ]);
});

test('a clock that has jumped ahead tells and deletes nothing', async () => {
  const kept = await keep(100);
  house.setNow(at(4000).toISOString());
  await night();
  expect(await left()).toEqual(kept);
  const told = 'select reports_told_at as at from brand where id = $1';
  expect(await query(told, [asking.company.brandId])).toEqual([{ at: null }]);
  // Told by a clock that was ahead, and set back since: it is told again, and waits again.
  await query('update brand set reports_told_at = $1, report_months = 3', [at(4000).toISOString()]);
  await goTo(0);
  await night();
  expect(await left()).toEqual(kept);
  expect(await query(told, [asking.company.brandId])).toEqual([{ at: at(0) }]);
});

test('its PDFs, what was sent of it, its named answers and their key go with it, and it is not made again', async () => {
  await asking.start({ isAnonymous: false });
  const { id } = asking.questionary;
  const token = await asking.tokenOf(asking.company.people[2]);
  expect((await asking.answer(token)).status).toBe(200);
  await asking.report();
  const rows = async () =>
    Promise.all(
      ['report', 'report_sending', 'sheet', 'sheet_key'].map(
        async (table) =>
          (await query(`select from ${table} where questionary_id = $1`, [id])).length,
      ),
    );
  await query(
    `insert into report_sending (brand_id, questionary_id, employee_id, id, text, sender_name,
       sender_email, locale, created_at)
     select brand_id, questionary_id, employee_id, gen_random_uuid(), '', '', '', 'ru', $2
     from report where questionary_id = $1`,
    [id, at(0)],
  );
  expect(await rows()).toEqual([1, 1, 1, 1]);
  await query('update brand set reports_told_at = $1', [at(0).toISOString()]);
  await goTo(400);
  await night();
  await tasks['make-missing-reports'](house.context, {}, { attempt: 1, isLast: true });
  await runDueJobs(house.context, tasks);
  expect(await rows()).toEqual([0, 0, 0, 0]);
});

test('nothing of an open assessment goes', async () => {
  const { people } = asking.company;
  const { id, number } = await asking.start();
  for (const place of [1, 2, 3, 4])
    expect((await asking.answer(await asking.tokenOf(people[place]))).status).toBe(200);
  await asking.report();
  await query(`update questionary set status = 'inwork' where id = $1`, [id]);
  await query('update brand set reports_told_at = $1', [at(0).toISOString()]);
  await goTo(400);
  await night();
  expect(await left()).toEqual([number]);
  await query(`update questionary set status = 'archived' where id = $1`, [id]);
  await night();
  expect(await left()).toEqual([]);
});

test('former people are told of and erased in the same way; who can’t be erased stays', async () => {
  const { people, brandId } = asking.company;
  const leave = (place: number, days: number) =>
    query('update employee set fired_at = $2 where id = $1', [people[place], at(-days)]);
  await query('update brand set report_months = null, former_months = 36 where id = $1', [brandId]);
  for (const [place, days] of [
    [5, 1200],
    [6, 1190],
    [7, 400],
  ] as const)
    await leave(place, days);
  const kept = await keep(100);
  // Still to be asked: a draft names this one.
  const { id } = await createOne(house, asking.company, { participantList: [] });
  await query(
    `insert into questionary_participant (brand_id, questionary_id, employee_id, type)
     values ($1, $2, $3, 'colleague')`,
    [brandId, id, people[5]],
  );
  const names = async () =>
    (
      await query<{ name: string }>(
        `select last_name as name from employee where id = any ($1) order by fired_at`,
        [people.slice(5, 8)],
      )
    ).map(({ name }) => name);
  const before = await names();
  await goTo(0);
  await night();
  expect(await names()).toEqual(before);
  const { body } = await house.call(getNotificationList, { token: asking.company.hrToken });
  expect(body.data[0]).toMatchObject({
    text: expect.stringMatching(/^С 29\sиюня 2026\sг\. будут стёрты данные 1\sбывшего сотрудника/),
    path: '/structure/fired-employees',
  });
  await runDueJobs(house.context, tasks);
  const letters = asking.box.mails.filter(({ subject }) => subject?.includes('бывших сотрудников'));
  expect(letters[0]?.text).toContain(before[1]);
  expect(letters[0]?.text).not.toContain(before[2]);
  await goTo(14);
  // More than a month after the oldest of tonight: another night’s.
  await leave(4, 1100);
  await night();
  expect(await names()).toEqual([before[0], 'Бывший сотрудник', before[2]]);
  const erased = 'select id from employee where brand_id = $1 and erased_number is not null';
  expect(await query(erased, [brandId])).toEqual([{ id: people[6] }]);
  expect(await left()).toEqual(kept);
  expect(
    await query(`select actor_name, name from audit where verb = 'erase' and brand_id = $1`, [
      brandId,
    ]),
  ).toEqual([{ actor_name: '', name: '' }]);
});
