import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  deleteQuestionary,
  duplicateQuestionary,
  updateQuestionary,
} from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand, makePerson } from '#test/factories.ts';
import { createOne, formFrom, formOf, startOne } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context));
  await createOne(house, other);
  await createOne(house, other);
});

const read = async (id: string, token = own.hrToken) =>
  house.call(getQuestionary, { token, params: { id } });
const create = (body: unknown) => house.call(createQuestionary, { token: own.hrToken, body });
const update = (body: unknown) => house.call(updateQuestionary, { token: own.hrToken, body });

describe('creating', () => {
  test('saves the form, counts numbers up per brand, and answers the detail', async () => {
    const { status, body } = await create(formOf(own));
    expect([status, body.code, body.message]).toEqual([200, 0, 'Анкета создана']);
    expect(body.data).toMatchObject({
      number: 1,
      version: 1,
      status: 'created',
      subject: 'Инженер',
      method: '360',
      dateStart: '2026-06-15',
      dateEnd: '2026-06-30',
      periodType: null,
      isAnonymous: true,
      position: { id: own.positionId, name: 'Инженер' },
      subdivision: null,
      createdAt: now.toISOString(),
      anonymityThreshold: 3,
      progress: 0,
      totalCount: 0,
      workErrorList: [],
      held: null,
      workWarningList: [],
    });
    expect(body.data.employeeList).toHaveLength(1);
    expect(body.data.employeeList[0]).toMatchObject({
      firstName: 'Пётр',
      position: { name: 'Инженер' },
      inCompany: '2020-02-03',
    });
    expect(body.data.participantList.map(({ type }) => type)).toEqual([
      'supervisor',
      ...Array(3).fill('colleague'),
    ]);
    expect((await createOne(house, own)).number).toBe(2);
    expect((await read(body.data.id)).body.data).toEqual(body.data);
  });

  test('numbers stay without gaps when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => createOne(house, own)));
    const numbers = made.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  test('names the missing supervisor and the past end in the caller’s language', async () => {
    const form = formOf(own, {
      participantList: [],
      dateStart: '2026-06-01',
      dateEnd: '2026-06-02',
    });
    const { body } = await house.call(createQuestionary, {
      token: own.hrToken,
      body: form,
      headers: { 'accept-language': 'en' },
    });
    expect(body.data.workErrorList).toEqual([
      { path: 'dateEnd', message: 'The end date has passed. Select another one.' },
      { path: 'participantList', message: 'Select at least one manager' },
    ]);
    expect(body.data.competenceList.map(({ name }) => name)).toEqual([
      'Reliability',
      'Внимание к людям',
    ]);
  });

  test('another brand’s people, competencies and position are unknown here', async () => {
    const { status, body } = await create(
      formOf(own, {
        employeeList: [{ id: other.people[0]! }],
        competenceList: [{ id: other.competenceIds[0]! }],
        participantList: [{ id: other.people[1]!, type: 'supervisor' }],
      }),
    );
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['employeeList.0.id', 'competenceList.0.id', 'participantList.0.id'],
    ]);
    const foreign = await create(formOf(own, { positionId: other.positionId, employeeList: [] }));
    expect(foreign.body.errors).toMatchObject([{ path: 'positionId' }]);
  });

  test('self-assessments and roles that the method does not have are dropped', async () => {
    const { participantList } = await createOne(house, own, {
      method: '180',
      participantList: [
        { id: own.people[1]!, type: 'supervisor' },
        { id: own.people[2]!, type: 'colleague' },
        { id: own.people[0]!, type: 'employee' },
      ],
    });
    expect(participantList.map(({ id, type }) => [id, type])).toEqual([
      [own.people[1], 'supervisor'],
    ]);
  });

  test('ids in capitals are the same ids', async () => {
    const { status } = await create(
      formOf(own, { employeeList: [{ id: own.people[0]!.toUpperCase() }] }),
    );
    expect(status).toBe(200);
  });

  test('needs the permission', async () => {
    const { token } = await enter(house.context, own, ['ROLE_MANAGER', 'ROLE_EMPLOYEE']);
    const answers = [
      await house.call(createQuestionary, { token, body: formOf(own) }),
      await house.call(getQuestionary, { token, params: { id: randomUUID() } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('changing a created one', () => {
  test('everything may change; POST is answered like PUT; the version counts up', async () => {
    const made = await createOne(house, own);
    const form = {
      ...formFrom(made),
      method: '90',
      type: 'surname',
      employeeList: [{ id: own.people[5]! }],
      competenceList: [...made.competenceList].reverse().map(({ id }) => ({ id })),
      periodType: 'quarter',
      dateEnd: '2026-07-15',
    };
    const { status, body } = await update(form);
    expect([status, body.message]).toEqual([200, 'Анкета сохранена']);
    expect(body.data).toMatchObject({
      version: 2,
      method: '90',
      type: 'surname',
      positionId: null,
      periodType: 'quarter',
      dateEnd: '2026-07-15',
      number: made.number,
    });
    const [subject] = body.data.employeeList;
    expect(body.data.subject).toBe(`${subject?.lastName} ${subject?.firstName}`);
    expect(body.data.participantList.map(({ type }) => type)).toEqual(['supervisor']);
    expect(body.data.competenceList).toEqual([...made.competenceList].reverse());
    const posted = await house.ask('POST', '/questionary/update', {
      token: own.hrToken,
      body: { ...form, version: 2, periodType: null },
    });
    expect(posted.status).toBe(200);
    expect((await read(made.id)).body.data).toMatchObject({ version: 3, periodType: null });
    expect((await update({ ...form, version: 3 })).status).toBe(200);
    // As the specification's form has it where nothing is chosen.
    expect((await update({ ...form, version: 4, periodType: '' })).status).toBe(200);
    expect((await read(made.id)).body.data).toMatchObject({ version: 5, periodType: null });
  });

  test('an older version is refused with what is saved; without a version it is taken', async () => {
    const made = await createOne(house, own);
    await update({ ...formFrom(made), dateEnd: '2026-07-01' });
    const { status, body } = await update({ ...formFrom(made), dateEnd: '2026-08-01' });
    expect([status, body.code]).toEqual([409, 8]);
    expect(body.data).toMatchObject({ version: 2, dateEnd: '2026-07-01' });
    const { version, ...form } = formFrom(made);
    expect((await update({ ...form, dateEnd: '2026-08-01' })).status).toBe(200);
  });

  test('another brand’s does not exist', async () => {
    const foreign = await createOne(house, other);
    const { token, id } = { token: own.hrToken, id: foreign.id };
    const answers = [
      await read(id),
      await update(formFrom(foreign)),
      await house.call(duplicateQuestionary, { token, body: { id } }),
      await house.call(deleteQuestionary, { token, params: { id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await read(id, other.hrToken)).body.data).toEqual(foreign);
  });

  test('somebody fired since cannot be saved again', async () => {
    const { database } = house.context;
    const gone = await inBrand(database, own.brandId, (scope) =>
      makePerson(scope, { ...own, lastName: 'Ушёл', firedAt: '2026-06-01' }),
    );
    const { body } = await create(
      formOf(own, { participantList: [{ id: gone, type: 'supervisor' }] }),
    );
    expect(body.errors).toEqual([
      {
        path: 'participantList.0.id',
        key: 'questionaryMessages.firedPerson',
        message: 'Ушёл Пётр больше не работает в компании',
      },
    ]);
  });
});

describe('copying and deleting', () => {
  test('a copy begins today, lasts as long and has a number of its own', async () => {
    const made = await startOne(house, own, {
      dateStart: '2026-06-10',
      dateEnd: '2026-06-20',
      periodType: 'month',
      isAnonymous: false,
    });
    const { body } = await house.call(duplicateQuestionary, {
      token: own.hrToken,
      body: { id: made.id },
    });
    const copied = body.data;
    expect(copied).toMatchObject({
      status: 'created',
      dateStart: '2026-06-15',
      dateEnd: '2026-06-25',
      version: 1,
      periodType: 'month',
      isAnonymous: false,
      totalCount: 0,
      competenceList: made.competenceList,
    });
    expect(copied.number).toBeGreaterThan(made.number);
    expect(copied.participantList.map(({ id }) => id)).toEqual(
      made.participantList.filter(({ type }) => type !== 'employee').map(({ id }) => id),
    );
  });

  test('only a created one is deleted', async () => {
    const made = await createOne(house, own);
    const asked = { token: own.hrToken, params: { id: made.id } };
    expect((await house.call(deleteQuestionary, asked)).body.message).toBe('Анкета удалена');
    expect((await read(made.id)).status).toBe(404);
    const started = await startOne(house, own, { isAnonymous: false });
    const refused = await house.call(deleteQuestionary, {
      token: own.hrToken,
      params: { id: started.id },
    });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([409, 'status']);
    expect((await read(started.id)).status).toBe(200);
  });
});
