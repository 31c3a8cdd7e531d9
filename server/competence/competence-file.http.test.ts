import { beforeAll, describe, expect, test } from 'vitest';
import { getAuditList } from '#contract/audit.ts';
import { archiveCompetence, getCompetenceList, updateCompetence } from '#contract/competence.ts';
import {
  exportCompetences,
  getCompetenceExample,
  importCompetences,
} from '#contract/competence-file.ts';
import { takeFromLibrary } from '#contract/library.ts';
import { readTable } from '#server/table-file/read-table.ts';
import { enter, makeTwoCompanies } from '#test/beginnings.ts';
import { type Company, inBrand, makeCompany, makeCompetence } from '#test/factories.ts';
import { book, csv, rowsOf, sheets } from '#test/people-files/file.ts';
import { startApp } from '#test/start-app.ts';
import { zipBomb } from '#test/xlsx.ts';

/** Competencies from and to a file (rule 87). */
const house = startApp();
let own: Company;
let other: Company;
let admin: string;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 0 }, { howMany: 0 }));
  ({ token: admin } = await enter(house.context, own, ['ROLE_ADMIN']));
});

type Bytes = () => Promise<Uint8Array> | Uint8Array;
const send = async (bytes: Bytes, { dryRun = false, form = {}, token = own.hrToken } = {}) =>
  house.call(importCompetences, {
    token,
    query: { dryRun: dryRun ? 'true' : 'false' },
    body: form,
    file: { bytes: await bytes(), name: 'competencies' },
  });
const list = async ({ hrToken: token }: Company = own) =>
  (await house.call(getCompetenceList, { token })).body.data;
const find = async (name: string) => (await list()).find(({ nameText }) => nameText.ru === name);
const counts = ({ body }: Awaited<ReturnType<typeof send>>) => [
  body.created,
  body.updated,
  body.unchanged,
];
const save = (query: { format?: 'csv' | 'xlsx'; q?: string }, locale = 'ru', of = own) =>
  house.call(exportCompetences, {
    token: of.hrToken,
    query,
    headers: { 'accept-language': locale },
  });

const header = 'Компетенция|Описание|Вопрос';
const wide =
  'Компетенция|Компетенция на английском|Описание|Описание на английском|Вопрос|Вопрос на английском';

describe('a file', () => {
  test('brings competencies whose texts stand once, in each row or in merged cells', async () => {
    const once = csv(`${wide}
Точность|Accuracy|Без ошибок|No errors|Проверяет|Checks
||||Сверяет|
Скорость||Быстро||Успевает|`);
    expect((await send(once, { dryRun: true })).body.firstCompetences).toEqual([
      {
        rowIndex: 2,
        outcome: 'created',
        changed: [],
        name: 'Точность',
        questionCount: 2,
      },
      expect.objectContaining({ rowIndex: 4, name: 'Скорость', questionCount: 1 }),
    ]);
    expect(await find('Точность')).toBeUndefined();
    const saved = await send(once);
    expect([saved.body.message, ...counts(saved)]).toEqual(['Импорт завершён', 2, 0, 0]);
    expect(await find('Точность')).toMatchObject({
      nameText: { ru: 'Точность', en: 'Accuracy' },
      descriptionText: { ru: 'Без ошибок', en: 'No errors' },
      questionList: [
        { questionText: { ru: 'Проверяет', en: 'Checks' }, position: 1 },
        { questionText: { ru: 'Сверяет' }, position: 2 },
      ],
    });
    const repeated = csv(`${wide}
Точность|Accuracy|Без ошибок|No errors|Проверяет|Checks
точность|Accuracy|Без  ошибок|No errors|Сверяет|`);
    const merged = book(
      `Библиотека|||||\n${wide}
Точность|Accuracy|Без ошибок|No errors|Проверяет|Checks
||||Сверяет|`,
      'A3:A4',
      'B3:B4',
      'C3:C4',
    );
    expect(counts(await send(repeated, { dryRun: true }))).toEqual([0, 0, 1]);
    expect(counts(await send(merged, { dryRun: true }))).toEqual([0, 0, 1]);
  });

  test('changes what is known, by name; a question that stays is the same, and a form notices', async () => {
    const { id, version, questionList } = (await find('Точность'))!;
    const reply = await send(
      csv(`${wide}
ТОЧНОСТЬ|Precision|Без ошибок|No errors|Сверяет|
||||Ищет причину|
Скорость||Быстро||Успевает|`),
    );
    expect(counts(reply)).toEqual([0, 1, 1]);
    expect(reply.body.firstCompetences).toEqual([
      expect.objectContaining({ changed: ['nameEn', 'question', 'questionEn'] }),
    ]);
    const after = (await find('Точность'))!;
    expect([after.id, after.version, after.nameText.en]).toEqual([id, version + 1, 'Precision']);
    expect(after.questionList[0]?.id).toBe(questionList[1]?.id);
    const { nameText, descriptionText } = after;
    const form = { id, version, nameText, descriptionText, questionList: after.questionList };
    const late = await house.call(updateCompetence, { token: own.hrToken, body: form });
    expect(late.status).toBe(409);
  });

  test('leaves alone what it has no column for, and what it does not name', async () => {
    const before = await list();
    const short = csv('Компетенция|Вопрос\nТочность|Сверяет\n|Ищет причину');
    expect(counts(await send(short))).toEqual([0, 0, 1]);
    expect(await list()).toEqual(before);
    const emptied = csv(
      'Компетенция|Компетенция на английском|Вопрос\nТочность||Сверяет\n||Ищет причину',
    );
    const reply = await send(emptied, { dryRun: true });
    expect(reply.body.firstCompetences[0]?.changed).toEqual(['nameEn']);
  });

  test('is noted once, with its counts; a dry run and a refused file are not', async () => {
    const notes = async () =>
      (await house.call(getAuditList, { token: admin })).body.data
        .filter(({ verb, kind }) => verb === 'import' && kind === 'competence')
        .map(({ details }) => details);
    const before = await notes();
    const bytes = csv(`${header}\nПорядок|Всё на месте|Убирает`);
    await send(bytes, { dryRun: true });
    await send(csv(`${header}\n|Всё на месте|Убирает`));
    await send(bytes);
    const counted = { createdCount: 1, updatedCount: 0, restoredCount: 0, unchangedCount: 0 };
    expect(await notes()).toEqual([counted, ...before]);
  });

  test('of one company is nothing to another', async () => {
    const before = await list(other);
    const bytes = csv(`${header}\nПорядок|Всё на месте|Убирает`);
    expect(counts(await send(bytes, { dryRun: true, token: other.hrToken }))).toEqual([1, 0, 0]);
    expect(await list(other)).toEqual(before);
  });

  test('that two people send at once is taken once, beside the library too', async () => {
    const bytes = csv(`${header}\nПродажи|Продаёт|Договаривается\nСпорт|Двигается|Бегает`);
    const library = house.call(takeFromLibrary, {
      token: own.hrToken,
      body: { idList: ['sales'] },
    });
    const replies = await Promise.all([send(bytes), send(bytes, { token: admin })]);
    await library;
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const names = (await list()).map(({ nameText }) => nameText.ru);
    expect(names.filter((name) => name === 'Спорт' || name === 'Продажи')).toHaveLength(2);
  });

  test('brings back what is archived, with its own texts; a saved file leaves the archive out', async () => {
    const { database } = house.context;
    const { id } = await inBrand(database, own.brandId, (scope) =>
      makeCompetence(scope, { ru: 'Рвение' }),
    );
    await house.call(archiveCompetence, { token: own.hrToken, params: { id } });
    const { rows } = await readTable((await save({ q: 'рвение' })).bytes);
    expect(rows).toHaveLength(1);
    const bytes = csv(`${header}\nРвение|Старается|Берётся сам`);
    const { body } = await send(bytes);
    expect([body.created, body.restored]).toEqual([0, 1]);
    expect(await find('Рвение')).toMatchObject({ id, descriptionText: { ru: 'Старается' } });
    expect(counts(await send(bytes, { dryRun: true }))).toEqual([0, 0, 1]);
  });

  test('that names the columns in its own way is matched by the person', async () => {
    const bytes = csv('Что|Суть|Как видно\nЧуткость|Слышит|Замечает');
    const refused = await send(bytes, { dryRun: true });
    expect(refused.body.problemList.map(({ message }) => message)).toEqual([
      'Нет столбца «Competency in Russian / Компетенция»',
      'Нет столбца «Question in Russian / Вопрос»',
    ]);
    const columns = JSON.stringify({ 0: 'name', 1: 'description', 2: 'question' });
    expect(counts(await send(bytes, { dryRun: true, form: { columns } }))).toEqual([1, 0, 0]);
  });
});

const good = `${header}\nЧестность|Не лжёт|Говорит как есть`;
const long = (length: number) => 'а'.repeat(length);

describe('with a mistake nothing is saved, and each problem is said once:', () => {
  test.each<[string, Bytes, string[]]>([
    ['no name', csv(good.replace('Честность', '')), ['Компетенция: обязательное поле: 1']],
    ['no question', csv(good.replace('Говорит как есть', '')), ['Вопрос: обязательное поле: 1']],
    ['no description', csv(good.replace('Не лжёт', '')), ['Описание: обязательное поле: 1']],
    [
      'no column of questions',
      csv('Компетенция|Описание\nЧестность|Не лжёт'),
      ['Нет столбца «Question in Russian / Вопрос»: 1'],
    ],
    [
      'English alone',
      csv(`${wide}\n|Honesty||No lies||Tells it\n||||Молчит|Is silent\n||||| Waits`),
      [
        'Вопрос: есть только английский текст. Нужен и русский.: 2',
        'Компетенция: есть только английский текст. Нужен и русский.: 1',
        'Описание: есть только английский текст. Нужен и русский.: 1',
      ],
    ],
    [
      'a competence twice',
      csv(`${good}\nПокой|Тихо|Молчит\nчестность||Ещё вопрос`),
      ['Компетенция: эта компетенция уже есть выше. Соберите её вопросы подряд.: 1'],
    ],
    [
      'two descriptions of one',
      csv(`${good}\nЧестность|Другое|Ещё вопрос`),
      ['Описание: не так, как в строке выше у этой же компетенции: 1'],
    ],
    [
      'a question over the limit, in three rows',
      csv(`${good}\n${`||${long(1001)}\n`.repeat(3).trim()}`),
      ['Вопрос: не длиннее 1000 знаков: 3'],
    ],
    [
      'a description over the limit',
      csv(good.replace('Не лжёт', long(2001))),
      ['Описание: не длиннее 2000 знаков: 1'],
    ],
    [
      'a name over the limit',
      csv(good.replace('Честность', long(201))),
      ['Компетенция: не длиннее 200 знаков: 1'],
    ],
    [
      'a hundred and one questions',
      csv(
        `${header}\nЧестность|Не лжёт|В0\n${Array.from({ length: 100 }, (_, n) => `||В${n + 1}`).join('\n')}`,
      ),
      ['Вопрос: можно не больше 100: 1'],
    ],
    [
      'formulas without values',
      book(good.replace('Говорит как есть', '=B2')),
      [
        'В строке есть формулы без значений. Откройте файл в Excel или LibreOffice, сохраните и выберите снова.: 1',
      ],
    ],
    [
      'a name that turns the line around',
      csv(good.replace('Честность', 'Чест\u202eность')),
      ['Компетенция: есть перенос строки или невидимый знак. Наберите текст заново.: 1'],
    ],
    [
      'more than a thousand',
      csv(`${header}\n${Array.from({ length: 1001 }, (_, n) => `К${n}|О|В`).join('\n')}`),
      ['Компетенция: больше 1000 компетенций. Проверьте, тот ли столбец выбран.: 1'],
    ],
    ['a header alone', csv(header), ['Под заголовком нет ни одной строки: 1']],
  ])('%s', async (_, bytes, problems) => {
    const before = await list();
    const { status, body } = await send(bytes);
    const said = body.problemList.map(({ message, rowCount }) => `${message}: ${rowCount}`);
    expect([status, said]).toEqual([200, problems]);
    expect(body.message).toMatch(/^Файл не принят/);
    expect(await list()).toEqual(before);
  });

  test('a name that the directory has twice', async () => {
    const { database } = house.context;
    await inBrand(database, own.brandId, async (scope) => {
      await makeCompetence(scope, { ru: 'Двойник' });
      await makeCompetence(scope, { ru: 'двойник' });
    });
    const { body } = await send(csv(`${header}\nДвойник|Кто|Что`));
    expect(body.data).toEqual([
      {
        rowIndex: 2,
        errorList: [
          'Компетенция «Двойник»: в справочнике несколько компетенций с таким названием. Оставьте одну.',
        ],
      },
    ]);
  });
});

describe('sheets of every kind:', () => {
  const rows = rowsOf(good);
  test.each<[string, Bytes, object]>([
    [
      'a hidden one, an empty one and a chart before the table',
      sheets(
        { name: 'Старое', rows: rowsOf(good.replace('Честность', 'Старая')), isHidden: true },
        { name: 'Лист1', rows: [] },
        { name: 'Диаграмма', rows: [], isChart: true },
        { name: 'Лист2', rows },
      ),
      { sheet: 'Лист2', created: 1 },
    ],
    [
      '300 columns, the last ones in use',
      sheets({
        name: 'Лист1',
        rows: rows.map((row, at) => [...Array(297).fill(at === 0 ? 'х' : '1'), ...row]),
      }),
      { created: 1, firstCompetences: [expect.objectContaining({ name: 'Честность' })] },
    ],
    [
      'titles above the header, English names',
      sheets({
        name: 'Sheet1',
        rows: [
          ['Competency framework'],
          [],
          ['Competency', 'Definition', 'Behavioural indicator'],
          ...rows.slice(1),
        ],
      }),
      { created: 1 },
    ],
  ])('%s', async (_, bytes, due) => {
    const { body } = await send(bytes, { dryRun: true });
    expect(body).toMatchObject({ data: [], ...due });
  });

  test.each<[string, Bytes, number, string]>([
    ['an empty file', () => Buffer.from(''), 400, 'tableFile.empty'],
    ['an empty sheet', sheets({ name: 'Лист1', rows: [] }), 400, 'tableFile.empty'],
    [
      'charts alone',
      sheets({ name: 'Диаграмма', rows: [], isChart: true }),
      400,
      'tableFile.noWorksheet',
    ],
    ['a bomb', () => zipBomb(70, false), 413, 'tableFile.unpacksTooLarge'],
    ['a web page', () => Buffer.from('<html><table></table></html>'), 415, 'tableFile.webPage'],
  ])('%s is refused', async (_, bytes, status, key) => {
    const reply = await send(bytes, { dryRun: true });
    expect([reply.status, reply.body.errors?.[0]?.key]).toEqual([status, key]);
  });
});

describe('what is saved as a file', () => {
  let house3: Company;
  beforeAll(async () => {
    const { database, now } = house.context;
    house3 = await makeCompany(database, now(), { howMany: 0 });
    await inBrand(database, house3.brandId, async (scope) => {
      await makeCompetence(scope, { ru: '=1+1', en: "'quoted" }, [
        { ru: 'Одна строка\nи другая', en: '-1' },
        { ru: long(1000), en: long(1000) },
      ]);
      await makeCompetence(scope, { ru: 'A, B; "C"' });
    });
  });

  test.each([
    ['csv', 'ru'],
    ['csv', 'en'],
    ['xlsx', 'ru'],
    ['xlsx', 'en'],
  ] as const)('comes back unchanged: %s, %s', async (format, locale) => {
    const { bytes } = await save({ format }, locale, house3);
    const reply = await send(() => bytes, { dryRun: true, token: house3.hrToken });
    expect([reply.body.problemList, ...counts(reply)]).toEqual([[], 0, 0, 4]);
  });

  test('has a name in each row, the rest in the first, and is XLSX unless CSV is asked for', async () => {
    const { bytes, headers } = await save({ q: 'надёж' });
    expect(headers['content-disposition']).toMatch(/kompetencii_[\d-]+\.xlsx/);
    const { rows, sheet } = await readTable(bytes);
    expect(sheet).toBe('Компетенции');
    expect(rows.map(({ cells }) => cells)).toEqual([
      wide.split('|'),
      [
        'Надёжность',
        'Reliability',
        'Надёжность: что это',
        '',
        'Держит слово: Надёжность',
        'Keeps promises: Надёжность',
      ],
      ['Надёжность', '', '', '', 'Слышит других: Надёжность'],
    ]);
  });

  test('holds nothing of another company', async () => {
    const { bytes } = await save({ format: 'csv' }, 'ru', other);
    const { rows } = await readTable(bytes);
    expect(new Set(rows.slice(1).map(({ cells }) => cells[0]))).toEqual(
      new Set(['Надёжность', 'Внимание к людям']),
    );
  });

  test.each(['ru', 'en'])('the example is taken as it is, in %s', async (locale) => {
    const { bytes } = await house.call(getCompetenceExample, {
      token: other.hrToken,
      headers: { 'accept-language': locale },
    });
    const reply = await send(() => bytes, { dryRun: true, token: other.hrToken });
    expect([reply.body.problemList, ...counts(reply)]).toEqual([[], 2, 0, 0]);
  });
});
