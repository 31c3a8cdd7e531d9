import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getReport } from '#core/report/contract/report.ts';
import { compareReports } from '#core/report/contract/report-compare.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { ReportLink } from '#core/report/web/shared/report-link.tsx';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, t } from '#test/screen/screen.tsx';
import { ReportHost } from './report-host.tsx';

const report = { questionaryId: 'q', employeeId: 'e', passedParticipantCount: 4 };

/** A page with a search in its address, and a link to a report. */
const Page = () => (
  <>
    <ReportLink report={report} label="Открыть">
      Отчёт
    </ReportLink>
    <ReportHost />
  </>
);

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(getReport, refused('notFound'));
  server.answers(compareReports, refused('notFound'));
});
const dialog = () => screen.findByRole('dialog');
const cross = () => screen.findByRole('button', { name: t('common.close') });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a report opened from a page lies over it, and closing goes back', async () => {
  const { user, search, canGoBack } = await drawPage(Page, '?q=текст');
  const before = search();
  await user.click(await screen.findByRole('link', { name: 'Открыть' }));
  await dialog();
  expect(search()).toBe(`${before}&questionary=q&employee=e&passed=4`);
  expect(server.asked(getReport)).toMatchObject([
    { params: { questionaryId: 'q', employeeId: 'e' }, query: { passedParticipantCount: '4' } },
  ]);
  await user.click(await cross());
  await gone();
  expect([search(), canGoBack()]).toEqual([before, false]);
});

test('a report opened by its address closes onto the page beneath, and "back" does not reopen it', async () => {
  const { user, search, steps, canGoBack } = await drawPage(Page, '?q=a&questionary=q&employee=e');
  await dialog();
  expect(server.asked(getReport)[0]?.query).toEqual({});
  await user.click(await cross());
  await gone();
  expect([search(), steps(), canGoBack()]).toEqual(['?q=a', 1, false]);
});

test.each([
  '?questionary=q',
  '?employee=e',
  '?passed=3',
  '?compare=q&employee=e',
  '?with=previous',
])('%s opens nothing', async (search) => {
  await drawPage(Page, search);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(getReport)).toEqual([]);
});

test('a comparison lies over an open report, and closing it leaves the report open', async () => {
  const { user, search } = await drawPage(
    Page,
    '?questionary=q&employee=e&compare=q&with=previous',
  );
  expect(await screen.findByText(t('comparison.missingText'))).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: t('common.close') })).at(-1)!);
  await waitFor(() => expect(search()).toBe('?questionary=q&employee=e'));
  expect(await screen.findByText(t('report.missingText'))).toBeTruthy();
});

test('a chosen report takes the place of the choice in the address', async () => {
  const row = {
    questionaryId: 'other',
    employeeId: 'e',
    firstName: '',
    lastName: '',
    number: 5,
    type: 'surname' as const,
    method: '360' as const,
    dateStart: '2025-10-01',
    dateEnd: '2025-10-15',
    createdAt: '2025-10-16T00:00:00.000Z',
    position: null,
    subdivision: null,
    photoUrl: null,
    hasPrevious: false,
    can: [],
  };
  server.answers(getReportList, { data: [row], count: 1 });
  const { user, search, steps } = await drawPage(Page, '?compare=q&employee=e&with=choose');
  await user.click(await screen.findByRole('button', { name: /№ 5/ }));
  expect(await screen.findByText(t('comparison.missingText'))).toBeTruthy();
  expect([search(), steps()]).toEqual(['?compare=q&employee=e&with=other', 1]);
  expect(server.asked(compareReports)[0]?.query.secondQuestionaryId).toBe('other');
  await user.click(await cross());
  await gone();
  expect(search()).toBe('');
});
