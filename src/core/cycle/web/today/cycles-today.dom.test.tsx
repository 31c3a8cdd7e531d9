import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCycleList, type ListedCycle } from '#core/cycle/contract/cycle.ts';
import { getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getTasks, type Task } from '#core/cycle/contract/tasks.ts';
import { getPendingList, type PendingPerson } from '#core/pending/contract/pending.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { boardRow, cycleDetail, stageCountsOf } from '#test/screen/cycle-rows.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { engineer, idOf, office } from '#test/screen/screen-rows.ts';
import { CyclesToday } from './cycles-today.tsx';
import { needsOf, nextOf } from './needs.ts';

const today = '2027-03-12';
let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T09:00:00Z`) });
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getTasks, { data: [] });
  server.answers(getPendingList, { data: [], count: 0, isAnyRemindable: false });
  server.answers(getSubjects, { data: [], count: 0, stageCounts: stageCountsOf() });
});
const cycle = (given: Partial<ListedCycle>): ListedCycle => cycleDetail(given);

test.each<[string, Partial<ListedCycle>, string[]]>([
  ['one set up whose choosing should have begun', {}, ['start']],
  ['one set up for later', { chooseUntil: '2027-03-20' }, []],
  ['one in choosing, with lists for HR', { status: 'nominating', toApproveCount: 2 }, ['approve']],
  [
    'one at work, with people who did not go',
    { status: 'inwork', stageCounts: stageCountsOf({ problem: 3 }) },
    ['problem'],
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
  await within(second!).findByRole('link', { name: calm.name });
  await within(second!).findByText(t('cycle.today.nothing'));
});

test.each<[string, Partial<ListedCycle>, string | undefined]>([
  ['one set up', {}, 'prepare'],
  [
    'one in choosing',
    { status: 'nominating', stageCounts: stageCountsOf({ choosing: 2, approval: 1 }) },
    'choosing',
  ],
  [
    'one whose lists wait for others',
    { status: 'nominating', stageCounts: stageCountsOf({ approval: 1, ready: 1 }) },
    'approval',
  ],
  [
    'one whose lists are ready',
    { status: 'nominating', stageCounts: stageCountsOf({ ready: 2 }) },
    'launch',
  ],
  ['one at work', { status: 'inwork', stageCounts: stageCountsOf({ answering: 2 }) }, undefined],
])('where nothing needs HR, what comes next: %s', (_, given, next) => {
  expect(nextOf(cycle(given))?.kind).toBe(next);
});

const pendingPeople = (numbers: number[]): PendingPerson[] =>
  numbers.map((number) => ({
    id: idOf(number),
    lastName: `Фамилия${number}`,
    firstName: 'Имя',
    middleName: null,
    position: engineer,
    subdivision: office,
    openCount: 2,
    until: '2027-03-15',
    photoUrl: null,
    isRemindable: true,
  }));

test('one at work says how many have answered, how long there is, and whom to remind', async () => {
  const going = cycle({
    status: 'inwork',
    dateEnd: '2027-03-22',
    stageCounts: stageCountsOf({ answering: 2 }),
    answered: { passedCount: 0, totalCount: 50 },
  });
  server.answers(getCycleList, { data: [going], count: 1 });
  server.answers(getPendingList, {
    data: pendingPeople([1, 2, 3]),
    count: 27,
    isAnyRemindable: true,
  });
  await drawPage(CyclesToday);
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  const share = t('cycle.answeredOf', { passed: 0, total: 50, percent: 0 });
  await screen.findByText(`${t('cycle.answered')}: ${share}`);
  await screen.findByText(/Ответы до 22 мар.*, осталось 10 дней/);
  await screen.findByText(t('cycle.today.unfinished', { count: 27 }));
  const step = await screen.findByRole('link', { name: t('cycle.today.remind', { count: 27 }) });
  expect(decodeURIComponent(step.getAttribute('href') ?? '')).toContain(
    `/estimation/questionary/awaited?cycle=${going.id}`,
  );
  expect(screen.queryByText(t('cycle.today.nothing'))).toBeNull();
});

test('where everybody was reminded today it offers no reminder', async () => {
  const going = cycle({ status: 'inwork', dateEnd: '2027-03-22' });
  server.answers(getCycleList, { data: [going], count: 1 });
  server.answers(getPendingList, { data: pendingPeople([1]), count: 1, isAnyRemindable: false });
  await drawPage(CyclesToday);
  await screen.findByText(t('cycle.today.unfinished', { count: 1 }));
  await screen.findByText(t('cycle.today.nothing'));
  expect(screen.queryByRole('link', { name: t('cycle.today.remind', { count: 1 }) })).toBeNull();
});

test('in the last days it names who is late', async () => {
  const going = cycle({ status: 'inwork', id: idOf(801), dateEnd: '2027-03-15' });
  const choosing = cycle({
    status: 'nominating',
    chooseUntil: today,
    stageCounts: stageCountsOf({ choosing: 1, ready: 3 }),
    subjectCount: 4,
  });
  server.answers(getCycleList, { data: [going, choosing], count: 2 });
  server.answers(getPendingList, {
    data: pendingPeople([1, 2, 3]),
    count: 27,
    isAnyRemindable: true,
  });
  const data = [boardRow(4)];
  server.answers(getSubjects, { data, count: 1, stageCounts: stageCountsOf({ choosing: 1 }) });
  await drawPage(CyclesToday);
  await screen.findByText(/Опаздывают: Фамилия1 Имя, Фамилия2 Имя, Фамилия3 Имя и ещё 24/);
  await screen.findByText(/Опаздывают: Фамилия4 Имя$/);
  const [first] = await screen.findAllByRole('listitem');
  await within(first!).findByText(/сегодня последний день/);
  const share = t('cycle.answeredOf', { passed: 3, total: 4, percent: 75 });
  await within(first!).findByText(`${t('cycle.today.lists')}: ${share}`);
});

test('what waits says for whom', async () => {
  const leader = { id: idOf(5), lastName: 'Ким', firstName: 'Анна', count: 4 };
  const choosing = cycle({
    status: 'nominating',
    chosenBy: 'leader',
    chooseUntil: '2027-03-20',
    stageCounts: stageCountsOf({ choosing: 2, approval: 7 }),
    subjectCount: 9,
    toApproveCount: 1,
    approverList: [leader],
  });
  server.answers(getCycleList, { data: [choosing], count: 1 });
  await drawPage(CyclesToday);
  await screen.findByText(
    'Выбирают: 2 (руководители) · На утверждении: 7 (Ким Анна: 4, HR: 1, другие: 2)',
  );
});

test('on a phone they are one line, which opens them', async () => {
  vi.stubGlobal('innerWidth', 390);
  const calm = cycle({
    status: 'inwork',
    id: idOf(801),
    name: 'Спокойный',
    answered: { passedCount: 31, totalCount: 50 },
  });
  const urgent = cycle({ status: 'nominating', toApproveCount: 2, chooseUntil: '2027-03-20' });
  server.answers(getCycleList, { data: [calm, urgent], count: 2 });
  await drawPage(CyclesToday);
  const line = await screen.findByText('Циклы сегодня: 2, ждут вас: 1, ответили: 31 из 50');
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

test('what is below waits until they are there, so that nothing moves away under a press', async () => {
  const answer = server.holds(getCycleList);
  await drawPage(CyclesToday);
  await waitFor(() => expect(document.querySelector('.ui-settling')).not.toBeNull());
  answer({ data: [], count: 0 });
  await waitFor(() => expect(document.querySelector('.ui-settling')).toBeNull());
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
