import { expect, test } from 'vitest';
import {
  requestReset,
  resetCurrentUserPassword,
  restorePassword,
} from '#core/account/contract/reset.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { resetTokenIn } from '#test/fake/mailbox.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

const users = startUsers();
const { house, box } = users;
const another = 'Another-360!';
const list = async (token: string) =>
  (await house.call(getAuditList, { token, query: { 'filterList[kind]': 'account' } })).body.data;

test('setting a password, by link or in the settings, is logged without details', async () => {
  const { email } = await users.join();
  await house.call(requestReset, { body: { email } });
  await users.work();
  const link = resetTokenIn(box.to(email).at(-1));
  const body = { token: link, password: another, confirmPassword: another };
  await house.call(restorePassword, { body });
  const { token } = (await users.signIn(email, { password: another })).body;
  const next = {
    currentPassword: another,
    password: goodPassword,
    confirmPassword: goodPassword,
  };
  await house.call(resetCurrentUserPassword, { token, body: next });

  const rows = await list(users.boss.token);
  const name = 'Новикова Вера';
  const seen = rows.map(({ verb, actorEmail, name, details }) => [verb, actorEmail, name, details]);
  expect(seen).toEqual([
    ['changePassword', email, name, {}],
    ['signIn', email, name, {}],
    // Anybody who sets a password by a link is signed in with it.
    ['signIn', email, name, {}],
    ['resetPassword', email, name, {}],
    // The first password, with which the person joined.
    ['signIn', email, name, {}],
    ['resetPassword', email, name, {}],
  ]);
  const { rows: written } = await house.context.database.pool.query('select * from audit');
  for (const secret of [another, goodPassword, link]) {
    expect(JSON.stringify(written)).not.toContain(secret);
  }
  expect(await list(users.otherToken)).toEqual([]);
});

test('a refused password is not logged', async () => {
  const { email } = await users.join();
  const { token } = (await users.signIn(email)).body;
  const before = await list(users.boss.token);
  const body = { password: 'short', confirmPassword: 'short' };
  const change = { token, body: { ...body, currentPassword: goodPassword } };
  expect((await house.call(resetCurrentUserPassword, change)).status).toBe(400);
  await house.call(restorePassword, { body: { token: 'nothing-here-at-all-of-this', ...body } });
  expect(await list(users.boss.token)).toEqual(before);
});
