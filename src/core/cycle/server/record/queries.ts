import { and, asc, eq, sql } from 'drizzle-orm';
import { brand } from '#core/company/server/tables/installation.ts';
import type { CycleField } from '#core/cycle/contract/cycle.ts';
import { cycle, cycleCompetence, cycleSubject } from '#core/cycle/server/tables/cycle.ts';
import { isArchived } from '#core/directory/server/queries.ts';
import { competence } from '#core/directory/server/tables/directory.ts';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';
import { notFound, orNotFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';

export type CycleRow = typeof cycle.$inferSelect;
export type SubjectRow = typeof cycleSubject.$inferSelect;

const isCycle = ({ brandId }: Scope, id: string) =>
  and(eq(cycle.brandId, brandId), eq(cycle.id, id));

export async function getCycleRow(scope: Scope, id: string): Promise<CycleRow> {
  const [row] = await scope.tx.select().from(cycle).where(isCycle(scope, id));
  return orNotFound(row);
}

/**
 * The same, locked until the transaction ends. Every verb of a cycle and of its people begins with this lock;
 * going to work takes it after the brand's, and shares it.
 */
export async function lockCycle(
  scope: Scope,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<CycleRow> {
  const [row] = await scope.tx.select().from(cycle).where(isCycle(scope, id)).for(strength);
  return orNotFound(row);
}

/** The brand's next number of a cycle. Its row stays locked, so there are no gaps. */
export async function takeCycleNumber({ tx, brandId }: Scope): Promise<number> {
  const [row] = await tx
    .update(brand)
    .set({ lastCycleNumber: sql`${brand.lastCycleNumber} + 1` })
    .where(eq(brand.id, brandId))
    .returning({ last: brand.lastCycleNumber });
  if (!row) throw notFound();
  return row.last;
}

export type CycleDefaults = Pick<
  typeof brand.$inferSelect,
  'anonymityThreshold' | 'smallGroups' | 'perRater'
>;

/** What the company decides about a new cycle. */
export async function getCycleDefaults({ tx, brandId }: Scope): Promise<CycleDefaults> {
  const { anonymityThreshold, smallGroups, perRater } = brand;
  const [row] = await tx
    .select({ anonymityThreshold, smallGroups, perRater })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(row);
}

/** What a form decides about a cycle's own row. */
export type CycleColumns = Pick<CycleRow, Exclude<CycleField, 'competenceList'>>;

export async function insertCycle(
  { tx, brandId }: Scope,
  row: CycleColumns & Pick<CycleRow, 'id' | 'number' | 'byCards' | 'createdAt'>,
): Promise<CycleRow> {
  const [made] = await tx
    .insert(cycle)
    .values({ brandId, ...row })
    .returning();
  return made!;
}

export async function updateCycleRow(
  scope: Scope,
  id: string,
  changes: Partial<
    CycleColumns & Pick<CycleRow, 'status' | 'startedBy' | 'choosingEndedAt' | 'doneAt' | 'evened'>
  >,
): Promise<void> {
  await scope.tx
    .update(cycle)
    .set({ ...changes, version: sql`${cycle.version} + 1` })
    .where(isCycle(scope, id));
}

/** Deletes the cycle with its people and their lists. Returns how many drafts have gone with it. */
export async function deleteCycleRow(scope: Scope, id: string): Promise<number> {
  const draftCount = await deleteDrafts(scope, id);
  await scope.tx.delete(cycle).where(and(isCycle(scope, id), eq(cycle.status, 'created')));
  return draftCount;
}

/** Its drafts go with their people. One that HR has put into the archive stays there, of no cycle. */
async function deleteDrafts({ tx, brandId }: Scope, cycleId: string): Promise<number> {
  await tx.execute(sql`
    delete from cycle_subject
    where brand_id = ${brandId} and cycle_id = ${cycleId} and questionary_id is not null`);
  const { rowCount } = await tx.execute(sql`
    delete from questionary
    where brand_id = ${brandId} and cycle_id = ${cycleId} and status = 'created'`);
  await tx.execute(sql`
    update questionary set cycle_id = null, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${cycleId}`);
  return rowCount ?? 0;
}

/** What everybody is asked about, in the order of the questions. */
export function listCycleCompetences(
  { tx, brandId }: Scope,
  cycleId: string,
  locale: Locale,
): Promise<ArchivableEntry[]> {
  return tx
    .select({
      id: competence.id,
      name: inLocale(competence.name, locale),
      isArchived: isArchived(competence),
    })
    .from(cycleCompetence)
    .innerJoin(
      competence,
      and(
        eq(competence.brandId, cycleCompetence.brandId),
        eq(competence.id, cycleCompetence.competenceId),
      ),
    )
    .where(and(eq(cycleCompetence.brandId, brandId), eq(cycleCompetence.cycleId, cycleId)))
    .orderBy(asc(cycleCompetence.order));
}

/** The ids of those of them that are still asked about: none that are in the archive. */
export async function listAskedIds(scope: Scope, cycleId: string): Promise<string[]> {
  const listed = await listCycleCompetences(scope, cycleId, 'ru');
  return listed.filter((one) => !one.isArchived).map(({ id }) => id);
}

export async function saveCycleCompetences(
  { tx, brandId }: Scope,
  cycleId: string,
  competenceIds: readonly string[],
): Promise<void> {
  const isIts = and(eq(cycleCompetence.brandId, brandId), eq(cycleCompetence.cycleId, cycleId));
  await tx.delete(cycleCompetence).where(isIts);
  if (competenceIds.length === 0) return;
  await tx
    .insert(cycleCompetence)
    .values(
      competenceIds.map((competenceId, order) => ({ brandId, cycleId, competenceId, order })),
    );
}

export const countCycleSubjects = ({ tx, brandId }: Scope, cycleId: string): Promise<number> =>
  tx.$count(
    cycleSubject,
    and(
      eq(cycleSubject.brandId, brandId),
      eq(cycleSubject.cycleId, cycleId),
      sql`${cycleSubject.state} <> 'leftOut'`,
    ),
  );
