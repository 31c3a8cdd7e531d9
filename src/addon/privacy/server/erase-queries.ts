import { type SQL, sql } from 'drizzle-orm';
import { fullNameIn, shortNameIn } from '#core/employee/server/tables/people.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { type Locale, locales } from '#platform/texts/t.ts';
import type { Hindrance } from './erase-rules.ts';

/** Locks these records until the transaction ends, always in the same order. */
export async function lockPeople({ tx, brandId }: Scope, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from employee where brand_id = ${brandId} and id in ${idList(ids)} order by id for update`);
}

const asked = (who: SQL) => sql`(
  select s.questionary_id from questionary_subject s where s.brand_id = e.brand_id and s.employee_id = ${who}
  union
  select p.questionary_id from questionary_participant p where p.brand_id = e.brand_id and p.employee_id = ${who})`;

/** Whether they are in an assessment that isn't over, or from which a report is still to be made. */
const isOpen = sql`exists (
  select from questionary q
  where q.brand_id = e.brand_id and q.id in ${asked(sql`e.id`)} and (
    q.status in ('created', 'inwork')
    or exists (select from sheet h
      where h.brand_id = q.brand_id and h.questionary_id = q.id
        and not exists (select from report r
          where r.brand_id = q.brand_id and r.questionary_id = q.id
            and r.employee_id = h.subject_id and r.kind = 'final'))))`;

/** The last day on which the assignment `a` is asked again. */
const againUntil = sql`(select f.until from follow_up f
  where a.again is not null and f.brand_id = a.brand_id and f.questionary_id = a.questionary_id
    and f.employee_id = a.subject_id)`;

/** The first day on which no voice of theirs, or about them, is bound by an assessment that is over, or asked again. */
const freeFrom = sql`(
  select max(greatest((q.done_at at time zone b.time_zone)::date + 30, voice.again_until + 31))
  from (
    select a.questionary_id, ${againUntil} as again_until from assignment a
      where a.brand_id = e.brand_id and a.participant_id = e.id and a.type <> 'employee'
    union
    select a.questionary_id, ${againUntil} from questionary_subject s
      join assignment a on a.brand_id = s.brand_id and a.questionary_id = s.questionary_id
        and a.subject_id = s.employee_id and a.type <> 'employee'
      where s.brand_id = e.brand_id and s.employee_id = e.id) voice
  join questionary q on q.brand_id = e.brand_id and q.id = voice.questionary_id
  where q.sent_at is not null)`;

/** Who of these can't be erased, and why. An id that the company doesn't have is not among them. */
export async function findHindrances(
  { tx, brandId }: Scope,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Hindrance>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string } & Hindrance>(sql`
    select id, why, until::text from (
      select e.id, bound.until, case
        when e.erased_number is not null then 'erased'
        when e.deleted_at is null and (e.fired_at is null
          or e.fired_at > ${at}::date) then 'worksHere'
        when exists (select from membership m where m.brand_id = e.brand_id and m.employee_id = e.id
          and not m.disabled) then 'signsIn'
        when ${isOpen} then 'isOpen'
        when exists (select from former_name f where f.brand_id = e.brand_id and f.employee_id = e.id
          and f.until >= ${recently(now).toISOString()}::timestamptz) then 'leftLately'
        when bound.until > (${at} at time zone b.time_zone)::date then 'isBound'
      end as why
      from employee e
      join brand b on b.id = e.brand_id
      cross join lateral (select ${freeFrom} as until) bound
      where e.brand_id = ${brandId} and e.id in ${idList(ids)}) found
    where why is not null`);
  return new Map(rows.map(({ id, ...hindrance }) => [id, hindrance]));
}

/** What is known of somebody, by which they are found where no id stands. */
export interface Erasable {
  id: string;
  number: number;
  /** Last and first names, with and without the middle one, of all times that are kept. */
  nameList: string[];
  /** Those of them that nobody else of the company has: a text with such a name means this person. */
  ownNameList: string[];
  /** Where letters and messages went, less what somebody else of the company has now. */
  addressList: string[];
  membershipId: string | null;
  accountId: string | null;
}

/** A letter has the order of its reader's language. */
const spelt = (locale: Locale): SQL[] =>
  [shortNameIn('n', locale), fullNameIn('n', locale)].map(
    (name) => sql`select n.id, ${name} as name from named n`,
  );

/**
 * The people with the numbers that they get: the next ones of the company. The brand must be locked, and
 * nothing of theirs be deleted yet.
 */
export async function listKnown(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Erasable[]> {
  const { rows } = await tx.execute<Erasable & Record<string, unknown>>(sql`
    with person as (
      select e.brand_id, e.id, m.id as "membershipId", m.account_id as "accountId",
        row_number() over (order by e.id) + coalesce(
          (select max(erased_number) from employee where brand_id = ${brandId}), 0) as number
      from employee e left join membership m on m.brand_id = e.brand_id and m.employee_id = e.id
      where e.brand_id = ${brandId} and e.id in ${idList(ids)}
    ), named as (
      select e.id, e.last_name, e.first_name, e.middle_name from employee e
        where e.brand_id = ${brandId}
      union select f.employee_id, f.last_name, f.first_name, null from former_name f
        where f.brand_id = ${brandId}
      union select m.employee_id, a.last_name, a.first_name, null from membership m
        join account a on a.id = m.account_id where m.brand_id = ${brandId} and m.employee_id is not null
      union select a.employee_id, a.asked_name ->> 'lastName', a.asked_name ->> 'firstName', a.asked_name ->> 'middleName'
        from (select employee_id, asked_name from questionary_subject where brand_id = ${brandId}
          union select employee_id, asked_name from questionary_participant where brand_id = ${brandId}) a
        where a.asked_name is not null
    ), spelt as (
      ${sql.join(locales.flatMap(spelt), sql` union `)}
    ), addressed as (
      select id, email as address from employee where brand_id = ${brandId}
      union select id, slack_id from employee where brand_id = ${brandId} and slack_id is not null
      union select employee_id, email from former_name where brand_id = ${brandId}
      union select employee_id, email from invitation where brand_id = ${brandId}
      union select m.employee_id, unnest(array[a.email, a.pending_email, a.slack_id]) from membership m
        join account a on a.id = m.account_id where m.brand_id = ${brandId} and m.employee_id is not null
    )
    select p.id, p.number::int as number, p."membershipId", p."accountId",
      array(select s.name from spelt s where s.id = p.id order by s.name) as "nameList",
      array(select s.name from spelt s where s.id = p.id
        and not exists (select from spelt o where o.name = s.name and o.id <> s.id)
        and not exists (select from membership m join account a on a.id = m.account_id
          where m.brand_id = p.brand_id and m.employee_id is null and s.name in (${sql.join(
            locales.map((locale) => shortNameIn('a', locale)),
            sql`, `,
          )}))
        order by s.name) as "ownNameList",
      array(select d.address from addressed d where d.id = p.id and d.address is not null
        and not exists (select from employee o where o.brand_id = p.brand_id and o.id <> p.id
          and (o.email = d.address or o.slack_id = d.address))
        and not exists (select from membership m join account a on a.id = m.account_id
          where m.brand_id = p.brand_id and m.employee_id is distinct from p.id
            and (a.email = d.address or a.slack_id = d.address))
        order by d.address) as "addressList"
    from person p order by p.number`);
  return rows;
}

export interface RatedReport {
  questionaryId: string;
  employeeId: string;
  kind: ReportContent['kind'];
  passedParticipantCount: number;
  participantProgressList: ReportContent['participantProgressList'];
  /** Those of these people whom the report names, by the ids and roles of those who were asked. */
  raters: { id: string; type: ReviewerRole }[];
}

/** The kept reports that name these people among those who were asked. */
export async function listReportsByRater(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<RatedReport[]> {
  const { rows } = await tx.execute<RatedReport & Record<string, unknown>>(sql`
    select r.questionary_id as "questionaryId", r.employee_id as "employeeId", r.kind,
      r.passed_participant_count as "passedParticipantCount",
      r.content -> 'participantProgressList' as "participantProgressList", a.raters
    from (select questionary_id, subject_id,
        jsonb_agg(jsonb_build_object('id', participant_id, 'type', type)) as raters
      from assignment where brand_id = ${brandId} and participant_id in ${idList(ids)}
      group by questionary_id, subject_id) a
    join report r on r.brand_id = ${brandId} and r.questionary_id = a.questionary_id
      and r.employee_id = a.subject_id
    order by r.questionary_id, r.employee_id, r.kind, r.passed_participant_count`);
  return rows;
}

/** Keeps another list of who was asked in a report, and forgets its PDFs. */
export async function saveRaters({ tx, brandId }: Scope, row: Omit<RatedReport, 'raters'>) {
  const isIt = sql`brand_id = ${brandId} and questionary_id = ${row.questionaryId}
    and employee_id = ${row.employeeId} and kind = ${row.kind}
    and passed_participant_count = ${row.passedParticipantCount}`;
  await tx.execute(sql`
    update report set content = jsonb_set(content, '{participantProgressList}',
      ${JSON.stringify(row.participantProgressList)}::jsonb)
    where ${isIt}`);
  await tx.execute(sql`delete from report_pdf where ${isIt}`);
}

/** Takes the name out of the reports about somebody, and what HR wrote of one that is held, which stays held. */
export async function renameSubject({ tx, brandId }: Scope, id: string, name: string) {
  await tx.execute(sql`
    update report set content = jsonb_set(content - 'subjectParts', '{subject}', to_jsonb(${name}::text)),
      hold_note = left(hold_note, 0)
    where brand_id = ${brandId} and employee_id = ${id}`);
  await tx.execute(sql`delete from report_pdf where brand_id = ${brandId} and employee_id = ${id}`);
}

/**
 * Deletes the reports about these people, with what they were made from. Returns the questionaries whose
 * sheets went with them. The ledger of atoms stays, so that nothing is told twice.
 */
export async function deleteReportsAbout(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<string[]> {
  await tx.execute(sql`
    delete from report_archive a where a.brand_id = ${brandId} and exists (
      select from jsonb_array_elements(a.report_list) one
      where (one ->> 'employeeId')::uuid in ${idList(ids)})`);
  await tx.execute(
    sql`delete from report where brand_id = ${brandId} and employee_id in ${idList(ids)}`,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (delete from sheet where brand_id = ${brandId} and subject_id in ${idList(ids)}
      returning questionary_id)
    select distinct questionary_id as id from gone`);
  return rows.map(({ id }) => id);
}
