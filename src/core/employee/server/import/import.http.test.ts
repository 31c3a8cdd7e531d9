import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getEmployeeExample, importEmployees } from '#core/employee/contract/employee-import.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
const header = 'lastName;firstName;email;position;subdivision;inCompany;inPosition;slackId';
let made = 0;

async function newCompany(): Promise<Company> {
  const { database, now } = house.context;
  const company = await makeCompany(database, now(), { howMany: 0, slug: `import-${made++}` });
  await inBrand(database, company.brandId, async (scope) => {
    for (const name of expected.positions) await makePosition(scope, name);
    for (const name of expected.subdivisions) await makeSubdivision(scope, name);
  });
  return company;
}
const send = (
  { hrToken: token }: Company,
  bytes: string | Uint8Array,
  { dryRun = 'false', name = 'people.csv', locale = 'ru' } = {},
) =>
  house.call(importEmployees, {
    token,
    query: { dryRun },
    file: { bytes, name },
    headers: { 'accept-language': locale },
  });
const rows = (...lines: string[]) => [header, ...lines].join('\n');
const line = (email: string, given: { lastName?: string; slackId?: string } = {}) =>
  `${given.lastName ?? 'Ким'};Ян;${email};аналитик;ОТДЕЛ ПРОДАЖ;01.02.2020;05-04-2021;${given.slackId ?? ''}`;
const people = async ({ hrToken: token }: Company, q = '') =>
  (await house.call(employeeCalls.list, { token, query: { q } })).body.data;
const countsOf = ({ body }: Awaited<ReturnType<typeof send>>) => [
  body.created,
  body.updated,
  body.restored,
  body.unchanged,
];

interface Due {
  created: number;
  lastNames?: string[];
  firstNames?: string[];
  errorRows?: number[];
  errorCounts?: Record<string, number>;
  refused?: boolean;
}
const folder = 'test/fixtures/import';
const expected: { positions: string[]; subdivisions: string[]; files: Record<string, Due> } =
  JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8'));

describe('files as people really send them', () => {
  test.each(Object.entries(expected.files))('%s', async (name, due) => {
    const company = await newCompany();
    const reply = await send(company, readFileSync(`${folder}/${name}`), { name });
    const listed = await people(company);
    expect(listed.length).toBe(due.created);
    if (due.refused) return expect([reply.status, reply.body.code]).toEqual([415, 10]);
    expect([reply.status, reply.body.code, reply.body.created]).toEqual([200, 0, due.created]);
    const { data } = reply.body;
    expect(data.map(({ rowIndex }) => rowIndex)).toEqual(due.errorRows ?? []);
    for (const [row, count] of Object.entries(due.errorCounts ?? {})) {
      expect(data.find(({ rowIndex }) => rowIndex === Number(row))?.errorList.length).toBe(count);
    }
    for (const key of ['lastName', 'firstName'] as const) {
      const names = due[`${key}s`];
      if (names) expect(listed.map((one) => one[key]).sort()).toEqual([...names].sort());
    }
  });

  test('errors say which column holds what, in the caller’s language', async () => {
    const company = await newCompany();
    const bytes = readFileSync(`${folder}/errors.csv`);
    expect((await send(company, bytes)).body).toMatchObject({
      message: 'Файл не принят: ошибки в 4 строках',
      data: [
        { errorList: ['E-mail «F10@IMPORT.EXAMPLE»: этот e-mail уже есть в одной из строк выше'] },
        { errorList: ['Нет должности «Космонавт»', 'Нет подразделения «Луна»'] },
        { errorList: ['E-mail «not-an-email»: нет знака @'] },
        {
          errorList: [
            'Фамилия: обязательное поле',
            'Дата приёма «31.02.2020»: такой даты нет. Пишите так: 31.12.2025',
          ],
        },
      ],
    });
    const english = await send(company, bytes, { locale: 'en' });
    expect(english.body.data[3]?.errorList[0]).toBe('Last name: this field is required');
  });
});

test('a name that would turn the page around is refused at its column, and the message is not turned', async () => {
  const company = await newCompany();
  const { data } = (await send(company, rows(line('a@x.ru', { lastName: 'Ким\u202eHELPER' }))))
    .body;
  expect(data).toEqual([
    {
      rowIndex: 2,
      errorList: [
        'Фамилия «Ким HELPER»: есть перенос строки или невидимый знак. Наберите текст заново.',
      ],
    },
  ]);
});

describe('a file taken', () => {
  let company: Company;
  beforeAll(async () => {
    company = await newCompany();
  });

  test('a dry run says what would be and saves nothing', async () => {
    const reply = await send(company, rows(line('a@x.ru'), line('b@x.ru')), { dryRun: 'true' });
    expect(countsOf(reply)).toEqual([2, 0, 0, 0]);
    expect(reply.body.firstRows[0]).toEqual({
      rowIndex: 2,
      outcome: 'created',
      changed: [],
      lastName: 'Ким',
      firstName: 'Ян',
      middleName: null,
      email: 'a@x.ru',
      slackId: null,
      position: 'Аналитик',
      managerEmail: '',
      managerName: '',
      subdivision: 'Отдел продаж',
      locale: 'ru',
      inCompany: '2020-02-01',
      inPosition: '2021-04-05',
      workExpirience: null,
    });
    expect(await people(company)).toEqual([]);
  });

  test('people without a language get the company’s default one', async () => {
    const company = await newCompany();
    await house.context.database.pool.query(
      "update brand set default_locale = 'en' where id = $1",
      [company.brandId],
    );
    await send(company, `${header};locale\n${line('e@x.ru')};\n${line('r@x.ru')};ru`);
    const locales = (await people(company)).map(({ email, locale }) => [email, locale]);
    expect(Object.fromEntries(locales)).toEqual({ 'e@x.ru': 'en', 'r@x.ru': 'ru' });
    await send(company, rows(line('n@x.ru')));
    expect((await people(company, 'n@x.ru')).map(({ locale }) => locale)).toEqual(['en']);
  });

  test('rows with a known e-mail are then unchanged, updated or restored', async () => {
    await send(company, rows(line('a@x.ru'), line('b@x.ru'), line('c@x.ru')));
    const deleted = (await people(company, 'c@x.ru'))[0];
    const params = { id: deleted?.id ?? '' };
    await house.call(employeeCalls.delete, { token: company.hrToken, params });
    const again = rows(
      line('A@x.ru'.toLowerCase()),
      line('b@x.ru', { lastName: 'Цой', slackId: 'U1' }),
      line('c@x.ru'),
      line('d@x.ru'),
    );
    const dry = await send(company, again, { dryRun: 'true' });
    expect(countsOf(dry)).toEqual([1, 1, 1, 1]);
    expect(dry.body.firstRows.map(({ rowIndex, outcome }) => [rowIndex, outcome])).toEqual([
      [3, 'updated'],
      [4, 'restored'],
      [5, 'created'],
    ]);
    expect(dry.body.firstRows[0]?.changed).toEqual(['lastName', 'slackId']);
    expect(countsOf(await send(company, again))).toEqual([1, 1, 1, 1]);
    expect((await people(company)).map(({ email }) => email).sort()).toEqual([
      'a@x.ru',
      'b@x.ru',
      'c@x.ru',
      'd@x.ru',
    ]);
    expect(countsOf(await send(company, again))).toEqual([0, 0, 0, 4]);
  });

  test('a missing column changes nothing for known people, an empty cell does', async () => {
    const email = 'kept@x.ru';
    const whole = `${header};middleName;locale;workExpirience`;
    await send(company, `${whole}\n${line(email, { slackId: 'U7' })};Ли;en;2001`);
    const short = header.replace(';slackId', ';hobby');
    const reply = await send(company, `${short}\n${line(email)}chess`);
    expect([countsOf(reply), reply.body.skippedColumns]).toEqual([[0, 0, 0, 1], ['hobby']]);
    const kept = { middleName: 'Ли', slackId: 'U7', workExpirience: 2001, locale: 'en' };
    expect((await people(company, email))[0]).toMatchObject(kept);
    await send(company, rows(line(email)));
    expect((await people(company, email))[0]).toMatchObject({ ...kept, slackId: null });
  });

  test('one bad row and nothing is saved', async () => {
    const reply = await send(company, rows(line('new@x.ru'), line('nobody')));
    expect(reply.body.data.map(({ rowIndex }) => rowIndex)).toEqual([3]);
    expect(countsOf(reply)).toEqual([0, 0, 0, 0]);
    expect(await people(company, 'new@x.ru')).toEqual([]);
  });

  test('two at once: each answer is right', async () => {
    const both = rows(line('twice@x.ru'), line('other@x.ru'));
    const replies = await Promise.all([send(company, both), send(company, both)]);
    expect(replies.map(countsOf).sort()).toEqual([
      [0, 0, 0, 2],
      [2, 0, 0, 0],
    ]);
  });

  test('another company’s place is unknown here', async () => {
    const other = await newCompany();
    const { database } = house.context;
    await inBrand(database, other.brandId, (scope) => makePosition(scope, 'Космонавт'));
    const reply = await send(company, rows(line('x@x.ru').replace('аналитик', 'Космонавт')));
    expect(reply.body.data).toEqual([{ rowIndex: 2, errorList: ['Нет должности «Космонавт»'] }]);
  });

  test('the example is taken as it is', async () => {
    for (const [locale, head] of [
      ['ru', /^\ufeffФамилия;Имя;Отчество;E-mail;Должность/],
      ['en', /^\ufeffLast name,First name,Middle name,Email,Job title/],
    ] as const) {
      const example = await house.call(getEmployeeExample, {
        token: company.hrToken,
        headers: { 'accept-language': locale },
      });
      expect(example.headers['content-disposition']).toBe('attachment; filename="example.csv"');
      expect(example.bytes.toString()).toMatch(head);
      const reply = await send(company, example.bytes, { dryRun: 'true' });
      expect(countsOf(reply)).toEqual([2, 0, 0, 0]);
    }
  });
});
