import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { employee } from '#server/db/schema/directory.ts';
import { questionaryParticipant } from '#server/db/schema/questionary.ts';
import type { Scope } from '#server/db/scope.ts';
import { inAlphabet } from '#server/db/search.ts';

/** In which role each of them takes part. */
export function listRoles({ tx, brandId }: Scope, questionaryId: string, ids: readonly string[]) {
  const { employeeId, type } = questionaryParticipant;
  return tx
    .select({ id: employeeId, type })
    .from(questionaryParticipant)
    .where(
      and(
        eq(questionaryParticipant.brandId, brandId),
        eq(questionaryParticipant.questionaryId, questionaryId),
        inArray(employeeId, [...ids]),
      ),
    );
}

/** Who was invited or has answered in one of these roles, and still works here. */
export async function listInRoles(
  { tx, brandId }: Scope,
  questionaryId: string,
  types: readonly string[],
) {
  const { rows } = await tx.execute<{ id: string; email: string; type: string }>(sql`
    select p.employee_id as id, e.email, p.type from questionary_participant p
    join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and p.type in (select jsonb_array_elements_text(${JSON.stringify(types)}::jsonb))
      and e.deleted_at is null and e.fired_at is null
      and exists (select from assignment a
        where a.brand_id = p.brand_id and a.questionary_id = p.questionary_id
          and a.participant_id = p.employee_id and a.type = p.type
          and (p.invited_at is not null or a.status = 'done'))`);
  return rows;
}

/** Last and first names in the alphabet. */
export async function listNames({ tx, brandId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ name: sql<string>`${employee.lastName} || ' ' || ${employee.firstName}` })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, [...ids])))
    .orderBy(asc(inAlphabet(employee.lastName)), asc(inAlphabet(employee.firstName)));
  return rows.map(({ name }) => name);
}
