import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CommonQuestion } from '#contract/people/common-question.ts';
import type { ListQuery } from '#contract/platform/call/query.ts';
import type { Locale } from '#i18n/t.ts';
import { commonQuestion } from '#server/platform/db/schema/directory.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { countAll, holds, inLocale, mostRows } from '#server/platform/db/search.ts';
import { notFound } from '#server/platform/shared/errors.ts';

const { id, version, text, type, isRequired, position } = commonQuestion;

const select = ({ tx, brandId }: Scope, wanted?: SQL) =>
  tx
    .select({ id, version, text, type, isRequired, position })
    .from(commonQuestion)
    .where(and(eq(commonQuestion.brandId, brandId), wanted));

/** Open questions in their order, or in reverse. */
export async function listCommonQuestions(scope: Scope, asked: ListQuery, locale: Locale) {
  const wanted = asked.q ? holds(inLocale(text, locale), asked.q) : undefined;
  const data = await select(scope, wanted)
    .orderBy((asked.orderBy === 'DESC' ? desc : asc)(position), asc(id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const count = await countAll(asked, data.length, () =>
    scope.tx.$count(select(scope, wanted).as('found')),
  );
  return { data, count };
}

export async function getCommonQuestion(scope: Scope, wantedId: string): Promise<CommonQuestion> {
  const [found] = await select(scope, eq(id, wantedId));
  if (!found) throw notFound();
  return found;
}

/** All ids in their order. */
export async function listOrder(scope: Scope): Promise<string[]> {
  const rows = await select(scope).orderBy(asc(position), asc(id));
  return rows.map((row) => row.id);
}

export async function insertCommonQuestions(
  { tx, brandId }: Scope,
  rows: readonly Omit<CommonQuestion, 'version'>[],
): Promise<void> {
  await tx.insert(commonQuestion).values(rows.map((row) => ({ brandId, ...row })));
}

export async function updateCommonQuestion(
  { tx, brandId }: Scope,
  { id: changed, ...columns }: Omit<CommonQuestion, 'version' | 'position'>,
): Promise<void> {
  await tx
    .update(commonQuestion)
    .set({ ...columns, version: sql`${version} + 1` })
    .where(and(eq(commonQuestion.brandId, brandId), eq(id, changed)));
}

export async function deleteCommonQuestion({ tx, brandId }: Scope, gone: string): Promise<void> {
  await tx.delete(commonQuestion).where(and(eq(commonQuestion.brandId, brandId), eq(id, gone)));
}

/** Numbers the questions from 1 in this order. */
export async function renumber({ tx, brandId }: Scope, order: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update common_question q set position = o.place
    from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality o (id, place)
    where q.brand_id = ${brandId} and q.id = o.id::uuid and q.position <> o.place`);
}
