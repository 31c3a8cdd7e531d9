import { describe, expect, test } from 'vitest';
import { addDomain, checkDomain, deleteDomain, getDomains } from '#core/sso/contract/domain.ts';
import { checkSso } from '#core/sso/server/tasks.ts';
import { startSso } from '#test/sso/start-sso.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';

const { house, state, outbound, query } = startSso();

let made = 0;
const freshDomain = () => `company-${++made}.ru`;
const add = (domain: string, token = state.boss.token) =>
  house.call(addDomain, { token, body: { domain } });
const check = (domain: string, token = state.boss.token) =>
  house.call(checkDomain, { token, params: { domain } });
/** Today: days later the session would be over. */
const list = async (token = state.boss.token) => {
  house.setNow(testNow);
  return (await house.call(getDomains, { token })).body.data;
};
const look = () => checkSso(house.context, {}, { attempt: 1, isLast: true });
const later = (days: number) =>
  house.setNow(new Date(new Date(testNow).getTime() + days * 24 * 3_600_000).toISOString());

/** Says that the domain is the company's, and puts its record where it belongs. */
async function record(domain: string, token = state.boss.token) {
  const { body } = await add(domain, token);
  const { name, value } = body.data.record;
  outbound.records.set(name, ['v=spf1 -all', value]);
}
const told = async () =>
  (
    await query(
      `select payload -> 'news' ->> 'what' as what from delivery where brand_id = $1 and type = 'sso' order by created_at`,
      [state.company.brandId],
    )
  ).map(({ what }) => what);

describe('a domain', () => {
  test('is proven by its record, and told to super admins', async () => {
    const domain = freshDomain();
    const { body } = await add(domain.toUpperCase());
    expect(body.data).toMatchObject({
      domain,
      provenAt: null,
      record: { name: `_o360.${domain}`, value: expect.stringMatching(/^o360=[0-9a-f]{32}$/) },
    });
    expect((await check(domain)).body.data).toMatchObject({ provenAt: null });
    await record(domain);
    expect((await check(domain)).body.data?.provenAt).toBe(new Date(testNow).toISOString());
    expect(await told()).toEqual(['domainProven']);
  });

  test.each([
    ['the token of another', 'o360=00000000000000000000000000000000'],
    ['a piece of its own', 'o360='],
  ])('is not proven by %s', async (_, value) => {
    const domain = freshDomain();
    await add(domain);
    outbound.records.set(`_o360.${domain}`, [value]);
    expect((await check(domain)).body.data).toMatchObject({ provenAt: null });
  });

  test('in other letters is the one that the network knows', async () => {
    const { body } = await add('Завод.РФ');
    expect(body.data.domain).toBe('xn--80aegj1b.xn--p1ai');
    expect((await add('завод.рф')).body.data).toEqual(body.data);
  });

  test.each(['mail.ru', 'Gmail.com', 'yandex.ru', 'ya.ru', 'bk.ru'])(
    '%s gives mailboxes to anybody',
    async (domain) => {
      const { status, body } = await add(domain);
      expect([status, body.errors?.[0]?.key]).toEqual([400, 'domainMessages.publicMail']);
    },
  );

  test.each(['localhost', 'a b.ru', 'https://a.ru', '1.2.3.4', ''])(
    '“%s” is none',
    async (domain) => {
      expect((await add(domain)).status).toBe(400);
    },
  );

  test('belongs to the company that proves it first; another’s claim shows nobody anything', async () => {
    const domain = freshDomain();
    await record(domain);
    await check(domain);
    await record(domain, state.other.token);
    const { status, body } = await check(domain, state.other.token);
    expect([status, body.errors?.[0]?.key]).toEqual([400, 'domainMessages.another']);
    const theirs = await list(state.other.token);
    expect(theirs.filter((one) => one.provenAt)).toEqual([]);
    expect((await list()).map((one) => one.domain)).toContain(domain);
  });

  test('whose name server is away is not judged', async () => {
    const domain = freshDomain();
    await record(domain);
    await check(domain);
    outbound.isAway = true;
    expect((await check(domain)).status).toBe(503);
    later(10);
    await look();
    expect((await list())[0]).toMatchObject({ missingSince: null });
    expect((await list())[0]?.provenAt).not.toBeNull();
  });

  test('whose record is gone is told at once and counts for three days more', async () => {
    const domain = freshDomain();
    await record(domain);
    await check(domain);
    outbound.records.clear();
    later(1);
    await look();
    later(2);
    await look();
    expect((await list())[0]).toMatchObject({
      missingSince: '2026-06-16T09:00:00.000Z',
      provenAt: expect.any(String),
    });
    expect(await told()).toEqual(['domainProven', 'domainMissing']);
    later(4);
    await look();
    expect((await list())[0]).toMatchObject({ missingSince: null, provenAt: null });
    expect(await told()).toEqual(['domainProven', 'domainMissing', 'domainLost']);
    house.setNow(testNow);
    await record(domain, state.other.token);
    expect((await check(domain, state.other.token)).body.data?.provenAt).not.toBeNull();
  });

  test('whose record is back counts on', async () => {
    const domain = freshDomain();
    await record(domain);
    await check(domain);
    const kept = new Map(outbound.records);
    outbound.records.clear();
    later(1);
    await look();
    for (const [name, values] of kept) outbound.records.set(name, values);
    later(2);
    await look();
    later(9);
    await look();
    expect((await list())[0]).toMatchObject({ missingSince: null, provenAt: expect.any(String) });
  });

  test('the last proven one stays while company sign-in is required', async () => {
    const domain = freshDomain();
    await record(domain);
    await check(domain);
    await query(`update brand set sso = 'required' where id = $1`, [state.company.brandId]);
    const remove = () => house.call(deleteDomain, { token: state.boss.token, params: { domain } });
    expect((await remove()).status).toBe(409);
    await query(`update brand set sso = 'offered' where id = $1`, [state.company.brandId]);
    expect((await remove()).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('is changed by super admins, read by administrators', async () => {
    const admin = await enter(house.context, state.company, ['ROLE_ADMIN']);
    expect((await add(freshDomain(), admin.token)).status).toBe(403);
    expect(await list(admin.token)).toEqual([]);
  });
});
