import { beforeEach, expect, test, vi } from 'vitest';
import { reportError } from '#platform/contract/report-errors.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { startFakeCollector } from '#test/fake/fake-collector.ts';
import { startApp } from '#test/start/start-app.ts';
import { createReporter, mostErrorReports } from './reporter.ts';

const house = startApp({ TRUST_PROXY: 'on' });
const frame = { file: 'app-1a2b.js', function: 'send', line: 1, column: 200 };
const body = { name: 'TypeError', route: '/testing/information', frames: [frame] };
const token = 'Zx8-qwerty_0123456789abcdefghijklmnopqrstuv';

let collector: Awaited<ReturnType<typeof startFakeCollector>>;
let complaints: string[];
let clock = 0;
beforeEach(async () => {
  collector = await startFakeCollector();
  complaints = [];
  const config = readConfig({ DEMO: 'off', ERROR_DSN: collector.dsn });
  house.context.reporter = createReporter(
    config,
    (line) => complaints.push(line),
    () => clock,
  );
  return collector.stop;
});

const arrived = (count: number) => expect.poll(() => collector.got.length).toBe(count);

test('an error of a page reaches the collector, as it asks to be told', async () => {
  const { status } = await house.call(reportError, {
    body,
    headers: { 'user-agent': 'Phone of Ivanov', referer: `https://x/?token=${token}` },
  });
  expect(status).toBe(205);
  await arrived(1);
  const [{ url, auth, body: envelope } = { url: '', auth: '', body: '' }] = collector.got;
  expect(url).toBe('/under/api/7/envelope/');
  expect(auth).toContain('sentry_key=publickey');
  expect(envelope).not.toMatch(/Ivanov|Zx8/);
  const [header, item, event] = envelope.split('\n').map((line) => JSON.parse(line));
  expect(header.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    platform: 'javascript',
    transaction: '/testing/information',
    exception: {
      values: [
        { type: 'TypeError', value: '', stacktrace: { frames: [{ filename: 'app-1a2b.js' }] } },
      ],
    },
  });
});

test.each([
  ['a message', { ...body, message: 'ответ' }],
  ['an address with a token', { ...body, route: `/testing?token=${token}` }],
  ['a name', { ...body, name: 'Иванов' }],
  ['a file elsewhere', { ...body, frames: [{ ...frame, file: 'https://x.example/?a=b' }] }],
  ['a function that is none', { ...body, frames: [{ ...frame, function: 'Пётр сказал' }] }],
])('%s is refused, not passed on', async (_, spoilt) => {
  expect((await house.call(reportError, { body: spoilt })).status).toBe(400);
  await house.call(reportError, { body });
  await arrived(1);
});

const tellFrom = async (address: string, times: number) => {
  const headers = { 'x-forwarded-for': address };
  for (let n = 0; n < times; n += 1) await house.call(reportError, { body, headers });
};

test('the person who sends junk silences nobody but their own network', async () => {
  const { ofAddress } = mostErrorReports;
  await tellFrom('203.0.113.7', ofAddress + 3);
  await tellFrom('2001:db8:0:1::1', ofAddress - 1);
  await tellFrom('2001:db8:0:1:ffff::2', 2);
  await tellFrom('203.0.113.8', 1);
  await arrived(2 * ofAddress + 1);
  expect(JSON.stringify(collector.got)).not.toMatch(/203\.0|2001:/);
});

test('a few networks with many addresses use up theirs, and others are heard all the same', async () => {
  const { ofAddress, ofAll } = mostErrorReports;
  for (let n = 0; n < 9; n += 1) await tellFrom(`198.51.100.${n}`, ofAddress);
  await arrived(ofAll + 1);
  await tellFrom('203.0.113.7', 1);
  await tellFrom('2001:db8:7::1', 1);
  await arrived(ofAll + 3);
  await tellFrom('203.0.113.8', 1);
  clock += 10 * 60 * 1000;
  await tellFrom('198.51.100.1', 1);
  await arrived(ofAll + 4);
});

test('no more than so many arrive within ten minutes, from however many networks', async () => {
  const { ofFirst } = mostErrorReports;
  const networks = Array.from({ length: ofFirst + 3 }, (_, n) => `10.1.${n}.1`);
  await Promise.all(networks.map((address) => tellFrom(address, 1)));
  clock += 10 * 60 * 1000;
  await tellFrom('198.51.100.1', 1);
  await arrived(ofFirst + 1);
});

test('an error of the server is told by its route and the id in our own log', async () => {
  const broken = new Error(`Иванов Пётр answered "плохо" with ${token}`);
  vi.spyOn(house.context.database.pool, 'connect').mockImplementationOnce(() => {
    throw broken;
  });
  const reply = await house.app.inject({ url: `/api/sso/${token}/callback` });
  const { requestId } = reply.json();
  expect(reply.statusCode).toBe(500);
  await arrived(1);
  const envelope = collector.got[0]?.body ?? '';
  expect(envelope).not.toMatch(/Иванов|плохо|Zx8|ivanov/);
  const event = JSON.parse(envelope.split('\n')[2] ?? '');
  expect(event).toMatchObject({ platform: 'node', tags: { requestId } });
  expect(event.transaction).toContain(':slug');
});

test('a collector that is away is complained of, and nothing else', async () => {
  collector.status = 503;
  expect((await house.call(reportError, { body })).status).toBe(205);
  await expect.poll(() => complaints).toEqual(['an error was not reported: ERROR_DSN answers 503']);
});

test('without a DSN nothing leaves', async () => {
  expect(createReporter(readConfig({}), () => {})).toBeNull();
});
