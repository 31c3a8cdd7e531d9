import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createWebhook,
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
  type WebhookForm,
} from '#addon/webhook/contract/webhook.ts';
import {
  mostWebhooks,
  type WebhookEvent,
  webhookEvents,
} from '#addon/webhook/contract/webhook-events.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { createOutbound } from '#platform/server/outbound/outbound.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startWebhookReceiver } from '#test/fake/hook-receiver.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** What a company's systems are told (rules 199 and 200). */
const asking = startAsking({ isEmpty: true });
const { house, query, work, box } = asking;
type Boss = Awaited<ReturnType<typeof enter>>;
/** Later than the clock of the database: so jobs wait for their moment. */
const begin = '2099-06-15T09:00:00Z';
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let boss: Boss;
let own: Company;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const { config } = house.context;
  house.context.outbound = createOutbound({ ...config, outboundHosts: ['localhost'] });
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  house.setNow(begin);
  await query('delete from hook');
  Object.assign(receiver, { got: [], status: 204 });
  const { database, now } = house.context;
  own = await makeCompany(database, now());
  asking.company = own;
  boss = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
});

const at = (seconds: number) =>
  house.setNow(new Date(Date.parse(begin) + seconds * 1000).toISOString());
const form = (given: Partial<WebhookForm> = {}): WebhookForm => ({
  name: '1С:ЗУП',
  url: receiver.url,
  eventList: [...webhookEvents],
  ...given,
});
const ask = (given?: Partial<WebhookForm>, token = boss.token) =>
  house.call(createWebhook, { token, body: form(given) });
const make = async (given?: Partial<WebhookForm>) => (await ask(given)).body.data;
const params = ({ id }: { id: string }) => ({ token: boss.token, params: { id } });
const tries = async (webhook: { id: string }) =>
  (await house.call(getWebhookDeliveries, params(webhook))).body.data;
const shown = async () => (await house.call(getWebhooks, { token: boss.token })).body.data;
const prove = (moment: string | null) =>
  query('update session set proved_at = $2 where account_id = $1', [boss.accountId, moment]);
const told = (secret: string) =>
  receiver.got.map((one) => receiver.read(one, secret, house.context.now()));
const lettersOf = (type: string) =>
  query<{ payload: { what: string } }>(
    'select payload from delivery where brand_id = $1 and type = $2',
    [own.brandId, type],
  );

test('an assessment is told without an answer, and its early end no sooner than the next day', async () => {
  const { secret } = await make();
  await asking.start({ dateStart: '2099-06-15', dateEnd: '2099-06-30' });
  const canary = 'Канарейка поёт';
  for (const person of own.people.slice(0, 5))
    await asking.answer(await asking.tokenOf(person), { answer: 4, text: canary });
  await work();
  expect(told(secret).map(({ type }) => type)).toEqual(['assessment.started']);
  house.setNow('2099-06-15T21:00:00Z');
  await work();
  const { id: questionaryId, number } = asking.questionary;
  const [brand] = await query<{ slug: string }>('select slug from brand where id = $1', [
    own.brandId,
  ]);
  const [, ...ended] = receiver.got;
  const read = ended.map((one) => receiver.read(one, secret, house.context.now()));
  expect(
    read.map(({ id, link, ...said }) => said).sort((a, b) => (`${a.type}` < `${b.type}` ? -1 : 1)),
  ).toEqual([
    {
      type: 'assessment.finished',
      at: '2099-06-15T21:00:00.000Z',
      brand: brand?.slug,
      questionaryId,
      number,
    },
    {
      type: 'report.ready',
      at: '2099-06-15T21:00:00.000Z',
      brand: brand?.slug,
      questionaryId,
      employeeId: own.people[0],
      number,
    },
  ]);
  const [kept] = await query<{ all: string }>(
    'select string_agg(d::text, $1) as all from hook_delivery d',
    [' '],
  );
  for (const said of [...receiver.got.map(({ body }) => body), kept?.all]) {
    expect(said).not.toMatch(/Канарейка|answer|mark|rating|count/i);
    for (const rater of own.people.slice(1)) expect(said).not.toContain(rater);
  }
});

test('people who come, change and go are told by name, of the own company only', async () => {
  const { secret } = await make({ eventList: ['employee.joined', 'employee.left'] });
  const changes = await make({ eventList: ['employee.changed'] });
  const other = await makeCompany(house.context.database, house.context.now());
  const { positionId, subdivisionId } = own;
  const body = {
    lastName: 'Ким',
    firstName: 'Анна',
    email: 'anna.kim@north.example',
    positionId,
    subdivisionId,
    locale: 'ru' as const,
    inCompany: '2026-06-01',
    inPosition: '2026-06-01',
  };
  const { data } = (await house.call(employeeCalls.create, { token: boss.token, body })).body;
  const foreign = { ...body, positionId: other.positionId, subdivisionId: other.subdivisionId };
  await house.call(employeeCalls.create, { token: other.hrToken, body: foreign });
  const changed = { ...body, id: data.id, lastName: 'Цой' };
  await house.call(employeeCalls.update, { token: boss.token, body: changed });
  await house.call(employeeCalls.update, { token: boss.token, body: changed });
  await work();
  const { id: employeeId } = data;
  await house.call(employeeCalls.delete, { token: boss.token, params: { id: employeeId } });
  await work();
  const all = receiver.got.map(({ body: said }) => JSON.parse(said));
  expect(all.map(({ type, employeeId: who, name }) => [type, who, name]).sort()).toEqual([
    ['employee.changed', employeeId, 'Цой Анна'],
    ['employee.joined', employeeId, 'Ким Анна'],
    ['employee.left', employeeId, 'Цой Анна'],
  ]);
  const [joined] = receiver.got.filter((one) => one.body.includes('joined'));
  expect(() => receiver.read(joined!, changes.secret, house.context.now())).toThrow();
  expect(receiver.read(joined!, secret, house.context.now())).toMatchObject({ employeeId });
  const late = new Date(house.context.now().getTime() + 6 * 60_000);
  expect(() => receiver.read(joined!, secret, late)).toThrow(/too old/);
});

describe('what doesn’t arrive', () => {
  test('is told eight times in a day under one id, then by hand', async () => {
    const webhook = await make();
    receiver.status = 500;
    await house.call(testWebhook, params(webhook));
    let passed = 0;
    for (const pause of [0, 5, 300, 1800, 7200, 18_000, 28_800, 28_800]) {
      const before = receiver.got.length;
      if (pause > 60) {
        at(passed + pause - 1);
        await work();
        expect(receiver.got).toHaveLength(before);
      }
      passed += pause;
      at(passed);
      await work();
      expect([pause, receiver.got.length]).toEqual([pause, before + 1]);
    }
    at(passed + 100_000);
    await work();
    boss = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [one] = await tries(webhook);
    expect(one).toMatchObject({ state: 'failed', nextAt: null, event: 'hook.test' });
    expect(one?.tryList.map(({ status }) => status)).toEqual(Array(8).fill(500));
    expect((await shown())[0]?.failingSince).not.toBeNull();
    receiver.status = 200;
    const again = { id: webhook.id, deliveryId: one?.id ?? '' };
    await house.call(sendWebhookAgain, { token: boss.token, params: again });
    await work();
    expect((await tries(webhook))[0]?.state).toBe('sent');
    expect((await shown())[0]?.failingSince).toBeNull();
  });

  test.each([
    ['says that it is gone', 410, null, 'hookGone', 'gone'],
    ['has failed for five days', 503, '2099-06-10T08:59:00Z', 'hookFailing', 'failing'],
  ] as const)(
    'turns off an address that %s, with a letter',
    async (_, status, since, what, offFor) => {
      const webhook = await make();
      Object.assign(receiver, { status });
      await query('update hook set failing_since = $2 where id = $1', [webhook.id, since]);
      await house.call(testWebhook, params(webhook));
      await work();
      expect((await shown())[0]).toMatchObject({ isActive: false, offFor });
      expect((await tries(webhook))[0]).toMatchObject({ state: 'failed', nextAt: null });
      expect((await lettersOf('alert')).map(({ payload }) => payload.what)).toEqual([what]);
      expect(box.mails.at(-1)?.text).toContain(webhook.name);
      expect((await house.call(testWebhook, params(webhook))).status).toBe(409);
      const body = { ...form(), isActive: true };
      const back = await house.call(updateWebhook, { ...params(webhook), body });
      expect(back.body.data).toMatchObject({ isActive: true, offFor: null, failingSince: null });
    },
  );

  test('is neither asked of a private address nor carried on by a redirect', async () => {
    const inside = await make({ url: 'https://10.0.0.1/hook' });
    const leading = await make();
    receiver.status = 302;
    for (const webhook of [inside, leading]) await house.call(testWebhook, params(webhook));
    await work();
    expect((await tries(inside))[0]?.tryList).toMatchObject([{ status: null, fault: 'refused' }]);
    expect((await tries(leading))[0]?.tryList).toMatchObject([{ status: 302 }]);
    expect(receiver.got).toHaveLength(1);
  });

  test('holds up nothing but itself: what else waits there rests, another address is told', async () => {
    const dead = await make({ url: 'https://10.0.0.1/' });
    const alive = await make();
    for (let n = 0; n < 3; n += 1) await house.call(testWebhook, params(dead));
    await house.call(testWebhook, params(alive));
    await work();
    expect(receiver.got).toHaveLength(1);
    const counts = (await tries(dead)).map(({ tryList }) => tryList.length);
    expect(counts.sort()).toEqual([0, 0, 1]);
  });
});

test('a new secret signs beside the former one for a day, and neither is kept readable', async () => {
  const { secret, ...webhook } = await make();
  const renewed = (await house.call(renewWebhookSecret, params(webhook))).body.data.secret;
  expect([secret, renewed].every((one) => /^whsec_[\w+/]{43}=$/.test(one))).toBe(true);
  const send = async () => {
    await house.call(testWebhook, params(webhook));
    await work();
    return receiver.got.at(-1)!;
  };
  const both = await send();
  for (const one of [secret, renewed]) receiver.read(both, one, house.context.now());
  at(24 * 3600);
  boss = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
  const later = await send();
  receiver.read(later, renewed, house.context.now());
  expect(() => receiver.read(later, secret, house.context.now())).toThrow();
  const [kept] = await query<{ row: string }>('select h::text as row from hook h where id = $1', [
    webhook.id,
  ]);
  for (const one of [secret, renewed]) {
    const hex = Buffer.from(one).toString('hex');
    expect(kept?.row.includes(one) || kept?.row.includes(hex)).toBe(false);
  }
});

describe('who changes it', () => {
  test('proves who they are, and all super admins hear of it', async () => {
    const webhook = await make();
    await prove(null);
    expect((await ask()).body.code).toBe(16);
    expect((await house.call(deleteWebhook, params(webhook))).body.code).toBe(16);
    await prove(begin);
    expect((await house.call(deleteWebhook, params(webhook))).status).toBe(200);
    expect((await lettersOf('settings')).map(({ payload }) => payload)).toMatchObject([
      { fieldList: ['hookList'] },
      { fieldList: ['hookList'] },
    ]);
  });

  test('has five, of their own company', async () => {
    for (let n = 0; n < mostWebhooks; n += 1) await make();
    const full = await ask();
    expect([full.status, full.body.errors?.[0]?.key]).toEqual([409, 'hookMessages.tooMany']);
    const [first] = await shown();
    const company = await makeCompany(house.context.database, house.context.now());
    const stranger = await enter(house.context, company, ['ROLE_SUPER_ADMIN']);
    const by = { token: stranger.token, params: { id: first?.id ?? '' } };
    expect((await house.call(getWebhookDeliveries, by)).status).toBe(404);
    expect((await house.call(testWebhook, by)).status).toBe(404);
  });

  test.each<[string, Partial<WebhookForm>]>([
    ['http', { url: 'http://north.example/' }],
    ['a password in the address', { url: 'https://a:b@north.example/' }],
    ['no address', { url: 'north' }],
    ['no event', { eventList: [] }],
    ['an event that there isn’t', { eventList: ['answer.given' as WebhookEvent] }],
  ])('asks for %s in vain', async (_, given) => {
    expect((await ask(given)).status).toBe(400);
  });

  test('saves nothing over what somebody else has saved meanwhile', async () => {
    const webhook = await make();
    const save = () =>
      house.call(updateWebhook, {
        ...params(webhook),
        body: { ...form({ name: 'Портал' }), isActive: true, version: 1 },
      });
    expect((await save()).status).toBe(200);
    expect((await save()).body.code).toBe(8);
  });
});
