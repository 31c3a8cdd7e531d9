import { sql } from 'drizzle-orm';
import { worksHereAs } from '#core/cycle/server/record/approver-queries.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** Somebody of a cycle, with what their raters will be told of them. */
export interface PreviewPerson {
  id: string;
  firstName: string;
  lastName: string;
  middleName: string | null;
  position: string;
  positionId: string;
}

/** People of a cycle who aren't at work yet, by name: this one, or the first of them. */
export async function listPreviewPeople(
  { tx, brandId }: Scope,
  cycleId: string,
  { employeeId, most }: { employeeId?: string | undefined; most: number },
): Promise<PreviewPerson[]> {
  const { rows } = await tx.execute<PreviewPerson & Record<string, unknown>>(sql`
    select e.id, e.first_name as "firstName", e.last_name as "lastName",
      e.middle_name as "middleName", p.name as position, p.id as "positionId"
    from cycle_subject s
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id and ${worksHereAs('e')}
    join position p on p.brand_id = e.brand_id and p.id = e.position_id
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and s.state in ('choosing', 'approval', 'ready')
      and ${employeeId ? sql`e.id = ${employeeId}` : sql`true`}
    order by ${inAlphabet(sql`e.last_name`)}, ${inAlphabet(sql`e.first_name`)}, e.id
    limit ${most}`);
  return rows;
}

export interface PreviewQuestion {
  id: string;
  kind: 'rating' | 'common';
  competenceId: string | null;
  type: 'rating' | 'text';
  text: Localized;
  isRequired: boolean;
}

/** What would be frozen if somebody of that position went to work now, in that order. */
export async function listQuestionsAhead(
  { tx, brandId }: Scope,
  cycleId: string,
  positionId: string,
): Promise<PreviewQuestion[]> {
  const { rows } = await tx.execute<PreviewQuestion & Record<string, unknown>>(sql`
    with chosen as (
      select l.competence_id, l."order" from cycle c
      join position_competence l on l.brand_id = c.brand_id and l.position_id = ${positionId}
      where c.brand_id = ${brandId} and c.id = ${cycleId} and c.competence_source = 'position'
      union all
      select l.competence_id, l."order" from cycle c
      join cycle_competence l on l.brand_id = c.brand_id and l.cycle_id = c.id
      where c.brand_id = ${brandId} and c.id = ${cycleId} and c.competence_source = 'list'
    )
    select id, kind, competence_id as "competenceId", type, text, is_required as "isRequired" from (
      select q.id, 'rating' as kind, q.competence_id, 'rating' as type, q.text,
        true as is_required, 1 as part, chosen."order" as competence_order, q."order"
      from chosen
      join competence k on k.brand_id = ${brandId} and k.id = chosen.competence_id
        and k.archived_at is null
      join question q on q.brand_id = ${brandId} and q.competence_id = k.id
      union all
      select id, 'common', null, type, text, is_required, 2, 0, "order"
      from common_question where brand_id = ${brandId}
    ) asked order by part, competence_order, competence_id, "order", id`);
  return rows;
}

/** The company's threshold, and its own words of answers if it has any. */
export async function findAnswering({ tx, brandId }: Scope) {
  const { rows } = await tx.execute<{ threshold: number; answerWords: AnswerWords | null }>(sql`
    select anonymity_threshold as threshold, answer_words as "answerWords" from brand
    where id = ${brandId}`);
  return rows[0] ?? { threshold: 1, answerWords: null };
}
