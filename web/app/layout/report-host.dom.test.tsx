import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getReport } from '#contract/report.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake-server.ts';
import { drawPage, t } from '#test/screen.tsx';
import { ReportLink } from '#web/shared/report-link.tsx';
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
});
const dialog = () => screen.findByRole('dialog');
const cross = () => screen.findByRole('button', { name: t('common.close') });
const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a report opened from a page lies over it, and closing goes back', async () => {
  const { user, search, canGoBack } = await drawPage(Page, '?q=текст');
  const before = search();
  await user.click(screen.getByRole('link', { name: 'Открыть' }));
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

test.each(['?questionary=q', '?employee=e', '?passed=3'])('%s opens nothing', async (search) => {
  await drawPage(Page, search);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(getReport)).toEqual([]);
});
