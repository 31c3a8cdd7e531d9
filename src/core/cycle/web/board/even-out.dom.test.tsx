import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type CycleEven,
  evenOutCycle,
  getCycleEven,
  undoEvenOut,
} from '#core/cycle/contract/cycle-even.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { cycleDetail } from '#test/screen/cycle-rows.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { EvenOut } from './even-out.tsx';

const person = (number: number, lastName: string) => ({
  id: idOf(number),
  firstName: 'Анна',
  lastName,
  middleName: null,
});
const crowded: CycleEven = {
  perRater: 10,
  heavyCount: 2,
  leftCount: 1,
  moveList: [{ subject: person(1, 'Ким'), from: person(2, 'Орлов'), to: person(3, 'Белых') }],
  undoCount: 0,
};
const evened: CycleEven = { ...crowded, heavyCount: 0, leftCount: 0, moveList: [], undoCount: 1 };

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_HR');
  server = fakeServer();
});
const show = () => draw(<EvenOut cycle={cycleDetail({ status: 'nominating' })} />);

test('says how many are asked too much, shows who comes for whom, and moves just those', async () => {
  server.answers(getCycleEven, { data: crowded });
  server.answers(evenOutCycle, { data: evened, message: 'Заменён 1 участник' });
  const { user } = show();
  expect(await screen.findByText(t('load.heavy', { count: 2, most: 10 }))).toBeDefined();
  await user.click(await screen.findByRole('button', { name: t('load.even') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const names = { subject: 'Ким Анна', from: 'Орлов Анна', to: 'Белых Анна' };
  expect(await dialog.findByText(t('load.evenMove', names))).toBeDefined();
  expect(await dialog.findByText(t('load.evenLeft', { count: 1 }))).toBeDefined();
  server.answers(getCycleEven, { data: evened });
  await user.click(await dialog.findByRole('button', { name: t('load.even') }));
  expect(server.asked(evenOutCycle)[0]?.body).toEqual({
    moveList: [{ subjectId: idOf(1), fromId: idOf(2), toId: idOf(3) }],
  });
  expect(
    await screen.findByRole('button', { name: t('load.evenUndo', { count: 1 }) }),
  ).toBeDefined();
});

test('takes the last press back', async () => {
  server.answers(getCycleEven, { data: evened });
  server.answers(undoEvenOut, { data: crowded, message: 'Возвращён 1 участник' });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: t('load.evenUndo', { count: 1 }) }));
  expect(server.asked(undoEvenOut)).toHaveLength(1);
});

test('says nothing where nobody is asked too much, and that nobody could come where nobody can', async () => {
  server.answers(getCycleEven, { data: { ...evened, undoCount: 0 } });
  const { unmount } = show();
  await waitFor(() => expect(server.asked(getCycleEven)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  server.answers(getCycleEven, { data: { ...crowded, moveList: [], leftCount: 2 } });
  show();
  expect(await screen.findByText(new RegExp(t('load.evenNone')))).toBeDefined();
  expect(screen.queryByRole('button', { name: t('load.even') })).toBeNull();
});

test('says that it could not be checked', async () => {
  server.answers(getCycleEven, () => refused('internal'));
  show();
  expect(await screen.findByText(t('load.evenFailed'))).toBeDefined();
});
