import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import {
  getQuestionaryFileExample,
  importMany,
  importParticipants,
} from '#core/questionary/contract/questionary-from-file.ts';
import type { Company } from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
/** E-mails by index of `people`. The other brand has its own. */
let mails: string[];
let foreign: string[];

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 10 }, { howMany: 10 }));
  mails = await mailsOf(house, own);
  foreign = await mailsOf(house, other);
});

const readOne = (lines: string[], body: object = { method: '360' }) =>
  house.call(importParticipants, {
    token: own.hrToken,
    body,
    file: participantFile('E-mail;Роль', ...lines),
  });
const listed = async () =>
  (await house.call(getQuestionaryList, { token: own.hrToken, query: { active: 'true' } })).body;

test.each([
  ['an emoji is cut in half', `${'a'.repeat(999)}😀;Коллега`],
  ['an unknown e-mail is long', `${'a'.repeat(5000)};Коллега`],
])('where %s, the row is wrong and nothing fails', async (_, line) => {
  const { status, body } = await readOne([line]);
  expect([status, body.participantList, body.data.length]).toEqual([200, [], 1]);
});

describe('participants of one questionary', () => {
  test('are answered as the form shows them, and nothing is saved', async () => {
    const before = (await listed()).count;
    const { status, body } = await readOne([
      `${mails[1]};Руководитель`,
      `${mails[2]?.toUpperCase()};коллеги`,
    ]);
    expect([status, body.code, body.message, body.data]).toEqual([200, 0, 'Файл прочитан', []]);
    expect(body.participantList).toEqual([
      {
        rowIndex: 2,
        id: own.people[1],
        type: 'supervisor',
        email: mails[1],
        lastName: expect.any(String),
        firstName: 'Пётр',
        middleName: null,
        position: 'Инженер',
        subdivision: 'Разработка',
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
    expect([status, body.participantList, body.message]).toEqual([
      200,
      [],
      'Файл не принят: ошибки в 2 строках',
    ]);
    expect(body.data).toEqual([
      { rowIndex: 3, errorList: [`Нет сотрудника с e-mail «${foreign[1]}»`] },
      { rowIndex: 5, errorList: [expect.stringMatching(/уже есть в строке 2 с другой ролью$/)] },
    ]);
  });

  test('of many wrong rows a hundred are listed, and the number of all is said', async () => {
    const { body } = await readOne(Array(120).fill('nobody@x.ru;Коллега'));
    expect([body.data.length, body.errorRowCount]).toEqual([100, 120]);
    expect(body.message).toBe('Файл не принят: ошибки в 120 строках');
  });

  test('the one subject takes no part in another role', async () => {
    const body = { method: '90', subjectId: own.people[0] };
    const { body: answer } = await readOne([`${mails[0]};supervisor`], body);
    expect(answer.data).toEqual([
      {
        rowIndex: 2,
        errorList: [expect.stringMatching(/не может оценивать себя в этой роли$/)],
      },
    ]);
    const wrong = await readOne([], { method: '90', subjectId: other.people[0] });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'subjectId']);
  });

  test('are found in the columns that somebody chose, also in the next file', async () => {
    const header = 'Кто;Кем приходится;Кому писать';
    const line = `Пётр;Коллега;${mails[1]}`;
    const send = (query: Record<string, string>, body: object = {}, token = own.hrToken) =>
      house.call(importParticipants, {
        token,
        query,
        body: { method: '360', ...body },
        file: participantFile(header, line),
      });
    const columns = JSON.stringify({ 1: 'role', 2: 'email' });
    const refused = (await send({ dryRun: 'true' })).body;
    expect(refused.columns.map(({ header: name, field }) => [name, field])).toContainEqual([
      'Кем приходится',
      null,
    ]);
    expect(refused.participantList).toEqual([]);
    const looked = (await send({ dryRun: 'true' }, { columns })).body;
    expect(looked.participantList.map(({ id }) => id)).toEqual([own.people[1]]);
    expect((await send({ dryRun: 'true' })).body.participantList).toEqual([]);
    await send({}, { columns });
    expect((await send({})).body.participantList.map(({ id }) => id)).toEqual([own.people[1]]);
    expect((await send({}, {}, other.hrToken)).body.participantList).toEqual([]);
  });

  test('answers in English to people who read English, also about the table', async () => {
    const { body } = await house.call(importParticipants, {
      token: own.hrToken,
      body: { method: '90' },
      file: participantFile('E-mail;who', `${mails[1]};Supervisor`),
      headers: { 'accept-language': 'en' },
    });
    expect(body.message).toBe('File not accepted: 1 row has errors');
    expect(body.data).toEqual([{ rowIndex: 1, errorList: ['Column “Role” is missing'] }]);
  });

  test('knows the headers that other systems give an e-mail', async () => {
    const { body } = await house.call(importParticipants, {
      token: own.hrToken,
      body: { method: '360' },
      file: participantFile('Рабочая почта;Роль', `${mails[1]};Коллега`),
    });
    expect(body.participantList.map(({ email }) => email)).toEqual([mails[1]]);
  });

  test('refuses what is no table, empty, without rows or too large', async () => {
    const send = (bytes: string | Uint8Array) =>
      house.call(importParticipants, {
        token: own.hrToken,
        body: { method: '360' },
        file: { name: 'participants.csv', bytes },
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
    expect([status, body.data.map(({ rowIndex }) => rowIndex)]).toEqual([200, [1]]);
  });
});

describe('example files', () => {
  test.each([
    ['participants', 'ru', '\ufeffE-mail;Роль\r\norlov@example.com;Руководитель\r\n'],
    [
      'questionaries',
      'en',
      '\ufeffEmail of person assessed,Email,Role\r\nsokolova@example.com,orlov@',
    ],
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
        body: { method: '360', dateStart: '2026-06-16', dateEnd: '2026-06-30' },
        file: { name: 'example.csv', bytes },
      });
      expect(body.data.map(({ rowIndex, errorList }) => [rowIndex, errorList.length])).toEqual([
        [2, 2],
        [3, 2],
      ]);
    }
  });
});
