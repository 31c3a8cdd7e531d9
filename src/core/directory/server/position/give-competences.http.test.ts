import { beforeAll, expect, test } from 'vitest';
import { mostOfPosition, positionCalls } from '#core/directory/contract/position.ts';
import { type Company, inBrand, makePosition } from '#test/factories.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
let first: string;
let second: string;
let loader: string;
let driver: string;
beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 1 }, { howMany: 1 }));
  [first = '', second = ''] = own.competenceIds;
  [loader = '', driver = ''] = await inBrand(house.context.database, own.brandId, async (scope) => [
    await makePosition(scope, 'Грузчик'),
    await makePosition(scope, 'Водитель'),
  ]);
});

const give = (positionIdList: string[], competenceIdList: string[], token = own.hrToken) =>
  house.call(positionCalls.give, { token, body: { positionIdList, competenceIdList } });
const read = async (id: string) => {
  const { body } = await house.call(positionCalls.list, { token: own.hrToken, query: {} });
  const { version, competenceList } = body.data.find((one) => one.id === id)!;
  return { version, ids: competenceList.map((one) => one.id) };
};

test('each position gets what it lacks after what it has, and the log has each that changed', async () => {
  await give([loader], [second]);
  const before = await read(loader);
  const { status, body } = await give([loader, driver], [first, second]);
  expect([status, body.data, body.message]).toEqual([
    200,
    { changedCount: 2 },
    'Компетенции добавлены 2 должностям',
  ]);
  expect(await read(loader)).toEqual({ version: before.version + 1, ids: [second, first] });
  expect((await read(driver)).ids).toEqual([first, second]);
  const again = await give([loader, driver], [second, first]);
  expect(again.body.data).toEqual({ changedCount: 0 });
  const entries = await formRowsOf<{ name: string; details: object }>(
    house,
    `select name, details from audit where verb = 'update' and kind = 'position' order by id`,
  );
  expect(entries.map(({ name }) => name).toSorted()).toEqual(['Водитель', 'Грузчик', 'Грузчик']);
  expect(entries[0]?.details).toEqual({ fieldList: ['competenceList'] });
});

test('what is unknown, archived or too much changes nothing', async () => {
  const wrong = async (...given: Parameters<typeof give>) =>
    (await give(...given)).body.errors?.map(({ path, key }) => `${path} ${key}`);
  const before = await read(driver);
  expect(await wrong([driver, other.positionId], [first])).toEqual([
    'positionIdList.1 directoryMessages.unknownPosition',
  ]);
  expect(await wrong([driver], [other.competenceIds[0]!])).toEqual([
    'competenceIdList.0 directoryMessages.unknownCompetence',
  ]);
  await formRowsOf(house, 'update competence set archived_at = now() where id = $1', first);
  expect(await wrong([driver], [first])).toEqual([
    'competenceIdList.0 directoryMessages.archivedCompetence',
  ]);
  expect(await wrong([], [second])).toEqual(['positionIdList validation.required']);
  const many = await formRowsOf<{ id: string }>(
    house,
    `insert into competence (brand_id, id, name, description)
     select $1, gen_random_uuid(), jsonb_build_object('ru', 'Навык ' || n), '{}' from generate_series(1, $2::int) n returning id`,
    own.brandId,
    mostOfPosition,
  );
  expect(
    await wrong(
      [driver],
      many.map(({ id }) => id),
    ),
  ).toEqual(['competenceIdList directoryMessages.tooManyOfPosition']);
  expect(await read(driver)).toEqual(before);
  const { token } = await enter(house.context, own, ['ROLE_MANAGER']);
  expect((await give([driver], [second], token)).status).toBe(403);
});
