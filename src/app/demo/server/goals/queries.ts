import { sql } from 'drizzle-orm';
import type { KeptResult } from '#core/follow-up/server/tables/follow-up.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** The latest final report that is open to whom it is about. */
export async function findOpenReport(
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<{ questionaryId: string; createdAt: Date } | undefined> {
  const { rows } = await tx.execute<{ questionaryId: string; createdAt: string }>(sql`
    select questionary_id as "questionaryId", created_at as "createdAt" from report
    where brand_id = ${brandId} and employee_id = ${employeeId} and kind = 'final'
      and released_at is not null and type <> 'broughtIn'
    order by created_at desc, number desc limit 1`);
  const [row] = rows;
  return row && { ...row, createdAt: new Date(row.createdAt) };
}

/** The first rating questions of that report's questionary, and the day so many weeks after its last one. */
export async function findToAskAgain(
  { tx, brandId }: Scope,
  questionaryId: string,
  { weeks, most }: { weeks: number; most: number },
): Promise<{ askedOn: string; questions: KeptQuestion[] }> {
  const { rows } = await tx.execute<
    { askedOn: string } & KeptQuestion & Record<string, unknown>
  >(sql`
    select (q.date_end + ${weeks * 7}::int)::text as "askedOn", n.question_id as "questionId", n.text
    from questionary q
    join questionary_question n on n.brand_id = q.brand_id and n.questionary_id = q.id and n.kind = 'rating'
    where q.brand_id = ${brandId} and q.id = ${questionaryId}
    order by n."order" limit ${most}`);
  const questions = rows.map(({ questionId, text }) => ({ questionId, text }));
  return { askedOn: rows[0]?.askedOn ?? '', questions };
}

interface KeptQuestion {
  questionId: string;
  text: Localized;
}

interface KeptFollowUp {
  questionaryId: string;
  employeeId: string;
  weeks: number;
  askedOn: string;
  until: string;
  threshold: number;
  result: KeptResult;
}

/** Keeps what came of it, as if raters had been asked again then. */
export async function keepFollowUp({ tx, brandId }: Scope, kept: KeptFollowUp): Promise<void> {
  const { questionaryId, employeeId, weeks, askedOn, until, threshold, result } = kept;
  const ids = result.told?.behaviourList.map(({ questionId }) => questionId) ?? [];
  await tx.execute(sql`
    update questionary set ask_again_weeks = ${weeks}::int
    where brand_id = ${brandId} and id = ${questionaryId}`);
  await tx.execute(sql`
    insert into follow_up
      (brand_id, questionary_id, employee_id, question_ids, asked_on, until, threshold, result)
    values (${brandId}, ${questionaryId}, ${employeeId}, array${idList(ids)}, ${askedOn}, ${until},
      ${threshold}::int, ${JSON.stringify(result)}::jsonb)`);
}
