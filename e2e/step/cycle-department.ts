import type { Role } from '#platform/contract/call/access.ts';
import {
  inBrand,
  makeCompany,
  makeLeaders,
  makeMember,
  makePeople,
  makePerson,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import type { TestApp } from '#test/start/start-app.ts';

export const workshop = 'Производство';
/** How many each of its heads leads. */
const teams = [10, 10, 10, 10, 5];
export const headCount = teams.length;
export const [teamCount = 0] = teams;
export const workshopCount = teams.reduce((sum, count) => sum + count + 1, 0);

export interface Workshop {
  hrToken: string;
  /** Of the head of the first team, who has a leader, colleagues and people. */
  headToken: string;
  team: { id: string; token: string }[];
}

/** A company with a department whose heads have one leader. The first team and its head have accounts. */
export async function makeWorkshop({ context: { database, now } }: TestApp): Promise<Workshop> {
  const { brandId, positionId, subdivisionId, hrToken } = await makeCompany(database, now(), {
    howMany: 0,
  });
  const enter = async (employeeId: string, role: Role) => {
    const member = await inBrand(database, brandId, (scope) =>
      makeMember(scope, [role], { employeeId }),
    );
    return signIn(database, member, now());
  };
  const [first] = await inBrand(database, brandId, async (scope) => {
    const here = { positionId, subdivisionId: await makeSubdivision(scope, workshop) };
    const director = await makePerson(scope, { positionId, subdivisionId });
    const made = [];
    for (const count of teams) {
      const [head = '', ...team] = await makePeople(scope, count + 1, here);
      await makeLeaders(scope, head, [director]);
      for (const id of team) await makeLeaders(scope, id, [head]);
      made.push({ head, team });
    }
    return made;
  });
  const team = [];
  for (const id of first?.team ?? []) team.push({ id, token: await enter(id, 'ROLE_EMPLOYEE') });
  return { hrToken, headToken: await enter(first?.head ?? '', 'ROLE_MANAGER'), team };
}
