import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { Scope } from '#platform/server/db/scope.ts';

export interface NoteRow {
  id: string;
  authorId: string;
  authorName: string;
  createdAt: string;
  text: string;
}

export async function listNotes(
  { tx, brandId, locale }: Scope,
  planId: string,
): Promise<NoteRow[]> {
  const { rows } = await tx.execute<NoteRow & Record<string, unknown>>(sql`
    select n.id, n.author_id as "authorId", ${shortNameIn('a', locale)} as "authorName",
      n.created_at as "createdAt", n.text
    from plan_note n join employee a on a.brand_id = n.brand_id and a.id = n.author_id
    where n.brand_id = ${brandId} and n.plan_id = ${planId}
    order by n.created_at, n.id`);
  return rows;
}

export async function countNotes({ tx, brandId }: Scope, planId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from plan_note where brand_id = ${brandId} and plan_id = ${planId}`);
  return rows[0]?.count ?? 0;
}

export async function insertNote(
  { tx, brandId }: Scope,
  { planId, authorId, text }: { planId: string; authorId: string; text: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into plan_note (brand_id, plan_id, id, author_id, created_at, text)
    values (${brandId}, ${planId}, ${randomUUID()}, ${authorId}, ${now.toISOString()}, ${text})`);
}
