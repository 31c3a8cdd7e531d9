import { beforeEach, expect, test } from 'vitest';
import { type Company, inBrand } from '#test/factories.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { loadAround } from './work-facts.ts';

const house = startApp();
let own: Company;
let assessed: { id: string; number: number };

beforeEach(async () => {
  house.setNow(testNow);
  ({ own } = await makeTwoCompanies(house.context, { howMany: 8 }, { howMany: 1 }));
  assessed = await startOne(house, own);
  await run(
    `update employee n set last_name = upper(e.last_name), first_name = e.first_name
     from employee e where n.id = $1 and e.id = $2`,
    [own.people[6], own.people[0]],
  );
});

const run = (text: string, values: unknown[]) => house.context.database.pool.query(text, values);

/** Makes a report about the one who is assessed: of that kind, on that day, with sums or without. */
const report = (kind: 'interim' | 'final', day: string, sums: string[][] = [[own.people[2]!]]) =>
  run(
    `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
       created_at, number, method, type, date_start, date_end, content, texts, sums)
     values ($1, $2, $3, $4, 3, $5, $6, '360', 'position', '2026-06-15', '2026-06-30', '{}', '{}', $7)`,
    [own.brandId, assessed.id, own.people[0], kind, day, assessed.number, JSON.stringify(sums)],
  );
const end = (day: string) =>
  run(`update questionary set status = 'done', done_at = $2 where id = $1`, [assessed.id, day]);

/** Whom of that name somebody meets who is about to be assessed. */
const namesakesOf = (subjectId: string) =>
  inBrand(house.context.database, own.brandId, async (scope) => {
    const { neighbours } = await loadAround(
      scope,
      { id: null, dateStart: '2026-06-15', sentAt: null },
      { subjectIds: [subjectId], raterIds: [own.people[1]!] },
      { now: new Date(testNow), timeZone: 'Europe/Moscow' },
    );
    return neighbours.filter(({ isNamesake }) => isNamesake).map(({ number }) => number);
  });

test('a namesake matters once a report about them tells something, and while it is compared', async () => {
  const same = own.people[6]!;
  expect(await namesakesOf(same)).toEqual([]);
  await report('interim', '2026-03-01T09:00:00Z', []);
  expect(await namesakesOf(same)).toEqual([]);
  await run(`update report set sums = $1`, [JSON.stringify([[own.people[2]]])]);
  expect(await namesakesOf(same)).toEqual([assessed.number]);
  expect(await namesakesOf(own.people[7]!)).toEqual([]);
  await end('2026-03-02T09:00:00Z');
  expect(await namesakesOf(same)).toEqual([]);
  await run('delete from report', []);
  await report('final', '2026-05-16T20:59:00Z');
  expect(await namesakesOf(same)).toEqual([]);
  await run('delete from report', []);
  await report('final', '2026-05-16T21:00:00Z');
  expect(await namesakesOf(same)).toEqual([assessed.number]);
});
