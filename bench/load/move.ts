import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { receiveBrand } from '#app/operator/server/move/receive.ts';
import { sendBrand } from '#app/operator/server/move/send.ts';
import { openWire } from '#app/operator/server/move/wire.ts';
import { keysOf } from '../result/result-context.ts';
import { type Answered, makeAnswered } from '../set-up/answered.ts';
import { fillRows, type Verdict, withContext, withDatabase } from '../set-up/with-server.ts';

const people = 10_000;
const [subjects, raters] = [100, 12];
/** Of the assessment in work, and in the activity log. */
const assignments = 200_000;
const sheets = 100_000;
const entries = 200_000;
/** In seconds. */
const longest = 60;

/**
 * How long a company of 10,000 people can only be read while it moves to another database: with assessments in
 * work, their sealed answers and keys, and the activity log of years.
 */
export function moveBench(): Promise<Verdict> {
  return withContext(async (context, url) => {
    const done = Array.from({ length: subjects }, () => raters);
    const { brandId, questionaryId } = await makeAnswered(context, { raters, done });
    const slug = await fill({ brandId, questionaryId }, url);
    return withDatabase(async (target) => {
      const folder = await mkdtemp(join(tmpdir(), 'otsenka-move-keys-'));
      const placeOf = (keys: string) => ({
        config: { ...context.config, keys: { ...context.config.keys, folder: keys } },
      });
      const [there, back] = [new PassThrough(), new PassThrough()];
      try {
        const [sent] = await Promise.all([
          sendBrand({ ...placeOf(keysOf(url)), url }, openWire(back, there), slug).finally(() =>
            there.end(),
          ),
          receiveBrand({ ...placeOf(folder), url: target }, openWire(there, back), slug),
        ]);
        const seconds = sent.seconds ?? Number.POSITIVE_INFINITY;
        return {
          name: `Moving a company of ${people} people to another database`,
          lines: [
            `read only for ${seconds.toFixed(1)} s (at most ${longest}): ${sent.rows} rows, ${sent.keys} keys`,
          ],
          pass: seconds <= longest,
        };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}

/** People with accounts, assignments, sheets and log entries beside those made so far. Returns the short name. */
async function fill(
  { brandId, questionaryId }: Pick<Answered, 'brandId' | 'questionaryId'>,
  url: string,
): Promise<string> {
  return fillRows(url, async (sql) => {
    await sql(
      `insert into employee (brand_id, id, last_name, first_name, email, position_id, subdivision_id,
         in_company, in_position)
       select brand_id, gen_random_uuid(), 'Иванов-' || n, 'Ян', 'moved-' || n || '@example.ru', position_id,
         subdivision_id, '2020-02-01', '2021-04-05'
       from (select * from employee where brand_id = $1 limit 1) e, generate_series(1, $2::int) n`,
      [brandId, people],
    );
    await sql(
      `insert into account (id, email, first_name, last_name, password_hash)
       select id, email, first_name, last_name, repeat('x', 97) from employee
       where brand_id = $1 and email like 'moved-%'`,
      [brandId],
    );
    await sql(
      `insert into membership (brand_id, id, account_id, employee_id, roles)
       select brand_id, gen_random_uuid(), id, id, '{ROLE_EMPLOYEE}' from employee
       where brand_id = $1 and email like 'moved-%'`,
      [brandId],
    );
    await sql(
      `insert into assignment (brand_id, questionary_id, participant_id, subject_id, type, status)
       select $1, $2, p.id, s.employee_id, 'colleague', 'done'
       from (select id from employee where brand_id = $1 and email like 'moved-%' limit $3) p,
         questionary_subject s where s.brand_id = $1 and s.questionary_id = $2`,
      [brandId, questionaryId, assignments / subjects],
    );
    await sql(
      `insert into sheet (brand_id, questionary_id, subject_id, id, type, sealed)
       select brand_id, questionary_id, subject_id, gen_random_uuid(), type, sealed
       from sheet, generate_series(1, $2::int) where brand_id = $1`,
      [brandId, Math.ceil(sheets / (subjects * raters))],
    );
    await sql(
      `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
       select $1, now(), 'Анна Ким', 'anna@example.ru', 'update', 'employee', 'Иванов-' || n, '{}'
       from generate_series(1, $2::int) n`,
      [brandId, entries],
    );
    await sql('analyze');
    const { rows } = await sql('select slug from brand where id = $1', [brandId]);
    return String(rows[0]?.slug);
  });
}
