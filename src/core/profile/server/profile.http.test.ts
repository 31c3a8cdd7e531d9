import { describe, expect, test } from 'vitest';
import { getStructureEmployees } from '#addon/structure/contract/structure.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  updateAnyCompany,
  updateAnyProfile,
  updateCompany,
  updateProfile,
} from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import { getEmployeeReports } from '#core/report/contract/report-list.ts';
import { inBrand, makePosition } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { company, startProfiles } from '#test/start/start-profiles.ts';

const { house, cast, somebody, read, readCompany, save, profile } = startProfiles();

describe('who may change a profile', () => {
  test.each([
    ['ROLE_SUPER_ADMIN', 200, 200, 200, 200],
    ['ROLE_ADMIN', 200, 200, 200, 200],
    ['ROLE_HR', 200, 200, 200, 200],
    ['ROLE_MANAGER', 200, 403, 403, 403],
    ['ROLE_EMPLOYEE', 200, 403, 403, 403],
  ] as const)('%s', async (role, ownProfile, ownCompany, anyProfile, anyCompany) => {
    const caller = await somebody(role);
    const answers = [
      await save(updateProfile, caller, profile(caller)),
      await save(updateCompany, caller, company()),
      await save(updateAnyProfile, caller, profile(cast.worker), cast.worker.id),
      await save(updateAnyCompany, caller, company(), cast.worker.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      ownProfile,
      ownCompany,
      anyProfile,
      anyCompany,
    ]);
  });

  test('somebody without an employee record has none of their own', async () => {
    expect((await save(updateProfile, { token: cast.own.hrToken }, profile(cast.hr))).status).toBe(
      404,
    );
    expect((await save(updateCompany, { token: cast.own.hrToken }, company())).status).toBe(404);
  });

  test('a body that names somebody else changes nobody', async () => {
    const body = { ...profile(cast.worker), employeeId: cast.colleague.id };
    const { status, body: answer } = await save(updateProfile, cast.worker, body);
    expect([status, answer.errors?.[0]?.path]).toEqual([400, 'employeeId']);
    expect((await read(cast.colleague.id, cast.worker)).body.data.lastName).not.toBe('Соколова');
  });

  test('people of another company are not found', async () => {
    const [foreign = ''] = cast.other.people;
    const asked = [
      await read(foreign, cast.hr),
      await readCompany(foreign, cast.hr),
      await save(updateAnyProfile, cast.hr, profile(cast.worker), foreign),
      await save(updateAnyCompany, cast.hr, company(), foreign),
      await house.call(getEmployeeReports, { token: cast.hr.token, params: { id: foreign } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('a position, a subdivision and a leader of another company are unknown', async () => {
    const [foreign = ''] = cast.other.people;
    const wrong = await save(updateProfile, cast.worker, {
      ...profile(cast.worker),
      positionId: cast.other.positionId,
    });
    const places = { subdivisionId: cast.other.subdivisionId };
    const moved = await save(
      updateAnyCompany,
      cast.hr,
      { ...company(), ...places },
      cast.worker.id,
    );
    const leaderList = [{ employeeId: cast.colleague.id }, { employeeId: foreign }];
    const led = await save(updateAnyCompany, cast.hr, { ...company(), leaderList }, cast.worker.id);
    expect([wrong, moved, led].map(({ status }) => status)).toEqual([400, 400, 400]);
    expect([wrong, moved, led].map(({ body }) => body.errors?.[0]?.path)).toEqual([
      'positionId',
      'subdivisionId',
      'leaderList.1',
    ]);
  });
});

describe('a profile', () => {
  test('is answered as it was saved, and shows in the structure and in the session', async () => {
    const positionId = await inBrand(house.context.database, cast.own.brandId, (scope) =>
      makePosition(scope, 'Аналитик данных'),
    );
    const given = {
      ...profile(cast.worker),
      positionId,
      middleName: ' Ильинична ',
      location: 'Пермь',
      status: 'В отпуске',
      statusEmoji: '🌴',
      timezone: 'Asia/Yekaterinburg',
      statusStartAt: unixOfDate('2026-06-10'),
      statusEndAt: unixOfDate('2026-06-15'),
      photoUrl: 'https://own.ru/photo.jpg',
    };
    const saved = await save(updateAnyProfile, cast.hr, given, cast.worker.id);
    expect([saved.status, saved.body.message]).toEqual([200, 'Профиль сохранён']);
    const found = (await read(cast.worker.id, cast.colleague)).body.data;
    expect(found).toEqual({
      ...given,
      middleName: 'Ильинична',
      position: 'Аналитик данных',
      wantedPosition: null,
      employeeId: cast.worker.id,
      version: 2,
    });
    const structure = await house.call(getStructureEmployees, {
      token: cast.colleague.token,
      query: { 'filterList[name]': cast.worker.email },
    });
    expect(structure.body.data[0]).toMatchObject({ status: 'В отпуске', lastName: 'Соколова' });
    const session = await house.call(getCurrentUserInfo, { token: cast.worker.token });
    expect(session.body.data).toMatchObject({ photoUrl: given.photoUrl, lastName: 'Соколова' });
  });

  test('keeps what is left out, and clears what is null or empty', async () => {
    const filled = { location: 'Пермь', status: 'Болею', statusEmoji: '🤒' };
    await save(updateProfile, cast.worker, { ...profile(cast.worker), ...filled });
    await save(updateProfile, cast.worker, {
      ...profile(cast.worker),
      status: '',
      statusEmoji: null,
    });
    const { location, status, statusEmoji } = (await read(cast.worker.id, cast.worker)).body.data;
    expect([location, status, statusEmoji]).toEqual(['Пермь', null, null]);
  });

  test('an older version gets the saved state and changes nothing', async () => {
    const { version } = (await read(cast.worker.id, cast.worker)).body.data;
    await save(
      updateAnyProfile,
      cast.hr,
      { ...profile(cast.worker), location: 'Омск' },
      cast.worker.id,
    );
    const late = { ...profile(cast.worker), location: 'Томск', version };
    const { status, body } = await save(updateProfile, cast.worker, late);
    expect([status, body.code]).toEqual([409, 8]);
    expect(body.data).toMatchObject({ location: 'Омск', version: version + 1 });
    expect((await read(cast.worker.id, cast.worker)).body.data.location).toBe('Омск');
    const forced = await save(updateProfile, cast.worker, { ...late, version: version + 1 });
    expect(forced.body.data.location).toBe('Томск');
  });

  test('a new e-mail given by HR is what the person signs in with from then on', async () => {
    const { id, token } = cast.worker;
    const moved = { ...profile(cast.worker), email: `moved-${cast.worker.email}` };
    await save(updateAnyProfile, cast.hr, moved, id);
    const session = await house.call(getCurrentUserInfo, { token });
    expect(session.body.data.email).toBe(moved.email);
    const taken = { ...moved, email: cast.colleague.email };
    const { status, body } = await save(updateAnyProfile, cast.hr, taken, id);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'email']);
  });

  test.each([
    ['phone', '89161234567'],
    ['phone', '+7916'],
    ['phone', ''],
    ['startWorkTimeAt', 34_201],
    ['endWorkTimeAt', 86_400],
    ['startWorkDayAt', 'someday'],
    ['photoUrl', 'http://own.ru/photo.jpg'],
    ['photoUrl', 'javascript:alert(1)'],
    ['photoUrl', `https://own.ru/${'a'.repeat(255)}`],
    ['statusEmoji', 'ab'],
    ['statusStartAt', unixOfDate('2026-06-15') + 1],
    ['timezone', 'Mars/Olympus'],
    ['lastName', '   '],
    ['lastName', 'Ким\u202eHELPER'],
    ['firstName', 'Ян\n\nhttps://evil.test/login'],
    ['location', `Я${'\u0301'.repeat(9)}`],
    ['email', 'nobody'],
  ])('refuses %s "%s" at its field', async (field, value) => {
    const { status, body } = await save(updateProfile, cast.worker, {
      ...profile(cast.worker),
      [field]: value,
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
  });

  test('refuses a status that ends before it begins, and days without a status', async () => {
    const days = { statusStartAt: unixOfDate('2026-06-15'), statusEndAt: unixOfDate('2026-06-14') };
    const back = await save(updateProfile, cast.worker, {
      ...profile(cast.worker),
      status: 'Х',
      ...days,
    });
    expect([back.status, back.body.errors?.[0]?.path]).toEqual([400, 'statusEndAt']);
    const { statusEndAt } = days;
    const silent = await save(updateProfile, cast.worker, { ...profile(cast.worker), statusEndAt });
    expect([silent.status, silent.body.errors?.[0]?.path]).toEqual([400, 'status']);
  });
});

test('reports are listed for HR, the person and their manager; for others there is nobody', async () => {
  const managing = await enter(house.context, cast.own, ['ROLE_MANAGER'], {
    subordinateIds: [cast.worker.id],
  });
  const ask = (who: { token: string }) =>
    house.call(getEmployeeReports, { token: who.token, params: { id: cast.worker.id } });
  const asked = [
    await ask(cast.hr),
    await ask(cast.worker),
    await ask(managing),
    await ask(cast.colleague),
  ];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(asked[0]?.body).toMatchObject({ data: [], count: 0 });
});
