import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { remind } from '#core/questionary/contract/questionary-change.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { RemindButton } from './remind-button.tsx';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T09:00:00Z') });
  signInOnScreen('questionary_questionary_statusupdate');
  server = fakeServer();
});

const pending = (isAwaited: boolean) => [{ ...participantRow(2, 'supervisor'), isAwaited }];
const drawn = (given: Partial<QuestionaryDetail> = {}) =>
  draw(
    <RemindButton
      questionary={questionaryDetail({
        status: 'inwork',
        participantList: pending(true),
        ...given,
      })}
    />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('says how many get a letter, and reminds them after a question', async () => {
  server.answers(remind, { data: { letterCount: 3 }, message: 'Напоминаем 3 людям' });
  const { user } = drawn({ remindableCount: 3 });
  await user.click(button(t('questionaryDetail.remind', { count: 3 })));
  expect(server.asked(remind)).toEqual([]);
  await user.click(
    await screen.findByRole('button', { name: t('questionaryDetail.remindConfirm') }),
  );
  await screen.findByText('Напоминаем 3 людям');
  expect(server.asked(remind).map(({ params }) => params)).toEqual([{ id: idOf(900) }]);
});

test.each([
  ['tomorrow', {}, 'questionaryDetail.remindTomorrow'],
  ['no more on the last day', { dateEnd: '2026-06-20' }, 'questionaryDetail.remindNoMore'],
] as const)('where nobody may be reminded today it says so: %s', async (_, given, why) => {
  drawn({ remindableCount: 0, ...given });
  const { disabled } = button(t('questionaryDetail.remindNobody'));
  expect(disabled).toBe(true);
  expect(await screen.findByRole('button', { description: t(why) })).toBeTruthy();
});

test('whoever is assessed themselves is not told how many', () => {
  drawn({ isOwn: true, remindableCount: null, participantList: pending(false) });
  expect(button(t('questionaryDecline.remindAll')).disabled).toBe(false);
});

test.each([
  ['before the first day', { dateStart: '2026-06-25' }],
  ['when everyone has responded', { participantList: pending(false) }],
  ['once no answers are taken', { dateEnd: '2026-06-19' }],
])('is not there %s', (_, given) => {
  drawn(given);
  expect(screen.queryByRole('button')).toBeNull();
});
