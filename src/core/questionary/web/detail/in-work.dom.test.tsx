import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { questionaryDetail } from '#test/screen/screen-rows.ts';
import { InWork } from './in-work.tsx';

/** From 15 to 30 June in Moscow. */
const questionary = questionaryDetail({ status: 'inwork' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signInOnScreen();
});
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-06-14T20:59:00Z', t('questionaryDetail.notYetText')],
  ['2026-06-14T21:00:00Z', t('questionaryDetail.inworkText')],
  ['2026-06-30T20:59:00Z', t('questionaryDetail.inworkText')],
  ['2026-06-30T21:00:00Z', t('questionaryDetail.endedText')],
])('at %s the panel says: %s', async (now, said) => {
  vi.setSystemTime(new Date(now));
  draw(<InWork questionary={questionary} />);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('invitations are announced for the company’s own hour', async () => {
  vi.setSystemTime(new Date('2026-06-10T09:00:00Z'));
  const mine = session()!;
  keepSession({ ...mine, user: { ...mine.user, letterHour: 7 } });
  draw(<InWork questionary={questionary} />);
  expect(await screen.findByText(/в 7:00$/)).toBeTruthy();
});
