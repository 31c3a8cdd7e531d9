import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type { Method, ReviewerRole } from '#platform/contract/rules/methods.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { inOneTrip, type Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import type { Redirected } from '#platform/server/jobs/add-job.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { isOpenOn } from './participant-queries.ts';
import type { InvitationKey } from './token.ts';

export interface InvitationRow {
  employeeId: string;
  locale: Locale;
  timeZone: string;
}

const invited = prepared(
  `select i.employee_id as "employeeId", e.locale, b.time_zone as "timeZone"
   from invitation i
   join brand b on b.id = i.brand_id
   join employee e on e.brand_id = i.brand_id and e.id = i.employee_id and e.email = i.email
   where i.brand_id = $1 and i.token_hash = $2 and b.active
     and e.deleted_at is null and e.fired_at is null`,
);

/**
 * Whom a personal link invites, if they still work there under the e-mail that it went to and the
 * brand is active. It runs before every call, so it is one round trip.
 */
export async function findInvitation(
  database: Database,
  { brandId, tokenHash }: InvitationKey,
): Promise<InvitationRow | undefined> {
  const [found] = await inOneTrip<InvitationRow>(database, { brandId }, [
    invited(brandId, tokenHash),
  ]);
  return found;
}

/** Stores a link for the e-mail that the person has now. Lock their row first (`lockRecipient`). */
export async function insertInvitation(
  { tx, brandId }: Scope,
  { employeeId, tokenHash }: { employeeId: string; tokenHash: string },
): Promise<void> {
  await tx.execute(sql`
    insert into invitation (brand_id, token_hash, employee_id, email)
    select brand_id, ${tokenHash}, id, email from employee
    where brand_id = ${brandId} and id = ${employeeId}`);
}

/** The brand as the sender of letters. */
export async function getSender({ tx, brandId }: Scope) {
  const [found] = await tx
    .select({ name: brand.name, active: brand.active, timeZone: brand.timeZone })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(found);
}

/** What a letter about one questionary says of it. */
export async function findInvitingQuestionary({ tx, brandId }: Scope, questionaryId: string) {
  const [found] = await tx
    .select({
      status: questionary.status,
      dateStart: questionary.dateStart,
      dateEnd: questionary.dateEnd,
      anonymityThreshold: sql<number>`coalesce(${questionary.anonymityThreshold}, 1)`,
    })
    .from(questionary)
    .where(and(eq(questionary.brandId, brandId), eq(questionary.id, questionaryId)));
  return found;
}

/**
 * The person a letter to that e-mail goes to. Undefined when they have left or changed it. The row
 * is locked, so that anybody who changes it meanwhile finds the link made here and takes it back.
 */
export async function lockRecipient(
  { tx, brandId }: Scope,
  { employeeId, email }: { employeeId: string; email: string },
) {
  const [found] = await tx
    .select({
      firstName: employee.firstName,
      lastName: employee.lastName,
      locale: employee.locale,
    })
    .from(employee)
    .where(
      and(
        eq(employee.brandId, brandId),
        eq(employee.id, employeeId),
        eq(employee.email, email),
        isNull(employee.deletedAt),
        isNull(employee.firedAt),
      ),
    )
    .for('share');
  return found;
}

/**
 * The recipient of a letter about their own addresses. Undefined when their company is switched
 * off.
 */
export async function findRedirected({ tx, brandId }: Scope, who: Redirected) {
  const isActive = eq(brand.active, true);
  if ('membershipId' in who) {
    const { firstName, locale } = account;
    const [found] = await tx
      .select({ firstName, locale, brand: brand.name })
      .from(membership)
      .innerJoin(account, eq(account.id, membership.accountId))
      .innerJoin(brand, eq(brand.id, membership.brandId))
      .where(and(eq(membership.brandId, brandId), eq(membership.id, who.membershipId), isActive));
    return found;
  }
  const { employeeId } = who;
  const { firstName, locale } = employee;
  const [found] = await tx
    .select({ firstName, locale, brand: brand.name })
    .from(employee)
    .innerJoin(brand, eq(brand.id, employee.brandId))
    .where(and(eq(employee.brandId, brandId), eq(employee.id, employeeId), isActive));
  return found;
}

export interface OpenAssignment {
  questionaryId: string;
  number: number;
  /** The letter that invites the person to it. Null until there is one. */
  letterId: string | null;
  /** The questionary's last day, YYYY-MM-DD. */
  dateEnd: string;
  type: ReviewerRole;
  subjectId: string;
  lastName: string;
  firstName: string;
  method: Method;
  isAnonymous: boolean;
  anonymityThreshold: number;
  /** Whether the questionary lets people decline to assess. */
  mayDecline: boolean;
  ratingCount: number;
  textCount: number;
  /** HR's own words in the questionary's cycle, and the cycle's number to sort them by. Null where it has no cycle. */
  message: string | null;
  cycleNumber: number | null;
}

/**
 * What is still awaited of somebody who has been invited, on `today`, a date in the brand's time zone:
 * about whom, in which role and until when. The last day that is nearest comes first.
 */
export async function listOpenAssignments(
  { tx, brandId }: Scope,
  { employeeId, today }: { employeeId: string; today: string },
): Promise<OpenAssignment[]> {
  const { rows } = await tx.execute<OpenAssignment & Record<string, unknown>>(sql`
    select q.id as "questionaryId", q.number, p.letter_id as "letterId",
      q.date_end::text as "dateEnd", a.type,
      e.id as "subjectId", e.last_name as "lastName", e.first_name as "firstName", q.method,
      q.is_anonymous as "isAnonymous", coalesce(q.anonymity_threshold, 1) as "anonymityThreshold",
      q.may_decline as "mayDecline", c.message, c.number as "cycleNumber", asked.*
    from questionary_participant p
    join questionary q on q.brand_id = p.brand_id and q.id = p.questionary_id
    join assignment a on a.brand_id = p.brand_id and a.questionary_id = p.questionary_id
      and a.participant_id = p.employee_id and a.status <> 'done' and a.declined is null
    join employee e on e.brand_id = a.brand_id and e.id = a.subject_id
    left join cycle c on c.brand_id = q.brand_id and c.id = q.cycle_id
    cross join lateral (
      select count(*) filter (where type = 'rating')::int as "ratingCount",
        count(*) filter (where type = 'text')::int as "textCount"
      from questionary_question
      where brand_id = q.brand_id and questionary_id = q.id
    ) asked
    where p.brand_id = ${brandId} and p.employee_id = ${employeeId} and p.invited_at is not null
      and ${isOpenOn(today)}
    order by q.date_end, e.last_name collate "ru-x-icu", e.first_name collate "ru-x-icu", q.number`);
  return rows;
}

/**
 * Whom raters may ask about these questionaries: who sent them to work and may still sign in.
 */
export async function listOrganisers(
  { tx, brandId }: Scope,
  questionaryIds: readonly string[],
): Promise<{ name: string; email: string }[]> {
  const { rows } = await tx.execute<{ name: string; email: string }>(sql`
    select distinct c.first_name || ' ' || c.last_name as name, c.email
    from questionary q
    join membership m on m.brand_id = q.brand_id and m.account_id = q.sent_by and not m.disabled
    join account c on c.id = m.account_id
    where q.brand_id = ${brandId}
      and q.id in ${idList(questionaryIds)}
    order by name
    limit 3`);
  return rows;
}

/**
 * Another letter that invites or reminds the person at the same address and is newer: it waits, or
 * has gone out since this one was queued.
 */
export async function findNewerLetter(
  { tx, brandId }: Scope,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<string | undefined> {
  const since = sql`${createdAt.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select d.id from delivery own join delivery d on d.brand_id = own.brand_id
      and d.type = own.type and d.recipient = own.recipient
      and d.payload ->> 'employeeId' = own.payload ->> 'employeeId'
    where own.brand_id = ${brandId} and own.id = ${id}
      and (d.state = 'sent' and d.created_at > ${since}
        or d.state = 'waiting' and (d.created_at, d.id) > (${since}, own.id))
      and d.created_at >= ${since}
    order by d.created_at desc limit 1`);
  return rows[0]?.id;
}

/** The names of these people, in alphabetical order of their last names. */
export async function listSubjectNames(
  { tx, brandId, locale }: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ name: shortName(employee, locale) })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, [...ids])))
    .orderBy(asc(inAlphabet(employee.lastName)), asc(inAlphabet(employee.firstName)));
  return rows.map(({ name }) => name);
}
