import { describe, expect, test } from 'vitest';
import { getImportedExample, importReports } from '#core/report/contract/imported-report.ts';
import { exportReport } from '#core/report/contract/report.ts';
import { inBrand, makePerson } from '#test/factories.ts';
import { mailsOf } from '#test/file/participant-file.ts';
import { testNow } from '#test/start/start-app.ts';
import { spring, startHistory } from '#test/start/start-history.ts';

const { house, state, send, listed, history, open } = startHistory();
const now = new Date(testNow);

describe('a file of earlier reports', () => {
  test('a dry run says what would be brought in, and brings in nothing', async () => {
    const lines = [
      ...spring(state.mails[0], 2024),
      `${state.mails[0]};Надёжность;Все;4;6;01.03.2024;15.03.2024;Весна 2024`,
    ];
    const { status, body } = await send(lines, { dryRun: true });
    expect([status, body.message, body.created]).toEqual([200, 'Файл проверен', 1]);
    expect(body.reportList).toEqual([
      {
        rowIndex: 2,
        employeeId: state.own.people[0],
        subject: expect.stringMatching(/^Иванов\d+ Пётр$/),
        title: 'Весна 2024',
        dateStart: '2024-03-01',
        dateEnd: '2024-03-15',
        competenceCount: 2,
        outcome: 'created',
      },
    ]);
    expect(body.newCompetences).toEqual([{ name: 'Смелость', count: 4, id: null }]);
    expect(body.skipped).toEqual([{ rowIndex: 10, reason: 'total', text: 'Все' }]);
    expect([body.withheldCount, body.anonymityThreshold]).toEqual([0, 3]);
    expect(await history()).toEqual([]);
  });

  test('has e-mails where names are expected', async () => {
    const header = 'Сотрудник;Компетенция;Роль;Оценка;Начало оценки;Окончание оценки';
    const line = (who: string) => `${who};Смелость;Руководитель;3;01.03.2024;15.03.2024`;
    const one = await send([line(` ${state.mails[1]?.toUpperCase()}`)], { dryRun: true, header });
    expect(one.body.reportList).toMatchObject([{ employeeId: state.own.people[1] }]);
    const none = await send([line('nobody@example.ru')], { dryRun: true, header });
    expect(none.body.data).toEqual([
      { rowIndex: 2, errorList: ['ФИО «nobody@example.ru»: нет сотрудника с таким e-mail'] },
    ]);
  });

  test('becomes a report like our own, marked as brought in', async () => {
    const { status, body } = await send(spring(state.mails[0]));
    expect([status, body.message, body.created]).toEqual([200, 'Отчёты перенесены', 1]);
    const [assessment] = await history();
    expect(assessment).toMatchObject({
      title: 'Весна 2025',
      reportCount: 1,
      broughtAt: now.toISOString(),
    });
    const id = assessment?.questionaryId ?? '';
    const { rows: known } = await house.context.database.pool.query(
      `select k.person_id as id from knowledge k join questionary q on q.brand_id = k.brand_id
       where q.id = $1 and k.reader_id = q.sent_by`,
      [id],
    );
    expect(known).toEqual([{ id: state.own.people[0] }]);
    const { data, previous, company } = (await open(id, state.own.people[0]!)).body;
    expect([previous, company]).toEqual([null, null]);
    expect(data).toMatchObject({
      type: 'broughtIn',
      method: '360',
      kind: 'final',
      isAnonymous: true,
      anonymityThreshold: 3,
      position: null,
      createdAt: '2025-03-15T12:00:00.000Z',
      broughtIn: { title: 'Весна 2025', scale: '1-5', at: now.toISOString() },
    });
    expect(data.competenceMarkList[0]).toMatchObject({
      competenceId: state.own.competenceIds[0],
      selfMark: 5,
      participantList: [
        { types: ['supervisor'], mark: 3, sheetCount: 1 },
        // Five colleagues with 4.26 and one subordinate with 2.
        { types: ['colleague', 'subordinate'], mark: 3.9, sheetCount: 6 },
        { types: ['employee'], mark: 5, sheetCount: 1 },
      ],
    });
    expect(data.blindZoneList.map(({ name }) => name)).toEqual(['Надёжность', 'Смелость']);
    const rows = await listed(undefined, { 'filterList[type]': 'broughtIn' });
    expect(rows.data.map(({ number, type, hasPrevious }) => [number, type, hasPrevious])).toEqual([
      [assessment?.number, 'broughtIn', false],
    ]);
    for (const format of ['xlsx', 'csv', 'pdf']) {
      const query = { questionaryId: id, employeeId: state.own.people[0]!, format };
      expect((await house.call(exportReport, { token: state.own.hrToken, query })).status).toBe(
        200,
      );
    }
  });

  test('the same file again changes nothing; other numbers are said and left', async () => {
    const again = (await send(spring(state.mails[0]))).body;
    expect([again.created, again.unchanged, again.different]).toEqual([0, 1, 0]);
    const other = spring(state.mails[0]).map((line) => line.replace('4,26', '1'));
    const { body } = await send([...other, ...spring(state.mails[1])]);
    expect([body.created, body.unchanged, body.different]).toEqual([1, 0, 1]);
    const [assessment, ...others] = await history();
    expect([assessment?.reportCount, others]).toEqual([2, []]);
    const { data } = (await open(assessment?.questionaryId ?? '', state.own.people[0]!)).body;
    expect(data.competenceMarkList[0]?.participantList[1]?.mark).toBe(3.9);
  });

  test('takes names, former employees, other scales, years and English words', async () => {
    const { database } = house.context;
    const place = { positionId: state.own.positionId, subdivisionId: state.own.subdivisionId };
    await inBrand(database, state.own.brandId, (scope) =>
      makePerson(scope, {
        ...place,
        lastName: 'Ушедшая',
        firstName: 'Анна',
        middleName: 'Олеговна',
        firedAt: '2025-01-01',
      }),
    );
    const { body } = await send(
      [
        'Ушедшая Анна Олеговна,reliability,Peers,"7.75",4,2023',
        'анна ушедшая,Reliability,Self,10,,2023',
      ],
      { header: 'Full name,Competency,Role,Score,Respondents,Year', scale: '1-10', dryRun: true },
    );
    expect([body.data, body.created, body.newCompetences]).toEqual([[], 1, []]);
    expect(body.reportList[0]).toMatchObject({ dateStart: '2023-01-01', dateEnd: '2023-12-31' });
  });

  test('a name that the directory lacks may mean one that it has', async () => {
    const line = `${state.mails[2]};Смелость;Коллеги;4;5;2023;;`;
    const competences = JSON.stringify({ 'смелость ': state.own.competenceIds[1] });
    const { body } = await send([line], { dryRun: true, competences });
    expect(body.newCompetences).toEqual([
      { name: 'Смелость', count: 1, id: state.own.competenceIds[1] },
    ]);
    const foreign = JSON.stringify({ Смелость: state.other.competenceIds[0] });
    const refused = await send([line], { dryRun: true, competences: foreign });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'competences']);
  });
});

describe('what is wrong', () => {
  test('is said once each with its rows, and nothing is taken', async () => {
    const before = (await history()).length;
    const [foreign] = await mailsOf(house, state.other);
    const good = `${state.mails[3]};Надёжность;Коллеги;4;5;2023;;`;
    const { body } = await send([
      good,
      `${foreign};Надёжность;Коллеги;4;5;2023;;`,
      `${state.mails[3]};Надёжность;Сосед;4;5;2023;;`,
      `${state.mails[3]};;Коллеги;4;5;2023;;Название`,
      `${state.mails[3]};Смелость;Коллеги;6;5;2023;;`,
      `${state.mails[4]};Смелость;Коллеги;7,5;5;2023;;`,
      `${state.mails[3]};Смелость;Коллеги;пять;5;2023;;`,
      `${state.mails[3]};Смелость;Коллеги;4;много;2023;;`,
      `${state.mails[3]};Смелость;Коллеги;4;5;вчера;;`,
      `${state.mails[3]};Смелость;Коллеги;4;5;01.06.2026;;`,
      good,
    ]);
    expect(body.message).toBe('Файл не принят: ошибки в 10 строках');
    expect(body.problemList.map(({ message, rowCount }) => [message, rowCount])).toEqual([
      ['Оценка: не помещается в шкалу от 1 до 5. Выберите шкалу, которая в файле.', 2],
      ['E-mail: нет сотрудника с таким e-mail', 1],
      [expect.stringMatching(/^Роль: такой роли нет/), 1],
      ['Компетенция: обязательное поле', 1],
      ['Оценка: нужно число, например 4,2', 1],
      ['Сколько человек: нужно целое число человек', 1],
      [expect.stringMatching(/^Начало оценки: таких дат нет/), 1],
      ['Начало оценки: оценка должна закончиться хотя бы 30 дней назад', 1],
      ['Эта роль и компетенция у этого человека уже есть в одной из строк выше', 1],
    ]);
    expect((await history()).length).toBe(before);
  });

  test('namesakes need an e-mail', async () => {
    const { body } = await send(['Пётр Кто-то;Надёжность;Коллеги;4;5;2023'], {
      header: 'ФИО;Компетенция;Роль;Оценка;Ответили;Год',
    });
    expect(body.data[0]?.errorList).toEqual([
      'ФИО «Пётр Кто-то»: такого сотрудника нет в справочнике. Добавьте его или укажите e-mail.',
    ]);
  });

  test('columns that cannot be done without are named', async () => {
    const { body } = await send(['Надёжность;Коллеги;4'], { header: 'Компетенция;Роль;Оценка' });
    expect(body.data[0]?.errorList).toEqual([
      'Нет столбца «E-mail / ФИО»',
      'Нет столбца «Начало оценки»',
    ]);
  });
});

test.each(['ru', 'en'])('the example in %s is read again', async (language) => {
  const headers = { 'accept-language': language };
  const { bytes } = await house.call(getImportedExample, { token: state.own.hrToken, headers });
  const { body } = await house.call(importReports, {
    token: state.own.hrToken,
    query: { dryRun: 'true' },
    body: {},
    file: { name: 'example.csv', bytes },
  });
  expect(body.problemList.map(({ rowCount }) => rowCount)).toEqual([4]);
});
