import { and, asc, count, eq, sql } from 'drizzle-orm';
import { participantTypes } from '#contract/rules/methods.ts';
import type { Locale } from '#i18n/t.ts';
import { competence, employee, position, subdivision } from '#server/db/schema/directory.ts';
import {
  assignment,
  questionaryCompetence,
  questionaryParticipant,
  questionarySubject,
} from '#server/db/schema/questionary.ts';
import type { Scope } from '#server/db/scope.ts';
import { inAlphabet, inLocale } from '#server/db/search.ts';
import { groupBy } from '#server/shared/group-by.ts';
import type { RoleCounts } from './progress.ts';

const person = {
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
  name: sql<string>`${employee.lastName} || ' ' || ${employee.firstName}`,
  isFired: sql<boolean>`${employee.firedAt} is not null or ${employee.deletedAt} is not null`,
};
const atPosition = and(
  eq(position.brandId, employee.brandId),
  eq(position.id, employee.positionId),
);
const atSubdivision = and(
  eq(subdivision.brandId, employee.brandId),
  eq(subdivision.id, employee.subdivisionId),
);
const byName = [
  asc(inAlphabet(employee.lastName)),
  asc(inAlphabet(employee.firstName)),
  asc(employee.id),
];

/** Who is assessed, by name. */
export async function listSubjects({ tx, brandId }: Scope, questionaryId: string) {
  const link = questionarySubject;
  return tx
    .select(person)
    .from(link)
    .innerJoin(employee, and(eq(employee.brandId, link.brandId), eq(employee.id, link.employeeId)))
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(and(eq(link.brandId, brandId), eq(link.questionaryId, questionaryId)))
    .orderBy(...byName);
}
export type SubjectRow = Awaited<ReturnType<typeof listSubjects>>[number];

/** Who assesses, by role in display order, then by name; in work also those who only assess themselves. */
export async function listParticipants({ tx, brandId }: Scope, questionaryId: string) {
  const link = questionaryParticipant;
  const order = sql.join(
    participantTypes.map((type) => sql`${type}`),
    sql`, `,
  );
  return tx
    .select({ ...person, type: link.type })
    .from(link)
    .innerJoin(employee, and(eq(employee.brandId, link.brandId), eq(employee.id, link.employeeId)))
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(and(eq(link.brandId, brandId), eq(link.questionaryId, questionaryId)))
    .orderBy(sql`array_position(array[${order}]::text[], ${link.type})`, ...byName);
}
export type ParticipantRow = Awaited<ReturnType<typeof listParticipants>>[number];

/** The competencies in the questionary's order, named in that language. */
export async function listCompetences(
  { tx, brandId }: Scope,
  questionaryId: string,
  locale: Locale,
) {
  const link = questionaryCompetence;
  return tx
    .select({ id: competence.id, name: inLocale(competence.name, locale) })
    .from(link)
    .innerJoin(
      competence,
      and(eq(competence.brandId, link.brandId), eq(competence.id, link.competenceId)),
    )
    .where(and(eq(link.brandId, brandId), eq(link.questionaryId, questionaryId)))
    .orderBy(asc(link.position));
}

/**
 * How far each participant, or each subject, is in each role: added up here, as there are as many
 * assignments as participants times subjects.
 */
export async function countByPerson(
  { tx, brandId }: Scope,
  questionaryId: string,
  person: 'participantId' | 'subjectId',
): Promise<(id: string) => readonly RoleCounts[]> {
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
  const byPerson = groupBy(rows, ({ id }) => id);
  return (id) => byPerson.get(id) ?? [];
}

/** Names of the position and the subdivision a questionary is about. */
export async function findPlaces(
  { tx, brandId }: Scope,
  { positionId, subdivisionId }: { positionId: string | null; subdivisionId: string | null },
) {
  const [ofPosition] = positionId
    ? await tx
        .select({ id: position.id, name: position.name })
        .from(position)
        .where(and(eq(position.brandId, brandId), eq(position.id, positionId)))
    : [];
  const [ofSubdivision] = subdivisionId
    ? await tx
        .select({ id: subdivision.id, name: subdivision.name })
        .from(subdivision)
        .where(and(eq(subdivision.brandId, brandId), eq(subdivision.id, subdivisionId)))
    : [];
  return { position: ofPosition ?? null, subdivision: ofSubdivision ?? null };
}
