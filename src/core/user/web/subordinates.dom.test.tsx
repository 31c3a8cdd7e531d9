import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { employeeRow, idOf } from '#test/screen/screen-rows.ts';
import { Subordinates } from './subordinates.tsx';

const rows = [1, 2, 3].map((number) => employeeRow(number));
/** The user is the third of these employees, and can't be their own subordinate. */
const own = { employeeId: idOf(3), email: 'other@example.ru' };

/** The list of a manager who starts with these subordinates. */
function Manager({ begun }: { begun: number[] }) {
  const [chosen, setChosen] = useState(() =>
    begun.map((number) => ({ id: idOf(number), firstName: 'Имя', lastName: `Фамилия${number}` })),
  );
  return (
    <Subordinates
      own={own}
      chosen={chosen}
      error={undefined}
      onChange={(next) => {
        given.push(next.map(({ id }) => id));
        setChosen(next);
      }}
    />
  );
}

let server: FakeServer;
let given: string[][];
beforeEach(() => {
  server = fakeServer();
  server.answers(employeeCalls.list, { data: rows, count: rows.length });
  given = [];
});

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const person = (number: number) => new RegExp(`Фамилия${number} `);
const all = t('user.selectAll');

async function open(...begun: number[]) {
  const { user } = draw(<Manager begun={begun} />);
  await screen.findByRole('checkbox', { name: person(1) });
  return { user, press: (name: string | RegExp) => user.click(box(name)) };
}

test('employees are chosen and given up one by one, never oneself', async () => {
  const { press } = await open(2);
  expect([box(person(3)).disabled, box(person(3)).checked]).toEqual([true, false]);
  await press(person(1));
  await press(person(2));
  expect(given).toEqual([[idOf(2), idOf(1)], [idOf(1)]]);
  expect(await screen.findByText(t('user.selected', { count: 1 }))).toBeTruthy();
});

test('all are everybody but oneself; all again are nobody', async () => {
  const { press } = await open(2);
  expect([box(all).checked, box(all).indeterminate]).toEqual([false, true]);
  await press(all);
  expect([box(all).checked, box(all).indeterminate]).toEqual([true, false]);
  await press(all);
  expect(given).toEqual([[idOf(2), idOf(1)], []]);
});

test('where more are found than in view, all of them are asked for', async () => {
  server.answers(employeeCalls.list, ({ query }) => ({
    data: query.limit === String(mostSubordinates) ? rows : rows.slice(0, 1),
    count: 3,
  }));
  const { press } = await open();
  await press(all);
  await screen.findByText(t('user.selected', { count: 2 }));
  await press(all);
  await screen.findByText(t('user.selected', { count: 0 }));
  expect(given).toEqual([[idOf(1), idOf(2)], []]);
});

test('all wait for who is found now, and are never those who were found before', async () => {
  const { user, press } = await open();
  const finds = server.holds(employeeCalls.list);
  await user.type(await screen.findByRole('searchbox'), 'Четыре{Enter}');
  const found = t('user.selectAllFound');
  await waitFor(() => expect(server.asked(employeeCalls.list)).toHaveLength(2));
  expect(box(found).disabled).toBe(true);
  finds({ data: [employeeRow(4)], count: 1 });
  await screen.findByRole('checkbox', { name: person(4) });
  await press(found);
  expect(given).toEqual([[idOf(4)]]);
});

test('more than a manager may have are refused before they are asked for', async () => {
  server.answers(employeeCalls.list, { data: rows, count: mostSubordinates + 1 });
  const { press } = await open();
  await press(all);
  expect(await screen.findByText(t('user.tooMany', { max: mostSubordinates }))).toBeTruthy();
  expect([given, server.asked(employeeCalls.list).length]).toEqual([[], 1]);
});

test('as many as a manager may have are taken, one more is refused until another goes', async () => {
  const others = Array.from({ length: mostSubordinates - 1 }, (_, at) => 1000 + at);
  const { press } = await open(...others);
  const problem = t('user.tooMany', { max: mostSubordinates });
  await press(person(1));
  await press(person(2));
  expect([screen.queryByText(problem) !== null, given.length]).toEqual([true, 1]);
  await press(person(1));
  expect([screen.queryByText(problem), given.length]).toEqual([null, 2]);
});

test('where all could not be asked for, the reason is said', async () => {
  server.answers(employeeCalls.list, { data: rows.slice(0, 1), count: 3 });
  const { press } = await open();
  server.answers(employeeCalls.list, refused('internal', { message: 'Сбой' }));
  await press(all);
  expect(await screen.findByText('Сбой')).toBeTruthy();
  expect(given).toEqual([]);
});

test('of the chosen alone those are in view whose name holds what was typed', async () => {
  const { user, press } = await open(1, 2);
  await press(t('user.onlySelected'));
  await user.type(await screen.findByRole('searchbox'), 'имя фамилия2{Enter}');
  expect([screen.queryByRole('checkbox', { name: person(1) }), box(person(2)).checked]).toEqual([
    null,
    true,
  ]);
  await press(person(2));
  expect(given).toEqual([[idOf(1)]]);
});
