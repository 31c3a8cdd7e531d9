import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ReportVerb, reportVerbs } from '#core/report/contract/policy/report.ts';
import { exportReport } from '#core/report/contract/report.ts';
import { exportCompare } from '#core/report/contract/report-compare.ts';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { closeAllBeside, useBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { RowActions } from './row-actions.tsx';

const row = (given: ReportRow['method'], hasPrevious: boolean): ReportRow => ({
  questionaryId: idOf(1),
  employeeId: idOf(2),
  firstName: 'Анна',
  lastName: 'Ким',
  number: 7,
  type: 'surname',
  method: given,
  dateStart: '2026-03-01',
  dateEnd: '2026-03-15',
  createdAt: '2026-03-16T09:00:00.000Z',
  position: null,
  subdivision: null,
  photoUrl: null,
  hasPrevious,
  can: given === '360' ? ['export', 'send', 'compare'] : ['export', 'send'],
});

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  closeAllBeside();
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(exportReport, refused('unavailable'));
  server.answers(exportCompare, refused('unavailable'));
});

const report = t('report.list.one', { name: 'Ким Анна', number: 7 });
const nameOf = (id: 'all' | ReportVerb) => t(`report.list.do.${id}`, { report });
const buttons = () => screen.getAllByRole('button').map(({ title }) => title);

let drawnRow: ReportRow;
const following = [{ questionaryId: idOf(3), employeeId: idOf(4) }];
function Page() {
  return (
    <>
      <RowActions row={drawnRow} following={() => following} />
      <output>{JSON.stringify(useBeside().sendReport)}</output>
    </>
  );
}

async function draws(given: ReportRow['method'] | ReportRow, hasPrevious = given === '360') {
  drawnRow = typeof given === 'string' ? row(given, hasPrevious) : given;
  const drawn = await drawPage(Page);
  const press = async (id: Parameters<typeof nameOf>[0]) =>
    drawn.user.click(await screen.findByRole('button', { name: nameOf(id) }));
  const choose = async (label: string) => {
    const menu = within(await screen.findByRole('menu'));
    await drawn.user.click(await menu.findByRole('menuitem', { name: label }));
  };
  return { ...drawn, press, choose };
}

test('a 360 report is saved as any file or compared', async () => {
  const { press, choose, search } = await draws('360');
  expect(buttons()).toEqual([nameOf('export'), nameOf('send'), nameOf('compare')]);
  await press('export');
  await choose(t('reportExport.file.xlsx'));
  await waitFor(() =>
    expect(server.asked(exportReport)[0]?.query).toEqual({
      questionaryId: idOf(1),
      employeeId: idOf(2),
      format: 'xlsx',
    }),
  );
  await press('export');
  await choose(t('comparison.file'));
  await waitFor(() => expect(server.asked(exportCompare)).toHaveLength(1));
  await press('compare');
  await choose(t('report.list.comparePrevious'));
  await waitFor(() =>
    expect(search()).toBe(`?compare=${idOf(1)}&employee=${idOf(2)}&with=previous`),
  );
  await press('compare');
  await choose(t('report.list.compareChosen'));
  await waitFor(() => expect(search()).toContain('with=choose'));
});

test('the first 360 report about a person has no previous one to be compared with', async () => {
  const { press, search } = await draws('360', false);
  expect(buttons()).toEqual([nameOf('export'), nameOf('send'), nameOf('compare')]);
  await press('send');
  expect((await screen.findByRole('status')).textContent).not.toContain('isCompareReport');
  await press('compare');
  await waitFor(() => expect(search()).toContain('with=choose'));
  await press('export');
  const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    t('reportExport.file.pdf'),
    t('reportExport.file.xlsx'),
    t('reportExport.file.csv'),
  ]);
});

test('others are saved as a PDF and sent, without menus', async () => {
  const { press } = await draws('180');
  expect(buttons()).toEqual([nameOf('export'), nameOf('send')]);
  await press('export');
  await waitFor(() =>
    expect(server.asked(exportReport)[0]?.query).toMatchObject({ format: 'pdf' }),
  );
  await press('send');
  const opened = JSON.parse((await screen.findByRole('status')).textContent);
  expect(opened).toEqual({ questionaryId: idOf(1), employeeId: idOf(2), following });
});

test.each(reportVerbs)('all but %s is offered where that is not allowed', async (verb) => {
  const can = reportVerbs.filter((other) => other !== verb || verb === 'export');
  await draws({ ...row('360', true), can });
  const order = ['export', 'send', 'compare', 'remove'] as const;
  expect(buttons()).toEqual(order.filter((one) => can.includes(one)).map(nameOf));
});

test('on a phone all is in one menu', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { press } = await draws('360');
  expect(buttons()).toEqual([nameOf('all')]);
  await press('all');
  const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    t('reportExport.file.pdf'),
    t('reportExport.file.xlsx'),
    t('reportExport.file.csv'),
    t('comparison.file'),
    t('report.list.sendReport'),
    t('report.list.sendComparison'),
    t('report.list.comparePrevious'),
    t('report.list.compareChosen'),
  ]);
});
