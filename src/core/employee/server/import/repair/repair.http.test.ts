import { beforeEach, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees, repairEmployeeFile } from '#core/employee/contract/employee-import.ts';
import { describeEndpoints } from '#platform/server/http/openapi.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { csv } from '#test/file/people-files/file.ts';
import { startApp } from '#test/start/start-app.ts';

/** What is decided of single rows in the preview (rules 182, 182a and 182b). */
const house = startApp();
let company: Company;
let other: Company;
beforeEach(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { howMany: 0 });
  other = await makeCompany(database, now(), { howMany: 0 });
  const { brandId, ...place } = other;
  await inBrand(database, brandId, (scope) =>
    makePerson(scope, { ...place, email: 'petrova@zavod.local' }),
  );
});

const header = 'ФИО|E-mail|Должность|Подразделение|Дата приёма|Стаж с года|Руководитель';
const text = `${header}
Ким Ян Ли|kim@zavod.local|Инженер|Цех|01.09.2021||
Петрова Анна Ивановна|petrova@zavod,local|Инженер|Цех|31.02.2020||
Ким Ян Ли|kim@zavod.local|Сварщик|Цех|01.09.2023|2015|
Белов|belov@zavod.local|Инженер|Цех|01.09.2021||Ким Ян Ли`;

interface Sent {
  form?: Record<string, unknown>;
  dryRun?: boolean;
  file?: string | Uint8Array;
}
const fieldsOf = (form: Record<string, unknown>) => ({
  createPlaces: 'true',
  leaveLeadersOut: 'true',
  ...Object.fromEntries(Object.entries(form).map(([key, value]) => [key, JSON.stringify(value)])),
});
async function send({ form = {}, dryRun = true, file = text }: Sent = {}) {
  const { status, body } = await house.call(importEmployees, {
    token: company.hrToken,
    query: { dryRun: String(dryRun) },
    body: fieldsOf(form),
    file: { bytes: typeof file === 'string' ? await csv(file)() : file, name: 'people' },
  });
  return { ...body, status };
}
const people = async ({ hrToken: token }: Company) =>
  (await house.call(employeeCalls.list, { token })).body.data;
const statesOf = ({ repairList }: Awaited<ReturnType<typeof send>>) =>
  repairList.map(({ rowIndex, state }) => `${rowIndex} ${state}`);

const decided = {
  repairs: {
    3: { email: ' petrova@zavod.local ', inCompany: '29.02.2020' },
    5: { fullName: 'Белов Олег' },
  },
  merged: { 4: 2 },
};

test('each wrong row with its cells, what is wrong there and what may be meant', async () => {
  const { repairList, errorRowCount, wrongRowList } = await send();
  expect([errorRowCount, wrongRowList]).toEqual([3, [{ from: 3, to: 5 }]]);
  expect(repairList).toEqual([
    {
      rowIndex: 3,
      text: 'Петрова Анна Ивановна',
      state: 'wrong',
      place: 'Инженер, Цех',
      twin: null,
      twinPlace: '',
      errorList: [],
      cellList: [
        {
          field: 'email',
          value: 'petrova@zavod,local',
          message: 'В этом e-mail запятая. Если она вместо точки, поставьте точку.',
          proposals: ['petrova@zavod.local'],
        },
        {
          field: 'inCompany',
          value: '31.02.2020',
          message: 'Такой даты нет. Пишите так: 31.12.2025',
          proposals: ['29.02.2020'],
        },
      ],
    },
    expect.objectContaining({
      rowIndex: 4,
      place: 'Сварщик, Цех',
      twin: 2,
      twinPlace: 'Инженер, Цех',
    }),
    expect.objectContaining({
      rowIndex: 5,
      cellList: [
        expect.objectContaining({ field: 'fullName', value: 'Белов', proposals: [] }),
        // Two rows have that leader's name.
        expect.objectContaining({ field: 'managerEmail' }),
      ],
    }),
  ]);
});

test('repaired and merged, the file is previewed as it is then saved', async () => {
  const dry = await send({ form: decided });
  expect([dry.errorRowCount, dry.created]).toEqual([0, 3]);
  expect(statesOf(dry)).toEqual(['3 repaired', '4 merged', '5 repaired']);
  expect(dry.skipped).toEqual([{ rowIndex: 4, reason: 'merged', text: 'Ким Ян Ли' }]);
  expect(await people(company)).toEqual([]);
  const saved = await send({ form: decided, dryRun: false });
  expect(saved.created).toBe(3);
  const listed = await people(company);
  expect(listed.map(({ email, inCompany }) => `${email} ${inCompany}`).sort()).toEqual([
    'belov@zavod.local 2021-09-01',
    'kim@zavod.local 2021-09-01',
    'petrova@zavod.local 2020-02-29',
  ]);
  const kim = listed.find(({ email }) => email === 'kim@zavod.local');
  // Its own cells stand, and the empty one comes from the second row.
  expect([kim?.position, kim?.workExpirience]).toEqual(['Инженер', 2015]);
  expect((await people(other)).map(({ email }) => email)).toEqual(['petrova@zavod.local']);
});

test('either of two rows may be the one that stays', async () => {
  const { repairs } = decided;
  await send({ form: { repairs, merged: { 2: 4 } }, dryRun: false });
  const kim = (await people(company)).find(({ email }) => email === 'kim@zavod.local');
  expect([kim?.position, kim?.inCompany]).toEqual(['Сварщик', '2023-09-01']);
});

test('a repaired cell is judged as any other, and nothing is saved beside it', async () => {
  const repairs = { 3: { email: 'kim@zavod.local', inCompany: 'скоро' } };
  const reply = await send({ form: { repairs }, dryRun: false });
  expect(reply.errorRowCount).toBe(3);
  const [row] = reply.repairList;
  expect(row?.twin).toBe(2);
  expect(row?.cellList.map(({ field, value, message }) => [field, value, message])).toEqual([
    ['email', 'kim@zavod.local', 'Этот e-mail уже есть в одной из строк выше'],
    ['inCompany', 'скоро', 'Это не дата. Пишите так: 31.12.2025'],
  ]);
  expect(await people(company)).toEqual([]);
});

test('rows that are left out are named, and their people lead nobody', async () => {
  const reply = await send({
    form: { leftOut: [2, 3, 4], repairs: { 5: decided.repairs[5] } },
    dryRun: false,
  });
  expect(reply.skipped.map(({ rowIndex, reason }) => `${rowIndex} ${reason}`)).toEqual([
    '2 leftOut',
    '3 leftOut',
    '4 leftOut',
  ]);
  expect(reply.missingLeaders).toMatchObject([{ name: 'Ким Ян Ли', reason: 'leftOut', count: 1 }]);
  expect((await people(company)).map(({ email }) => email)).toEqual(['belov@zavod.local']);
});

test('what is said of rows and columns that are not there is passed over', async () => {
  const reply = await send({
    form: {
      ...decided,
      repairs: { ...decided.repairs, 2: { slackId: 'U1' }, 900: { email: 'x' } },
      leftOut: [901],
      merged: { 4: 2, 5: 902, 903: 2, 3: 4 },
    },
  });
  expect([reply.errorRowCount, reply.created]).toEqual([0, 3]);
});

test.each([
  ['repairs', '{"3":{"salary":"1"}}'],
  ['repairs', '{"x":{"email":"a"}}'],
  ['repairs', '{"__proto__":{"email":"a"},"3":[]}'],
  ['leftOut', '["3"]'],
  ['leftOut', '{'],
  ['merged', '{"3":null}'],
])('%s of another form is refused: %s', async (field, value) => {
  const { status, body } = await house.call(importEmployees, {
    token: company.hrToken,
    query: { dryRun: 'true' },
    body: { [field]: value },
    file: { bytes: await csv(text)(), name: 'people' },
  });
  expect([status, body.errors?.[0]?.path.split('.')[0]]).toEqual([400, field]);
});

test('of thousands a page is listed, and all are numbered: so many can be left out at once', async () => {
  const row = (_: unknown, index: number) => `Ли Ян Ким|li${index}@zavod,ru|А|Б|01.09.2021||`;
  const good = 'Ли Ян Ким|li@zavod.ru|А|Б|01.09.2021||';
  const file = [header, ...Array.from({ length: 2500 }, row), good].join('\n');
  const first = await send({ file });
  expect([first.errorRowCount, first.repairRowCount]).toEqual([2500, 2500]);
  expect(first.wrongRowList).toEqual([{ from: 2, to: 2501 }]);
  expect(first.repairList.map(({ rowIndex }) => rowIndex)).toEqual(
    Array.from({ length: 10 }, (_, index) => index + 2),
  );
  const last = await send({ file, form: { repairPage: 900 } });
  expect([last.repairPage, last.repairList.at(-1)?.rowIndex]).toEqual([250, 2501]);
  const leftOut = Array.from({ length: 20_000 }, (_, index) => index + 2).filter((n) => n !== 2502);
  const without = await send({ file, form: { leftOut } });
  expect([without.errorRowCount, without.created, without.skippedRowCount]).toEqual([0, 1, 2500]);
});

test('where the table itself is wrong there is nothing to repair', async () => {
  const { repairList, errorRowCount } = await send({ file: 'ФИО|E-mail\nКим|a@x,ru' });
  expect([repairList, errorRowCount]).toEqual([[], 1]);
});

test('the repaired file is taken as it was with its repairs, with who is left out beside it', async () => {
  const form = { ...decided, leftOut: [3] };
  const body = Object.entries(form).map(([key, value]) => [key, JSON.stringify(value)]);
  const reply = await house.call(repairEmployeeFile, {
    token: company.hrToken,
    body: Object.fromEntries(body),
    file: { bytes: await csv(text)(), name: 'people' },
  });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toContain('sotrudniki_ispravleno.xlsx');
  const again = await send({ file: reply.bytes });
  expect([again.errorRowCount, again.created]).toEqual([0, 2]);
  expect(again.sheetList).toEqual(['Сотрудники', 'Не импортируются']);
  const others = await house.call(importEmployees, {
    token: company.hrToken,
    query: { dryRun: 'true' },
    body: { sheet: 'Не импортируются', createPlaces: 'true' },
    file: { bytes: reply.bytes, name: 'people.xlsx' },
  });
  expect(others.body.firstRows.map(({ email }) => email)).toEqual(['petrova@zavod.local']);
});

test('programs are told what the decisions look like', () => {
  const document = JSON.stringify(describeEndpoints([importEmployees], 'http://localhost'));
  for (const words of ['by row number and field', 'rows that are left out', 'Second rows']) {
    expect(document).toContain(words);
  }
});
