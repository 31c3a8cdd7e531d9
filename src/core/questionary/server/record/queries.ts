import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { daysOnEarth } from '#core/company/server/queries.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { cycle } from '#core/cycle/server/tables/cycle.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import type { OwnField } from '#core/questionary/contract/questionary.ts';
import { questionary, sheet, sheetKey } from '#core/questionary/server/tables/questionary.ts';
import type { QuestionaryStatus, SmallGroups } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { notFound, orNotFound } from '#platform/server/shared/errors.ts';

export type QuestionaryRow = typeof questionary.$inferSelect;

const isRow = ({ brandId }: Scope, id: string) =>
  and(eq(questionary.brandId, brandId), eq(questionary.id, id));

/** One that was brought in can't be shown or changed (rule 88). */
const isOwnRow = (scope: Scope, id: string) => and(isRow(scope, id), isNull(questionary.broughtAt));

export async function getQuestionaryRow(scope: Scope, id: string): Promise<QuestionaryRow> {
  const [row] = await scope.tx.select().from(questionary).where(isRow(scope, id));
  return orNotFound(row);
}

/** The same, locked until the transaction ends. Every verb begins with this lock, so no two wait for each other. */
export async function lockQuestionary(scope: Scope, id: string): Promise<QuestionaryRow> {
  const [row] = await scope.tx.select().from(questionary).where(isOwnRow(scope, id)).for('update');
  return orNotFound(row);
}

/** The position and the subdivision that a questionary is about. */
export const atOwnPosition = and(
  eq(position.brandId, questionary.brandId),
  eq(position.id, questionary.positionId),
);
export const atOwnSubdivision = and(
  eq(subdivision.brandId, questionary.brandId),
  eq(subdivision.id, questionary.subdivisionId),
);

/** The cycle that it was made for. */
export const atOwnCycle = and(
  eq(cycle.brandId, questionary.brandId),
  eq(cycle.id, questionary.cycleId),
);

const isLostOfRow = and(
  eq(sheetKey.brandId, questionary.brandId),
  eq(sheetKey.questionaryId, questionary.id),
  eq(sheetKey.isLost, true),
  eq(sheetKey.isOver, false),
);

export async function loadQuestionary(scope: Scope, id: string) {
  const { tx } = scope;
  const [found] = await tx
    .select({
      row: questionary,
      /** The position or subdivision it is about, if its type has one. */
      position: { id: position.id, name: position.name },
      subdivision: { id: subdivision.id, name: subdivision.name },
      cycle: { id: cycle.id, name: cycle.name },
      /** Frozen when it went to work. Until then, the brand's. */
      anonymityThreshold: sql<number>`coalesce(${questionary.anonymityThreshold}, ${brand.anonymityThreshold})`,
      lostKeyCount: tx.$count(sheetKey, isLostOfRow),
    })
    .from(questionary)
    .innerJoin(brand, eq(brand.id, questionary.brandId))
    .leftJoin(position, atOwnPosition)
    .leftJoin(subdivision, atOwnSubdivision)
    .leftJoin(cycle, atOwnCycle)
    .where(isOwnRow(scope, id));
  return orNotFound(found);
}
export type FoundQuestionary = Awaited<ReturnType<typeof loadQuestionary>>;

/** In work becomes done. Nothing happens when it is not in work. */
export async function setDone(
  scope: Scope,
  id: string,
  now: Date,
): Promise<QuestionaryRow | undefined> {
  const [row] = await scope.tx
    .update(questionary)
    .set({ status: 'done', doneAt: now, version: sql`${questionary.version} + 1` })
    .where(and(isRow(scope, id), eq(questionary.status, 'inwork')))
    .returning();
  return row;
}

/** Queues the reports of a questionary that is over. Replaces a waiting job. */
export function queueReports(scope: Scope, questionaryId: string): Promise<void> {
  const payload = { brandId: scope.brandId, questionaryId };
  return addJob(scope, 'make-reports', payload, { key: `make-reports:${questionaryId}` });
}

/** The brand `b` has a questionary whose last day may be over. */
export const hasEnded = (now: Date): SQL => sql`exists (select from questionary q
  where q.brand_id = b.id and q.status = 'inwork' and q.date_end < ${daysOnEarth(now).last}::date)`;

/** Ids of questionaries in work whose last day is before `today`, a date in the brand's time zone. */
export async function listEnded({ tx, brandId }: Scope, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: questionary.id })
    .from(questionary)
    .where(
      and(
        eq(questionary.brandId, brandId),
        eq(questionary.status, 'inwork'),
        lt(questionary.dateEnd, today),
      ),
    )
    .orderBy(asc(questionary.number));
  return rows.map(({ id }) => id);
}

/** Takes the brand's next numbers (rule 13) and returns the first. Its row stays locked, so there are no gaps. */
export async function takeNumbers({ tx, brandId }: Scope, count: number): Promise<number> {
  const [row] = await tx
    .update(brand)
    .set({ lastNumber: sql`${brand.lastNumber} + ${count}` })
    .where(eq(brand.id, brandId))
    .returning({ last: brand.lastNumber });
  if (!row) throw notFound();
  return row.last - count + 1;
}

/** What a new questionary begins with in the brand (rules 25 and 90). */
export async function getFirstRules({ tx, brandId }: Scope) {
  const { anonymityThreshold, smallGroups } = brand;
  const [row] = await tx
    .select({ anonymityThreshold, smallGroups })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(row);
}

export const getThreshold = async (scope: Scope): Promise<number> =>
  (await getFirstRules(scope)).anonymityThreshold;

/** What becomes of small groups in a questionary that does not say it itself. */
export const getSmallGroups = async (scope: Scope): Promise<SmallGroups> =>
  (await getFirstRules(scope)).smallGroups;

/** The form fields stored in the row itself. */
export type OwnColumns = Pick<QuestionaryRow, OwnField>;

/** What a cycle decides about its questionaries, whatever a form says. */
export type HandedOn = Partial<
  Pick<QuestionaryRow, 'cycleId' | 'release' | 'releaseOn' | 'mayDecline' | 'askAgainWeeks'>
>;

export async function insertQuestionaries(
  { tx, brandId }: Scope,
  rows: readonly (OwnColumns & HandedOn & Pick<QuestionaryRow, 'id' | 'number' | 'createdAt'>)[],
): Promise<QuestionaryRow[]> {
  return tx
    .insert(questionary)
    .values(rows.map((row) => ({ brandId, ...row })))
    .returning();
}

export async function updateRow(
  scope: Scope,
  id: string,
  changes: Partial<
    OwnColumns &
      Pick<
        QuestionaryRow,
        | 'status'
        | 'anonymityThreshold'
        | 'answerWords'
        | 'sentBy'
        | 'sentAt'
        | 'remindedAt'
        | 'doneAt'
      >
  >,
): Promise<void> {
  await scope.tx
    .update(questionary)
    .set({ ...changes, version: sql`${questionary.version} + 1` })
    .where(isRow(scope, id));
}

/** Deletes it with everything that depends on it, but only in that status, so that no answer can be lost. */
export async function deleteRow(
  scope: Scope,
  id: string,
  status: QuestionaryStatus,
): Promise<void> {
  await scope.tx.delete(questionary).where(and(isRow(scope, id), eq(questionary.status, status)));
}

/** Takes the person of a draft out of its cycle. */
export async function leaveCycle({ tx, brandId }: Scope, questionaryId: string): Promise<void> {
  await tx.execute(sql`
    delete from cycle_subject where brand_id = ${brandId} and questionary_id = ${questionaryId}`);
}

/** What the cycle that a questionary was made for says of its drafts. */
export async function getCycleOf({ tx, brandId }: Scope, id: string) {
  const { name, askAgainWeeks } = cycle;
  const [row] = await tx
    .select({ name, askAgainWeeks })
    .from(cycle)
    .where(and(eq(cycle.brandId, brandId), eq(cycle.id, id)));
  return orNotFound(row);
}

export async function hasSheets({ tx, brandId }: Scope, questionaryId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sheet.id })
    .from(sheet)
    .where(and(eq(sheet.brandId, brandId), eq(sheet.questionaryId, questionaryId)))
    .limit(1);
  return rows.length > 0;
}
