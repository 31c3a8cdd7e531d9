import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { keepsAnonymity, type Method } from '#contract/platform/rules/methods.ts';
import { loadNames, type Stood } from '#server/assessment/questionary/work/names-queries.ts';
import { hasWords } from '#server/platform/db/name-sieve.ts';
import { employee } from '#server/platform/db/schema/employee.ts';
import { type Rater, report } from '#server/platform/db/schema/report.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { notFound } from '#server/platform/shared/errors.ts';
import { nameKey } from '#server/platform/shared/same-name.ts';

/** What other questionaries about the same person have told (data-and-maths, "Several questionaries"). */

/**
 * The records of people who may be this one and are assessed in another questionary: those that have or
 * had the same name. An account belongs to one record. All are locked, so that reports about one person
 * are made one after another and each finds those before it.
 */
export async function lockSamePeople(
  scope: Scope,
  { questionaryId, employeeId }: { questionaryId: string; employeeId: string },
): Promise<string[]> {
  const { tx, brandId } = scope;
  const own = (await loadNames(scope, [employeeId], false)).get(employeeId) ?? [];
  const { rows: found } = await tx.execute<Stood>(sql`
    select e.id, e.first_name as "firstName", e.last_name as "lastName"
    from employee e
    where e.brand_id = ${brandId} and ${hasWords(sql`e.name_sieve`, own)}
      and e.id in (select s.employee_id from questionary_subject s
        where s.brand_id = ${brandId} and s.questionary_id <> ${questionaryId})
    union all
    select s.employee_id, s.asked_name ->> 'firstName', s.asked_name ->> 'lastName'
    from questionary_subject s
    where s.brand_id = ${brandId} and s.questionary_id <> ${questionaryId}
      and ${hasWords(sql`s.name_sieve`, own)}`);
  const keys = new Set(own.map(nameKey));
  const same = found.filter((other) => keys.has(nameKey(other)));
  const ids = [...new Set([employeeId, ...same.map((other) => other.id)])].sort();
  const locked = await tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, ids)))
    .orderBy(asc(employee.id))
    .for('no key update');
  if (locked.length < ids.length) throw notFound();
  return ids;
}

/** Another questionary about one of these records. */
interface Near {
  id: string;
  number: number;
  keepsAnonymity: boolean;
  anonymityThreshold: number;
  subjectId: string;
  /** Who has answered or still may. */
  asked: Rater[];
}

type Row = Omit<Near, 'keepsAnonymity'> & { method: Method; isAnonymous: boolean };

/**
 * The other questionaries about these records that went to work, where fewer than 30 days lie between
 * the end of one and the first day in work of the other. The end is the day of the last report, and
 * today where one is yet to be made, as it is for this questionary. Where none is left (rule 113), its own end.
 */
export async function listNear(
  { tx, brandId }: Scope,
  { questionaryId, records }: { questionaryId: string; records: readonly string[] },
  now: Date,
): Promise<Near[]> {
  const day = (moment: string) => sql.raw(`(${moment} at time zone b.time_zone)::date`);
  const today = sql`(${now.toISOString()}::timestamptz at time zone b.time_zone)::date`;
  const { rows } = await tx.execute<Row>(sql`
    with one as (
      select q.*, s.employee_id as subject_id, greatest(q.date_start, ${day('q.sent_at')}) as first_day,
        coalesce((select max(${day('r.created_at')}) from report r
          where r.brand_id = q.brand_id and r.employee_id = s.employee_id
            and r.questionary_id = q.id),
          case when q.status = 'inwork' or exists (select from sheet h
            where h.brand_id = q.brand_id and h.questionary_id = q.id and h.subject_id = s.employee_id)
          then ${today} else ${day('q.done_at')} end) as last_day
      from questionary q
      join brand b on b.id = q.brand_id
      join questionary_subject s on s.brand_id = q.brand_id and s.questionary_id = q.id
      where q.brand_id = ${brandId} and q.sent_at is not null
        and ${inArray(sql`s.employee_id`, [...records])}
    )
    select o.id, o.number, o.method, o.is_anonymous as "isAnonymous",
      o.anonymity_threshold as "anonymityThreshold", o.subject_id as "subjectId",
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', a.participant_id, 'type', a.type, 'isCounted', a.is_counted)
          order by a.participant_id)
        from assignment a
        where a.brand_id = ${brandId} and a.questionary_id = o.id and a.subject_id = o.subject_id
          and (a.status = 'done' or o.status = 'inwork')), '[]') as asked
    from one o, brand b
    where b.id = ${brandId} and o.id <> ${questionaryId}
      and o.first_day - ${today} < 30
      and (select min(this.first_day) from one this where this.id = ${questionaryId}) - o.last_day < 30
    order by o.number, o.subject_id`);
  return rows.map(({ method, isAnonymous, ...row }) => ({
    ...row,
    keepsAnonymity: keepsAnonymity({ ...row, method, isAnonymous }),
  }));
}

/** The reports that these questionaries have given out about these records, in order. */
export async function listReportsOut(
  { tx, brandId }: Scope,
  questionaryIds: readonly string[],
  records: readonly string[],
) {
  return tx
    .select({
      questionaryId: report.questionaryId,
      employeeId: report.employeeId,
      raters: report.raters,
      sums: report.sums,
      leftOutColumns: report.leftOutColumns,
      competenceIds: report.competenceIds,
      ratingIds: sql<string[]>`jsonb_path_query_array(${report.content},
        '$.commonQuestionAnswerList[*] ? (@.type == "rating").questionId')`,
    })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        inArray(report.employeeId, [...records]),
        inArray(report.questionaryId, [...questionaryIds]),
      ),
    )
    .orderBy(asc(report.number), asc(report.createdAt), asc(report.employeeId));
}
