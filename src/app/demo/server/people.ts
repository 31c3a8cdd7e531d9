import { saveLeaders } from '#core/employee/server/leader/save-leaders.ts';
import { transliterate } from '#core/report/server/paper/file-name.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { DemoLogin } from '#platform/contract/demo.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { DemoBrand } from './brands.ts';
import type { DemoCompetence } from './competences.ts';
import { makeDirector } from './director.ts';
import type { Department, Position } from './directories.ts';
import { demoLeadersOf } from './leaders.ts';
import { profileOf } from './profiles.ts';
import { insertAccounts, insertDemoEmployees, insertMemberships } from './queries.ts';
import type { Random } from './random.ts';
import { names, seats } from './staff.ts';

const demoRoles: Record<DemoLogin, Role[]> = {
  super: ['ROLE_SUPER_ADMIN'],
  admin: ['ROLE_ADMIN'],
  hr: ['ROLE_HR'],
  director: ['ROLE_DIRECTOR', 'ROLE_EMPLOYEE'],
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
  /** The day they came. */
  inCompany: string;
  /** The demo account that this person signs in with. */
  login: DemoLogin | undefined;
}

/** Three digits follow. Nobody has such a number: no local one begins with 0, and Ofcom keeps 900 of 07700 for drama. */
const unused = { ru: '+74950001', en: '+447700900' };
/** How many numbers each seat has to itself. */
const apart = 14;
/** Somebody reads the company's screens and letters in the other language. */
const foreigner = 20;
const other = { ru: 'en', en: 'ru' } as const;

/** From this seat on people may have come in the last three years. */
const newcomers = 50;

interface Places {
  departmentIds: Record<Department, string>;
  positionIds: Record<Position, string>;
  competenceIds: Record<DemoCompetence, string>;
  passwordHash: string;
}

function rowsOf(
  { slug, domain, language }: DemoBrand,
  random: Random,
  today: string,
  places: Places,
) {
  const used = new Set<string>();
  return seats.map(([department, position, login], index) => {
    const name = nameOf(names[slug][index] ?? '');
    const newest = index < newcomers ? 1200 : 200;
    const inCompany = addDays(today, -newest - random.whole(2000));
    return {
      ...name,
      id: random.uuid(),
      department,
      position,
      isLeader: position === 'head',
      login,
      email: emailOf(name, login, domain, used),
      positionId: places.positionIds[position],
      subdivisionId: places.departmentIds[department],
      inCompany,
      createdAt: new Date(inCompany),
      inPosition: addDays(inCompany, random.whole(180)),
      workExpirience: Number(inCompany.slice(0, 4)) - random.whole(8),
      phone: `${unused[language]}${100 + index * apart + random.whole(apart)}`,
      locale: index === foreigner ? other[language] : language,
      // Anybody who tries the employee's account fills in their own profile.
      ...(login !== 'employee' && profileOf(index, { today, slug, language })),
    };
  });
}

/** Everybody with a seat, their accounts and their memberships. */
export async function makePeople(
  scope: Scope,
  brand: DemoBrand,
  random: Random,
  today: string,
  places: Places,
): Promise<DemoPerson[]> {
  const rows = rowsOf(brand, random, today, places);
  await insertDemoEmployees(scope, rows);
  const directorId = await makeDirector(scope, brand, today, {
    ...places,
    roles: demoRoles.director,
  });
  await saveLeaders(scope, demoLeadersOf(rows, directorId));
  const accounts = rows.map((row) => ({
    ...row,
    accountId: random.uuid(),
    membershipId: random.uuid(),
    passwordHash: row.login ? places.passwordHash : null,
    roles: demoRoles[row.login ?? 'employee'],
  }));
  await insertAccounts(scope, accounts);
  await insertMemberships(scope, accounts);
  return accounts.map((row) => {
    const { id, accountId, department, position, isLeader, inCompany, login } = row;
    const name = loggedName(row);
    return { id, accountId, name, department, position, isLeader, inCompany, login };
  });
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
