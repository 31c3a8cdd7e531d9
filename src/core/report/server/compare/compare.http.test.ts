import { beforeAll, describe, expect, test } from 'vitest';
import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { getReport } from '#core/report/contract/report.ts';
import {
  compareReports,
  exportCompare,
  getReportTrend,
} from '#core/report/contract/report-compare.ts';
import { getEmployeeReports } from '#core/report/contract/report-list.ts';
import { countStatements } from '#test/database/statements.ts';
import type { Company } from '#test/factories.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
/** Assessed four times by 360, once by 180. */
let employeeId: string;
/** Reports by year. Two were made at the same moment. */
const reports: Record<string, ReportContent> = {};
let managerToken: string;
let employeeToken: string;

const [row] = sampleReport().competenceMarkList as [CompetenceMark];
const competenceId = row.competenceId;
const texts = {
  competences: {
    [competenceId]: { name: { ru: row.name, en: 'Planning' }, description: { ru: '', en: '' } },
  },
  questions: {},
};
/** Of one competence that ten others gave that mark. */
const marked = (mark: number): Partial<ReportContent> => ({
  competenceMarkList: [
    {
      ...row,
      otherParticipantMark: mark,
      participantList: [{ types: ['colleague'], mark, sheetCount: 10 }],
    },
  ],
});

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 2 }, { howMany: 1 }));
  [employeeId = ''] = own.people;
  ({ token: managerToken } = await enter(house.context, own, ['ROLE_MANAGER'], {
    subordinateIds: [employeeId],
  }));
  ({ token: employeeToken } = await enter(house.context, own, ['ROLE_EMPLOYEE'], {
    employeeId: own.people[1]!,
  }));
  const keep = async (name: string, at: string, given: Partial<ReportContent>) => {
    const createdAt = `${at}T21:00:00.000Z`;
    reports[name] = await keepReport(house, own, { employeeId, createdAt, ...given }, texts);
  };
  await keep('2023', '2023-10-01', marked(3));
  await keep('2024', '2024-10-01', marked(3.2));
  await keep('180', '2024-12-01', { ...marked(1), method: '180' });
  await keep('2025', '2025-10-01', marked(4.6));
  await keep('interim', '2025-09-15', { ...marked(1), kind: 'interim' });
  await keep('2025 again', '2025-10-01', marked(4));
  await keepReport(house, own, {
    employeeId: own.people[1]!,
    createdAt: '2025-09-01T00:00:00.000Z',
  });
  await keepReport(house, other, {
    employeeId: other.people[0]!,
    createdAt: '2025-09-30T00:00:00.000Z',
  });
});

const idOf = (name: string) => reports[name]?.questionaryId ?? '';
const compare = (first: string, second?: string, token = own.hrToken, locale = 'ru') =>
  house.call(compareReports, {
    token,
    query: {
      firstQuestionaryId: idOf(first),
      ...(second && { secondQuestionaryId: idOf(second) }),
      employeeId,
    },
    headers: { 'accept-language': locale },
  });
const open = (name: string, query = {}) =>
  house.call(getReport, {
    token: own.hrToken,
    params: { questionaryId: idOf(name), employeeId },
    query,
  });

describe('two reports beside each other', () => {
  test.each([
    ['the previous one is the latest earlier final 360 report', '2025', undefined, '2024'],
    ['of the same moment, it is that of the smaller number', '2025 again', undefined, '2025'],
    ['a chosen one may be any', '2025', '2023', '2023'],
  ])('%s', async (_what, first, second, earlier) => {
    const { status, body } = await compare(first, second);
    expect(status).toBe(200);
    expect(body.data.later).toEqual(reports[first]);
    expect(body.data.earlier).toEqual(reports[earlier]);
  });

  test('stand in the order in which they were made', async () => {
    const { body } = await compare('2023', '2025');
    expect([body.data.earlier, body.data.later]).toEqual([reports['2023'], reports['2025']]);
    expect(body.data.competenceList[0]?.others).toEqual({
      earlier: 3,
      later: 4.6,
      change: 1.6,
      verdict: 'higher',
    });
  });

  test('speak the reader’s language', async () => {
    const { body } = await compare('2025', '2024', own.hrToken, 'en');
    expect(body.data.competenceList[0]?.name).toBe('Planning');
    expect(body.data.earlier.competenceMarkList[0]?.name).toBe('Planning');
  });

  test.each([
    ['there is no previous one', '2023', undefined],
    ['one of them isn’t a 360 report', '2025', '180'],
    ['the first isn’t either', '180', '2023'],
    ['one of them is an interim report', '2025', 'interim'],
    ['both are the same', '2025', '2025'],
  ])('are not found where %s', async (_what, first, second) => {
    const { status, body } = await compare(first, second);
    expect([status, body.message]).toEqual([404, 'Анкета не найдена']);
  });

  test('are open to anybody who may open the reports', async () => {
    expect((await compare('2025', undefined, managerToken)).status).toBe(200);
    const { status, body } = await compare('2025', undefined, employeeToken);
    expect([status, body.message]).toEqual([404, 'Анкета не найдена']);
  });
});

test('the list says which reports have a previous one', async () => {
  const params = { id: employeeId };
  const { body } = await house.call(getEmployeeReports, { token: own.hrToken, params });
  const said = body.data.map(({ questionaryId, hasPrevious }) => [questionaryId, hasPrevious]);
  const expected = [
    ['2025 again', true],
    ['2025', true],
    ['180', false],
    ['2024', true],
    ['2023', false],
  ] as const;
  expect(said).toEqual(expected.map(([name, has]) => [idOf(name), has]));
});

describe('the PDF of a comparison', () => {
  const save = (token = own.hrToken, first = '2025') =>
    house.call(exportCompare, {
      token,
      query: { firstQuestionaryId: idOf(first), employeeId },
    });

  test('is named by both reports, and who took it is noted', async () => {
    const { status, headers, bytes } = await save(managerToken);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="Shcherbakova-Lebedeva_Alyona_Sergeevna_360_compared_2026-10-05_2026-10-23.pdf"',
    );
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const notes = await formRowsOf<{ verb: string; details: object }>(
      house,
      `select verb, details from audit where entity_id = $1 and verb <> 'open'`,
      employeeId,
    );
    expect(notes).toEqual([
      {
        verb: 'export',
        details: {
          questionaryId: idOf('2025'),
          number: reports['2025']?.number,
          comparedNumber: reports['2024']?.number,
          format: 'pdf',
        },
      },
    ]);
  });

  test('is known for good to who took it without looking', async () => {
    const { token, accountId } = await enter(house.context, own, ['ROLE_HR']);
    expect((await save(token)).status).toBe(200);
    const known = 'select person_id as id from knowledge where reader_id = $1';
    expect(await formRowsOf(house, known, accountId)).toEqual([{ id: employeeId }]);
  });

  test('is not there where the comparison isn’t', async () => {
    for (const { status, body } of [await save(employeeToken), await save(own.hrToken, '2023')]) {
      expect([status, body.message]).toEqual([404, 'Анкета не найдена']);
    }
  });
});

describe('the change since the previous report', () => {
  test('stands beside the content of a final 360 report', async () => {
    const { body } = await open('2025');
    expect(body.data).toEqual(reports['2025']);
    expect(body.previous).toEqual({
      questionaryId: idOf('2024'),
      number: reports['2024']?.number,
      whole: null,
      changeList: [{ competenceId, change: 1.4, verdict: 'higher' }],
    });
    expect((await open('2024')).body.previous?.changeList).toEqual([
      { competenceId, change: 0.2, verdict: 'chance' },
    ]);
  });

  test.each([
    ['the first one', '2023', {}],
    ['another method', '180', {}],
    ['an interim report', 'interim', { passedParticipantCount: '11' }],
  ])('is not there for %s', async (_what, name, query) => {
    const { status, body } = await open(name, query);
    expect([status, body.previous]).toEqual([200, null]);
  });

  test('takes one statement more', async () => {
    const statementsOf = async (name: string) =>
      (await countStatements(() => open(name))).statements;
    expect((await statementsOf('2025')) - (await statementsOf('180'))).toBe(1);
  });
});

describe('the trend', () => {
  const ask = (id: string, token = own.hrToken) =>
    house.call(getReportTrend, { token, params: { id } });

  test('follows others’ rating through the final 360 reports', async () => {
    const { body } = await ask(employeeId, managerToken);
    const names = ['2023', '2024', '2025', '2025 again'];
    expect(body.data.reportList.map(({ questionaryId }) => questionaryId)).toEqual(names.map(idOf));
    expect(body.data.competenceList).toEqual([
      { competenceId, name: row.name, markList: [3, 3.2, 4.6, 4] },
    ]);
  });

  test('is not there for anybody who may not open the reports', async () => {
    expect((await ask(employeeId, employeeToken)).status).toBe(404);
    expect((await ask(own.people[1]!, managerToken)).status).toBe(404);
    expect((await ask(other.people[0]!)).status).toBe(404);
  });
});
