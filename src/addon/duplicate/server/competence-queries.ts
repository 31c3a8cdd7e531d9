import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { question } from '#core/directory/server/tables/directory.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Merge } from './move-queries.ts';

/** Cycles whose next assessments still ask by the cycle's list. A cycle by cards adds some while it is in work. */
const asksOn = sql`(c.status = 'created' or c.by_cards and c.status = 'inwork')`;

/** Drafts, and cycles that will ask more people, ask by the competence that stays; others keep what they were made with. */
export async function moveAhead({ tx, brandId }: Scope, merge: Merge): Promise<void> {
  const { staysId, goesId } = merge;
  await tx.execute(sql`
    delete from questionary_competence g using questionary_competence s, questionary q
    where g.brand_id = ${brandId} and g.competence_id = ${goesId}
      and s.brand_id = ${brandId} and s.competence_id = ${staysId}
      and s.questionary_id = g.questionary_id
      and q.brand_id = ${brandId} and q.id = g.questionary_id and q.status = 'created'`);
  await tx.execute(sql`
    update questionary_competence g set competence_id = ${staysId} from questionary q
    where g.brand_id = ${brandId} and g.competence_id = ${goesId}
      and q.brand_id = ${brandId} and q.id = g.questionary_id and q.status = 'created'`);
  await tx.execute(sql`
    delete from cycle_competence g using cycle_competence s, cycle c
    where g.brand_id = ${brandId} and g.competence_id = ${goesId}
      and s.brand_id = ${brandId} and s.competence_id = ${staysId} and s.cycle_id = g.cycle_id
      and c.brand_id = ${brandId} and c.id = g.cycle_id and ${asksOn}`);
  await tx.execute(sql`
    update cycle_competence g set competence_id = ${staysId} from cycle c
    where g.brand_id = ${brandId} and g.competence_id = ${goesId}
      and c.brand_id = ${brandId} and c.id = g.cycle_id and ${asksOn}`);
}

/** The texts of a competence's questions, in their order. */
export async function listTextsOf(
  { tx, brandId }: Scope,
  competenceId: string,
): Promise<Localized[]> {
  const rows = await tx
    .select({ text: question.text })
    .from(question)
    .where(and(eq(question.brandId, brandId), eq(question.competenceId, competenceId)))
    .orderBy(asc(question.order), asc(question.id));
  return rows.map(({ text }) => text);
}

/** Puts these texts as questions behind those that the competence has. */
export async function addQuestions(
  { tx, brandId }: Scope,
  competenceId: string,
  texts: readonly Localized[],
): Promise<void> {
  const rows = texts.map((text) => ({ id: randomUUID(), text }));
  await tx.execute(sql`
    insert into question (brand_id, id, competence_id, "order", text)
    select ${brandId}, (given.row ->> 'id')::uuid, ${competenceId}, given.place + coalesce((
      select max(s."order") from question s
      where s.brand_id = ${brandId} and s.competence_id = ${competenceId}), 0), given.row -> 'text'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given(row, place)`);
}

/** Whether anything was asked or reported by it: then it stays, in the archive. */
export async function isRemembered({ tx, brandId }: Scope, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isSo: boolean }>(sql`
    select exists (select from questionary_competence n
        where n.brand_id = ${brandId} and n.competence_id = ${id})
      or exists (select from cycle_competence n
        where n.brand_id = ${brandId} and n.competence_id = ${id})
      or exists (select from questionary_question n
        where n.brand_id = ${brandId} and n.competence_id = ${id})
      or exists (select from report n
        where n.brand_id = ${brandId} and n.competence_ids ? ${id}) as "isSo"`);
  return rows[0]?.isSo === true;
}
