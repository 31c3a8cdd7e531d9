import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { longestOfAll } from '#core/account/contract/rules/session-terms.ts';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import { account, brand, session } from '#core/company/server/tables/installation.ts';
import {
  commonQuestion,
  competence,
  position,
  positionCompetence,
  question,
  subdivision,
} from '#core/directory/server/tables/directory.ts';
import { employee, employeeLeader, membership } from '#core/employee/server/tables/employee.ts';
import { noteKnownTo } from '#core/report/server/known/queries.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Scope, together, withBrand, withPossession } from '#platform/server/db/scope.ts';

/** Makes real rows for tests, one by one. Names are unique unless given. */

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};

/** Tests let their clock go on for days: everybody's sessions last as long as any may. */
const longest = { longest: 30 * 24 * 60, idle: 7 * 24 * 60 };
const lasting = { hr: longest, others: longest };

/** Makes a brand as the operator does: as the owner of the database. */
export async function makeBrand(
  database: Database,
  given: Partial<Omit<typeof brand.$inferInsert, 'id'>> = {},
): Promise<{ brandId: string }> {
  const brandId = randomUUID();
  const slug = given.slug ?? `brand-${next()}`;
  await drizzle(database.pool)
    .insert(brand)
    .values({ name: slug, shortName: slug, sessionRules: lasting, ...given, id: brandId, slug });
  return { brandId };
}

export const inBrand = <R>(
  database: Database,
  brandId: string,
  work: (scope: Scope) => Promise<R>,
): Promise<R> => withBrand({ database, brandId }, work);

export async function makeSubdivision({ tx, brandId }: Scope, name = `Отдел ${next()}`) {
  const id = randomUUID();
  await tx.insert(subdivision).values({ brandId, id, name });
  return id;
}

export async function makePosition(
  { tx, brandId }: Scope,
  name = `Должность ${next()}`,
  competenceIds: readonly string[] = [],
) {
  const id = randomUUID();
  const expected = competenceIds.map((competenceId, index) => ({ competenceId, order: index + 1 }));
  await together(
    tx.insert(position).values({ brandId, id, name }),
    expected.length > 0 &&
      tx
        .insert(positionCompetence)
        .values(expected.map((row) => ({ brandId, positionId: id, ...row }))),
  );
  return id;
}

/** Makes a competence with its questions in order. The second question has no English text. */
export async function makeCompetence(
  { tx, brandId }: Scope,
  name: Localized = { ru: `Компетенция ${next()}` },
  questions: readonly Localized[] = [
    { ru: `Держит слово: ${name.ru}`, en: `Keeps promises: ${name.ru}` },
    { ru: `Слышит других: ${name.ru}` },
  ],
): Promise<{ id: string; questionIds: string[] }> {
  const id = randomUUID();
  const rows = questions.map((text, index) => ({ id: randomUUID(), text, order: index + 1 }));
  await together(
    tx.insert(competence).values({ brandId, id, name, description: { ru: `${name.ru}: что это` } }),
    rows.length > 0 &&
      tx.insert(question).values(rows.map((row) => ({ brandId, competenceId: id, ...row }))),
  );
  return { id, questionIds: rows.map((row) => row.id) };
}

export async function makeOpenQuestion(
  { tx, brandId }: Scope,
  given: Partial<Omit<typeof commonQuestion.$inferInsert, 'brandId' | 'id'>> = {},
): Promise<string> {
  const id = randomUUID();
  const order = next();
  const fields = { text: { ru: `Что продолжать? ${order}` }, type: 'text' as const, order };
  await tx.insert(commonQuestion).values({ ...fields, ...given, brandId, id });
  return id;
}

interface Place {
  positionId: string;
  subdivisionId: string;
}

type Person = Place & Partial<Omit<typeof employee.$inferInsert, 'brandId' | 'id'>>;

const longAgo = new Date('2020-02-03T09:00:00Z');

/** Makes an employee at that place, without an account or a membership. */
export async function makePerson(scope: Scope, given: Person): Promise<string> {
  const [id] = await insertPeople(scope, [given]);
  return id!;
}

/** Makes that many employees at one place. */
export const makePeople = (scope: Scope, howMany: number, place: Place): Promise<string[]> =>
  insertPeople(scope, Array<Person>(howMany).fill(place));

async function insertPeople({ tx, brandId }: Scope, people: readonly Person[]): Promise<string[]> {
  const rows = people.map((given) => {
    const n = next();
    const fields = {
      lastName: `Иванов${n}`,
      firstName: 'Пётр',
      email: `person-${n}@example.ru`,
      inCompany: '2020-02-03',
      inPosition: '2021-03-01',
      createdAt: longAgo,
    };
    return { ...fields, ...given, brandId, id: randomUUID() };
  });
  if (rows.length > 0) await tx.insert(employee).values(rows);
  return rows.map(({ id }) => id);
}

export interface Member {
  brandId: string;
  accountId: string;
  membershipId: string;
}

/** These people lead that employee, in this order. */
export async function makeLeaders(
  scope: Scope,
  employeeId: string,
  leaderIds: readonly string[],
): Promise<void> {
  const { tx, brandId } = scope;
  const rows = leaderIds.map((leaderId, index) => ({ leaderId, place: index + 1 }));
  await tx.insert(employeeLeader).values(rows.map((row) => ({ brandId, employeeId, ...row })));
  await noteKnownTo(scope, leaderIds, employeeId);
}

/**
 * Makes an account with a membership, with or without an employee record. Whoever leads somebody gets
 * one at the first one's place.
 */
export async function makeMember(
  scope: Scope,
  roles: readonly Role[],
  given: {
    employeeId?: string;
    email?: string;
    subordinateIds?: string[];
    locale?: 'ru' | 'en';
    disabled?: boolean;
    waitsIn?: string;
  } = {},
): Promise<Member> {
  const { tx, brandId } = scope;
  const [accountId, membershipId] = [randomUUID(), randomUUID()];
  const { locale = 'ru', waitsIn, subordinateIds = [], ...ofMembership } = given;
  const email = given.email ?? `member-${next()}@example.ru`;
  const [first] = subordinateIds;
  const employeeId = given.employeeId ?? (first && (await makeBeside(scope, first)));
  const names = { firstName: 'Анна', lastName: 'Ким' };
  await tx.insert(account).values({ id: accountId, email, locale, waitsIn, ...names });
  await tx.insert(membership).values({
    createdAt: longAgo,
    ...ofMembership,
    brandId,
    id: membershipId,
    accountId,
    roles: [...roles],
    employeeId,
  });
  for (const id of subordinateIds) await makeLeaders(scope, id, [employeeId ?? '']);
  return { brandId, accountId, membershipId };
}

async function makeBeside(scope: Scope, employeeId: string): Promise<string> {
  const { positionId, subdivisionId } = employee;
  const [place] = await scope.tx
    .select({ positionId, subdivisionId })
    .from(employee)
    .where(eq(employee.id, employeeId));
  if (!place) throw new Error('leads nobody');
  return makePerson(scope, place);
}

/** Starts a session of that member, as a password does, and returns its token. */
export async function signIn(
  database: Database,
  { accountId, brandId }: Omit<Member, 'membershipId'> & Partial<Member>,
  now: Date,
): Promise<string> {
  const token = newToken();
  await withPossession(database, { accountId }, (tx) =>
    tx.insert(session).values({
      id: randomUUID(),
      tokenHash: hashToken(token),
      accountId,
      sessionBrandId: brandId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + longestOfAll * 60_000),
      provedAt: now,
      provedHow: 'password',
    }),
  );
  return token;
}

export interface Company extends Place {
  brandId: string;
  /** The token of a session with ROLE_HR. */
  hrToken: string;
  competenceIds: string[];
  /** Ids of employees at that position and subdivision. */
  people: string[];
}

/**
 * A company that is ready to assess: one position, one subdivision, two competencies, employees,
 * and an HR user.
 */
export async function makeCompany(
  database: Database,
  now: Date,
  { howMany = 8, ...given }: Parameters<typeof makeBrand>[1] & { howMany?: number } = {},
): Promise<Company> {
  const { brandId } = await makeBrand(database, given);
  const { hr, ...company } = await inBrand(database, brandId, async (scope) => {
    const [hr, subdivisionId, ...competences] = await together(
      makeMember(scope, ['ROLE_HR']),
      makeSubdivision(scope, 'Разработка'),
      makeCompetence(scope, { ru: 'Надёжность', en: 'Reliability' }),
      makeCompetence(scope, { ru: 'Внимание к людям' }),
    );
    const competenceIds = competences.map(({ id }) => id);
    const positionId = await makePosition(scope, 'Инженер', competenceIds);
    const people = await makePeople(scope, howMany, { positionId, subdivisionId });
    return { competenceIds, positionId, subdivisionId, people, hr };
  });
  return { ...company, brandId, hrToken: await signIn(database, hr, now) };
}
