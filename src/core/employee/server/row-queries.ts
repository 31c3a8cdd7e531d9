import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isArchived } from '#core/directory/server/queries.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import type { EmployeeForm } from '#core/employee/contract/employee.ts';
import {
  type EmployeeField,
  employeeFieldNames,
} from '#core/employee/contract/rules/directory-fields.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { idList, textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import { columnsOf } from './person-columns.ts';
import type { EmployeeColumns, Places, SavedEmployee } from './rules.ts';

/** Rows of employees as they are saved. Many travel as one JSON text, as the number of parameters is limited. */

/** The columns that a form fills. Every query that reads or writes employees builds its list from this one. */
export const formColumns = columnsOf(employeeFieldNames);

const listed = (part: (field: EmployeeField) => SQL): SQL =>
  sql.join(employeeFieldNames.map(part), sql`, `);
const columnOf = (field: EmployeeField) => sql`${sql.identifier(formColumns[field].name)}`;
const fieldOf = (field: EmployeeField) => sql`r.${sql.identifier(field)}`;
const typed = (field: EmployeeField) =>
  sql`${sql.identifier(field)} ${sql.raw(formColumns[field].getSQLType())}`;

const saved = {
  id: employee.id,
  version: employee.version,
  ...formColumns,
  isFired: sql<boolean>`${employee.firedAt} is not null`,
  isDeleted: sql<boolean>`${employee.deletedAt} is not null`,
};

const select = ({ tx, brandId }: Scope, wanted: SQL | undefined) =>
  tx
    .select(saved)
    .from(employee)
    .where(and(eq(employee.brandId, brandId), wanted));

/** An employee who is not deleted, locked until the transaction ends. */
export async function lockEmployee(scope: Scope, id: string): Promise<SavedEmployee> {
  const [row] = await select(scope, and(eq(employee.id, id), isNull(employee.deletedAt))).for(
    'update',
  );
  return orNotFound(row);
}

/** Employees by e-mail, including the fired and the deleted. */
export async function findSavedEmployees(
  scope: Scope,
  emails: readonly string[],
): Promise<Map<string, SavedEmployee>> {
  const rows = await select(scope, sql`${employee.email} in ${textList(emails)}`);
  return new Map(rows.map((row) => [row.email, row]));
}

/** Employees by id, including the fired and the deleted. */
export async function listSavedEmployees(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, SavedEmployee>> {
  const rows = await select(scope, sql`${employee.id} in ${idList(ids)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of these positions and subdivisions that exist in the brand. Nobody can delete or archive them meanwhile. */
export async function keepPlaces(
  scope: Scope,
  forms: readonly Pick<EmployeeForm, 'positionId' | 'subdivisionId'>[],
): Promise<Places> {
  const ids = (key: 'positionId' | 'subdivisionId') => [...new Set(forms.map((one) => one[key]))];
  const positions = await keepRows(scope, position, ids('positionId'));
  const subdivisions = await keepRows(scope, subdivision, ids('subdivisionId'));
  const idsOf = (rows: typeof positions) => new Set(rows.map(({ id }) => id));
  return {
    positionIds: idsOf(positions),
    subdivisionIds: idsOf(subdivisions),
    archivedIds: idsOf([...positions, ...subdivisions].filter((place) => place.isArchived)),
  };
}

async function keepRows(
  { tx, brandId }: Scope,
  table: typeof position | typeof subdivision,
  ids: string[],
) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: table.id, isArchived: isArchived(table) })
    .from(table)
    .where(and(eq(table.brandId, brandId), inArray(table.id, ids)))
    .for('key share');
}

type Row = EmployeeColumns & { id: string };

/** Reads the rows as a table named `r`. */
const recordsOf = (rows: readonly Row[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, ${listed(typed)})`;

export async function insertEmployees(
  { tx, brandId }: Scope,
  rows: readonly Row[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into employee (brand_id, id, created_at, ${listed(columnOf)})
    select ${brandId}, r.id, ${now.toISOString()}, ${listed(fieldOf)} from ${recordsOf(rows)}`);
}

/** Saves known employees, all but their e-mail. Who is back is neither deleted nor fired any more. */
export async function updateEmployees(
  { tx, brandId }: Scope,
  rows: readonly Row[],
  { isBack, now }: { isBack: boolean; now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const isReachedAnew = isBack ? sql`true` : sql`e.slack_id is distinct from r."slackId"`;
  await tx.execute(sql`
    update employee e set ${listed((field) => sql`${columnOf(field)} = ${fieldOf(field)}`)},
      version = e.version + 1,
      address_since = case when ${isReachedAnew} then ${now.toISOString()}::timestamptz else e.address_since end
      ${isBack ? sql`, fired_at = null, deleted_at = null` : sql``}
    from ${recordsOf(rows)}
    where e.brand_id = ${brandId} and e.id = r.id`);
}

export async function hideEmployee({ tx, brandId }: Scope, id: string, now: Date): Promise<void> {
  await tx
    .update(employee)
    .set({ deletedAt: now, version: sql`${employee.version} + 1` })
    .where(and(eq(employee.brandId, brandId), eq(employee.id, id)));
}

/** Notes the last day at work of these people. */
export async function markFormer(
  { tx, brandId }: Scope,
  ids: readonly string[],
  day: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(employee)
    .set({ firedAt: day, version: sql`${employee.version} + 1` })
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, [...ids])));
}
