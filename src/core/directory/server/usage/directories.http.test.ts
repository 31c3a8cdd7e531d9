import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { createCycle, deleteCycle } from '#core/cycle/contract/cycle.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { openQuestionCalls } from '#core/open-question/contract/open-question.ts';
import { insertFirstQuestions } from '#core/open-question/server/first-questions.ts';
import { createQuestionary } from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let company: Company;
let other: Company;
let token: string;
const english = { 'accept-language': 'en' };

beforeAll(async () => {
  other = await makeCompany(house.context.database, house.context.now());
});
beforeEach(async () => {
  company = await makeCompany(house.context.database, house.context.now(), { howMany: 5 });
  token = company.hrToken;
});

const wrong = ({ body }: { body: { errors?: { path: string; key: string }[] | undefined } }) =>
  body.errors?.map(({ path, key }) => `${path} ${key}`);

const competence = (given: object = {}) => ({
  nameText: { ru: 'Точность', en: '' },
  descriptionText: { ru: 'Без ошибок' },
  questionList: [{ questionText: { ru: 'Первый' } }, { questionText: { ru: 'Второй', en: 'Two' } }],
  ...given,
});
const questionary = (given: object) =>
  house.call(createQuestionary, {
    token,
    body: {
      method: '90',
      type: 'position',
      dateStart: '2026-06-15',
      dateEnd: '2026-06-30',
      positionId: company.positionId,
      ...given,
    },
  });

describe('a competence', () => {
  const create = (given?: object) =>
    house.call(competenceCalls.create, { token, body: competence(given) });
  const texts = (questionList: { position: number; questionText: { ru: string } }[]) =>
    questionList.map(({ position, questionText }) => `${position} ${questionText.ru}`);

  test('is created with its questions, empty translations dropped', async () => {
    const { data, message } = (await create({ id: null })).body;
    expect(message).toBe('Компетенция создана');
    expect(data).toMatchObject({ version: 1, name: 'Точность', nameText: { ru: 'Точность' } });
    expect(data.nameText).not.toHaveProperty('en');
    expect(texts(data.questionList)).toEqual(['1 Первый', '2 Второй']);
    const list = await house.call(competenceCalls.list, {
      token,
      query: { q: 'точн', withFirstSteps: 'true' },
    });
    expect(list.body.data).toEqual([data]);
  });

  test('keeps the ids of its questions when they are reordered, changed and removed', async () => {
    const { data } = (await create()).body;
    const [first, second] = data.questionList;
    const saved = await house.call(competenceCalls.update, {
      token,
      body: {
        ...competence({
          questionList: [
            { id: first?.id, position: 3, questionText: { ru: 'Первый иначе' } },
            { questionText: { ru: 'Новый' }, position: 1 },
          ],
        }),
        id: data.id,
        version: data.version,
      },
    });
    const { questionList } = saved.body.data;
    expect(texts(questionList)).toEqual(['1 Новый', '2 Первый иначе']);
    expect(questionList[1]?.id).toBe(first?.id);
    expect(questionList.map(({ id }) => id)).not.toContain(second?.id);
  });

  test.each([
    [{ nameText: { ru: ' ' } }, ['nameText.ru validation.required']],
    [{ questionList: [] }, ['questionList validation.tooFew']],
    [
      { questionList: [{ questionText: { ru: '' } }] },
      ['questionList.0.questionText.ru validation.required'],
    ],
  ])('with %j is refused', async (given, due) => {
    const reply = await create(given);
    expect([reply.status, wrong(reply)]).toEqual([400, due]);
  });

  test('has a name that no other one has, whatever its case', async () => {
    const { data } = (await create()).body;
    const taken = ['nameText.ru directoryMessages.nameTaken'];
    const ru = data.nameText.ru.toUpperCase();
    expect(wrong(await create({ nameText: { ru } }))).toEqual(taken);
    const other = (await create({ nameText: { ru: 'Другая' } })).body.data;
    const save = (nameText: object) =>
      house.call(competenceCalls.update, {
        token,
        body: {
          ...competence(),
          id: other.id,
          questionList: [{ questionText: { ru: 'Что' } }],
          nameText,
        },
      });
    expect(wrong(await save({ ru }))).toEqual(taken);
    expect((await save({ ru: 'ДРУГАЯ' })).status).toBe(200);
  });

  test('takes no question of another one, and no older version', async () => {
    const one = (await create()).body.data;
    const two = (await create({ nameText: { ru: 'Другая' } })).body.data;
    const questionList = [{ ...two.questionList[0], position: undefined }];
    const save = (given: object) =>
      house.call(competenceCalls.update, {
        token,
        body: { ...competence(), id: one.id, ...given },
      });
    expect(wrong(await save({ questionList }))).toEqual([
      'questionList.0.id directoryMessages.unknownQuestion',
    ]);
    await save({ version: 1 });
    const late = await save({ version: 1 });
    expect([late.status, late.body.code, late.body.data.version]).toEqual([409, 8, 2]);
  });

  test('is kept while in use, and the answer says where it is used', async () => {
    const [id = ''] = company.competenceIds;
    const made = await questionary({ competenceList: [{ id }] });
    const refused = await house.call(competenceCalls.delete, {
      token,
      params: { id },
      headers: english,
    });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      7,
      'Can’t delete while in use: job title “Инженер”, assessment #1',
    ]);
    expect(refused.body.data).toEqual({
      count: 2,
      usedIn: [
        { kind: 'position', id: company.positionId, name: 'Инженер', number: null, left: null },
        {
          kind: 'questionary',
          id: made.body.data.id,
          name: 'Инженер',
          number: 1,
          left: null,
        },
      ],
    });
    const free = (await create()).body.data;
    expect(
      (await house.call(competenceCalls.delete, { token, params: { id: free.id } })).status,
    ).toBe(200);
  });

  test('is kept while a cycle is to ask about it, and free once the cycle is gone', async () => {
    const { id } = (await create()).body.data;
    const made = await house.call(createCycle, {
      token,
      body: {
        name: 'Весна',
        competenceSource: 'list',
        competenceList: [{ id }],
        chooseUntil: '2026-06-22',
        dateStart: '2026-06-23',
        dateEnd: '2026-07-07',
      },
    });
    const cycle = made.body.data;
    const remove = () => house.call(competenceCalls.delete, { token, params: { id } });
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([
      409,
      'Нельзя удалить, пока используется: цикл «Весна»',
    ]);
    expect(body.data).toEqual({
      count: 1,
      usedIn: [{ kind: 'cycle', id: cycle.id, name: 'Весна', number: cycle.number, left: null }],
    });
    await house.call(deleteCycle, { token, params: { id: cycle.id } });
    expect((await remove()).status).toBe(200);
  });
});

describe('a position', () => {
  const create = (given: object = {}) => {
    const competenceList = company.competenceIds.toReversed().map((id) => ({ id }));
    return house.call(positionCalls.create, {
      token,
      body: { name: 'Аналитик', competenceList, ...given },
    });
  };

  test('keeps its competencies in order, with target marks', async () => {
    const [first = '', second = ''] = company.competenceIds;
    const { data } = (await create({ description: ' ' })).body;
    expect(data).toMatchObject({ name: 'Аналитик', description: null });
    expect(data.competenceList.map(({ id }) => id)).toEqual([second, first]);
    const saved = await house.call(positionCalls.update, {
      token,
      body: { id: data.id, name: 'аналитик', competenceList: [{ id: first, targetMark: 4.3 }] },
    });
    expect(saved.body.data).toMatchObject({ name: 'аналитик', version: 2 });
    expect(saved.body.data.competenceList).toEqual([
      { id: first, name: 'Надёжность', isArchived: false, targetMark: 4.3 },
    ]);
  });

  test('needs a name of its own and competencies of the company, each once', async () => {
    const [id = ''] = company.competenceIds;
    const [foreign = ''] = other.competenceIds;
    expect(wrong(await create({ name: 'ИНЖЕНЕР' }))).toEqual(['name directoryMessages.nameTaken']);
    expect(wrong(await create({ competenceList: [{ id }, { id }, { id: foreign }] }))).toEqual([
      'competenceList.1.id directoryMessages.duplicateCompetence',
      'competenceList.2.id directoryMessages.unknownCompetence',
    ]);
  });

  test('may have no competencies, and lose those it has', async () => {
    const { data } = (await create({ competenceList: [] })).body;
    expect(data.competenceList).toEqual([]);
    const save = async (competenceList: object[]) => {
      const body = { id: data.id, name: data.name, competenceList };
      return (await house.call(positionCalls.update, { token, body })).body.data.competenceList;
    };
    expect(await save([{ id: company.competenceIds[0] }])).toHaveLength(1);
    expect(await save([])).toEqual([]);
  });

  test('takes target marks in tenths on the scale of reports', async () => {
    const [id = ''] = company.competenceIds;
    for (const targetMark of [1, 1.1, 2.3, 4.7, 5, null]) {
      const { status } = await create({
        name: `${targetMark}`,
        competenceList: [{ id, targetMark }],
      });
      expect([targetMark, status]).toEqual([targetMark, 200]);
    }
    for (const targetMark of [0.9, 5.1, 4.25, '4']) {
      expect(wrong(await create({ competenceList: [{ id, targetMark }] }))).toEqual([
        'competenceList.0.targetMark validation.invalidMark',
      ]);
    }
  });

  test('of employees is kept, the deleted among them named as such', async () => {
    const { positionId: id, people } = company;
    await house.call(employeeCalls.delete, { token, params: { id: people[0] ?? '' } });
    const { status, body } = await house.call(positionCalls.delete, { token, params: { id } });
    expect([status, body.data]).toMatchObject([409, { count: 5 }]);
    expect(body.message).toMatch(/сотрудник Иванов.* и ещё 2 места$/);
    const { usedIn } = body.data as { usedIn: { left: string | null }[] };
    expect(usedIn.filter(({ left }) => left === 'deleted')).toHaveLength(1);
    const free = (await create()).body.data;
    expect(
      (await house.call(positionCalls.delete, { token, params: { id: free.id } })).status,
    ).toBe(200);
  });
});

test('a subdivision is created, renamed once per version, and deleted when nobody is in it', async () => {
  const { data } = (await house.call(subdivisionCalls.create, { token, body: { name: 'Ёлки' } }))
    .body;
  const rename = (name: string) =>
    house.call(subdivisionCalls.update, { token, body: { id: data.id, version: 1, name } });
  expect(wrong(await rename('РАЗРАБОТКА'))).toEqual(['name directoryMessages.nameTaken']);
  expect((await rename('ёлки')).body.data).toEqual({
    ...data,
    name: 'ёлки',
    version: 2,
  });
  expect((await rename('Сосны')).body.data).toEqual({
    ...data,
    name: 'ёлки',
    version: 2,
  });
  const remove = (id: string) => house.call(subdivisionCalls.delete, { token, params: { id } });
  expect((await remove(company.subdivisionId)).body.data).toMatchObject({ count: 5 });
  expect((await remove(data.id)).status).toBe(200);
});

test('when two get the same name at once, one is refused', async () => {
  const create = () => house.call(subdivisionCalls.create, { token, body: { name: 'Склад' } });
  const replies = await Promise.all([create(), create()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
});

describe('open questions', () => {
  const list = async () =>
    (await house.call(openQuestionCalls.list, { token })).body.data.map(
      ({ order, text }) => `${order} ${text.ru}`,
    );
  const question = (ru: string, given: object = {}) => ({
    text: { ru, en: '' },
    type: 'text',
    isRequired: false,
    ...given,
  });
  const create = (ru: string, given?: object) =>
    house.call(openQuestionCalls.create, { token, body: question(ru, given) });

  test('stand where they are put, without gaps', async () => {
    await create('Один');
    const second = (await create('Два', { type: 'rating', isRequired: true })).body.data;
    expect(second).toMatchObject({ order: 2, type: 'rating', isRequired: true });
    await create('Ноль', { order: 1 });
    expect(await list()).toEqual(['1 Ноль', '2 Один', '3 Два']);
    await house.call(openQuestionCalls.update, {
      token,
      body: { ...question('Два!', { order: 2 }), id: second.id, version: 1 },
    });
    expect(await list()).toEqual(['1 Ноль', '2 Два!', '3 Один']);
    await house.call(openQuestionCalls.delete, { token, params: { id: second.id } });
    expect(await list()).toEqual(['1 Ноль', '2 Один']);
  });

  test('of a new company are three texts, optional', async () => {
    await inBrand(house.context.database, company.brandId, (scope) => insertFirstQuestions(scope));
    const { data } = (await house.call(openQuestionCalls.list, { token })).body;
    expect(data.map(({ type, isRequired, order }) => [type, isRequired, order])).toEqual([
      ['text', false, 1],
      ['text', false, 2],
      ['text', false, 3],
    ]);
    expect(data.every(({ text }) => text.en)).toBe(true);
  });
});
