import { beforeEach } from 'vitest';
import { loginUser } from '#contract/authentication.ts';
import { restorePassword } from '#contract/reset.ts';
import { createUser, type User } from '#contract/user.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { tasks } from '#server/tasks.ts';
import {
  type Company,
  inBrand,
  type Member,
  makeCompany,
  makeMember,
  signIn,
} from './factories.ts';
import { resetTokenIn, startMailbox } from './mailbox.ts';
import { startApp, testNow } from './start-app.ts';

export const goodPassword = 'Correct-360!';

/** Before each test two companies with a super admin each, and a real mailbox. Call at the top of a suite. */
export function startUsers() {
  const box = startMailbox();
  const house = startApp(box.env);
  let made = 0;
  const users = {
    house,
    box,
    company: {} as Company,
    other: {} as Company,
    /** The super admin of the company, with a session. */
    boss: {} as Member & { token: string },
    otherToken: '',
    work: () => runDueJobs(house.context, tasks),
    newEmail: () => `user-${Date.now()}-${made++}@example.ru`,
    form: (given: object = {}) => ({
      ...{ firstName: 'Вера', lastName: 'Новикова', email: users.newEmail() },
      ...{ locale: 'ru', roles: ['ROLE_HR'] },
      ...given,
    }),
    create: (given: object = {}, token = users.boss.token) =>
      house.call(createUser, { token, body: users.form(given) }),
    /** A user who has chosen a password by the mailed link. */
    join: async (given: object = {}, token = users.boss.token): Promise<User> => {
      const { data } = (await users.create(given, token)).body;
      await users.work();
      const link = resetTokenIn(box.to(data.email).at(-1));
      const password = { password: goodPassword, confirmPassword: goodPassword };
      await house.call(restorePassword, { body: { token: link, ...password } });
      return data;
    },
    signIn: (email: string, { password = goodPassword, brandId = users.company.brandId } = {}) =>
      users
        .slugOf(brandId)
        .then((holdingSlug) => house.call(loginUser, { body: { email, password, holdingSlug } })),
    slugOf: async (brandId: string) => {
      const { pool } = house.context.database;
      const found = await pool.query('select slug from brand where id = $1', [brandId]);
      return found.rows[0].slug as string;
    },
    bossOf: async ({ brandId }: Company, given = {}) => {
      const { database, now } = house.context;
      const member = await inBrand(database, brandId, (scope) =>
        makeMember(scope, ['ROLE_SUPER_ADMIN'], given),
      );
      return { ...member, token: await signIn(database, member, now()) };
    },
  };
  beforeEach(async () => {
    house.setNow(testNow);
    box.mails.length = 0;
    const { database, now } = house.context;
    users.company = await makeCompany(database, now(), { howMany: 3 });
    users.other = await makeCompany(database, now(), { howMany: 3 });
    users.boss = await users.bossOf(users.company);
    users.otherToken = (await users.bossOf(users.other)).token;
  });
  return users;
}
