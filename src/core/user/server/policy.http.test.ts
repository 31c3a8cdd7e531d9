import { expect, test } from 'vitest';
import { type UserVerb, userVerbs } from '#core/user/contract/policy/user.ts';
import {
  deleteUser,
  getUserList,
  sendAccountLetter,
  type User,
  updateUser,
} from '#core/user/contract/user.ts';
import { inBrand, makePerson } from '#test/factories.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startUsers } from '#test/start/start-users.ts';

/** What `can` says of a user, and what the server does when it is asked. */
const users = startUsers();
const { house } = users;

const read = async (token: string, wanted: string): Promise<User> => {
  const { data } = (await house.call(getUserList, { token, query: {} })).body;
  return data.find(({ id }) => id === wanted)!;
};

const roles = ['ROLE_SUPER_ADMIN'];
/** The id of a super administrator who stands so. */
const standing = {
  oneself: async () => {
    // Not the last one, whom nobody takes it from either.
    await users.bossOf(users.company);
    return users.boss.membershipId;
  },
  active: async () => (await users.join({ roles })).id,
  invited: async () => (await users.create({ roles })).body.data.id,
  disabled: async () => (await users.create({ roles, disabled: true })).body.data.id,
  left: async () => {
    const { brandId, positionId, subdivisionId } = users.company;
    const employeeId = await inBrand(house.context.database, brandId, (scope) =>
      makePerson(scope, { positionId, subdivisionId }),
    );
    const given = { employeeId };
    const { membershipId } = await enter(house.context, users.company, ['ROLE_HR'], given);
    await formRowsOf(
      house,
      `update employee set fired_at = '2026-06-01' where id = $1`,
      employeeId,
    );
    await formRowsOf(house, 'update membership set disabled = true where id = $1', membershipId);
    return membershipId;
  },
};

const save = (given: object) => async (user: User, token: string) => {
  const { id, firstName, lastName, email, locale, disabled } = user;
  const own = { roles: user.roles.map((role) => role.id) };
  const body = { firstName, lastName, email, locale, disabled, ...own, ...given };
  return house.call(updateUser, { token, params: { id }, body });
};
const ask: Record<UserVerb, (user: User, token: string) => Promise<{ status: number }>> = {
  update: save({ firstName: 'Анна' }),
  demote: save({ roles: ['ROLE_HR'] }),
  disable: save({ disabled: true }),
  enable: save({ disabled: false }),
  sendLetter: ({ id }, token) => house.call(sendAccountLetter, { token, params: { id } }),
  delete: ({ id }, token) => house.call(deleteUser, { token, params: { id } }),
};
/** Saving a disabled user as disabled, or an enabled one as enabled, is no verb. */
const isNone = (verb: UserVerb, { disabled }: User) =>
  (verb === 'disable' && disabled) || (verb === 'enable' && !disabled);

const cases = Object.keys(standing) as (keyof typeof standing)[];
test.each(cases)('what `can` says of one who is %s is done, and nothing else', async (who) => {
  const { token } = users.boss;
  const { hrToken } = users.company;
  const id = await standing[who]();
  const user = await read(token, id);
  expect(user.can.filter((verb) => isNone(verb, user))).toEqual([]);
  expect((await read(hrToken, id)).can).toEqual(user.can.filter((verb) => verb === 'sendLetter'));
  for (const verb of userVerbs.filter((one) => one !== 'sendLetter'))
    expect([verb, (await ask[verb](user, hrToken)).status]).toEqual([verb, 403]);
  for (const verb of userVerbs.filter((one) => !user.can.includes(one) && !isNone(one, user)))
    expect([verb, (await ask[verb](user, token)).status]).toEqual([verb, 409]);
  for (const verb of user.can) {
    const another = await read(token, await standing[who]());
    expect([verb, (await ask[verb](another, token)).status]).toEqual([verb, 200]);
  }
});
