import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { QuickLine } from '#core/answering/web/quick/quick-line.tsx';
import type { Sitting } from '#core/answering/web/quick/use-quick.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t, tIn } from '#test/screen/screen.tsx';
import { answeringData, idOf } from '#test/screen/screen-rows.ts';
import { useAnswering } from './use-answering.ts';

let now: number;
let sitting: Sitting;
beforeEach(() => {
  signInOnScreen();
  fakeServer();
  localStorage.clear();
  now = 0;
  isTold = true;
  sitting = { read: new Map(), told: new Set() };
});

/** Rating questions of three words each, so that reading one takes a second. */
const asked = (count: number, given: Partial<AnsweringData> = {}) =>
  answeringData({
    competenceQuestionList: [],
    commonQuestionList: Array.from({ length: count }, (_, at) => ({
      questionId: idOf(100 + at),
      text: { ru: `Вопрос номер ${at}` },
      type: 'rating' as const,
      isRequired: true,
    })),
    ...given,
  });

let answering: ReturnType<typeof useAnswering>;
let isTold: boolean;
function Beside({ data }: { data: AnsweringData }) {
  answering = useAnswering(data, {}, () => {});
  return isTold && <QuickLine {...{ answering, data, sitting }} now={() => now} />;
}

/** The line beside questions that a test answers, as quickly as it says. */
function open(data: AnsweringData, locale: 'ru' | 'en' = 'ru') {
  const { user, unmount } = draw(<Beside data={data} />, '/', locale);
  return {
    user,
    unmount,
    at: () => answering.number,
    back: () => act(() => answering.back()),
    answer: (given: Answer, took: number) => {
      now += took;
      act(() => answering.answer(given));
    },
    next: () => act(() => answering.next()),
  };
}
const hasty = () => screen.queryByText(t('quick.hasty')) !== null;
type Opened = ReturnType<typeof open>;
function rush({ answer, next }: Opened, count: number, took = 999, given: Answer = 2) {
  for (let at = 0; at < count; at += 1) {
    answer(given, took);
    next();
  }
}

test('from the seventh question on after six that nobody can have read, until one takes the time', () => {
  const opened = open(asked(9));
  rush(opened, 5);
  expect(hasty()).toBe(false);
  opened.answer(2, 999);
  expect(hasty()).toBe(false);
  opened.next();
  expect([opened.at(), hasty()]).toEqual([7, true]);
  rush(opened, 1);
  expect(hasty()).toBe(true);
  rush(opened, 1, 1000);
  expect(hasty()).toBe(false);
});

test('a press leads five questions back, which are not timed again', async () => {
  const opened = open(asked(14));
  rush(opened, 6);
  await opened.user.click(await screen.findByRole('button', { name: t('quick.back') }));
  expect([opened.at(), hasty()]).toEqual([2, false]);
  rush(opened, 11, 0);
  expect(hasty()).toBe(false);
});

test('nothing is said to whoever takes the time to read', () => {
  const opened = open(asked(9));
  rush(opened, 8, 1000);
  expect(hasty()).toBe(false);
});

test('the words that count are those in view', () => {
  const long = asked(9);
  const en = 'One two three four five six seven eight';
  const commonQuestionList = long.commonQuestionList.map((one) => ({
    ...one,
    text: { ...one.text, en },
  }));
  const opened = open({ ...long, commonQuestionList }, 'en');
  rush(opened, 6, 1500);
  expect(screen.queryByText(tIn('en')('quick.hasty'))).not.toBeNull();
});

test('it is said about two people in a sitting', () => {
  const tell = (employeeId: string) => {
    localStorage.clear();
    const opened = open(asked(9, { employeeId }));
    // What was read about somebody else is read in half the time.
    rush(opened, 6, 499);
    const told = hasty();
    opened.unmount();
    return told;
  };
  expect([1, 1, 2, 3].map((number) => tell(idOf(number)))).toEqual([true, false, true, false]);
});

test('a question read before about somebody else takes half the time', () => {
  const first = open(asked(9));
  rush(first, 8, 5000);
  first.unmount();
  const second = open(asked(9, { employeeId: idOf(9) }));
  rush(second, 7, 500);
  expect(hasty()).toBe(false);
});

test('answers from before are not timed', () => {
  const data = asked(9);
  const before = open(data);
  rush(before, 7, 5000);
  before.unmount();
  const opened = open(data);
  for (let at = 0; at < 7; at += 1) opened.back();
  for (let at = 0; at < 7; at += 1) opened.next();
  expect([opened.at(), hasty()]).toEqual([8, false]);
});

test('beside the last one it says which answer stands everywhere, where half were hardly weighed', () => {
  const opened = open(asked(12));
  rush(opened, 11, 1500);
  opened.answer(2, 5000);
  const words = t('quick.alike', { word: t('answer.2') });
  expect(screen.queryByText(words)).not.toBeNull();
  opened.answer(3, 100);
  expect(screen.queryByText(words)).toBeNull();
});

test('the company’s own words stand there', () => {
  const ru = ['Да', 'Скорее да', 'Иногда', 'Скорее нет', 'Нет'];
  const opened = open(asked(12, { answerWords: { ru } }));
  rush(opened, 11, 1500);
  opened.answer(2, 1500);
  expect(screen.queryByText(t('quick.alike', { word: 'Скорее да' }))).not.toBeNull();
});

test('the device keeps of the answers what it keeps without the line', () => {
  const keptBy = (told: boolean) => {
    localStorage.clear();
    isTold = told;
    const opened = open(asked(9));
    rush(opened, 7);
    opened.unmount();
    return Object.entries(localStorage).map(([key, value]) => [
      key,
      Object.keys(JSON.parse(value)).sort(),
    ]);
  };
  const without = keptBy(false);
  expect(without).toHaveLength(1);
  expect(keptBy(true)).toEqual(without);
});
