import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  deleteReportArchive,
  getJobList,
  type Job,
  resumeReportArchive,
} from '#core/report/contract/report-archive.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { ArchiveJobs } from './archive-jobs.tsx';

const job: Job = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'running',
  doneCount: 50,
  totalCount: 200,
  failedCount: 0,
  expiresAt: '2026-06-16T09:00:00.000Z',
};
let server: FakeServer;
let jobs: Job[];

beforeEach(() => {
  signInOnScreen('report_report_list');
  jobs = [job];
  server = fakeServer();
  server.answers(getJobList, () => ({ data: jobs }));
});
const open = async (name: string) => {
  const { user } = draw(<ArchiveJobs />);
  await user.click(await screen.findByRole('button', { name }));
  return { user, area: within(await screen.findByRole('dialog')) };
};

test('nothing is shown while there is no archive', async () => {
  jobs = [];
  draw(<ArchiveJobs />);
  await waitFor(() => expect(server.asked(getJobList)).toHaveLength(1));
  // A message of another screen may still stand there.
  expect(screen.queryByRole('button', { name: /архив/i })).toBeNull();
});

test('one being made says how far it is, and can be stopped', async () => {
  const { user, area } = await open(t('reportExport.jobs.running', { percent: 25 }));
  const bar = await area.findByRole('progressbar', {
    name: t('reportExport.jobs.preparing', { count: 200 }),
  });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  server.answers(deleteReportArchive, {} as never);
  await user.click(await area.findByRole('button', { name: t('reportExport.jobs.cancel') }));
  await waitFor(() => expect(server.asked(deleteReportArchive)).toHaveLength(1));
});

test('a ready one says what is missing and until when it can be downloaded', async () => {
  jobs = [{ ...job, state: 'done', doneCount: 200, failedCount: 3 }];
  const { area } = await open(t('reportExport.jobs.ready'));
  await area.findByText(t('reportExport.jobs.done', { count: 197 }));
  await area.findByText(t('reportExport.jobs.leftOut', { count: 3 }));
  await area.findByRole('button', { name: t('reportExport.jobs.download') });
});

test('one that was given up goes on when it is asked to', async () => {
  jobs = [{ ...job, state: 'failed' }];
  server.answers(resumeReportArchive, { data: job });
  const { user, area } = await open(t('reportExport.jobs.broken'));
  await area.findByText(t('reportExport.jobs.gaveUpText', { done: 50, total: 200 }));
  await user.click(await area.findByRole('button', { name: t('reportExport.jobs.again') }));
  await waitFor(() => expect(server.asked(resumeReportArchive)).toHaveLength(1));
});

test('anybody who waits is told once when it is ready', async () => {
  const { client } = draw(<ArchiveJobs />);
  await screen.findByRole('button');
  jobs = [{ ...job, state: 'done' }];
  await client.invalidateQueries({ queryKey: [getJobList.name] });
  await screen.findByText(t('reportExport.jobs.isReady'));
});
