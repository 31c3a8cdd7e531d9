import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { unlessArchived } from '#core/directory/server/queries.ts';
import { competence, positionCompetence } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { selectNamed } from '#core/questionary/server/record/named-queries.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { folded, inLocale } from '#platform/server/db/search.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { plainAddress } from '#platform/server/table-file/cell/mail-link.ts';
import type { Locale } from '#platform/texts/t.ts';
import { peopleByName, possibleLastNames } from './name-words.ts';
import type { ByEmail, PeopleByName } from './read-person.ts';

/** Employees by e-mail as typed in a file. Includes the fired but not the deleted. */
export async function findPeopleByEmail(scope: Scope, emails: readonly string[]): Promise<ByEmail> {
  const listed = [...new Set(emails.map(plainAddress))];
  const rows = await selectNamed(scope, sql`${employee.email} in ${textList(listed)}`);
  return new Map(rows.map((row) => [row.email, row]));
}

/** Employees who may be meant by these names, with the fired ones. */
export async function findPeopleByName(
  scope: Scope,
  names: readonly string[],
): Promise<PeopleByName> {
  if (names.length === 0) return new Map();
  const wanted = sql`${folded(employee.lastName)} in ${textList(possibleLastNames(names))}`;
  return peopleByName(await selectNamed(scope, wanted));
}

const name = (locale: Locale) => inLocale(competence.name, locale);

/** The competencies of these positions, in their order, without archived ones (rule 86). */
export async function competencesOfPositions(
  { tx, brandId }: Scope,
  positionIds: readonly string[],
  locale: Locale,
): Promise<Map<string, Entry[]>> {
  const link = positionCompetence;
  const rows = await tx
    .select({ positionId: link.positionId, id: competence.id, name: name(locale) })
    .from(link)
    .innerJoin(
      competence,
      and(eq(competence.brandId, link.brandId), eq(competence.id, link.competenceId)),
    )
    .where(
      and(
        eq(link.brandId, brandId),
        inArray(link.positionId, [...new Set(positionIds)]),
        unlessArchived(competence),
      ),
    )
    .orderBy(asc(link.order), asc(competence.id));
  return groupBy(rows, ({ positionId }) => positionId);
}

/** The names of those of these competencies that the brand has, by id. */
export async function competenceNames(
  { tx, brandId }: Scope,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, Entry>> {
  const rows = await tx
    .select({ id: competence.id, name: name(locale) })
    .from(competence)
    .where(and(eq(competence.brandId, brandId), inArray(competence.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
