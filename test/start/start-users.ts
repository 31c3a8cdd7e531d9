import { beforeEach } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { acceptGivenAccess } from '#core/account/contract/acceptance.ts';
import { loginUser, mostDevices } from '#core/account/contract/auth.ts';
import { restorePassword } from '#core/account/contract/reset.ts';
import { createUser, type User } from '#core/user/contract/user.ts';
import { welcome } from '#core/user/server/create-user.ts';
import { findMemberByEmail } from '#core/user/server/member-queries.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { joinTokenIn, resetTokenIn, startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { enter } from './beginnings.ts';
import { startApp, testNow } from './start-app.ts';

export const goodPassword = 'Correct-360!';

type Boss = Awaited<ReturnType<typeof enter>>;

/**
 * Before each test, makes two companies with a super admin each. Mails go to a real mailbox. Call
 * it at the top of a suite.
 */
export function startUsers() {
  const box = startMailbox();
  const house = startApp(box.env);
  let made = 0;
  const state = {
    company: {} as Company,
    other: {} as Company,
    /** The company's super admin, and the session of the other company's. */
    boss: {} as Boss,
    otherToken: '',
  };
  /** Everybody signs in on the device on which they have set their password. */
  const devices: string[] = [];
  const work = () => runDueJobs(house.context, tasks);
  const newEmail = () => `user-${Date.now()}-${made++}@example.ru`;
  const form = (given: object = {}) => ({
    firstName: 'Вера',
    lastName: 'Новикова',
    email: newEmail(),
    locale: 'ru',
    roles: ['ROLE_HR'],
    ...given,
  });
  const create = (given: object = {}, token = state.boss.token) =>
    house.call(createUser, { token, body: form(given) });
  /** Creates a user who then sets a password by the mailed link. */
  const join = async (given: object = {}, token = state.boss.token): Promise<User> => {
    const { data } = (await create(given, token)).body;
    await work();
    const link = resetTokenIn(box.to(data.email).at(-1));
    const password = { password: goodPassword, confirmPassword: goodPassword };
    const { body } = await house.call(restorePassword, { body: { token: link, ...password } });
    if (body.device) devices.push(body.device);
    return data;
  };
  const acceptNewest = async (email: string) => {
    await work();
    const token = joinTokenIn(box.to(email).findLast(({ text }) => text?.includes('/join/')));
    return house.call(acceptGivenAccess, { body: { token } });
  };
  /** Somebody who has an account elsewhere asks for the letter about that brand's access, and accepts. */
  const accept = async (email: string, brandId = state.company.brandId) => {
    await inBrand(house.context.database, brandId, async (scope) => {
      const member = await findMemberByEmail(scope, email);
      if (member) await welcome(scope, member.id);
    });
    return acceptNewest(email);
  };
  /** Creates a user of somebody who has an account elsewhere, and who accepts. */
  const admit = async (given: object = {}, token = state.boss.token): Promise<User> => {
    const { data } = (await create(given, token)).body;
    await acceptNewest(data.email);
    return data;
  };
  const slugOf = async (brandId = state.company.brandId): Promise<string> => {
    const { pool } = house.context.database;
    return (await pool.query('select slug from brand where id = $1', [brandId])).rows[0].slug;
  };
  const signInTo = async (
    email: string,
    { password = goodPassword, brandId = state.company.brandId } = {},
  ) => {
    const holdingSlug = await slugOf(brandId);
    const reply = await house.call(loginUser, {
      body: { email, password, holdingSlug, deviceList: devices.slice(-mostDevices) },
    });
    return { ...reply, body: { ...reply.body, token: reply.body.token ?? '' } };
  };
  const bossOf = (company: Company): Promise<Boss> =>
    enter(house.context, company, ['ROLE_SUPER_ADMIN']);
  const ways = {
    house,
    box,
    work,
    newEmail,
    form,
    create,
    join,
    accept,
    admit,
    slugOf,
    signIn: signInTo,
    bossOf,
  };
  beforeEach(async () => {
    house.setNow(testNow);
    box.mails.length = 0;
    devices.length = 0;
    const { database, now } = house.context;
    state.company = await makeCompany(database, now(), { howMany: 3 });
    state.other = await makeCompany(database, now(), { howMany: 3 });
    state.boss = await bossOf(state.company);
    state.otherToken = (await bossOf(state.other)).token;
  });
  return Object.assign(state, ways);
}
