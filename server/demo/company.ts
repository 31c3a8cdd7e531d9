import type { Role } from '#contract/call/access.ts';
import { type Localized, spoken } from '#contract/call/fields.ts';
import { type DemoLogin, type DemoSlug, demoDomains } from '#contract/demo.ts';
import { addDays } from '#contract/rules/days.ts';
import { shortName } from '#contract/rules/names.ts';
import type { Locale } from '#i18n/t.ts';
import { insertFirstQuestions } from '#server/common-question/first-questions.ts';
import type { Scope } from '#server/db/scope.ts';
import { transliterate } from '#server/pdf/file-name.ts';
import { demoCompetences } from './competences.ts';
import {
  type Department,
  departments,
  type Position,
  placeOf,
  positionKeys,
  positions,
} from './directories.ts';
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
import { names, seats } from './staff.ts';

export interface DemoBrand {
  slug: DemoSlug;
  name: string;
  domain: string;
  matrix: boolean;
  /** Of its departments and positions, and of what people write. */
  language: Locale;
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
    language: 'ru',
    assessedYearly: 7,
    seed: 360,
  },
  {
    slug: 'vector',
    name: 'Вектор',
    domain: demoDomains.vector,
    matrix: false,
    language: 'en',
    assessedYearly: 2,
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

export interface DemoPerson {
  id: string;
  accountId: string;
  name: string;
  department: Department;
  position: Position;
  isLeader: boolean;
  /** The demo account that this person signs in with. */
  login: DemoLogin | undefined;
}

export interface Company {
  assessedYearly: number;
  language: Locale;
  /** In the order of their seats. */
  people: DemoPerson[];
  positionIds: Record<Position, string>;
  departmentIds: Record<Department, string>;
  competenceIds: string[];
  /** Of people, positions and departments, by id. */
  names: ReadonlyMap<string, string>;
}

/** People and directories of one brand: 60 employees, 6 departments, 14 positions, 12 competencies. */
export async function makeCompany(
  scope: Scope,
  brand: DemoBrand,
  random: Random,
  today: string,
  passwordHash: string,
): Promise<Company> {
  const { assessedYearly, language } = brand;
  const departmentRows = namedRows(Object.entries(departments), language, random);
  await insertSubdivisions(scope, departmentRows);
  const competenceIds = await makeCompetences(scope, random);
  const positionRows = namedRows(
    positionKeys.map((key) => [key, positions[key].name]),
    language,
    random,
  );
  await insertPositions(
    scope,
    positionRows.map((row, i) => ({
      ...row,
      asks: at(Object.values(positions), i).asks.map(([competence, targetMark = null]) => ({
        competenceId: at(competenceIds, placeOf(competence)),
        targetMark,
      })),
    })),
  );
  await insertFirstQuestions(scope, () => random.uuid());
  const departmentIds = idsOf<Department>(departmentRows);
  const positionIds = idsOf<Position>(positionRows);
  const places = { departmentIds, positionIds, passwordHash };
  const people = await makePeople(scope, brand, random, today, places);
  const named = [...departmentRows, ...positionRows, ...people];
  return {
    assessedYearly,
    language,
    people,
    positionIds,
    departmentIds,
    competenceIds,
    names: new Map(named.map(({ id, name }) => [id, name])),
  };
}

const namedRows = (texts: [key: string, name: Localized][], language: Locale, random: Random) =>
  texts.map(([key, name]) => ({ key, id: random.uuid(), name: spoken(name, language) }));

const idsOf = <Key extends string>(rows: { key: string; id: string }[]) =>
  Object.fromEntries(rows.map(({ key, id }) => [key, id])) as Record<Key, string>;

async function makeCompetences(scope: Scope, random: Random): Promise<string[]> {
  const rows = demoCompetences.map((competence) => ({
    ...competence,
    id: random.uuid(),
    questions: competence.questions.map((text, i) => ({
      id: random.uuid(),
      text,
      position: i + 1,
    })),
  }));
  await insertCompetences(scope, rows);
  return rows.map(({ id }) => id);
}

interface Places {
  departmentIds: Record<Department, string>;
  positionIds: Record<Position, string>;
  passwordHash: string;
}

async function makePeople(
  scope: Scope,
  brand: DemoBrand,
  random: Random,
  today: string,
  places: Places,
) {
  const used = new Set<string>();
  const rows = seats.map(([department, position, login], index) => {
    const name = nameOf(at(names[brand.slug], index));
    const inCompany = addDays(today, -200 - random.whole(3000));
    return {
      ...name,
      id: random.uuid(),
      department,
      position,
      isLeader: position === 'head',
      login,
      email: emailOf(name, login, brand.domain, used),
      positionId: places.positionIds[position],
      subdivisionId: places.departmentIds[department],
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
  const leaderOf = new Map(
    rows.filter(({ isLeader }) => isLeader).map(({ department, id }) => [department, id]),
  );
  await insertDemoEmployees(
    scope,
    rows.map((row) => ({
      ...row,
      leaderIds: row.isLeader ? [] : [leaderOf.get(row.department) ?? ''],
    })),
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
  const team = rows.filter((row) => row.department === manager?.department && row !== manager);
  await insertMemberships(
    scope,
    accounts.map((row) => ({
      ...row,
      subordinateIds: row.login === 'manager' ? team.map(({ id }) => id) : [],
    })),
  );
  return accounts.map(({ id, accountId, department, position, isLeader, login, ...row }) => ({
    id,
    accountId,
    department,
    position,
    isLeader,
    login,
    name: shortName(row),
  }));
}

function nameOf(listed: string) {
  const [lastName = '', firstName = '', middleName = null] = listed.split(' ');
  return { lastName, firstName, middleName };
}

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
