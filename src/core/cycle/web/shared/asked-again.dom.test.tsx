import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type { Locale } from '#platform/texts/t.ts';
import { cycleDetail } from '#test/screen/cycle-rows.ts';
import { draw, signInOnScreen } from '#test/screen/screen.tsx';
import { AskedAgain } from './asked-again.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-06T09:00:00Z') });
  signInOnScreen();
});

/** Reports open on 12 April. */
const drawn = (given: Partial<CycleDetail>, locale?: Locale) =>
  draw(<AskedAgain cycle={cycleDetail({ status: 'inwork', ...given })} />, '/', locale);

test.each([
  ['ru', '7 июн. 2027 спросим ещё раз'],
  ['en', 'Reviewers are asked again on 7 Jun 2027'],
] as const)('names the day while it is ahead: %s', async (locale, said) => {
  drawn({ askAgainWeeks: 8 }, locale);
  await screen.findByText(said);
});

test('follows the last day where reports open at once', async () => {
  drawn({ askAgainWeeks: 13, release: 'atOnce', releaseOn: null });
  await screen.findByText('28 июн. 2027 спросим ещё раз');
});

const askedAgain = { people: 31, more: 38, same: 30, less: 6 };

test.each([
  [
    'ru',
    'Спросили ещё раз о 31 человеке, 74 вопроса. Другие видят это чаще: 38, без явной перемены: 30, реже: 6.',
  ],
  [
    'en',
    'Asked again: of 74 behaviours of 31 people others see 38 more often, 30 without a clear change, 6 less often.',
  ],
] as const)('says what came of it, also of an archived one: %s', async (locale, said) => {
  drawn({ status: 'archived', askAgainWeeks: 8, askedAgain }, locale);
  await screen.findByText(said);
});

test.each([
  ['nobody is asked', { askAgainWeeks: null }],
  ['it is archived', { status: 'archived', askAgainWeeks: 8 }],
  ['the day has come', { askAgainWeeks: 7 }],
] as const)('says nothing where %s', (_, given) => {
  drawn(given);
  expect(screen.queryByText(/спросим|Спросили/)).toBeNull();
});
