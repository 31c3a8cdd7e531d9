import { describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  createSso,
  deleteSso,
  getSso,
  getSsoTest,
  refreshSso,
  trySso,
  updateSso,
} from '#core/sso/contract/sso.ts';
import { openSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { connectionForm } from '#test/sso/connection-form.ts';
import { secret, startSso } from '#test/sso/start-sso.ts';
import { enter } from '#test/start/beginnings.ts';

const { house, state, outbound, connect, query } = startSso();

const read = async (token = state.boss.token) => (await house.call(getSso, { token })).body.data;
const create = (given: object = {}) =>
  house.call(createSso, {
    token: state.boss.token,
    body: { ...connectionForm, secret, ...given },
  });
const save = (id: string, given: object = {}) =>
  house.call(updateSso, {
    token: state.boss.token,
    params: { id },
    body: { ...connectionForm, ...given },
  });
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => [
  status,
  body.errors?.map(({ path, key }) => [path, key]),
];
const tried = (id: string) =>
  query('update sso_connection set tried_at = now() where id = $1', [id]);
const known = async (id: string, membershipId = state.boss.membershipId) =>
  query(
    `insert into sso_identity (brand_id, connection_id, subject, membership_id) values ($1, $2, $3, $4)`,
    [state.company.brandId, id, `subject-${membershipId}`, membershipId],
  );

describe('a provider', () => {
  test('is added with four fields, the rest as its kind has it', async () => {
    const data = await connect();
    const slug = (await query('select slug from brand where id = $1', [state.company.brandId]))[0]
      ?.slug;
    expect(data).toMatchObject({
      name: 'Ромашка ID',
      issuer: 'https://sso.romashka.ru/realms/staff',
      tokenAuth: 'client_secret_basic',
      claimNames: { email: 'email', name: 'name', groups: 'groups' },
      isActive: false,
      triedAt: null,
      backchannelUrl: `http://localhost:3000/api/sso/${slug}/${data.id}/backchannel`,
    });
    expect(await read()).toMatchObject({
      state: 'off',
      connectionList: [data],
      callbackUrl: `http://localhost:3000/api/sso/${slug}/callback`,
    });
  });

  test('of Entra goes by its tenant, and Google by its own address', async () => {
    const tenant = '11111111-2222-4333-8444-555555555555';
    const entra = await connect({ preset: 'entra', issuer: tenant });
    expect(entra.issuer).toBe(`https://login.microsoftonline.com/${tenant}/v2.0`);
    expect(entra.claimNames.groups).toBe('roles');
    const google = await connect({ preset: 'google', issuer: 'google' });
    expect(google.issuer).toBe('https://accounts.google.com');
  });

  test('keeps its secret where nobody reads it: not in the answer, the journal or the database', async () => {
    const { id } = await connect();
    await save(id, { secret: `${secret}-2` });
    const { brandId } = state.company;
    const rows = JSON.stringify([
      await query('select * from sso_connection where brand_id = $1', [brandId]),
      await query('select * from audit where brand_id = $1', [brandId]),
      await query('select * from delivery where brand_id = $1', [brandId]),
      await read(),
    ]);
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
    const [row] = await query(
      'select id, sealed_secret as "sealedSecret" from sso_connection where id = $1',
      [id],
    );
    expect(await openSecret(house.context.keyring, row)).toBe(`${secret}-2`);
    expect(await openSecret(house.context.keyring, { ...row, id: brandId })).toBeUndefined();
  });

  test('keeps its secret when the form is saved without one', async () => {
    const { id } = await connect();
    const read = () => query('select sealed_secret from sso_connection where id = $1', [id]);
    const before = await read();
    await save(id, { name: 'Другое название' });
    expect(await read()).toEqual(before);
  });

  test('says itself who it is: another issuer, none, or what it can’t do is refused', async () => {
    const at = (key: string) => [400, [['issuer', `ssoMessages.${key}`]]];
    for (const [says, key] of [
      [{ issuer: 'https://evil.example.com' }, 'fault.other'],
      [{ issuer: 'https://sso.romashka.ru/realms/stafF' }, 'fault.other'],
      [{ jwks_uri: 'http://sso.romashka.ru/keys' }, 'fault.unfit'],
      [{ authorization_endpoint: 'javascript:alert(1)' }, 'fault.unfit'],
      [{ token_endpoint: undefined }, 'fault.unfit'],
      [{ response_types_supported: ['id_token'] }, 'fault.unfit'],
      [{ id_token_signing_alg_values_supported: ['HS256', 'none'] }, 'fault.unfit'],
    ] as const) {
      outbound.says = says;
      expect(refusalOf(await create())).toEqual(at(key));
    }
    outbound.says = {};
    outbound.isAway = true;
    expect(refusalOf(await create())).toEqual(at('fault.away'));
    outbound.isAway = false;
    expect(refusalOf(await create({ issuer: 'sso.romashka.ru' }))).toEqual(at('invalidIssuer'));
    for (const name of ['common', 'organizations', 'consumers']) {
      const issuer = `https://login.microsoftonline.com/${name}/v2.0`;
      expect(refusalOf(await create({ preset: 'entra', issuer }))).toEqual(at('manyTenants'));
      expect(refusalOf(await create({ preset: 'custom', issuer }))).toEqual(at('manyTenants'));
    }
    expect((await read()).connectionList).toEqual([]);
  });

  test('with a slash at its end keeps it, as the provider compares letter by letter', async () => {
    outbound.says = { issuer: 'https://sso.romashka.ru/' };
    expect((await connect({ issuer: 'https://sso.romashka.ru' })).issuer).toBe(
      'https://sso.romashka.ru/',
    );
  });

  test('takes the secret as it says, and has a place where people sign out', async () => {
    outbound.says = {
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      end_session_endpoint: undefined,
    };
    expect((await connect()).tokenAuth).toBe('client_secret_post');
    expect(refusalOf(await create({ tokenAuth: 'client_secret_basic', endsThere: true }))).toEqual([
      400,
      [
        ['tokenAuth', 'ssoMessages.otherTokenAuth'],
        ['endsThere', 'ssoMessages.noEndSession'],
      ],
    ]);
  });

  test('no more than five', async () => {
    for (let at = 0; at < 5; at++) await connect({ name: `ID ${at}` });
    expect(refusalOf(await create())).toEqual([409, [['name', 'ssoMessages.tooMany']]]);
  });

  test('a rule gives administrators only where that is allowed, and super admins never', async () => {
    const ruleList = [{ value: 'admins', role: 'ROLE_ADMIN' as const }];
    expect(refusalOf(await create({ ruleList }))).toEqual([
      400,
      [['ruleList.0.role', 'ssoMessages.adminRule']],
    ]);
    expect((await connect({ ruleList, allowAdmin: true })).ruleList).toEqual(ruleList);
    const boss = [{ value: 'boss', role: 'ROLE_SUPER_ADMIN' }];
    expect((await create({ ruleList: boss, allowAdmin: true })).status).toBe(400);
  });

  test('stands on the sign-in page only after somebody came through it', async () => {
    expect(refusalOf(await create({ isActive: true }))).toEqual([
      400,
      [['isActive', 'ssoMessages.tryFirst']],
    ]);
    const { id } = await connect();
    expect(refusalOf(await save(id, { isActive: true }))).toEqual([
      400,
      [['isActive', 'ssoMessages.tryFirst']],
    ]);
    await tried(id);
    expect((await save(id, { isActive: true })).body.data).toMatchObject({ isActive: true });
    // A new secret of the same provider stays there, and has to be tried again.
    expect((await save(id, { isActive: true, secret: 'new' })).body.data).toMatchObject({
      isActive: true,
      triedAt: null,
    });
  });

  test('another issuer is another provider: identities and sessions go, once that is confirmed', async () => {
    const { id } = await connect();
    await tried(id);
    await save(id, { isActive: true });
    await known(id);
    const worker = await enter(house.context, state.company, ['ROLE_EMPLOYEE']);
    await query('update session set connection_id = $1 where account_id = $2', [
      id,
      worker.accountId,
    ]);
    const issuer = 'https://new.romashka.ru';
    expect(refusalOf(await save(id, { issuer }))).toEqual([
      409,
      [['issuer', 'ssoMessages.forgets']],
    ]);
    expect((await read()).connectionList[0]).toMatchObject({ identityCount: 1 });
    const { body } = await save(id, { issuer, forgets: true, isActive: true });
    expect(body.data).toMatchObject({ issuer, identityCount: 0, isActive: false, triedAt: null });
    expect((await house.call(getSso, { token: worker.token })).status).toBe(401);
    // The same provider under another name keeps them.
    await known(id);
    expect((await save(id, { issuer, name: 'Иначе' })).body.data?.identityCount).toBe(1);
  });

  test('somebody else has saved meanwhile: 409 with what is there', async () => {
    const { id } = await connect();
    await save(id, { name: 'Сначала', version: 1 });
    const late = await save(id, { name: 'Потом', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 8]);
    expect(late.body.data).toMatchObject({ name: 'Сначала' });
  });

  test('deleted, it ends the sessions that it opened', async () => {
    const { id } = await connect();
    const worker = await enter(house.context, state.company, ['ROLE_ADMIN']);
    await query('update session set connection_id = $1 where account_id = $2', [
      id,
      worker.accountId,
    ]);
    const { status } = await house.call(deleteSso, { token: state.boss.token, params: { id } });
    expect(status).toBe(200);
    expect((await house.call(getSso, { token: worker.token })).status).toBe(401);
    expect((await read()).connectionList).toEqual([]);
    const { body } = await house.call(getAuditList, { token: state.boss.token });
    expect(body.data[0]).toMatchObject({ verb: 'delete', kind: 'sso', name: 'Ромашка ID' });
  });

  test('the last one on the sign-in page stays while people are asked to use it', async () => {
    const { id } = await connect();
    await tried(id);
    await save(id, { isActive: true });
    await query(`update brand set sso = 'required' where id = $1`, [state.company.brandId]);
    const token = state.boss.token;
    const deleted = await house.call(deleteSso, { token, params: { id } });
    expect(deleted.status).toBe(409);
    expect(refusalOf(await save(id))).toEqual([409, [['isActive', 'ssoMessages.lastOne']]]);
    const issuer = 'https://evil.example.com';
    expect(refusalOf(await save(id, { issuer, isActive: true }))).toEqual([
      409,
      [['isActive', 'ssoMessages.lastOne']],
    ]);
  });

  test('of another company is not there', async () => {
    const { id } = await connect({}, state.other.token);
    expect((await save(id)).status).toBe(404);
    const [token, params] = [state.boss.token, { id }];
    for (const call of [deleteSso, refreshSso, trySso]) {
      expect((await house.call(call, { token, params })).status).toBe(404);
    }
  });

  test('administrators read, super admins change, HR does neither', async () => {
    await connect();
    const admin = await enter(house.context, state.company, ['ROLE_ADMIN']);
    const hr = await enter(house.context, state.company, ['ROLE_HR']);
    expect((await read(admin.token)).connectionList).toHaveLength(1);
    expect((await house.call(getSso, { token: hr.token })).status).toBe(403);
    const body = { ...connectionForm, secret };
    expect((await house.call(createSso, { token: admin.token, body })).status).toBe(403);
  });

  test('its changes are in the journal with names of fields, and told to all super admins', async () => {
    const second = await enter(house.context, state.company, ['ROLE_SUPER_ADMIN']);
    const { id } = await connect();
    await save(id, { name: 'Иначе', secret: 'another' });
    const { body } = await house.call(getAuditList, { token: state.boss.token });
    expect(body.data[0]).toMatchObject({
      verb: 'update',
      kind: 'sso',
      details: { fieldList: ['name', 'secret'] },
    });
    const letters = await query(
      `select recipient, payload -> 'news' ->> 'what' as what from delivery where brand_id = $1 and type = 'sso' order by created_at, recipient`,
      [state.company.brandId],
    );
    expect(letters).toHaveLength(4);
    const emails = await query('select email from account where id = any($1)', [
      [state.boss.accountId, second.accountId],
    ]);
    expect(new Set(letters.map(({ recipient }) => recipient))).toEqual(
      new Set(emails.map(({ email }) => email)),
    );
    await runDueJobs(house.context, tasks);
    const sent = await query(`select state from delivery where brand_id = $1 and type = 'sso'`, [
      state.company.brandId,
    ]);
    expect(sent.map((row) => row.state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  test('its metadata is read again, and what is wrong with it is kept', async () => {
    const { id } = await connect();
    const again = async () =>
      (await house.call(refreshSso, { token: state.boss.token, params: { id } })).body.data;
    outbound.says = { issuer: 'https://moved.romashka.ru' };
    expect(await again()).toMatchObject({ lastError: 'other' });
    outbound.says = {};
    expect(await again()).toMatchObject({ lastError: null });
  });
});

describe('a try', () => {
  test('begins in a window whose address is good once, and shows only who tries what it has shown', async () => {
    const { id } = await connect();
    const { body } = await house.call(trySso, { token: state.boss.token, params: { id } });
    const { id: testId, address } = body.data;
    const token = new URL(address).searchParams.get('test') ?? '';
    const [row] = await query('select * from sso_test where id = $1', [testId]);
    expect(row).toMatchObject({ token_hash: hashToken(token), connection_version: 1, seen: null });
    const look = async (by: string) =>
      house.call(getSsoTest, { token: by, params: { id: testId } });
    expect((await look(state.boss.token)).body.data).toEqual({
      id: testId,
      isOver: false,
      seen: null,
    });
    const second = await enter(house.context, state.company, ['ROLE_SUPER_ADMIN']);
    expect((await look(second.token)).status).toBe(404);
    expect((await look(state.other.token)).status).toBe(404);
    house.setNow('2026-06-15T09:11:00Z');
    expect((await look(state.boss.token)).body.data?.isOver).toBe(true);
  });
});
