import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { questionaryDetail } from '#test/screen/screen-rows.ts';
import { DetailFacts } from './detail-facts.tsx';

beforeEach(() => signInOnScreen());

const again = t('questionaryDetail.askAgainOn', { date: '25 авг. 2026' });
function drawnOn(day: string, askAgainOn: string | null) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T09:00:00Z`) });
  draw(<DetailFacts questionary={questionaryDetail({ askAgainOn })} />);
}

test('says on which day raters are asked again while it is ahead', async () => {
  drawnOn('2026-08-24', '2026-08-25');
  await screen.findByText(again);
});

test.each([
  ['on the day', '2026-08-25', '2026-08-25'],
  ['where nobody is asked again', '2026-06-15', null],
])('says nothing of it %s', async (_, day, askAgainOn) => {
  drawnOn(day, askAgainOn);
  await screen.findByText(t('questionaryDetail.facts'));
  expect(screen.queryByText(again)).toBeNull();
});
