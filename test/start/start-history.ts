import { beforeAll } from 'vitest';
import { getImportedList, importReports } from '#core/report/contract/imported-report.ts';
import { getReport } from '#core/report/contract/report.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { mailsOf } from '#test/file/participant-file.ts';
import { startApp, testNow } from './start-app.ts';

export const head =
  'E-mail;Компетенция;Роль;Оценка;Сколько человек;Начало оценки;Окончание оценки;Название';

/** All that is asked of a report of that spring, a row for each mark. */
export const spring = (mail: string | undefined, year = 2025) =>
  ['Руководитель;3;1', 'Коллеги;4,26;5', 'Подчинённые;2;1', 'Самооценка;5;']
    .flatMap((line) => ['Надёжность', 'Смелость'].map((name) => `${mail};${name};${line}`))
    .map((line) => `${line};01.03.${year};15.03.${year};Весна ${year}`);

/** Before all tests, makes a company that brings in reports, and another. Call it at the top of a file. */
export function startHistory() {
  const house = startApp();
  const state = {
    own: {} as Company,
    other: {} as Company,
    /** The e-mails of the own people, in order. */
    mails: [] as string[],
  };
  beforeAll(async () => {
    const { database } = house.context;
    const now = new Date(testNow);
    state.own = await makeCompany(database, now, { howMany: 8 });
    state.other = await makeCompany(database, now, { howMany: 2 });
    state.mails = await mailsOf(house, state.own);
  });
  const asHr = (token?: string) => token ?? state.own.hrToken;
  return {
    house,
    state,
    send: (
      lines: readonly string[],
      { dryRun = false, header = head, token, ...body }: Sent = {},
    ) =>
      house.call(importReports, {
        token: asHr(token),
        query: dryRun ? { dryRun: 'true' } : {},
        body,
        file: { name: 'reports.csv', bytes: [header, ...lines].join('\n') },
      }),
    /** The reports that somebody finds. */
    listed: async (token?: string, query: Record<string, string> = {}) =>
      (await house.call(getReportList, { token: asHr(token), query })).body,
    /** What was brought in. */
    history: async (token?: string) =>
      (await house.call(getImportedList, { token: asHr(token) })).body.data,
    open: (questionaryId: string, employeeId: string, token?: string) =>
      house.call(getReport, {
        token: asHr(token),
        params: { questionaryId, employeeId },
        query: {},
      }),
  };
}

interface Sent {
  dryRun?: boolean;
  header?: string;
  token?: string;
  scale?: string;
  competences?: string;
  columns?: string;
}
