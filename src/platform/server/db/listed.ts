import { type SQL, sql } from 'drizzle-orm';

/**
 * Ids as a list in SQL, one parameter however many there are: `id in ${idList(ids)}`, or as rows `from
 * ${idList(ids)} asked (id)`. Where the plan must find them by an index before all else: `id = any(array${idList(ids)})`.
 */
export const idList = (ids: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** Lists any texts, as `idList` lists ids. */
export const textList = (values: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
