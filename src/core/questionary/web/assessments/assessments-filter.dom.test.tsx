import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCycleList } from '#core/cycle/contract/cycle.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { cycleDetail } from '#test/screen/cycle-rows.ts';
import { drawPage, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { useAssessmentsAddress } from './address.ts';
import { AssessmentsFilterButton } from './assessments-filter.tsx';
import { LeftOut } from './left-out.tsx';

/** The filter by cycle of the journal and the archive (decision 160). */
const spring = cycleDetail({ id: idOf(801), name: 'Весна' });
const autumn = cycleDetail({ id: idOf(802), name: 'Осень' });
let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getCycleList, { data: [autumn, spring], count: 2 });
  server.answers(getQuestionaryList, { data: [], count: 40 });
});

function Head() {
  const { search, setSearch } = useAssessmentsAddress();
  return (
    <>
      <LeftOut search={search} onSearch={setSearch} />
      <AssessmentsFilterButton search={search} onSearch={setSearch} />
    </>
  );
}
async function open(search = '') {
  const page = await drawPage(Head, search);
  const press = async (name: string | RegExp) =>
    page.user.click(await screen.findByRole('button', { name }));
  const tick = async (name: string) =>
    page.user.click(await screen.findByRole('checkbox', { name }));
  return { ...page, press, tick };
}
const ticked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent);
const filter = new RegExp(t('common.filter'));
const show = t('cycleFilter.show', { count: 40 });

test('that questionaries of cycles are not shown is said, and one press shows and hides them', async () => {
  const { press, search } = await open();
  await press(show);
  await waitFor(() => expect(search()).toBe('?cycle=all'));
  await press(t('cycleFilter.hide'));
  await waitFor(() => expect(search()).toBe(''));
  await screen.findByRole('button', { name: show });
});

test('one cycle, several, none of them or all are chosen in the filter', async () => {
  const { press, tick, search } = await open();
  await press(filter);
  await tick('Осень');
  expect(ticked()).toEqual([t('cycleFilter.none'), 'Осень']);
  await tick(t('cycleFilter.none'));
  await press(t('common.apply'));
  await waitFor(() => expect(search()).toBe(`?cycle=${autumn.id}`));
  expect(screen.queryByRole('button', { name: show })).toBeNull();
  await press(filter);
  await tick('Осень');
  await screen.findByText(t('cycleFilter.everything'));
  await press(t('common.apply'));
  await waitFor(() => expect(search()).toBe('?cycle=all'));
});

test('where every assessment of a cycle is shown, as they are cards, no switch does nothing', async () => {
  server.answers(getQuestionaryList, { data: [], count: 0 });
  await open('?dateFrom=2026-06-01');
  await waitFor(() => expect(server.asked(getQuestionaryList)).toHaveLength(1));
  expect(server.asked(getQuestionaryList)[0]?.query).toEqual({
    active: 'true',
    filterList: { dateFrom: '2026-06-01', cycle: 'chosen' },
    limit: '1',
  });
  expect(screen.queryByRole('button', { name: /циклов/ })).toBeNull();
});

test('where something is searched for nothing is kept out, so nothing is said', async () => {
  const { press } = await open('?q=Ким');
  expect(screen.queryByRole('button', { name: show })).toBeNull();
  await press(filter);
  await screen.findByText(t('cycleFilter.everything'));
});

test('a company without cycles, and who may not see them, read nothing of them', async () => {
  server.answers(getCycleList, { data: [], count: 0 });
  server.answers(getQuestionaryList, { data: [], count: 0 });
  const { press } = await open();
  await press(filter);
  await waitFor(() => expect(server.asked(getCycleList)).toHaveLength(1));
  expect(screen.queryByText(t('cycleFilter.legend'))).toBeNull();
  expect(screen.queryByRole('button', { name: show })).toBeNull();
  signInOnScreen('questionary_questionary_list');
  const asked = server.asked(getCycleList).length;
  await open();
  expect(server.asked(getCycleList)).toHaveLength(asked);
});

test('days that were chosen stand in their fields, and others go into the address', async () => {
  const { press, user, search } = await open('?dateFrom=2026-06-01&dateTo=2026-06-30');
  await press(filter);
  const day = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const [from, to] = [
    await day(t('questionary.filter.dateFrom')),
    await day(t('questionary.filter.dateTo')),
  ];
  expect([from.value, to.value]).toEqual(['01-06-2026', '30-06-2026']);
  await user.clear(to);
  await user.type(to, '15062026');
  await press(t('common.apply'));
  await waitFor(() => expect(search()).toBe('?dateFrom=2026-06-01&dateTo=2026-06-15'));
});
