import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCycleList } from '#core/cycle/contract/cycle.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import {
  getPendingList,
  mostReminded,
  type PendingPerson,
  remindPending,
} from '#core/pending/contract/pending.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { cycleDetail } from '#test/screen/cycle-rows.ts';
import { draw, drawPage, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { engineer, idOf, office } from '#test/screen/screen-rows.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { PendingPage } from './pending-page.tsx';

const row = (number: number, lastName = `Фамилия${number}`): PendingPerson => ({
  id: idOf(number),
  lastName,
  firstName: 'Имя',
  middleName: null,
  position: engineer,
  subdivision: office,
  openCount: number,
  until: '2026-06-30',
  photoUrl: null,
  isRemindable: true,
});
const page = Array.from({ length: 20 }, (_, at) => row(at + 1));
let server: FakeServer;
beforeEach(() => {
  signInOnScreen('questionary_questionary_list', 'questionary_questionary_statusupdate');
  server = fakeServer();
  server.answers(getPendingList, ({ query }) =>
    query.limit === '500'
      ? { data: [...page, row(21)], count: 21, isAnyRemindable: true }
      : { data: page, count: 21, isAnyRemindable: true },
  );
  server.answers(subdivisionCalls.names, { data: [office] });
  server.answers(remindPending, { data: { letterCount: 2 }, message: 'Напомнили' });
});

const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const remind = (count: number) => t('pending.remind', { count });
const remindAll = t('pending.remindAll');
const send = t('pending.confirm.send');
const asked = () => server.asked(remindPending).map(({ body }) => body.employeeIdList);

async function open(search = '') {
  const { user, ...rest } = await drawPage(PendingPage, search);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return {
    user,
    press,
    tick: async (name: string | RegExp) => user.click(await box(name)),
    ...rest,
  };
}

test('anybody who is ticked is reminded after a question, and no longer ticked then', async () => {
  const { press, tick } = await open();
  await tick(/Фамилия1 Имя/);
  await tick(/Фамилия3 Имя/);
  await press(remind(2));
  await screen.findByText(t('pending.confirm.text', { count: 2 }));
  expect(asked()).toEqual([]);
  await press(send);
  await screen.findByText('Напомнили');
  expect(asked()).toEqual([[idOf(1), idOf(3)]]);
  await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]));
});

test('how much somebody owes leads to their page', async () => {
  await open();
  const link = await screen.findByRole('link', { name: `${t('pending.openCount')}: 3` });
  expect(link.getAttribute('href')).toBe(`/structure/employees/${idOf(3)}`);
});

test('the page is ticked at once', async () => {
  const { press, tick } = await open();
  await tick(t('pending.all'));
  await press(remind(20));
  await press(send);
  await waitFor(() => expect(asked()[0]).toHaveLength(20));
});

test('where nobody is ticked, everybody found is reminded, on the other pages too', async () => {
  const { user, press } = await open();
  await user.type(await screen.findByRole('searchbox'), 'фам');
  await waitFor(() => expect(server.asked(getPendingList).at(-1)?.query.q).toBe('фам'));
  await press(remindAll);
  await screen.findByText(t('pending.confirm.text', { count: 21 }));
  expect(server.asked(getPendingList).at(-1)?.query).toMatchObject({ q: 'фам', limit: '500' });
  await press(send);
  await waitFor(() => expect(asked()[0]).toHaveLength(21));
});

test('an address opens the question, and forgets it once it is answered', async () => {
  const { press, search } = await open('?remind=true');
  await screen.findByText(t('pending.confirm.text', { count: 21 }));
  expect(asked()).toEqual([]);
  await press(t('common.cancel'));
  await waitFor(() => expect(search()).toBe(''));
  expect([screen.queryByRole('alertdialog'), asked()]).toEqual([null, []]);
});

test('whom to remind is asked anew, and a failure of that is told', async () => {
  const { press } = await open();
  server.answers(getPendingList, refused('forbidden', { message: 'Нельзя' }));
  await press(remindAll);
  await screen.findByText('Нельзя');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: send });
  expect(button.disabled).toBe(true);
  server.answers(getPendingList, { data: [row(2)], count: 1, isAnyRemindable: true });
  await press(t('common.retry'));
  await screen.findByText(t('pending.confirm.text', { count: 1 }));
  await press(send);
  await waitFor(() => expect(asked()).toEqual([[idOf(2)]]));
});

test('more than one call may name are not reminded at once, and that is said', async () => {
  const chosen = (count: number) => new Set(Array.from({ length: count }, (_, at) => idOf(at)));
  const bar = (count: number) =>
    draw(
      <ChosenBar
        rows={page}
        isAnyRemindable
        search={{}}
        chosen={chosen(count)}
        onChange={() => {}}
        isAsked={false}
        onAsk={() => {}}
      />,
    );
  const isOffered = (count: number) =>
    !screen.getByRole<HTMLButtonElement>('button', { name: remind(count) }).disabled;
  const { unmount } = bar(mostReminded);
  expect([isOffered(mostReminded), screen.queryByText(t('pending.tooMany'))]).toEqual([true, null]);
  unmount();
  bar(mostReminded + 1);
  expect(isOffered(mostReminded + 1)).toBe(false);
  expect(await screen.findByText(t('pending.tooMany'))).toBeTruthy();
});

test('whoever had a letter today can’t be ticked and says why, and all are those who can be', async () => {
  const told = (number: number) => ({ ...row(number), isRemindable: false });
  const data = [row(1), row(2), told(3), told(6)];
  server.answers(getPendingList, ({ query }) => ({
    data: query.limit === '500' ? [...data, row(4), told(5)] : data,
    count: 6,
    isAnyRemindable: true,
  }));
  const { press, tick } = await open();
  const [why, ...more] = await screen.findAllByText(t('pending.notToday'));
  expect(more).toEqual([]);
  expect(why).toBeDefined();
  await screen.findByText('Фамилия3 Имя');
  expect(screen.queryByRole('checkbox', { name: /Фамилия[36] Имя/ })).toBeNull();
  await tick(t('pending.all'));
  await press(remind(2));
  await press(t('common.cancel'));
  await press(t('ui.clearSelection'));
  await press(remindAll);
  await press(send);
  await waitFor(() => expect(asked()).toEqual([[idOf(1), idOf(2), idOf(4)]]));
});

test('where everybody had a letter today, that is said before anything is asked', async () => {
  const told = [1, 2].map((number) => ({ ...row(number), isRemindable: false }));
  server.answers(getPendingList, { data: told, count: 2, isAnyRemindable: false });
  await open();
  const why = await screen.findByText(t('pending.nobodyToday'));
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: remindAll,
  });
  expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([true, why.id]);
});

test('so it is where nobody on the other pages can be reminded either', async () => {
  const told = [1, 2].map((number) => ({ ...row(number), isRemindable: false }));
  server.answers(getPendingList, { data: told, count: 40, isAnyRemindable: false });
  await open();
  await screen.findByText(t('pending.nobodyToday'));
  cleanup();
  server.answers(getPendingList, { data: told, count: 40, isAnyRemindable: true });
  await open();
  await screen.findByText(t('pending.notToday'));
  expect(screen.queryByText(t('pending.nobodyToday'))).toBeNull();
});

test('the cycles chosen in the filter stand in the address and go with the question', async () => {
  signInAs('ROLE_HR');
  const [spring, autumn] = [cycleDetail(), cycleDetail({ id: idOf(801), name: 'Осень' })];
  server.answers(getCycleList, { data: [autumn, spring], count: 2 });
  const { user, press, search } = await open();
  await press(t('common.filter'));
  await user.click(await box('Осень'));
  await press(t('common.apply'));
  await waitFor(() => expect(search()).toBe(`?cycle=${idOf(801)}`));
  await waitFor(() =>
    expect(server.asked(getPendingList).at(-1)?.query).toMatchObject({
      filterList: { cycle: idOf(801) },
    }),
  );
});

test('a refusal is said, and those ticked stay so', async () => {
  server.answers(remindPending, refused('conflict', { message: 'Уже напоминали' }));
  const { press, tick } = await open();
  await tick(/Фамилия2 Имя/);
  await press(remind(1));
  await press(send);
  await screen.findByText('Уже напоминали');
  expect(((await box(/Фамилия2 Имя/)) as HTMLInputElement).checked).toBe(true);
});

test('another search leaves nobody ticked out of sight', async () => {
  const { user, tick } = await open();
  await tick(/Фамилия1 Имя/);
  await user.type(await screen.findByRole('searchbox'), 'зая');
  await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]));
  await waitFor(() =>
    expect(server.asked(getPendingList).at(-1)?.query).toMatchObject({ q: 'зая' }),
  );
});

test('anybody who may not remind only reads', async () => {
  signInOnScreen('questionary_questionary_list');
  await open();
  await screen.findByText('Фамилия1 Имя');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('says so when nobody is awaited', async () => {
  server.answers(getPendingList, { data: [], count: 0, isAnyRemindable: false });
  await open();
  await screen.findByText(t('pending.empty'));
});

test('a name made of markup is shown as it is', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  server.answers(getPendingList, { data: [row(1, hostile)], count: 1, isAnyRemindable: true });
  await open();
  await screen.findByText(`${hostile} Имя`);
  expect(document.querySelector('img')).toBeNull();
});

test('where nobody is awaited the journal is a press away', async () => {
  server.answers(getPendingList, { data: [], count: 0, isAnyRemindable: false });
  await open();
  const link = await screen.findByRole('link', { name: t('nothingYet.toAssessments') });
  expect(link.getAttribute('href')).toBe('/estimation/questionary');
});
