import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { audit } from '#core/audit/server/tables/audit.ts';
import { competence } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ImportedAssessment } from '#core/report/contract/imported-report.ts';
import { rowOf } from '#core/report/server/queries.ts';
import { readStored } from '#core/report/server/stored-content.ts';
import { type ReportTexts, report } from '#core/report/server/tables/report.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { ReportedPerson } from './people.ts';

/** Lets only one bring in or remove reports at a time: two at once would make them twice. */
export async function lockImported({ tx, brandId }: Scope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`history ${brandId}`}, 0))`);
}

/** Everybody who isn't deleted, former employees too. */
export async function listKnownPeople({ tx, brandId }: Scope): Promise<ReportedPerson[]> {
  return tx
    .select({
      id: employee.id,
      email: employee.email,
      lastName: employee.lastName,
      firstName: employee.firstName,
      middleName: employee.middleName,
    })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), isNull(employee.deletedAt)));
}

export async function listKnownCompetences({
  tx,
  brandId,
}: Scope): Promise<{ id: string; name: Localized }[]> {
  return tx
    .select({ id: competence.id, name: competence.name })
    .from(competence)
    .where(eq(competence.brandId, brandId))
    .orderBy(asc(competence.id));
}

const isImported = ({ brandId }: Scope) =>
  and(eq(questionary.brandId, brandId), isNotNull(questionary.broughtAt));

/** The assessments of all that was brought in. */
export async function listAssessments(scope: Scope) {
  const { id, number, title, dateStart, dateEnd, method } = questionary;
  return scope.tx
    .select({ id, number, title, dateStart, dateEnd, method })
    .from(questionary)
    .where(isImported(scope));
}

export async function insertAssessments(
  { tx, brandId }: Scope,
  rows: readonly Omit<typeof questionary.$inferInsert, 'brandId'>[],
): Promise<void> {
  if (rows.length > 0)
    await tx.insert(questionary).values(rows.map((row) => ({ brandId, ...row })));
}

const inOneStatement = 100;

export async function insertReports(
  scope: Scope,
  made: readonly { content: ReportContent; texts: ReportTexts }[],
): Promise<void> {
  for (let at = 0; at < made.length; at += inOneStatement) {
    const rows = made
      .slice(at, at + inOneStatement)
      .map(({ content, texts }) => rowOf(scope, content, { texts, raters: [] }));
    await scope.tx.insert(report).values(rows);
  }
}

/** The reports of these assessments, by assessment and person. */
export async function listSaved({ tx, brandId }: Scope, questionaryIds: readonly string[]) {
  const rows = await tx
    .select({ content: report.content })
    .from(report)
    .where(and(eq(report.brandId, brandId), inArray(report.questionaryId, [...questionaryIds])));
  return new Map(rows.map(({ content }) => [keyOfSaved(content), readStored(content)]));
}

export const keyOfSaved = (of: { questionaryId: string; employeeId: string }): string =>
  `${of.questionaryId} ${of.employeeId}`;

/** When reports of our own about these people were made, in these days. */
export async function listOwnReports(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
  { from, to }: { from: Date; to: Date },
) {
  const ids = sql.param([...new Set(employeeIds)]);
  return tx
    .select({
      employeeId: report.employeeId,
      number: report.number,
      createdAt: report.createdAt,
    })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        ne(report.type, 'broughtIn'),
        sql`${report.employeeId} = any(${ids}::uuid[])`,
        gte(report.createdAt, from),
        lte(report.createdAt, to),
      ),
    );
}

/** What was brought in, the latest assessment first. */
export async function listImported(scope: Scope): Promise<ImportedAssessment[]> {
  const { number, title, dateStart, dateEnd } = questionary;
  const rows = await scope.tx
    .select({
      questionaryId: questionary.id,
      number,
      title,
      dateStart,
      dateEnd,
      broughtAt: questionary.broughtAt,
      reportCount: count(report.employeeId),
    })
    .from(questionary)
    .leftJoin(
      report,
      and(eq(report.brandId, scope.brandId), eq(report.questionaryId, questionary.id)),
    )
    .where(isImported(scope))
    .groupBy(questionary.brandId, questionary.id)
    .orderBy(desc(dateStart), desc(number));
  return rows.map((row) => ({ ...row, broughtAt: row.broughtAt?.toISOString() ?? '' }));
}

/** Removes a report that was brought in. Undefined where there is none. */
export async function deleteReports(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: { questionaryId: string; employeeId?: string | undefined },
) {
  return tx
    .delete(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.type, 'broughtIn'),
        eq(report.questionaryId, questionaryId),
        employeeId ? eq(report.employeeId, employeeId) : undefined,
      ),
    )
    .returning({
      number: report.number,
      subject: sql<string>`${report.content} ->> 'subject'`,
      title: sql<string | null>`${report.content} #>> '{broughtIn,title}'`,
      dateStart: sql<string>`${report.content} ->> 'dateStart'`,
      dateEnd: sql<string>`${report.content} ->> 'dateEnd'`,
    });
}

/**
 * The assessments of which reports were removed, as the activity log has them: the one about a person,
 * or with null all that were there.
 */
export async function listRemoved({ tx, brandId }: Scope) {
  const assessment = sql<NonNullable<AuditDetails['assessment']>>`${audit.details} -> 'assessment'`;
  return tx
    .select({ employeeId: audit.entityId, assessment })
    .from(audit)
    .where(
      and(
        eq(audit.brandId, brandId),
        eq(audit.verb, 'delete'),
        eq(audit.kind, 'report'),
        isNotNull(assessment),
      ),
    );
}

/** An assessment that was brought in goes with its last report. */
export async function deleteEmptyAssessment(scope: Scope, questionaryId: string): Promise<void> {
  const { tx, brandId } = scope;
  const ofIt = and(eq(report.brandId, brandId), eq(report.questionaryId, questionaryId));
  if ((await tx.$count(report, ofIt)) > 0) return;
  await tx.delete(questionary).where(and(isImported(scope), eq(questionary.id, questionaryId)));
}
