import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { prove } from '#core/account/contract/confirmation.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { speak } from '#platform/texts/speak.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { employee, profile } from './bodies.ts';
import type { Request } from './fixture.ts';
import { fixtures, marked } from './fixtures.ts';
import { makeWorld } from './make-world.ts';
import type { World } from './world.ts';

/** What a stolen session can't do without a proof of the person's (rule 97). */
const house = startApp();
let world: World;
let token: string;

const tenMinutesLater = '2026-06-15T09:10:00Z';

beforeAll(async () => {
  const made = await makeWorld(house, 'fresh');
  ({ world } = made);
  token = made.tokens.ROLE_SUPER_ADMIN;
});

/** All rows but those of sessions and of what is counted. A change of any of them shows. */
async function everything(): Promise<unknown> {
  const { pool } = house.context.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('session', 'attempt') order by 1`,
  );
  const sums: unknown[] = [];
  for (const { name } of rows) {
    const found = await pool.query(
      `select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from "${name}" t`,
    );
    sums.push([name, found.rows[0].sum]);
  }
  return sums;
}

/** Requests by which a call asks that asks sometimes only. Those of many reports: report/guard-many.http.test.ts. */
const asking: Record<string, () => Request> = {
  updateEmployee: () => ({ body: { id: world.employeeId, ...employee(world) } }),
  updateProfile: () => ({ body: { ...profile(world), email: 'stolen@evil.example' } }),
  updateAnyProfile: () => ({
    params: { id: world.subjectId },
    body: { ...profile(world), email: 'stolen@evil.example' },
  }),
};
const ofManyReports = [
  'makeReportArchive',
  'downloadReportArchive',
  'exportReportList',
  'getReport',
  'exportReport',
  'compareReports',
  'exportCompare',
  'sendReport',
];

/** Where the other company wants a factor: company/factor/enrol.http.test.ts. Former e-mails: people/source. */
const elsewhere = [...ofManyReports, 'switchBrand', 'undoPeopleRun'];

const fresh = endpoints.filter((endpoint) => endpoint.fresh);
const requestOf = ({ name, fresh: when }: Endpoint): Request | undefined =>
  when === true ? fixtures[name]?.own(world) : asking[name]?.();

test('every call that asks for a proof is tried here or with many reports', () => {
  const left = fresh.filter(({ name, fresh: when }) => when !== true && !asking[name]);
  expect(left.map(({ name }) => name).sort()).toEqual([...elsewhere].sort());
});

/** Rights by which somebody changes users, the company's settings and sign-in, and what is kept of people. */
const guarded: readonly unknown[] = [
  'user_user_create',
  'user_user_update',
  'user_user_delete',
  'brand_brand_update',
  'security_security_update',
  'privacy_erasure__invoke',
  'privacy_own__invoke',
  'people_source_update',
];
test('whatever changes users, settings, sign-in and factors asks, and so does what takes people’s data along', () => {
  const due = endpoints.filter(
    ({ name, method, path, access }) =>
      fixtures[name]?.proof === 'due' ||
      (method !== 'GET' && (guarded.includes(access) || path.startsWith('/account/'))),
  );
  expect(due.length).toBeGreaterThan(25);
  const unasked = due.filter((endpoint) => endpoint.fresh !== true);
  expect(unasked.map(({ name }) => name).sort()).toEqual(
    marked(({ proof }) => proof === 'never').sort(),
  );
  expect(Object.keys(asking).filter((name) => !fresh.some((one) => one.name === name))).toEqual([]);
});

test.each(['ru', 'en'] as const)(
  'every call that asks for a proof says in %s what it is about',
  (locale) => {
    for (const { name } of endpoints.filter((one) => one.fresh || one.ofOwner)) {
      const said = speak[locale](`interrupted.unproven.what.${name as 'updateUser'}`);
      expect([name, said]).toEqual([name, expect.stringMatching(/^(Вы|You).+\.$/)]);
    }
  },
);

test.each(
  fresh.filter(({ name }) => !elsewhere.includes(name)).map((one) => [one.name, one] as const),
)('%s by an old proof: 403, and nothing is changed', async (_, endpoint) => {
  const before = await everything();
  house.setNow(tenMinutesLater);
  const { status, body } = await house.call(endpoint, { ...requestOf(endpoint), token });
  house.setNow(testNow);
  expect([status, body.code, body.data]).toEqual([403, 16, undefined]);
  expect(await everything()).toEqual(before);
});

test('with a proof each of them is done', async () => {
  house.setNow(tenMinutesLater);
  expect((await house.call(prove, { token, body: { code: world.factorCode() } })).status).toBe(200);
  for (const endpoint of fresh.filter(({ name }) => !elsewhere.includes(name))) {
    const { status } = await house.call(endpoint, { ...requestOf(endpoint), token });
    expect([endpoint.name, status]).toEqual([
      endpoint.name,
      fixtures[endpoint.name]?.refusedBy ?? 200,
    ]);
  }
});
