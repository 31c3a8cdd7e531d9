import { randomUUID } from 'node:crypto';
import { newSecret, secretBytes } from '#core/account/server/factor/totp.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { codeNow } from '#test/factor.ts';
import { alone, by, type Fixtures, none, ofTicket } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';
import type { TestApp } from '#test/start/start-app.ts';

export const fixtures: Fixtures = {
  askToLetIn: alone(({ email }) => ({ body: { email } }), {
    unnoted: 'asked by anybody, and nothing has happened yet',
  }),
  letIn: alone(({ email }) => ({ body: { email, code: 'AAAAA-AAAAA' } }), {
    refusedBy: 404,
    unnoted: 'opens nothing: the device still has to sign in',
  }),
  getFactorList: none,
  beginTotp: { ...none, unnoted: 'nothing is kept of it' },
  addTotp: alone(({ newApp }) => ({ body: newApp() })),
  renewRecovery: { ...none, unnoted: 'noted when one of the codes has been typed back' },
  finishRecovery: alone(() => ({ body: { recovery: 'AAAAA-AAAAA' } }), {
    refusedBy: 400,
    proof: 'never',
    notedIn: 'its codes are new ones by then: src/core/factor/server/enrol.http.test.ts',
  }),
  renameFactor: by(({ spareFactorId: id }) => ({ params: { id }, body: { name: 'Планшет' } }), {
    proof: 'never',
    unnoted: 'what somebody calls their own phone',
  }),
  removeFactor: by(({ spareFactorId: id }) => ({ params: { id } })),
  forgetTrusted: by(({ trustedId: id }) => ({ params: { id } }), {
    proof: 'never',
    unnoted: 'asks for more, not for less',
  }),
  proveFactor: {
    ...ofTicket({ code: '000000' }),
    notedIn: 'it takes a ticket: src/core/factor/server/sign-in.http.test.ts',
  },
  checkEnrolment: { ...ofTicket({ mailCode: '000000' }), unnoted: 'a part of signing in' },
  beginEnrolment: { ...ofTicket(), unnoted: 'nothing is kept of it' },
  addEnrolment: {
    ...ofTicket({ secret: 'A'.repeat(32), code: '000000', name: 'Планшет' }),
    notedIn: 'it takes a ticket: src/core/factor/server/enrol.http.test.ts',
  },
  finishEnrolment: {
    ...ofTicket({ recovery: 'AAAAA-AAAAA' }),
    notedIn: 'it takes a ticket: src/core/factor/server/enrol.http.test.ts',
  },
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** An authenticator app in force. Returns its id, and what it shows. */
async function makeApp({ context }: TestApp, accountId: string) {
  const { database, keyring, now } = context;
  const [id, secret] = [randomUUID(), newSecret()];
  const sealed = await keyring.encrypt({ purpose: 'totp', place: id }, secretBytes(secret));
  await database.pool.query(
    `insert into account_factor (id, account_id, kind, name, sealed, is_in_force)
     values ($1, $2, 'totp', 'Телефон', $3, true)`,
    [id, accountId, sealed],
  );
  return { id, code: () => codeNow(secret, now()) };
}

/** The super admin has two apps and a trusted device, another user one app, and a new app is at hand. */
export async function make(scope: Scope, { house, accountId, unreachedId }: Ground) {
  const { pool } = house.context.database;
  const { code } = await makeApp(house, accountId);
  const { id: spareFactorId } = await makeApp(house, accountId);
  const trustedId = randomUUID();
  await pool.query(
    `insert into trusted_device (id, account_id, device_id, trusted_at) values ($1, $2, 'a', $3)`,
    [trustedId, accountId, house.context.now()],
  );
  await pool.query(`insert into account_recovery (account_id, hash) values ($1, 'nobody''s')`, [
    accountId,
  ]);
  const { rows } = await pool.query(
    'select account_id from membership where brand_id = $1 and id = $2',
    [scope.brandId, unreachedId],
  );
  await makeApp(house, rows[0].account_id);
  const secret = newSecret();
  const newApp = () => ({ secret, code: codeNow(secret, house.context.now()), name: 'Планшет' });
  return { factorCode: code, spareFactorId, trustedId, newApp };
}
