import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw, signInOnScreen } from '#test/screen/screen.tsx';
import { Pace } from './pace.tsx';

beforeEach(() => {
  signInOnScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
});

const open = (count: number, ...ends: string[]) =>
  Array.from({ length: count }, (_, at) => ({
    ratingCount: 25,
    textCount: 3,
    dateEnd: ends[at % ends.length] ?? '',
  }));

test('ten people take an hour and more, two a day until the first of their last days', async () => {
  draw(<Pace open={open(10, '2026-06-30', '2026-06-19')} />);
  await screen.findByText('Всего около 80 минут. По 2 человека в день — и вы успеете.');
});

test('a few are answered in one go', async () => {
  draw(<Pace open={open(3, '2026-06-30')} />);
  expect((await screen.findByText(/Всего/)).textContent.trim()).toBe('Всего около 24 минут.');
});
