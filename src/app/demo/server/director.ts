import type { Role } from '#platform/contract/call/access.ts';
import { type Localized, spoken } from '#platform/contract/call/fields.ts';
import type { DemoSlug } from '#platform/contract/demo.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { DemoBrand } from './brands.ts';
import type { DemoCompetence } from './competences.ts';
import type { DemoPosition } from './directories.ts';
import { profileOf } from './profiles.ts';
import {
  insertAccounts,
  insertDemoEmployees,
  insertMemberships,
  insertPositions,
  insertSubdivisions,
} from './queries.ts';
import { seeded } from './random.ts';

const department: Localized = { ru: 'Руководство', en: 'Management' };
const position: DemoPosition = {
  name: { ru: 'Генеральный директор', en: 'Chief executive' },
  asks: [
    ['motivation', 4.5],
    ['decisions', 4.5],
    ['systems', 4.2],
    ['adaptability', 4],
  ],
};
const directors: Record<
  DemoSlug,
  { lastName: string; firstName: string; middleName: string | null }
> = {
  north: { lastName: 'Громова', firstName: 'Елена', middleName: 'Викторовна' },
  vector: { lastName: 'Whitfield', firstName: 'Margaret', middleName: null },
};

/**
 * Whoever leads the heads of the departments: somebody whom nobody assesses, with numbers of their
 * own, so that all the rest is as it would be without them. Returns the id.
 */
export async function makeDirector(
  scope: Scope,
  { slug, domain, language, seed }: DemoBrand,
  today: string,
  {
    competenceIds,
    passwordHash,
    roles,
  }: { competenceIds: Record<DemoCompetence, string>; passwordHash: string; roles: Role[] },
): Promise<string> {
  const random = seeded(seed + 1);
  const [id, accountId, membershipId] = [random.uuid(), random.uuid(), random.uuid()];
  const [subdivisionId, positionId] = [random.uuid(), random.uuid()];
  const person = { ...directors[slug], email: `director@${domain}`, locale: language };
  const inCompany = addDays(today, -4000);
  await insertSubdivisions(scope, [{ id: subdivisionId, name: spoken(department, language) }]);
  const asks = position.asks.map(([competence, targetMark = null]) => ({
    competenceId: competenceIds[competence],
    targetMark,
  }));
  await insertPositions(scope, [{ id: positionId, name: spoken(position.name, language), asks }]);
  const employee = {
    ...person,
    ...profileOf(0, { today, slug, language }),
    id,
    positionId,
    subdivisionId,
    inCompany,
    inPosition: inCompany,
    createdAt: new Date(inCompany),
  };
  await insertDemoEmployees(scope, [employee]);
  await insertAccounts(scope, [{ ...person, accountId, passwordHash }]);
  await insertMemberships(scope, [{ id, accountId, membershipId, roles }]);
  return id;
}
