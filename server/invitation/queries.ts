import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Locale } from '#i18n/t.ts';
import { shortName } from '#server/db/people.ts';
import type { Database } from '#server/db/pool.ts';
import { employee, membership } from '#server/db/schema/directory.ts';
import { account, brand } from '#server/db/schema/installation.ts';
import { assignment, invitation, questionary } from '#server/db/schema/questionary.ts';
import { opening, type Scope } from '#server/db/scope.ts';
import { inAlphabet } from '#server/db/search.ts';
import type { Redirected } from '#server/jobs/add-job.ts';
import type { InvitationKey } from './token.ts';

export interface InvitationRow {
  questionaryId: string;
  employeeId: string;
  locale: Locale;
  timeZone: string;
}

/**
 * Whom a personal link invites, if they still work there and the brand is active. It runs before
 * every call, so it is one round trip. Both parts of the key are our own hexadecimal digits, so
 * they are safe in the text of the statement.
 */
export async function findInvitation(
  database: Database,
  { brandId, tokenHash }: InvitationKey,
): Promise<InvitationRow | undefined> {
  const results = (await database.pool.query(
    `${opening({ brandId })};
     select i.questionary_id as "questionaryId", i.employee_id as "employeeId", e.locale,
       b.time_zone as "timeZone"
     from invitation i
     join brand b on b.id = i.brand_id
     join employee e on e.brand_id = i.brand_id and e.id = i.employee_id
     where i.brand_id = '${brandId}' and i.token_hash = '${tokenHash}' and b.active
       and e.deleted_at is null and e.fired_at is null;
     commit`,
  )) as unknown as QueryResult<InvitationRow>[];
  return results.find((result) => result.fields?.[0]?.name === 'questionaryId')?.rows[0];
}

export async function insertInvitation(
  { tx, brandId }: Scope,
  row: { questionaryId: string; employeeId: string; tokenHash: string },
): Promise<void> {
  await tx.insert(invitation).values({ brandId, ...row });
}

/** The questionary with its brand, for letters about it. */
export async function findInvitingQuestionary({ tx, brandId }: Scope, questionaryId: string) {
  const [found] = await tx
    .select({
      status: questionary.status,
      method: questionary.method,
      dateStart: questionary.dateStart,
      dateEnd: questionary.dateEnd,
      isAnonymous: questionary.isAnonymous,
      anonymityThreshold: sql<number>`coalesce(${questionary.anonymityThreshold}, 1)`,
      brand: brand.name,
      brandActive: brand.active,
      timeZone: brand.timeZone,
    })
    .from(questionary)
    .innerJoin(brand, eq(brand.id, questionary.brandId))
    .where(and(eq(questionary.brandId, brandId), eq(questionary.id, questionaryId)));
  return found;
}

/**
 * The person a letter to that e-mail goes to. Undefined when they have left or changed it. The row
 * is locked, so that whoever changes it meanwhile finds the link made here and takes it back.
 */
export async function lockRecipient(
  { tx, brandId }: Scope,
  { employeeId, email }: { employeeId: string; email: string },
) {
  const [found] = await tx
    .select({ firstName: employee.firstName, locale: employee.locale })
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

/** What a participant still has to answer: about whom, and in which role. */
export async function listOpenAssignments(
  { tx, brandId }: Scope,
  questionaryId: string,
  participantId: string,
) {
  return tx
    .select({
      type: assignment.type,
      name: shortName(employee),
    })
    .from(assignment)
    .innerJoin(
      employee,
      and(eq(employee.brandId, assignment.brandId), eq(employee.id, assignment.subjectId)),
    )
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        eq(assignment.participantId, participantId),
        ne(assignment.status, 'done'),
      ),
    )
    .orderBy(asc(inAlphabet(employee.lastName)), asc(employee.firstName));
}

/** Last and first names in alphabetical order. */
export async function listNames({ tx, brandId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ name: shortName(employee) })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, [...ids])))
    .orderBy(asc(inAlphabet(employee.lastName)), asc(inAlphabet(employee.firstName)));
  return rows.map(({ name }) => name);
}
