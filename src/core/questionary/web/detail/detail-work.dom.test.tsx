import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { questionaryDetail } from '#test/screen/screen-rows.ts';
import { WorkButton } from './detail-work.tsx';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T09:00:00Z') });
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(updateQuestionaryStatus, { data: questionaryDetail({ status: 'inwork' }) });
});

const message = 'Ким А.: спросить Серову Р. снова можно с 15 июл. 2026';
const held = { beginOn: '2026-07-15', mayLeaveOut: true, droppedCount: 1 };
const drawn = () =>
  draw(
    <WorkButton
      questionary={questionaryDetail({
        workErrorList: [{ path: 'participantList', message }],
        held,
      })}
    />,
  );
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const isBlocked = async () =>
  (await screen.findByRole('button', { name: t('questionaryDetail.toWork') })).hasAttribute(
    'disabled',
  );

test('where raters can’t be asked yet it begins on the day when all can, with as many days', async () => {
  const { user } = drawn();
  expect(await isBlocked()).toBe(true);
  const date = '15 июл. 2026';
  const begin = await screen.findByRole('button', {
    name: (name) => plain(name) === plain(t('questionaryDetail.workOn', { date })),
  });
  await user.click(begin);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(plain((await dialog.findByText(/15 июл/)).textContent ?? '')).toContain('30 июл. 2026');
  await user.click(await dialog.findByRole('button', { name: t('questionaryDetail.workConfirm') }));
  await answered();
  expect(server.asked(updateQuestionaryStatus)).toMatchObject([{ body: { held: 'later' } }]);
});

test('or begins without them, and says who that is and how many are left', async () => {
  const { user } = drawn();
  await user.click(
    await screen.findByRole('button', { name: t('questionaryDetail.workWithoutThem') }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(message);
  await dialog.findByText(
    new RegExp(t('questionaryDetail.workPeopleAndSelf', { count: 1, selves: 1 })),
  );
  await user.click(await dialog.findByRole('button', { name: t('questionaryDetail.workConfirm') }));
  await answered();
  expect(server.asked(updateQuestionaryStatus)).toMatchObject([{ body: { held: 'leaveOut' } }]);
});
