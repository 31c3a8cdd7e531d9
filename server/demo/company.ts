import type { Role } from '#contract/call/access.ts';
import type { Localized } from '#contract/call/fields.ts';
import { type DemoLogin, demoDomains } from '#contract/demo.ts';
import { addDays } from '#contract/rules/days.ts';
import { shortName } from '#contract/rules/names.ts';
import { insertFirstQuestions } from '#server/common-question/first-questions.ts';
import type { Scope } from '#server/db/scope.ts';
import { transliterate } from '#server/pdf/file-name.ts';
import { demoCompetences } from './competences.ts';
import { positions, subdivisions } from './directories.ts';
import { makeName } from './names.ts';
import { profileOf } from './profiles.ts';
import {
  insertAccounts,
  insertCompetences,
  insertDemoEmployees,
  insertMemberships,
  insertPositions,
  insertSubdivisions,
} from './queries.ts';
import type { Random } from './random.ts';

export interface DemoBrand {
  slug: string;
  name: string;
  domain: string;
  matrix: boolean;
  /** This many people get a 360 assessment every year. */
  assessedYearly: number;
  seed: number;
}

export const demoBrands: [DemoBrand, ...DemoBrand[]] = [
  {
    slug: 'north',
    name: 'Север',
    domain: demoDomains.north,
    matrix: true,
    assessedYearly: 4,
    seed: 360,
  },
  {
    slug: 'vector',
    name: 'Вектор',
    domain: demoDomains.vector,
    matrix: false,
    assessedYearly: 1,
    seed: 180,
  },
];

const demoRoles: Record<DemoLogin, Role[]> = {
  super: ['ROLE_SUPER_ADMIN'],
  admin: ['ROLE_ADMIN'],
  hr: ['ROLE_HR'],
  manager: ['ROLE_MANAGER', 'ROLE_EMPLOYEE'],
  employee: ['ROLE_EMPLOYEE'],
};

const leader = 6;
const hrPosition = 4;
const headcount = 60;

export interface DemoPerson {
  id: string;
  accountId: string;
  name: string;
  subdivision: number;
  positionId: string;
  isLeader: boolean;
  /** The demo account that this person signs in with. */
  login: DemoLogin | undefined;
}

export interface Company {
  assessedYearly: number;
  people: DemoPerson[];
  positionIds: string[];
  subdivisionIds: string[];
  competenceIds: string[];
  competencesOfPosition: string[][];
  /** Of people, positions and subdivisions, by id. */
  names: ReadonlyMap<string, string>;
}

/** People and directories of one brand: 60 employees, 6 subdivisions, 8 positions, 12 competencies. */
export async function makeCompany(
  scope: Scope,
  brand: DemoBrand,
  random: Random,
  today: string,
  passwordHash: string,
): Promise<Company> {
  const subdivisionIds = subdivisions.map(() => random.uuid());
  await insertSubdivisions(
    scope,
    subdivisions.map((name, i) => ({ id: at(subdivisionIds, i), name })),
  );
  const competences = demoCompetences.map((competence) => ({
    ...competence,
    id: random.uuid(),
    questions: competence.questions.map((text: Localized, i) => ({
      id: random.uuid(),
      text,
      position: i + 1,
    })),
  }));
  await insertCompetences(scope, competences);
  const competenceIds = competences.map(({ id }) => id);
  const positionIds = positions.map(() => random.uuid());
  const competencesOfPosition = positions.map(([, list]) => list.map((i) => at(competenceIds, i)));
  await insertPositions(
    scope,
    positions.map(([name], i) => ({
      id: at(positionIds, i),
      name,
      competenceIds: at(competencesOfPosition, i),
    })),
  );
  await insertFirstQuestions(scope, () => random.uuid());
  const people = await makePeople(scope, brand, random, today, {
    positionIds,
    subdivisionIds,
    passwordHash,
  });
  const { assessedYearly } = brand;
  return {
    assessedYearly,
    people,
    positionIds,
    subdivisionIds,
    competenceIds,
    competencesOfPosition,
    names: new Map([
      ...subdivisions.map((name, i) => [at(subdivisionIds, i), name] as const),
      ...positions.map(([name], i) => [at(positionIds, i), name] as const),
      ...people.map(({ id, name }) => [id, name] as const),
    ]),
  };
}

interface Places {
  positionIds: string[];
  subdivisionIds: string[];
  passwordHash: string;
}

/** The first six each lead a subdivision. The demo accounts go to people who fit them. */
async function makePeople(
  scope: Scope,
  brand: DemoBrand,
  random: Random,
  today: string,
  places: Places,
) {
  const used = new Set<string>();
  const rows = Array.from({ length: headcount }, (_, index) => {
    const isLeader = index < subdivisions.length;
    const subdivision = index % subdivisions.length;
    const login = loginOf[index];
    const name = makeName(random, index);
    const position = isLeader
      ? leader
      : login && login !== 'employee'
        ? hrPosition
        : at([0, 1, 2, 3, 4, 5, 7], random.whole(7));
    const inCompany = addDays(today, -200 - random.whole(3000));
    return {
      ...name,
      id: random.uuid(),
      subdivision,
      isLeader,
      login,
      email: emailOf(name, login, brand.domain, used),
      positionId: at(places.positionIds, position),
      subdivisionId: at(places.subdivisionIds, subdivision),
      inCompany,
      createdAt: new Date(inCompany),
      inPosition: addDays(inCompany, random.whole(180)),
      workExpirience: Number(inCompany.slice(0, 4)) - random.whole(8),
      phone: `+7916${String(1000000 + random.whole(8999999))}`,
      locale: index === 20 ? ('en' as const) : ('ru' as const),
      // Whoever tries the employee's account fills in their own profile.
      ...(login !== 'employee' && profileOf(index, today)),
    };
  });
  await insertDemoEmployees(
    scope,
    rows.map((row) => ({ ...row, leaderIds: row.isLeader ? [] : [at(rows, row.subdivision).id] })),
  );
  const accounts = rows.map((row) => ({
    ...row,
    accountId: random.uuid(),
    membershipId: random.uuid(),
    passwordHash: row.login ? places.passwordHash : null,
    roles: demoRoles[row.login ?? 'employee'],
  }));
  await insertAccounts(scope, accounts);
  const manager = rows.find(({ login }) => login === 'manager');
  const team = rows.filter((row) => row.subdivision === manager?.subdivision && row !== manager);
  await insertMemberships(
    scope,
    accounts.map((row) => ({
      ...row,
      subordinateIds: row.login === 'manager' ? team.map(({ id }) => id) : [],
    })),
  );
  return accounts.map(({ id, accountId, subdivision, positionId, isLeader, login, ...row }) => ({
    id,
    accountId,
    subdivision,
    positionId,
    isLeader,
    login,
    name: shortName(row),
  }));
}

/**
 * The manager leads development and the employee works there. The others belong to the HR
 * department.
 */
const loginOf: Record<number, DemoLogin> = {
  0: 'manager',
  6: 'employee',
  10: 'super',
  16: 'admin',
  22: 'hr',
};

function emailOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  login: DemoLogin | undefined,
  domain: string,
  used: Set<string>,
): string {
  const name = login ?? `${transliterate(firstName)}.${transliterate(lastName)}`.toLowerCase();
  const plain = name.replace(/[^a-z0-9.-]/g, '');
  const free =
    [plain, ...Array.from({ length: 9 }, (_, i) => `${plain}${i + 2}`)].find((n) => !used.has(n)) ??
    plain;
  used.add(free);
  return `${free}@${domain}`;
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index}`);
  return item;
}
