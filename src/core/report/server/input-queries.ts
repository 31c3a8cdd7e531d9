import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  competence,
  position,
  positionCompetence,
  subdivision,
} from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import {
  type AskedName,
  assignment,
  questionaryCompetence,
  questionaryParticipant,
  sheet,
} from '#core/questionary/server/tables/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound, orNotFound } from '#platform/server/shared/errors.ts';

/** What a report is made from. */

/**
 * Locks the subject, so that only one transaction at a time writes its ledger and reports, and the person, so
 * that nobody erases or merges them meanwhile. With the numbers that it shares raters with (`shares_with`).
 */
export async function lockReports(
  { tx, brandId }: Scope,
  questionaryId: string,
  employeeId: string,
): Promise<{ sharesWith: number[] }> {
  const { rows } = await tx.execute<{ sharesWith: number[] }>(sql`
    select s.shares_with as "sharesWith"
    from employee e
    join questionary_subject s on s.brand_id = e.brand_id and s.employee_id = e.id
    where e.brand_id = ${brandId} and e.id = ${employeeId} and s.questionary_id = ${questionaryId}
    for no key update of e for update of s`);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function listSubjectsWithSheets({ tx, brandId }: Scope, questionaryId: string) {
  const rows = await tx
    .selectDistinct({ employeeId: sheet.subjectId })
    .from(sheet)
    .where(and(eq(sheet.brandId, brandId), eq(sheet.questionaryId, questionaryId)));
  return rows.map((row) => row.employeeId);
}

/** Questionaries that were over before then, where somebody has sheets but no final report. */
export async function listUnreported({ tx, brandId }: Scope, doneBefore: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select q.id from questionary q
    where q.brand_id = ${brandId} and q.status in ('done', 'archived')
      and q.done_at <= ${doneBefore.toISOString()}
      and exists (select from questionary_subject s
        where s.brand_id = q.brand_id and s.questionary_id = q.id
          and not exists (select from report r
            where r.brand_id = q.brand_id and r.questionary_id = q.id
              and r.employee_id = s.employee_id and r.kind = 'final')
          and exists (select from sheet h
            where h.brand_id = q.brand_id and h.questionary_id = q.id
              and h.subject_id = s.employee_id))
    order by q.number`);
  return rows.map(({ id }) => id);
}

/** Who is assessed, and the target marks of their position by competence (rule 72). */
export async function getSubject({ tx, brandId }: Scope, employeeId: string) {
  const targetMarks = tx
    .select({
      targetMarks: sql<Record<string, number>>`coalesce(jsonb_object_agg(
        ${positionCompetence.competenceId}, ${positionCompetence.targetMark}), '{}')`.as(
        'target_marks',
      ),
    })
    .from(positionCompetence)
    .where(
      and(
        eq(positionCompetence.brandId, employee.brandId),
        eq(positionCompetence.positionId, employee.positionId),
        isNotNull(positionCompetence.targetMark),
      ),
    )
    .as('targets');
  const [row] = await tx
    .select({
      firstName: employee.firstName,
      lastName: employee.lastName,
      middleName: employee.middleName,
      position: position.name,
      subdivision: subdivision.name,
      targetMarks: targetMarks.targetMarks,
    })
    .from(employee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .crossJoinLateral(targetMarks)
    .where(and(eq(employee.brandId, brandId), eq(employee.id, employeeId)));
  return orNotFound(row);
}

export async function listReportCompetences({ tx, brandId }: Scope, questionaryId: string) {
  return tx
    .select({ id: competence.id, name: competence.name, description: competence.description })
    .from(questionaryCompetence)
    .innerJoin(
      competence,
      and(eq(competence.brandId, brandId), eq(competence.id, questionaryCompetence.competenceId)),
    )
    .where(
      and(
        eq(questionaryCompetence.brandId, brandId),
        eq(questionaryCompetence.questionaryId, questionaryId),
      ),
    )
    .orderBy(asc(questionaryCompetence.order));
}

export async function listSubjectAssignments(
  { tx, brandId }: Scope,
  questionaryId: string,
  subjectId: string,
) {
  return tx
    .select({
      participantId: assignment.participantId,
      type: assignment.type,
      status: assignment.status,
      isCounted: assignment.isCounted,
      // The name under which they were asked (decision 105).
      name: sql<AskedName>`coalesce(${questionaryParticipant.askedName}, jsonb_build_object(
        'lastName', ${employee.lastName}, 'firstName', ${employee.firstName},
        'middleName', ${employee.middleName}))`,
    })
    .from(assignment)
    .innerJoin(
      questionaryParticipant,
      and(
        eq(questionaryParticipant.brandId, brandId),
        eq(questionaryParticipant.questionaryId, questionaryId),
        eq(questionaryParticipant.employeeId, assignment.participantId),
      ),
    )
    .innerJoin(
      employee,
      and(eq(employee.brandId, brandId), eq(employee.id, assignment.participantId)),
    )
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        eq(assignment.subjectId, subjectId),
      ),
    )
    .orderBy(asc(employee.lastName), asc(employee.firstName), asc(employee.id));
}

/** The sheets in the order of their random key, so that the order reveals nothing. */
export async function listSheets({ tx, brandId }: Scope, questionaryId: string, subjectId: string) {
  return tx
    .select({ id: sheet.id, type: sheet.type, sealed: sheet.sealed })
    .from(sheet)
    .where(
      and(
        eq(sheet.brandId, brandId),
        eq(sheet.questionaryId, questionaryId),
        eq(sheet.subjectId, subjectId),
      ),
    )
    .orderBy(asc(sheet.id));
}
