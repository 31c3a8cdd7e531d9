import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  getEmployeeCompany,
  getEmployeeProfile,
  updateAnyCompany,
  updateAnyProfile,
  updateCompany,
  updateProfile,
} from '#contract/profile.ts';
import { unixOfDate } from '#contract/profile-fields.ts';
import { getEmployeeReports } from '#contract/report.ts';
import { getStructureEmployees } from '#contract/structure.ts';
import { getCurrentUserInfo } from '#contract/user.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeMember,
  makePerson,
  makePosition,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import { startApp, testNow } from '#test/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;
/** A session and the employee record behind it. */
interface Somebody {
  token: string;
  id: string;
  email: string;
}
let hr: Somebody;
let worker: Somebody;
let colleague: Somebody;

beforeAll(async () => {
  own = await makeCompany(house.context.database, now, { slug: 'own', howMany: 1 });
  other = await makeCompany(house.context.database, now, { slug: 'other', howMany: 1 });
});
beforeEach(async () => {
  hr = await somebody('ROLE_HR');
  worker = await somebody('ROLE_EMPLOYEE');
  colleague = await somebody('ROLE_EMPLOYEE');
});

let count = 0;
async function somebody(role: Role): Promise<Somebody> {
  const { database } = house.context;
  count += 1;
  const email = `somebody-${count}@own.ru`;
  const { id, member } = await inBrand(database, own.brandId, async (scope) => {
    const id = await makePerson(scope, { ...place(), email });
    return { id, member: await makeMember(scope, [role], { employeeId: id, email }) };
  });
  return { id, email, token: await signIn(database, member, now) };
}
const place = () => ({ positionId: own.positionId, subdivisionId: own.subdivisionId });

const profile = ({ email }: { email: string }) => ({
  ...{ lastName: 'Соколова', firstName: 'Мария', email, positionId: own.positionId },
  ...{ startWorkDayAt: 'monday', endWorkDayAt: 'friday', phone: '+79161234567' },
  ...{ startWorkTimeAt: 34_200, endWorkTimeAt: 66_600 },
});
const company = () => ({
  ...{ inCompany: unixOfDate('2020-02-03'), inPosition: unixOfDate('2021-03-01') },
  isBirthDateHide: false,
});

const read = (whom: string, { token }: { token: string }) =>
  house.call(getEmployeeProfile, { token, params: { id: whom } });
const readCompany = (whom: string, { token }: { token: string }) =>
  house.call(getEmployeeCompany, { token, params: { id: whom } });
const save = <E extends Endpoint>(endpoint: E, by: { token: string }, body: unknown, id?: string) =>
  house.call(endpoint, { token: by.token, body, ...(id && { params: { id } }) });

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
      await save(updateAnyProfile, caller, profile(worker), worker.id),
      await save(updateAnyCompany, caller, company(), worker.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      ...[ownProfile, ownCompany, anyProfile, anyCompany],
    ]);
  });

  test('somebody without an employee record has none of their own', async () => {
    expect((await save(updateProfile, { token: own.hrToken }, profile(hr))).status).toBe(404);
    expect((await save(updateCompany, { token: own.hrToken }, company())).status).toBe(404);
  });

  test('a body that names somebody else changes nobody', async () => {
    const body = { ...profile(worker), employeeId: colleague.id };
    const { status, body: answer } = await save(updateProfile, worker, body);
    expect([status, answer.errors?.[0]?.path]).toEqual([400, 'employeeId']);
    expect((await read(colleague.id, worker)).body.data.lastName).not.toBe('Соколова');
  });

  test('nobody of another company is there', async () => {
    const [foreign = ''] = other.people;
    const asked = [
      await read(foreign, hr),
      await readCompany(foreign, hr),
      await save(updateAnyProfile, hr, profile(worker), foreign),
      await save(updateAnyCompany, hr, company(), foreign),
      await house.call(getEmployeeReports, { token: hr.token, params: { id: foreign } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('a position, a subdivision and a leader of another company are unknown', async () => {
    const [foreign = ''] = other.people;
    const wrong = await save(updateProfile, worker, {
      ...profile(worker),
      positionId: other.positionId,
    });
    const places = { subdivisionId: other.subdivisionId };
    const moved = await save(updateAnyCompany, hr, { ...company(), ...places }, worker.id);
    const leaderList = [{ employeeId: colleague.id }, { employeeId: foreign }];
    const led = await save(updateAnyCompany, hr, { ...company(), leaderList }, worker.id);
    expect([wrong, moved, led].map(({ status }) => status)).toEqual([400, 400, 400]);
    expect([wrong, moved, led].map(({ body }) => body.errors?.[0]?.path)).toEqual([
      ...['positionId', 'subdivisionId', 'leaderList.1'],
    ]);
  });
});

describe('a profile', () => {
  test('is answered as it was saved, and shows in the structure and in the session', async () => {
    const positionId = await inBrand(house.context.database, own.brandId, (scope) =>
      makePosition(scope, 'Аналитик данных'),
    );
    const given = {
      ...{ ...profile(worker), positionId, middleName: ' Ильинична ', location: 'Пермь' },
      ...{ status: 'В отпуске', statusEmoji: '🌴', timezone: 'Asia/Yekaterinburg' },
      ...{ statusStartAt: unixOfDate('2026-06-10'), statusEndAt: unixOfDate('2026-06-15') },
      photoUrl: 'https://own.ru/photo.jpg',
    };
    const saved = await save(updateProfile, worker, given);
    expect([saved.status, saved.body.message]).toEqual([200, 'Профиль сохранён']);
    const found = (await read(worker.id, colleague)).body.data;
    expect(found).toEqual({
      ...{ ...given, middleName: 'Ильинична', position: 'Аналитик данных' },
      ...{ employeeId: worker.id, version: 2 },
    });
    const structure = await house.call(getStructureEmployees, {
      token: colleague.token,
      query: { 'filterList[name]': worker.email },
    });
    expect(structure.body.data[0]).toMatchObject({ status: 'В отпуске', lastName: 'Соколова' });
    const session = await house.call(getCurrentUserInfo, { token: worker.token });
    expect(session.body.data).toMatchObject({ photoUrl: given.photoUrl, lastName: 'Соколова' });
  });

  test('keeps what is left out, and clears what is null or empty', async () => {
    const filled = { location: 'Пермь', status: 'Болею', statusEmoji: '🤒' };
    await save(updateProfile, worker, { ...profile(worker), ...filled });
    await save(updateProfile, worker, { ...profile(worker), status: '', statusEmoji: null });
    const { location, status, statusEmoji } = (await read(worker.id, worker)).body.data;
    expect([location, status, statusEmoji]).toEqual(['Пермь', null, null]);
  });

  test('an older version is answered with the saved state, and changes nothing', async () => {
    const { version } = (await read(worker.id, worker)).body.data;
    await save(updateAnyProfile, hr, { ...profile(worker), location: 'Омск' }, worker.id);
    const late = { ...profile(worker), location: 'Томск', version };
    const { status, body } = await save(updateProfile, worker, late);
    expect([status, body.code]).toEqual([409, 8]);
    expect(body.data).toMatchObject({ location: 'Омск', version: version + 1 });
    expect((await read(worker.id, worker)).body.data.location).toBe('Омск');
    const forced = await save(updateProfile, worker, { ...late, version: version + 1 });
    expect(forced.body.data.location).toBe('Томск');
  });

  test('an older version of company info too, with everything that its reader may see', async () => {
    const { version } = (await readCompany(worker.id, hr)).body.data;
    const hidden = { birthDate: unixOfDate('1990-05-07'), isBirthDateHide: true };
    await save(updateAnyCompany, hr, { ...company(), ...hidden }, worker.id);
    const { status, body } = await save(updateAnyCompany, hr, { ...company(), version }, worker.id);
    expect([status, body.code]).toEqual([409, 8]);
    expect(body.data).toMatchObject(hidden);
  });

  test('a new e-mail is what the person signs in with from then on', async () => {
    const moved = `moved-${worker.email}`;
    await save(updateProfile, worker, { ...profile(worker), email: moved });
    const session = await house.call(getCurrentUserInfo, { token: worker.token });
    expect(session.body.data.email).toBe(moved);
    const taken = await save(updateProfile, worker, { ...profile(worker), email: colleague.email });
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([400, 'email']);
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
    ['email', 'nobody'],
  ])('refuses %s "%s" at its field', async (field, value) => {
    const { status, body } = await save(updateProfile, worker, {
      ...profile(worker),
      [field]: value,
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
  });

  test('refuses a status that ends before it begins, and days without a status', async () => {
    const days = { statusStartAt: unixOfDate('2026-06-15'), statusEndAt: unixOfDate('2026-06-14') };
    const back = await save(updateProfile, worker, { ...profile(worker), status: 'Х', ...days });
    expect([back.status, back.body.errors?.[0]?.path]).toEqual([400, 'statusEndAt']);
    const { statusEndAt } = days;
    const silent = await save(updateProfile, worker, { ...profile(worker), statusEndAt });
    expect([silent.status, silent.body.errors?.[0]?.path]).toEqual([400, 'status']);
  });
});

describe('a hidden birth date', () => {
  const birthDate = unixOfDate('1990-05-07');
  const hide = (isBirthDateHide: boolean) =>
    save(updateAnyCompany, hr, { ...company(), birthDate, isBirthDateHide }, worker.id);
  const seenBy = async (who: { token: string }) => {
    const { body, bytes } = await readCompany(worker.id, who);
    return [body.data.birthDate, bytes.includes(String(birthDate))];
  };

  test('leaves the server for the person and for HR only', async () => {
    await hide(true);
    const manager = await somebody('ROLE_MANAGER');
    expect(await seenBy(worker)).toEqual([birthDate, true]);
    expect(await seenBy(hr)).toEqual([birthDate, true]);
    expect(await seenBy(colleague)).toEqual([null, false]);
    expect(await seenBy(manager)).toEqual([null, false]);
  });

  test('shown, everybody sees it', async () => {
    await hide(false);
    expect(await seenBy(colleague)).toEqual([birthDate, true]);
  });
});

describe('company info', () => {
  test('is answered as it was saved, leaders in their order and without those who left', async () => {
    const { database } = house.context;
    const subdivisionId = await inBrand(database, own.brandId, (scope) => makeSubdivision(scope));
    const gone = await somebody('ROLE_EMPLOYEE');
    const leaders = [hr.id, gone.id, colleague.id];
    const given = {
      ...{ ...company(), subdivisionId, telegram: '@sokolova', slackId: 'U1', locale: 'en' },
      leaderList: leaders.map((employeeId) => ({ employeeId })),
    };
    expect((await save(updateAnyCompany, hr, given, worker.id)).status).toBe(200);
    const firedAt = unixOfDate('2026-06-15');
    await save(updateAnyCompany, hr, { ...company(), firedAt }, gone.id);
    const found = (await readCompany(worker.id, worker)).body.data;
    expect(found).toMatchObject({ subdivisionId, telegram: '@sokolova', slackId: 'U1' });
    expect(found.leaderList.map(({ employeeId }) => employeeId)).toEqual([hr.id, colleague.id]);
    const session = await house.call(getCurrentUserInfo, { token: worker.token });
    expect(session.body.data.locale).toBe('en');
  });

  test.each([
    ['birthDate', '2026-06-16', 'profileMessages.inFuture'],
    ['firedAt', '2026-06-16', 'profileMessages.inFuture'],
    ['firedAt', '2020-02-02', 'profileMessages.firedBeforeHired'],
  ])('refuses %s %s', async (field, day, key) => {
    const body = { ...company(), [field]: unixOfDate(day) };
    const refused = await save(updateAnyCompany, hr, body, worker.id);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]).toMatchObject({ path: field, key });
  });

  test('nobody leads themself', async () => {
    const body = { ...company(), leaderList: [{ employeeId: worker.id }] };
    const refused = await save(updateAnyCompany, hr, body, worker.id);
    expect(refused.body.errors?.[0]?.path).toBe('leaderList.0');
  });
});

describe('a dismissal', () => {
  const firedAt = unixOfDate('2026-06-15');
  const fire = (whom: Somebody, by = hr) =>
    save(updateAnyCompany, by, { ...company(), firedAt }, whom.id);

  test('ends the access at once and hides the person from colleagues, not from HR', async () => {
    expect((await fire(worker)).status).toBe(200);
    expect((await read(worker.id, worker)).status).toBe(401);
    expect((await read(worker.id, colleague)).status).toBe(404);
    expect((await readCompany(worker.id, colleague)).status).toBe(404);
    expect((await readCompany(worker.id, hr)).body.data.firedAt).toBe(firedAt);
  });

  test('left out it stays, taken back the person may sign in again', async () => {
    await fire(worker);
    await save(updateAnyCompany, hr, company(), worker.id);
    expect((await read(worker.id, colleague)).status).toBe(404);
    await save(updateAnyCompany, hr, { ...company(), firedAt: null }, worker.id);
    expect((await read(worker.id, colleague)).status).toBe(200);
  });

  test('nobody dismisses themself, and HR no administrator', async () => {
    const self = await fire(hr);
    expect([self.status, self.body.errors?.[0]?.path]).toEqual([409, 'firedAt']);
    const admin = await somebody('ROLE_ADMIN');
    const refused = await fire(admin);
    expect(refused.status).toBe(409);
    expect(refused.body.errors?.[0]).toMatchObject({
      ...{ path: 'firedAt', key: 'profileMessages.adminFired' },
    });
    expect((await read(admin.id, admin)).status).toBe(200);
    expect((await fire(admin, await somebody('ROLE_SUPER_ADMIN'))).status).toBe(200);
  });
});

test('reports are listed for HR, the person and their manager; for others there is nobody', async () => {
  const { database } = house.context;
  const manager = await inBrand(database, own.brandId, (scope) =>
    makeMember(scope, ['ROLE_MANAGER'], { subordinateIds: [worker.id] }),
  );
  const managing = { token: await signIn(database, manager, now) };
  const ask = (who: { token: string }) =>
    house.call(getEmployeeReports, { token: who.token, params: { id: worker.id } });
  const asked = [await ask(hr), await ask(worker), await ask(managing), await ask(colleague)];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(asked[0]?.body).toMatchObject({ data: [], count: 0 });
});
