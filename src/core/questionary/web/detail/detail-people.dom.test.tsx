import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { DetailParticipants } from './detail-people.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T09:00:00Z') });
  signInOnScreen('questionary_questionary_statusupdate');
});

const progressed = (number: number, passedCount: number, totalCount = 1) => ({
  ...participantRow(number, 'supervisor'),
  isAwaited: passedCount < totalCount,
  progressList: [
    {
      type: 'supervisor' as const,
      passedCount,
      totalCount,
      progress: 0,
      status: passedCount < totalCount ? ('in_work' as const) : ('done' as const),
    },
  ],
});
const inWork = (given: Partial<QuestionaryDetail>) =>
  questionaryDetail({ status: 'inwork', method: '90', ...given });

test('says who has responded, who has not, and how far a role is', async () => {
  draw(
    <DetailParticipants
      questionary={inWork({ participantList: [progressed(2, 1), progressed(3, 0)] })}
    />,
  );
  const [answered, waiting] = await screen.findAllByRole('listitem');
  expect(await within(answered!).findByText(t('questionaryDetail.answered'))).toBeTruthy();
  expect(await within(waiting!).findByText(t('questionaryDetail.notAnswered'))).toBeTruthy();
  const bar = await screen.findByRole('progressbar', { name: t('reviewerRoles.supervisor') });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
});

test('counts where somebody assesses several people', async () => {
  draw(<DetailParticipants questionary={inWork({ participantList: [progressed(2, 3, 10)] })} />);
  const row = await screen.findByRole('listitem');
  expect(
    await within(row).findByText(t('questionary.passed', { passed: 3, total: 10 })),
  ).toBeTruthy();
});

test('leaves only those in view who have not responded', async () => {
  const { user } = draw(
    <DetailParticipants
      questionary={inWork({ participantList: [progressed(2, 1), progressed(3, 0)] })}
    />,
  );
  await user.click(await screen.findByRole('checkbox', { name: t('questionaryDetail.onlyOpen') }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(await screen.findByText('Фамилия3 Имя')).toBeTruthy();
});

test.each([
  ['360', ['supervisor', 'colleague', 'customer', 'subordinate']],
  ['90', ['supervisor']],
] as const)(
  'of %s, people are added to each role by a press, where that may be',
  async (method, roles) => {
    const added: string[] = [];
    const questionary = inWork({ method, can: ['update'] });
    const { user, unmount } = draw(
      <DetailParticipants questionary={questionary} onAdd={(role) => added.push(role)} />,
    );
    const nameOf = (role: (typeof roles)[number]) =>
      `${t('questionaryDetail.add.title')} ${t(`questionaryDetail.add.${role}`)}`;
    for (const role of roles) {
      await user.click(await screen.findByRole('button', { name: nameOf(role) }));
    }
    expect(added).toEqual(roles);
    unmount();
    draw(<DetailParticipants questionary={{ ...questionary, can: [] }} />);
    expect(screen.queryByText(t('questionaryDetail.add.title'))).toBeNull();
  },
);
