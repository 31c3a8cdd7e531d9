import { asc, eq, sql } from 'drizzle-orm';
import { lockBrand } from '#core/company/server/queries.ts';
import { defineDirectory } from '#core/directory/server/directory-queries.ts';
import { commonQuestion } from '#core/directory/server/tables/directory.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';

const { id, version, text, type, isRequired, order } = commonQuestion;

export const commonQuestions = defineDirectory({
  kind: 'commonQuestion',
  table: commonQuestion,
  columns: () => ({ id, version, text, type, isRequired, order }),
  searched: (locale) => inLocale(text, locale),
  order,
  nameOf: (question) => question.text.ru,
  // Locks the whole list, as the places of all the other questions may change too.
  lock: async (scope) => void (await lockBrand(scope)),
});

/** All ids in their order. */
export async function listOrder({ tx, brandId }: Scope): Promise<string[]> {
  const rows = await tx
    .select({ id })
    .from(commonQuestion)
    .where(eq(commonQuestion.brandId, brandId))
    .orderBy(asc(order), asc(id));
  return rows.map((row) => row.id);
}

/** Numbers the questions from 1 in this order. */
export async function renumber({ tx, brandId }: Scope, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update common_question q set "order" = o.place
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality o (id, place)
    where q.brand_id = ${brandId} and q.id = o.id::uuid and q."order" <> o.place`);
}
