import { buffer } from 'node:stream/consumers';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Cell } from '#platform/server/table-file/cell/cell.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import { speak } from '#platform/texts/speak.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { reportTables } from './report-tables.ts';

const timeZone = 'Europe/Moscow';
const tablesOf = (content: ReportContent, locale: 'ru' | 'en' = 'ru') =>
  Object.fromEntries(
    reportTables({ content, locale, t: speak[locale], timeZone }).map(({ name, rows }) => [
      name,
      rows,
    ]),
  );
const decimalsOf = (cells: readonly Cell[]) =>
  cells.flatMap((cell) => (typeof cell === 'object' && cell && 'decimal' in cell ? [cell] : []));

test.each(everyShape)('%s: no mark has more digits than the report shows', (_, content) => {
  const decimals = decimalsOf(Object.values(tablesOf(content)).flat(2));
  const digits = keepsAnonymity(content) ? 1 : 2;
  for (const cell of decimals) {
    expect([cell.digits, Number(cell.decimal.toFixed(digits))]).toEqual([digits, cell.decimal]);
  }
});

test('combined groups stand under their names, and what is withheld is not there', () => {
  const [head, ...rows] = tablesOf(reportShapes.merged).Компетенции ?? [];
  expect(head).toContain('Клиенты, подчинённые');
  expect(head).not.toContain('Клиенты');
  const at = head!.indexOf('Клиенты, подчинённые');
  expect(rows.some((row) => row[at] === null && String(row.at(-1)).includes('мало оценок'))).toBe(
    true,
  );
  const withheld = tablesOf(reportShapes.withheld);
  expect(withheld.Компетенции?.[0]?.join()).not.toContain('Коллеги');
  expect(plain(String(withheld.Итоги))).toContain('Не показаны ответы 2 человек');
});

test('beside a mark stands how many are in the group, and why it is rough or missing', () => {
  const { Компетенции, Итоги } = tablesOf(reportShapes.gaps);
  const [head = [], ...rows] = Компетенции ?? [];
  const told = (row: number, group: string) => {
    const at = head.indexOf(group);
    const [mark, people] = rows[row]!.slice(at, at + 2);
    return [decimalsOf([mark!])[0]?.decimal, people];
  };
  const remarks = rows.map((row) => plain(String(row.at(-1))));
  expect(told(0, 'Коллеги')).toEqual([4.7, 8]);
  expect(told(2, 'Коллеги')).toEqual([4.3, 8]);
  expect(told(2, 'Клиенты')).toEqual([undefined, null]);
  expect(head.at(-1)).toBe('Что важно знать');
  expect(remarks[2]).toBe('Коллеги: примерно; Клиенты: мало оценок');
  expect(remarks[4]).toContain('Подчинённые: недавно спрашивали');
  for (const word of ['«Примерно»', '«Мало оценок»', '«Недавно спрашивали»']) {
    expect(plain(String(Итоги))).toContain(word);
  }
  expect(plain(String(tablesOf(reportShapes.anonymous).Итоги))).not.toContain('«Примерно»');
});

test('the marks of single questions stand on a sheet of their own', () => {
  const [head, first, ...rest] = tablesOf(reportShapes.gaps)['Оценки по вопросам']!;
  expect(head).toEqual([
    'Компетенция',
    'Вопрос',
    'Руководители',
    'Коллеги, клиенты, подчинённые',
    'Самооценка',
    'Что важно знать',
  ]);
  const [row] = reportShapes.gaps.competenceMarkList;
  expect(first).toEqual([
    row!.name,
    row!.questionMarkList[0]!.questionText,
    ...(['supervisorMark', 'otherMark', 'selfMark'] as const).map((of) => ({
      decimal: row!.questionMarkList[0]![of],
      digits: 1,
    })),
    null,
  ]);
  const notes = new Set(rest.map((cells) => cells.at(-1)));
  expect(notes).toEqual(new Set([null, 'примерно', 'недавно спрашивали']));
  for (const shape of ['interim', 'noAnswers', 'noCompetences'] as const) {
    expect(tablesOf(reportShapes[shape])).not.toHaveProperty('Оценки по вопросам');
  }
});

test('method 90 repeats no column, and knows nothing of self', () => {
  const tables = tablesOf(reportShapes.by90, 'en');
  expect(tables.Competencies?.[0]).toEqual(['No.', 'Competency', 'Managers', 'Managers: people']);
  expect(tables['Strengths and what to develop']?.[0]).toEqual([
    'Competency',
    'What it is',
    'Others’ rating',
  ]);
});

test('the strengths and the four lists stand whole, one after another', () => {
  const content = reportShapes.anonymous;
  const [, ...rows] = tablesOf(content)['Сильные стороны и что развивать']!;
  expect(rows.map(([name, why]) => [why, name])).toEqual(
    [
      ['Сильные стороны', content.strengthList] as const,
      ['Самые низкие оценки', content.competenceMinMarkList] as const,
      ['Зоны развития', content.developmentZoneList] as const,
      ['Скрытые возможности', content.hiddenPossibilitiesList] as const,
      ['Слепые зоны', content.blindZoneList] as const,
    ].flatMap(([why, list]) => list.map(({ name }) => [why, name])),
  );
});

test('another program opens the workbook: sheets by name, marks as numbers, texts as texts', async () => {
  const content = structuredClone(reportShapes.anonymous);
  const [question] = content.commonQuestionAnswerList.filter(({ type }) => type === 'text');
  question!.answers[0]!.data = ['=HYPERLINK("http://x";"y")', '@SUM(A1)', '<b>&"\u0001'];
  const tables = reportTables({ content, locale: 'ru', t: speak.ru, timeZone });
  const opened = await readXlsx(await buffer(streamXlsx(tables)));
  expect(opened.map(({ sheet }) => sheet)).toEqual([
    'Итоги',
    'Компетенции',
    'Сильные стороны и что развивать',
    'Оценки по вопросам',
    'Вопросы с оценкой',
    'Открытые вопросы',
    'Участники',
  ]);
  const [summary, competences, , , , answers] = opened.map(({ data }) => data);
  expect(summary?.find(([label]) => label === 'Начало оценки')?.[1]).toBeInstanceOf(Date);
  const mark = content.competenceMarkList[0]!.otherParticipantMark!;
  const at = competences![0]!.indexOf('Внешняя оценка');
  expect(competences?.[1]?.[at]).toBe(Number(mark.toFixed(1)));
  expect(answers?.slice(1, 4).map((row) => row[2])).toEqual([
    '=HYPERLINK("http://x";"y")',
    '@SUM(A1)',
    expect.stringContaining('<b>&"'),
  ]);
});
