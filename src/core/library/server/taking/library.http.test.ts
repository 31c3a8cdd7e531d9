import { beforeAll, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { getLibrary, takeFromLibrary } from '#core/library/contract/library.ts';
import type { Company } from '#test/factories.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
let admin: string;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 0 }, { howMany: 0 }));
  ({ token: admin } = await enter(house.context, own, ['ROLE_ADMIN']));
});

const read = async (locale: string) => {
  const headers = { 'accept-language': locale };
  return (await house.call(getLibrary, { token: own.hrToken, headers })).body.data;
};
const take = (idList: string[], token = own.hrToken) =>
  house.call(takeFromLibrary, { token, body: { idList } });
const names = async ({ hrToken: token }: Company) =>
  (await house.call(competenceCalls.list, { token })).body.data.map(({ name }) => name);

test('the library speaks the caller’s language', async () => {
  const [ru, en] = [await read('ru'), await read('en')];
  expect(ru.familyList[0]?.competenceList[1]).toMatchObject({
    id: 'planning',
    name: 'Планирование и организация',
    isTaken: false,
  });
  expect(en.familyList[0]?.name).toBe('Work and results');
  expect(JSON.stringify(en)).not.toMatch(/[а-яё]/i);
});

test('what is chosen is copied with its questions in both languages, and logged', async () => {
  const before = await names(other);
  const { body } = await take(['teamwork', 'planning']);
  expect(body.data.map(({ name }) => name)).toEqual([
    'Планирование и организация',
    'Командная работа',
  ]);
  const { data } = (
    await house.call(competenceCalls.list, { token: own.hrToken, query: { q: 'планирование' } })
  ).body;
  expect(data[0]?.nameText).toEqual({
    ru: 'Планирование и организация',
    en: 'Planning and organising',
  });
  expect(data[0]?.questionList.map(({ questionText }) => questionText.en)).toContain(
    'Makes a plan before starting work',
  );
  const log = (await house.call(getAuditList, { token: admin })).body.data;
  expect(log.slice(0, 2)).toEqual([
    expect.objectContaining({ verb: 'create', kind: 'competence', name: 'Командная работа' }),
    expect.objectContaining({
      verb: 'create',
      kind: 'competence',
      name: 'Планирование и организация',
    }),
  ]);
  expect(await names(other)).toEqual(before);
});

test('what the company has is marked, and not copied again, even at the same moment', async () => {
  await Promise.all([take(['sales']), take(['sales', 'market'])]);
  const all = await names(own);
  expect(all.filter((name) => name === 'Продажи')).toHaveLength(1);
  const listed = (await read('ru')).familyList.flatMap(({ competenceList }) => competenceList);
  expect(listed.find(({ id }) => id === 'market')?.isTaken).toBe(true);
});

test('what is archived is said to be so, and brought back as it is', async () => {
  const [made] = (await take(['motivation'])).body.data;
  await house.call(competenceCalls.archive, { token: own.hrToken, params: { id: made!.id } });
  const listed = async () =>
    (await read('ru')).familyList
      .flatMap(({ competenceList }) => competenceList)
      .find(({ id }) => id === 'motivation');
  expect(await listed()).toMatchObject({ isTaken: false, isArchived: true });
  expect((await take(['motivation'])).body.data).toEqual([made]);
  expect(await listed()).toMatchObject({ isTaken: true, isArchived: false });
  const [last] = (await house.call(getAuditList, { token: admin })).body.data;
  expect(last).toMatchObject({ verb: 'restore', kind: 'competence', entityId: made!.id });
});

test('what the library does not hold is refused at its place, and nothing is copied', async () => {
  const before = await names(own);
  const { status, body } = await take(['risk', 'no such thing']);
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'idList.1']);
  expect(await names(own)).toEqual(before);
});
