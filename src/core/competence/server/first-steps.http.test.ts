import { beforeAll, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { getFirstSteps } from '#core/competence/contract/first-step.ts';
import { takeFromLibrary } from '#core/library/contract/library.ts';
import { librarySteps } from '#core/library/server/first-steps/proposed-steps.ts';
import type { Company } from '#test/factories.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** First steps of competencies: from the library until the company changes them (rule 150, decision 170). */
const house = startApp();
let own: Company;
let other: Company;
let employee: string;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 0 }, { howMany: 0 }));
  ({ token: employee } = await enter(house.context, own, ['ROLE_EMPLOYEE']));
});

const english = { 'accept-language': 'en' };
const library = (id: string) => librarySteps[id]!.map(({ ru, en }) => ({ ru, en }));
const texts = {
  descriptionText: { ru: 'Что это' },
  questionList: [{ questionText: { ru: 'Что' } }],
};
const create = async (given: { nameText: { ru: string; en?: string }; firstStepList?: object[] }) =>
  (await house.call(competenceCalls.create, { token: own.hrToken, body: { ...texts, ...given } }))
    .body.data;
type Saved = Awaited<ReturnType<typeof create>>;
/** Saves it again, with something else. Steps are left out unless given. */
const change = ({ id, nameText, descriptionText, questionList }: Saved, given: object) =>
  house.call(competenceCalls.update, {
    token: own.hrToken,
    body: { id, nameText, descriptionText, questionList: questionList.map(asked), ...given },
  });
const asked = ({ id, questionText }: Saved['questionList'][number]) => ({ id, questionText });
const changed = async (saved: Saved, given: object) => (await change(saved, given)).body.data;
const read = async (ids: string[], { token = employee, headers = {} } = {}) =>
  (await house.call(getFirstSteps, { token, headers, query: { ids: ids.join() } })).body.data;
const take = async (id: string) => {
  const body = { idList: [id] };
  const { data } = (await house.call(takeFromLibrary, { token: own.hrToken, body })).body;
  return data[0]!;
};

test('what is taken from the library has its steps at once, for everybody in their language', async () => {
  const { id, name } = await take('teamwork');
  const steps = library('teamwork');
  expect(await read([id])).toEqual([{ id, firstStepList: steps.map(({ ru }) => ru) }]);
  expect(await read([id], { headers: english })).toEqual([
    { id, firstStepList: steps.map(({ en }) => en) },
  ]);
  const listed = async (query: object) =>
    (await house.call(competenceCalls.list, { token: own.hrToken, query: { q: name, ...query } }))
      .body.data[0];
  expect(await listed({ withFirstSteps: 'true' })).toMatchObject({ firstStepList: steps });
  expect(await listed({})).not.toHaveProperty('firstStepList');
});

test('the company words, adds and removes them, and may take the library’s back', async () => {
  const saved = await create({ nameText: { ru: 'Клиентоориентированность' } });
  expect(saved).toMatchObject({ firstStepList: library('customer') });
  expect(saved).not.toHaveProperty('libraryStepList');
  const firstStepList = [{ ru: 'Позвоните клиенту', en: '' }, ...library('customer').slice(1)];
  const worded = await changed(saved, { firstStepList });
  expect(worded.firstStepList?.[0]).toEqual({ ru: 'Позвоните клиенту' });
  expect(worded.libraryStepList).toEqual(library('customer'));
  // Where a translation is missing, the Russian text stands in for it.
  const [spoken] = await read([saved.id], { headers: english });
  expect(spoken?.firstStepList.slice(0, 2)).toEqual([
    'Позвоните клиенту',
    library('customer')[1]!.en,
  ]);

  const none = await changed(worded, { firstStepList: [] });
  expect([none.firstStepList, await read([saved.id])]).toEqual([
    [],
    [{ id: saved.id, firstStepList: [] }],
  ]);
  const back = await changed(none, { firstStepList: none.libraryStepList });
  expect(back).not.toHaveProperty('libraryStepList');
});

test('a form that says nothing of them keeps them, whatever the name becomes', async () => {
  const proposed = await create({ nameText: { ru: 'Продажи' } });
  const renamed = await changed(proposed, { nameText: { ru: 'Работа со сделками' } });
  expect(renamed.firstStepList).toEqual(library('sales'));
  const own = await create({
    nameText: { ru: 'Шитьё' },
    firstStepList: [{ ru: 'Возьмите иглу', en: 'Take a needle' }],
  });
  const reworded = await changed(own, { descriptionText: { ru: 'Иначе' } });
  expect(reworded.firstStepList).toEqual([{ ru: 'Возьмите иглу', en: 'Take a needle' }]);
});

test('a competence of one’s own has none, until its name is one of the library in either language', async () => {
  const saved = await create({ nameText: { ru: 'Отзывы' }, firstStepList: [] });
  expect(saved.firstStepList).toEqual([]);
  const named = await changed(saved, {
    nameText: { ru: 'Отзывы', en: 'Giving and taking feedback' },
    firstStepList: [],
  });
  expect(named.firstStepList).toEqual(library('feedback'));
});

test('a change of them stands in the activity log', async () => {
  const saved = await create({ nameText: { ru: 'Гибкость' } });
  await change(saved, { firstStepList: [{ ru: 'Смените маршрут' }] });
  const { token } = await enter(house.context, own, ['ROLE_ADMIN']);
  const [last] = (await house.call(getAuditList, { token })).body.data;
  expect(last).toMatchObject({
    verb: 'update',
    entityId: saved.id,
    details: { fieldList: ['firstStepList'] },
  });
});

test.each([
  [{ firstStepList: Array(11).fill({ ru: 'Шаг' }) }, 'firstStepList'],
  [{ firstStepList: [{ ru: 'Шаг' }, { ru: 'я'.repeat(201) }] }, 'firstStepList.1.ru'],
  [{ firstStepList: [{ ru: '', en: 'Step' }] }, 'firstStepList.0.ru'],
  [{ firstStepList: [{ ru: 'Две\nстроки' }] }, 'firstStepList.0.ru'],
])('what no step may be is refused at its place: %#', async (given, path) => {
  const saved = await create({ nameText: { ru: `Ткачество ${JSON.stringify(given).length}` } });
  const { status, body } = await change(saved, given);
  expect([status, body.errors?.map((one) => one.path)]).toEqual([400, [path]]);
});

test('another company’s competencies have no steps here, and those asked for twice are answered once', async () => {
  const { id } = await take('planning');
  const [foreign = ''] = other.competenceIds;
  expect((await read([foreign, id, id])).map((one) => one.id)).toEqual([id]);
  expect(await read([id], { token: other.hrToken })).toEqual([]);
  const reply = await house.call(getFirstSteps, { token: employee, query: { ids: 'nothing' } });
  expect(reply.status).toBe(400);
  expect((await house.call(getFirstSteps, { token: employee, query: {} })).body.data).toEqual([]);
});
