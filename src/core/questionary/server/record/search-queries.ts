import { and, between, eq, or, type SQL, sql } from 'drizzle-orm';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { holds, holdsWords } from '#platform/server/db/search.ts';

/**
 * Searches questionaries by number ("12", "№ 12"), position, subdivision, and whomever they assess, e-mail included; a
 * number is looked for in no person's name and e-mail, where it says nothing. Names are searched once each, and each name
 * found leads to its questionaries by an index. PostgreSQL guesses that a text is found in a third of all rows, so the order
 * of these steps is forced on it (`offset 0`): left alone it compares every questionary with every name.
 */

/** Up to this many rows are gathered and sorted. More are met soon enough by walking through the order. */
const few = 2000;

/** What is asked of rows besides the search, in which order they stand, and which of them are wanted. */
export interface WantedRows {
  filters: SQL | undefined;
  order: SQL;
  limit: number;
  offset: number;
}

/** The rows gathered: those of the page, and how many fit the filters. */
type Gathered = {
  /** The page. */
  ids: string[];
  count: number;
  /** More would be found than was gathered: the page is to be found otherwise, and the count is of a part. */
  isPart: boolean;
};

/** Gathers what was searched for, but no more than a few. */
export async function gatherFound(
  { tx, brandId }: Scope,
  q: string,
  { filters, order, limit, offset }: WantedRows,
): Promise<Gathered> {
  const { id, number, dateStart } = questionary;
  const { rows } = await tx.execute<Gathered>(sql`
    with about as materialized (${aboutPeople(brandId, q)} limit ${few + 1}),
    found as materialized (
      select * from (${foundRows(brandId, q)}) every limit ${few + 1}),
    hit as materialized (
      select distinct ${id}, ${number}, ${dateStart} from found as ${questionary} where ${filters})
    select greatest((select count(*) from found), (select count(*) from about)) > ${few} as "isPart",
      (select count(*) from hit)::int as count,
      array(select ${id} from hit as ${questionary} order by ${order} limit ${limit} offset ${offset}) as ids`);
  return rows[0] ?? { ids: [], count: 0, isPart: false };
}

/**
 * The rows found by one thing after another, so with repetitions. Each has the columns that filters and orders ask for.
 */
function foundRows(brandId: string, q: string): SQL {
  const { id, number, status, method, type, dateStart, dateEnd, broughtAt, cycleId } = questionary;
  const { positionId, subdivisionId } = questionary;
  const columns = sql.join(
    [id, number, status, method, type, dateStart, dateEnd, broughtAt, cycleId],
    sql`, `,
  );
  const where = (condition: SQL | undefined) =>
    sql`select ${columns} from ${questionary} where ${and(eq(questionary.brandId, brandId), condition)}`;
  const arms = [
    sql`select one.* from position place
      cross join lateral (${where(sql`${positionId} = place.id`)} offset 0) one
      where ${isNamed(brandId, q)}`,
    sql`select one.* from subdivision place
      cross join lateral (${where(sql`${subdivisionId} = place.id`)} offset 0) one
      where ${isNamed(brandId, q)}`,
  ];
  const numbered = ofNumber(q);
  arms.push(
    numbered
      ? where(numbered)
      : sql`select one.* from (select distinct id from about) about
          cross join lateral (${where(sql`${id} = about.id`)} offset 0) one`,
  );
  return sql.join(arms, sql` union all `);
}

/** Those that assess such people, with repetitions. */
const aboutPeople = (brandId: string, q: string): SQL =>
  sql`select one.id from employee e cross join lateral (
      select s.questionary_id as id from questionary_subject s
      where s.brand_id = ${brandId} and s.employee_id = e.id offset 0) one
    where ${ofNumber(q) ? sql`false` : isPerson(brandId, q)}`;

/** The same search as a condition on each questionary. */
export function isFound(brandId: string, q: string): SQL | undefined {
  const { id, positionId, subdivisionId } = questionary;
  return or(
    sql`${positionId} in (select place.id from position place where ${isNamed(brandId, q)})`,
    sql`${subdivisionId} in (select place.id from subdivision place where ${isNamed(brandId, q)})`,
    ofNumber(q) ??
      sql`exists (select from questionary_subject s
        join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
        where s.brand_id = ${brandId} and s.questionary_id = ${id} and ${isPerson(brandId, q)}
        offset 0)`,
  );
}

const isPerson = (brandId: string, q: string) =>
  sql`e.brand_id = ${brandId} and ${holdsWords(sql`e.search_text`, q)}`;
const isNamed = (brandId: string, q: string) =>
  sql`place.brand_id = ${brandId} and ${holds(sql`place.name`, q)}`;

/** The largest number there can be has this many digits. */
const longestNumber = 9;

/** The numbers that begin with what was typed, as ranges: 12, 120 to 129, 1200 to 1299 and so on. */
function ofNumber(q: string): SQL | undefined {
  const typed = q.replace(/^(№|#|No\.?)\s*/i, '');
  if (!/^[1-9]\d{0,8}$/.test(typed)) return undefined;
  const from = Number(typed);
  const powers = Array.from(
    { length: longestNumber - typed.length + 1 },
    (_, zeros) => 10 ** zeros,
  );
  return or(
    ...powers.map((power) => between(questionary.number, from * power, (from + 1) * power - 1)),
  );
}
