import { and, eq, type SQL, sql } from 'drizzle-orm';
import { lacksConsent } from '#core/consent/server/queries.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { About } from './queries.ts';

/** A rater and the person assessed. */
export interface Which extends About {
  raterId: string;
}

/** It takes answers on that day, a date in the brand's time zone, and its person works here. */
const isOpenOn = (day: string): SQL => sql`f.result is null and ${day}::date <= f.until
  and e.deleted_at is null and e.fired_at is null`;

const joined = sql`assignment a
  join follow_up f on f.brand_id = a.brand_id and f.questionary_id = a.questionary_id
    and f.employee_id = a.subject_id
  join questionary q on q.brand_id = a.brand_id and q.id = a.questionary_id
  join employee e on e.brand_id = a.brand_id and e.id = a.subject_id`;

export interface AwaitedAgain {
  questionaryId: string;
  subjectId: string;
  firstName: string;
  lastName: string;
  middleName: string | null;
  type: Exclude<ReviewerRole, 'employee'>;
  /** The last day of the assessment to compare with, YYYY-MM-DD. */
  since: string;
  /** The last day to answer, YYYY-MM-DD. */
  until: string;
  threshold: number;
  questionList: { questionId: string; text: Localized }[];
}

/** What a rater is asked again and hasn't answered, the nearest day first. */
export async function listAskedAgain(
  { tx, brandId }: Scope,
  raterId: string,
  today: string,
): Promise<AwaitedAgain[]> {
  const { rows } = await tx.execute<AwaitedAgain & Record<string, unknown>>(sql`
    select q.id as "questionaryId", e.id as "subjectId", e.first_name as "firstName",
      e.last_name as "lastName", e.middle_name as "middleName", a.type,
      q.date_end::text as since, f.until::text as until, f.threshold,
      (select jsonb_agg(jsonb_build_object('questionId', n.question_id, 'text', n.text)
          order by array_position(f.question_ids, n.question_id))
        from questionary_question n
        where n.brand_id = f.brand_id and n.questionary_id = f.questionary_id
          and n.question_id = any(f.question_ids)) as "questionList"
    from ${joined}
    where a.brand_id = ${brandId} and a.participant_id = ${raterId} and a.again in ('due', 'asked')
      and ${isOpenOn(today)}
    order by f.until, e.last_name collate "ru-x-icu", e.first_name collate "ru-x-icu", e.id`);
  return rows;
}

/** Who asks, by last and first name, and whether they have yet to read what the company asks them to agree to. */
export async function findRater(
  { tx, brandId, locale }: Scope,
  raterId: string,
): Promise<{ name: string; locale: Locale; isConsentAsked: boolean } | undefined> {
  const [row] = await tx
    .select({
      name: shortName(employee, locale),
      locale: employee.locale,
      isConsentAsked: sql<boolean>`${sql.raw(lacksConsent('"employee"."brand_id"', '"employee"."id"', 'asked'))}`,
    })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), eq(employee.id, raterId)));
  return row;
}

export interface Answerable {
  again: 'due' | 'asked' | 'done';
  isOpen: boolean;
  isManager: boolean;
  questionIds: string[];
  /** No answers are taken before the sender agrees (rule 115). */
  isRefused: boolean;
  /** Something is kept under the number of this sheet. */
  isKept: boolean;
}

/**
 * What such answers are checked against; undefined where this person isn't asked. Locks it: whoever answers about one
 * person does so one after another, and it doesn't end meanwhile.
 */
export async function lockAnswerable(
  { tx, brandId }: Scope,
  { questionaryId, employeeId, raterId }: Which,
  { sheetId, day }: { sheetId: string; day: string },
): Promise<Answerable | undefined> {
  const isThis = sql`brand_id = ${brandId} and questionary_id = ${questionaryId}`;
  await tx.execute(sql`
    select from follow_up where ${isThis} and employee_id = ${employeeId} for no key update`);
  const { rows } = await tx.execute<Answerable & Record<string, unknown>>(sql`
    select a.again, (${isOpenOn(day)}) as "isOpen", a.type = 'supervisor' as "isManager",
      f.question_ids as "questionIds",
      ${sql.raw(lacksConsent('a.brand_id', 'a.participant_id', 'refused'))} as "isRefused",
      exists (select from sheet s where s.brand_id = a.brand_id and s.questionary_id = a.questionary_id
        and s.subject_id = a.subject_id and s.id = ${sheetId}) as "isKept"
    from ${joined}
    where a.brand_id = ${brandId} and a.questionary_id = ${questionaryId}
      and a.subject_id = ${employeeId} and a.participant_id = ${raterId} and a.again is not null`);
  return rows[0];
}

/**
 * Stores a sheet without its author, as those of the report are (rule 24): the sheets about this person are written
 * again in random order, and so are the assignments of all who have answered. Neither the order of rows nor their
 * transaction links one to the other. Roles are told apart no further than managers from all others.
 */
export async function insertAgain(
  { tx, brandId }: Scope,
  { questionaryId, employeeId, raterId }: Which,
  { sheetId, isManager, sealed }: { sheetId: string; isManager: boolean; sealed: Buffer },
): Promise<void> {
  const about = sql`brand_id = ${brandId} and questionary_id = ${questionaryId} and subject_id = ${employeeId}`;
  await tx.execute(sql`
    with taken as (
      delete from sheet where ${about} and is_again returning id, type, sealed
    ), finished as (
      update assignment set again = 'done'
      where ${about} and (participant_id = ${raterId} or again = 'done')
    )
    insert into sheet (brand_id, questionary_id, subject_id, id, type, sealed, is_again)
    select ${brandId}, ${questionaryId}, ${employeeId}, id, type, sealed, true
    from (
      select id, type, sealed from taken
      union all
      select ${sheetId}::uuid, ${isManager ? 'supervisor' : 'colleague'}, ${sealed}::bytea
    ) as every_sheet
    order by random()`);
}
