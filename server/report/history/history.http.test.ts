import { beforeAll, describe, expect, test } from 'vitest';
import { getAuditList } from '#contract/audit.ts';
import { createCompetence } from '#contract/competence.ts';
import { getHeatmap } from '#contract/heatmap.ts';
import { getQuestionary, getQuestionaryList } from '#contract/questionary.ts';
import { updateQuestionaryStatus } from '#contract/questionary-change.ts';
import { exportReport, getReport } from '#contract/report.ts';
import { compareReports, getReportTrend } from '#contract/report-compare.ts';
import {
  deleteHistory,
  deleteHistoryReport,
  getHistoryExample,
  getHistoryList,
  importHistory,
} from '#contract/report-history.ts';
import { getReportList } from '#contract/report-list.ts';
import { getParticipants } from '#contract/report-send.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeMember,
  makePerson,
  signIn,
} from '#test/factories.ts';
import { keepReport } from '#test/kept-report.ts';
import { mailsOf } from '#test/participant-file.ts';
import { rowsOf } from '#test/questionary-form.ts';
import { startApp, testNow } from '#test/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;
let mails: string[];
/** Whose chief the manager is, and themself. */
let ownToken: string;
let managerToken: string;
let strangerToken: string;

beforeAll(async () => {
  const { database } = house.context;
  own = await makeCompany(database, now, { howMany: 8 });
  other = await makeCompany(database, now, { howMany: 2 });
  mails = await mailsOf(house, own);
  const member = async (role: 'ROLE_MANAGER' | 'ROLE_EMPLOYEE', given: object) =>
    signIn(
      database,
      await inBrand(database, own.brandId, (scope) => makeMember(scope, [role], given)),
      now,
    );
  ownToken = await member('ROLE_EMPLOYEE', { employeeId: own.people[0] });
  managerToken = await member('ROLE_MANAGER', { subordinateIds: [own.people[0]] });
  strangerToken = await member('ROLE_EMPLOYEE', { employeeId: own.people[1] });
});

const head =
  'E-mail;Компетенция;Роль;Оценка;Сколько человек;Начало оценки;Окончание оценки;Название';
const send = (
  lines: string[],
  { dryRun = false, header = head, token = own.hrToken, ...body }: Record<string, unknown> = {},
) =>
  house.call(importHistory, {
    token: String(token),
    query: dryRun ? { dryRun: 'true' } : {},
    body: body as object,
    file: { name: 'reports.csv', bytes: [header, ...lines].join('\n') },
  });
/** All that is asked of a report of that spring. */
const spring = (mail: string | undefined, year = 2025) =>
  ['Руководитель;3;1', 'Коллеги;4,26;5', 'Подчинённые;2;1', 'Самооценка;5;']
    .flatMap((line) => ['Надёжность', 'Смелость'].map((name) => `${mail};${name};${line}`))
    .map((line) => `${line};01.03.${year};15.03.${year};Весна ${year}`);
const listed = async (token = own.hrToken, query: object = {}) =>
  (await house.call(getReportList, { token, query: { ...query } })).body;
const history = async (token = own.hrToken) =>
  (await house.call(getHistoryList, { token })).body.data;
const open = (questionaryId: string, employeeId: string, token = own.hrToken) =>
  house.call(getReport, { token, params: { questionaryId, employeeId }, query: {} });

describe('a file of earlier reports', () => {
  test('a dry run says what would be brought in, and brings in nothing', async () => {
    const lines = [
      ...spring(mails[0], 2024),
      `${mails[0]};Надёжность;Все;4;6;01.03.2024;15.03.2024;Весна 2024`,
    ];
    const { status, body } = await send(lines, { dryRun: true });
    expect([status, body.message, body.created]).toEqual([200, 'Файл проверен', 1]);
    expect(body.reportList).toEqual([
      {
        rowIndex: 2,
        employeeId: own.people[0],
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

  test('becomes a report like our own, marked as brought in', async () => {
    const { status, body } = await send(spring(mails[0]));
    expect([status, body.message, body.created]).toEqual([200, 'Отчёты перенесены', 1]);
    const [assessment] = await history();
    expect(assessment).toMatchObject({
      title: 'Весна 2025',
      reportCount: 1,
      broughtAt: now.toISOString(),
    });
    const id = assessment?.questionaryId ?? '';
    const { data, previous, company } = (await open(id, own.people[0]!)).body;
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
      competenceId: own.competenceIds[0],
      selfMark: 5,
      participantList: [
        { types: ['supervisor'], mark: 3, sheetCount: 1 },
        // Five colleagues with 4.26 and one subordinate with 2.
        { types: ['colleague', 'subordinate'], mark: 3.9, sheetCount: 6 },
        { types: ['employee'], mark: 5, sheetCount: 1 },
      ],
    });
    expect(data.blindZoneList.map(({ name }) => name)).toEqual(['Надёжность', 'Смелость']);
    const rows = await listed(own.hrToken, { 'filterList[type]': 'broughtIn' });
    expect(rows.data.map(({ number, type, hasPrevious }) => [number, type, hasPrevious])).toEqual([
      [assessment?.number, 'broughtIn', false],
    ]);
    for (const format of ['xlsx', 'csv', 'pdf']) {
      const query = { questionaryId: id, employeeId: own.people[0]!, format };
      expect((await house.call(exportReport, { token: own.hrToken, query })).status).toBe(200);
    }
  });

  test('the same file again changes nothing; other numbers are said and left', async () => {
    const again = (await send(spring(mails[0]))).body;
    expect([again.created, again.unchanged, again.different]).toEqual([0, 1, 0]);
    const other = spring(mails[0]).map((line) => line.replace('4,26', '1'));
    const { body } = await send([...other, ...spring(mails[1])]);
    expect([body.created, body.unchanged, body.different]).toEqual([1, 0, 1]);
    const [assessment, ...others] = await history();
    expect([assessment?.reportCount, others]).toEqual([2, []]);
    const { data } = (await open(assessment?.questionaryId ?? '', own.people[0]!)).body;
    expect(data.competenceMarkList[0]?.participantList[1]?.mark).toBe(3.9);
  });

  test('takes names, former employees, other scales, years and English words', async () => {
    const { database } = house.context;
    const place = { positionId: own.positionId, subdivisionId: own.subdivisionId };
    await inBrand(database, own.brandId, (scope) =>
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
    const line = `${mails[2]};Смелость;Коллеги;4;5;2023;;`;
    const competences = JSON.stringify({ 'смелость ': own.competenceIds[1] });
    const { body } = await send([line], { dryRun: true, competences });
    expect(body.newCompetences).toEqual([{ name: 'Смелость', count: 1, id: own.competenceIds[1] }]);
    const foreign = JSON.stringify({ Смелость: other.competenceIds[0] });
    const refused = await send([line], { dryRun: true, competences: foreign });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'competences']);
  });
});

describe('what is wrong', () => {
  test('is said once each with its rows, and nothing is taken', async () => {
    const before = (await history()).length;
    const [foreign] = await mailsOf(house, other);
    const good = `${mails[3]};Надёжность;Коллеги;4;5;2023;;`;
    const { body } = await send([
      good,
      `${foreign};Надёжность;Коллеги;4;5;2023;;`,
      `${mails[3]};Надёжность;Сосед;4;5;2023;;`,
      `${mails[3]};;Коллеги;4;5;2023;;Название`,
      `${mails[3]};Смелость;Коллеги;6;5;2023;;`,
      `${mails[4]};Смелость;Коллеги;7,5;5;2023;;`,
      `${mails[3]};Смелость;Коллеги;пять;5;2023;;`,
      `${mails[3]};Смелость;Коллеги;4;много;2023;;`,
      `${mails[3]};Смелость;Коллеги;4;5;вчера;;`,
      `${mails[3]};Смелость;Коллеги;4;5;01.06.2026;;`,
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
      'Нет столбца «Email / E-mail / Full name / ФИО»',
      'Нет столбца «Assessment start / Начало оценки»',
    ]);
  });
});

describe('anonymity', () => {
  test('no mark of too few leaves the file, nor one of nobody knows how many', async () => {
    const lines = [
      `${mails[5]};Надёжность;Коллеги;1,5;1;2023;;`,
      `${mails[5]};Надёжность;Подчинённые;4;1;2023;;`,
      `${mails[5]};Надёжность;Руководитель;3;;2023;;`,
      `${mails[5]};Смелость;Коллеги;2,5;;2023;;`,
      `${mails[6]};Смелость;Коллеги;2,5;2;2023;;`,
    ];
    const { body } = await send(lines);
    expect([body.created, body.nothingLeft, body.withheldCount]).toEqual([1, 1, 4]);
    expect(body.withheldList.map(({ rowIndex, type, count }) => [rowIndex, type, count])).toEqual([
      [2, 'colleague', 1],
      [3, 'subordinate', 1],
      [5, 'colleague', null],
      [6, 'colleague', 2],
    ]);
    const stored = await rowsOf<{ content: string }>(
      house,
      'select content::text as content from report where employee_id = $1',
      own.people[5],
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.content).not.toMatch(/1\.5|2\.5|"mark": 4/);
  });

  test('not beside a report of our own', async () => {
    await keepReport(house, own, {
      employeeId: own.people[7]!,
      createdAt: '2026-03-20T10:00:00.000Z',
    });
    const { body } = await send([
      `${mails[7]};Надёжность;Коллеги;4;5;01.03.2026;15.03.2026;`,
      `${mails[6]};Надёжность;Коллеги;4;5;01.03.2026;15.03.2026;`,
    ]);
    expect(body.data).toEqual([
      { rowIndex: 2, errorList: [expect.stringContaining('меньше 30 дней от отчёта по анкете')] },
    ]);
  });
});

describe('two earlier reports near each other', () => {
  const line = (what: string, days: string, title: string) =>
    `${mails[6]};${what};${days};${title}`;
  const march = '01.03.2022;15.03.2022';
  const first = () => line('Надёжность;Коллеги;4;5', march, 'Первая');
  /** The same five and one more: six times this mark without five times the other is theirs. */
  const second = () => line('Надёжность;Коллеги;3,5;6', '02.03.2022;10.04.2022', 'Вторая');
  const refusal = expect.stringContaining('меньше 30 дней от другого перенесённого отчёта');

  test('are refused in one file, and with what is there already', async () => {
    const { body } = await send([first(), second()]);
    expect(body.data).toEqual([
      { rowIndex: 2, errorList: [refusal] },
      { rowIndex: 3, errorList: [refusal] },
    ]);
    expect((await send([first()])).body.created).toBe(1);
    expect((await send([second()])).body.data).toEqual([{ rowIndex: 2, errorList: [refusal] }]);
  });

  test('also where the directory has got the competence since', async () => {
    const days = (month: string) => `01.${month}.2019;15.${month}.2019`;
    await send([line('Courage;Коллеги;4;5', days('03'), 'Первая')]);
    const text = { ru: 'Отвага', en: 'Courage' };
    const body = {
      nameText: text,
      descriptionText: text,
      questionList: [{ questionText: text }],
    };
    expect((await house.call(createCompetence, { token: own.hrToken, body })).status).toBe(200);
    const again = await send([line('Courage;Коллеги;3,5;6', days('04'), 'Вторая')]);
    expect(again.body.created).toBe(1);
    const near = line('Отвага;Коллеги;3,5;6', '01.03.2019;16.03.2019', 'Третья');
    expect((await send([near])).body.data).toEqual([{ rowIndex: 2, errorList: [refusal] }]);
  });

  test.each([
    ['of other competences', 'Смелость;Коллеги;3,5;6', march],
    ['without anonymous roles in common', 'Надёжность;Руководитель;3,5;1', march],
    ['farther apart', 'Надёжность;Коллеги;3,5;6', '02.03.2022;14.04.2022'],
  ])('%s are taken', async (_what, what, days) => {
    const { body } = await send([line(what, days, 'Третья')], { dryRun: true });
    expect([body.data, body.created]).toEqual([[], 1]);
  });
});

describe('who may see it and what it takes part in', () => {
  test('those who may open the reports about its subject, and nobody else', async () => {
    const id = (await history()).find(({ title }) => title === 'Весна 2025')?.questionaryId ?? '';
    const statusFor = async (token: string) => (await open(id, own.people[0]!, token)).status;
    expect(await statusFor(ownToken)).toBe(200);
    expect(await statusFor(managerToken)).toBe(200);
    expect(await statusFor(strangerToken)).toBe(404);
    expect(await statusFor(other.hrToken)).toBe(404);
    expect((await listed(managerToken)).data.map(({ employeeId }) => employeeId)).toEqual([
      own.people[0],
    ]);
  });

  test('only HR brings in and removes', async () => {
    expect((await send(spring(mails[0]), { token: managerToken })).status).toBe(403);
    expect((await house.call(getHistoryList, { token: ownToken })).status).toBe(403);
    expect(await history(other.hrToken)).toEqual([]);
  });

  test('it is no assessment of ours: not listed, opened, changed or asked about', async () => {
    const { data } = (
      await house.call(getQuestionaryList, { token: own.hrToken, query: { active: 'false' } })
    ).body;
    expect(data).toEqual([]);
    const [one] = await history();
    const id = one?.questionaryId ?? '';
    const { token } = { token: own.hrToken };
    expect((await house.call(getQuestionary, { token, params: { id } })).status).toBe(404);
    const body = { id, status: 'inwork' as const };
    expect((await house.call(updateQuestionaryStatus, { token, body })).status).toBe(404);
    const { body: asked } = await house.call(getParticipants, { token, params: { id }, query: {} });
    expect(asked.data).toEqual([]);
    const map = (await house.call(getHeatmap, { token, query: { year: '2025' } })).body.data;
    expect([map.yearList, map.rowList]).not.toContain(2025);
    expect(map.rowList).toEqual([]);
  });

  test('it is compared with what comes later, by the competence’s id or name', async () => {
    const [earlier] = (await history()).filter(({ title }) => title === 'Весна 2025');
    const employeeId = own.people[0]!;
    await send(spring(mails[0], 2024));
    const courage = '6b1f9e0a-7a34-4a4f-8f57-0d3c6f0f5a11';
    const row = (competenceId: string, name: string) => ({
      competenceId,
      name,
      description: null,
      selfMark: 4,
      otherParticipantMark: 4.8,
      totalMark: 4.7,
      targetMark: null,
      participantList: [{ types: ['supervisor' as const], mark: 4.8, sheetCount: 1 }],
      agreement: null,
    });
    const later = await keepReport(house, own, {
      employeeId,
      createdAt: '2026-06-01T10:00:00.000Z',
      competenceMarkList: [row(own.competenceIds[0]!, 'Надёжность'), row(courage, 'смелость')],
    });
    const { body } = await open(later.questionaryId, employeeId);
    expect(body.previous?.number).toBe(earlier?.number);
    // Six of them said 3.8 on average: with seven people at most, one point is within the noise.
    expect(body.previous?.changeList).toEqual([
      { competenceId: own.competenceIds[0], change: 1, isNoise: true },
      { competenceId: courage, change: 1, isNoise: true },
    ]);
    const query = { firstQuestionaryId: later.questionaryId, employeeId };
    const compared = (await house.call(compareReports, { token: ownToken, query })).body.data;
    expect(compared.competenceList.map(({ isIn }) => isIn)).toEqual(['both', 'both']);
    const trend = (
      await house.call(getReportTrend, { token: ownToken, params: { id: employeeId } })
    ).body.data;
    expect(trend.competenceList.map(({ markList }) => markList)).toEqual([
      [3.8, 3.8, 4.8],
      [3.8, 3.8, 4.8],
    ]);
  });
});

describe('removing', () => {
  test('one report, then the assessment with its last one; never one of our own', async () => {
    const { token } = { token: own.hrToken };
    const [one] = (await history()).filter(({ title }) => title === 'Весна 2025');
    const questionaryId = one?.questionaryId ?? '';
    const params = { questionaryId, employeeId: own.people[0]! };
    expect((await house.call(deleteHistoryReport, { token: other.hrToken, params })).status).toBe(
      404,
    );
    const { body } = await house.call(deleteHistoryReport, { token, params });
    expect(body.message).toBe('Перенесённый отчёт удалён');
    expect((await open(questionaryId, own.people[0]!)).status).toBe(404);
    expect((await house.call(deleteHistoryReport, { token, params })).status).toBe(404);
    const whole = { token, params: { questionaryId } };
    expect((await house.call(deleteHistory, whole)).body.message).toBe(
      'Удалён 1 перенесённый отчёт',
    );
    expect((await history()).map(({ title }) => title)).not.toContain('Весна 2025');
    const kept = await keepReport(house, own, {
      employeeId: own.people[4]!,
      createdAt: '2026-01-01T10:00:00.000Z',
    });
    const ours = { token, params: { questionaryId: kept.questionaryId } };
    expect((await house.call(deleteHistory, ours)).status).toBe(404);
    const log = (await house.call(getAuditList, { token: await adminToken(), query: {} })).body
      .data;
    const removed = log.filter(({ verb }) => verb === 'delete');
    expect(removed.map(({ verb, kind, details }) => [verb, kind, details])).toEqual([
      ['delete', 'report', { reportCount: 1, numberList: [one?.number] }],
      ['delete', 'report', { questionaryId, number: one?.number }],
    ]);
  });
});

const adminToken = async () =>
  signIn(
    house.context.database,
    await inBrand(house.context.database, own.brandId, (scope) =>
      makeMember(scope, ['ROLE_ADMIN']),
    ),
    now,
  );

test.each(['ru', 'en'])('the example in %s is read again', async (language) => {
  const headers = { 'accept-language': language };
  const { bytes } = await house.call(getHistoryExample, { token: own.hrToken, headers });
  const { body } = await house.call(importHistory, {
    token: own.hrToken,
    query: { dryRun: 'true' },
    body: {},
    file: { name: 'example.csv', bytes },
  });
  expect(body.problemList.map(({ rowCount }) => rowCount)).toEqual([4]);
});
