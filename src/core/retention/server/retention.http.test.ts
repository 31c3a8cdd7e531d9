import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Tx } from '#platform/server/db/scope.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { allKept, deleteSlice, findEnd } from './queries.ts';

/** What is deleted by the clock, and what isn't (rule 93). */
const house = startApp();
let own: Company;
let other: Company;
beforeEach(async () => {
  house.setNow(testNow);
  const make = () => makeCompany(house.context.database, new Date(testNow));
  [own, other] = [await make(), await make()];
  await query('delete from audit');
  await isUsed();
});

const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const night = () => tasks['delete-old'](house.context, {}, { attempt: 1, isLast: true });

/** Somebody worked so many days before the clock’s present time. */
const isUsed = (daysAgo = 8) =>
  query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
     values ($1, $2::timestamptz - make_interval(days => $3), '', '', 'update', 'brand', 'use', '{}')`,
    [other.brandId, house.context.now(), daysAgo],
  );

/** Rows of these ages in months in each table with a term, of both companies, so many of each. */
async function fill(ages: readonly number[], each = 1): Promise<void> {
  for (const { brandId } of [own, other])
    for (const age of ages) {
      const when = `'${testNow}'::timestamptz - make_interval(months => ${age}, hours => 1)`;
      await query(
        `insert into delivery (brand_id, id, channel, recipient, type, payload, state, created_at)
         select $1, gen_random_uuid(), 'email', 'a@example.ru', 'invitation', '{}', state, ${when}
         from unnest('{sent,failed}'::text[]) state, generate_series(1, $2)`,
        [brandId, each],
      );
      await query(
        `insert into notification (brand_id, id, membership_id, type, values, created_at)
         select $1, gen_random_uuid(), id, 'questionaryEnd', '{}', ${when}
         from (select id from membership where brand_id = $1 limit 1) m, generate_series(1, $2)`,
        [brandId, each],
      );
      await query(
        `insert into people_run (brand_id, id, origin, name, at, counts)
         select $1, gen_random_uuid(), 'file', '', ${when}, '{}' from generate_series(1, $2)`,
        [brandId, each],
      );
      await query(
        `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
         select $1, ${when}, '', '', 'update', 'brand', 'old', '{}' from generate_series(1, $2)`,
        [brandId, each],
      );
    }
}
/** The ages in months of what is left, oldest first. */
async function ages(table: string, { brandId }: Company): Promise<number[]> {
  const at = ['audit', 'people_run'].includes(table) ? 'at' : 'created_at';
  const rows = await query(
    `select extract(year from age) * 12 + extract(month from age) as months
     from (select age('${testNow}', ${at}) from ${table} o
       where brand_id = $1 and to_jsonb(o) ->> 'name' is distinct from 'use') a order by 1 desc`,
    [brandId],
  );
  return rows.map(({ months }) => Number(months));
}
const set = (column: string, months: number | null) =>
  query(`update brand set ${column} = $2 where id = $1`, [own.brandId, months]);

test('each company’s rows go after its own terms, and no others', async () => {
  await fill([37, 13, 7]);
  await set('audit_months', null);
  await set('notification_months', 6);
  for (let nights = 0; nights < 30; nights += 1) await night();
  expect(await ages('audit', own)).toEqual([37, 13, 7]);
  expect(await ages('audit', other)).toEqual([13, 7]);
  expect(await ages('people_run', own)).toEqual([37, 13, 7]);
  expect(await ages('people_run', other)).toEqual([13, 7]);
  expect(await ages('delivery', own)).toEqual([7, 7]);
  expect(await ages('notification', own)).toEqual([]);
  expect(await ages('notification', other)).toEqual([7]);
});

test('a thousand and more go in slices, in one night', async () => {
  await fillLog(2500);
  await night();
  expect(await ages('audit', own)).toEqual([]);
});

test('a clock that has jumped ahead deletes nothing, and says so; after a week of use it counts', async () => {
  await fill([35, 34, 20, 1]);
  const before = [await ages('audit', own), await ages('delivery', own)];
  const warn = vi.spyOn(house.context.log, 'warn').mockImplementation(() => {});
  house.setNow('2040-01-01T00:00:00Z');
  for (const daysAgo of [6, 15]) {
    await isUsed(daysAgo);
    await night();
  }
  expect([await ages('audit', own), await ages('delivery', own)]).toEqual(before);
  expect(warn.mock.calls).toEqual(Array(2).fill([expect.stringMatching(/clock may have jumped/)]));
  house.setNow('2040-01-03T00:00:00Z');
  await night();
  expect((await ages('audit', own)).length).toBe(3);
  warn.mockRestore();
});

test('where the clock stays years ahead, a night costs a month of the oldest, not everything', async () => {
  await fill([35, 34, 20, 1]);
  house.setNow('2040-01-01T00:00:00Z');
  await isUsed();
  await night();
  expect(await ages('audit', own)).toEqual([34, 20, 1]);
  expect((await ages('delivery', own)).length).toBe(6);
});

/** More than a slice of the log’s oldest rows, so many of them. */
const fillLog = (howMany: number) =>
  query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
     select $1, '2020-01-01'::timestamptz + make_interval(mins => n), '', '', 'update', 'brand', n::text, '{}'
     from generate_series(1, $2) n`,
    [own.brandId, howMany],
  );

test('what a night could not delete the next one does, and the rest did not wait for it', async () => {
  await fillLog(2500);
  await fill([13]);
  await query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`);
  await query(`create trigger refuse before delete on audit for each row
    when (old.name = '1500') execute function refuse()`);
  await expect(night()).rejects.toThrow();
  await query('drop function refuse cascade');
  expect([(await ages('audit', own)).length, await ages('delivery', own)]).toEqual([1501, []]);
  await night();
  expect(await ages('audit', own)).toEqual([13]);
});

test('two processes at once delete each row once, and neither fails', async () => {
  await fillLog(2500);
  await fill([13]);
  await Promise.all([night(), night(), night()]);
  for (const table of ['delivery', 'notification']) expect(await ages(table, own)).toEqual([]);
  await night();
  expect(await ages('audit', own)).toEqual([13]);
});

test('letters of an assessment in work stay, and so does what waits', async () => {
  await fill([14, 13]);
  const { id } = await createOne(house, own, {});
  await query(
    `update questionary set status = 'inwork', created_at = '${testNow}'::timestamptz - interval '20 months'
     where id = $1`,
    [id],
  );
  await query(`update delivery set state = 'waiting' where brand_id = $1 and state = 'failed'`, [
    other.brandId,
  ]);
  for (let nights = 0; nights < 3; nights += 1) await night();
  expect(await ages('delivery', own)).toEqual([14, 14, 13, 13]);
  expect(await ages('delivery', other)).toEqual([14, 13]);
});

test('a report that was sent is forgotten with its letters; the report stays', async () => {
  const { questionaryId, employeeId } = await keepReport(house, own, {
    employeeId: own.people[0]!,
  });
  await query(
    `insert into report_sending (brand_id, questionary_id, employee_id, id, text, sender_name,
       sender_email, locale, created_at)
     values ($1, $2, $3, gen_random_uuid(), '', '', '', 'ru', '2025-01-01')`,
    [own.brandId, questionaryId, employeeId],
  );
  await query(
    `insert into report_pdf (brand_id, questionary_id, employee_id, kind, passed_participant_count,
       locale, voice, edition, file, created_at)
     select brand_id, questionary_id, employee_id, kind, passed_participant_count, 'ru', 'other', '',
       '\\x00', '2025-01-01' from report where brand_id = $1`,
    [own.brandId],
  );
  await night();
  const left = (table: string) => query(`select from ${table} where brand_id = $1`, [own.brandId]);
  expect([(await left('report_sending')).length, (await left('report_pdf')).length]).toEqual([
    0, 0,
  ]);
  expect((await left('report')).length).toBe(1);
});

test('an index leads to what is old, and what is in work is asked once, not for each row', async () => {
  const { database, now } = house.context;
  // Much that is young, and counted: what an index is worth isn't left to what a former test left behind.
  await fill([1], 2_000);
  const plans = await acrossBrands(database, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`analyze delivery, notification, people_run, audit`);
    const said: string[] = [];
    const explain = async (statement: SQL) => {
      const { rows } = await tx.execute(sql`explain (costs off) ${statement}`);
      said.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return { rows: [], rowCount: 0 };
    };
    const only = { execute: explain } as unknown as Tx;
    for (const kept of allKept) {
      await findEnd(only, kept, own.brandId, now());
      await deleteSlice(only, kept, own.brandId, testNow);
    }
    return said;
  });
  expect(plans).toHaveLength(14);
  for (const plan of plans) {
    // A company has few sendings: among them no index by age is needed.
    expect(plan).toMatch(
      /Index Cond: .*brand_id.* AND .*(created_at|at) <|Index Scan (using|on) report_sending/,
    );
    expect(plan).not.toMatch(/SubPlan/);
  }
});

test('addresses are forgotten after 90 days, their entries stay', async () => {
  await query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details, address)
     select $1, '${testNow}'::timestamptz - make_interval(days => n), '', '', 'signIn', 'account', '', '{}', '10.0.0.0/24'
     from generate_series(1, 1200) n`,
    [own.brandId],
  );
  await set('audit_months', null);
  await night();
  const rows = await query('select address from audit where brand_id = $1', [own.brandId]);
  expect([rows.length, rows.filter(({ address }) => address !== null).length]).toEqual([1200, 90]);
});
