import { type SQL, sql } from 'drizzle-orm';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { idList } from '#platform/server/db/listed.ts';
import { hasWords } from '#platform/server/db/name-sieve.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Name } from '#platform/server/shared/same-name.ts';
import { type AnonymityRules, type BoundVoice, boundDays, isAnonymousIn } from './voice-rules.ts';

interface Row extends Omit<BoundVoice, 'isAnonymous'>, AnonymityRules {
  type: ReviewerRole;
  [column: string]: unknown;
}

/** For more names than this, everybody's voices are read: a condition for each name would cost more than the rows. */
const mostNamed = 100;

/**
 * The voices about these people, or about records that bear or bore one of these names, in assessments that are
 * in work on this day or stopped taking answers in the 30 days before it, and of raters who are asked again or were in
 * those days. With many names, others' voices come with them.
 */
export async function listBoundVoices(
  { tx, brandId }: Scope,
  about: { subjectIds: readonly string[]; names: readonly Name[] },
  { today, timeZone }: { today: string; timeZone: string },
): Promise<BoundVoice[]> {
  const { subjectIds, names } = about;
  // As a list, so that the records are found first: beside a condition of names PostgreSQL reads all assignments.
  const isTheirs = (id: SQL) =>
    names.length > mostNamed
      ? sql`true`
      : sql`${id} = any(array(
          ${idList(subjectIds)}
          union
          select e.id from employee e where e.brand_id = ${brandId} and (${hasWords(sql`e.name_sieve`, names)})
          union
          select o.employee_id from questionary_subject o
          where o.brand_id = ${brandId} and (${hasWords(sql`o.name_sieve`, names)})))`;
  const { rows } = await tx.execute<Row>(sql`
    select near.number, near.is_in_work as "isInWork", near.method,
      near.is_anonymous as "isAnonymous", near.anonymity_threshold as "anonymityThreshold",
      near.free_from::text as "freeFrom", s.employee_id as "subjectId",
      a.participant_id as "raterId", a.type
    from (
      select q.*, q.status = 'inwork' as is_in_work,
        case when q.status = 'inwork' then greatest(q.date_end, ${today}::date) + 1
          else (q.done_at at time zone ${timeZone})::date end + ${boundDays}::int as free_from
      from questionary q
      where q.brand_id = ${brandId} and q.sent_at is not null
        and (q.status = 'inwork' or q.done_at > ${today}::date - ${boundDays + 2}::int)
    ) near
    join questionary_subject s on s.brand_id = near.brand_id and s.questionary_id = near.id
    join assignment a on a.brand_id = s.brand_id and a.questionary_id = s.questionary_id
      and a.subject_id = s.employee_id and a.type <> 'employee'
    where (near.is_in_work or near.free_from > ${today}::date)
      and ${isTheirs(sql`s.employee_id`)}
    union all
    select q.number, false, q.method, true, f.threshold, (f.until + ${boundDays + 1}::int)::text,
      f.employee_id, a.participant_id, a.type
    from follow_up f
    join questionary q on q.brand_id = f.brand_id and q.id = f.questionary_id
    join assignment a on a.brand_id = f.brand_id and a.questionary_id = f.questionary_id
      and a.subject_id = f.employee_id and a.again is not null
    where f.brand_id = ${brandId} and f.until + ${boundDays + 1}::int > ${today}::date
      and ${isTheirs(sql`f.employee_id`)}
    order by number, "subjectId", "raterId"`);
  return rows.map(({ method, isAnonymous, anonymityThreshold, type, ...row }) => ({
    ...row,
    isAnonymous: isAnonymousIn({ method, isAnonymous, anonymityThreshold }, type),
  }));
}
