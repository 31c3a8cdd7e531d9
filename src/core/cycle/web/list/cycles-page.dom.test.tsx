import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  createCycle,
  getCycleList,
  getCycleStart,
  type ListedCycle,
} from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { cycleDetail, freshCycle, stageCountsOf } from '#test/screen/cycle-rows.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { engineer, office } from '#test/screen/screen-rows.ts';
import { CyclesPage } from './cycles-page.tsx';

const inWork: ListedCycle = cycleDetail({
  status: 'inwork',
  subjectCount: 3,
  stageCounts: stageCountsOf({ answering: 2, released: 1 }),
  answered: { passedCount: 31, totalCount: 50 },
});
let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getCycleList, { data: [inWork], count: 1 });
  server.answers(subdivisionCalls.names, { data: [office] });
  server.answers(positionCalls.names, { data: [engineer] });
});

test('a cycle shows its stages and how many have answered, and leads to its board', async () => {
  await drawPage(CyclesPage);
  const link = await screen.findByRole('link', { name: inWork.name });
  expect(link.getAttribute('href')).toBe(`/estimation/cycles/${inWork.id}`);
  const said = [
    t('cycle.stageCount', { stage: t('cycle.stage.answering'), count: 2 }),
    t('cycle.stageCount', { stage: t('cycle.stage.released'), count: 1 }),
  ];
  await screen.findByText(said.join(' · '));
  expect(
    await screen.findByText(t('cycle.answeredOf', { passed: 31, total: 50, percent: 62 })),
  ).toBeTruthy();
});

test('search and status stand in the address and are asked for', async () => {
  const { user, search } = await drawPage(CyclesPage, '?status=inwork,done');
  await screen.findByRole('link', { name: inWork.name });
  await user.type(await screen.findByRole('searchbox'), 'весна');
  await waitFor(() =>
    expect(server.asked(getCycleList).at(-1)?.query).toMatchObject({
      q: 'весна',
      filterList: { status: 'inwork,done' },
    }),
  );
  expect(new URLSearchParams(search()).get('q')).toBe('весна');
});

test.each([
  ['', 'created,nominating,inwork,done'],
  ['?status=archived', 'archived'],
])('archived ones are listed only on asking: %s', async (address, status) => {
  await drawPage(CyclesPage, address);
  await screen.findByRole('link', { name: inWork.name });
  expect(server.asked(getCycleList)[0]?.query).toMatchObject({ filterList: { status } });
});

test('at no answers no bar is full', async () => {
  const begun = { ...inWork, answered: { passedCount: 0, totalCount: 50 } };
  server.answers(getCycleList, { data: [begun], count: 1 });
  await drawPage(CyclesPage);
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('without any cycle it says what one is', async () => {
  server.answers(getCycleList, { data: [], count: 0 });
  await drawPage(CyclesPage);
  await screen.findByText(t('cycle.emptyText'));
  expect(await screen.findAllByRole('button', { name: t('cycle.create') })).toHaveLength(1);
});

test('a failure is told and can be tried again', async () => {
  const answer = server.holds(getCycleList);
  await drawPage(CyclesPage);
  answer(refused('forbidden', { message: 'Нельзя' }));
  await screen.findByText('Нельзя');
  expect(await screen.findByRole('button', { name: t('common.retry') })).toBeTruthy();
});

/** Figure of the design: ≤ 8 clicks and 1 typed text from «Создать цикл» to choosing begun, for any number. */
test('a whole subdivision is set up to begin with six clicks and nothing typed', async () => {
  const created = cycleDetail();
  server.answers(getCycleStart, freshCycle);
  server.answers(createCycle, { data: created, message: 'Цикл создан' });
  server.answers(addSubjects, {
    data: { addedCount: 50, alreadyCount: 0, leftOutList: [] },
    message: 'Добавлено',
  });
  const { user, path, search } = await drawPage(CyclesPage);
  let clicks = 0;
  const click = async (role: 'button' | 'checkbox', name: string) => {
    clicks += 1;
    const shown = await screen.findAllByRole(role, { name });
    await user.click(shown.at(-1) as HTMLElement);
  };
  await click('button', t('cycle.create'));
  await click('button', t('cycle.people.places'));
  await click('checkbox', office.name);
  await click('button', t('cycle.people.apply'));
  await click('button', t('cycle.begin.nominating'));
  await waitFor(() => expect(path()).toBe(`/estimation/cycles/${created.id}`));
  expect(search()).toBe('?ask=start');
  // The board's own test presses the last one.
  expect(clicks + 1).toBeLessThanOrEqual(8);
  expect(server.asked(createCycle)[0]?.body).toMatchObject({
    name: 'Оценка 360, весна 2027',
    chosenBy: 'subject',
    approvedBy: 'leader',
    release: 'talk',
  });
  expect(server.asked(addSubjects)).toMatchObject([
    { params: { id: created.id }, body: { subdivisionIdList: [office.id] } },
  ]);
});
