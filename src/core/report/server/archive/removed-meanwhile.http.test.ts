import { expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { deleteImportedReport, importReports } from '#core/report/contract/imported-report.ts';
import {
  downloadReportArchive,
  getJob,
  makeReportArchive,
} from '#core/report/contract/report-archive.ts';
import { makeCompany } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { mailsOf } from '#test/file/participant-file.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();

test('a report that is removed while the ZIP is made is left out of it, without another try', async () => {
  const { database, now } = house.context;
  const company = await makeCompany(database, now(), { howMany: 2 });
  const { hrToken: token, people } = company;
  const lines = (await mailsOf(house, company)).map((mail) => `${mail};Смелость;Коллеги;4;5;2024`);
  const bytes = ['E-mail;Компетенция;Роль;Оценка;Сколько человек;Год', ...lines].join('\n');
  await house.call(importReports, { token, file: { name: 'reports.csv', bytes } });
  const { rows } = await database.pool.query('select id from questionary where brand_id = $1', [
    company.brandId,
  ]);
  const questionaryId: string = rows[0].id;
  const body = { questionaryIdList: [questionaryId] };
  const { id } = (await house.call(makeReportArchive, { token, body })).body.data;
  const params = { questionaryId, employeeId: people[0] ?? '' };
  expect((await house.call(deleteImportedReport, { token, params })).status).toBe(200);
  await runDueJobs(house.context, tasks);
  const job = (await house.call(getJob, { token, params: { id } })).body.data;
  expect([job.state, job.doneCount, job.failedCount]).toEqual(['done', 2, 1]);
  const zip = (await house.call(downloadReportArchive, { token, params: { id } })).bytes;
  expect([zip.includes('.pdf'), zip.includes('.txt')]).toEqual([true, false]);
});
