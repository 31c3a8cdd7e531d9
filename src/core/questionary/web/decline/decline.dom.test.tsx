import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { DetailParticipants } from '#core/questionary/web/detail/detail-people.tsx';
import { InWork } from '#core/questionary/web/detail/in-work.tsx';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T09:00:00Z') });
  signInOnScreen('questionary_questionary_statusupdate');
  server = fakeServer();
});

const part = { passedCount: 0, totalCount: 1, progress: 0, status: 'no_progress' as const };
type Participant = QuestionaryDetail['participantList'][number];
const colleague = (number: number, given: Partial<Participant> = {}): Participant => ({
  ...participantRow(number, 'colleague'),
  progressList: [{ type: 'colleague', ...part }],
  isAwaited: true,
  ...given,
});
const declined = colleague(3, {
  isAwaited: false,
  declineList: [{ employeeId: idOf(1), reason: 'tooMany', note: 'Двадцать за неделю' }],
});
const inWork = (given: Partial<QuestionaryDetail>) =>
  questionaryDetail({ status: 'inwork', totalCount: 2, ...given });

test('says who can’t assess and why, and leaves them out of who is awaited', async () => {
  const participantList = [colleague(2), declined];
  const { user } = draw(<DetailParticipants questionary={inWork({ participantList })} />);
  expect(await screen.findByText(t('questionaryDecline.count', { count: 1 }))).toBeTruthy();
  const [, row] = await screen.findAllByRole('listitem');
  for (const text of [t('questionaryDecline.mark'), 'Двадцать за неделю'])
    expect(await within(row!).findByText(text)).toBeTruthy();
  expect(row!.textContent).toContain(t('questionaryDecline.reasons.tooMany'));
  await user.click(await screen.findByRole('checkbox', { name: t('questionaryDetail.onlyOpen') }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('excuses whoever is awaited once it is confirmed, and takes it back', async () => {
  const excused = colleague(2, {
    isAwaited: false,
    declineList: [{ employeeId: idOf(1), reason: 'excused', note: null }],
  });
  const questionary = inWork({ participantList: [colleague(2), declined] });
  server.answers(excuse, { data: questionary });
  const { user, unmount } = draw(<DetailParticipants questionary={questionary} />);
  const name = 'Фамилия2 Имя';
  const [button, ...more] = await screen.findAllByTitle(/^Освободить/);
  expect([button?.title, more]).toEqual([t('questionaryDecline.excuse', { name }), []]);
  await user.click(button!);
  await user.click(
    await screen.findByRole('button', { name: t('questionaryDecline.excuseConfirm') }),
  );
  unmount();
  const after = draw(<DetailParticipants questionary={inWork({ participantList: [excused] })} />);
  await after.user.click(
    await screen.findByRole('button', { name: t('questionaryDecline.restoreFor', { name }) }),
  );
  expect(server.asked(excuse).map(({ body }) => [body.employeeId, body.isExcused])).toEqual([
    [idOf(2), true],
    [idOf(2), false],
  ]);
});

test('whoever is assessed sees no progress by name', async () => {
  const participantList = [participantRow(2, 'supervisor'), participantRow(3, 'colleague')];
  draw(<DetailParticipants questionary={inWork({ participantList, isOwn: true })} />);
  expect(await screen.findByText(t('questionaryDecline.own'))).toBeTruthy();
  expect(screen.queryByText(t('questionaryDetail.notAnswered'))).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('where nobody is awaited any more it says so, and until when answers are taken', async () => {
  draw(<InWork questionary={inWork({ participantList: [declined] })} />);
  expect(await screen.findByText(t('questionaryDecline.nobody'))).toBeTruthy();
  expect(await screen.findByText(/30 июн/)).toBeTruthy();
});

test.each([
  ['somebody is still awaited', { participantList: [colleague(2), declined] }],
  ['it is about the reader', { participantList: [declined], isOwn: true }],
])('it is not said while %s', (_, given) => {
  draw(<InWork questionary={inWork(given)} />);
  expect(screen.queryByText(t('questionaryDecline.nobody'))).toBeNull();
});
