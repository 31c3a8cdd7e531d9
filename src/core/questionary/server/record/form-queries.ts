import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { brand } from '#core/company/server/tables/installation.ts';
import { type ArchivableTable, isArchived } from '#core/directory/server/queries.ts';
import { competence, position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import type { QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import type { KnownInBrand, KnownPerson } from './rules.ts';

type Named = Pick<
  QuestionaryForm,
  'positionId' | 'subdivisionId' | 'employeeList' | 'competenceList' | 'participantList'
>;

/** What these forms name and the brand knows. Deleted people are unknown. */
export async function findKnown(scope: Scope, forms: readonly Named[]): Promise<KnownInBrand> {
  const ids = (listOf: (form: Named) => readonly { id: string }[]) => [
    ...new Set(forms.flatMap((form) => listOf(form).map(({ id }) => id))),
  ];
  const given = (key: 'positionId' | 'subdivisionId') => [
    ...new Set(forms.flatMap((form) => form[key] ?? [])),
  ];
  const people = await findPeople(
    scope,
    ids((form) => [...form.employeeList, ...form.participantList]),
  );
  return {
    people,
    ...(await findThings(scope, {
      competenceIds: ids((form) => form.competenceList),
      positionIds: given('positionId'),
      subdivisionIds: given('subdivisionId'),
    })),
  };
}

type Asked = Record<'competenceIds' | 'positionIds' | 'subdivisionIds', string[]>;
type Found = Asked & { archivedIds: string[]; anonymityThreshold: number };

async function findThings({ tx, brandId }: Scope, asked: Asked) {
  const known = (table: ArchivableTable, ids: string[]) =>
    sql`from ${table} where ${table.brandId} = ${brandId}
      and ${table.id} in ${idList(ids)}`;
  const competences = known(competence, asked.competenceIds);
  const positions = known(position, asked.positionIds);
  const subdivisions = known(subdivision, asked.subdivisionIds);
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select array(select ${competence.id} ${competences}) as "competenceIds",
      array(select ${position.id} ${positions}) as "positionIds",
      array(select ${subdivision.id} ${subdivisions}) as "subdivisionIds",
      array(select ${competence.id} ${competences} and ${isArchived(competence)}
        union all select ${position.id} ${positions} and ${isArchived(position)}
        union all select ${subdivision.id} ${subdivisions} and ${isArchived(subdivision)}
      ) as "archivedIds",
      ${brand.anonymityThreshold} as "anonymityThreshold"
    from ${brand} where ${brand.id} = ${brandId}`);
  const [found] = rows;
  if (!found) throw notFound();
  return {
    competenceIds: new Set(found.competenceIds),
    positionIds: new Set(found.positionIds),
    subdivisionIds: new Set(found.subdivisionIds),
    archivedIds: new Set(found.archivedIds),
    anonymityThreshold: found.anonymityThreshold,
  };
}

/** Those of these people whom the brand knows, including the fired. */
export async function findPeople(
  { tx, brandId, locale }: Scope,
  ids: string[],
): Promise<Map<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: employee.id,
      name: shortName(employee, locale),
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
