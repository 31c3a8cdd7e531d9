import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { QuestionaryStatus } from '#contract/rules/methods.ts';
import { brand } from '#server/db/schema/installation.ts';
import {
  questionary,
  questionaryCompetence,
  questionaryParticipant,
  questionarySubject,
  sheet,
} from '#server/db/schema/questionary.ts';
import type { Scope } from '#server/db/scope.ts';
import { notFound } from '#server/errors.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Participant } from './rules.ts';

export type QuestionaryRow = typeof questionary.$inferSelect;

const isRow = ({ brandId }: Scope, id: string) =>
  and(eq(questionary.brandId, brandId), eq(questionary.id, id));

export async function getQuestionaryRow(scope: Scope, id: string): Promise<QuestionaryRow> {
  const [row] = await scope.tx.select().from(questionary).where(isRow(scope, id));
  if (!row) throw notFound();
  return row;
}

/** The same, locked until the transaction ends: every verb begins so, and none waits for another in a circle. */
export async function lockQuestionary(scope: Scope, id: string): Promise<QuestionaryRow> {
  const [row] = await scope.tx.select().from(questionary).where(isRow(scope, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** In work becomes done; nothing where it is not in work. */
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

/** Has the reports of one that is over made; a job that waits is replaced. */
export function queueReports(scope: Scope, questionaryId: string): Promise<void> {
  const payload = { brandId: scope.brandId, questionaryId };
  return addJob(scope, 'make-reports', payload, { key: `make-reports:${questionaryId}` });
}

/** Ids of those in work whose last day is before `today`, a date in the brand's time zone. */
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

/** The brand's next numbers (rule 13), the first of them; its row stays locked, so there are no gaps. */
export async function takeNumbers({ tx, brandId }: Scope, count: number): Promise<number> {
  const [row] = await tx
    .update(brand)
    .set({ lastNumber: sql`${brand.lastNumber} + ${count}` })
    .where(eq(brand.id, brandId))
    .returning({ last: brand.lastNumber });
  if (!row) throw notFound();
  return row.last - count + 1;
}

/** The brand's anonymity threshold. */
export async function getThreshold({ tx, brandId }: Scope): Promise<number> {
  const [row] = await tx
    .select({ threshold: brand.anonymityThreshold })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!row) throw notFound();
  return row.threshold;
}

export type Columns = Pick<
  QuestionaryRow,
  | 'method'
  | 'type'
  | 'positionId'
  | 'subdivisionId'
  | 'dateStart'
  | 'dateEnd'
  | 'periodType'
  | 'isAnonymous'
>;

export async function insertQuestionaries(
  { tx, brandId }: Scope,
  rows: readonly (Columns & Pick<QuestionaryRow, 'id' | 'number' | 'createdAt'>)[],
): Promise<void> {
  await tx.insert(questionary).values(rows.map((row) => ({ brandId, ...row })));
}

export async function updateRow(
  scope: Scope,
  id: string,
  changes: Partial<Columns & Pick<QuestionaryRow, 'status' | 'anonymityThreshold' | 'doneAt'>>,
): Promise<void> {
  await scope.tx
    .update(questionary)
    .set({ ...changes, version: sql`${questionary.version} + 1` })
    .where(isRow(scope, id));
}

/** Deletes it with all that hangs on it; only in that status, so that no answer can be lost. */
export async function deleteRow(
  scope: Scope,
  id: string,
  status: QuestionaryStatus,
): Promise<void> {
  await scope.tx.delete(questionary).where(and(isRow(scope, id), eq(questionary.status, status)));
}

export interface Lists {
  employeeIds: readonly string[];
  /** In the questionary's order. */
  competenceIds: readonly string[];
  participants: readonly Participant[];
}

/** Replaces who and what a created questionary names. */
export async function replaceLists(scope: Scope, id: string, lists: Lists): Promise<void> {
  const { tx, brandId } = scope;
  for (const table of [questionarySubject, questionaryCompetence, questionaryParticipant]) {
    await tx.delete(table).where(and(eq(table.brandId, brandId), eq(table.questionaryId, id)));
  }
  await insertLists(scope, [{ id, lists }]);
}

interface Listed {
  id: string;
  lists: Lists;
}

/** Who and what new questionaries name; many rows travel as one JSON text, as parameters are limited. */
export async function insertLists(scope: Scope, listed: readonly Listed[]): Promise<void> {
  const { tx, brandId } = scope;
  const subjects = listed.flatMap(({ id, lists }) =>
    lists.employeeIds.map((employeeId) => ({ questionaryId: id, employeeId })),
  );
  const competences = listed.flatMap(({ id, lists }) =>
    lists.competenceIds.map((competenceId, at) => ({ questionaryId: id, competenceId, at })),
  );
  await tx.execute(sql`
    insert into questionary_subject (brand_id, questionary_id, employee_id)
    select ${brandId}, "questionaryId", "employeeId"
    from ${records(subjects, '"questionaryId" uuid, "employeeId" uuid')}`);
  await tx.execute(sql`
    insert into questionary_competence (brand_id, questionary_id, competence_id, position)
    select ${brandId}, "questionaryId", "competenceId", at + 1
    from ${records(competences, '"questionaryId" uuid, "competenceId" uuid, at smallint')}`);
  const participants = listed.flatMap(({ id, lists }) =>
    lists.participants.map((one) => ({ questionaryId: id, ...placeless(one) })),
  );
  await insertParticipants(scope, participants);
}

const placeless = ({ id, type }: Participant) => ({ employeeId: id, type });

const records = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;

/** Adds participants, not invited yet; who only assessed themself so far takes on the role. */
export function addParticipants(
  scope: Scope,
  questionaryId: string,
  participants: readonly Participant[],
): Promise<void> {
  return insertParticipants(
    scope,
    participants.map((one) => ({ questionaryId, ...placeless(one) })),
  );
}

async function insertParticipants({ tx, brandId }: Scope, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    insert into questionary_participant (brand_id, questionary_id, employee_id, type)
    select ${brandId}, "questionaryId", "employeeId", type
    from ${records(rows, '"questionaryId" uuid, "employeeId" uuid, type text')}
    on conflict (brand_id, questionary_id, employee_id)
      do update set type = excluded.type, invited_at = null`);
}

export async function hasSheets({ tx, brandId }: Scope, questionaryId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sheet.id })
    .from(sheet)
    .where(and(eq(sheet.brandId, brandId), eq(sheet.questionaryId, questionaryId)))
    .limit(1);
  return rows.length > 0;
}
