import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Assignment,
  getAnsweringList,
  testingBegin,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { answeringData } from '#test/screen/screen-rows.ts';
import { AnsweringListPage } from './answering-list-page.tsx';

const data = answeringData();
const { questionaryId, employeeId } = data;
const opened = `?questionaryId=${questionaryId}&employeeId=${employeeId}`;
const name = 'Фамилия Имя';
let server: FakeServer;
beforeEach(() => {
  signInOnScreen('questionary_questionaryemployeelist__invoke');
  server = fakeServer();
  lists({});
  server.answers(testingStartEmployee, { data });
  server.answers(testingBegin, {} as never);
});
function lists(given: Partial<Assignment>) {
  server.answers(getAnsweringList, { data: [{ ...data, ...given }], count: 1 });
}
const start = () => screen.findByRole('button', { name: t('answering.list.startFor', { name }) });
const dialog = () =>
  screen.findByRole('dialog', { name: t('answeringList.modalTitle', { number: 7 }) });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the dialog stands in the address, and closing it leaves no step behind', async () => {
  lists({ status: 'no_progress' });
  const { user, search, steps } = await drawPage(AnsweringListPage, '?q=7');
  const before = steps();
  await user.click(await start());
  await dialog();
  expect([search(), steps()]).toEqual([`?q=7&${opened.slice(1)}`, before + 1]);
  await user.click(await screen.findByRole('button', { name: t('common.close') }));
  await isClosed();
  await waitFor(() => expect(search()).toBe('?q=7'));
});

test('a reload opens it again, and it closes in place', async () => {
  const { user, search, steps } = await drawPage(AnsweringListPage, opened);
  await dialog();
  expect(await screen.findByRole('button', { name: t('answering.info.start') })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: t('common.close') }));
  await isClosed();
  expect([search(), steps()]).toEqual(['', 1]);
});

test('one that has not begun begins there', async () => {
  server.answers(testingStartEmployee, { data: { ...data, status: 'no_progress' } });
  const { user } = await drawPage(AnsweringListPage, opened);
  await user.click(await screen.findByRole('button', { name: t('answering.info.start') }));
  await screen.findByRole('heading', { level: 2, name: 'Первый' });
  expect(server.asked(testingBegin).map(({ body }) => body)).toEqual([
    { questionaryId, employeeId },
  ]);
});

test.each<[Partial<Assignment>, string, boolean]>([
  [{ status: 'no_progress', dateEnd: '2026-06-30' }, t('answeringList.dueIn', { count: 3 }), true],
  [{ status: 'in_work', dateEnd: '2026-06-27' }, t('answeringList.dueToday'), true],
  [{ status: 'done', dateEnd: '2026-06-30' }, t('answeringList.dueIn', { count: 3 }), false],
])('what is still to be done says in how many days: %j', async (given, words, isSaid) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-27T09:00:00Z') });
  lists(given);
  await drawPage(AnsweringListPage);
  await screen.findByText(name);
  expect(screen.queryAllByText(words)).toHaveLength(isSaid ? 1 : 0);
  expect(server.asked(getAnsweringList)[0]?.query.sort).toBe('due:a');
  vi.useRealTimers();
});

test('a row that was refused shows what is so by now', async () => {
  lists({ status: 'no_progress' });
  const { user } = await drawPage(AnsweringListPage);
  const button = await start();
  server.answers(testingBegin, refused('conflict', { message: 'Закончилась' }));
  lists({ status: 'no_progress', isActive: false, isOver: true });
  await user.click(button);
  await screen.findByText(t('answering.state.missed'));
});

test('the last days of what is open go to one’s calendar, each once, with nobody’s name', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:';
  });
  const row = (at: number, given: Partial<Assignment>) => ({
    ...data,
    employeeId: `${employeeId.slice(0, -1)}${at}`,
    ...given,
  });
  const rows = [
    row(1, { status: 'no_progress', dateEnd: '2026-06-30' }),
    row(2, { status: 'in_work', dateEnd: '2026-06-30' }),
    row(3, { status: 'no_progress', dateEnd: '2026-07-05' }),
    row(4, { status: 'done', dateEnd: '2026-07-09' }),
    row(5, { status: 'no_progress', dateEnd: '2026-07-10', declined: 'self' }),
  ];
  server.answers(getAnsweringList, { data: rows, count: rows.length });
  const { user } = await drawPage(AnsweringListPage);
  await screen.findAllByText(name);
  await user.click(await screen.findByRole('button', { name: t('answeringList.toCalendar') }));
  const text = (await saved[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  expect(text.match(/DTSTART.*|SUMMARY.*/g)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20260630',
    `SUMMARY:${t('answeringList.event', { count: 2 })}`,
    'DTSTART;VALUE=DATE:20260705',
    `SUMMARY:${t('answeringList.event', { count: 1 })}`,
  ]);
  expect(text).not.toContain('Фамилия');
});

test('where nothing is open there is nothing for a calendar', async () => {
  lists({ status: 'done' });
  await drawPage(AnsweringListPage);
  await screen.findByText(name);
  expect(await screen.findByRole('button', { name: t('answeringList.toCalendar') })).toHaveProperty(
    'disabled',
    true,
  );
});
