import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCycleList, type ListedCycle } from '#contract/assessment/cycle/cycle.ts';
import { getTasks, type Task } from '#contract/assessment/cycle/tasks.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { cycleDetail, stageCountsOf } from '#test/screen/cycle-rows.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { CyclesToday } from './cycles-today.tsx';
import { needsOf } from './needs.ts';

const today = '2027-03-12';
let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T09:00:00Z`) });
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getTasks, { data: [] });
});
const cycle = (given: Partial<ListedCycle>): ListedCycle => cycleDetail(given);

test.each<[string, Partial<ListedCycle>, string[]]>([
  ['one set up whose choosing should have begun', {}, ['start']],
  ['one set up for later', { chooseUntil: '2027-03-20' }, []],
  [
    'one on the last day of choosing, with lists for HR',
    { status: 'nominating', toApproveCount: 2 },
    ['approve', 'chooseEnds'],
  ],
  [
    'one at work that ends today, with people who did not go',
    { status: 'inwork', dateEnd: today, stageCounts: stageCountsOf({ problem: 3 }) },
    ['problem', 'ends'],
  ],
  [
    'reports that HR opens',
    { status: 'done', release: 'hr', stageCounts: stageCountsOf({ toRelease: 5 }) },
    ['open'],
  ],
  [
    'reports that leaders open after the talk',
    { status: 'done', stageCounts: stageCountsOf({ toRelease: 5 }) },
    [],
  ],
])('%s', (_, given, due) => {
  expect(needsOf(cycle(given), today).map(({ kind }) => kind)).toEqual(due);
});

test('each cycle says where its people stand, and what it needs leads to them on the board', async () => {
  const calm = cycle({ status: 'inwork', id: idOf(801), name: 'Спокойный' });
  const urgent = cycle({ status: 'nominating', toApproveCount: 2, chooseUntil: '2027-03-20' });
  const over = cycle({ status: 'done', id: idOf(802), name: 'Законченный' });
  server.answers(getCycleList, { data: [calm, over, urgent], count: 3 });
  await drawPage(CyclesToday);
  const [first, second, ...others] = await screen.findAllByRole('listitem');
  expect(others).toEqual([]);
  const need = await within(first!).findByRole('link', {
    name: t('cycle.today.needs.approve', { count: 2 }),
  });
  expect(need.getAttribute('href')).toBe(
    `/estimation/cycles/${urgent.id}?stage=approval&approver=hr`,
  );
  await within(first!).findByRole('img');
  await within(second!).findByRole('link', { name: calm.name });
  await within(second!).findByText(t('cycle.today.nothing'));
});

test('on a phone they are one line, which opens them', async () => {
  vi.stubGlobal('innerWidth', 390);
  const calm = cycle({ status: 'inwork', id: idOf(801), name: 'Спокойный' });
  const urgent = cycle({ status: 'nominating', toApproveCount: 2, chooseUntil: '2027-03-20' });
  server.answers(getCycleList, { data: [calm, urgent], count: 2 });
  await drawPage(CyclesToday);
  const line = await screen.findByText('Циклы сегодня: 2, ждут вас: 1');
  const folded = line.closest('details');
  const links = [...document.querySelectorAll('a')];
  expect([folded?.open, links.length, links.every((link) => folded?.contains(link))]).toEqual([
    false,
    4,
    true,
  ]);
  vi.unstubAllGlobals();
});

test('whom HR alone hears of is a press away', async () => {
  const going = cycle({ status: 'inwork' });
  server.answers(getCycleList, { data: [going], count: 1 });
  const task = { cycleId: going.id, title: 'Весна', until: null, isOwn: false } as const;
  const data: Task[] = [
    { ...task, kind: 'replace', employeeId: idOf(7), name: 'Ким', role: 'colleague', count: 1 },
    { ...task, kind: 'replace', employeeId: null, name: null, role: null, count: 3 },
  ];
  server.answers(getTasks, { data });
  await drawPage(CyclesToday);
  const need = await screen.findByRole('link', {
    name: t('cycle.today.needs.replace', { count: 3 }),
  });
  expect(need.getAttribute('href')).toBe(`/estimation/cycles/${going.id}?replace=true`);
});

test('where there is no cycle there is nothing', async () => {
  server.answers(getCycleList, { data: [], count: 0 });
  await drawPage(CyclesToday);
  await waitFor(() => expect(server.asked(getCycleList)).toHaveLength(1));
  expect(screen.queryByText(t('cycle.today.title'))).toBeNull();
});

test('a failure is told and can be tried again', async () => {
  const answer = server.holds(getCycleList);
  await drawPage(CyclesToday);
  answer(refused('forbidden', { message: 'Нельзя' }));
  await screen.findByText('Нельзя');
  await screen.findByRole('button', { name: t('common.retry') });
});

test('where what HR has to do fails, the cycles stay and it can be tried again', async () => {
  const going = cycle({ status: 'inwork' });
  server.answers(getCycleList, { data: [going], count: 1 });
  const answer = server.holds(getTasks);
  const { user } = await drawPage(CyclesToday);
  answer(refused('forbidden', { message: 'Нельзя' }));
  await screen.findByText(t('cycle.today.tasksFailed'));
  await screen.findByRole('link', { name: going.name });
  const task = { cycleId: going.id, title: 'Весна', until: null, isOwn: false } as const;
  server.answers(getTasks, {
    data: [{ ...task, kind: 'replace', employeeId: null, name: null, role: null, count: 3 }],
  });
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  await screen.findByRole('link', { name: t('cycle.today.needs.replace', { count: 3 }) });
  expect(screen.queryByText(t('cycle.today.tasksFailed'))).toBeNull();
});
