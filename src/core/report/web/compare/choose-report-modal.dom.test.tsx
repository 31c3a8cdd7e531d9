import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getReportList, type ReportRow } from '#core/report/contract/report-list.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { ChooseReportModal } from './choose-report-modal.tsx';

const row = (questionaryId: string, number: number, dateStart: string): ReportRow => ({
  questionaryId,
  employeeId: 'e',
  firstName: 'Анна',
  lastName: 'Белова',
  number,
  type: 'surname',
  method: '360',
  dateStart,
  dateEnd: dateStart,
  createdAt: `${dateStart}T21:00:00.000Z`,
  position: null,
  subdivision: null,
  photoUrl: null,
  hasPrevious: false,
  can: [],
});
const rows = [
  row('now', 9, '2026-10-05'),
  row('spring', 7, '2025-04-01'),
  row('winter', 5, '2025-01-10'),
  row('first', 2, '2023-06-01'),
];

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
const onChoose = vi.fn();
const open = () =>
  draw(
    <ChooseReportModal questionaryId="now" employeeId="e" onChoose={onChoose} onClose={() => {}} />,
  );

test('the other 360 reports stand by year, and pressing one chooses it', async () => {
  server.answers(getReportList, { data: rows, count: 4 });
  const { user } = open();
  const year = within(await screen.findByRole('region', { name: '2025' }));
  expect((await year.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(t('comparison.numbered', { number: 7 })),
    expect.stringContaining(t('comparison.numbered', { number: 5 })),
  ]);
  expect(
    (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent),
  ).toEqual(['2025', '2023']);
  expect(server.asked(getReportList)[0]?.query).toMatchObject({
    filterList: { employeeId: 'e', method: '360' },
    sort: 'createdAt:d',
  });
  await user.click(await year.findByRole('button', { name: /№ 5/ }));
  expect(onChoose).toHaveBeenCalledWith('winter');
});

test('the report itself is no choice', async () => {
  server.answers(getReportList, { data: rows.slice(0, 1), count: 1 });
  open();
  expect(await screen.findByText(t('comparison.chooseNone'))).toBeTruthy();
});

test('reports that did not load can be tried again', async () => {
  server.answers(getReportList, refused('internal'));
  const { user } = open();
  expect(await screen.findByText(t('comparison.chooseFailed'))).toBeTruthy();
  server.answers(getReportList, { data: rows, count: 4 });
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  expect(await screen.findByRole('region', { name: '2023' })).toBeTruthy();
});
