import { expect, test } from 'vitest';
import { mostCompetences } from '#core/questionary/contract/questionary.ts';
import { importReports } from '#core/report/contract/imported-report.ts';
import { makeCompany } from '#test/factories.ts';
import { mailsOf } from '#test/file/participant-file.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();

test('a report has as many competencies as an assessment of ours may have', async () => {
  const { database, now } = house.context;
  const company = await makeCompany(database, now(), { howMany: 2 });
  const [first, second] = await mailsOf(house, company);
  const lines = (mail: string | undefined, count: number) =>
    Array.from({ length: count }, (_, at) => `${mail};Вопрос ${at};Коллеги;4;5;2024`);
  const send = async (...rows: string[]) => {
    const bytes = ['E-mail;Компетенция;Роль;Оценка;Сколько человек;Год', ...rows].join('\n');
    const file = { name: 'reports.csv', bytes };
    return (await house.call(importReports, { token: company.hrToken, file })).body;
  };
  const refused = await send(
    ...lines(first, mostCompetences),
    ...lines(second, mostCompetences + 1),
  );
  expect([refused.created, refused.data]).toEqual([
    0,
    [
      {
        rowIndex: 2 * mostCompetences + 2,
        errorList: [
          'Компетенция: в одном отчёте больше 100 компетенций. Проверьте, тот ли столбец: может быть, в нём вопросы.',
        ],
      },
    ],
  ]);
  expect((await send(...lines(first, mostCompetences))).created).toBe(1);
});
