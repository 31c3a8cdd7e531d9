import { describe, expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { updateAnyCompany } from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import { inBrand, makeSubdivision } from '#test/factories.ts';
import { company, type Somebody, startProfiles } from '#test/start/start-profiles.ts';

const { house, cast, somebody, read, readCompany, save } = startProfiles();

describe('a hidden birth date', () => {
  const birthDate = unixOfDate('1990-05-07');
  const hide = (isBirthDateHide: boolean) =>
    save(updateAnyCompany, cast.hr, { ...company(), birthDate, isBirthDateHide }, cast.worker.id);
  const seenBy = async (who: { token: string }) => {
    const { body, bytes } = await readCompany(cast.worker.id, who);
    return [body.data.birthDate, bytes.includes(String(birthDate))];
  };

  test('leaves the server for the person and for HR only', async () => {
    await hide(true);
    const manager = await somebody('ROLE_MANAGER');
    expect(await seenBy(cast.worker)).toEqual([birthDate, true]);
    expect(await seenBy(cast.hr)).toEqual([birthDate, true]);
    expect(await seenBy(cast.colleague)).toEqual([null, false]);
    expect(await seenBy(manager)).toEqual([null, false]);
  });

  test('shown, everybody sees it', async () => {
    await hide(false);
    expect(await seenBy(cast.colleague)).toEqual([birthDate, true]);
  });
});

describe('company info', () => {
  test('is answered as it was saved, leaders in their order and without those who left', async () => {
    const { database } = house.context;
    const subdivisionId = await inBrand(database, cast.own.brandId, (scope) =>
      makeSubdivision(scope),
    );
    const gone = await somebody('ROLE_EMPLOYEE');
    const leaders = [cast.hr.id, gone.id, cast.colleague.id];
    const given = {
      ...company(),
      subdivisionId,
      telegram: '@sokolova',
      slackId: 'U1',
      locale: 'en',
      leaderList: leaders.map((employeeId) => ({ employeeId })),
    };
    expect((await save(updateAnyCompany, cast.hr, given, cast.worker.id)).status).toBe(200);
    const firedAt = unixOfDate('2026-06-15');
    await save(updateAnyCompany, cast.hr, { ...company(), firedAt }, gone.id);
    const found = (await readCompany(cast.worker.id, cast.worker)).body.data;
    expect(found).toMatchObject({ subdivisionId, telegram: '@sokolova', slackId: 'U1' });
    expect(found.leaderList.map(({ employeeId }) => employeeId)).toEqual([
      cast.hr.id,
      cast.colleague.id,
    ]);
    const session = await house.call(getCurrentUserInfo, { token: cast.worker.token });
    expect(session.body.data.locale).toBe('en');
  });

  test.each([
    ['birthDate', '2026-06-16', 'profileMessages.inFuture'],
    ['firedAt', '2026-06-16', 'profileMessages.inFuture'],
    ['firedAt', '2020-02-02', 'profileMessages.firedBeforeHired'],
  ])('refuses %s %s', async (field, day, key) => {
    const body = { ...company(), [field]: unixOfDate(day) };
    const refused = await save(updateAnyCompany, cast.hr, body, cast.worker.id);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]).toMatchObject({ path: field, key });
  });

  test('an older version of company info too, with everything that its reader may see', async () => {
    const { version } = (await readCompany(cast.worker.id, cast.hr)).body.data;
    const hidden = { birthDate: unixOfDate('1990-05-07'), isBirthDateHide: true };
    await save(updateAnyCompany, cast.hr, { ...company(), ...hidden }, cast.worker.id);
    const { status, body } = await save(
      updateAnyCompany,
      cast.hr,
      { ...company(), version },
      cast.worker.id,
    );
    expect([status, body.code]).toEqual([409, 8]);
    expect(body.data).toMatchObject(hidden);
  });

  test('nobody leads themself', async () => {
    const body = { ...company(), leaderList: [{ employeeId: cast.worker.id }] };
    const refused = await save(updateAnyCompany, cast.hr, body, cast.worker.id);
    expect(refused.body.errors?.[0]?.path).toBe('leaderList.0');
  });
});

describe('a dismissal', () => {
  const firedAt = unixOfDate('2026-06-15');
  const fire = (whom: Somebody, by = cast.hr) =>
    save(updateAnyCompany, by, { ...company(), firedAt }, whom.id);

  test('ends the access at once and hides the person from colleagues, not from HR', async () => {
    expect((await fire(cast.worker)).status).toBe(200);
    expect((await read(cast.worker.id, cast.worker)).status).toBe(401);
    expect((await read(cast.worker.id, cast.colleague)).status).toBe(404);
    expect((await readCompany(cast.worker.id, cast.colleague)).status).toBe(404);
    expect((await readCompany(cast.worker.id, cast.hr)).body.data.firedAt).toBe(firedAt);
  });

  test('is in the journal with what becomes of the sign-in', async () => {
    await fire(cast.worker);
    const { rows } = await house.context.database.pool.query(
      'select details from audit order by id desc limit 1',
    );
    expect(rows[0].details).toMatchObject({ disabled: { before: false, after: true } });
  });

  test('left out it stays, taken back the person may sign in again', async () => {
    await fire(cast.worker);
    await save(updateAnyCompany, cast.hr, company(), cast.worker.id);
    expect((await read(cast.worker.id, cast.colleague)).status).toBe(404);
    await save(updateAnyCompany, cast.hr, { ...company(), firedAt: null }, cast.worker.id);
    expect((await read(cast.worker.id, cast.colleague)).status).toBe(200);
  });

  test('nobody dismisses themself, and HR no administrator', async () => {
    const self = await fire(cast.hr);
    expect([self.status, self.body.errors?.[0]?.path]).toEqual([409, 'firedAt']);
    const admin = await somebody('ROLE_ADMIN');
    const refused = await fire(admin);
    expect(refused.status).toBe(409);
    expect(refused.body.errors?.[0]).toMatchObject({
      path: 'firedAt',
      key: 'profileMessages.adminFired',
    });
    expect((await read(admin.id, admin)).status).toBe(200);
    expect((await fire(admin, await somebody('ROLE_SUPER_ADMIN'))).status).toBe(200);
  });
});
