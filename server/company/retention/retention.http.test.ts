import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#server/start/tasks.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** What is deleted by the clock, and what isn't (rule 93). */
const house = startApp();
let own: Company;
let other: Company;
beforeEach(async () => {
  house.setNow(testNow);
  const make = () => makeCompany(house.context.database, new Date(testNow));
  [own, other] = [await make(), await make()];
});

const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const night = () => tasks['delete-old'](house.context, {}, { attempt: 1, isLast: true });

/** Rows of these ages in months in each table with a term, of both companies. */
async function fill(ages: readonly number[]): Promise<void> {
  for (const { brandId } of [own, other])
    for (const age of ages) {
      const when = `'${testNow}'::timestamptz - make_interval(months => ${age}, hours => 1)`;
      await query(
        `insert into delivery (brand_id, id, channel, recipient, type, payload, state, created_at)
         select $1, gen_random_uuid(), 'email', 'a@example.ru', 'invitation', '{}', state, ${when}
         from unnest('{sent,failed}'::text[]) state`,
        [brandId],
      );
      await query(
        `insert into notification (brand_id, id, membership_id, type, values, created_at)
         select $1, gen_random_uuid(), id, 'questionaryEnd', '{}', ${when} from membership
         where brand_id = $1 limit 1`,
        [brandId],
      );
      await query(
        `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
         values ($1, ${when}, '', '', 'update', 'brand', 'old', '{}')`,
        [brandId],
      );
    }
}
/** The ages in months of what is left, oldest first. */
async function ages(table: string, { brandId }: Company): Promise<number[]> {
  const at = table === 'audit' ? 'at' : 'created_at';
  const rows = await query(
    `select extract(year from age) * 12 + extract(month from age) as months
     from (select age('${testNow}', ${at}) from ${table} where brand_id = $1) a order by 1 desc`,
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
  expect(await ages('delivery', own)).toEqual([7, 7]);
  expect(await ages('notification', own)).toEqual([]);
  expect(await ages('notification', other)).toEqual([7]);
});

test('a thousand and more go in slices, in one night', async () => {
  await query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
     select $1, '2020-01-01'::timestamptz + make_interval(mins => n), '', '', 'update', 'brand', '', '{}'
     from generate_series(1, 2500) n`,
    [own.brandId],
  );
  await night();
  expect(await ages('audit', own)).toEqual([]);
});

test('a clock that is years ahead costs a month of the oldest, not everything', async () => {
  await fill([35, 34, 20, 1]);
  house.setNow('2040-01-01T00:00:00Z');
  await night();
  expect(await ages('audit', own)).toEqual([34, 20, 1]);
  expect((await ages('delivery', own)).length).toBe(6);
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
