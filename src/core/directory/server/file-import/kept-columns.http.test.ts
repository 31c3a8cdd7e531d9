import { beforeAll, expect, test } from 'vitest';
import { importCompetences } from '#core/competence/contract/competence-file.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { importReports } from '#core/report/contract/imported-report.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { csv } from '#test/file/people-files/file.ts';
import { startApp } from '#test/start/start-app.ts';

/** What somebody chooses for the columns of a file is known in the next one (rule 79). */
const house = startApp();
let own: Company;
let other: Company;
beforeAll(async () => {
  const { database, now } = house.context;
  own = await makeCompany(database, now(), { howMany: 0 });
  other = await makeCompany(database, now(), { howMany: 0 });
  for (const { brandId, ...place } of [own, other]) {
    await inBrand(database, brandId, (scope) =>
      makePerson(scope, { ...place, email: 'kim@zavod.ru' }),
    );
  }
});

/** The same in all three files, and longer than an answer shows it. */
const header = 'Как это называлось в программе, которой мы пользовались до прошлого года';
const imports = [
  {
    endpoint: importCompetences,
    field: 'name',
    text: `${header}|Описание|Вопрос\nСмелость|Не прячет правду|Говорит прямо`,
  },
  {
    endpoint: importReports,
    field: 'competence',
    text: `${header}|E-mail|Роль|Оценка|Сколько человек|Начало оценки
Смелость|kim@zavod.ru|Руководитель|4|1|01.03.2024`,
  },
  {
    endpoint: importEmployees,
    field: 'position',
    text: `${header}|E-mail|Фамилия|Имя|Подразделение|Дата приёма
Инженер|son@zavod.ru|Сон|Ли|Разработка|01.03.2024`,
  },
] as const;

test.each(imports)(
  '$endpoint.name: for files of its kind, this company and once saved',
  async ({ endpoint, field, text }) => {
    async function send(dryRun: boolean, { hrToken: token }: Company, form = {}) {
      const { status, body } = await house.call<typeof importCompetences>(endpoint as never, {
        token,
        query: { dryRun: dryRun ? 'true' : 'false' },
        body: form,
        file: { bytes: await csv(text)(), name: 'table' },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return [body.columns[0]?.field, body.errorRowCount];
    }
    const unknown = [null, 1];
    const chosen = { columns: JSON.stringify({ 0: field }) };
    expect(await send(true, own)).toEqual(unknown);
    expect(await send(true, own, chosen)).toEqual([field, 0]);
    expect(await send(true, own)).toEqual(unknown);
    expect(await send(false, own, chosen)).toEqual([field, 0]);
    expect(await send(true, own)).toEqual([field, 0]);
    expect(await send(true, other)).toEqual(unknown);
  },
);
