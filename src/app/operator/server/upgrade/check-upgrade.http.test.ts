import pg from 'pg';
import { expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { secureRows } from '#platform/server/db/row-security.ts';
import { knownMigrations } from '#platform/server/db/schema-release.ts';
import { migrate, migrateUpTo } from '#platform/server/schema/migrate.ts';
import { createOrdinaryDatabase } from '#test/start/ordinary-database.ts';
import { seen, startAttack, usualMark } from '#test/start/start-attack.ts';

/**
 * Assessments that ask some of the same raters about one person on the day of the upgrade. They can't be begun any more, so
 * they become so by a change of their rows.
 */
const attack = startAttack(32);
const { asking, as, person, ask, answer, end } = attack;
const { house, query } = asking;

/** The last step of programs that compare reports. */
const former = knownMigrations()[24]!.at;

const begin = async (places: number[], given: Parameters<typeof ask>[1] = {}) =>
  (await ask(as('colleague', ...places), given))!;

/** One of its raters is another person, as if that one had been asked. */
const swap = ({ id }: QuestionaryDetail, place: number, by: number) =>
  query(
    'update assignment set participant_id = $3 where questionary_id = $1 and participant_id = $2',
    [id, person(place), person(by)],
  );
const endedBefore = ({ id }: QuestionaryDetail, days: number) =>
  query(
    `update questionary set status = 'archived', done_at = now() - make_interval(days => $2)
     where id = $1`,
    [id, days],
  );
const rename = (place: number, lastName: string, firstName: string) =>
  query('update employee set last_name = $2, first_name = $3 where id = $1', [
    person(place),
    lastName,
    firstName,
  ]);

/** A database with the rows of this one in the tables of the former version, whose owner is no superuser. */
async function asBefore() {
  const database = await createOrdinaryDatabase();
  await migrateUpTo(database.url, former);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('set role none; set session_replication_role = replica');
  const { rows: tables } = await client.query<{ name: string; columns: string }>(`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and column_name not in ('sums', 'left_out_columns')
    group by table_name`);
  for (const { name, columns } of tables) {
    const [row] = await query<{ all: string }>(
      `select coalesce(json_agg(t), '[]')::text as all from "${name}" t`,
    );
    await client.query(
      `insert into "${name}" (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::"${name}", $1)`,
      [row!.all],
    );
  }
  await client.query(`
    select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1000000)
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`);
  await client.query('reset session_replication_role; reset role');
  await secureRows(client, () => {});
  await client.end();
  return database;
}

async function check(url: string): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  await runCommand(['check-upgrade'], { DATABASE_URL: url }, { say, ask: async () => '' });
  return lines;
}

test('the report of the later one shows no anonymous roles, and the check says so before', async () => {
  const first = await begin([2, 3, 4]);
  const ofSameName = await begin([5, 6, 7]);
  await rename(2, 'Ёжикова', 'Анна');
  await rename(5, 'АННА', 'Ежикова');
  const apart = await begin([8, 9, 10]);
  const openly = await begin([11, 12, 13], { isAnonymous: false });
  const afterOpen = await begin([14, 15, 16]);
  await swap(afterOpen, 14, 11);
  const ofAnother = await begin([17, 18, 19], { employeeList: [{ id: person(31) }] });
  await swap(ofAnother, 17, 2);
  const [over, lately] = [await begin([20, 21, 22]), await begin([23, 24, 25])];
  const afterOver = await begin([26, 27, 28]);
  await swap(afterOver, 26, 20);
  await swap(afterOver, 27, 23);
  await endedBefore(over, 31);
  await endedBefore(lately, 29);
  for (const [questionary, places] of [
    [ofSameName, [5, 6, 7]],
    [apart, [8, 9, 10]],
  ] as const)
    await answer(questionary, usualMark, places.map(person));

  const database = await asBefore();
  const { pool } = house.context.database;
  try {
    const [brand] = await query<{ name: string }>('select name from brand where id = $1', [
      asking.company.brandId,
    ]);
    const [subject] = await query<{ name: string }>(
      `select last_name || ' ' || first_name as name from employee where id = $1`,
      [person(0)],
    );
    const pairs = [
      [ofSameName, first],
      [afterOpen, openly],
      [afterOver, lately],
    ] as const;
    expect((await check(database.url)).slice(2)).toEqual(
      pairs.map(
        ([later, earlier]) =>
          `${brand!.name}: #${later.number}, ${subject!.name}; beside #${earlier.number}`,
      ),
    );
    await migrate(database.url);
    expect(await check(database.url)).toEqual(['Nothing that is shown today will be kept back.']);
    house.context.database.pool = openPool(database.url, () => {});
    const kept = await end(ofSameName);
    expect([seen(kept, 'colleague'), kept?.notShownSheetCount, kept?.comparableList]).toEqual([
      undefined,
      3,
      [{ number: first.number, types: ['colleague'] }],
    ]);
    const shown = await end(apart);
    expect([seen(shown, 'colleague')?.sheetCount, shown?.comparableList]).toEqual([3, []]);
  } finally {
    if (house.context.database.pool !== pool) await house.context.database.pool.end();
    house.context.database.pool = pool;
    await database.drop();
  }
});
