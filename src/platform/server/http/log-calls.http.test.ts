import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken } from '#core/account/server/tokens.ts';
import { sendResult, testingBegin } from '#core/answering/contract/answering.ts';
import { answersFor } from '#test/report/answers.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;
let lines: { [key: string]: unknown }[] = [];
const said = () => lines.map(({ method, route, status }) => [method, route, status]);

beforeAll(() => {
  const write = (line: string) => lines.push(JSON.parse(line));
  house.context.log = pino({ level: 'info' }, { write });
});
beforeEach(() => {
  lines = [];
});

/** Replies arrive a moment before their connections close. */
const settled = (count: number) => expect.poll(() => lines.length).toBe(count);

test('each of a hostile mixture of calls has its line, with nothing personal in it', async () => {
  const { hrToken, hrAccountId } = await hr();
  const email = 'nosy.parker@evil.example';
  const secret = 'Secret-Тайна-1!';
  const asked = [
    await house.ask('POST', '/authentication/login', {
      body: { email, password: secret, holdingSlug: 'x' },
    }),
    await house.ask('POST', '/reset/request', { body: { email } }),
    await house.ask('POST', '/reset/check', { body: { token: 't'.repeat(43) } }),
    await house.ask('GET', '/employee/list', {
      token: hrToken,
      query: { q: 'Иванова Мария', limit: '5', offset: '0' },
    }),
    await house.ask('GET', `/employee/${email}?who=${email}`, { token: hrToken }),
    await house.ask('GET', `/nowhere/${email}?token=${hrToken}`, {
      headers: { 'x-request-id': email, 'user-agent': email },
    }),
    await house.ask('GET', `/employee/%E0%A4%A?q=${email}`, { token: hrToken }),
    await house.ask('DELETE', `/user/${randomUUID()}`, { token: hrToken }),
    await house.ask('GET', '/user/me', { token: 'x'.repeat(43) }),
  ];
  await settled(asked.length);
  expect(asked.map(({ status }) => status)).toEqual(lines.map(({ status }) => status));
  expect(said()).toEqual([
    ['POST', '/api/authentication/login', 401],
    ['POST', '/api/reset/request', 200],
    ['POST', '/api/reset/check', 404],
    ['GET', '/api/employee/list', 200],
    ['GET', null, 404],
    ['GET', null, 404],
    ['GET', null, 400],
    ['DELETE', '/api/user/:id', 403],
    ['GET', '/api/user/me', 401],
  ]);
  expect(lines.map(({ requestId }) => requestId)).toEqual(
    asked.map(({ headers }) => headers['x-request-id']),
  );
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(asked.length);
  expect(lines.map(({ accountId }) => accountId)).toEqual([
    null,
    null,
    null,
    hrAccountId,
    null,
    null,
    null,
    hrAccountId,
    null,
  ]);
  const [brand] = await asking.query<{ slug: string }>('select slug from brand where id = $1', [
    asking.company.brandId,
  ]);
  expect(lines.map(({ company }) => company)).toEqual(
    lines.map(({ accountId }) => accountId && brand?.slug),
  );
  for (const line of lines) {
    expect(Object.keys(line).sort().join(' ')).toBe(
      'accountId company hostname level method ms msg pid requestId route status time',
    );
  }
  const text = JSON.stringify(lines);
  for (const personal of ['@', 'evil', 'Иванов', 'Тайна', hrToken, 'ttttt', 'xxxxx', '127.0.0.1']) {
    expect(text).not.toContain(personal);
  }
});

test('who answers is not in the log, whether they come by link or are signed in', async () => {
  await asking.work();
  lines = [];
  const [, , participantId] = asking.company.people;
  const token = await asking.tokenOf(participantId);
  const { testing } = (await asking.open(token)).body.data;
  const { questionaryId, employeeId } = testing!;
  await house.call(testingBegin, { token, body: { questionaryId, employeeId } });
  await house.call(sendResult, { token, body: answersFor(testing!) });
  const { hrToken } = asking.company;
  await house.call(sendResult, { token: hrToken, body: answersFor(testing!) });
  await settled(4);
  expect(lines.map(({ status, accountId, company }) => [status, accountId, company])).toEqual([
    [200, null, null],
    [205, null, null],
    [200, null, null],
    [404, null, null],
  ]);
});

/** HR's session, and the id of their account. */
async function hr() {
  const { hrToken } = asking.company;
  const [session] = await asking.query<{ id: string }>(
    'select account_id as id from session where token_hash = $1',
    [hashToken(hrToken)],
  );
  return { hrToken, hrAccountId: session!.id };
}
