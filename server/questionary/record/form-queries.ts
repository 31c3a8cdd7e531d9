import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { QuestionaryForm } from '#contract/questionary.ts';
import { competence, employee, position, subdivision } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Known, Person } from './rules.ts';

type Named = Pick<
  QuestionaryForm,
  'positionId' | 'subdivisionId' | 'employeeList' | 'competenceList' | 'participantList'
>;

/** What of these forms is known in the brand; deleted people are not. */
export async function findKnown(scope: Scope, forms: readonly Named[]): Promise<Known> {
  const ids = (listOf: (form: Named) => readonly { id: string }[]) => [
    ...new Set(forms.flatMap((form) => listOf(form).map(({ id }) => id))),
  ];
  const given = (key: 'positionId' | 'subdivisionId') => [
    ...new Set(forms.flatMap((form) => form[key] ?? [])),
  ];
  return {
    people: await findPeople(
      scope,
      ids((form) => [...form.employeeList, ...form.participantList]),
    ),
    competenceIds: await findIds(
      scope,
      competence,
      ids((form) => form.competenceList),
    ),
    positionIds: await findIds(scope, position, given('positionId')),
    subdivisionIds: await findIds(scope, subdivision, given('subdivisionId')),
  };
}

async function findIds(
  { tx, brandId }: Scope,
  table: typeof competence | typeof position | typeof subdivision,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.brandId, brandId), inArray(table.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

async function findPeople({ tx, brandId }: Scope, ids: string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: employee.id,
      name: sql<string>`${employee.lastName} || ' ' || ${employee.firstName}`,
      positionId: employee.positionId,
      subdivisionId: employee.subdivisionId,
      isFired: sql<boolean>`${employee.firedAt} is not null`,
    })
    .from(employee)
    .where(
      and(eq(employee.brandId, brandId), inArray(employee.id, ids), isNull(employee.deletedAt)),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
