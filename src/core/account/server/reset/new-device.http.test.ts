import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { demoEmail } from '#platform/contract/demo.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { testNow } from '#test/start/start-app.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/** The letter about a sign-in on a device that the account doesn't know (rule 97). */
const users = startUsers();
const { house, box } = users;
let email: string;

beforeEach(async () => {
  house.setNow(testNow);
  ({ email } = await users.join());
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
async function signIn(deviceList: string[] = [], password = goodPassword) {
  const body = { email, password, holdingSlug: await users.slugOf(), deviceList };
  return (await house.call(loginUser, { body, headers: { 'user-agent': firefox } })).body;
}
async function letters() {
  await runDueJobs(house.context, tasks);
  return box.to(email).filter(({ subject }) => subject === 'Новый вход: Оценка 360');
}

test('says when, by what, from which network and what to do, and has no link', async () => {
  expect(await letters()).toEqual([]);
  await signIn();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  for (const said of ['15 июня 2026', 'Firefox, Linux', '127.0.0.0/24', 'Забыли пароль?']) {
    expect(letter?.text).toContain(said);
  }
  expect(letter?.text).not.toContain('http');
});

test('a known device is not told, a value of another account doesn’t make it known', async () => {
  const { device } = await signIn();
  await signIn([device]);
  expect(await letters()).toHaveLength(1);
  ({ email } = await users.join());
  await signIn([device]);
  expect(await letters()).toHaveLength(1);
});

test('a wrong password tells nothing; three letters a day at most, then again', async () => {
  await signIn([], 'Wrong-360!');
  expect(await letters()).toEqual([]);
  for (let times = 0; times < 5; times += 1) await signIn();
  expect(await letters()).toHaveLength(3);
  house.setNow('2026-06-16T09:00:01Z');
  await signIn();
  expect(await letters()).toHaveLength(4);
});

test('the demo’s accounts, which everybody uses, are not told; elsewhere the same e-mail is', async () => {
  const { config } = house.context;
  ({ email } = await users.join({ email: demoEmail('hr', 'north') }));
  house.context.config = { ...config, demo: true };
  await signIn();
  expect(await letters()).toEqual([]);
  house.context.config = { ...config, demo: false };
  await signIn();
  expect(await letters()).toHaveLength(1);
  house.context.config = config;
});
