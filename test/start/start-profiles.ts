import { beforeAll, beforeEach } from 'vitest';
import { getEmployeeCompany, getEmployeeProfile } from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { type Company, inBrand, makeMember, makePerson, signIn } from '#test/factories.ts';
import { makeTwoCompanies } from './beginnings.ts';
import { startApp, testNow } from './start-app.ts';

/** A session and the employee record behind it. */
export interface Somebody {
  token: string;
  id: string;
  email: string;
}

/**
 * The people of the tests, new for each one: an HR user and two employees in one company, and
 * another company.
 */
export interface Cast {
  own: Company;
  other: Company;
  hr: Somebody;
  worker: Somebody;
  colleague: Somebody;
}

/** Starts an app with these people and the calls to read and save profiles. Call it at the top of a suite. */
export function startProfiles() {
  const house = startApp({ PHOTO_HOSTS: 'own.ru, Photos.own.ru' });
  const now = new Date(testNow);
  const cast = {} as Cast;
  let count = 0;

  async function somebody(role: Role): Promise<Somebody> {
    const { database } = house.context;
    const { brandId, positionId, subdivisionId } = cast.own;
    count += 1;
    const email = `somebody-${count}@own.ru`;
    const { id, member } = await inBrand(database, brandId, async (scope) => {
      const id = await makePerson(scope, { positionId, subdivisionId, email });
      return { id, member: await makeMember(scope, [role], { employeeId: id, email }) };
    });
    return { id, email, token: await signIn(database, member, now) };
  }
  beforeAll(async () => {
    Object.assign(cast, await makeTwoCompanies(house.context, { howMany: 1 }, { howMany: 1 }));
  });
  beforeEach(async () => {
    cast.hr = await somebody('ROLE_HR');
    cast.worker = await somebody('ROLE_EMPLOYEE');
    cast.colleague = await somebody('ROLE_EMPLOYEE');
  });
  return {
    house,
    now,
    cast,
    somebody,
    read: (whom: string, { token }: { token: string }) =>
      house.call(getEmployeeProfile, { token, params: { id: whom } }),
    readCompany: (whom: string, { token }: { token: string }) =>
      house.call(getEmployeeCompany, { token, params: { id: whom } }),
    save: <E extends Endpoint>(endpoint: E, by: { token: string }, body: unknown, id?: string) =>
      house.call(endpoint, { token: by.token, body, ...(id && { params: { id } }) }),
    /** A profile with every required field. */
    profile: ({ email }: { email: string }) => ({
      lastName: 'Соколова',
      firstName: 'Мария',
      email,
      positionId: cast.own.positionId,
      startWorkDayAt: 'monday',
      endWorkDayAt: 'friday',
      phone: '+79161234567',
      startWorkTimeAt: 34_200,
      endWorkTimeAt: 66_600,
    }),
  };
}

/** Company info with every required field. */
export const company = () => ({
  inCompany: unixOfDate('2020-02-03'),
  inPosition: unixOfDate('2021-03-01'),
  isBirthDateHide: false,
});
