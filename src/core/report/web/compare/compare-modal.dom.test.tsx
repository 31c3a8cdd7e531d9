import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { trendOf } from '#core/report/contract/reading/make-trend.ts';
import { compareContents } from '#core/report/contract/reading/report-difference.ts';
import {
  compareReports,
  exportCompare,
  getReportTrend,
} from '#core/report/contract/report-compare.ts';
import { closeAllBeside, useBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { draw, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { CompareModal } from './compare-modal.tsx';

const later = sampleReport();
const earlier = sampleReport({
  questionaryId: 'earlier',
  number: 3,
  createdAt: '2025-10-23T21:00:00.000Z',
  dateStart: '2025-10-05',
  dateEnd: '2025-10-23',
  competenceMarkList: later.competenceMarkList.slice(1).map((row, at) => ({
    ...row,
    otherParticipantMark: (row.otherParticipantMark ?? 0) - (at === 0 ? 1.2 : 0.1),
  })),
});
const between = { ...earlier, questionaryId: 'between' };
/** The first competence is new, the second clearly better, the others nearly the same. */
const higher = later.competenceMarkList[1]?.name;

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_EMPLOYEE');
  closeAllBeside();
  server = fakeServer();
  server.answers(compareReports, { data: compareContents(earlier, later) });
  server.answers(getReportTrend, { data: trendOf([earlier, later]) });
});
const open = (secondQuestionaryId?: string) =>
  draw(
    <>
      <CompareModal
        questionaryId="q"
        employeeId="e"
        secondQuestionaryId={secondQuestionaryId}
        onClose={() => {}}
      />
      <Sending />
    </>,
  );
const Sending = () => (
  <output aria-label="sending">{JSON.stringify(useBeside().sendReport)}</output>
);
/** What the rows of the table of changes say. */
const rows = () =>
  [...document.querySelectorAll('.rc-table tbody tr')].map(({ textContent }) => textContent ?? '');
const countIn = (text: string | undefined, part: string) => (text?.split(part).length ?? 0) - 1;

test('two reports stand beside each other, and each change says in words what it is', async () => {
  open();
  const list = t('comparison.points.list', { name: `${higher}`, change: '+1,2' });
  expect(await screen.findByText(t('comparison.points.higher', { list }))).toBeTruthy();
  expect(server.asked(compareReports)[0]?.query).toEqual({
    firstQuestionaryId: 'q',
    employeeId: 'e',
  });
  expect(await screen.findByText('5 окт. 2025 – 23 окт. 2025')).toBeTruthy();
  const [goneRow, higherRow, quietRow] = rows();
  expect(goneRow).toContain(t('comparison.table.onlyIn', { number: 17 }));
  expect(countIn(higherRow, t('comparison.table.higher'))).toBe(1);
  // Others, colleagues and the combined group. Leaders are compared one to one, and so is the person.
  expect(countIn(quietRow, t('comparison.table.tooFew'))).toBe(3);
  expect(quietRow).toContain(`(+0,1)${t('comparison.table.tooFew')}`);
  expect(document.querySelector('.rc-table tfoot')?.textContent).toContain(
    t('comparison.table.whole'),
  );
  expect(await screen.findByText(t('comparison.table.noteChance'), { exact: false })).toBeTruthy();
  expect(await screen.findByText(t('comparison.chart.onlyBoth'), { exact: false })).toBeTruthy();
});

test('two reports make no trend yet; three do, with every number in words', async () => {
  server.answers(getReportTrend, { data: trendOf([earlier, between, later]) });
  const { unmount } = open();
  const table = (await screen.findByText(t('trend.table'))).closest('table');
  expect(table?.querySelectorAll('thead th')).toHaveLength(4);
  unmount();
  server.answers(getReportTrend, { data: trendOf([earlier, later]) });
  open();
  await screen.findByText(t('comparison.table.heading'));
  expect(screen.queryByText(t('trend.heading'))).toBeNull();
});

test('where there is nothing to compare with, it says so and what to do', async () => {
  server.answers(compareReports, refused('notFound'));
  open('another');
  expect(await screen.findByText(t('comparison.missing'))).toBeTruthy();
  expect(await screen.findByText(t('comparison.missingText'))).toBeTruthy();
  expect(server.asked(compareReports)[0]?.query.secondQuestionaryId).toBe('another');
});

test('another failure can be tried again', async () => {
  server.answers(compareReports, refused('internal', { message: 'Сломалось' }));
  const { user } = open();
  expect(await screen.findByText(t('comparison.loadFailed'))).toBeTruthy();
  server.answers(compareReports, { data: compareContents(earlier, later) });
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  expect(await screen.findByText(t('comparison.table.heading'))).toBeTruthy();
});

test.each([undefined, 'another'])('is sent as it was opened, with %s', async (second) => {
  const { user } = open(second);
  await user.click(await screen.findByRole('button', { name: t('comparison.send') }));
  const sent = { questionaryId: 'q', employeeId: 'e', isCompareReport: true };
  const shown = (await screen.findByLabelText('sending')).textContent;
  expect(JSON.parse(shown)).toEqual(second ? { ...sent, secondQuestionaryId: second } : sent);
});

test('who may not send is not offered it', async () => {
  signInOnScreen('report_report_list');
  open();
  await screen.findByRole('button', { name: t('report.downloadPdf') });
  expect(screen.queryByRole('button', { name: t('comparison.send') })).toBeNull();
});

test('a PDF that is not made is told as the specification says', async () => {
  server.answers(exportCompare, refused('notFound', { message: 'Нет' }) as never);
  const { user } = open('another');
  await user.click(await screen.findByRole('button', { name: t('report.downloadPdf') }));
  expect(await screen.findByText(t('report.notifications.questionaryNotFound'))).toBeTruthy();
  expect(server.asked(exportCompare)[0]?.query).toEqual({
    firstQuestionaryId: 'q',
    secondQuestionaryId: 'another',
    employeeId: 'e',
  });
});
