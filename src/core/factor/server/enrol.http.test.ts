import { beforeEach, describe, expect, test } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import {
  getConfirmationOptions,
  mailConfirmationCode,
  prove,
} from '#core/account/contract/confirmation.ts';
import { switchBrand } from '#core/account/contract/current-user.ts';
import { requestReset, restorePassword } from '#core/account/contract/reset.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  addEnrolment,
  addTotp,
  beginEnrolment,
  beginTotp,
  checkEnrolment,
  finishEnrolment,
  finishRecovery,
  getFactorList,
  removeFactor,
} from '#core/factor/contract/factor.ts';
import { bellOf, codeNow, cookieOf, enrol, mailedCode } from '#test/factor.ts';
import { resetTokenIn } from '#test/fake/mailbox.ts';
import { testNow } from '#test/start/start-app.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/** A company wants a second factor of some (rule 105), and what a thief of the password can do then. */
const users = startUsers();
const { house, box } = users;
const { call } = house;
let email: string;

const at = (seconds: number) =>
  house.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
const now = () => house.context.now();
/** HR has to have one from that day on. */
const want = (from: string, brandId = users.company.brandId, roles = ['ROLE_HR']) =>
  house.context.database.pool.query(
    'update brand set factor_roles = $2, factor_from = $3 where id = $1',
    [brandId, roles, from],
  );
async function login() {
  const body = { email, password: goodPassword, holdingSlug: await users.slugOf() };
  const reply = await call(loginUser, { body });
  return {
    body: reply.body,
    held: { headers: cookieOf(reply.headers) },
    ticket: reply.body.ticket,
  };
}
async function newestCode() {
  await users.work();
  return mailedCode(box.to(email).findLast(({ subject }) => subject?.startsWith('Код ')));
}

beforeEach(async () => {
  at(0);
  ({ email } = await users.join());
});

test('before the day people sign in as ever, after it they have to add one', async () => {
  await want('2026-06-16');
  expect((await login()).body.token).toBeTruthy();
  at(15 * 60 * 60);
  expect((await login()).body).toMatchObject({ step: 'enrol', isMailProven: false });
});

describe('adding it while signing in', () => {
  beforeEach(() => want('2026-06-15'));

  test('takes a mailed code, the app’s code, and one recovery code typed back', async () => {
    const { ticket, held } = await login();
    const mailCode = await newestCode();
    expect((await call(checkEnrolment, { body: { ticket, mailCode }, ...held })).status).toBe(200);
    const { secret } = (await call(beginEnrolment, { body: { ticket }, ...held })).body;
    const form = { ticket, secret, name: 'Телефон' };
    const wrong = await call(addEnrolment, { body: { ...form, code: '000000' }, ...held });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'code']);
    const code = codeNow(secret, now());
    const { codeList } = (await call(addEnrolment, { body: { ...form, code }, ...held })).body;
    expect(codeList).toHaveLength(10);
    expect(codeList[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    // Until a code is typed back nothing is in force.
    expect((await login()).body.step).toBe('enrol');
    const other = { ticket, recovery: 'AAAAA-AAAAA' };
    expect((await call(finishEnrolment, { body: other, ...held })).status).toBe(400);
    const [recovery = ''] = codeList;
    const { body } = await call(finishEnrolment, { body: { ticket, recovery }, ...held });
    expect([body.token, body.device]).toEqual([expect.any(String), expect.any(String)]);
    expect((await login()).body.step).toBe('factor');
    const list = (await call(getFactorList, { token: body.token })).body;
    expect(list).toMatchObject({ data: [{ name: 'Телефон' }], recoveryLeft: 10, isWanted: true });
    await users.work();
    const told = box.to(email).find(({ subject }) => subject?.startsWith('Второй фактор'));
    expect(told?.subject).toBe('Второй фактор добавлен: Оценка 360');
    expect(told?.text).not.toContain('http');
  });

  test('a thief of the password who doesn’t read the mail adds none', async () => {
    const { ticket, held } = await login();
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const form = { ticket, secret, code: codeNow(secret, now()), name: 'Моё' };
    expect((await call(beginEnrolment, { body: { ticket }, ...held })).status).toBe(403);
    expect((await call(addEnrolment, { body: form, ...held })).status).toBe(403);
    const guess = { ticket, mailCode: '000000' };
    const tries = [];
    for (let times = 0; times < 7; times += 1) {
      tries.push((await call(checkEnrolment, { body: guess, ...held })).status);
    }
    expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('a mailed code is good once, for ten minutes, and for its account', async () => {
    const { email: other } = await users.join();
    const { ticket, held } = await login();
    const mailCode = await newestCode();
    const body = { ticket, mailCode };
    at(10 * 60);
    expect((await call(checkEnrolment, { body, ...held })).status).toBe(404);
    const again = await login();
    const late = { ticket: again.ticket, mailCode };
    expect((await call(checkEnrolment, { body: late, ...again.held })).status).toBe(400);
    const own = email;
    email = other;
    const theirs = await login();
    const code = await newestCode();
    email = own;
    const mine = { ticket: again.ticket, mailCode: code };
    expect((await call(checkEnrolment, { body: mine, ...again.held })).status).toBe(400);
    const right = { ticket: theirs.ticket, mailCode: code };
    expect((await call(checkEnrolment, { body: right, ...theirs.held })).status).toBe(200);
  });

  test('a link from a letter has shown that they read the mail', async () => {
    await call(requestReset, { body: { email } });
    await users.work();
    const password = { password: 'Another-360!', confirmPassword: 'Another-360!' };
    const token = resetTokenIn(box.to(email).findLast(({ text }) => text?.includes('/restore-')));
    const { body, headers } = await call(restorePassword, { body: { token, ...password } });
    expect(body).toMatchObject({ step: 'enrol', isMailProven: true });
    const begun = await call(beginEnrolment, {
      body: { ticket: body.ticket },
      headers: cookieOf(headers),
    });
    expect(begun.status).toBe(200);
  });
});

test('a letter’s link sets the password and doesn’t stand for the factor', async () => {
  await enrol(house, (await users.signIn(email)).body.token);
  await call(requestReset, { body: { email } });
  await users.work();
  const password = { password: 'Another-360!', confirmPassword: 'Another-360!' };
  const token = resetTokenIn(box.to(email).findLast(({ text }) => text?.includes('/restore-')));
  const { body } = await call(restorePassword, { body: { token, ...password } });
  expect([body.step, body.token]).toEqual(['factor', undefined]);
});

describe('in the settings', () => {
  test('who has to have one proves by a mailed code, not by the password', async () => {
    const { token } = (await users.signIn(email)).body;
    await want('2026-06-15');
    // Signing in has just been a proof by the password.
    expect((await call(beginTotp, { token })).body.code).toBe(16);
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const form = { secret, code: codeNow(secret, now()), name: 'Моё' };
    expect((await call(addTotp, { token, body: form })).body.code).toBe(16);
    expect((await call(getConfirmationOptions, { token })).body.methodList).toEqual(['mail']);
    const byPassword = await call(prove, { token, body: { password: goodPassword } });
    expect(byPassword.body.errors?.[0]?.key).toBe('factorMessages.notByPassword');
    await call(mailConfirmationCode, { token });
    const mailCode = await newestCode();
    expect((await call(prove, { token, body: { mailCode } })).status).toBe(200);
    expect((await call(prove, { token, body: { mailCode } })).status).toBe(400);
    expect((await call(addTotp, { token, body: form })).body.codeList).toHaveLength(10);
  });

  test('what a stranger began and broke off doesn’t come in force with what its owner adds', async () => {
    const { token } = (await users.signIn(email)).body;
    const begin = async (name: string) => {
      const { secret } = (await call(beginTotp, { token })).body;
      const body = { secret, code: codeNow(secret, now()), name };
      return (await call(addTotp, { token, body })).body.codeList;
    };
    const [former = ''] = await begin('Чужой');
    const [recovery = ''] = await begin('Свой');
    const finish = (typed: string) => call(finishRecovery, { token, body: { recovery: typed } });
    expect([(await finish(former)).status, (await finish(recovery)).status]).toEqual([400, 200]);
    const { data } = (await call(getFactorList, { token })).body;
    expect(data.map(({ name }) => name)).toEqual(['Свой']);
  });

  test('nobody is mailed a code who can prove it otherwise', async () => {
    const { token } = (await users.signIn(email)).body;
    expect((await call(mailConfirmationCode, { token })).status).toBe(409);
  });

  test('the last one stays while a company wants it, and goes with its codes otherwise', async () => {
    const { token } = (await users.signIn(email)).body;
    await enrol(house, token);
    const [factor] = (await call(getFactorList, { token })).body.data;
    const params = { id: factor?.id ?? '' };
    await want('2026-07-01');
    expect((await call(removeFactor, { token, params })).status).toBe(409);
    await want('2026-07-01', users.company.brandId, []);
    expect((await call(removeFactor, { token, params })).status).toBe(200);
    expect((await call(getFactorList, { token })).body).toMatchObject({
      data: [],
      recoveryLeft: 0,
    });
    const log = await call(getAuditList, { token: users.boss.token });
    expect(log.body.data.map(({ verb }) => verb).slice(0, 2)).toEqual([
      'factorRemoved',
      'factorAdded',
    ]);
    await users.work();
    expect((await bellOf(house, token)).toSorted().toReversed()).toEqual([
      expect.stringMatching(/^В вашей учётной записи удалён второй фактор\. Устройство: .*сразу/),
      expect.stringMatching(/^В вашей учётной записи появился второй фактор\. /),
    ]);
    expect(await bellOf(house, users.boss.token)).toEqual([]);
  });

  test('who has one proves by it, each code once, and by a recovery code', async () => {
    const { token } = (await users.signIn(email)).body;
    const { secret, codeList } = await enrol(house, token);
    const options = await call(getConfirmationOptions, { token });
    expect(options.body.methodList).toEqual(['totp', 'recovery']);
    at(60);
    const code = codeNow(secret, now());
    expect((await call(prove, { token, body: { password: goodPassword } })).status).toBe(400);
    expect((await call(prove, { token, body: { code } })).status).toBe(200);
    expect((await call(prove, { token, body: { code } })).status).toBe(400);
    const recovery = codeList[3] ?? '';
    expect((await call(prove, { token, body: { recovery } })).status).toBe(200);
    expect((await call(prove, { token, body: { recovery } })).status).toBe(400);
    expect((await call(prove, { token, body: { code, recovery } as never })).status).toBe(400);
  });
});

describe('going to a company that wants one', () => {
  test('asks for it, whoever has come in without', async () => {
    const { brandId } = users.other;
    const form = { email, firstName: 'Вера', lastName: 'Новикова', roles: ['ROLE_HR'] };
    await users.admit(form, users.otherToken);
    await want('2026-06-15', brandId);
    const { token } = (await users.signIn(email)).body;
    const { rows } = await house.context.database.pool.query(
      'select name from brand where id = $1',
      [brandId],
    );
    const go = () => call(switchBrand, { token, body: { name: rows[0].name } });
    const refused = await go();
    expect([refused.status, refused.body.code]).toEqual([403, 19]);
    await call(mailConfirmationCode, { token });
    await call(prove, { token, body: { mailCode: await newestCode() } });
    await enrol(house, token);
    expect((await go()).status).toBe(200);
  });
});
