import { randomBytes, randomUUID } from 'node:crypto';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { fromRoot } from '#platform/server/shared/root.ts';
import { sourcesOf } from '#test/sources.ts';

/** Finds from the schema where people stand in the database, and writes a canary into every column of such rows. */

type Row = Record<string, unknown>;
interface Table {
  name: string;
  columns: PgColumn[];
  /** Its columns that name a row of another table, and that row's own. */
  links: { to: string; own: string[]; named: string[] }[];
}

async function readSchema(): Promise<Table[]> {
  const files = sourcesOf(['server'], { ending: /\/tables\/[^/]+\.ts$/ });
  const modules = await Promise.all(files.map(({ path }) => import(fromRoot(path))));
  const values = modules.flatMap((module) => Object.values(module));
  return values
    .filter((value) => is(value, PgTable))
    .map((table) => {
      const { name, columns, foreignKeys } = getTableConfig(table);
      const namesOf = (list: PgColumn[]) => list.map((column) => column.name);
      const links = foreignKeys.map((key) => {
        const { columns: own, foreignColumns: named, foreignTable } = key.reference();
        return { to: getTableConfig(foreignTable).name, own: namesOf(own), named: namesOf(named) };
      });
      return { name, columns, links: links.filter(({ to }) => to !== name) };
    });
}

/** Somebody is a record, an account, and what joins the two. */
const people = ['account', 'employee', 'membership'];

/** Adds the links that no foreign key tells of: a column of such a name, or one that has an employee's id in it. */
async function addLooseLinks(pool: pg.Pool, tables: Table[]): Promise<void> {
  const keys = tables.flatMap(({ links }) => links.filter(({ to }) => people.includes(to)));
  const targetOf = new Map(keys.map(({ own, to }) => [own.at(-1), to]));
  for (const { name: table, columns, links } of tables) {
    const linked = links.flatMap(({ own }) => own);
    for (const { name } of columns.filter((column) => column.getSQLType() === 'uuid')) {
      if (linked.includes(name) || people.includes(table)) continue;
      const of = `select from ${table} t join employee e on e.id = t.${name} limit 1`;
      const to = targetOf.get(name) ?? ((await pool.query(of)).rowCount ? 'employee' : undefined);
      if (to) links.push({ to, own: [name], named: ['id'] });
    }
  }
}

/** The tables that lead to a person by their links, each after those that it names. */
function thoseOfPeople(tables: Table[]): Table[] {
  const names = new Set(people);
  for (let before = 0; before < names.size; ) {
    before = names.size;
    for (const { name, links } of tables)
      if (links.some(({ to }) => names.has(to))) names.add(name);
  }
  const left = tables
    .filter(({ name }) => names.has(name))
    .map((table) => ({ ...table, links: table.links.filter(({ to }) => names.has(to)) }));
  const sorted: Table[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ links }) =>
      links.every(({ to }) => sorted.some(({ name }) => name === to)),
    );
    if (next < 0) throw new Error('tables of people name each other in a circle');
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}

const canaryDay = '1987-03-21';
const canaryNumber = 31_987;

/** Undefined where the column names a row, has one of the program's own words, or must have what it has. */
function canaryFor({ links }: Table, column: PgColumn, word: string): unknown {
  const { name, enumValues, notNull } = column;
  if (enumValues?.length || links.some(({ own }) => own.includes(name))) return undefined;
  const type = column.getSQLType();
  if (type === 'text') return word;
  if (type === 'text[]') return [word];
  if (type === 'jsonb') return { [word]: word };
  if (type === 'bytea') return `\\x${Buffer.from(word).toString('hex')}`;
  if (type === 'date') return canaryDay;
  if (notNull) return undefined;
  if (type.startsWith('timestamp')) return canaryDay;
  return ['smallint', 'integer', 'bigint'].includes(type) ? canaryNumber : undefined;
}

/**
 * Makes somebody of this company with a row in every table that holds people: a copy of one that is there, if there is a
 * choice of this questionary. Every table must have rows (`fillEveryTable`). `columnsWith` names the columns in
 * which a canary stands.
 */
export async function fillPerson(
  pool: pg.Pool,
  { brandId, questionaryId }: { brandId: string; questionaryId: string },
): Promise<{ employeeId: string; columnsWith(): Promise<string[]> }> {
  const word = randomBytes(6).toString('hex');
  const schema = await readSchema();
  await addLooseLinks(pool, schema);
  const made = new Map<string, Row[]>();
  let count = 0;

  for (const table of thoseOfPeople(schema)) {
    const { name, links } = table;
    const columns = table.columns.filter(({ generated }) => !generated);
    const of = columns.some((column) => column.name === 'brand_id') ? 'brand_id = $1' : '$1 <> $2';
    const { rows } = await pool.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} t where ${of}
       order by (to_jsonb(t) ->> 'questionary_id' = $2) desc nulls last, t::text limit 1`,
      [brandId, questionaryId],
    );
    // One copy for each way to be in the table; a membership is of its record and its account at once.
    const ways = links.map(({ to, own, named }) =>
      made
        .get(to)
        ?.map((row) => Object.fromEntries(own.map((key, at) => [key, row[named[at] ?? '']]))),
    );
    const each = ways.flatMap((way) => way ?? []);
    const copies = people.includes(name) ? [Object.assign({}, ...each)] : each;
    const list = columns.map((column) => `"${column.name}"`).join();
    const kept: Row[] = [];
    for (const pointing of copies) {
      count += 1;
      const canaries = columns.flatMap((column) => {
        const canary = canaryFor(table, column, `${word}-${count}`);
        return canary === undefined ? [] : [[column.name, canary]];
      });
      const id = typeof rows[0]?.row.id === 'string' ? { id: randomUUID() } : {};
      const row = { ...rows[0]?.row, ...Object.fromEntries(canaries), ...id, ...pointing };
      const { rowCount } = await pool.query(
        `insert into ${name} (${list}) select ${list} from jsonb_populate_record(null::${name}, $1)
         on conflict do nothing`,
        [row],
      );
      if (rowCount) kept.push(row);
    }
    if (kept.length === 0) throw new Error(`no row of the person in ${name}`);
    made.set(name, kept);
  }

  const wanted = `${word}|${Buffer.from(word).toString('hex')}|^${canaryDay}|^${canaryNumber}$`;
  const columnsWith = async () => {
    const found: string[] = [];
    for (const { name, columns } of schema)
      for (const column of columns) {
        const of = `select from ${name} where "${column.name}"::text ~ $1 limit 1`;
        if ((await pool.query(of, [wanted])).rowCount) found.push(`${name}.${column.name}`);
      }
    return found.sort();
  };
  return { employeeId: String(made.get('employee')?.[0]?.id), columnsWith };
}
