import { beforeEach, describe, expect, test } from 'vitest';
import {
  bindAccessRequest,
  forgetAccessRequest,
  getAccessRequests,
} from '#core/sso/contract/access-request/access-request.ts';
import { noteAsked } from '#core/sso/server/identity-queries.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { inBrand } from '#test/factories.ts';
import { startSso } from '#test/sso/start-sso.ts';
import { enter } from '#test/start/beginnings.ts';

const { house, state, connect, query } = startSso();
let connectionId: string;
let hr: Awaited<ReturnType<typeof enter>>;

beforeEach(async () => {
  ({ id: connectionId } = await connect());
  hr = await enter(house.context, state.company, ['ROLE_HR']);
});

const accessRequest = (
  given: { subject?: string; email?: string | null; name?: string | null } = {},
) =>
  inBrand(house.context.database, state.company.brandId, async (scope) => {
    const id = crypto.randomUUID();
    const who = {
      subject: given.subject ?? id,
      email: given.email ?? null,
      name: given.name ?? null,
    };
    await noteAsked(scope, {
      ...who,
      id,
      connectionId,
      reason: 'unknown',
      now: house.context.now(),
    });
    return id;
  });
const list = async (token = hr.token) => (await house.call(getAccessRequests, { token })).body.data;
const bind = (id: string, employeeId: string, token = hr.token) =>
  house.call(bindAccessRequest, { token, body: { id, employeeId } });
const keyOf = async (answer: ReturnType<typeof bind>) => {
  const { status, body } = await answer;
  return [status, body.errors?.[0]?.key];
};
const identities = () =>
  query('select subject, membership_id from sso_identity where connection_id = $1', [connectionId]);
/** A user with an employee record of their own. */
async function worker(roles: Role[]) {
  const [employeeId = ''] = state.company.people;
  const member = await enter(house.context, state.company, roles);
  await query('update membership set employee_id = null where employee_id = $1', [employeeId]);
  await query('update membership set employee_id = $1 where id = $2', [
    employeeId,
    member.membershipId,
  ]);
  return { ...member, employeeId };
}

describe('who knocked', () => {
  test('is listed with the employee of that e-mail, or of that name in either order', async () => {
    const [one = '', two = ''] = state.company.people;
    const [first] = await query('select email from employee where id = $1', [one]);
    const [second] = await query('select first_name, last_name from employee where id = $1', [two]);
    await accessRequest({ email: first?.email });
    await accessRequest({ name: `${second?.first_name} ${second?.last_name}`.toUpperCase() });
    await accessRequest({ email: 'nobody@example.ru', name: 'Никто Никакой' });
    const suggested = (await list()).map((row) => row.suggested?.id ?? null);
    expect(suggested).toHaveLength(3);
    expect(suggested).toEqual(expect.arrayContaining([one, two, null]));
    expect(await list(state.other.token)).toEqual([]);
  });

  test('comes in as the employee whom HR names, who becomes a user for it', async () => {
    const [employeeId = ''] = state.company.people;
    const id = await accessRequest({ subject: 'keycloak-17', name: 'Анна' });
    expect((await bind(id, employeeId)).status).toBe(200);
    const [member] = await query('select id, roles from membership where employee_id = $1', [
      employeeId,
    ]);
    expect(member?.roles).toEqual(['ROLE_EMPLOYEE']);
    expect(await identities()).toEqual([{ subject: 'keycloak-17', membership_id: member?.id }]);
    expect(await list()).toEqual([]);
    const told = await query(
      `select recipient from delivery where brand_id = $1 and type = 'sso' and payload -> 'news' ->> 'what' = 'bound'`,
      [state.company.brandId],
    );
    const [employee] = await query('select email from employee where id = $1', [employeeId]);
    expect(told.map(({ recipient }) => recipient)).toContain(employee?.email);
    expect(told).toHaveLength(2);
    const [noted] = await query(
      `select verb, kind, entity_id from audit where brand_id = $1 and verb = 'bind'`,
      [state.company.brandId],
    );
    expect(noted).toEqual({ verb: 'bind', kind: 'employee', entity_id: employeeId });
  });

  test('counts towards no threshold from then on, unless they have bound themselves', async () => {
    const one = await worker(['ROLE_EMPLOYEE']);
    const replacedAt = async ({ employeeId }: { employeeId: string }) =>
      (await query('select email_replaced_at as at from employee where id = $1', [employeeId]))[0]
        ?.at;
    expect((await bind(await accessRequest(), one.employeeId)).status).toBe(200);
    expect(await replacedAt(one)).toEqual(house.context.now());
    const self = await worker(['ROLE_SUPER_ADMIN']);
    await query('update employee set email_replaced_at = null where id = $1', [self.employeeId]);
    expect((await bind(await accessRequest(), self.employeeId, self.token)).status).toBe(200);
    expect(await replacedAt(self)).toBeNull();
  });

  test('takes the place of the former identity, whose sessions end', async () => {
    const one = await worker(['ROLE_EMPLOYEE']);
    await bind(await accessRequest({ subject: 'old' }), one.employeeId);
    await query('update session set connection_id = $1 where account_id = $2', [
      connectionId,
      one.accountId,
    ]);
    await bind(await accessRequest({ subject: 'new' }), one.employeeId);
    expect((await identities()).map(({ subject }) => subject)).toEqual(['new']);
    expect(await query('select from session where account_id = $1', [one.accountId])).toEqual([]);
  });

  test.each([
    ['ROLE_MANAGER', 'ofSupers'],
    ['ROLE_HR', 'ofSupers'],
    ['ROLE_ADMIN', 'ofSupers'],
    ['ROLE_SUPER_ADMIN', 'superAdmin'],
  ] as const)('HR gives nobody the rights of %s', async (role, key) => {
    const one = await worker([role]);
    const id = await accessRequest();
    expect(await keyOf(bind(id, one.employeeId))).toEqual([400, `knockMessages.${key}`]);
    expect(await identities()).toEqual([]);
  });

  test('a super admin confirms an administrator, themselves, and no other super admin', async () => {
    const admin = await worker(['ROLE_ADMIN']);
    const { token } = state.boss;
    expect((await bind(await accessRequest(), admin.employeeId, token)).status).toBe(200);
    const other = await worker(['ROLE_SUPER_ADMIN']);
    const id = await accessRequest();
    expect(await keyOf(bind(id, other.employeeId, token))).toEqual([
      400,
      'knockMessages.superAdmin',
    ]);
    expect((await bind(id, other.employeeId, other.token)).status).toBe(200);
  });

  test('is nobody whose sign-in is off, who has left, or whom another company employs', async () => {
    const off = await worker(['ROLE_EMPLOYEE']);
    await query('update membership set disabled = true where id = $1', [off.membershipId]);
    const id = await accessRequest();
    expect(await keyOf(bind(id, off.employeeId))).toEqual([400, 'knockMessages.disabled']);
    const [, left = ''] = state.company.people;
    await query(`update employee set fired_at = '2026-01-01' where id = $1`, [left]);
    expect(await keyOf(bind(id, left))).toEqual([400, 'knockMessages.gone']);
    expect(await keyOf(bind(id, crypto.randomUUID()))).toEqual([400, 'knockMessages.gone']);
    expect((await bind(id, off.employeeId, state.other.token)).status).toBe(404);
  });

  test('that is known meanwhile is not bound twice', async () => {
    const [one = '', two = ''] = state.company.people;
    const id = await accessRequest({ subject: 'same' });
    await bind(id, one);
    const again = await accessRequest({ subject: 'same' });
    expect(await keyOf(bind(again, two))).toEqual([409, 'knockMessages.bound']);
  });

  test('is taken off the list, and comes back by knocking again', async () => {
    const id = await accessRequest({ subject: 's' });
    expect(
      (await house.call(forgetAccessRequest, { token: hr.token, params: { id } })).status,
    ).toBe(200);
    expect(await list()).toEqual([]);
    await accessRequest({ subject: 's' });
    await accessRequest({ subject: 's' });
    expect((await list()).map(({ count }) => count)).toEqual([2]);
  });

  test('is nothing for managers', async () => {
    const manager = await enter(house.context, state.company, ['ROLE_MANAGER']);
    expect((await house.call(getAccessRequests, { token: manager.token })).status).toBe(403);
  });
});
