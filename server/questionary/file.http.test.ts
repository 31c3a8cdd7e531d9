import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionary, getQuestionaryList } from '#contract/questionary.ts';
import {
  getQuestionaryFileExample,
  importMany,
  importParticipants,
} from '#contract/questionary-file.ts';
import { type Company, inBrand, makeCompany, makePerson, makePosition } from '#test/factories.ts';
import { createOne, rowsOf, startOne } from '#test/questionary-form.ts';
import { startApp, testNow } from '#test/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;
/** E-mails by index of `people`; those of the other brand are its own. */
let mails: string[];
let foreign: string[];

beforeAll(async () => {
  const { database } = house.context;
  own = await makeCompany(database, now, { slug: 'own', howMany: 10 });
  other = await makeCompany(database, now, { slug: 'other', howMany: 10 });
  await createOne(house, other);
  mails = await mailsOf(own);
  foreign = await mailsOf(other);
});

async function mailsOf({ people }: Company): Promise<string[]> {
  const rows = await rowsOf<{ id: string; email: string }>(
    house,
    'select id, email from employee where id = any($1)',
    people,
  );
  const byId = new Map(rows.map(({ id, email }) => [id, email]));
  return people.map((id) => byId.get(id) ?? '');
}

const file = (...lines: string[]) => ({ name: 'raters.csv', bytes: `${lines.join('\n')}\n` });
const readOne = (lines: string[], body: object = { method: '360' }) =>
  house.call(importParticipants, {
    token: own.hrToken,
    body,
    file: file('E-mail;Роль', ...lines),
  });
const dates = { dateStart: '2026-06-16', dateEnd: '2026-06-30' };
const many = (
  lines: string[],
  { dryRun = false, headers = {}, ...body }: Record<string, unknown> & { dryRun?: boolean } = {},
) =>
  house.call(importMany, {
    token: own.hrToken,
    query: dryRun ? { dryRun: 'true' } : {},
    body: { method: '360', ...dates, ...body },
    file: file('subjectEmail,email,role', ...lines),
    headers: headers as Record<string, string>,
  });
const listed = async () =>
  (await house.call(getQuestionaryList, { token: own.hrToken, query: { active: 'true' } })).body;

describe('participants of one questionary', () => {
  test('are answered as the form shows them, and nothing is saved', async () => {
    const before = (await listed()).count;
    const { status, body } = await readOne([
      `${mails[1]};Руководитель`,
      `${mails[2]?.toUpperCase()};коллеги`,
    ]);
    expect([status, body.code, body.message, body.rowErrorList]).toEqual([
      200,
      0,
      'Файл прочитан',
      [],
    ]);
    expect(body.data).toEqual([
      {
        ...{ rowIndex: 2, id: own.people[1], type: 'supervisor', email: mails[1] },
        ...{ lastName: expect.any(String), firstName: 'Пётр', middleName: null },
        ...{ position: 'Инженер', subdivision: 'Разработка' },
      },
      expect.objectContaining({ rowIndex: 3, id: own.people[2], type: 'colleague' }),
    ]);
    expect((await listed()).count).toBe(before);
  });

  test('another brand’s people are unknown, and one wrong row refuses all', async () => {
    const { status, body } = await readOne([
      `${mails[1]};Руководитель`,
      `${foreign[1]};Коллега`,
      '',
      `${mails[1]};Клиент`,
    ]);
    expect([status, body.data, body.message]).toEqual([
      200,
      [],
      'Файл не принят: ошибки в 2 строках',
    ]);
    expect(body.rowErrorList).toEqual([
      { rowIndex: 3, errorList: [`Нет сотрудника с e-mail «${foreign[1]}»`] },
      { rowIndex: 5, errorList: [expect.stringMatching(/уже есть в строке 2 с другой ролью$/)] },
    ]);
  });

  test('the one subject takes no part in another role', async () => {
    const body = { method: '90', subjectId: own.people[0] };
    const { body: answer } = await readOne([`${mails[0]};supervisor`], body);
    expect(answer.rowErrorList).toEqual([
      {
        rowIndex: 2,
        errorList: [expect.stringMatching(/не может быть участником собственной оценки$/)],
      },
    ]);
    const wrong = await readOne([], { method: '90', subjectId: other.people[0] });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'subjectId']);
  });

  test('speaks English to who reads English, also of the table', async () => {
    const { body } = await house.call(importParticipants, {
      token: own.hrToken,
      body: { method: '90' },
      file: file('E-mail;who', `${mails[1]};Supervisor`),
      headers: { 'accept-language': 'en' },
    });
    expect(body.message).toBe('The file was not taken: 1 row has errors');
    expect(body.rowErrorList).toEqual([{ rowIndex: 1, errorList: ['The column “role” is missing'] }]);
  });

  test('no table, an empty one, one without rows, too large ones', async () => {
    const send = (bytes: string | Uint8Array) =>
      house.call(importParticipants, {
        token: own.hrToken,
        body: { method: '360' },
        file: { name: 'raters.csv', bytes },
      });
    const refused = [
      await send(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])),
      await send(''),
      await send(`email,role\n${'a@b.ru,colleague\n'.repeat(20_001)}`),
      await send('a'.repeat(10 * 1024 * 1024 + 1)),
    ];
    expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.path])).toEqual([
      [415, 'file'],
      [400, 'file'],
      [413, 'file'],
      [413, 'file'],
    ]);
    const { status, body } = await send('email,role\n');
    expect([status, body.rowErrorList.map(({ rowIndex }) => rowIndex)]).toEqual([200, [1]]);
  });
});

describe('many questionaries', () => {
  const team = () => [
    `${mails[0]},${mails[1]},Руководитель`,
    `${mails[0]},${mails[2]},Коллега`,
    `${mails[3]},${mails[1]},Руководитель`,
    `${mails[0]},${mails[4]},Коллега`,
    `${mails[0]},${mails[5]},Коллега`,
    `${mails[3]},${mails[0]},Клиент`,
  ];

  test('a dry run says what would be created and creates nothing', async () => {
    const before = (await listed()).count;
    const { status, body } = await many(team(), { dryRun: true });
    expect([status, body.message, body.rowErrorList]).toEqual([200, 'Файл проверен', []]);
    expect(body.participantCount).toBe(6);
    expect(
      body.data.map(({ rowIndex, id, number, employee }) => [rowIndex, id, number, employee.id]),
    ).toEqual([
      [2, null, null, own.people[0]],
      [4, null, null, own.people[3]],
    ]);
    expect(body.data[1]?.participantCountList).toEqual([
      { type: 'supervisor', count: 1, isTooFew: false },
      { type: 'colleague', count: 0, isTooFew: false },
      { type: 'customer', count: 1, isTooFew: true },
      { type: 'subordinate', count: 0, isTooFew: false },
    ]);
    expect(body.data[0]?.participantCountList[1]).toEqual({
      type: 'colleague',
      count: 3,
      isTooFew: false,
    });
    expect(body.warningList).toEqual([expect.stringMatching(/^Клиенты: у 1 оцениваемого/)]);
    expect((await listed()).count).toBe(before);
  });

  test('creates one of type surname for each subject, numbered in the order of the file', async () => {
    const before = (await listed()).count;
    const { status, body } = await many(team(), { isAnonymous: false });
    expect([status, body.message, body.data.length]).toEqual([200, 'Создано 2 анкеты', 2]);
    expect(body.warningList).toEqual([]);
    expect((await listed()).count).toBe(before + 2);
    const [first, second] = body.data;
    expect(second?.number).toBe((first?.number ?? 0) + 1);
    const { data } = (
      await house.call(getQuestionary, { token: own.hrToken, params: { id: first?.id ?? '' } })
    ).body;
    expect(data).toMatchObject({
      ...{ ...dates, status: 'created', type: 'surname', method: '360', isAnonymous: false },
      ...{ periodType: null, positionId: null, version: 1, workErrorList: [] },
    });
    expect(data.employeeList.map(({ id }) => id)).toEqual([own.people[0]]);
    expect(data.competenceList.map(({ id }) => id)).toEqual(own.competenceIds);
    expect(data.participantList.map(({ id, type }) => [id, type])).toEqual([
      [own.people[1], 'supervisor'],
      ...[own.people[2], own.people[4], own.people[5]].map((id) => [id, 'colleague']),
    ]);
  });

  test('takes the chosen competencies for all, in their order, and only of this brand', async () => {
    const competenceList = [...own.competenceIds].reverse();
    const { body } = await many(team(), { dryRun: true, competenceList: competenceList.join(',') });
    expect(body.data.map((one) => one.competenceList.map(({ id }) => id))).toEqual([
      competenceList,
      competenceList,
    ]);
    const mixed = [own.competenceIds[0], other.competenceIds[0]].join(',');
    const wrong = await many(team(), { competenceList: mixed });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'competenceList.1']);
  });

  test('all or nothing: every wrong row is named', async () => {
    const before = (await listed()).count;
    const { database } = house.context;
    const email = 'nobodys.position@example.ru';
    await inBrand(database, own.brandId, async (scope) => {
      const positionId = await makePosition(scope, 'Без компетенций');
      await makePerson(scope, { ...own, positionId, email });
    });
    const { body } = await many([
      ...team(),
      `${mails[0]},${mails[0]},Коллега`,
      `${email},${mails[1]},Руководитель`,
      `${foreign[0]},${mails[1]},Самооценка`,
      `${mails[3]},${mails[1]},Руководитель`,
    ]);
    expect(body.data).toEqual([]);
    expect(
      body.rowErrorList.map(({ rowIndex, errorList }) => [rowIndex, errorList.length]),
    ).toEqual([
      [8, 1],
      [9, 1],
      [10, 2],
      [11, 1],
    ]);
    expect(body.rowErrorList[1]?.errorList[0]).toContain('«Без компетенций»');
    expect((await listed()).count).toBe(before);
    const { body: mended } = await many([`${email},${mails[1]},Руководитель`], {
      dryRun: true,
      competenceList: own.competenceIds[0],
    });
    expect(mended.rowErrorList).toEqual([]);
  });

  test('says what stands in the way of going to work', async () => {
    const raters = [2, 4, 5, 6].map((at) => ({ id: own.people[at]!, type: 'colleague' as const }));
    const running = await startOne(house, own, {
      employeeList: [{ id: own.people[7]! }],
      participantList: [{ id: own.people[1]!, type: 'supervisor' }, ...raters],
    });
    const { body } = await many(
      [2, 4, 5, 6].map((at) => `${mails[7]},${mails[at]},Коллега`),
      { dryRun: true, headers: { 'accept-language': 'en' } },
    );
    expect(body.data[0]?.participantCountList[0]).toEqual({
      ...{ type: 'supervisor', count: 0, isTooFew: true },
    });
    expect(body.warningList).toEqual([
      '1 questionary has no supervisor: it cannot go to work until it has one',
      expect.stringContaining(`No. ${running.number} is in work`),
    ]);
  });

  test('dates the wrong way round are an error at their field', async () => {
    const { status, body } = await many(team(), { dateEnd: '2026-06-01' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'dateEnd']);
  });

  test('three hundred subjects with ten raters each are one transaction of a few statements', async () => {
    const { database } = house.context;
    const place = { positionId: own.positionId, subdivisionId: own.subdivisionId };
    const subjects = Array.from({ length: 300 }, (_, at) => `subject${at}@example.ru`);
    await inBrand(database, own.brandId, async (scope) => {
      for (const email of subjects) await makePerson(scope, { ...place, email });
    });
    const lines = subjects.flatMap((subject) =>
      mails
        .slice(0, 10)
        .map((mail, at) => `${subject},${mail},${at === 0 ? 'supervisor' : 'colleague'}`),
    );
    const started = performance.now();
    const { status, body } = await many(lines);
    expect([status, body.data.length, body.participantCount]).toEqual([200, 300, 3000]);
    expect(performance.now() - started).toBeLessThan(5000);
    const numbers = body.data.map(({ number }) => number ?? 0);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    expect(await journal()).toContainEqual({ verb: 'import', details: { createdCount: 300 } });
  });

  const journal = () =>
    rowsOf(
      house,
      `select verb, details from audit where brand_id = $1 and kind = 'questionary' and verb = 'import'`,
      own.brandId,
    );
});

describe('example files', () => {
  test.each([
    ['participants', 'ru', '\ufeffE-mail;Роль\r\norlov@example.com;Руководитель\r\n'],
    ['questionaries', 'en', '\ufeffsubjectEmail,email,role\r\nsokolova@example.com,orlov@'],
  ])('of %s in %s', async (of, language, begins) => {
    const { status, headers, bytes } = await house.call(getQuestionaryFileExample, {
      token: own.hrToken,
      query: { of },
      headers: { 'accept-language': language },
    });
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="example.csv"',
    ]);
    expect(bytes.toString()).toMatch(new RegExp(`^${begins}`));
  });

  test('is read again, in either language', async () => {
    for (const language of ['ru', 'en']) {
      const { bytes } = await house.call(getQuestionaryFileExample, {
        token: own.hrToken,
        query: { of: 'questionaries' },
        headers: { 'accept-language': language },
      });
      const { body } = await house.call(importMany, {
        token: own.hrToken,
        query: { dryRun: 'true' },
        body: { method: '360', ...dates },
        file: { name: 'example.csv', bytes },
      });
      expect(
        body.rowErrorList.map(({ rowIndex, errorList }) => [rowIndex, errorList.length]),
      ).toEqual([
        [2, 2],
        [3, 2],
      ]);
    }
  });
});
