import { beforeEach, describe, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { removeFactor } from '#core/factor/contract/factor.ts';
import { getSso, getSsoRequirement, setSpare, setSsoState } from '#core/sso/contract/sso.ts';
import { deleteUser } from '#core/user/contract/user.ts';
import { startSso } from '#test/sso/start-sso.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';

const { house, state, connect, query } = startSso();
let connectionId: string;

const ago = (minutes: number) =>
  new Date(new Date(testNow).getTime() - minutes * 60_000).toISOString();
const day = 24 * 60;
const set = (to: 'off' | 'offered' | 'required', accepts?: boolean) =>
  house.call(setSsoState, { token: state.boss.token, body: { state: to, accepts } });
const refusalOf = async (answer: ReturnType<typeof set>) => {
  const { status, body } = await answer;
  return [status, body.errors?.map(({ key }) => key)];
};
const stateNow = async () =>
  (await house.call(getSso, { token: state.boss.token })).body.data.state;
const requirement = async () =>
  (await house.call(getSsoRequirement, { token: state.boss.token })).body.data;
const spare = (membershipId: string, isSpare = true) =>
  house.call(setSpare, {
    token: state.boss.token,
    params: { membershipId },
    body: { isSpare },
  });
/** Came in by the provider so many minutes ago. */
const cameByIt = (minutes: number, id: string | null = connectionId) =>
  query('update session set connection_id = $1, created_at = $2 where account_id = $3', [
    id,
    ago(minutes),
    state.boss.accountId,
  ]);
const cameByOwn = (membershipId: string, minutes: number | null) =>
  query('update membership set own_entry_at = $1 where id = $2', [
    minutes === null ? null : ago(minutes),
    membershipId,
  ]);
const giveFactor = (accountId: string) =>
  query(
    `insert into account_factor (id, account_id, kind, name, is_in_force, sealed)
     values (gen_random_uuid(), $1, 'totp', 'Телефон', true, '\\x00')`,
    [accountId],
  );
const givePassword = (accountId: string, hash: string | null = 'x') =>
  query('update account set password_hash = $1 where id = $2', [hash, accountId]);

/** A company where company sign-in may be made the only way in. */
beforeEach(async () => {
  const { brandId } = state.company;
  const second = await enter(house.context, state.company, ['ROLE_SUPER_ADMIN']);
  const members = [state.boss, second];
  ({ id: connectionId } = await connect());
  await query('update sso_connection set is_active = true, tried_at = now() where id = $1', [
    connectionId,
  ]);
  await query(
    `insert into brand_domain (for_brand_id, domain, token, proven_at) values ($1, $2, 't', now())`,
    [brandId, `${brandId}.ru`],
  );
  await cameByIt(30);
  for (const { membershipId, accountId } of members) {
    await givePassword(accountId);
    await giveFactor(accountId);
    await cameByOwn(membershipId, 89 * day);
    await spare(membershipId);
  }
});

describe('company sign-in', () => {
  test('becomes the only way in for a company that is ready, and is turned off at once', async () => {
    expect((await set('offered')).status).toBe(200);
    expect(await requirement()).toMatchObject({ hindranceList: [], isRisky: false });
    expect((await set('required')).body.data).toMatchObject({ state: 'required' });
    expect((await set('off')).body.data).toMatchObject({ state: 'off' });
  });

  test('is offered only where a provider is on the sign-in page', async () => {
    await query('update sso_connection set is_active = false where id = $1', [connectionId]);
    expect(await refusalOf(set('offered'))).toEqual([409, ['ssoMessages.noneActive']]);
  });

  test.each([
    [
      'nobody has come through a try',
      'notTried',
      () => query('update sso_connection set tried_at = null'),
    ],
    ['whoever decides came by a password', 'notByIt', () => cameByIt(5, null)],
    ['they came by it more than an hour ago', 'notByIt', () => cameByIt(61)],
    [
      'they came by a provider that is not on the page',
      'notByIt',
      () => cameByIt(5, '00000000-0000-4000-8000-000000000000'),
    ],
    ['no domain is proven', 'noDomain', () => query('update brand_domain set proven_at = null')],
    [
      'the spare sign-ins are older than 90 days',
      'spares',
      () => query('update membership set own_entry_at = $1', [ago(91 * day)]),
    ],
    [
      'no spare sign-in was ever used',
      'spares',
      () => query('update membership set own_entry_at = null'),
    ],
    ['nobody has a password', 'spares', () => query('update account set password_hash = null')],
    ['nobody has a factor', 'spares', () => query('delete from account_factor')],
    ['nobody is a spare', 'spares', () => query('update membership set is_spare = false')],
    [
      'the spares are no super admins any more',
      'spares',
      () =>
        query(`update membership set is_spare = false where id = $1`, [
          state.boss.membershipId,
        ]).then(() =>
          query(`update membership set roles = '{ROLE_ADMIN}' where id <> $1`, [
            state.boss.membershipId,
          ]),
        ),
    ],
  ] as const)('does not become the only way in where %s', async (_, hindrance, spoil) => {
    await spoil();
    expect((await requirement()).hindranceList).toContain(hindrance);
    expect(await refusalOf(set('required', true))).toEqual([
      409,
      [expect.stringMatching(/^ssoMessages\.hindrance\./)],
    ]);
    expect(await stateNow()).toBe('off');
  });

  test('with one spare sign-in only where the risk is accepted', async () => {
    await spare(state.boss.membershipId, false);
    expect((await requirement()).isRisky).toBe(true);
    expect(await refusalOf(set('required'))).toEqual([409, ['ssoMessages.oneSpare']]);
    expect((await set('required', true)).body.data?.state).toBe('required');
    const [last] = await query(`select id from membership where brand_id = $1 and is_spare`, [
      state.company.brandId,
    ]);
    const { status, body } = await spare(last?.id, false);
    expect([status, body.errors?.[0]?.key]).toEqual([409, 'ssoMessages.lastSpare']);
  });

  test('counts for a session that was handed over when the first one began', async () => {
    const { accountId, brandId } = { ...state.boss, ...state.company };
    await query(
      `insert into session (id, token_hash, account_id, session_brand_id, last_used_at, expires_at, created_at, connection_id)
       values ('00000000-0000-4000-8000-00000000000a', $1, $2, $3, now(), now(), $4, $5)`,
      [`parent-${accountId}`, accountId, brandId, ago(70), connectionId],
    );
    await cameByIt(1);
    await query(
      `update session set parent_id = '00000000-0000-4000-8000-00000000000a'
       where account_id = $1 and parent_id is null and id <> '00000000-0000-4000-8000-00000000000a'`,
      [accountId],
    );
    await query(
      `update session set created_at = $1 where id = '00000000-0000-4000-8000-00000000000a'`,
      [ago(70)],
    );
    expect((await requirement()).hindranceList).toEqual(['notByIt']);
  });

  test('leaves outside whose e-mail is in no proven domain, without spares and those who came by it', async () => {
    const { brandId } = state.company;
    const domain = `${brandId}.ru`;
    const people = [];
    for (let at = 0; at < 4; at++) {
      people.push(await enter(house.context, state.company, ['ROLE_EMPLOYEE']));
    }
    const [inside, known, off, outside] = people;
    await query('update account set email = $1 where id = $2', [`a@${domain}`, inside?.accountId]);
    await query('update membership set disabled = true where id = $1', [off?.membershipId]);
    await query(
      `insert into sso_identity (brand_id, connection_id, subject, membership_id) values ($1, $2, 's', $3)`,
      [brandId, connectionId, known?.membershipId],
    );
    const [{ email }] = (await query('select email from account where id = $1', [
      outside?.accountId,
    ])) as [{ email: string }];
    const { outsiders } = await requirement();
    const listed = outsiders.list.map((one) => one.email);
    expect(listed).toContain(email);
    expect(listed).not.toContain(`a@${domain}`);
    expect(listed).toHaveLength(outsiders.count);
    const gone = await query('select email from account where id = any($1)', [
      [known?.accountId, off?.accountId, state.boss.accountId],
    ]);
    expect(gone.filter((one) => listed.includes(one.email))).toEqual([]);
  });

  test('the last spare keeps the rights by which they are one, until another is ready', async () => {
    const [{ id }] = (await query(
      `select id from membership where brand_id = $1 and is_spare and id <> $2`,
      [state.company.brandId, state.boss.membershipId],
    )) as [{ id: string }];
    await set('required');
    await spare(state.boss.membershipId, false);
    const remove = () => house.call(deleteUser, { token: state.boss.token, params: { id } });
    const refused = await remove();
    expect([refused.status, refused.body.errors?.map(({ key }) => key)]).toEqual([
      409,
      ['userMessages.lastSpare'],
    ]);
    await spare(state.boss.membershipId);
    expect((await remove()).status).toBe(200);
  });

  test('a spare keeps their last factor while it is the only way in', async () => {
    const [factor] = await query('select id from account_factor where account_id = $1', [
      state.boss.accountId,
    ]);
    const remove = () =>
      house.call(removeFactor, { token: state.boss.token, params: { id: String(factor?.id) } });
    await set('required');
    expect((await remove()).status).toBe(409);
    await set('offered');
    expect((await remove()).status).toBe(200);
  });

  test('a spare is a super admin of one’s own company', async () => {
    const admin = await enter(house.context, state.company, ['ROLE_ADMIN']);
    expect((await spare(admin.membershipId)).status).toBe(404);
    expect((await spare(state.other.membershipId)).status).toBe(404);
  });

  test('every change of it is in the journal, and told to all super admins', async () => {
    await set('offered');
    const { body } = await house.call(getAuditList, { token: state.boss.token });
    expect(body.data[0]).toMatchObject({
      verb: 'update',
      kind: 'sso',
      details: { fieldList: ['offered'] },
    });
    await set('required');
    await set('off');
    const rows = await query(
      `select payload -> 'news' ->> 'what' as what, count(*)::int from delivery
       where brand_id = $1 and type = 'sso' group by 1`,
      [state.company.brandId],
    );
    const told = Object.fromEntries(rows.map(({ what, count }) => [what, count]));
    expect(told).toMatchObject({ offered: 2, required: 2, off: 2, spare: 4 });
  });
});
