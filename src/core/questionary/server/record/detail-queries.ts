import { and, asc, count, eq, sql } from 'drizzle-orm';
import { isArchived } from '#core/directory/server/queries.ts';
import { competence, position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision, shortName } from '#core/employee/server/tables/people.ts';
import {
  assignment,
  questionaryCompetence,
  questionaryParticipant,
  questionarySubject,
} from '#core/questionary/server/tables/questionary.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { Locale } from '#platform/texts/t.ts';
import { employeeOrder } from './lists-queries.ts';
import type { RoleCounts } from './progress.ts';

/** Everybody in a questionary. Each person is read once, however many parts they have in it. */
export async function listQuestionaryPeople({ tx, brandId, locale }: Scope, questionaryId: string) {
  const isIts = (link: typeof questionarySubject | typeof questionaryParticipant) =>
    and(eq(link.brandId, brandId), eq(link.questionaryId, questionaryId));
  const subject = tx
    .select({ employeeId: questionarySubject.employeeId })
    .from(questionarySubject)
    .where(isIts(questionarySubject))
    .as('subject');
  const participant = tx
    .select({ employeeId: questionaryParticipant.employeeId, type: questionaryParticipant.type })
    .from(questionaryParticipant)
    .where(isIts(questionaryParticipant))
    .as('participant');
  const rows = await tx
    .select({
      id: employee.id,
      firstName: employee.firstName,
      lastName: employee.lastName,
      middleName: employee.middleName,
      email: employee.email,
      position: { id: position.id, name: position.name },
      subdivision: { id: subdivision.id, name: subdivision.name },
      inCompany: employee.inCompany,
      inPosition: employee.inPosition,
      workExpirience: employee.workExpirience,
      name: shortName(employee, locale),
      isFired: sql<boolean>`${employee.firedAt} is not null or ${employee.deletedAt} is not null`,
      isSubject: sql<boolean>`${subject.employeeId} is not null`,
      type: participant.type,
    })
    .from(subject)
    .fullJoin(participant, eq(participant.employeeId, subject.employeeId))
    .innerJoin(
      employee,
      and(
        eq(employee.brandId, brandId),
        sql`${employee.id} = coalesce(${subject.employeeId}, ${participant.employeeId})`,
      ),
    )
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .orderBy(...employeeOrder);
  const personOf = ({ isSubject, type, ...shown }: (typeof rows)[number]) => shown;
  return {
    /** Who is assessed, by name. */
    subjects: rows.filter(({ isSubject }) => isSubject).map(personOf),
    /** Raters by role in display order, then by name. In work also those who only assess themselves. */
    participants: reviewerRoles.flatMap((type) =>
      rows.filter((row) => row.type === type).map((row) => ({ ...personOf(row), type })),
    ),
  };
}
export type QuestionaryPeople = Awaited<ReturnType<typeof listQuestionaryPeople>>;
export type PersonRow = QuestionaryPeople['subjects'][number];
export type ParticipantRow = QuestionaryPeople['participants'][number];

/** The competencies in the questionary's order, with their names in that language. */
export async function listNamedCompetences(
  { tx, brandId }: Scope,
  questionaryId: string,
  locale: Locale,
) {
  const link = questionaryCompetence;
  return tx
    .select({
      id: competence.id,
      name: inLocale(competence.name, locale),
      isArchived: isArchived(competence),
    })
    .from(link)
    .innerJoin(
      competence,
      and(eq(competence.brandId, link.brandId), eq(competence.id, link.competenceId)),
    )
    .where(and(eq(link.brandId, brandId), eq(link.questionaryId, questionaryId)))
    .orderBy(asc(link.order));
}

/** The counts of each role that a person has a part in. */
export type CountsByPerson = ReadonlyMap<string, readonly RoleCounts[]>;

/**
 * How far each participant, or each subject, is in each role. The database adds it up, because
 * there are as many assignments as participants times subjects.
 */
export async function countByPerson(
  { tx, brandId }: Scope,
  questionaryId: string,
  person: 'participantId' | 'subjectId',
): Promise<CountsByPerson> {
  const { type, status } = assignment;
  const rows = await tx
    .select({
      id: assignment[person],
      type,
      totalCount: count(),
      passedCount: sql`count(*) filter (where ${status} = 'done')`.mapWith(Number),
      untouchedCount: sql`count(*) filter (where ${status} = 'no_progress')`.mapWith(Number),
    })
    .from(assignment)
    .where(and(eq(assignment.brandId, brandId), eq(assignment.questionaryId, questionaryId)))
    .groupBy(assignment[person], type);
  return groupBy(rows, ({ id }) => id);
}
