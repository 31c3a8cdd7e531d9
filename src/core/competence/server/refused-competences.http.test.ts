import { describe, expect, test } from 'vitest';
import { inBrand, makeCompetence } from '#test/factories.ts';
import {
  type Bytes,
  good,
  header,
  startCompetenceFiles,
  wide,
} from '#test/file/competence-file.ts';
import { book, csv, rowsOf, sheets } from '#test/file/people-files/file.ts';

/** Files of competencies that are refused, and those that look odd and are not (rule 87). */
const { house, companies, list, send } = startCompetenceFiles();

const long = (length: number) => 'а'.repeat(length);

describe('with a mistake nothing is saved, and each problem is said once:', () => {
  test.each<[string, Bytes, string[]]>([
    ['no name', csv(good.replace('Честность', '')), ['Компетенция: обязательное поле: 1']],
    ['no question', csv(good.replace('Говорит как есть', '')), ['Вопрос: обязательное поле: 1']],
    ['no description', csv(good.replace('Не лжёт', '')), ['Описание: обязательное поле: 1']],
    [
      'no column of questions',
      csv('Компетенция|Описание\nЧестность|Не лжёт'),
      ['Нет столбца «Вопрос»: 1'],
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
    await inBrand(database, companies.own.brandId, async (scope) => {
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
    ['a web page', () => Buffer.from('<html><table></table></html>'), 415, 'tableFile.webPage'],
  ])('%s is refused', async (_, bytes, status, key) => {
    const reply = await send(bytes, { dryRun: true });
    expect([reply.status, reply.body.errors?.[0]?.key]).toEqual([status, key]);
  });
});
