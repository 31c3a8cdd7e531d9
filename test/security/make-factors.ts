import { randomUUID } from 'node:crypto';
import { newSecret, secretBytes } from '#core/account/server/factor/totp.ts';
import { codeNow } from '#test/factor.ts';
import type { TestApp } from '#test/start/start-app.ts';

/** An authenticator app in force. Returns its id, and what it shows. */
async function makeApp({ context }: TestApp, accountId: string) {
  const { database, keyring, now } = context;
  const [id, secret] = [randomUUID(), newSecret()];
  const sealed = await keyring.seal({ purpose: 'totp', place: id }, secretBytes(secret));
  await database.pool.query(
    `insert into account_factor (id, account_id, kind, name, sealed, is_in_force)
     values ($1, $2, 'totp', 'Телефон', $3, true)`,
    [id, accountId, sealed],
  );
  return { id, code: () => codeNow(secret, now()) };
}

interface Owners {
  brandId: string;
  accountId: string;
  unreachedId: string;
}

/** The super admin has two apps and a trusted device, another user one app, and a new app is at hand. */
export async function makeFactors(house: TestApp, people: Owners) {
  const { pool } = house.context.database;
  const { brandId, accountId, unreachedId } = people;
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
    [brandId, unreachedId],
  );
  await makeApp(house, rows[0].account_id);
  const secret = newSecret();
  const newApp = () => ({ secret, code: codeNow(secret, house.context.now()), name: 'Планшет' });
  return { factorCode: code, spareFactorId, trustedId, newApp };
}
