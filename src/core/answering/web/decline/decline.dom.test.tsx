import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  type Assignment,
  getAnsweringList,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { OrDecline } from '#core/answering/web/decline/or-decline.tsx';
import { AnsweringListPage } from '#core/answering/web/list/answering-list-page.tsx';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { answeringData } from '#test/screen/screen-rows.ts';

const data = answeringData({ status: 'no_progress', mayDecline: true });
const { questionaryId, employeeId } = data;
const name = 'Фамилия Имя';
const start = () => screen.findByRole('button', { name: t('answering.list.startFor', { name }) });
const cannot = () => screen.findByRole('button', { name: t('decline.buttonFor', { name }) });
const again = () => screen.findByRole('button', { name: t('decline.againFor', { name }) });
let server: FakeServer;
beforeEach(() => {
  signInOnScreen('questionary_questionaryemployeelist__invoke');
  server = fakeServer();
  lists({});
  server.answers(getTasks, { data: [] });
  server.answers(testingStartEmployee, { data });
  server.answers(getCurrentUserInfo, refused('unavailable'));
  server.answers(decline, ({ body: { reason } }) => {
    const declined = reason ? ('self' as const) : undefined;
    lists({ declined });
    server.answers(testingStartEmployee, { data: { ...data, declined } });
    return { message: 'Спасибо, что сказали' } as never;
  });
});
function lists(given: Partial<Assignment>) {
  server.answers(getAnsweringList, { data: [{ ...data, ...given }], count: 1 });
}

test('the row asks why, says what HR sees, and then reads that one has declined', async () => {
  const { user } = await drawPage(AnsweringListPage);
  await start();
  await user.click(await cannot());
  const dialog = await screen.findByRole('dialog', { name: t('decline.title') });
  expect(await within(dialog).findByText(t('decline.text'))).toBeDefined();
  const send = await within(dialog).findByRole<HTMLButtonElement>('button', {
    name: t('decline.send'),
  });
  expect(send.disabled).toBe(true);
  await user.click(
    await within(dialog).findByRole('radio', { name: t('decline.reasons.tooMany') }),
  );
  await user.type(await within(dialog).findByRole('textbox'), 'Двадцать за неделю');
  await user.click(send);
  await screen.findByText('Спасибо, что сказали');
  await waitFor(async () => expect(document.activeElement).toBe(await again()));
  expect(await screen.findByText(t('decline.self'), { exact: false })).toBeDefined();
  expect(screen.queryByRole('button', { name: t('answering.list.startFor', { name }) })).toBeNull();
  await user.click(await again());
  await start();
  await waitFor(async () => expect(document.activeElement).toBe(await cannot()));
  // The menu counts anew what is awaited.
  await waitFor(() => expect(server.asked(getCurrentUserInfo)).toHaveLength(2));
  expect(server.asked(decline).map(({ body }) => body)).toEqual([
    { questionaryId, employeeId, reason: 'tooMany', note: 'Двадцать за неделю' },
    { questionaryId, employeeId, reason: null },
  ]);
});

test('before the questions the same stands below the text, and beginning comes back with a change of mind', async () => {
  const { user } = await drawPage(
    AnsweringListPage,
    `?questionaryId=${questionaryId}&employeeId=${employeeId}`,
  );
  const page = await screen.findByRole('dialog', {
    name: t('answeringList.modalTitle', { number: 7 }),
  });
  const within_ = within(page);
  await within_.findByRole('button', { name: t('answering.info.start') });
  await user.click(await within_.findByRole('button', { name: t('decline.buttonFor', { name }) }));
  await user.click(await screen.findByRole('radio', { name: t('decline.reasons.personal') }));
  await user.click(await screen.findByRole('button', { name: t('decline.send') }));
  const back = await within_.findByRole('button', { name: t('decline.againFor', { name }) });
  expect(within_.queryByRole('button', { name: t('answering.info.start') })).toBeNull();
  await user.click(back);
  await within_.findByRole('button', { name: t('answering.info.start') });
});

test('a refusal stays in the dialog, and what was chosen too', async () => {
  server.answers(decline, refused('conflict', { message: 'Оценка закончилась' }));
  const { user } = await drawPage(AnsweringListPage);
  await user.click(await cannot());
  await user.click(await screen.findByRole('radio', { name: t('decline.reasons.noTime') }));
  await user.click(await screen.findByRole('button', { name: t('decline.send') }));
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Оценка закончилась'),
  );
  expect(
    await screen.findByRole('radio', { name: t('decline.reasons.noTime'), checked: true }),
  ).toBeDefined();
});

test('by a link it is said with the link', async () => {
  const { user } = draw(<OrDecline of={data} flow={{ token: 'olegs' }} />);
  await user.click(await cannot());
  await user.click(await screen.findByRole('radio', { name: t('decline.reasons.other') }));
  await user.click(await screen.findByRole('button', { name: t('decline.send') }));
  await waitFor(() => expect(server.asked(decline).map(({ token }) => token)).toEqual(['olegs']));
});

test.each([
  ['where it is not offered', { mayDecline: undefined }, []],
  ['once it is over', { declined: 'self', isActive: false, mayDecline: undefined }, []],
  ['who was excused', { declined: 'excused' }, [t('decline.excused')]],
] as const)('%s', async (_, given, said) => {
  draw(
    <OrDecline of={{ ...data, ...given }} flow={{}}>
      Начать
    </OrDecline>,
  );
  for (const text of said) await screen.findByText(text, { exact: false });
  expect(screen.queryByText('Начать') === null).toBe(said.length > 0);
  expect(screen.queryByRole('button', { name: t('decline.buttonFor', { name }) })).toBeNull();
});
