import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { exportReportList } from '#core/report/contract/report-export.ts';
import {
  getReportGroup,
  getReportList,
  mostInGroupsCounted,
  mostReportsCounted,
  type ReportGroup,
  type ReportRow,
} from '#core/report/contract/report-list.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf, office } from '#test/screen/screen-rows.ts';
import { ReportsPage } from './reports-page.tsx';

const row = (number: number): ReportRow => ({
  questionaryId: idOf(number),
  employeeId: idOf(100 + number),
  firstName: 'Имя',
  lastName: `Фамилия${number}`,
  number,
  type: 'position',
  method: '90',
  dateStart: '2026-03-01',
  dateEnd: '2026-03-15',
  createdAt: '2026-03-16T09:00:00.000Z',
  position: 'Инженер',
  subdivision: 'Отдел',
  photoUrl: null,
  hasPrevious: false,
  can: [],
});
const person = (number: number, count = 1): ReportGroup => ({
  groupValue: idOf(100 + number),
  groupData: { name: `Фамилия${number} Имя`, position: 'Инженер', subdivision: 'Отдел', count },
});

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getReportList, { data: [row(1), row(2)], count: 31 });
  server.answers(getReportGroup, { data: [person(1), person(2, 12)], count: 21 });
  server.answers(subdivisionCalls.names, { data: [office] });
  server.answers(positionCalls.names, { data: [{ id: idOf(7), name: 'Инженер' }] });
});

const view = (name: 'list' | 'employee' | 'year' | 'subdivision') =>
  screen.findByRole('tab', { name: t(`report.views.${name}`) });
const group = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const listAsked = () => server.asked(getReportList).at(-1)?.query;
const groupAsked = () => server.asked(getReportGroup).at(-1)?.query;
const heads = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

test('another view begins empty and at its first page, in the address too', async () => {
  const { user, search } = await drawPage(ReportsPage, '?page=3&sort=number:a');
  await screen.findByText('Фамилия1 Имя');
  expect(listAsked()).toMatchObject({ offset: '20', sort: 'number:a' });
  const answer = server.holds(getReportGroup);
  await user.click(await view('employee'));
  await waitFor(() => expect(search()).toBe('?sort=number%3Aa&view=employee'));
  expect(screen.queryByText('Фамилия1 Имя')).toBeNull();
  expect(groupAsked()).toMatchObject({ groupBy: 'employee', limit: '10', offset: '0' });
  answer({ data: [person(1)], count: 1 });
  await screen.findByText(t('report.groups.employee', { count: 1 }));
  server.holds(getReportGroup);
  await user.click(await view('year'));
  await waitFor(() => expect(groupAsked()).toMatchObject({ groupBy: 'year' }));
  expect(screen.queryByText('Фамилия1 Имя')).toBeNull();
});

test('a group opens by key and lists its reports, which have pages of their own', async () => {
  const { user, search } = await drawPage(ReportsPage, '?view=employee&page=2');
  const head = await group('Фамилия2 Имя');
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(server.asked(getReportList)).toEqual([]);
  head.focus();
  await user.keyboard('{Enter}');
  const within2 = t('report.groups.within', { name: 'Фамилия2 Имя' });
  const table = await screen.findByRole('table', { name: within2 });
  expect(head.getAttribute('aria-expanded')).toBe('true');
  expect(search()).toContain(`open=${idOf(102)}`);
  expect(search()).toContain('page=2');
  expect(listAsked()).toMatchObject({ offset: '0', filterList: { employeeId: idOf(102) } });
  expect(heads()).not.toContain(t('report.list.employee'));
  const next = () => within(document.getElementById(head.getAttribute('aria-controls')!)!);
  await user.click(await next().findByRole('button', { name: t('list.nextPage') }));
  await waitFor(() => expect(listAsked()).toMatchObject({ offset: '10' }));
  expect(search()).toContain('page=2');
  await user.click(head);
  expect(table.isConnected).toBe(false);
  expect(search()).not.toContain('open');
});

test('an opened group keeps to the filter, and years and subdivisions narrow it', async () => {
  server.answers(getReportGroup, {
    data: [{ groupValue: '2026', groupData: { ...person(1).groupData, name: '2026' } }],
    count: 1,
  });
  await drawPage(ReportsPage, '?view=year&open=2026&year=2025,2026&method=90&search=ким');
  await waitFor(() =>
    expect(listAsked()).toMatchObject({
      filterList: { year: '2026', method: '90', search: 'ким' },
    }),
  );
  expect(groupAsked()).toMatchObject({ filterList: { year: '2025,2026', method: '90' } });
});

test('an employee has their own reports: no names, no types, no subdivisions', async () => {
  signInAs('ROLE_EMPLOYEE');
  const { user } = await drawPage(ReportsPage, '?view=employee');
  const link = await screen.findByRole('link', { name: /№\s1:/ });
  expect(link.getAttribute('href')).toContain(idOf(1));
  const views = (await screen.findAllByRole('tab')).map((one) => one.textContent);
  expect(views).toEqual([t('report.views.list'), t('report.views.year')]);
  expect(server.asked(getReportGroup)).toEqual([]);
  expect(heads()).toEqual([
    t('report.list.period'),
    t('report.list.number'),
    t('report.list.method'),
    t('report.list.createdAt'),
    t('common.actions'),
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(await screen.findByRole('button', { name: t('common.filter') }));
  await screen.findByRole('group', { name: t('report.filter.year') });
  expect(screen.queryByRole('group', { name: t('report.list.type') })).toBeNull();
  expect(screen.queryByRole('group', { name: t('report.filter.subdivision') })).toBeNull();
  expect(screen.queryByRole('group', { name: t('report.filter.position') })).toBeNull();
  expect(server.asked(subdivisionCalls.names)).toEqual([]);
  expect(server.asked(positionCalls.names)).toEqual([]);
});

test('a manager has all views, and the filter counts its conditions', async () => {
  signInAs('ROLE_MANAGER');
  const { user } = await drawPage(ReportsPage, '?year=2026&type=surname&subdivision=a');
  expect(await screen.findAllByRole('tab')).toHaveLength(4);
  await user.click(
    await screen.findByRole('button', { name: new RegExp(t('list.filterActive', { count: 3 })) }),
  );
  await screen.findByRole('group', { name: t('report.filter.subdivision') });
  expect(heads()).toContain(t('report.list.type'));
});

test('the filter narrows the reports to a job title, in the address too', async () => {
  const { user, search } = await drawPage(ReportsPage);
  await user.click(await screen.findByRole('button', { name: t('common.filter') }));
  const places = await screen.findByRole('group', { name: t('report.filter.position') });
  await user.click(await within(places).findByRole('checkbox', { name: 'Инженер' }));
  await user.click(await screen.findByRole('button', { name: t('common.apply') }));
  await waitFor(() => expect(search()).toBe(`?position=${idOf(7)}`));
  expect(listAsked()).toMatchObject({ filterList: { position: idOf(7) } });
});

test('what is not counted to the end says so, in the head, in a group and at the pages', async () => {
  const count = mostReportsCounted + 1;
  server.answers(getReportList, { data: [row(1)], count });
  const { user } = await drawPage(ReportsPage);
  await screen.findByText(`> ${t('report.list.count', { count: mostReportsCounted })}`);
  await screen.findByText(t('list.shown', { from: 1, to: 10, all: `> ${mostReportsCounted}` }));
  server.answers(getReportGroup, { data: [person(1, mostInGroupsCounted + 1)], count: 1 });
  await user.click(await view('employee'));
  await screen.findByText(`> ${t('report.list.count', { count: mostInGroupsCounted })}`);
});

test('groups that are not found, not there or not loaded say what to do', async () => {
  server.answers(getReportGroup, { data: [], count: 0 });
  const { user, search } = await drawPage(ReportsPage, '?view=year&search=zzz');
  await user.click(await screen.findByRole('button', { name: t('list.resetAll') }));
  await screen.findByText(t('report.list.empty'));
  expect(search()).toBe('?view=year');
  server.answers(getReportGroup, refused('unavailable', { message: 'Нет связи' }));
  await user.click(await view('subdivision'));
  await screen.findByText('Нет связи');
  server.answers(getReportGroup, { data: [person(1)], count: 1 });
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  await group('Фамилия1 Имя');
});

test('the list is exported as it is searched, filtered and sorted', async () => {
  server.answers(getReportList, { data: [row(1)], count: 1 });
  server.answers(exportReportList, refused('internal'));
  const { user } = await drawPage(ReportsPage, '?search=Ким&method=360&sort=number:a&page=2');
  await screen.findByText('Фамилия1 Имя');
  await user.click(await screen.findByRole('button', { name: t('reportExport.list') }));
  await user.click(await screen.findByRole('menuitem', { name: t('reportExport.file.csv') }));
  await screen.findByText(t('reportExport.listFailed'));
  expect(server.asked(exportReportList)[0]?.query).toEqual({
    format: 'csv',
    sort: 'number:a',
    filterList: { search: 'Ким', method: '360' },
  });
});
