import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { exchangeToken, loginUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo, switchBrand } from '#core/account/contract/current-user.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { type Company, inBrand, makeBrand, makeCompany, makeMember } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { pngOf } from '#test/file/picture.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/**
 * Companies at hosts of their own (rule 73): north and south have one, east has none. Anna works in
 * all three.
 */
const box = startMailbox();
box.env.PUBLIC_URL = 'http://all.localhost:3000';
const house = startApp(box.env);
const password = 'Correct-360!';
let north: Company;

beforeAll(async () => {
  const { database } = house.context;
  north = await makeCompany(database, new Date(testNow), {
    slug: 'north',
    name: 'Север',
    domain: 'north.localhost',
    logoutDomain: 'www.north.localhost',
    accentColor: '#1a237e',
    icon: Buffer.from('icon'),
  });
  const { brandId: south } = await makeBrand(database, {
    slug: 'south',
    name: 'Юг',
    domain: 'south.localhost',
  });
  const { brandId: east } = await makeBrand(database, { slug: 'east', name: 'Восток' });
  const anna = await inBrand(database, north.brandId, (scope) =>
    makeMember(scope, ['ROLE_HR'], { email: 'anna@example.ru' }),
  );
  const hash = await hashPassword(password);
  await database.pool.query('update account set password_hash = $1 where id = $2', [
    hash,
    anna.accountId,
  ]);
  for (const brandId of [south, east]) {
    await database.pool.query(
      `insert into membership (brand_id, id, account_id, roles)
       values ($1, gen_random_uuid(), $2, '{ROLE_HR}')`,
      [brandId, anna.accountId],
    );
  }
});
beforeEach(() => {
  box.mails.length = 0;
});

const at = (host: string) => ({ headers: { host: `${host}.localhost:3000` } });
const signIn = async (host: string, holdingSlug: string) => {
  const body = { email: 'anna@example.ru', password, holdingSlug };
  return (await house.call(loginUser, { body, ...at(host) })).body;
};
const who = async (token: string | undefined, host: string) =>
  (await house.call(getCurrentUserInfo, { token, ...at(host) })).body.data;
const companyOf = async (token: string | undefined, host: string) =>
  (await who(token, host)).brandList.find(({ current }) => current)?.name;

test.each([
  // Where, to which company, and where one arrives; undefined: here.
  ['north', 'north', undefined],
  ['NORTH', 'north', undefined],
  ['north', 'south', 'south.localhost'],
  ['north', 'east', 'all.localhost'],
  ['all', 'east', undefined],
  ['all', 'north', 'north.localhost'],
  ['elsewhere', 'east', undefined],
])('signing in at %s.localhost to %s arrives at %s', async (host, slug, arrives) => {
  const { token, holdingDomain } = await signIn(host, slug);
  expect(holdingDomain).toBe(arrives);
  if (!arrives) expect((await who(token, host)).brandList).toHaveLength(3);
});

test.each([
  ['north', 'Восток', 'all'],
  ['north', 'Юг', 'south'],
  ['all', 'Север', 'north'],
])(
  'from %s.localhost one gets to %s by a handoff only, and the session here stays',
  async (host, name, home) => {
    const { token } = await signIn(host, host === 'all' ? 'east' : host);
    const here = await companyOf(token, host);
    const { body } = await house.call(switchBrand, { token, body: { name }, ...at(host) });
    expect(body.holdingDomain).toBe(`${home}.localhost`);
    expect(await companyOf(token, host)).toBe(here);
    const exchange = () =>
      house.call(exchangeToken, { body: { token: body.token ?? '' }, ...at(home) });
    const arrived = await exchange();
    expect(await companyOf(arrived.body.token, home)).toBe(name);
    expect((await exchange()).status).toBe(401);
  },
);

test('signing out leads to the company’s own page from its own host, and nowhere else', async () => {
  const leads = async (host: string, slug: string) => {
    const { token } = await signIn(host, slug);
    return (await who(token, host)).logoutDomain;
  };
  expect(await leads('north', 'north')).toBe('www.north.localhost');
  expect(await leads('south', 'south')).toBeNull();
  expect(await leads('all', 'east')).toBeNull();
  // A session from before the company had its host.
  const { token } = await signIn('north', 'north');
  expect((await who(token, 'all')).logoutDomain).toBeNull();
});

test('letters lead to the company’s own host, in its look', async () => {
  await startOne(house, north);
  await runDueJobs(house.context, tasks);
  const invitations = box.mails.filter(({ text }) => text?.includes('/testing?token='));
  expect(invitations.length).toBeGreaterThan(3);
  for (const { text, html, attachments } of invitations) {
    expect(text).toContain('http://north.localhost:3000/testing?token=');
    expect(`${text}${html}`).not.toContain('all.localhost');
    expect(html).toContain('bgcolor="#1a237e"');
    expect(attachments.map(({ contentId }) => contentId)).toEqual(['<company-icon>']);
  }
});

test('a forgotten password is mailed by the company of the host, with a link to it', async () => {
  const letterAt = async (host: string) => {
    box.mails.length = 0;
    await house.call(requestReset, { body: { email: 'anna@example.ru' }, ...at(host) });
    await runDueJobs(house.context, tasks);
    return /http:\/\/\S+?(?=\/restore)/.exec(box.to('anna@example.ru').at(-1)?.text ?? '')?.[0];
  };
  expect(await letterAt('south')).toBe('http://south.localhost:3000');
  expect(await letterAt('north')).toBe('http://north.localhost:3000');
});

test('its logo stands in a letter in place of its icon', async () => {
  const set = 'update brand set logo = $1 where slug = $2';
  await house.context.database.pool.query(set, [pngOf(64, 16), 'north']);
  box.mails.length = 0;
  await house.call(requestReset, { body: { email: 'anna@example.ru' }, ...at('north') });
  await runDueJobs(house.context, tasks);
  const [letter] = box.to('anna@example.ru');
  expect(letter?.attachments.map(({ contentId }) => contentId)).toEqual(['<company-logo>']);
  expect(letter?.html).toContain('cid:company-logo');
});

test('a company that is switched off is offered nowhere, not even at its host, and ends its sessions', async () => {
  const off = (active: boolean) =>
    house.context.database.pool.query('update brand set active = $1 where slug = $2', [
      active,
      'south',
    ]);
  const { token } = await signIn('south', 'south');
  const listed = async (host: string) => {
    const { fixed, data } = (await house.call(getBrandList, at(host))).body;
    return [fixed, data.map(({ slug }) => slug)];
  };
  expect(await listed('south')).toEqual([true, ['south']]);
  await off(false);
  expect(await listed('south')).toEqual([true, []]);
  expect(await listed('all')).toEqual([false, ['north', 'east']]);
  expect((await house.call(getCurrentUserInfo, { token, ...at('south') })).status).toBe(401);
  await off(true);
});

test('where strangers are told nobody’s name, the company is typed; its own host names it', async () => {
  const { config } = house.context;
  house.context.config = { ...config, companyList: false };
  const all = (await house.call(getBrandList, at('all'))).body;
  expect(all).toMatchObject({ data: [], fixed: false, typed: true });
  expect((await house.call(getBrandList, at('north'))).body).toMatchObject({
    data: [{ slug: 'north' }],
    fixed: true,
    typed: false,
  });
  const body = { email: 'anna@example.ru', password, holdingSlug: ' East ', deviceList: [] };
  expect((await house.call(loginUser, { ...at('all'), body })).status).toBe(200);
  const nobody = await house.call(loginUser, {
    ...at('all'),
    body: { ...body, holdingSlug: 'nobody' },
  });
  const wrong = await house.call(loginUser, { ...at('all'), body: { ...body, password: 'wrong' } });
  expect([nobody.status, nobody.body.message]).toEqual([wrong.status, wrong.body.message]);
  house.context.config = config;
});
