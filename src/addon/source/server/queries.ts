import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { source } from '#addon/source/server/tables/source.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { formColumns } from '#core/employee/server/row-queries.ts';
import { nameless } from '#core/employee/server/run/kept-outlook.ts';
import { nameOfUser } from '#core/employee/server/run/queries.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { peopleRun } from '#core/employee/server/tables/run.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { Present } from './coming.ts';

export type SourceRow = typeof source.$inferSelect;
type NewSource = Omit<typeof source.$inferInsert, 'brandId'>;
export type OpenRun = Awaited<ReturnType<typeof lockRunRow>>;

const isOne = ({ brandId }: Scope, id: string) =>
  and(eq(source.brandId, brandId), eq(source.id, id));

export const listSources = ({ tx, brandId }: Scope): Promise<SourceRow[]> =>
  tx
    .select()
    .from(source)
    .where(eq(source.brandId, brandId))
    .orderBy(asc(source.createdAt), asc(source.id));

export async function getSourceRow(scope: Scope, id: string): Promise<SourceRow> {
  const [row] = await scope.tx.select().from(source).where(isOne(scope, id));
  return orNotFound(row);
}

/** Undefined where it is gone. Nobody else reads or changes it until the transaction ends. */
export async function lockSource(scope: Scope, id: string): Promise<SourceRow | undefined> {
  const [row] = await scope.tx.select().from(source).where(isOne(scope, id)).for('update');
  return row;
}

export async function insertSource({ tx, brandId }: Scope, row: NewSource): Promise<void> {
  await tx.insert(source).values({ ...row, brandId });
}

/** A change of the settings. */
export async function updateSource(scope: Scope, id: string, changed: Partial<NewSource>) {
  await scope.tx
    .update(source)
    .set({ ...changed, version: sql`${source.version} + 1` })
    .where(isOne(scope, id));
}

/** What was learned of it, which is no change of the settings. */
export async function noteLearned(scope: Scope, id: string, learned: Partial<NewSource>) {
  await scope.tx.update(source).set(learned).where(isOne(scope, id));
}

export async function deleteSourceRow(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(source).where(isOne(scope, id));
}

/** Whether a brand `b` has sources that are looked at. */
export const hasSources = sql`exists (select from source s where s.brand_id = b.id and s.is_active)`;

/** Whose files they are, and how the company reads them. */
export async function getReader({ tx, brandId }: Scope) {
  const { slug, timeZone, defaultLocale } = brand;
  const [row] = await tx
    .select({ slug, timeZone, locale: sql<Locale>`${defaultLocale}` })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(row);
}

/** Everybody who works here, with their rights, and whether an anonymous assessment has asked them. */
export function listPresent({ tx, brandId }: Scope): Promise<Present[]> {
  return tx
    .select({
      saved: {
        id: employee.id,
        version: employee.version,
        ...formColumns,
        isFired: sql<boolean>`false`,
        isDeleted: sql<boolean>`false`,
      },
      roles: sql<string[]>`coalesce(${membership.roles}, '{}')`,
      isAsked: sql<boolean>`${employee.id} in (
        select p.employee_id from questionary_participant p
        join questionary q on q.brand_id = ${brandId} and q.id = p.questionary_id
        where p.brand_id = ${brandId} and q.is_anonymous and q.status = 'inwork')`,
    })
    .from(employee)
    .leftJoin(
      membership,
      and(eq(membership.brandId, brandId), eq(membership.employeeId, employee.id)),
    )
    .where(
      and(eq(employee.brandId, brandId), isNull(employee.deletedAt), isNull(employee.firedAt)),
    );
}

const shownOfRun = {
  id: peopleRun.id,
  name: peopleRun.name,
  sourceId: peopleRun.sourceId,
  sourceName: peopleRun.sourceName,
  state: peopleRun.state,
  at: peopleRun.at,
  outlook: peopleRun.outlook,
  undoneAt: peopleRun.undoneAt,
};

/** A run of a source. A refused file that came by a key is shown as one of them. */
const isRun = ({ brandId }: Scope, id: string) =>
  and(
    eq(peopleRun.brandId, brandId),
    eq(peopleRun.id, id),
    sql`(${peopleRun.origin} = 'source' or ${peopleRun.origin} = 'key' and ${peopleRun.state} = 'refused')`,
  );

/** One run of a source, without its file. */
export async function getRunRow(scope: Scope, id: string) {
  const [row] = await scope.tx
    .select({ ...shownOfRun, doneBy: nameOfUser(sql`people_run.by`, scope.locale) })
    .from(peopleRun)
    .where(isRun(scope, id));
  return orNotFound(row);
}

/** The same with its file and marks, locked until the transaction ends. */
export async function lockRunRow(scope: Scope, id: string) {
  const { fileAt, marks, sealedFile } = peopleRun;
  const [row] = await scope.tx
    .select({ ...shownOfRun, fileAt, marks, sealedFile })
    .from(peopleRun)
    .where(isRun(scope, id))
    .for('update');
  return orNotFound(row);
}

/** The last run of each of these sources. */
export async function listLastRuns({ tx, brandId }: Scope, sourceIds: readonly string[]) {
  if (sourceIds.length === 0) return new Map<string, Pick<OpenRun, 'id' | 'state' | 'at'>>();
  const { id, sourceId, state, at } = peopleRun;
  const rows = await tx
    .selectDistinctOn([sourceId], { id, sourceId, state, at })
    .from(peopleRun)
    .where(and(eq(peopleRun.brandId, brandId), inArray(sourceId, [...sourceIds])))
    .orderBy(sourceId, sql`${at} desc`);
  return new Map(rows.map(({ sourceId: from, ...row }) => [from ?? '', row]));
}

type NewRun = Required<
  Pick<
    typeof peopleRun.$inferInsert,
    'id' | 'name' | 'state' | 'at' | 'counts' | 'outlook' | 'marks' | 'sealedFile' | 'fileAt'
  >
>;

export async function insertSourceRun(
  { tx, brandId }: Scope,
  { source: from, ...row }: NewRun & { source: Pick<SourceRow, 'id' | 'name'> },
): Promise<void> {
  const { id: sourceId, name: sourceName } = from;
  await tx.insert(peopleRun).values({ ...row, brandId, origin: 'source', sourceId, sourceName });
}

/** Keeps what the file of a waiting run would do by now. */
export async function updateOutlook(
  scope: Scope,
  id: string,
  changed: Pick<NewRun, 'outlook' | 'marks' | 'counts'>,
): Promise<void> {
  await scope.tx.update(peopleRun).set(changed).where(isRun(scope, id));
}

/** Whom a file would change is forgotten with the file. */
const forgotten = {
  marks: null,
  sealedFile: null,
  outlook: sql`${peopleRun.outlook} || ${JSON.stringify(nameless)}::jsonb`,
};

/** Forgets the file of a run that was taken, and whom it would change: whom it has changed is kept beside the run. */
export async function forgetOutlook(scope: Scope, id: string): Promise<void> {
  await scope.tx.update(peopleRun).set(forgotten).where(isRun(scope, id));
}

const isOpen = inArray(peopleRun.state, ['waiting', 'stopped']);

/** Ends what waits, and forgets its file. `by`: the membership of who said no. Returns what has ended. */
const closeRuns = (
  { tx, brandId }: Scope,
  which: SQL | undefined,
  { state, by = null }: { state: 'refused' | 'replaced'; by?: string | null },
) =>
  tx
    .update(peopleRun)
    .set({ state, by, ...forgotten })
    .where(and(eq(peopleRun.brandId, brandId), eq(peopleRun.origin, 'source'), isOpen, which))
    .returning({ id: peopleRun.id, source: peopleRun.sourceName });

export const refuseRunRow = (scope: Scope, id: string, by: string) =>
  closeRuns(scope, eq(peopleRun.id, id), { state: 'refused', by });

export const replaceOpenRuns = (scope: Scope, sourceId: string) =>
  closeRuns(scope, eq(peopleRun.sourceId, sourceId), { state: 'replaced' });

export const refuseOpenRuns = (scope: Scope, sourceId: string) =>
  closeRuns(scope, eq(peopleRun.sourceId, sourceId), { state: 'refused' });

/** Whether a brand `b` has files that wait since before this moment. */
export const hasWaitedSince = (before: Date): SQL => sql`exists (select from people_run r
  where r.brand_id = b.id and r.sealed_file is not null and r.at < ${before.toISOString()}::timestamptz)`;

export const refuseAllOpenRuns = (scope: Scope) =>
  closeRuns(scope, undefined, { state: 'refused' });

export const forgetWaiting = (scope: Scope, before: Date) =>
  closeRuns(scope, sql`${peopleRun.at} < ${before.toISOString()}::timestamptz`, {
    state: 'refused',
  });

/** The names of all places, archived ones too. */
export async function listPlaceNames({ tx, brandId }: Scope) {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from position where brand_id = ${brandId}
    union all select id, name from subdivision where brand_id = ${brandId}`);
  return rows;
}
