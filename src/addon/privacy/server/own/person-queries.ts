import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { companyStep, companyTold } from '#addon/heatmap/server/tables/company.ts';
import { account, brand, session } from '#core/company/server/tables/installation.ts';
import { consent } from '#core/consent/server/tables/consent.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { namesWith } from '#core/employee/contract/rules/person-fields.ts';
import { columnsOf, personColumns } from '#core/employee/server/person-columns.ts';
import { isWanted, wanted, wishes } from '#core/employee/server/position-wish-queries.ts';
import {
  employee,
  employeeLeader,
  formerName,
  membership,
  photo,
  positionWish,
} from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision, shortName } from '#core/employee/server/tables/people.ts';
import { peopleRun, peopleRunPerson } from '#core/employee/server/tables/run.ts';
import type { Reader } from '#core/report/server/known/queries.ts';
import { knowledge } from '#core/report/server/tables/knowledge.ts';
import { type Scope, seeing } from '#platform/server/db/scope.ts';

/** Who somebody is in the company, and how they come in. */

/** What the page and the file need of the company. */
export async function getKeeper({ tx, brandId }: Scope) {
  const [row] = await tx
    .select({
      name: brand.name,
      timeZone: brand.timeZone,
      contact: brand.privacyEmail,
      auditMonths: brand.auditMonths,
      deliveryMonths: brand.deliveryMonths,
      notificationMonths: brand.notificationMonths,
      reportMonths: brand.reportMonths,
    })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!row) throw new Error('no such brand');
  return row;
}

/** The record's columns but for the places, which are told by their names. */
const ownColumns = columnsOf(
  (['text', 'day', 'json'] as const).flatMap((own) => namesWith(personColumns, { own })),
);

/** The employee record as it stands in the directory. Undefined for a user without one. */
export async function findProfile({ tx, brandId }: Scope, employeeId: string) {
  const [row] = await tx
    .select({
      ...ownColumns,
      position: position.name,
      wantedPosition: wanted.name,
      subdivision: subdivision.name,
    })
    .from(employee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .leftJoin(positionWish, wishes)
    .leftJoin(wanted, isWanted)
    .where(and(eq(employee.brandId, brandId), eq(employee.id, employeeId)));
  return row;
}

/** Names under which the record has stood, for as long as they are kept. */
export const listOwnFormerNames = ({ tx, brandId }: Scope, employeeId: string) =>
  tx
    .select({
      lastName: formerName.lastName,
      firstName: formerName.firstName,
      since: formerName.since,
      until: formerName.until,
    })
    .from(formerName)
    .where(and(eq(formerName.brandId, brandId), eq(formerName.employeeId, employeeId)))
    .orderBy(asc(formerName.since));

/** What the company's directory of users calls the person (rule 189). Null where it has not sent them. */
export async function findOwnScimUser({ tx, brandId }: Scope, employeeId: string) {
  const { rows } = await tx.execute<{
    userName: string;
    externalId: string | null;
    displayName: string | null;
    manager: string | null;
    isGone: boolean;
  }>(sql`
    select user_name as "userName", external_id as "externalId", display_name as "displayName", manager,
      is_gone as "isGone"
    from scim_user where brand_id = ${brandId} and employee_id = ${employeeId}`);
  return rows[0] ?? null;
}

/** What imports have changed in the record, the newest first (rule 178). */
export const listOwnImports = ({ tx, brandId }: Scope, employeeId: string) =>
  tx
    .select({
      at: peopleRun.at,
      name: peopleRun.name,
      from: peopleRun.sourceName,
      kind: peopleRunPerson.kind,
      before: peopleRunPerson.before,
      after: peopleRunPerson.after,
    })
    .from(peopleRunPerson)
    .innerJoin(
      peopleRun,
      and(eq(peopleRun.brandId, brandId), eq(peopleRun.id, peopleRunPerson.runId)),
    )
    .where(and(eq(peopleRunPerson.brandId, brandId), eq(peopleRunPerson.employeeId, employeeId)))
    .orderBy(desc(peopleRun.at), desc(peopleRun.id));

/** Names of those who lead the person, in their order, or of those whom the person leads. */
export async function listLeadNames(
  { tx, brandId, locale }: Scope,
  employeeId: string,
  who: 'leaders' | 'led',
): Promise<string[]> {
  const { leaderId, employeeId: ledId } = employeeLeader;
  const [own, other] = who === 'leaders' ? [ledId, leaderId] : [leaderId, ledId];
  const rows = await tx
    .select({ name: shortName(employee, locale) })
    .from(employeeLeader)
    .innerJoin(employee, and(eq(employee.brandId, brandId), eq(employee.id, other)))
    .where(and(eq(employeeLeader.brandId, brandId), eq(own, employeeId)))
    .orderBy(asc(employeeLeader.place), asc(employee.lastName), asc(employee.id));
  return rows.map(({ name }) => name);
}

/** Whose marks the person knows, by name (rule 169). */
export async function listKnownNames(
  { tx, brandId, locale }: Scope,
  { accountId, employeeId }: Reader,
): Promise<string[]> {
  const rows = await tx
    .selectDistinctOn([employee.lastName, employee.firstName, employee.id], {
      name: shortName(employee, locale),
    })
    .from(knowledge)
    .innerJoin(employee, and(eq(employee.brandId, brandId), eq(employee.id, knowledge.personId)))
    .where(
      and(
        eq(knowledge.brandId, brandId),
        inArray(knowledge.readerId, employeeId ? [accountId, employeeId] : [accountId]),
      ),
    )
    .orderBy(asc(employee.lastName), asc(employee.firstName), asc(employee.id));
  return rows.map(({ name }) => name);
}

/** The years and methods whose company averages were shown to the account (rule 169a). */
export const listTold = ({ tx, brandId }: Scope, accountId: string) =>
  tx
    .selectDistinct({ year: companyTold.year, method: companyTold.method })
    .from(companyTold)
    .where(and(eq(companyTold.brandId, brandId), eq(companyTold.accountId, accountId)))
    .orderBy(asc(companyTold.year), asc(companyTold.method));

/** The averages of company results that have the person's mark in them, for good (rule 71b). */
export const listCounted = ({ tx, brandId }: Scope, employeeId: string) =>
  tx
    .selectDistinct({
      year: companyStep.year,
      method: companyStep.method,
      side: companyStep.side,
      row: companyStep.row,
    })
    .from(companyStep)
    .where(
      and(
        eq(companyStep.brandId, brandId),
        sql`${companyStep.people} @> jsonb_build_array(jsonb_build_object('personId', ${employeeId}::text))`,
      ),
    )
    .orderBy(asc(companyStep.year), asc(companyStep.row));

export async function findOwnPhoto({ tx, brandId }: Scope, employeeId: string) {
  const [row] = await tx
    .select({ file: photo.file, type: photo.type })
    .from(photo)
    .where(and(eq(photo.brandId, brandId), eq(photo.employeeId, employeeId)));
  return row;
}

/** The account, and what it may do in this company. */
export async function getAccess({ tx, brandId }: Scope, membershipId: string) {
  const [row] = await tx
    .select({
      email: account.email,
      lastName: account.lastName,
      firstName: account.firstName,
      locale: account.locale,
      slackId: account.slackId,
      accountSince: account.createdAt,
      hasPassword: sql<boolean>`${account.passwordHash} is not null`,
      roles: membership.roles,
      since: membership.createdAt,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(and(eq(membership.brandId, brandId), eq(membership.id, membershipId)));
  if (!row) throw new Error('no such member');
  return row;
}

/** What they have agreed to before answering, and on which day (rule 115). */
export const listConsents = ({ tx, brandId }: Scope, employeeId: string) =>
  tx
    .select({ version: consent.version, day: consent.day, how: consent.how })
    .from(consent)
    .where(and(eq(consent.brandId, brandId), eq(consent.employeeId, employeeId)))
    .orderBy(asc(consent.version));

/** The person's sessions in this company: those of another one are that company's to show. */
export const listOwnSessions = ({ tx, brandId }: Scope, accountId: string) =>
  seeing(tx, 'app.account_id', accountId, () =>
    tx
      .select({
        browser: session.browser,
        system: session.system,
        createdAt: session.createdAt,
        lastUsedAt: session.lastUsedAt,
        expiresAt: session.expiresAt,
      })
      .from(session)
      .where(and(eq(session.accountId, accountId), eq(session.sessionBrandId, brandId)))
      .orderBy(asc(session.createdAt)),
  );
