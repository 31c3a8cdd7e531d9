import { beforeAll, expect, test } from 'vitest';
import { getFirstSteps } from '#core/competence/contract/first-step.ts';
import { takeFromLibrary } from '#core/library/contract/library.ts';
import { librarySteps } from '#core/library/server/first-steps/proposed-steps.ts';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { counts, startCompetenceFiles } from '#test/file/competence-file.ts';
import { csv } from '#test/file/people-files/file.ts';

/** First steps in files of competencies: a step in a row, beside the questions (decision 171). */
const { house, companies, find, send, save } = startCompetenceFiles();
const header = 'Компетенция|Описание|Вопрос|Первый шаг|Первый шаг на английском';
const own = () => companies.own.hrToken;

beforeAll(async () => {
  await house.call(takeFromLibrary, { token: own(), body: { idList: ['sales'] } });
});

const steps = async (name: string, locale = 'ru') => {
  const { id } = (await find(name))!;
  const headers = { 'accept-language': locale };
  const query = { ids: id };
  const { body } = await house.call(getFirstSteps, { token: own(), headers, query });
  return body.data[0]?.firstStepList;
};

test('a saved file has them, more than there are questions too, and comes back unchanged here and elsewhere', async () => {
  const { bytes } = await save({ q: 'продажи' });
  const { rows } = await readTable(bytes);
  const sales = librarySteps.sales!;
  expect(rows.slice(1).map(({ cells }) => cells[6])).toEqual(sales.map(({ ru }) => ru));
  expect(rows[5]?.cells.slice(0, 6)).toEqual(['Продажи', '', '', '', '', '']);
  expect(counts(await send(() => bytes, { dryRun: true }))).toEqual([0, 0, 1]);
  const token = companies.other.hrToken;
  expect(counts(await send(() => bytes, { token }))).toEqual([1, 0, 0]);
});

test('a file brings, changes and takes away steps, and leaves them alone where it has no column', async () => {
  const sending = async (...rows: string[]) => {
    const { body } = await send(csv([header, ...rows].join('\n')));
    return body.firstCompetences[0]?.changed;
  };
  await sending('Шитьё|Шьёт|Метает|Вденьте нить|Thread a needle', '|||Сшейте край|');
  expect(await steps('Шитьё', 'en')).toEqual(['Thread a needle', 'Сшейте край']);
  expect(await sending('Шитьё|Шьёт|Метает|Вденьте нить|', '|||Сшейте край|Sew a hem')).toEqual([
    'stepEn',
  ]);
  expect(counts(await send(csv('Компетенция|Вопрос\nШитьё|Метает')))).toEqual([0, 0, 1]);
  expect(await steps('Шитьё')).toEqual(['Вденьте нить', 'Сшейте край']);
  const inRussian = 'Компетенция|Вопрос|Первый шаг\nШитьё|Метает|Сшейте край';
  await send(csv(inRussian));
  expect(await steps('Шитьё', 'en')).toEqual(['Sew a hem']);
  expect(await sending('Шитьё|Шьёт|Метает||')).toEqual(['step', 'stepEn']);
  expect(await steps('Шитьё')).toEqual([]);
});

test('what no step may be is said at its row and column', async () => {
  const long = 'я'.repeat(201);
  const bytes = csv(`${header}\nВязка|Вяжет|Считает|Шаг|\n||Ровняет||Only English\n|||${long}|`);
  const { body } = await send(bytes, { dryRun: true });
  expect(body.data.map(({ rowIndex }) => rowIndex)).toEqual([3, 4]);
  expect(body.problemList.map(({ message }) => message).join()).toContain('Первый шаг');
  const many = Array.from({ length: 11 }, (_, at) => `|||Шаг ${at}|`).join('\n');
  const crowded = await send(csv(`${header}\nВязка|Вяжет|Считает||\n${many}`), { dryRun: true });
  expect(crowded.body.problemList).toHaveLength(1);
});
