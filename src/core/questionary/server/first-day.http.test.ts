import { beforeAll, expect, test } from 'vitest';
import {
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { createCycle } from '#core/cycle/contract/cycle.ts';
import { takeFromLibrary } from '#core/library/contract/library.ts';
import { getFirstDay } from '#core/questionary/contract/first-day.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { createOne, startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;

beforeAll(async () => {
  const { database, now } = house.context;
  const other = await makeCompany(database, now(), { howMany: 4 });
  await startOne(house, other);
  own = await makeCompany(database, now(), { howMany: 3 });
});

const read = async (token = own.hrToken) => (await house.call(getFirstDay, { token })).body.data;

test('what is there is counted, of this company alone', async () => {
  const before = await read();
  expect(before).toEqual({
    employeeCount: own.people.length,
    competenceCount: own.competenceIds.length,
    libraryCount: 0,
    cycle: null,
    unsettledZone: 'Europe/Moscow',
  });
  await inBrand(house.context.database, own.brandId, (scope) =>
    makePerson(scope, { ...own, firedAt: '2026-06-01' }),
  );
  const token = own.hrToken;
  await house.call(takeFromLibrary, { token, body: { idList: ['sales', 'market'] } });
  expect(await read()).toEqual({
    employeeCount: own.people.length,
    competenceCount: own.competenceIds.length + 2,
    libraryCount: 2,
    cycle: null,
    unsettledZone: 'Europe/Moscow',
  });
});

test('a cycle that was begun is named, and saved settings leave no question of the time zone', async () => {
  const token = own.hrToken;
  const days = { dateStart: '2026-12-01', dateEnd: '2026-12-20' };
  const body = { name: 'Весна', chosenBy: 'hr' as const, approvedBy: 'nobody' as const, ...days };
  const { data: cycle } = (await house.call(createCycle, { token, body })).body;
  const admin = (await enter(house.context, own, ['ROLE_ADMIN'])).token;
  const { domain: _, ...form } = (await house.call(getCompanySettings, { token: admin })).body.data;
  const saved = await house.call(updateCompanySettings, {
    token: admin,
    body: { ...form, timeZone: 'Europe/London' },
  });
  expect(saved.status).toBe(200);
  expect(await read()).toMatchObject({
    cycle: { id: cycle.id, name: 'Весна', status: 'created' },
    unsettledZone: null,
  });
});

test('a draft that was archived was never in work; one in work ends the first day for good', async () => {
  const put = ({ id, version }: { id: string; version: number }, status: 'inwork' | 'archived') =>
    house.call(updateQuestionaryStatus, { token: own.hrToken, body: { id, version, status } });
  expect((await put(await createOne(house, own), 'archived')).status).toBe(200);
  expect(await read()).not.toBeNull();
  const started = await startOne(house, own);
  expect(await read()).toBeNull();
  expect((await put(started, 'archived')).status).toBe(200);
  expect(await read()).toBeNull();
});

test('is for those who may create questionaries', async () => {
  const { token } = await enter(house.context, own, ['ROLE_MANAGER']);
  expect((await house.call(getFirstDay, { token })).status).toBe(403);
});
