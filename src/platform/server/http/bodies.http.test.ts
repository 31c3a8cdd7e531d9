import { expect, test } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { sendResult } from '#core/answering/contract/answering.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { mostIssues } from '#platform/contract/call/issues.ts';
import { makeCompany } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** What a caller may make the server look at, and how much of it comes back (rule 43). */
const house = startApp();
const largestRefusal = 64 * 1024;

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`unknown${n}`, n]));

test('a body larger than its call takes is refused before it is read', async () => {
  const { hrToken: token } = await makeCompany(house.context.database, new Date(testNow));
  const tooLarge = [
    await house.call(loginUser, { body: many(90_000) }),
    await house.call(loginUser, { body: { email: 'a'.repeat(17 * 1024) } }),
    await house.call(subdivisionCalls.create, { token, body: { name: 'a'.repeat(65 * 1024) } }),
    await house.call(competenceCalls.update, { token, body: { name: 'a'.repeat(1025 * 1024) } }),
  ];
  expect(tooLarge.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  for (const { bytes } of tooLarge) expect(bytes.length).toBeLessThan(500);
});

test('of a thousand errors those leave that anybody would read', async () => {
  const { hrToken: token } = await makeCompany(house.context.database, new Date(testNow));
  const questionList = Array.from({ length: 100 }, () => ({ text: 1, position: -1 }));
  const body = { id: 'x', version: 'y', nameText: {}, questionList };
  const {
    status,
    body: refusal,
    bytes,
  } = await house.call(competenceCalls.update, { token, body });
  expect([status, refusal.errors?.length]).toEqual([400, mostIssues]);
  expect(bytes.length).toBeLessThan(largestRefusal);
});

test('fields that nobody knows are one error, which names the first', async () => {
  const body = { email: 'a@b.ru', password: 'password', holdingSlug: 'x', ...many(500) };
  const { status, body: refusal } = await house.call(loginUser, { body });
  expect([status, refusal.errors?.map(({ path }) => path)]).toEqual([400, ['unknown0']]);
});

test('the name of an unknown field comes back cut', async () => {
  const body = { email: 'a@b.ru', password: 'password', holdingSlug: 'x', ['n'.repeat(9000)]: 1 };
  const { bytes } = await house.call(loginUser, { body });
  expect(bytes.length).toBeLessThan(1000);
});

test('a body of more values than any form has is refused unread', async () => {
  const { hrToken: token } = await makeCompany(house.context.database, new Date(testNow));
  const body = { competenceAnswerList: Array.from({ length: 40_000 }, () => 0) };
  const { status, bytes } = await house.call(sendResult, { token, body });
  expect(status).toBe(413);
  expect(bytes.length).toBeLessThan(500);
});
